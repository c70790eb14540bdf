import CurbcutSyntax

// What the code of a component comes to with what names stand for.

extension CodeWriter.Binding {
  /// The words that it is, where they may be put into another text as they are written.
  var plainWords: String? {
    guard case .string(let phrase) = value.form, let words = phrase.literal,
      words.utf8.allSatisfy({ $0 >= 32 && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") })
    else { return nil }
    return words
  }
}

extension [String: CodeWriter.Binding] {
  func without(_ names: some Collection<String>) -> Self {
    guard names.contains(where: { self[$0] != nil }) else { return self }
    var rest = self
    for name in names {
      rest[name] = nil
      rest["$\(name)"] = nil
    }
    return rest
  }

  /// What an expression that is no more than a name stands for: `title`, `self.title`.
  func named(by node: Node) -> CodeWriter.Binding? {
    switch node.kind {
    case .declReferenceExpr: return isEmpty ? nil : self[node.nameText]
    case .memberAccessExpr:
      guard !isEmpty, let base = node.base, base.hasText("self"), let name = node.lastChild else {
        return nil
      }
      return self[name.nameText]
    default: return nil
    }
  }

  /// The closure without parameters that a call runs: `action()`, `action?()`.
  func closure(calledBy call: Node) -> CodeWriter.Binding? {
    guard var callee = call.firstChild, call.children.allSatisfy({ $0.kind != .labeledExpr }) else {
      return nil
    }
    if callee.kind == .optionalChainingExpr, let inner = callee.firstChild { callee = inner }
    guard let binding = named(by: callee), case .closure(let closure) = binding.value.form,
      binding.isOfUse, closure.parameters.isEmpty,
      closure.node.child(.closureSignature) == nil, !closure.isEmpty
    else { return nil }
    return binding
  }

  func resolved(_ expression: Expression) -> Expression {
    guard expression.slice == nil || expression.operands.count == 1,
      let node = expression.operands.first
    else { return expression }
    return named(by: node)?.value ?? expression
  }

  /// Whether conditions hold; nil where that is not known.
  ///
  /// - Parameter taken: what names stand for where they do.
  func outcome(of conditions: [Node], binding taken: inout Self) -> Bool? {
    var isKnown = true
    for element in conditions {
      guard let condition = element.firstChild else { return nil }
      var outcome: Bool?
      if condition.kind == .optionalBindingCondition {
        let name = condition.child(.identifierPattern)?.nameText
        let value = condition.child(.initializerClause)?.lastChild
        let binding = value.map { named(by: $0) } ?? name.flatMap { self[$0] }
        if let name, let binding {
          if binding.value.form == .nothing { outcome = false }
          if binding.value.isCertainlyThere {
            outcome = true
            taken[name] = binding
          }
        }
      } else {
        outcome = self.outcome(of: Expression(condition))
      }
      if outcome == false { return false }
      if outcome == nil { isKnown = false }
    }
    return isKnown && !conditions.isEmpty ? true : nil
  }

  /// Whether a condition holds; nil where that is not known.
  func outcome(of condition: Expression, depth: Int = 0) -> Bool? {
    guard depth < 16 else { return nil }
    let value = resolved(condition)
    switch value.form {
    case .boolean(let holds): return holds
    case .prefixed("!", let inner): return outcome(of: inner, depth: depth + 1).map { !$0 }
    case .member(let base?, "isEmpty"):
      guard case .string(let phrase) = resolved(base).form, let words = phrase.literal else {
        return nil
      }
      return words.isEmpty
    case .operators(let operands, let operators):
      guard let first = operators.first, operators.allSatisfy({ $0 == first }) else { return nil }
      switch first {
      case "&&", "||":
        let known = operands.map { outcome(of: $0, depth: depth + 1) }
        if known.contains(first == "||") { return first == "||" }
        return known.contains(nil) ? nil : first == "&&"
      case "==", "!=":
        guard operands.count == 2,
          let isSame = resolved(operands[0]).isSame(as: resolved(operands[1]))
        else { return nil }
        return (first == "==") == isSame
      default: return nil
      }
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is never nil, as far as it is written.
  var isCertainlyThere: Bool {
    switch form {
    case .string, .number, .boolean, .array, .closure: return true
    case .member(nil, let name): return name != "none"
    case .member(let base?, _): return base.path?.beginsUppercase == true
    case .call(let callee, _):
      return callee.path?.beginsUppercase == true || callee.path?.hasPrefix(".") == true
    case .ternary(_, let then, let otherwise):
      return then.isCertainlyThere && otherwise.isCertainlyThere
    default: return false
    }
  }

  /// The case of an enumeration that it is: `.primary`, `Style.primary`.
  var caseName: String? {
    guard case .member(let base, let name) = form, !name.beginsUppercase,
      base == nil || base?.path?.beginsUppercase == true
    else { return nil }
    return name
  }

  /// Whether two values are equal; nil where that is not known.
  func isSame(as other: Expression) -> Bool? {
    if form == .nothing || other.form == .nothing {
      if form == other.form { return true }
      return isCertainlyThere || other.isCertainlyThere ? false : nil
    }
    if let name = caseName, let other = other.caseName { return name == other }
    switch (form, other.form) {
    case (.string(let one), .string(let two)):
      guard let one = one.literal, let two = two.literal else { return nil }
      return one == two
    case (.number(let one), .number(let two)): return one == two
    case (.boolean(let one), .boolean(let two)): return one == two
    default: return nil
    }
  }
}

extension Node {
  /// The names that a condition binds.
  var boundNames: [String] {
    descendants.filter { $0.kind == .identifierPattern }.map(\.nameText)
  }

  /// Whether a case of a `switch` is taken for a case of an enumeration.
  func matches(caseNamed name: String) -> Bool {
    guard let label = firstChild else { return false }
    if label.kind == .switchDefaultLabel { return true }
    return label.children(.switchCaseItem).contains { item in
      guard let pattern = item.firstChild, pattern.kind == .expressionPattern,
        let value = pattern.firstChild
      else { return false }
      return Expression(value).memberName == name
    }
  }
}
