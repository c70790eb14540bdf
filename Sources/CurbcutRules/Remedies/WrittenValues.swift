import CurbcutModel
import CurbcutSyntax

extension Declaration {
  /// What a local of a member, or a property, is given where it is declared; else the name itself.
  func written(_ expression: Expression, in member: String) -> Expression {
    guard case .name(let name) = expression.form else { return expression }
    for statement in function(member)?.body ?? [] where statement.kind == .variableDecl {
      for binding in statement.children(.patternBinding)
      where binding.child(.identifierPattern)?.text == name {
        return binding.child(.initializerClause)?.lastChild.map { Expression($0) } ?? expression
      }
    }
    return property(name)?.initialValue ?? expression
  }
}
