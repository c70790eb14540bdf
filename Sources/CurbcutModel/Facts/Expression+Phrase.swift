extension Expression {
  /// What text the expression gives: the words of a literal, wrapped as `Text`, a localized string
  /// or a key or not; for anything else the expression itself in guillemets.
  package var phrase: Fact<Phrase> {
    switch form {
    case .string(let phrase):
      return .known(phrase)
    case .nothing:
      return .absent
    case .call(let callee, let arguments):
      return phrase(ofCallTo: callee, arguments)
    case .ternary, .alternatives, .operators, .name, .member, .prefixed:
      return .known(Phrase([.expression(source)]))
    default:
      return .unknown
    }
  }

  private func phrase(ofCallTo callee: Expression, _ arguments: [Argument]) -> Fact<Phrase> {
    let wrappers: Set<String> = [
      "Text", "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString",
      "AttributedString", ".init",
    ]
    if let path = callee.path, wrappers.contains(path), let first = arguments.first {
      switch first.label {
      case nil, "localized", "verbatim", "stringLiteral":
        if case .known(let phrase) = first.value.phrase, phrase.literal != nil {
          return .known(phrase)
        }
        if case .string(let phrase) = first.value.form { return .known(phrase) }
      default:
        break
      }
      return .known(Phrase([.expression(first.value.source)]))
    }
    // `Text("…").bold()` keeps its words.
    if case .member(let base?, _) = callee.form, base.call?.callee.path == "Text" {
      return base.phrase
    }
    return .known(Phrase([.expression(source)]))
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
    switch form {
    case .ternary(_, let then, let otherwise):
      return then.possiblePhrases + otherwise.possiblePhrases
    case .alternatives(let values):
      return values.flatMap(\.possiblePhrases)
    case .call(let callee, let arguments):
      if let path = callee.path, ["Text", "String", "LocalizedStringKey"].contains(path),
        let first = arguments.first
      {
        return first.value.possiblePhrases
      }
      return []
    case .string(let phrase):
      return [(self, phrase)]
    default:
      return []
    }
  }
}
