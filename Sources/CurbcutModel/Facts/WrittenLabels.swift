/// Words that somebody wrote for assistive technology, and where they stand.
package struct WrittenText: Sendable, Equatable {
  /// The literal, with its quotes.
  package let expression: Expression
  package let phrase: Phrase
}

extension Element {
  /// The literal texts that its own chain or initialiser gives as accessibility label; both arms of
  /// a ternary.
  package var writtenLabels: [WrittenText] {
    var expressions: [Expression] = []
    if self.is(.image), let label = argument("label") { expressions.append(label) }
    for modifier in ownModifiers {
      switch modifier.name {
      case "accessibilityLabel":
        if let label = modifier.firstArgument { expressions.append(label) }
      case "accessibility":
        if let label = modifier.argument("label") { expressions.append(label) }
      default:
        break
      }
    }
    return expressions.flatMap { expression in
      expression.possiblePhrases.map { WrittenText(expression: $0.expression, phrase: $0.phrase) }
    }
  }
}
