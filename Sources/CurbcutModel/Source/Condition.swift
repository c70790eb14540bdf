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
  var decision: Expression?

  /// What the `switch` that decides looks at: `model.phase`; nil for other statements.
  package var switchedPath: String? {
    guard let node = decision?.node, node.kind == .switchExpr else { return nil }
    return node.children.first { $0.kind != .switchCase }.flatMap { Expression($0).path }
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
