import CurbcutSyntax

/// How an element becomes a stop: what it says by itself, then what its modifiers say.
extension SpeechReader {
  typealias Stop = Transcript.Stop
  typealias Part = Transcript.Part
  typealias Trait = Transcript.Trait

  /// An element without words yet.
  func blank(_ element: Element) -> Stop {
    let range = placed(element.headRange)
    let isElsewhere = scopes[scope].base == nil
    let place = isElsewhere ? scopes[scope].tree.declaration.map { " in \($0.name)" } : nil
    return Stop(
      role: element.role,
      view: element.typeName + (place ?? ""),
      range: range,
      use: scopes[scope].use ?? range
    )
  }

  /// A control, a text, a picture: an element by itself.
  mutating func stop(for element: Element) -> Stop {
    var stop = blank(element)
    stop.traits = element.inherentTraits.map { kind in
      Trait(kind: kind, condition: nil, reason: element.typeName, range: stop.range)
    }
    sayOwnWords(of: element, in: &stop)
    sayState(of: element, in: &stop)
    sayStyle(of: element, in: &stop)
    if let dimming, element.row?.isInteractive == true { stop.traits.append(dimming) }
    decorate(&stop, with: element)
    return stop
  }

  /// An element that modifiers make out of what is inside.
  func stop(merged element: Element, parts: [Stop]) -> Stop {
    var stop = blank(element)
    merge(parts, into: &stop)
    decorate(&stop, with: element)
    return stop
  }

  /// A view that nobody has read, or that a caller hands in.
  func stop(unread element: Element) -> Stop {
    var stop = blank(element)
    let isNamed = element.isCustomView || element.typeName == "self"
    let name =
      isNamed || element.headSource.count > 40
      ? element.typeName : element.headSource.filter { !$0.isNewline }
    stop.label = Part(
      phrase: Phrase([.expression(name.isEmpty ? "…" : name)]),
      reason: "a view that was not read",
      range: stop.range
    )
    if let dimming, element.isInteractive == .yes { stop.traits.append(dimming) }
    decorate(&stop, with: element)
    if known.views[element.typeName] != nil {
      stop.doubt = "\(element.typeName) is entered no deeper here"
    } else if element.isCustomView {
      stop.doubt = "\(element.typeName) was not read: its code is not at hand"
    } else {
      stop.doubt = "what stands here is only known to the caller"
    }
    return stop
  }

  // MARK: What modifiers say

  /// Adds what the modifiers of an element say to its stop.
  func decorate(_ stop: inout Stop, with element: Element) {
    if element.isNamed != .no, let label = name(of: element) {
      stop.label = label
      stop.isFileName = false
      stop.doubt = nil
    }
    if let label = element.pairedLabel {
      stop.label = part(words(label), "the text it is paired with", label.range)
    }
    for modifier in element.modifiers {
      decorate(&stop, with: modifier, of: element)
      apply(modifier, to: &stop, of: element, depth: 0)
    }
    if stop.hint == nil, let help = element.modifier("help"), let text = help.firstArgument {
      stop.hint = part(words(text), element.reason(of: help), element.place(of: help))
    }
    if let modifier = element.modifiers.last(where: {
      $0.isUnreadAboutAccessibility && known.modifiers[$0.name] == nil
    }) {
      let name = modifier.name == "accessibilityUnread" ? "a modifier" : ".\(modifier.name)"
      stop.doubt = stop.doubt ?? "\(name) was not read and may change what is spoken"
    }
    stop.usage = Element.usage(of: stop.traits)
  }

  private func decorate(_ stop: inout Stop, with modifier: Modifier, of element: Element) {
    let reason = element.reason(of: modifier)
    let range = element.place(of: modifier)
    let place = placed(range)
    switch modifier.name {
    case "accessibilityValue":
      guard let text = modifier.firstArgument else { return }
      stop.value = part(words(text), reason, range)
    case "badge":
      guard stop.value == nil, let count = modifier.firstArgument else { return }
      stop.value = part(words(count), reason, range)
    case "accessibilityHint":
      guard let text = modifier.firstArgument else { return }
      stop.hint = part(words(text), reason, range)
    case "accessibilityAddTraits", "accessibilityRemoveTraits":
      guard let list = modifier.firstArgument else { return }
      change(&stop, by: list, isAdded: modifier.name == "accessibilityAddTraits", reason, place)
      if modifier.isConditional { stop.doubt = "\(modifier.name) stands under #if" }
    case "accessibility":
      decorateDeprecated(&stop, with: modifier, range: range)
    case "accessibilityHeading":
      let level = modifier.firstArgument?.memberName.flatMap { Int($0.dropFirst()) }
      add(
        Trait(kind: .heading(level: level), condition: nil, reason: reason, range: place),
        to: &stop
      )
    case "accessibilityAdjustableAction":
      add(Trait(kind: .adjustable, condition: nil, reason: reason, range: place), to: &stop)
    case "accessibilityAction":
      guard let name = modifier.argument("named") else { return }
      append(part(words(name), reason, range), to: &stop.actions)
    case "accessibilityInputLabels":
      guard case .array(let labels)? = modifier.firstArgument?.form else { return }
      for label in labels { append(part(words(label), reason, range), to: &stop.inputLabels) }
    case "accessibilityCustomContent":
      addContent(to: &stop, with: modifier, reason, range)
    default:
      break
    }
  }

