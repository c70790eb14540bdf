/// Words that somebody wrote for assistive technology, and where they stand.
package struct WrittenText: Sendable, Equatable {
  /// The literal, with its quotes; the name of the constant whose value the words are.
  package let expression: Expression
  package let phrase: Phrase
  /// The modifier that gives the words; nil where the initializer does.
  package let modifier: Modifier?
  /// Whether they are one of several alternatives.
  package let isAlternative: Bool
  /// The key in the source that the words are looked up by; nil where they stand there themselves.
  package var key: String?
}

extension WrittenText {
  /// Whether the words stand in the chain itself, so that others can take their place there.
  package var isLiteral: Bool { expression.isStringLiteral }

  /// The state word at its end, be it in the last interpolation: “, selected” of
  /// `"\(tag)\(isOn ? ", selected" : "")"`.
  package var trailingState: String? {
    if let words = phrase.literal { return Words.trailingState(of: words) }
    let known = phrase.parts.map { part in
      if case .words(let words) = part { words } else { "‹›" }
    }.joined()
    if case .words? = phrase.parts.last { return Words.trailingState(of: known) }
    guard let last = expression.lastInterpolation else { return nil }
    return last.state(after: Phrase(Array(phrase.parts.dropLast())).known)
  }
}

extension Phrase {
  /// The words, with marks for what is not known.
  fileprivate var known: String {
    parts.map { part in if case .words(let words) = part { words } else { "‹›" } }.joined()
  }
}

extension WrittenTexts {
  /// The state words at the end of its labels, be they added by `+`, and where each label stands.
  package var labelStates: [(state: String, modifier: Modifier?)] {
    let added = element.ownModifiers.compactMap {
      modifier -> (state: String, modifier: Modifier?)? in
      guard modifier.isLabel, let label = modifier.argument("label") ?? modifier.firstArgument,
        case .operators(let operands, let operators) = label.form,
        operators.allSatisfy({ $0 == "+" }), let last = operands.last
      else { return nil }
      let before = operands.dropLast().map { $0.phrase.value?.known ?? "‹›" }.joined()
      return last.state(after: before).map { ($0, modifier) }
    }
    let trailing = labels.compactMap { label in label.trailingState.map { ($0, label.modifier) } }
    let chosen = element.ownModifiers.compactMap {
      modifier -> (state: String, modifier: Modifier?)? in
      guard modifier.isLabel, !(trailing + added).contains(where: { $0.1 === modifier }) else {
        return nil
      }
      let label = modifier.argument("label") ?? modifier.firstArgument
      return label?.chosenState.map { ($0, modifier) }
    }
    return trailing + added + chosen
  }
}

extension UIKitObject {
  /// The state words in its labels, and where each is set.
  package var labelStates: [(state: String, setting: ObjectSetting)] {
    let trailing = writtenLabels.compactMap { label in
      label.text.trailingState.map { ($0, label.setting) }
    }
    let chosen = settings.filter { $0.path == ["accessibilityLabel"] }
      .compactMap { setting -> (state: String, setting: ObjectSetting)? in
        guard !trailing.contains(where: { $0.1.range == setting.range }) else { return nil }
        return setting.value?.chosenState.map { ($0, setting) }
      }
    return trailing + chosen
  }
}

extension Expression {
  /// The state that decides between the texts it may give: “on” of `"Maps: \(isOn ? "on" : "off")."`.
  fileprivate var chosenState: String? {
    switch form {
    case .call(let callee, let arguments):
      guard ["Text", "String", "LocalizedStringKey"].contains(callee.path) else { return nil }
      return arguments.first?.value.chosenState
    case .ternary, .alternatives: return state(between: "", "")
    case .operators(let operands, let operators) where operators.allSatisfy { $0 == "+" }:
      let texts = operands.map { $0.phrase.value?.known ?? "‹›" }
      return operands.indices.lazy.compactMap { index in
        operands[index].state(
          between: texts[..<index].joined(),
          texts[(index + 1)...].joined()
        )
      }.first
    case .string(let phrase):
      let inserted = node.children.filter { $0.kind == .expressionSegment }
        .map { $0.lastChild?.lastChild.map { Expression($0) } }
      let places = phrase.parts.indices.filter {
        if case .expression = phrase.parts[$0] { true } else { false }
      }
      guard inserted.count == places.count else { return nil }
      return zip(inserted, places).lazy.compactMap { value, place in
        value?.state(
          between: Phrase(Array(phrase.parts[..<place])).known,
          Phrase(Array(phrase.parts[(place + 1)...])).known
        )
      }.first
    default: return nil
    }
  }

