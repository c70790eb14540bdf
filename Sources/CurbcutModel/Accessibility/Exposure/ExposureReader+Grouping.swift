/// How several views become one element, and what modifiers on a view do to the elements inside.
extension ExposureReader {
  /// Reads a combining container: one element with the words of all that is inside.
  mutating func readCombined(_ element: Element) { add(combined(element)) }

  /// The element that a combining container makes.
  ///
  /// Source: rendered accessibility hierarchy, iOS 26: texts, values and hints are joined, the labels
  /// of buttons are not. The first button is what activation does: it makes the whole a button where
  /// it is the only one; the others become actions.
  mutating func combined(_ element: Element) -> ExposedElement {
    var parts: [ExposedElement] = []
    if element.isCustomView, known.view(element.typeName, usedIn: element.tree, on: platform) != nil
    {
      let outer = (elements: elements, context: context)
      (elements, context) = ([], [])
      if !enter(element) { add(unread(element)) }
      parts = elements
      (elements, context) = outer
    } else if element.isCustomView || (element.isUnknownView && builder(of: element) == nil) {
      if element.isCustomView { unreadNames.insert(element.typeName) }
      parts = [unread(element)] + aside(element.children.filter(\.slot.isContentOfParent))
    } else if let builder = builder(of: element) {
      let outer = (elements: elements, context: context)
      (elements, context) = ([], [])
      read(builder)
      parts = elements
      (elements, context) = outer
    } else if element.row?.isInteractive == true || Exposure(of: element).isExposed {
      return single(element)
    } else {
      let children = element.children.filter(\.slot.isContentOfParent)
      parts = aside(Exposure(of: element).ordered(children))
    }
    let buttons = parts.filter { $0.has(.button) && $0.label != nil }
    let others = parts.filter { !$0.has(.button) }
    let hasWords = others.contains { $0.label != nil && !$0.isFileName }
    var whole = merged(element, parts: hasWords ? others : parts)
    if buttons.count == 1, let button = buttons.first?.traits.first(where: { $0.kind == .button }) {
      add(button, to: &whole)
    }
    let inner = buttons.flatMap(\.actions)
    for button in buttons.dropFirst() { append(button.asAction, to: &whole.actions) }
    if !hasWords, buttons.count > 1, Naming(of: element).modifier == nil {
      whole.doubt = whole.doubt ?? "nothing but buttons is combined, whose labels may not be joined"
    }
    lendSelection(of: parts, to: &whole)
    for action in inner { append(action, to: &whole.actions) }
    whole.usage = whole.usageByTraits
    return whole
  }

  /// What the modifiers of a view that is no element itself do to the elements inside: with one,
  /// they are its own; with several, nobody can be sure.
  mutating func spread(_ element: Element, over range: Range<Int>) {
    guard let modifier = element.modifiers.first(where: \.isSpoken) else { return }
    if range.isEmpty {
      if element.isNamed == .yes || Exposure(of: element).isMadeElement {
        add(merged(element, parts: []))
      }
    } else if range.count == 1 || element.isPassthrough {
      for index in range { decorate(&elements[index], with: element) }
    } else {
      let doubt =
        "\(modifier.name) on \(element.typeName), which is no element itself, may change it"
      for index in range where elements[index].doubt == nil { elements[index].doubt = doubt }
    }
  }
}

extension Modifier {
  /// Whether it changes what is exposed of an element.
  var isSpoken: Bool {
    switch name {
    case "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAddTraits",
      "accessibilityRemoveTraits", "accessibility", "accessibilityHeading",
      "accessibilityAdjustableAction", "accessibilityAction", "accessibilityInputLabels",
      "accessibilityCustomContent", "help":
      name != "accessibility"
        || arguments.contains { ["label", "value", "hint", "addTraits"].contains($0.label) }
    default: false
    }
  }
}
