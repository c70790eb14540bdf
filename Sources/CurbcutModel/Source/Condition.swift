import CurbcutSyntax

/// One alternative of a branch that a view stands in.
package struct Condition: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case branch, availability, compilation, repetition
  }

  package let kind: Kind
  /// The statement that branches: alternatives of one statement share it. In UTF-8 offsets.
  package let statement: Int
  /// Which alternative it is, from 0.
  package let alternative: Int
  /// The condition as written, for `#if` the platform test.
  package let source: String
  /// The conditions of the alternatives before it, which do not hold where it does.
  package var excluded: [String] = []
  /// The `if`, `switch` or ternary that decides, for readers that know values.
  package var decision: Expression?

  /// What the `switch` that decides looks at: `model.phase`; nil for other statements.
  package var switchedPath: String? {
    guard let node = decision?.node, node.kind == .switchExpr else { return nil }
    return node.children.first { $0.kind != .switchCase }.flatMap { Expression($0).path }
  }

  /// Whether an expression is one side of the `isOn ? a : b` that decides, in UTF-8 offsets.
  package func isSide(_ range: Range<Int>) -> Bool {
    guard case .ternary(_, let then, let otherwise)? = decision?.form else { return false }
    return then.range == range || otherwise.range == range
  }

  init(
    kind: Kind,
    statement: Int,
    alternative: Int,
    source: String,
    excluded: [String] = [],
    decision: Expression? = nil
  ) {
    self.kind = kind
    self.statement = statement
    self.alternative = alternative
    self.source = source
    self.excluded = excluded
    self.decision = decision
  }
}

extension Condition {
  /// Whether it never holds together with another one: as an alternative of the same statement, or
  /// because both ask one value for different cases, `plan == .free` and `plan == .paid`.
  package func excludes(_ other: Condition) -> Bool {
    if statement == other.statement { return alternative != other.alternative }
    guard kind == .branch, other.kind == .branch, let mine = comparison,
      let others = other.comparison
    else { return false }
    return mine.value == others.value && mine.constant != others.constant
  }

  /// The value and the constant that it compares: `plan` and `.free` of `plan == .free`.
  private var comparison: (value: String, constant: String)? {
    let sides = source.split(separator: "=", omittingEmptySubsequences: false)
    guard sides.count == 3, sides[1].isEmpty, sides[0].last == " ", sides[2].first == " " else {
      return nil
    }
    let value = sides[0].dropLast()
    let constant = sides[2].dropFirst()
    guard !value.contains(" "), !constant.contains(" "),
      constant.first == "." || constant.first == "\"" || constant.first?.isNumber == true
    else { return nil }
    return (String(value), String(constant))
  }

  /// What holds where a statement did not leave the function: after `guard isOn else { return }`,
  /// and after `if isOn { return … }` without an `else`; nil for statements that never leave.
  init?(staying statement: Node) {
    switch statement.kind {
    case .guardStmt:
      self.init(of: statement, alternative: 0, source: statement.conditionText)
    case .ifExpr:
      var tests: [String] = []
      var current = statement
      while true {
        let blocks = current.children.filter { $0.kind == .codeBlock }
        let next = current.child(.ifExpr)
        guard blocks.count == 1, let last = blocks.first?.lastChild,
          last.kind == .returnStmt
        else { return nil }
        tests.append(current.conditionText)
        guard let next else { break }
        current = next
      }
      self.init(of: statement, alternative: tests.count, source: "else", excluded: tests)
    default:
      return nil
    }
  }

  /// What holds in the `else` of a `guard`.
  init?(leaving statement: Node) {
    guard statement.kind == .guardStmt else { return nil }
    self.init(of: statement, alternative: 1, source: "else", excluded: [statement.conditionText])
  }

  private init(of statement: Node, alternative: Int, source: String, excluded: [String] = []) {
    self.init(
      kind: .branch,
      statement: statement.range.lowerBound,
      alternative: alternative,
      source: source,
      excluded: excluded,
      decision: Expression(statement)
    )
  }
}

extension Node {
  /// The conditions of an `if` or `guard`, as written.
  var conditionText: String {
    children.filter { $0.kind == .conditionElement }.map(\.text).joined(separator: " ")
  }
}

extension [Condition] {
  /// Whether what stands under these is never shown together with what stands under others.
  func exclude(_ others: [Condition]) -> Bool {
    contains { mine in others.contains { mine.excludes($0) } }
  }
}