  /// Adds what a modifier of another file applies. Where it names the element, that is its name.
  private func apply(_ modifier: Modifier, to stop: inout Stop, of element: Element, depth: Int) {
    guard depth < 4, let name = modifier.definition,
      element.tree.context.modifiers(appliedBy: name) == nil, let applied = known.modifiers[name]
    else { return }
    let place = placed(element.place(of: modifier))
    for inner in applied {
      var part = blank(element)
      part.traits = stop.traits
      decorate(&part, with: inner, of: element)
      apply(inner, to: &part, of: element, depth: depth + 1)
      if inner.name == "accessibilityLabel", let text = inner.firstArgument {
        part.label = self.part(words(text), inner.name, element.headRange)
      }
      stop.take(part, reason: name, place: place)
    }
  }

  private func decorateDeprecated(_ stop: inout Stop, with modifier: Modifier, range: Range<Int>) {
    for argument in modifier.arguments {
      let reason = "accessibility(\(argument.label ?? ""):)"
      switch argument.label {
      case "value": stop.value = part(words(argument.value), reason, range)
      case "hint": stop.hint = part(words(argument.value), reason, range)
      case "addTraits": change(&stop, by: argument.value, isAdded: true, reason, placed(range))
      case "removeTraits": change(&stop, by: argument.value, isAdded: false, reason, placed(range))
      default: break
      }
    }
  }

  /// Content with high importance is spoken behind the label, other content waits in a rotor.
  private func addContent(
    to stop: inout Stop,
    with modifier: Modifier,
    _ reason: String,
    _ range: Range<Int>
  ) {
    let values = modifier.arguments.filter { $0.label == nil && !$0.isTrailingClosure }
    guard values.count == 2, let name = values.first, let text = values.last,
      let content = part(words(text.value), reason, range)
    else { return }
    if modifier.argument("importance")?.memberName == "high" {
      guard let value = stop.value else {
        stop.value = content
        return
      }
      stop.value?.phrase = content.phrase.appending(value.phrase)
    } else {
      var named = content
      if case .known(let words) = words(name.value) {
        named.phrase = words.appending(content.phrase)
      }
      append(named, to: &stop.moreContent)
    }
  }

  // MARK: Traits

  private func change(
    _ stop: inout Stop,
    by list: Expression,
    isAdded: Bool,
    _ reason: String,
    _ range: Range<Int>,
    if condition: String? = nil
  ) {
    if case .ternary(let test, let then, let otherwise) = list.form {
      let holds = scopes[scope].boolean(test.source)
      let code = Phrase.code(test.source).parts.first.map(\.text) ?? test.source
      if holds != false {
        change(&stop, by: then, isAdded: isAdded, reason, range, if: holds == true ? nil : code)
      }
      if holds != true {
        let other = Phrase.code(test.negated).parts.first.map(\.text) ?? test.negated
        change(
          &stop,
          by: otherwise,
          isAdded: isAdded,
          reason,
          range,
          if: holds == false ? nil : other
        )
      }
      // A trait of both arms holds in any case.
      if holds == nil, isAdded { mergeArms(of: &stop, range: range) }
      return
    }
    let traits = TraitList(list)
    for name in traits.names.sorted() {
      guard let kind = Trait.Kind(named: name) else { continue }
      if isAdded {
        add(Trait(kind: kind, condition: condition, reason: reason, range: range), to: &stop)
      } else if condition == nil {
        stop.traits.removeAll { $0.kind.isSame(as: kind) }
      }
    }
    if traits.isUnknown { stop.doubt = stop.doubt ?? "its traits are only known when the app runs" }
  }

