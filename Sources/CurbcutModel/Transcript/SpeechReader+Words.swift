import CurbcutSyntax

/// What elements say by themselves: the words of texts, pictures and labels, the state of controls.
extension SpeechReader {
  /// Gives a stop the words that its view brings along.
  mutating func sayOwnWords(of element: Element, in stop: inout Stop) {
    switch element.kind {
    case .text:
      stop.label = text(of: element)
    case .image:
      sayImage(element, in: &stop)
    default:
      if let title = element.title, title.value.isBlankText != true {
        stop.label = part(words(title.value), "title", title.range)
        return
      }
      let slots: [Slot] = element.is(.label) ? [.title] : [.label]
      let views = element.children.filter {
        slots.contains($0.slot) && $0.record.modifierIndex == nil
      }
      merge(aside(views), into: &stop, isLabel: true)
      if stop.label == nil, let prompt = element.argument("prompt") {
        stop.label = part(words(prompt), "prompt", prompt.range)
      }
      if stop.label == nil, views.isEmpty, let name = SystemWords.name(of: element) {
        stop.label = Part(phrase: name, reason: "the system", range: stop.range)
      }
      if stop.label == nil, views.isEmpty, element.row?.isNamedBySystem == true {
        stop.label = Part(
          phrase: Phrase([.expression(element.typeName)]),
          reason: "the system",
          range: stop.range
        )
      }
    }
  }

  /// The words of a text, its concatenated parts included; nil where there are none.
  func text(of element: Element) -> Part? {
    guard let first = element.arguments.first else { return nil }
    var whole = words(first.value)
    if case .string = first.value.form {
    } else if element.arguments.count > 1, whole == .absent {
      return nil
    }
    if !element.record.concatenated.isEmpty {
      whole = sum(whole, element.record.concatenated)
    }
    return part(whole, "text", element.headRange)
  }

  /// Words with those of further operands behind them; unknown where one of them is.
  private func sum(_ first: Fact<Phrase>, _ operands: [Node]) -> Fact<Phrase> {
    guard case .known(var whole) = first else { return .unknown }
    for operand in operands {
      guard case .known(let more) = words(Expression(operand)) else { return .unknown }
      whole.append(more, separator: "")
    }
    return .known(whole)
  }

  /// An image is called by its label, the known name of its symbol, or its file's name.
  ///
  /// Source: Apple, "Image": `init(_:)` uses the name as the label; `init(_:label:)` the label.
  private func sayImage(_ element: Element, in stop: inout Stop) {
    if let label = element.argument("label") {
      stop.label = part(words(label), "label", label.range)
      return
    }
    switch element.imageSource {
    case .symbol(let name): sayFileName(name, isSymbol: true, in: &stop)
    case .asset(let name): sayFileName(name, isSymbol: false, in: &stop)
    case .data, nil: break
    }
  }

  private func sayFileName(_ name: Expression, isSymbol: Bool, in stop: inout Stop) {
    let reason = isSymbol ? "the symbol’s file name" : "the image’s file name"
    stop.isFileName = true
    var names = [name]
    if case .ternary(_, let then, let otherwise) = name.form { names = [then, otherwise] }
    let read = names.compactMap { fileName($0, isSymbol) }
    if read.count == names.count {
      let isKnown =
        isSymbol && names.allSatisfy { $0.literalName.flatMap(Symbols.spokenName) != nil }
      let known = "VoiceOver’s name for the symbol"
      stop.label = part(.known(.oneOf(read)), isKnown ? known : reason, name.range)
    } else {
      stop.label = part(words(name), reason, name.range)
    }
  }

  /// How VoiceOver reads the name of a symbol or image; nil where it is not literal.
  private func fileName(_ name: Expression, _ isSymbol: Bool) -> Phrase? {
    var literal = name.literalName
    if literal == nil, case .known(let phrase) = words(name) { literal = phrase.literal }
    guard let literal else { return nil }
    if isSymbol, let known = Symbols.spokenName(literal) { return Phrase(known) }
    return Phrase(literal.split { ".-_/".contains($0) }.joined(separator: " "))
  }

  // MARK: Merging

  /// Takes the stops of a label or of a combining container for one.
  ///
  /// The names of pictures are left out beside words; alternatives stay alternatives.
  func merge(_ parts: [Stop], into stop: inout Stop, isLabel: Bool = false) {
    let named = parts.filter { !$0.isFileName && ($0.label != nil || $0.value != nil) }
    let spoken = named.isEmpty ? parts.filter { $0.label != nil } : named
    guard !spoken.isEmpty else { return }
    let phrase = joined(spoken[...], depth: 0)
    if !phrase.parts.isEmpty {
      stop.label = Part(
        phrase: phrase,
        reason: spoken.count == 1 ? spoken[0].label?.reason ?? "content" : "the texts inside",
        range: spoken.count == 1 ? spoken[0].label?.range ?? spoken[0].range : stop.range
      )
    }
    stop.isFileName = named.isEmpty
    stop.doubt = stop.doubt ?? spoken.compactMap(\.doubt).first
    if isLabel { return }
    for part in spoken {
      if stop.hint == nil { stop.hint = part.hint }
      for trait in part.traits where trait.kind != .image && trait.kind != .button {
        add(trait, to: &stop)
      }
      for action in part.actions { append(action, to: &stop.actions) }
    }
  }

