import CurbcutSyntax

/// Something that holds where code reaches a place, because it was asked on the way there.
package struct Premise: Sendable {
  package enum Test: Sendable {
    /// `isValid`, `count > 3`.
    case isTrue(Expression)
    /// `old == .code`, or a `case` of a `switch`.
    case isEqual(Expression, Expression)
    /// `let message`, `message != nil`.
    case isPresent(Expression)
    /// What is not taken apart.
    case other(Node)
  }

  package let test: Test
  /// Whether it holds, or its opposite does.
  package let holds: Bool

  /// Whether it is about a name.
  package func mentions(_ name: String) -> Bool {
    switch test {
    case .isTrue(let value), .isPresent(let value): value.mentions(name)
    case .isEqual(let left, let right): left.mentions(name) || right.mentions(name)
    case .other(let node): node.allTokens.contains { $0.text == name }
    }
  }
}

extension Node {
  /// What was asked before the code of this function or closure reaches a place in it, in order.
  package func premises(of place: Range<Int>) -> [Premise] {
    var premises: [Premise] = []
    var node = self
    while let child = node.children.first(where: { $0.range.encloses(place) }) {
      switch node.kind {
      case .ifExpr where child.kind == .codeBlock || child.kind == .ifExpr:
        let isFirst = node.child(.codeBlock)?.range == child.range
        premises += node.premises(holding: isFirst)
      case .guardStmt where child.kind == .codeBlock: premises += node.premises(holding: false)
      case .whileStmt where child.kind == .codeBlock: premises += node.premises(holding: true)
      case .switchExpr where child.kind == .switchCase:
        premises += node.premises(ofCase: child)
      case .codeBlock, .closureExpr, .accessorBlock, .switchCase:
        for statement in node.children
        where statement.range.upperBound <= child.range.lowerBound {
          if statement.kind == .guardStmt { premises += statement.premises(holding: true) }
          if statement.kind == .ifExpr, statement.child(.ifExpr) == nil,
            statement.children.count(where: { $0.kind == .codeBlock }) == 1,
            let last = statement.child(.codeBlock)?.lastChild, last.leaves
          {
            premises += statement.premises(holding: false)
          }
        }
      default: break
      }
      node = child
    }
    return premises
  }

  /// What the conditions of an `if` or `guard` say where they hold, or where they do not.
  private func premises(holding holds: Bool) -> [Premise] {
    let conditions = children.filter { $0.kind == .conditionElement }.compactMap(\.firstChild)
    // Which of several does not hold is not known.
    if !holds, conditions.count > 1 {
      return conditions.map { Premise(test: .other($0), holds: false) }
    }
    return conditions.flatMap { condition -> [Premise] in
      switch condition.kind {
      case .optionalBindingCondition:
        let value =
          condition.child(.initializerClause)?.lastChild ?? condition.child(.identifierPattern)
        return value.map { [Premise(test: .isPresent(Expression($0)), holds: holds)] } ?? []
      case .matchingPatternCondition:
        guard let pattern = condition.firstChild?.firstChild,
          let value = condition.child(.initializerClause)?.lastChild
        else { return [Premise(test: .other(condition), holds: holds)] }
        return [
          Premise(test: .isEqual(Expression(value), Expression(pattern)), holds: holds)
        ]
      default: return Premise.all(in: Expression(condition), holding: holds)
      }
    }
  }

  /// What holds in a case of this `switch`.
  private func premises(ofCase branch: Node) -> [Premise] {
    guard let subject = children.first(where: { $0.kind != .switchCase }) else { return [] }
    let value = Expression(subject)
    func patterns(of branch: Node) -> [Node] {
      branch.child(.switchCaseLabel)?.children(.switchCaseItem).compactMap(\.firstChild) ?? []
    }
    let own = patterns(of: branch)
    if own.count == 1, let pattern = own[0].firstChild {
      return [Premise(test: .isEqual(value, Expression(pattern)), holds: true)]
    }
    if !own.isEmpty { return [Premise(test: .other(branch.firstChild ?? branch), holds: true)] }
    return children(.switchCase).flatMap(patterns).compactMap(\.firstChild).map {
      Premise(test: .isEqual(value, Expression($0)), holds: false)
    }
  }

  /// Whether a statement ends what it stands in.
  private var leaves: Bool {
    [.returnStmt, .breakStmt, .continueStmt, .throwStmt].contains(kind)
  }
}

extension Premise {
  /// The clauses of a condition.
  package static func all(in condition: Expression, holding holds: Bool = true) -> [Premise] {
    switch condition.form {
    case .prefixed("!", let inner): return all(in: inner, holding: !holds)
    case .operators(let operands, let operators):
      if operands.count == 2, let sign = operators.first {
        return comparison(of: operands, by: sign, in: condition, holding: holds)
      }
      let joint = holds ? "&&" : "||"
      guard operators.contains(joint), !operators.contains(holds ? "||" : "&&") else {
        return [Premise(test: .isTrue(condition), holds: holds)]
      }
      return condition.clauses(dividedBy: joint).flatMap { all(in: $0, holding: holds) }
    default: return [Premise(test: .isTrue(condition), holds: holds)]
    }
  }

  private static func comparison(
    of operands: [Expression],
    by sign: String,
    in condition: Expression,
    holding holds: Bool
  ) -> [Premise] {
    if sign == (holds ? "&&" : "||") { return operands.flatMap { all(in: $0, holding: holds) } }
    guard sign == "==" || sign == "!=" else {
      return [Premise(test: .isTrue(condition), holds: holds)]
    }
    let isSame = holds == (sign == "==")
    if let value = operands[1].boolean { return all(in: operands[0], holding: isSame == value) }
    if case .nothing = operands[1].form {
      return [Premise(test: .isPresent(operands[0]), holds: !isSame)]
    }
    return [Premise(test: .isEqual(operands[0], operands[1]), holds: isSame)]
  }
}

extension Expression {
  /// The parts of a flat chain of operators between one of them.
  fileprivate func clauses(dividedBy sign: String) -> [Expression] {
    let parts = operands
    let base = slice?.lowerBound ?? 0
    var clauses: [Expression] = []
    var start = 0
    for (index, part) in parts.enumerated()
    where part.kind == .binaryOperatorExpr && part.firstToken?.text == sign {
      clauses.append(Expression(node, slice: base + start..<base + index))
      start = index + 1
    }
    clauses.append(Expression(node, slice: base + start..<base + parts.count))
    return clauses
  }
}
