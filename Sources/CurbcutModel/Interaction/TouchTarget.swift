/// The area of a control that reacts to a finger, as far as the source says in literal points.
package struct TouchTarget: Sendable {
  /// The size that frames and paddings give.
  package let frame: FrameSize
  /// The view that the size belongs to: the control's label, or the tapped view itself.
  package let view: Element
  /// The gesture, where the control is a tapped view: only what stands before it counts.
  package let tap: Modifier?
  /// Whether the size is that of a frame around the control, outside of which nothing can react.
  package var isAround = false
  /// Whether another view of the label, which is there at other times, is just as small: who enlarges
  /// only one of them mends nothing.
  package var isOneOfSeveral = false
}

extension TouchTarget {
  /// The area that reacts, as far as the control and its label say.
  package init?(of element: Element) {
    if element.is(.button, .link, .navigationLink, .menu, .shareLink) {
      guard !element.isComponent else { return nil }
      if let surrounding = surroundingTarget(element) {
        self = surrounding
        return
      }
      guard
        let label = TouchTarget.onlyLabelView(of: element)
          ?? TouchTarget.smallestAlternative(of: element)
      else { return nil }
      let size = TouchTarget.frame(of: label)
      self.init(frame: size, view: label, tap: nil)
      isOneOfSeveral = element.children(in: .label).contains {
        $0.index != label.index && TouchTarget.frame(of: $0).larger == size.larger
      }
      return
    }
    if element.isLabelOfButtonStyle {
      self.init(frame: FrameSize(element.ownModifiers), view: element, tap: nil)
      return
    }
    guard element.row?.isInteractive != true, !element.isUnknownView, !element.isPassthrough,
      element.labeledControl == nil,
      let tap = element.taps.first(where: { $0.count == 1 }), !tap.dismissesKeyboard,
      !tap.isSpatial,
      let index = element.ownModifiers.firstIndex(of: tap.modifier)
    else { return nil }
    self.init(
      frame: FrameSize(Array(element.ownModifiers[..<index]), around: element.sizeOfComponent) {
        Typography(of: element).fixedPoints($0)
      },
      view: element,
      tap: tap.modifier
    )
  }
}

extension Element {
  /// Whether it is the label that a button style of the project draws: as large as that is what
  /// reacts of all buttons in this style.
  package var isLabelOfButtonStyle: Bool {
    tree.purpose == .style && typeName == "label"
      && ["ButtonStyle", "PrimitiveButtonStyle"].contains {
        declaration?.conforms(to: $0) == true
      }
  }
}

/// The frame around a control whose label fits into it: words or an image without a size of
/// their own. What reacts is at most as large.
private func surroundingTarget(_ element: Element) -> TouchTarget? {
  guard element.hasOwnModifier(.frame),
    let first = element.ownModifiers.first(where: { !$0.keepsSizeOfControl }),
    first.name == "frame"
  else { return nil }
  if element.title == nil {
    guard let label = TouchTarget.onlyLabelView(of: element), label.is(.text, .image),
      label.modifiers.allSatisfy({ modifier in
        // An image that fits itself into the frame makes room for its padding.
        keepingSize.contains(modifier.name)
          || modifier.name == "padding" && label.hasModifier("resizable")
      })
    else { return nil }
  }
  let frame = FrameSize([first]) {
    Typography(of: element).fixedPoints($0)
  }
  guard [frame.width, frame.height].contains(where: { $0.points != nil }) else { return nil }
  return TouchTarget(frame: frame, view: element, tap: nil, isAround: true)
}

extension Modifier {
  /// Whether a control is as large with it as without it: what is said of it, and a style that draws
  /// its label alone.
  fileprivate var keepsSizeOfControl: Bool {
    if name == "buttonStyle" {
      return ["plain", "borderless"].contains(firstArgument?.memberName)
    }
    return keepingSize.contains(name) && name != "resizable" && name != "scaledToFit"
      || name.hasPrefix("accessibility") || name == "disabled" || name == "tint"
  }
}

private let keepingSize: Set<String> = [
  "accessibilityLabel", "bold", "fontWeight", "foregroundColor", "foregroundStyle", "opacity",
  "renderingMode", "resizable", "scaledToFit", "symbolRenderingMode",
]

extension TouchTarget {
  private static func frame(of label: Element) -> FrameSize {
    FrameSize(label.modifiers, around: label.sizeOfComponent) {
      Typography(of: label).fixedPoints($0)
    }
  }

  /// Of several views of its label closure of which one is there at a time, the smallest: it is what
  /// reacts then. While something goes on nobody presses it.
  fileprivate static func smallestAlternative(of element: Element) -> Element? {
    let views = element.children(in: .label)
    guard views.count == 2, views[0].isAlternative(to: views[1]) else { return nil }
    // A group around both makes them larger.
    if let group = views[0].parent, group.index != element.index,
      !group.ownModifiers.allSatisfy(\.keepsSizeOfControl)
    {
      return nil
    }
    return views.filter { !$0.isUnknownView && !$0.isPassthrough && !$0.is(.progressView) }
      .filter { frame(of: $0).larger != nil }
      .min { frame(of: $0).larger ?? 0 < frame(of: $1).larger ?? 0 }
  }

  /// The only view of its label closure.
  fileprivate static func onlyLabelView(of element: Element) -> Element? {
    let views = element.children(in: .label)
    guard views.count == 1, let view = views.first, !view.isUnknownView, !view.isPassthrough else {
      return nil
    }
    return view
  }
}
