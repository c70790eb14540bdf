import CurbcutModel
import CurbcutSyntax

extension Declaration {
  /// What a local of a member, or a property, is given where it is declared; else the name itself.
  func written(_ expression: Expression, in member: String) -> Expression {
    guard case .name(let name) = expression.form else { return expression }
    for statement in statements(of: member) where statement.kind == .variableDecl {
      for binding in statement.children(.patternBinding)
      where binding.child(.identifierPattern)?.text == name {
        return binding.child(.initializerClause)?.lastChild.map { Expression($0) } ?? expression
      }
    }
    return property(name)?.initialValue ?? expression
  }

  /// Whether a local of a member is handed to one call and nothing else is done with it.
  func isUsedOnce(_ local: Expression, in member: String) -> Bool {
    guard case .name(let name) = local.form else { return true }
    let mentions = statements(of: member).reduce(0) { count, statement in
      count + statement.allTokens.count { $0.text == name }
    }
    return mentions <= 2
  }

  private func statements(of member: String) -> [Node] {
    function(member)?.body ?? property(member)?.statements ?? []
  }
}

extension Declaration.Property {
  /// The statements that work out its value or follow its change: of its getter, of its observers, or of
  /// a closure that is called once.
  fileprivate var statements: [Node]? {
    if let getter { return getter }
    let bindings = node.kind == .patternBinding ? [node] : Array(node.children(.patternBinding))
    let observers = bindings.compactMap { $0.child(.accessorBlock) }.flatMap {
      $0.children(.accessorDecl)
    }
    if !observers.isEmpty { return observers.compactMap { $0.child(.codeBlock) }.flatMap(\.items) }
    guard case .closure(let closure)? = initialValue?.call?.callee.form else { return nil }
    return closure.items.map(\.statement)
  }
}
