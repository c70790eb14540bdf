import CurbcutSyntax

extension Scope {
  /// How deep in words properties of several statements are read.
  private static let maximumReturnDepth = 3

  /// The words of a property of the type that works them out in several statements, those of each
  /// `return`; nil where none are known.
  func returnedWords(by name: String, for expression: Expression, depth: Int) -> Fact<Phrase>? {
    // Properties that use each other would multiply.
    guard depth < Self.maximumReturnDepth, let property = declaration?.property(name),
      let getter = property.getter,
      getter.count > 1, !property.isViewValued,
      getter.dropLast().allSatisfy(\.statement.returnsOnly),
      let values = Node.values(of: getter)?.map({ Expression($0) }),
      values.contains(where: { words($0, depth: depth + 1) != .known(code($0)) }),
      case let words = alternatives(values, of: expression, isLocalized: false, depth: depth),
      words != .known(code(expression))
    else { return nil }
    return words
  }

  /// The words of one of several values.
  ///
  /// - Parameter condition: what decides between two.
  func alternatives(
    _ values: [Expression],
    of expression: Expression,
    decidedBy condition: Expression? = nil,
    isLocalized: Bool,
    depth: Int
  ) -> Fact<Phrase> {
    var phrases: [Phrase] = []
    for value in values {
      switch words(value, isLocalized: isLocalized, depth: depth + 1) {
      case .known(let phrase): phrases.append(phrase)
      case .absent: phrases.append(Phrase([]))
      case .unknown: return .known(code(expression))
      }
    }
    if phrases.isEmpty { return .unknown }
    let deciders = condition.map { ["if " + rewritten($0.source)] } ?? []
    return .known(.oneOf(phrases, decidedBy: deciders))
  }
}

extension Node {
  /// Whether it declares constants, or all that its blocks do is to give a value back.
  fileprivate var returnsOnly: Bool {
    switch kind {
    case .variableDecl: true
    case .guardStmt: children(.codeBlock).allSatisfy { $0.lastChild?.kind == .returnStmt }
    case .ifExpr:
      children.allSatisfy { child in
        switch child.kind {
        case .codeBlock: child.items.count == 1 && child.lastChild?.kind == .returnStmt
        case .ifExpr: child.returnsOnly
        default: true
        }
      }
    default: false
    }
  }
}