  /// Takes two conditional traits that one modifier adds in both arms for one that always holds.
  private func mergeArms(of stop: inout Stop, range: Range<Int>) {
    for trait in stop.traits where trait.condition != nil && trait.range == range {
      let same = stop.traits.filter { $0.kind == trait.kind && $0.range == range }
      guard same.count > 1, let index = stop.traits.firstIndex(of: trait) else { continue }
      stop.traits.removeAll { $0.kind == trait.kind && $0.range == range }
      var always = trait
      always.condition = nil
      stop.traits.insert(always, at: min(index, stop.traits.count))
    }
  }

  /// Adds a trait, or makes sure of one that was there.
  func add(_ trait: Trait, to stop: inout Stop) {
    let index = stop.traits.firstIndex {
      $0.kind.isSame(as: trait.kind) && ($0.condition == nil || trait.condition == nil)
    }
    guard let index else {
      stop.traits.append(trait)
      return
    }
    if stop.traits[index].condition != nil { stop.traits[index] = trait }
    if case .heading(let level?) = trait.kind { stop.traits[index].kind = .heading(level: level) }
  }

  // MARK: Parts

  /// The label that a modifier gives an element; nil where none does or where it is blank.
  func name(of element: Element) -> Part? {
    guard let modifier = element.labelModifier else { return nil }
    let reason = element.reason(of: modifier)
    let range = element.place(of: modifier)
    guard let expression = element.labelExpression else {
      return Part(phrase: Phrase([.expression("its label")]), reason: reason, range: placed(range))
    }
    return part(words(expression), reason, range)
  }

  /// A part out of words; nil for words that are certainly not there.
  func part(_ words: Fact<Phrase>, _ reason: String, _ range: Range<Int>) -> Part? {
    switch words {
    case .known(let phrase):
      return phrase.isBlank
        ? nil : Part(phrase: phrase.onOneLine, reason: reason, range: placed(range))
    case .unknown:
      return Part(phrase: Phrase([.expression("…")]), reason: reason, range: placed(range))
    case .absent:
      return nil
    }
  }

  func append(_ part: Part?, to parts: inout [Part]) {
    guard let part, !parts.contains(where: { $0.phrase == part.phrase }) else { return }
    parts.append(part)
  }
}

extension Transcript.Stop {
  /// Takes over what a modifier of another file says, told as that of its call.
  fileprivate mutating func take(_ other: Self, reason: String, place: Range<Int>) {
    func told(_ inner: String) -> String {
      "\(inner.prefix { !$0.isWhitespace }) in \(reason)"
    }
    func told(_ part: Transcript.Part?) -> Transcript.Part? {
      part.map { Transcript.Part(phrase: $0.phrase, reason: told($0.reason), range: place) }
    }
    label = told(other.label) ?? label
    value = told(other.value) ?? value
    hint = told(other.hint) ?? hint
    traits = other.traits.map { trait in
      guard !traits.contains(trait) else { return trait }
      var trait = trait
      trait.reason = told(trait.reason)
      trait.range = place
      return trait
    }
    for action in other.actions where !actions.contains(where: { $0.phrase == action.phrase }) {
      told(action).map { actions.append($0) }
    }
  }
}

extension Modifier {
  /// Whether nobody has read it and its name says that it is about accessibility.
  fileprivate var isUnreadAboutAccessibility: Bool {
    guard Catalogue.modifier(name) == nil else { return false }
    let name = name.lowercased()
    return ["access", "a11y", "voiceover"].contains { name.contains($0) }
  }
}

extension Phrase.Part {
  /// The words or the code.
  fileprivate var text: String {
    switch self {
    case .words(let text), .expression(let text): text
    }
  }
}

extension Phrase {
  /// The same with line breaks as spaces.
  var onOneLine: Phrase {
    guard
      parts.contains(where: {
        if case .words(let text) = $0 { text.contains(where: \.isNewline) } else { false }
      })
    else { return self }
    return Phrase(
      parts.map { part in
        guard case .words(let text) = part else { return part }
        return .words(text.split(whereSeparator: \.isNewline).joined(separator: " "))
      }
    )
  }
}

extension Element {
  /// The words of the text that `accessibilityLabeledPair` makes its label.
  ///
  /// Source: Apple, "accessibilityLabeledPair(role:id:in:)".
  fileprivate var pairedLabel: Expression? {
    guard let pair = modifier("accessibilityLabeledPair"),
      pair.argument("role")?.memberName == "content", let id = pair.argument("id")?.source
    else { return nil }
    for element in tree.elements where element.hasModifier("accessibilityLabeledPair") {
      guard let other = element.modifier("accessibilityLabeledPair"),
        other.argument("role")?.memberName == "label", other.argument("id")?.source == id
      else { continue }
      return element.labelExpression ?? element.arguments.first?.value
    }
    return nil
  }
}
