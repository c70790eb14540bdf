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

extension TouchTarget {
  /// The area that reacts, as far as the control and its label say; nil where a style enlarges it.
  package init?(of element: Element) {
    if element.is(.button, .link, .navigationLink, .menu, .shareLink) {
      guard !isEnlargedByStyle(element), !element.isComponent else { return nil }
      if let surrounding = surroundingTarget(element) {
        self = surrounding
        return
      }
      guard let label = TouchTarget.onlyLabelView(of: element) else { return nil }
      self.init(
        frame: FrameSize(label.modifiers) { Typography(of: label).fixedPoints($0) },
        view: label,
        tap: nil
      )
      return
    }
    guard element.row?.isInteractive != true, !element.isUnknownView, !element.isPassthrough,
      element.labeledControl == nil,
      let tap = element.taps.first(where: { $0.count == 1 }), !tap.dismissesKeyboard,
      !tap.isSpatial,
      let index = element.ownModifiers.firstIndex(of: tap.modifier)
    else { return nil }
    self.init(
      frame: FrameSize(Array(element.ownModifiers[..<index])) {
        Typography(of: element).fixedPoints($0)
      },
      view: element,
      tap: tap.modifier
    )
  }
}

/// The frame around a control whose label fits into it: words or an image without a size of
/// their own. What reacts is at most as large.
private func surroundingTarget(_ element: Element) -> TouchTarget? {
  guard element.hasOwnModifier(.frame), element.ownModifiers.first?.name == "frame" else {
    return nil
  }
  if element.title == nil {
    guard let label = TouchTarget.onlyLabelView(of: element), label.is(.text, .image),
      label.modifiers.allSatisfy({ keepingSize.contains($0.name) })
    else { return nil }
  }
  let frame = FrameSize(Array(element.ownModifiers.prefix(1))) {
    Typography(of: element).fixedPoints($0)
  }
  guard [frame.width, frame.height].contains(where: { $0.points != nil }) else { return nil }
  return TouchTarget(frame: frame, view: element, tap: nil, isAround: true)
}

private let keepingSize: Set<String> = [
  "accessibilityLabel", "bold", "fontWeight", "foregroundColor", "foregroundStyle", "opacity",
  "renderingMode", "resizable", "scaledToFit", "symbolRenderingMode",
]

extension TouchTarget {
  /// The only view of its label closure.
  fileprivate static func onlyLabelView(of element: Element) -> Element? {
    let views = element.children(in: .label)
    guard views.count == 1, let view = views.first, !view.isUnknownView, !view.isPassthrough else {
      return nil
    }
    return view
  }
}

/// Whether it stands in a row with another control, so that a finger that misses it hits that one.
///
/// Source: WCAG 2.2, 2.5.8: small targets pass where there is room around them.
private func isCrowded(_ element: Element) -> Bool {
  guard let container = element.container, container.row?.layout == .horizontal,
    element.slotInContainer == .content, element.isReplacedByAncestor == .no
  else { return false }
  return element.siblings.contains { $0.row?.isInteractive == true }
}

/// Whether a style or control size around it may make it larger than its label.
private func isEnlargedByStyle(_ view: Element) -> Bool {
  for element in sequence(first: view, next: \.parent) {
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

extension TouchTarget {
  /// Whether it is a plain button that shows one symbol at text size and nothing around it.
  package static func isBareSymbolButton(of element: Element) -> Bool {
    let style = element.modifier("buttonStyle")?.firstArgument
    guard element.is(.button), !element.isComponent, !isEnlargedByStyle(element),
      ["plain", "borderless"].contains(style?.memberName ?? "") || isCrowded(element),
      let label = TouchTarget.onlyLabelView(of: element),
      ImageContent(of: label).isSymbol,
      !label.hasModifier("frame", "padding", "resizable", "imageScale", "font", "scaleEffect"),
      !element.hasModifier("frame", "padding", "contentShape", "font", "imageScale", "modifier"),
      !element.ancestors.contains(where: { $0.hasModifier("font", "imageScale") || $0.is(.menu) })
    else { return false }
    return label.modifiers.allSatisfy { !$0.categories.contains(.foreign) }
  }
}
