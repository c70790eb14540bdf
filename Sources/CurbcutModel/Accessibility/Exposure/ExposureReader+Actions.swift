/// The actions and rotors that modifiers give elements.
extension ExposureReader {
  /// Gives elements the actions of a view's modifiers: named ones, swipes, context menus, deletion.
  ///
  /// Source: rendered accessibility hierarchy, iOS 18.5 and 26.2: the last modifier comes first, and
  /// `accessibilityActions` and leading swipe actions are listed in reverse. Apple,
  /// "accessibilityAction(named:_:)".
  mutating func offerActions(of element: Element, to range: Range<Int>) {
    guard element.record.hasActions, !range.isEmpty else { return }
    var actions: [Part] = []
    let isOne = range.count == 1 || element.isPassthrough
    for (index, modifier) in element.record.modifiers.enumerated().reversed() {
      switch modifier.name {
      case "accessibilityAction":
        // On a view of several elements nobody can say whose action it is.
        if isOne { append(action(modifier, of: element), to: &actions) }
      case "swipeActions", "contextMenu", "accessibilityActions":
        let views = element.children.filter {
          $0.record.modifierIndex == index && ($0.slot == .swipeActions || $0.slot == .menu)
        }
        let isReversed =
          modifier.name == "accessibilityActions"
          || (modifier.name == "swipeActions"
            && modifier.argument("edge")?.memberName == "leading")
        let names = aside(views).map(\.label)
        for name in isReversed ? names.reversed() : names { append(name, to: &actions) }
      case "onDelete":
        guard modifier.firstArgument?.form != .nothing else { continue }
        let place = placed(modifier.callRange)
        append(Part(phrase: Phrase("Delete"), reason: "onDelete", range: place), to: &actions)
      case "accessibilityRotor":
        guard let rotor = rotor(modifier, of: element) else { continue }
        for index in range where elements.indices.contains(index) {
          elements[index].rotors.append(rotor)
        }
      default:
        guard isOne, let name = modifier.definition,
          element.tree.context.modifiers(appliedBy: name) == nil
        else { continue }
        for inner in known.modifiers[name] ?? [] where inner.name == "accessibilityAction" {
          append(action(inner, of: element), to: &actions)
        }
      }
    }
    guard !actions.isEmpty else { return }
    for index in range where elements.indices.contains(index) {
      let others = elements[index].actions
      elements[index].actions = actions
      for action in others { append(action, to: &elements[index].actions) }
    }
  }

  /// The action of `accessibilityAction(named:)`; nil for one that activation carries out.
  private func action(_ modifier: Modifier, of element: Element) -> Part? {
    guard let name = modifier.argument("named") else { return nil }
    return part(
      words(name),
      Exposure(of: element).reason(of: modifier),
      Exposure(of: element).place(of: modifier)
    )
  }

  /// A rotor of the app's with the entries that the source spells out.
  ///
  /// Source: rendered accessibility hierarchy, iOS 18.5 and 26.2: it belongs to the element that it
  /// modifies.
  private func rotor(_ modifier: Modifier, of element: Element) -> ExposedElement.Rotor? {
    guard let first = modifier.firstArgument,
      let name = part(words(first), modifier.name, Exposure(of: element).place(of: modifier))
    else { return nil }
    let items = modifier.closure(nil)?.items ?? modifier.closure("entries")?.items ?? []
    let entries = items.prefix(64).compactMap { item -> Part? in
      guard let call = Expression(item).call, call.callee.path == "AccessibilityRotorEntry",
        let label = call.arguments.first, label.label == nil
      else { return nil }
      return part(words(label.value), "AccessibilityRotorEntry", label.range)
    }
    return ExposedElement.Rotor(name: name, entries: entries)
  }
}

extension Record {
  fileprivate var hasActions: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "swipeActions", "contextMenu", "accessibilityActions", "onDelete",
        "accessibilityAction", "accessibilityRotor":
        true
      default: modifier.categories.contains(.applying)
      }
    }
  }
}
