import CurbcutSyntax

/// The computation of the accessible name, in named steps.
extension ExposureReader {
  /// What an element is called: the first step that gives words.
  ///
  /// - Parameter exposed: takes what the same words bring along: that they are a file's name, why
  ///   they are not known, the trait of a checkmark.
  mutating func name(of element: Element, in exposed: inout ExposedElement) -> Part? {
    for step in AccessibleName.Step.allCases {
      guard var name = name(of: element, from: step, in: &exposed) else { continue }
      name.step = name.step ?? step
      return name
    }
    return nil
  }

  /// What one step gives; nil where the next is to be asked.
  private mutating func name(
    of element: Element,
    from step: AccessibleName.Step,
    in exposed: inout ExposedElement
  ) -> Part? {
    switch step {
    case .label: return explicitLabel(of: element)
    case .pairedLabel:
      return pairedLabel(element).flatMap {
        part(words($0), "the text it is paired with", $0.range)
      }
    case .title: return title(of: element)
    case .labelSlot: return labelSlot(of: element, in: &exposed)
    // What a combining container holds is merged where it is read: see `readCombined`.
    case .content: return nil
    case .prompt:
      guard let prompt = ControlLabel(of: element).prompt else { return nil }
      return part(words(prompt), "prompt", prompt.range)
    case .symbol, .asset: return pictureName(of: element, from: step, in: &exposed)
    case .system: return systemName(of: element, in: exposed)
    }
  }

  // MARK: Steps

  /// The label that a modifier gives an element; nil where none does or where it is blank.
  func explicitLabel(of element: Element) -> Part? {
    let defined = definitions(of: element)
    guard element.isNamed != .no || !defined.isEmpty, LostLabel(of: element) == nil else {
      return nil
    }
    for modifier in element.modifiers.reversed() {
      if let definition = defined.first(where: { $0.call == modifier }) {
        if let label = label(by: definition, of: element) { return label }
      } else if modifier.isLabel, !modifier.isApplied(byOneOf: defined),
        let modifier = enabled(modifier)
      {
        return explicitLabel(by: modifier, of: element)
      }
    }
    return nil
  }

  /// A modifier with what `isEnabled:` says of it; nil for one that is certainly off.
  ///
  /// Source: Apple, "accessibilityLabel(_:isEnabled:)", iOS 18.
  func enabled(_ modifier: Modifier) -> Modifier? {
    guard modifier.isConditional, let condition = modifier.argument("isEnabled") else {
      return modifier
    }
    let holds = scopes[scope].boolean(condition)
    return holds == false ? nil : modifier.whereConditionHolds(holds)
  }

  private func explicitLabel(by modifier: Modifier, of element: Element) -> Part? {
    let reason = Exposure(of: element).reason(of: modifier)
    let range = Exposure(of: element).place(of: modifier)
    guard let expression = modifier.argument("label") ?? modifier.firstArgument else {
      if let label = builtLabel(by: modifier, of: element) { return label }
      var part = Part(
        phrase: Phrase([.expression("its label")]),
        reason: reason,
        range: placed(range)
      )
      (part.step, part.certainty) = (.label, .unknown)
      return part
    }
    var label = part(words(expression), reason, range)
    label?.step = .label
    if modifier.isConditional, let words = label?.phrase.spoken {
      // Without it the element keeps what it is called by itself.
      label?.phrase = Phrase([.expression("\(words) | …")])
      label?.certainty = .unknown
    }
    return label
  }

  /// The label of `accessibilityLabel { label in Text("New"); label }`: its views in a row; nil where
  /// one of them is not known.
  ///
  /// Source: Apple, "accessibilityLabel(content:)": the parameter stands for the view's own label.
  private func builtLabel(by modifier: Modifier, of element: Element) -> Part? {
    guard let closure = modifier.closure("content") ?? modifier.closure(nil) else { return nil }
    let own = closure.parameters.first ?? "$0"
    let place = Exposure(of: element).place(of: modifier)
    var whole = Phrase([])
    for item in closure.items {
      let view = Expression(item.statement)
      if view.path == own {
        guard let title = title(of: element) else { return nil }
        whole.append(title.phrase)
      } else if view.call?.callee.path == "Text", case .known(let words) = words(view) {
        whole.append(words)
      } else {
        return nil
      }
    }
    var label = part(.known(whole), Exposure(of: element).reason(of: modifier), place)
    label?.step = .label
    return label
  }

  /// A title argument, the words of a text, the label of an image.
  private func title(of element: Element) -> Part? {
    switch element.kind {
    case .text: return text(of: element)
    case .image:
      return element.argument("label").flatMap { part(words($0), "label", $0.range) }
    default:
      if let title = element.title, title.value.isBlankText != true {
        return part(words(title.value), "title", title.range)
      }
      guard element.isCustomView, let title = element.component?.title(of: element.arguments) else {
        return nil
      }
      return part(words(title.value), "title", title.range)
    }
  }

