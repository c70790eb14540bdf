import CurbcutSyntax

/// A case of an enumeration as it is declared.
struct EnumerationCase: Sendable {
  let name: String
  let raw: Expression?
  let hasPayload: Bool

  /// The cases in the declaration of an enumeration, in order.
  static func cases(in declaration: Node) -> [EnumerationCase] {
    guard let block = declaration.child(.memberBlock) else { return [] }
    var cases: [EnumerationCase] = []
    for member in block.children where member.statement.kind == .enumCaseDecl {
      for element in member.statement.children where element.kind == .enumCaseElement {
        cases.append(
          EnumerationCase(
            name: element.nameText,
            raw: element.child(.initializerClause)?.lastChild.map { Expression($0) },
            hasPayload: element.child(.enumCaseParameterClause) != nil
          )
        )
      }
    }
    return cases
  }
}
