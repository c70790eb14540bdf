import CurbcutSyntax

extension Expression {
  /// The longest constant that is handed on to other files, in bytes.
  private static let maximumByteCount = 400

  private static let namingColor = NameHint("color")

  /// Whether it is the name of a function, not of a type, that gives a color.
  private var isFunctionOfColors: Bool {
    guard case .name(let name) = form else { return false }
    return !name.beginsUppercase && Self.namingColor.matchesEnd(of: name)
  }

  private var isLiteralText: Bool {
    guard case .string(let phrase) = form else { return false }
    return phrase.literal != nil
  }

  /// Whether it means the same wherever it stands: no name in it belongs to where it is written.
  var isSelfContained: Bool {
    range.count <= (isBranched ? 4 : 1) * Self.maximumByteCount && isSelfContained(depth: 0)
  }

  /// Whether a catalog has it under a name that is written out: `UIColor(named: "brand", in: bundle)`.
  var isNamedInCatalog: Bool {
    guard let first = unforced.call?.arguments.first, first.label == "named",
      case .string(let phrase) = first.value.form
    else { return false }
    return phrase.literal != nil
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
    // Where a catalog is looked for says nothing of what it has under the name.
    case .call(let callee, _) where isNamedInCatalog: return holds(callee)
    // `color("brand")`: only the name counts, which a catalog has or has not.
    case .call(let callee, let arguments)
    where arguments.count == 1 && callee.isFunctionOfColors && arguments[0].value.isLiteralText:
      return true
    case .call(let callee, let arguments):
      return holds(callee) && arguments.allSatisfy { holds($0.value) }
    case .ternary(let condition, let then, let otherwise):
      return holds(condition) && holds(then) && holds(otherwise)
    case .prefixed(_, let operand), .postfixed(let operand, _): return holds(operand)
    case .operators(let operands, _): return operands.allSatisfy(holds)
    case .array(let values), .alternatives(let values): return values.allSatisfy(holds)
    case .closure(let closure): return closure.isSelfContained
    case .other where node.kind == .macroExpansionExpr:
      return node.text.hasPrefix("#colorLiteral")
        && Argument.arguments(of: node).allSatisfy { holds($0.value) }
    case .keyPath, .other: return false
    }
  }
}

extension Closure {
  /// Whether all names in it are its own parameters or begin with a capital: `{ $0.userInterfaceStyle
  /// == .dark ? .white : .black }`.
  fileprivate var isSelfContained: Bool {
    let own = Set(Closure.parameterNames(of: node)).union(["$0"])
    return items.allSatisfy { $0.statement.names(onlyOf: own, depth: 0) }
  }
}

extension Node {
  /// Whether all that is named in code begins with a capital or is one of some names.
  fileprivate func names(onlyOf own: Set<String>, depth: Int) -> Bool {
    guard depth < 24 else { return false }
    switch kind {
    case .declReferenceExpr:
      return nameText.first?.isUppercase == true && nameText != "Self" || own.contains(nameText)
    case .memberAccessExpr:
      guard let first = firstChild, let last = lastChild else { return false }
      return first.isIdentical(to: last) || first.names(onlyOf: own, depth: depth + 1)
    case .variableDecl, .closureExpr, .superExpr: return false
    default: return children.allSatisfy { $0.names(onlyOf: own, depth: depth + 1) }
    }
  }
}