  /// What the views in a control's label say.
  private mutating func labelSlot(of element: Element, in exposed: inout ExposedElement) -> Part? {
    guard !element.is(.text, .image) else { return nil }
    let slots: [Slot] = element.is(.label) ? [.title] : [.label]
    let views = element.children.filter {
      slots.contains($0.slot) && $0.record.modifierIndex == nil
    }
    guard !views.isEmpty else { return nil }
    let parts = aside(views)
    var whole = exposed
    mergeLabel(parts, of: element, into: &whole)
    exposed = whole
    exposed.label = nil
    return whole.label
  }

  /// The name of the symbol or asset that an image, or a label without a title, shows.
  ///
  /// Source: Apple, "Image": `init(_:)` uses the name as the label; rendered accessibility
  /// hierarchy, iOS 16 to 27: a symbol without a name is called by its raw name.
  private mutating func pictureName(
    of element: Element,
    from step: AccessibleName.Step,
    in exposed: inout ExposedElement
  ) -> Part? {
    var source = ImageContent(of: element).source
    if !element.is(.image), ControlLabel(of: element).hasText == .no {
      // Source: rendered accessibility hierarchy: an empty title is no title.
      source =
        element.argument("systemImage").map { .symbol($0) }
        ?? element.argument("image").map { .asset($0) }
    }
    switch (source, step) {
    case (.symbol(let name)?, .symbol):
      selectByCheckmark(name, in: &exposed)
      return symbolName(name, in: &exposed)
    case (.asset(let name)?, .asset):
      exposed.isFileName = true
      if let asset = ImageContent(of: element).assetOfMember {
        exposed.pictureNames = [asset]
        return part(.known(Phrase(asset)), "the image’s file name", name.range)
      }
      return part(pictureWords(name, in: &exposed), "the image’s file name", name.range)
    default: return nil
    }
  }

  private func symbolName(_ name: Expression, in exposed: inout ExposedElement) -> Part? {
    exposed.isFileName = true
    guard let names = symbolNames(name) else {
      return part(.known(scopes[scope].code(name)), "the symbol’s name", name.range)
    }
    exposed.pictureNames = names
    let found = names.map { Symbols.name(of: $0, on: version) }
    let phrases = zip(names, found).map { name, found -> Phrase in
      switch found {
      case .named(let words): Phrase(words)
      case .raw: Phrase(name)
      case .unknown: Phrase([.expression(name)])
      }
    }
    let isKnown = found.allSatisfy { if case .named = $0 { true } else { false } }
    let reason = isKnown ? "VoiceOver’s name for the symbol" : "the symbol’s name"
    return part(.known(.oneOf(phrases)), reason, name.range)
  }

  private func pictureWords(
    _ name: Expression,
    in exposed: inout ExposedElement
  ) -> Fact<Phrase> {
    if case .known(let names) = literalNames(name) {
      exposed.pictureNames = names
      return .known(.oneOf(names.map { Phrase($0) }))
    }
    return words(name)
  }

  /// The names of the symbols that are known, `.checkmarkCircle` of a package as `checkmark.circle`.
  ///
  /// Source: Apple, "SF Symbols": no name has a capital letter.
  private func symbolNames(_ name: Expression) -> [String]? {
    literalNames(name).value.map { names in
      names.map { name in
        name.includes(".") || !name.contains(where: \.isUppercase)
          ? name : ImageContent.dotted(name)
      }
    }
  }

  /// The literal names that an expression may give.
  private func literalNames(_ name: Expression) -> Fact<[String]> {
    switch name.form {
    case .ternary(let condition, let then, let otherwise):
      if let decided = scopes[scope].boolean(condition) {
        return literalNames(decided ? then : otherwise)
      }
      guard case .known(let names) = literalNames(then),
        case .known(let others) = literalNames(otherwise)
      else { return .unknown }
      return .known(names + others)
    case .alternatives(let values):
      let names = values.map { literalNames($0) }
      guard names.allSatisfy({ $0.value != nil }) else { return .unknown }
      return .known(names.flatMap { $0.value ?? [] })
    case .string(let phrase):
      if let literal = phrase.literal { return .known([literal]) }
    case .member(nil, let name): return .known([name])
    case .member(let base?, let name) where base.path == "ImageResource": return .known([name])
    default: break
    }
    guard case .known(let phrase) = words(name) else { return .unknown }
    if let literal = phrase.literal { return .known([literal]) }
    // A constant such as `star.fill` reads like the key of a translation.
    guard let path = name.path, let value = scopes[scope].constant(named: path.withoutSelf),
      case .string(let written) = value.form, let literal = written.literal
    else { return .unknown }
    return .known([literal])
  }

