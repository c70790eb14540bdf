import CurbcutSyntax

extension Expression {
  /// What a member or function is called that gives the words for literals, and these: of
  /// `"key".localized`, `.localized("key")`, `NSLocalizedString(isOn ? "key" : "other", comment: "")`.
  var lookup: (name: String?, keys: [String]) {
    func literals(_ expression: Expression) -> [String] {
      switch expression.form {
      case .string(let phrase): phrase.literal.map { [$0] } ?? []
      case .ternary(_, let then, let otherwise):
        zip(literals(then), literals(otherwise)).flatMap { [$0, $1] }
      default: []
      }
    }
    if case .member(let base?, let name) = form { return (name, literals(base)) }
    // `%"list.title"` by an operator of the project.
    if case .prefixed(let name, let base) = form, !Self.operatorsOfSwift.contains(name) {
      return (name, literals(base))
    }
    guard let call else { return (nil, []) }
    // What is put into a format is another text.
    let others: Set = ["comment", "bundle", "table", "tableName", "value"]
    if case .member(let base?, let name) = call.callee.form {
      let keys = literals(base)
      if !keys.isEmpty { return call.arguments.isEmpty ? (name, keys) : (nil, []) }
    }
    guard call.arguments.dropFirst().allSatisfy({ $0.label.map(others.contains) == true }) else {
      return (nil, [])
    }
    guard let first = call.arguments.first,
      first.label.map({ ["localized", "key", "stringID"].contains($0) }) ?? true
    else { return (nil, []) }
    return (call.callee.memberName ?? call.callee.path, literals(first.value))
  }

  /// Whether it looks up a literal: `NSLocalizedString("…", comment: "")`, `"…".localized`,
  /// `AttributedString(localized: "…")`.
  var isLookup: Bool {
    func isName(_ name: String) -> Bool {
      name.hasPrefix("locali") || name.hasPrefix("NSLocali") || name.hasPrefix("Locali")
    }
    func isLiteral(_ expression: Expression?) -> Bool {
      guard case .string? = expression?.form else { return false }
      return true
    }
    if case .member(let base?, let name) = form { return isName(name) && isLiteral(base) }
    guard let call else { return false }
    let name = call.callee.memberName ?? call.callee.path ?? ""
    if case .member(let base?, _) = call.callee.form, isLiteral(base) { return isName(name) }
    guard let first = call.arguments.first, isLiteral(first.value) else { return false }
    return isName(name) || first.label.map(isName) == true
  }

  /// Source: The Swift Programming Language, "Operator Declarations".
  private static let operatorsOfSwift: Set<String> = ["-", "+", "!", "~", "&", "..<", "..."]

  /// The words that keys stand for which are looked up in the strings of the project; nil for other code,
  /// and where there is no such key.
  func lookedUp(in strings: ProjectStrings) -> Phrase? {
    if case .ternary(_, let then, let otherwise) = form {
      guard let first = then.lookedUp(in: strings), let second = otherwise.lookedUp(in: strings)
      else { return nil }
      return .oneOf([first, second])
    }
    let keys = lookup.keys
    let texts = keys.compactMap { strings.holds($0) ? strings.text(for: $0) : nil }
    guard !texts.isEmpty, texts.count == keys.count, !texts.contains(where: { $0.includes("%") })
    else { return nil }
    return .oneOf(texts.map { Phrase($0) })
  }
}

extension Node {
  /// What has to hold so that code in one of its branches runs, as far as it is written as a condition.
  func conditions(around place: Range<Int>) -> [String] {
    func holds(_ node: Node) -> Bool { node.range.encloses(place) }
    switch kind {
    case .ifExpr:
      let isThen = children.first { $0.kind == .codeBlock }.map(holds)
      let isElse = children.contains { ($0.kind == .codeBlock || $0.kind == .ifExpr) && holds($0) }
      guard let isThen, isThen || isElse else { return [] }
      let written = children.filter { $0.kind == .conditionElement }.map { element in
        let text = element.text
        return text.hasSuffix(",") ? String(text.dropLast()) : text
      }
      // What is only unwrapped, and which systems it is for, tells a person nothing.
      let told = written.filter {
        !$0.hasPrefix("let ") && !$0.hasPrefix("var ") && !$0.hasPrefix("case ")
          && !$0.hasPrefix("#")
      }
      guard !told.isEmpty, isThen || told.count == written.count else { return [] }
      return ["\(isThen ? "if" : "unless") \(told.joined(separator: " && "))"]
    case .switchExpr:
      guard let branch = switchCases.first(where: holds), switchCases.count > 1,
        let label = branch.child(.switchCaseLabel)?.text
      else { return [] }
      // The number of a row or section tells a person nothing.
      let isNumber = label.dropFirst("case ".count).first?.isNumber == true
      return isNumber ? [] : [label.hasSuffix(":") ? String(label.dropLast()) : label]
    case .ifConfigDecl:
      for (clause, reading) in zip(
        children.filter({ $0.kind == .ifConfigClause }),
        compilationClauses
      ) where holds(clause) {
        let condition = reading.condition
        let inner = condition.dropFirst().dropLast()
        let isOne = condition.hasPrefix("(") && !inner.contains("(") && !inner.contains(")")
        return ["#if \(isOne ? String(inner) : condition)"]
      }
      return []
    default: return []
    }
  }
}

extension Node {
  /// What holds after the statements of a block that leave it: `guard isOn else { return }`.
  func premises(before place: Int) -> [String] {
    guard [.codeBlock, .closureExpr, .accessorBlock, .switchCase].contains(kind) else { return [] }
    return items.prefix { $0.range.upperBound <= place }.compactMap { item in
      guard let condition = Condition(staying: item.statement) else { return nil }
      return condition.source == "else"
        ? "unless \(condition.excluded.joined(separator: " or "))" : "if \(condition.source)"
    }
  }
}
