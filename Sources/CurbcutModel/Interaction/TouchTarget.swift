/// The area of a control that reacts to a finger, as far as the source says in literal points.
package struct TouchTarget: Sendable {
  /// The size that frames and paddings give.
  package let frame: FrameSize
  /// The view that the size belongs to: the control's label, or the tapped view itself.
  package let view: Element
  /// The gesture, where the control is a tapped view: only what stands before it counts.
  package let tap: Modifier?
  /// Whether the size is that of a frame around the control, outside of which nothing can react.
  package var isAround: Bool = false

  /// What gives the size.
  package var frameModifier: Modifier? {
    let frames = view.ownModifiers.filter { $0.name == "frame" }
    return isAround ? frames.first : frames.last
  }
}

extension Element {
  /// The area that reacts, as far as the control and its label say; nil where a style enlarges it.
  package var touchTarget: TouchTarget? {
    if self.is(.button, .link, .navigationLink, .menu, .shareLink) {
      guard !isEnlargedByStyle, !isComponent else { return nil }
      if let surrounding = surroundingTarget { return surrounding }
      guard let label = onlyLabelView else { return nil }
      return TouchTarget(
        frame: FrameSize(label.modifiers) { label.fixedPoints($0) },
        view: label,
        tap: nil
      )
    }
    guard row?.isInteractive != true, !isUnknownView, !isPassthrough, labeledControl == nil,
      let tap = taps.first(where: { $0.count == 1 }), !tap.dismissesKeyboard, !tap.isSpatial,
      let index = ownModifiers.firstIndex(of: tap.modifier)
    else { return nil }
    return TouchTarget(
      frame: FrameSize(Array(ownModifiers[..<index])) { fixedPoints($0) },
      view: self,
      tap: tap.modifier
    )
  }

  /// The frame around a control whose label fits into it: words or an image without a size of
  /// their own. What reacts is at most as large.
  private var surroundingTarget: TouchTarget? {
    guard hasOwnModifier(.frame), ownModifiers.first?.name == "frame" else { return nil }
    if title == nil {
      guard let label = onlyLabelView, label.is(.text, .image),
        label.modifiers.allSatisfy({ Self.keepingSize.contains($0.name) })
      else { return nil }
    }
    let frame = FrameSize(Array(ownModifiers.prefix(1))) { fixedPoints($0) }
    guard [frame.width, frame.height].contains(where: { $0.points != nil }) else { return nil }
    return TouchTarget(frame: frame, view: self, tap: nil, isAround: true)
  }

  private static let keepingSize: Set<String> = [
    "accessibilityLabel", "bold", "fontWeight", "foregroundColor", "foregroundStyle", "opacity",
    "renderingMode", "resizable", "scaledToFit", "symbolRenderingMode",
  ]

  /// The only view of its label closure.
  private var onlyLabelView: Element? {
    let views = children(in: .label)
    guard views.count == 1, let view = views.first, !view.isUnknownView, !view.isPassthrough else {
      return nil
    }
    return view
  }

  /// Whether a style or control size around it may make it larger than its label.
  private var isEnlargedByStyle: Bool {
    for element in sequence(first: self, next: \.parent) {
      for modifier in element.modifiers {
        switch modifier.name {
        case "buttonStyle", "menuStyle":
          guard let style = modifier.firstArgument?.memberName else { return true }
          // The innermost style is the one that counts.
          return !["plain", "borderless", "automatic"].contains(style)
        case "controlSize", "labelStyle":
          return true
        default:
          break
        }
      }
    }
    return false
  }

  /// Whether it is a plain button that shows one symbol at text size and nothing around it.
  package var isBareSymbolButton: Bool {
    guard self.is(.button), !isComponent,
      let style = modifier("buttonStyle")?.firstArgument?.memberName,
      ["plain", "borderless"].contains(style), let label = onlyLabelView, label.isSymbol,
      !label.hasModifier("frame", "padding", "resizable", "imageScale", "font", "scaleEffect"),
      !hasModifier("frame", "padding", "contentShape", "font", "imageScale", "modifier"),
      !ancestors.contains(where: { $0.hasModifier("font", "imageScale") })
    else { return false }
    return label.modifiers.allSatisfy { !$0.categories.contains(.foreign) }
  }
}