  /// A symbol of the checkmark family selects the element that shows it.
  ///
  /// Source: rendered accessibility hierarchy, iOS 16 to 27; see ``Symbols/selects(_:)``.
  func selectByCheckmark(_ name: Expression, in exposed: inout ExposedElement) {
    guard let names = symbolNames(name), names.contains(where: Symbols.selects) else { return }
    var condition: String?
    if case .ternary(let test, let then, _) = name.form, names.count == 2,
      !names.allSatisfy(Symbols.selects)
    {
      let isThen = symbolNames(then)?.first.map(Symbols.selects) == true
      condition = isThen ? test.source : test.negated
    }
    add(
      Trait(
        kind: .selected,
        condition: condition,
        reason: "the symbol’s trait",
        range: placed(name.range)
      ),
      to: &exposed
    )
  }

  private func systemName(of element: Element, in exposed: ExposedElement) -> Part? {
    guard !hasLabelSlot(element) else { return nil }
    if let name = SystemWords.name(of: element) {
      // Nobody edits anything yet.
      let words = known.types.startsFresh && element.is(.editButton) ? Phrase("Edit") : name
      return Part(phrase: words, reason: "the system", range: exposed.range)
    }
    guard element.row?.isNamedBySystem == true else { return nil }
    var part = Part(
      phrase: Phrase([.expression(element.typeName)]),
      reason: "the system",
      range: exposed.range
    )
    part.certainty = .unknown
    return part
  }

  // MARK: Merging

  /// Takes the elements of a control's label for its name.
  ///
  /// The names of pictures are left out beside words; alternatives stay alternatives. A progress
  /// indicator in a label has no words of its own and lends its value; a checkmark its trait.
  private mutating func mergeLabel(
    _ parts: [ExposedElement],
    of element: Element,
    into whole: inout ExposedElement
  ) {
    var named = parts
    if element.row?.isInteractive == true {
      for index in named.indices where named[index].label?.step == .system {
        guard named[index].role == .progress else { continue }
        if whole.value == nil {
          whole.value = named[index].value
          if let branch = named[index].context.last(where: { $0.kind == .branch }) {
            whole.value?.phrase = Phrase([.expression("1 \(branch.text)")])
          }
        }
        (named[index].label, named[index].value) = (nil, nil)
      }
      if element.is(.navigationLink) {
        // Source: rendered accessibility hierarchy, iOS 26: a button in a link's label is an action
        // of the link; it names the link where nothing else does.
        let buttons = named.filter { $0.has(.button) && $0.label != nil }
        let others = named.filter { !$0.has(.button) && $0.label != nil }
        if !others.isEmpty, !buttons.isEmpty {
          named.removeAll { $0.has(.button) }
          for button in buttons { append(button.asAction, to: &whole.actions) }
        }
      }
      lendSelection(of: parts, to: &whole)
    }
    merge(named, into: &whole, isLabel: true)
    whole.label?.step = whole.isFileName ? named.lazy.compactMap(\.label?.step).first : .labelSlot
  }

  /// Gives an element the Selected trait of a checkmark that it shows, while it shows it.
  ///
  /// Source: rendered accessibility hierarchy, iOS 16 to 27: a checkmark selects what shows it.
  func lendSelection(of parts: [ExposedElement], to whole: inout ExposedElement) {
    for part in parts where part.role == .image {
      guard var trait = part.traits.first(where: { $0.kind == .selected }) else { continue }
      if trait.condition == nil {
        let branches = part.context.filter { $0.kind == .branch }.map(\.condition)
        trait.condition = branches.isEmpty ? nil : branches.joined(separator: " and ")
      }
      add(trait, to: &whole)
    }
  }

