import CurbcutModel
import CurbcutSyntax

extension Declaration {
  /// What a local of a member, or a property, is given where it is declared; else the name itself.
  func written(_ expression: Expression, in member: String) -> Expression {
    guard case .name(let name) = expression.form else { return expression }
    let statements = function(member)?.body ?? property(member)?.statements ?? []
    for statement in statements where statement.kind == .variableDecl {
      for binding in statement.children(.patternBinding)
      where binding.child(.identifierPattern)?.text == name {
        return binding.child(.initializerClause)?.lastChild.map { Expression($0) } ?? expression
      }
    }
    return property(name)?.initialValue ?? expression
  }
}

extension Declaration.Property {
  /// The statements that work out its value: of its getter, or of a closure that is called once.
  fileprivate var statements: [Node]? {
    if let getter { return getter }
    guard case .closure(let closure)? = initialValue?.call?.callee.form else { return nil }
    return closure.items.map(\.statement)
  }
}
