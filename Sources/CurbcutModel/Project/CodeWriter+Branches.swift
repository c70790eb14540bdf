import CurbcutSyntax

// Branches and operators, of which what a use hands over decides some.

extension CodeWriter {
  mutating func writeBranches(_ node: Node, _ bindings: Bindings) {
    let conditions = Array(node.children(.conditionElement))
    var isFirst = true
    var taken = bindings
    let outcome = bindings.outcome(of: conditions, binding: &taken)
    var blocks: [Node] = []
    for child in node.children where child.kind == .codeBlock || child.kind == .ifExpr {
      blocks.append(child)
    }
    if let outcome {
      copyTrivia(before: node)
      let index = outcome ? 0 : 1
      guard blocks.indices.contains(index) else { return }
      let block = blocks[index]
      if block.kind == .ifExpr { return write(block, bindings) }
      return writeContent(of: block, outcome ? taken : bindings)
    }
    let inside = bindings.without(conditions.flatMap(\.boundNames))
    for element in node.elements {
      switch element {
      case .token(let token): copy(token)
      case .node(let child) where child.kind == .conditionElement:
        writeCondition(child, bindings)
      case .node(let child):
        write(child, isFirst ? inside : bindings)
        isFirst = false
      }
    }
  }

  private mutating func writeCondition(_ node: Node, _ bindings: Bindings) {
    guard let optional = node.firstChild, optional.kind == .optionalBindingCondition,
      optional.child(.initializerClause) == nil,
      let name = optional.child(.identifierPattern)?.nameText, let binding = bindings[name]
    else { return write(node, bindings) }
    // `if let label`
    copy(optional)
    code.add(glue: " = ")
    write(binding, for: optional.range, isWhole: true)
    for case .token(let token) in node.elements { copy(token) }
  }

  /// Writes what a `guard` comes to.
  ///
  /// - Returns: Whether what follows it is done.
  mutating func writeGuard(_ node: Node, _ bindings: inout Bindings) -> Bool {
    let conditions = Array(node.children(.conditionElement))
    var passed = bindings
    let outcome = bindings.outcome(of: conditions, binding: &passed)
    if outcome == true {
      copyTrivia(before: node)
      bindings = passed
      return true
    }
    if outcome == false, let block = node.child(.codeBlock) {
      copyTrivia(before: node)
      writeContent(of: block, bindings)
      return false
    }
    for element in node.elements {
      switch element {
      case .token(let token): copy(token)
      case .node(let child) where child.kind == .conditionElement:
        writeCondition(child, bindings)
      case .node(let child): write(child, bindings)
      }
    }
    bindings = bindings.without(conditions.flatMap(\.boundNames))
    return true
  }

  /// Writes what stands between the braces of a block.
  private mutating func writeContent(of block: Node, _ bindings: Bindings) {
    var bindings = bindings
    for child in block.children where !write(statement: child, &bindings) { break }
  }

  mutating func writeCases(_ node: Node, _ bindings: Bindings) {
    guard let subject = node.firstChild,
      let chosen = bindings.resolved(Expression(subject)).caseName,
      let taken = node.switchCases.first(where: { $0.matches(caseNamed: chosen) })
    else { return writeInside(node, bindings) }
    copyTrivia(before: node)
    for child in taken.children
    where child.kind != .switchCaseLabel && child.kind != .switchDefaultLabel {
      write(child, bindings)
    }
  }

  // MARK: Operators

  mutating func writeOperators(_ expression: Expression, _ bindings: Bindings) {
    switch expression.form {
    case .ternary(let condition, let then, let otherwise):
      if let outcome = bindings.outcome(of: condition) {
        return writeArm(outcome ? then : otherwise, bindings, isOnly: true)
      }
    case .operators(let operands, let operators)
    where operators.allSatisfy({ $0 == "??" }) && operands.count > 1:
      let first = bindings.resolved(operands[0])
      if first.form == .nothing {
        let rest = Array(operands.dropFirst())
        for (index, operand) in rest.enumerated() {
          if index > 0 { code.add(glue: " ?? ") }
          writeArm(operand, bindings, isOnly: rest.count == 1)
        }
        return
      }
      if first.isCertainlyThere { return writeArm(operands[0], bindings, isOnly: true) }
    case .operators(let operands, let operators)
    where operators.allSatisfy({ $0 == "&&" }) || operators.allSatisfy({ $0 == "||" }):
      // What holds anyway decides nothing: of `true && reduceMotion` the second.
      let sign = operators.first ?? "&&"
      let deciding = operands.filter { bindings.outcome(of: $0) != (sign == "&&") }
      if deciding.isEmpty || deciding.count == operands.count { break }
      for (index, operand) in deciding.enumerated() {
        if index > 0 { code.add(glue: " \(sign) ") }
        writeArm(operand, bindings, isOnly: deciding.count == 1)
      }
      return
    // What is worked out of a size keeps its proportion to it: the letters in a round picture.
    case .operators(_, let operators)
    where expression.slice == nil && operators.contains(where: { $0 == "*" || $0 == "/" }):
      return copy(expression.node)
    default: break
    }
    if expression.slice == nil { return writeInside(expression.node, bindings) }
    for operand in expression.operands { write(operand, bindings) }
  }

  private mutating func writeArm(
    _ expression: Expression,
    _ bindings: Bindings,
    isOnly: Bool
  ) {
    guard nesting < Self.maximumDepth else { return }
    nesting += 1
    defer { nesting -= 1 }
    if expression.slice == nil {
      if isOnly {
        writeValue(expression.node, bindings)
      } else {
        write(expression.node, bindings)
      }
    } else if expression.operands.count == 1, let only = expression.operands.first {
      writeValue(only, bindings)
    } else {
      writeOperators(expression, bindings)
    }
  }
}