  /// The words of stops in a row, those of one branch as alternatives.
  private func joined(_ stops: ArraySlice<Stop>, depth: Int) -> Phrase {
    var phrase = Phrase([])
    var rest = stops
    while let first = rest.first {
      guard depth < 8, let branch = first.branch(at: depth) else {
        phrase.append(first.words)
        rest = rest.dropFirst()
        continue
      }
      let group = rest.prefix { $0.branch(at: depth)?.statement == branch.statement }
      rest = rest.dropFirst(group.count)
      var branches: [(alternative: Int, stops: [Stop])] = []
      for stop in group {
        let alternative = stop.branch(at: depth)?.alternative ?? 0
        if branches.last?.alternative == alternative {
          branches[branches.count - 1].stops.append(stop)
        } else {
          branches.append((alternative, [stop]))
        }
      }
      let phrases = branches.map { joined($0.stops[...], depth: depth + 1) }
      if phrases.count == 1, let only = phrases.first {
        // What is bound in the condition says by itself when it is there.
        let condition = branch.text.contains("let ") ? "| nothing" : branch.text
        phrase.append(Phrase([.expression("\(only.spoken) \(condition)")]))
      } else {
        phrase.append(.oneOf(phrases))
      }
    }
    return phrase
  }

  /// Reads a combining container: one stop with the words of all that is inside; its buttons
  /// become actions.
  ///
  /// Source: Apple, "combine": properties are combined, some are transformed; the action of a
  /// button may become a named action.
  mutating func readCombined(_ element: Element) {
    var parts: [Stop] = []
    if element.isCustomView, known.views[element.typeName] != nil {
      let outer = (stops: stops, context: context)
      (stops, context) = ([], [])
      if !enter(element) { add(stop(unread: element)) }
      parts = stops
      (stops, context) = outer
    } else if element.isCustomView || (element.isUnknownView && builder(of: element) == nil) {
      if element.isCustomView { unreadNames.insert(element.typeName) }
      parts = [stop(unread: element)] + aside(element.children.filter(\.slot.isContentOfParent))
    } else if let builder = builder(of: element) {
      let outer = (stops: stops, context: context)
      (stops, context) = ([], [])
      read(builder)
      parts = stops
      (stops, context) = outer
    } else if element.row?.isInteractive == true || element.isStop {
      readPlainStop(element)
      return
    } else {
      let children = element.children.filter(\.slot.isContentOfParent)
      parts = aside(element.ordered(children))
    }
    let buttons = parts.filter { $0.has(.button) && $0.label != nil }
    let others = parts.filter { !$0.has(.button) }
    let hasWords = others.contains { $0.label != nil && !$0.isFileName }
    var whole = stop(merged: element, parts: hasWords ? others : parts)
    if hasWords {
      for button in buttons { append(button.label, to: &whole.actions) }
    } else if let button = buttons.first?.traits.first(where: { $0.kind == .button }) {
      add(button, to: &whole)
    }
    add(whole)
  }

  private mutating func readPlainStop(_ element: Element) { add(stop(for: element)) }

  /// What the modifiers of a view that is no element itself do to the elements inside: with one,
  /// they are its own; with several, nobody can be sure.
  mutating func spread(_ element: Element, over range: Range<Int>) {
    guard let modifier = element.modifiers.first(where: \.isSpoken) else { return }
    if range.isEmpty {
      if element.isNamed == .yes { add(stop(merged: element, parts: [])) }
    } else if range.count == 1 || element.isPassthrough {
      for index in range { decorate(&stops[index], with: element) }
    } else {
      let doubt =
        "\(modifier.name) on \(element.typeName), which is no element itself, may change it"
      for index in range where stops[index].doubt == nil { stops[index].doubt = doubt }
    }
  }
}

extension Transcript.Stop {
  /// The branch it stands in, counted from outside.
  fileprivate func branch(at depth: Int) -> Transcript.Context? {
    let branches = context.filter { $0.kind == .branch }
    return branches.indices.contains(depth) ? branches[depth] : nil
  }

  /// Label and value in a row.
  fileprivate var words: Phrase {
    let label = label?.phrase ?? Phrase([])
    return value.map { label.appending($0.phrase) } ?? label
  }
}

extension Modifier {
  /// Whether it changes what is spoken on an element.
  fileprivate var isSpoken: Bool {
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

extension Expression {
  /// The literal or generated name of a symbol or image: `"star"`, `.logo`.
  fileprivate var literalName: String? {
    switch form {
    case .string(let phrase): phrase.literal
    case .member(nil, let name): name
    default: nil
    }
  }
}
