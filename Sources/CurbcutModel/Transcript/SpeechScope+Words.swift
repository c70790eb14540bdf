import CurbcutSyntax

extension SpeechScope {
  /// How far constants and wrappers are followed.
  private static let maximumDepth = 8

  /// The words that an expression gives: of a literal, a constant or what the caller handed in;
  /// alternatives of a ternary; for anything else the expression itself in guillemets.
  func words(_ expression: Expression, depth: Int = 0) -> Fact<Phrase> {
    guard depth < Self.maximumDepth else { return .known(.code(expression.source)) }
    switch expression.form {
    case .string(let phrase):
      return .known(substituted(phrase))
    case .number:
      return .known(Phrase(expression.source))
    case .boolean:
      return .known(code(expression))
    case .nothing:
      return .absent
    case .ternary(let condition, let then, let otherwise):
      if let decided = boolean(condition.source) {
        return words(decided ? then : otherwise, depth: depth + 1)
      }
      return alternatives([then, otherwise], of: expression, depth: depth)
    case .alternatives(let values):
      return alternatives(values, of: expression, depth: depth)
    case .operators(let operands, let operators):
      if operators.allSatisfy({ $0 == "+" }) { return sum(operands, depth: depth) }
      if operators.allSatisfy({ $0 == "??" }) {
        return alternatives(operands, of: expression, depth: depth)
      }
      return .known(code(expression))
    case .name, .member:
      return value(ofPath: expression, depth: depth)
    case .call(let callee, let arguments):
      return words(ofCall: expression, to: callee, arguments, depth: depth)
    case .prefixed:
      return .known(code(expression))
    default:
      return .unknown
    }
  }

  /// What a condition certainly is with what the caller handed in; nil where nobody knows.
  func boolean(_ condition: String) -> Bool? {
    let isNegated = condition.hasPrefix("!")
    let name = isNegated ? String(condition.dropFirst()) : condition
    if name == "true" || name == "false" { return (name == "true") != isNegated }
    if let value = given[Self.bare(name)] {
      return value.boolean.map { $0 != isNegated }
    }
    // `let subtitle` or `let title = subtitle` of an optional that was not handed in.
    let words = name.split { $0 == " " || $0 == "=" }
    if words.first == "let", !isNegated, words.count == 2 || words.count == 3,
      let last = words.last, let value = given[Self.bare(String(last))]
    {
      if value.isNothing { return false }
      if case .known(let phrase) = value.phrase, phrase.literal != nil { return true }
    }
    return nil
  }

  /// The code of an expression, with what the caller handed in for the name it begins with.
  func code(_ expression: Expression) -> Phrase { .code(rewritten(expression.source)) }

  /// A binding's name without its dollar sign.
  func bound(_ expression: Expression) -> Phrase {
    let source = expression.source
    if let call = expression.call, call.callee.memberName == "constant",
      let first = call.arguments.first, case .known(let phrase) = words(first.value)
    {
      return phrase
    }
    return .code(rewritten(source.hasPrefix("$") ? String(source.dropFirst()) : source))
  }

  // MARK: Parts

  private func alternatives(
    _ values: [Expression],
    of expression: Expression,
    depth: Int
  ) -> Fact<Phrase> {
    var phrases: [Phrase] = []
    for value in values {
      switch words(value, depth: depth + 1) {
      case .known(let phrase): phrases.append(phrase)
      case .absent: phrases.append(Phrase([]))
      case .unknown: return .known(code(expression))
      }
    }
    return phrases.isEmpty ? .unknown : .known(.oneOf(phrases))
  }

  private func sum(_ operands: [Expression], depth: Int) -> Fact<Phrase> {
    var whole = Phrase([])
    for operand in operands {
      guard case .known(let part) = words(operand, depth: depth + 1) else { return .unknown }
      whole.append(part, separator: "")
    }
    return .known(whole)
  }

  private func value(ofPath expression: Expression, depth: Int) -> Fact<Phrase> {
    guard let path = expression.path else { return .known(code(expression)) }
    let name = Self.bare(path)
    if let value = given[name] { return value.phrase }
    if let constant = tree.context.constant(name) ?? ownConstant(name)
      ?? constants[name]
    {
      return words(constant, depth: depth + 1)
    }
    return .known(code(expression))
  }

  /// A constant of the same type: `let title = "…"`, `static let title = "…"`.
  private func ownConstant(_ name: String) -> Expression? {
    guard let declaration = tree.declaration else { return nil }
    let last = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
    guard let property = declaration.property(last) else { return nil }
    guard property.isConstant, property.getter == nil else { return nil }
    return property.initialValue
  }

  private func words(
    ofCall expression: Expression,
    to callee: Expression,
    _ arguments: [Argument],
    depth: Int
  ) -> Fact<Phrase> {
    let wrappers: Set<String> = [
      "Text", "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString",
      "AttributedString", ".init",
    ]
    if let path = callee.path, wrappers.contains(path), let first = arguments.first {
      switch first.label {
      case nil, "localized", "verbatim", "stringLiteral", "markdown":
        return words(first.value, depth: depth + 1)
      default:
        return .known(code(first.value))
      }
    }
    // `Text("…").bold()` keeps its words.
    if case .member(let base?, _) = callee.form, base.call?.callee.path == "Text" {
      return words(base, depth: depth + 1)
    }
    return .known(code(expression))
  }

  /// The same phrase with what the caller handed in for its interpolations.
  private func substituted(_ phrase: Phrase) -> Phrase {
    var parts: [Phrase.Part] = []
    for part in phrase.parts {
      guard case .expression(let source) = part else {
        parts.append(part)
        continue
      }
      if let value = given[Self.bare(source)], case .known(let inner) = value.phrase {
        parts += inner.parts
      } else {
        parts += Phrase.code(rewritten(source)).parts
      }
    }
    return Phrase(parts)
  }

  /// Source in which the name it begins with is the caller's expression.
  func rewritten(_ source: String) -> String {
    let bare = Self.bare(source)
    let name = bare.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, let value = given[String(name)], !value.source.isEmpty else {
      return bare
    }
    let rest = bare.dropFirst(name.count)
    guard rest.isEmpty || rest.first == "." else { return bare }
    return value.source + rest
  }

  private static func bare(_ source: String) -> String {
    source.hasPrefix("self.") ? String(source.dropFirst(5)) : source
  }
}

extension Phrase {
  /// Code whose value is only known when the app runs, on one line and not too long.
  static func code(_ source: String) -> Phrase {
    let line = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Phrase([.expression(line.count > 80 ? line.prefix(79) + "…" : line)])
  }

  /// One of several, nobody knows which: `‹Collapse | Expand›`.
  static func oneOf(_ phrases: [Phrase]) -> Phrase {
    var texts: [String] = []
    var seen: Set<String> = []
    for phrase in phrases {
      let text = phrase.parts.isEmpty ? "nothing" : phrase.spoken
      if seen.insert(text).inserted { texts.append(text) }
    }
    guard texts.count > 1 else { return phrases.first ?? Phrase([]) }
    return Phrase([.expression(texts.joined(separator: " | "))])
  }
}
