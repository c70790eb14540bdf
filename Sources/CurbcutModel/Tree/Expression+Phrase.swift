extension Expression {
  /// What text the expression gives by itself: the words of a literal, wrapped as `Text`, a
  /// localized string or a key or not; for anything else the expression itself in guillemets.
  package var phrase: Fact<Phrase> { Scope.unbound.words(self) }

  /// Whether the words are known by the key of their translation only.
  package var isKeyOfWords: Bool {
    guard case .known(let phrase) = phrase, phrase.parts.count == 1,
      case .expression(let key) = phrase.parts[0]
    else { return false }
    switch form {
    case .string(let written): return written.literal == key
    case .call(_, let arguments):
      guard case .string(let written)? = arguments.first?.value.form else { return false }
      return written.literal == key
    default: return false
    }
  }

  /// Whether it is literally empty or blank; nil where nobody knows.
  package var isBlankText: Bool? {
    switch form {
    case .string(let phrase): phrase.isBlank
    case .call:
      phrase.value.map(\.isBlank)
    case .nothing: true
    case .ternary(_, let then, let otherwise):
      then.isBlankText == true && otherwise.isBlankText == true
        ? true : then.isBlankText == true || otherwise.isBlankText == true ? nil : false
    default: false
    }
  }

  /// Every text the expression may give: both arms of a ternary, all cases of a switch.
  package var possiblePhrases: [(expression: Expression, phrase: Phrase)] {
    possiblePhrases { $0 }
  }

  /// Every text the expression may give, constants followed.
  ///
  /// - Parameter value: what a name stands for; the name itself where that is not known.
  /// - Returns: The texts, each with the literal or, for a constant, its name.
  func possiblePhrases(
    following value: (Expression) -> Expression
  ) -> [(expression: Expression, phrase: Phrase)] {
    switch form {
    case .ternary(_, let then, let otherwise):
      return then.possiblePhrases(following: value) + otherwise.possiblePhrases(following: value)
    case .alternatives(let values):
      return values.flatMap { $0.possiblePhrases(following: value) }
    case .call(let callee, let arguments):
      guard let path = callee.path, let first = arguments.first else { return [] }
      switch path {
      case "Text", "String", "LocalizedStringKey", ".init":
        let words = arguments.first { $0.label == "defaultValue" } ?? first
        return words.value.possiblePhrases(following: value)
      case "NSLocalizedString", "LocalizedStringResource":
        if let words = arguments.first(where: { ["value", "defaultValue"].contains($0.label) }) {
          return words.value.possiblePhrases
        }
        // Many a project writes keys rather than words.
        return first.value.possiblePhrases.filter { $0.phrase.literal.map(Self.areWords) ?? false }
      default: return []
      }
    case .string(let phrase):
      return [(self, phrase)]
    case .operators(let operands, let operators) where operators.allSatisfy { $0 == "+" }:
      return sums(of: operands, following: value).map { (self, $0) }
    case .name, .member:
      let constant = value(self)
      guard constant.form != form else { return [] }
      return constant.possiblePhrases.map { (self, $0.phrase) }
    default:
      return []
    }
  }

  /// Every text that texts put together give; none where none of them is written out.
  private func sums(
    of operands: [Expression],
    following value: (Expression) -> Expression
  ) -> [Phrase] {
    let texts = operands.map { $0.possiblePhrases(following: value).map(\.phrase) }
    guard texts.contains(where: { !$0.isEmpty }), !operands.contains(where: { $0.number != nil })
    else { return [] }
    return zip(operands, texts).reduce([Phrase([])]) { sums, next in
      let added = next.1.isEmpty ? [Phrase([.expression(next.0.source)])] : next.1
      guard sums.count * added.count <= Self.maximumSumCount else { return [] }
      return sums.flatMap { sum in added.map { sum.appending($0, separator: "") } }
    }
  }

  /// How many texts that choices put together are told apart.
  private static let maximumSumCount = 8

  /// Whether what is looked up is written in words rather than as a key: “Close”, “close the map”.
  private static func areWords(_ text: String) -> Bool {
    text.includes(" ") || text.isEmpty
      || (text.first?.isUppercase == true && text.dropFirst().allSatisfy { $0.isLowercase })
  }
}
