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
    let defined = definitions(of: element)
    for (index, modifier) in element.record.modifiers.enumerated().reversed() {
      if modifier.isApplied(byOneOf: defined) { continue }
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
        let names = aside(views).map(\.asAction)
        for name in isReversed ? names.reversed() : names { append(name, to: &actions) }
      case "onTapGesture":
        let count = modifier.argument("count").flatMap { Int($0.source) } ?? 1
        let isRow = !element.place.isDisjoint(with: [.list, .repeated])
        guard count == 1, range.count <= (isRow ? Self.maximumOfRow : Self.maximumTapped) else {
          continue
        }
        for index in range where elements.indices.contains(index) {
          elements[index].reactsToTap = true
        }
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
        guard isOne, let definition = defined.first(where: { $0.call == modifier }) else {
          continue
        }
        for action in self.actions(by: definition, of: element).reversed() {
          append(action, to: &actions)
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

  /// How many elements are said to react to a tap on what holds them: that of a screen is for all that
  /// is beside its elements, such as to put the keyboard away.
  private static let maximumTapped = 6
  /// The same for a row of a list or loop, which does one thing.
  private static let maximumOfRow = 64

  /// The action of `accessibilityAction(named:)`; nil for one that activation carries out.
  func action(_ modifier: Modifier, of element: Element) -> Part? {
    let exposure = Exposure(of: element)
    let (reason, place) = (exposure.reason(of: modifier), exposure.place(of: modifier))
    if let name = modifier.argument("named") { return part(words(name), reason, place) }
    // `accessibilityAction { } label: { Text("Reply") }`
    guard let label = modifier.closure("label")?.items.first else { return nil }
    let written = Expression(label.statement)
    let isLabel = written.call?.callee.path == "Label"
    let title = isLabel ? written.call?.arguments.first { $0.label == nil }?.value : nil
    return part(words(title ?? written), reason, place)
  }

  /// A rotor of the app's with the entries that the source spells out.
  ///
  /// Source: rendered accessibility hierarchy, iOS 18.5 and 26.2: it belongs to the element that it
  /// modifies.
  private func rotor(_ modifier: Modifier, of element: Element) -> ExposedElement.Rotor? {
    guard let first = modifier.firstArgument else { return nil }
    let system = first.memberName ?? first.call?.callee.memberName
    let place = Exposure(of: element).place(of: modifier)
    let name =
      first.source.hasPrefix(".") || first.source.hasPrefix("AccessibilitySystemRotor")
      ? system.flatMap(SystemWords.rotor).map {
        Part(phrase: Phrase($0), reason: modifier.name, range: placed(place))
      } : part(words(first), modifier.name, place)
    guard let name else { return nil }
    if let data = modifier.argument("entries"),
      case .keyPath(let path)? = modifier.argument("entryLabel")?.form
    {
      return ExposedElement.Rotor(
        name: name,
        entries: entries(of: data, at: path, modifier, place)
      )
    }
    let items = modifier.closure(nil)?.items ?? modifier.closure("entries")?.items ?? []
    let built = scopes[scope].built(by: items.prefix(64).map(\.statement))
    let entries = built.prefix(64).compactMap { statement, scope -> Part? in
      guard let call = Expression(statement).call, call.callee.path == "AccessibilityRotorEntry",
        let label = call.arguments.first, label.label == nil
      else { return nil }
      let words = scope.words(label.value, isLocalized: true)
      return part(words, "AccessibilityRotorEntry", label.range)
    }
    return ExposedElement.Rotor(name: name, entries: entries)
  }
}

extension ExposureReader {
  /// What a rotor lists of a collection: the property of each item, or of one for all.
  private func entries(
    of data: Expression,
    at path: String,
    _ modifier: Modifier,
    _ place: Range<Int>
  ) -> [Part] {
    let names = path.split(separator: ".").map(String.init).filter { !$0.hasPrefix("\\") }
    let items = scopes[scope].value(of: data)?.list ?? []
    let phrases = items.compactMap { item in
      scopes[scope].member(names, of: item)?.phrase(isLocalized: false)
    }
    let known =
      phrases.count == items.count && !items.isEmpty
      ? phrases
      : [Phrase([.expression("\(names.joined(separator: ".")) of each of \(data.source)")])]
    return known.map { Part(phrase: $0, reason: modifier.name, range: placed(place)) }
  }
}

extension ExposureReader {
  /// Gives a text the rotor with the links that its Markdown holds.
  ///
  /// Source: Apple, "Text": Markdown links are links; "AccessibilitySystemRotor.links".
  func addLinks(of element: Element, to exposed: inout ExposedElement) {
    guard element.is(.text), let first = element.arguments.first,
      let markdown = scopes[scope].markdown(first.value, label: first.label)
    else { return }
    let titles = markdown.spoken.inlineLinks
    guard !titles.isEmpty else { return }
    func part(_ words: String) -> Part {
      Part(phrase: Phrase(words), reason: "Markdown", range: placed(first.range))
    }
    exposed.rotors.append(
      ExposedElement.Rotor(
        name: part(SystemWords.rotor("links") ?? ""),
        entries: titles.map(part)
      )
    )
  }
}

extension Record {
  fileprivate var hasActions: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "swipeActions", "contextMenu", "accessibilityActions", "onDelete",
        "accessibilityAction", "accessibilityRotor", "onTapGesture":
        true
      default: modifier.categories.contains(.applying)
      }
    }
  }
}