  /// The state that decides between its two texts, among the words around it.
  private func state(between before: String, _ after: String) -> String? {
    guard !isStringLiteral else { return nil }
    let texts = possiblePhrases.map { before + $0.phrase.known + after }
    return texts.count == 2 ? Words.state(deciding: texts[0], texts[1]) : nil
  }
}

extension Expression {
  /// The state word that one of its texts is, behind other words.
  fileprivate func state(after words: String) -> String? {
    possiblePhrases.lazy.compactMap { _, phrase in
      phrase.literal.flatMap { Words.trailingState(of: words + $0) }
    }.first
  }

  /// What is interpolated last in a string literal.
  fileprivate var lastInterpolation: Expression? {
    guard node.kind == .stringLiteralExpr else { return nil }
    let segment = node.children.filter { $0.kind == .expressionSegment }.last
    return segment?.lastChild?.lastChild.map { Expression($0) }
  }
}

/// The literal texts that a view is given for assistive technology.
package struct WrittenTexts: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }
}

extension WrittenTexts {
  /// The literal texts that its own chain or initializer gives as accessibility label; both arms of
  /// a ternary.
  package var labels: [WrittenText] {
    let title = element.is(.image) ? element.argument("label") : nil
    return texts(title, modifier: nil) + written("accessibilityLabel", deprecated: "label")
  }

  /// The literal texts that its own chain gives as accessibility value.
  package var values: [WrittenText] { written("accessibilityValue", deprecated: "value") }

  /// The literal texts that its own chain gives as accessibility hint; none where it is hidden.
  package var hints: [WrittenText] {
    guard element.isHidden != .yes else { return [] }
    return written("accessibilityHint", deprecated: "hint").filter { hint in
      // The key of a translation is no sentence.
      !(hint.phrase.literal.map { AssetNames.isKey($0) || AssetNames.isFileName($0) } ?? false)
    }
  }

  /// The names that its outermost `accessibilityInputLabels` gives Voice Control; nil where one of them
  /// is not written.
  ///
  /// Source: Apple, "accessibilityInputLabels(_:)": they take the place of the label; without any, the
  /// label counts.
  package var inputLabels: [WrittenText]? {
    guard let modifier = element.modifier("accessibilityInputLabels"), !modifier.isConditional,
      case .array(let labels)? = modifier.firstArgument?.form
    else { return nil }
    let written = labels.map { texts($0, modifier: modifier) }
    return written.contains(where: \.isEmpty) ? nil : written.flatMap { $0 }
  }

  private func written(_ name: String, deprecated label: String) -> [WrittenText] {
    guard element.hasOwnModifier(.accessibility) else { return [] }
    return element.ownModifiers.flatMap { modifier -> [WrittenText] in
      switch modifier.name {
      case name: texts(modifier.firstArgument, modifier: modifier)
      case "accessibility": texts(modifier.argument(label), modifier: modifier)
      default: []
      }
    }
  }

  private func texts(_ expression: Expression?, modifier: Modifier?) -> [WrittenText] {
    guard let expression else { return [] }
    let phrases = expression.possiblePhrases(following: ConstantResolver(of: element).resolved)
    let looked = lookedUp(expression)
    var isChoice = phrases.count + looked.count > 1
    if case .ternary = expression.form { isChoice = true }
    return phrases.map { expression, phrase in
      let text = expression.isStringLiteral ? element.project.strings.spoken(phrase) : nil
      return WrittenText(
        expression: expression,
        phrase: text ?? phrase,
        modifier: modifier,
        isAlternative: isChoice,
        key: text == nil ? nil : phrase.literal
      )
    }
      + looked.map { expression, phrase in
        WrittenText(
          expression: expression,
          phrase: phrase,
          modifier: modifier,
          isAlternative: isChoice,
          key: expression.source
        )
      }
  }

  /// What an expression, or each arm of it, has from the project's strings by a name.
  private func lookedUp(_ expression: Expression) -> [(Expression, Phrase)] {
    if case .ternary(_, let then, let otherwise) = expression.form {
      return lookedUp(then) + lookedUp(otherwise)
    }
    if case .member = (expression.call?.callee ?? expression).form,
      let words = element.project.strings.words(of: expression)
    {
      return [(expression, words)]
    }
    return []
  }

  /// Whether a label modifier of its own is literally blank.
  package var hasBlankLabel: Bool {
    labels.contains { $0.phrase.isBlank && !$0.isAlternative }
  }
}
