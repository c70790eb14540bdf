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
      guard !isEmpty, let base = node.base, let name = node.lastChild else { return nil }
      if base.hasText("self") { return self[name.nameText] }
      return base.kind == .declReferenceExpr ? self["\(base.nameText).\(name.nameText)"] : nil
    default: return nil
    }
  }

  /// What a member of a value is that a use writes out: what an enumeration says of the case, what an
  /// instance is made with.
  func member(by node: Node, in context: DeclarationContext) -> CodeWriter.Binding? {
    guard !isEmpty, node.kind == .memberAccessExpr, let base = node.base,
      let owner = named(by: base),
      let name = node.lastChild?.nameText
    else { return nil }
    if case .call(let callee, let arguments) = owner.value.form,
      callee.path?.pathNames.last.map({ $0.beginsUppercase || $0 == "init" }) == true
    {
      guard let argument = arguments.first(where: { $0.label == name }) else { return nil }
      return CodeWriter.Binding(
        value: argument.value,
        words: nil,
        names: owner.names,
        isOfUse: owner.isOfUse,
        frame: owner.frame
      )
    }
    guard let type = owner.type, let chosen = owner.value.caseName,
      let value = context.value(of: name, ofCase: owner.value, named: chosen, of: type)
    else { return nil }
    return CodeWriter.Binding(
      value: owner.value.standing(for: value.form),
      words: value.source,
      names: [],
      isOfUse: owner.isOfUse,
      frame: owner.frame
    )
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
    let operands = expression.operands
    guard operands.count == 1, let node = operands.first else { return expression }
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
    case .call(let callee, let arguments):
      guard let type = callee.path else { return false }
      if arguments.count == 1, Self.failableTypes.contains(type) { return false }
      return type.beginsUppercase || type.hasPrefix(".")
    case .ternary(_, let then, let otherwise):
      return then.isCertainlyThere && otherwise.isCertainlyThere
    default: return false
    }
  }

  /// Types that may give nothing for the one value that they are made of: `Int(text)`, `URL(string: link)`.
  private static let failableTypes: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "Decimal", "Bool", "Character", "URL", "URLComponents",
    "UUID", "Data", "UIImage", "NSImage", "UIColor",
  ]

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

extension DeclarationContext {
  /// What a property of an enumeration gives for one of its cases, where that is written out.
  fileprivate func value(
    of member: String,
    ofCase value: Expression,
    named name: String,
    of type: String
  ) -> Expression? {
    let type = type.filter { $0 != "?" && $0 != "!" }
    guard let type = type.pathNames.last,
      let given = constant(ItemSummary.computed(member, of: type))
        ?? constant(ValueType.key(of: member, in: type)).flatMap({ declared in
          Declaration.Property.properties(of: declared.node).first { $0.name == member }?
            .singleValue
        })
    else { return nil }
    let bindings = ["self": CodeWriter.Binding(value)]
    let statement = given.node.statement
    var chosen = Expression(statement)
    if statement.kind == .switchExpr {
      guard statement.firstChild?.hasText("self") == true,
        let items = statement.switchCases.first(where: { $0.matches(caseNamed: name) })?.items,
        items.count == 1
      else { return nil }
      chosen = Expression(items[0])
    }
    if case .ternary(let condition, let then, let otherwise) = chosen.form {
      guard let outcome = bindings.outcome(of: condition) else { return nil }
      chosen = outcome ? then : otherwise
    }
    return chosen.isWrittenOut ? chosen : nil
  }
}