  /// Takes elements for one: their words, hints, traits and actions.
  ///
  /// The names of pictures are left out beside words; alternatives stay alternatives.
  func merge(_ parts: [ExposedElement], into whole: inout ExposedElement, isLabel: Bool = false) {
    let named = parts.filter { !$0.isFileName && ($0.label != nil || $0.value != nil) }
    let spoken = named.isEmpty ? parts.filter { $0.label != nil } : named
    guard !spoken.isEmpty else { return }
    for part in spoken {
      if let origin = part.origin { whole.parts.insert(origin) }
      whole.parts.formUnion(part.parts)
    }
    let phrase = joined(spoken[...], depth: 0, withValues: isLabel)
    if !phrase.parts.isEmpty {
      let labels = spoken.compactMap(\.label)
      whole.label = Part(
        phrase: phrase,
        reason: spoken.count == 1 ? labels.first?.reason ?? "content" : "the texts inside",
        range: spoken.count == 1 ? labels.first?.range ?? spoken[0].range : whole.range,
        step: .content,
        certainty: labels.reduce(.yes) { $0 && $1.certainty }
      )
    }
    whole.isFileName = named.isEmpty
    whole.doubt = whole.doubt ?? spoken.compactMap(\.doubt).first
    if isLabel { return }
    // Source: rendered accessibility hierarchy, iOS 26: hints and values of all are joined.
    join(spoken.compactMap(\.value), into: &whole.value)
    join(spoken.compactMap(\.hint), into: &whole.hint)
    for part in spoken {
      for trait in part.traits where trait.kind != .image && trait.kind != .button {
        add(trait, to: &whole)
      }
      for action in part.actions { append(action, to: &whole.actions) }
    }
  }

  private func join(_ parts: [Part], into whole: inout Part?) {
    for part in parts {
      guard let sofar = whole else {
        whole = part
        continue
      }
      whole?.phrase = sofar.phrase.appending(part.phrase)
      whole?.certainty = sofar.certainty && part.certainty
    }
  }

  /// The words of elements in a row, those of one branch as alternatives.
  private func joined(
    _ elements: ArraySlice<ExposedElement>,
    depth: Int,
    withValues: Bool
  ) -> Phrase {
    var phrase = Phrase([])
    var rest = elements
    while let first = rest.first {
      guard depth < 8, let branch = first.branch(at: depth) else {
        phrase.append(first.words(withValue: withValues))
        rest = rest.dropFirst()
        continue
      }
      let group = rest.prefix { $0.branch(at: depth)?.statement == branch.statement }
      rest = rest.dropFirst(group.count)
      var branches: [(alternative: Int, elements: [ExposedElement])] = []
      for element in group {
        let alternative = element.branch(at: depth)?.alternative ?? 0
        if branches.last?.alternative == alternative {
          branches[branches.count - 1].elements.append(element)
        } else {
          branches.append((alternative, [element]))
        }
      }
      let phrases = branches.map {
        joined($0.elements[...], depth: depth + 1, withValues: withValues)
      }
      if phrases.count == 1, let only = phrases.first {
        // What is bound in the condition says by itself when it is there.
        let condition = branch.text.includes("let ") ? "| nothing" : branch.text
        phrase.append(Phrase([.expression("\(only.spoken) \(condition)")]))
      } else {
        let conditions = branches.dropLast().compactMap {
          $0.elements.first?.branch(at: depth)?.text
        }
        phrase.append(.oneOf(phrases, decidedBy: conditions))
      }
    }
    return phrase
  }
}

extension ExposedElement.Context {
  /// When it holds, to stand behind “if”: `isOn` of “if isOn”, `!isOn` of “unless isOn”.
  fileprivate var condition: String {
    if text.hasPrefix("if ") { return String(text.dropFirst(3)) }
    guard text.hasPrefix("unless ") else { return text }
    let rest = String(text.dropFirst(7))
    return rest.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } ? "!" + rest : "!(\(rest))"
  }
}

extension ExposedElement {
  /// The branch it stands in, counted from outside.
  fileprivate func branch(at depth: Int) -> Context? {
    let branches = context.filter { $0.kind == .branch }
    return branches.indices.contains(depth) ? branches[depth] : nil
  }

  /// The label, in the label of a control together with the value.
  fileprivate func words(withValue: Bool) -> Phrase {
    let label = label?.phrase ?? Phrase([])
    guard withValue, let value else { return label }
    return label.appending(value.phrase)
  }
}

/// Whether closures or arguments fill its label.
private func hasLabelSlot(_ element: Element) -> Bool {
  element.children.contains {
    ($0.slot == .label || $0.slot == .title) && $0.record.modifierIndex == nil
  }
}

/// The words of the text that `accessibilityLabeledPair` makes its label.
///
/// Source: Apple, "accessibilityLabeledPair(role:id:in:)".
private func pairedLabel(_ view: Element) -> Expression? {
  guard view.hasModifier(.naming), let pair = view.modifier("accessibilityLabeledPair"),
    pair.argument("role")?.memberName == "content", let id = pair.argument("id")?.source
  else { return nil }
  // The first thousands are more than any screen has, and few enough for many pairs.
  for element in view.tree.elements.prefix(2_000)
  where element.hasModifier("accessibilityLabeledPair") {
    guard let other = element.modifier("accessibilityLabeledPair"),
      other.argument("role")?.memberName == "label", other.argument("id")?.source == id
    else { continue }
    return Naming(of: element).label ?? element.arguments.first?.value
  }
  return nil
}
