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
    for (_, value) in last.possiblePhrases {
      if let words = value.literal, let state = Words.trailingState(of: "‹›" + words) {
        return state
      }
    }
    return nil
  }
}

extension Expression {
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

  /// The literal texts that its own chain gives as accessibility hint; none where it is hidden.
  package var hints: [WrittenText] {
    guard element.isHidden != .yes else { return [] }
    return written("accessibilityHint", deprecated: "hint").filter { hint in
      // The key of a translation is no sentence.
      !(hint.phrase.literal.map { AssetNames.isKey($0) || AssetNames.isFileName($0) } ?? false)
    }
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
    let phrases = expression?.possiblePhrases(following: element.resolved) ?? []
    var isChoice = phrases.count > 1
    if case .ternary? = expression?.form { isChoice = true }
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
  }

  /// Whether a label modifier of its own is literally blank.
  package var hasBlankLabel: Bool {
    labels.contains { $0.phrase.isBlank && !$0.isAlternative }
  }
}
