import CurbcutSyntax

// Functions that declarations share with others: those that do nothing but give one value.

extension ItemSummary {
  /// The name for what a function gives that is called so: `UIFont.brand(size:)`.
  static func callName(_ path: String, labels: [String?]) -> String {
    "\(path)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  /// Shares a function under the name that calls of it have.
  ///
  /// - Parameter type: the type that it is called on; nil for one outside of types.
  mutating func share(_ function: Declaration.Function, of type: Declaration?) {
    let path = type.map { "\($0.name).\(function.name)" } ?? function.name
    share(
      Expression(function.node),
      as: Self.callName(path, labels: function.parameters.map(\.label)),
      isPrivate: function.isPrivate || type?.isPrivate == true
    )
  }
}

extension Declaration.Function {
  /// The value of a function that is one expression.
  var onlyValue: Expression? {
    guard let body, body.count == 1, let only = body.first else { return nil }
    if only.kind == .returnStmt { return only.firstChild.map { Expression($0) } }
    return Expression(only)
  }
}

extension DeclarationContext {
  /// The function that is shared under the name of a call; nil where there is none.
  func function(called path: String, with arguments: [Argument]) -> Declaration.Function? {
    let name = ItemSummary.callName(path, labels: arguments.map(\.label))
    guard let node = constant(name)?.node, node.kind == .functionDecl else { return nil }
    return Declaration.Function(reading: node)
  }
}
