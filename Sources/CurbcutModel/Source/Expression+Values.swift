extension Expression {
  /// The literal number it is.
  package var number: Double? {
    if case .number(let value) = form { value } else { nil }
  }

  /// The only number that it can be, worked out where it is `230 / 255` or `Double(230) / 255`.
  package var computedNumber: Double? {
    let values = values
    return values.count == 1 ? values.first : nil
  }

  /// The numbers that it may be, where all of them are written or can be worked out: both branches
  /// of a ternary. Empty where any of them is not known.
  package var values: [Double] { values(depth: 0) }

  private func values(depth: Int) -> [Double] {
    guard depth < 4 else { return [] }
    func known(_ expression: Expression) -> [Double] { expression.values(depth: depth + 1) }
    switch form {
    case .number(let value): return [value]
    case .member(_, "zero"): return [0]
    case .ternary(_, let then, let otherwise):
      let (first, second) = (known(then), known(otherwise))
      return first.isEmpty || second.isEmpty ? [] : first + second
    case .alternatives(let values):
      let all = values.map(known)
      return all.contains(where: \.isEmpty) ? [] : all.flatMap { $0 }
    case .call(let callee, let arguments)
    where arguments.count == 1 && ["Double", "CGFloat", "Float"].contains(callee.path):
      return known(arguments[0].value)
    case .operators(let operands, let operators)
    where operands.count == 2 && operators.count == 1:
      let (left, right) = (known(operands[0]), known(operands[1]))
      let results = left.flatMap { left in
        right.compactMap { Self.result(of: operators[0], left, $0) }
      }
      return results.count == left.count * right.count ? results : []
    default: return []
    }
  }

  private static func result(of operation: String, _ left: Double, _ right: Double) -> Double? {
    let result: Double
    switch operation {
    case "/": result = left / right
    case "*": result = left * right
    case "+": result = left + right
    case "-": result = left - right
    default: return nil
    }
    return result.isFinite ? result : nil
  }
}

extension Expression {
  /// What stands behind the first operator of a chain: the value of an assignment.
  package var afterFirstOperator: Expression {
    Expression(node, slice: 2..<max(3, operands.count))
  }

  package var isStringLiteral: Bool {
    if case .string = form { return true }
    return false
  }
}

extension Expression {
  /// Where the last name of a path stands: `large` of `DynamicTypeSize.large`.
  package var lastNameRange: Range<Int> {
    guard let name = memberName else { return range }
    return range.upperBound - name.utf8.count..<range.upperBound
  }
}

extension Expression {
  /// What stands before `??`: what the expression is as long as there is something.
  package var withoutFallback: Expression {
    guard case .operators(let operands, let operators) = form,
      operators.allSatisfy({ $0 == "??" }), let first = operands.first
    else { return self }
    return first
  }
}

extension Expression {
  /// Whether it stops the app, so that nothing has its value: `default: fatalError("no such weight")`.
  var stopsApp: Bool {
    ["fatalError", "preconditionFailure"].contains(call?.callee.path)
  }
}
