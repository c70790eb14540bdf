extension Expression {
  /// The longest constant that is handed on to other files, in bytes.
  private static let maximumByteCount = 400

  /// Whether it means the same wherever it stands: no name in it belongs to where it is written.
  var isSelfContained: Bool {
    range.count <= (isBranched ? 4 : 1) * Self.maximumByteCount && isSelfContained(depth: 0)
  }

  private var isBranched: Bool { node.kind == .switchExpr || node.kind == .ifExpr }

  private func isSelfContained(depth: Int) -> Bool {
    guard depth < 12 else { return false }
    func holds(_ expression: Expression) -> Bool { expression.isSelfContained(depth: depth + 1) }
    switch form {
    case .string(let phrase): return phrase.literal != nil
    case .number, .boolean, .nothing: return true
    case .name(let name): return name.beginsUppercase && name != "Self"
    case .member(let base, _): return base.map(holds) ?? true
    case .call(let callee, let arguments):
      return holds(callee) && arguments.allSatisfy { holds($0.value) }
    case .ternary(let condition, let then, let otherwise):
      return holds(condition) && holds(then) && holds(otherwise)
    case .prefixed(_, let operand), .postfixed(let operand, _): return holds(operand)
    case .operators(let operands, _): return operands.allSatisfy(holds)
    case .array(let values), .alternatives(let values): return values.allSatisfy(holds)
    case .closure, .keyPath, .other: return false
    }
  }
}
