import CurbcutSyntax

// What decides whether something is set, and to what.
extension ObjectSetting {
  /// What is assigned, or handed over first.
  package var given: Expression? { value ?? argument(nil) }

  /// The condition that decides what is set, or whether it is: that of a ternary in the value, else
  /// of the innermost `if` around it.
  ///
  /// - Parameter declaration: the type in whose code it stands.
  package func condition(in declaration: Declaration) -> Expression? {
    if let condition = given?.firstCondition { return condition }
    guard isConditional, let branch = branch(in: declaration) else { return nil }
    return branch.child(.conditionElement)?.lastChild.map { Expression($0) }
  }

  /// Whether it stands under `if #available`.
  package func isForSomeSystems(in declaration: Declaration) -> Bool {
    guard isConditional, let branch = branch(in: declaration) else { return false }
    return branch.children.prefix(4).contains { $0.text.hasPrefix("#available") }
  }

  /// The innermost `if` or `switch` around it, in one of whose branches it stands.
  package func choice(in declaration: Declaration) -> Node? {
    declaration.nodes(around: range).last { node in
      (node.kind == .ifExpr || node.kind == .switchExpr)
        && node.children.contains {
          ($0.kind == .codeBlock || $0.kind == .switchCase)
            && $0.range.encloses(range)
        }
    }
  }

  /// The innermost `if` around it.
  package func branch(in declaration: Declaration) -> Node? {
    declaration.nodes(around: range).last { node in
      node.kind == .ifExpr
        && node.children.contains {
          $0.kind == .codeBlock && $0.range.lowerBound <= range.lowerBound
            && range.upperBound <= $0.range.upperBound
        }
    }
  }
}

extension Expression {
  /// The condition of the first ternary in it.
  package var firstCondition: Expression? {
    if case .ternary(let condition, _, _) = form { return condition }
    for operand in operands {
      for node in operand.descendants where node.kind == .sequenceExpr {
        if case .ternary(let condition, _, _) = Expression(node).form { return condition }
      }
    }
    return nil
  }
}
