import CurbcutSyntax

/// The statements of functions and getters, and the conditions in them.
extension Evaluation {
  /// What a body gives; nil where that is not known.
  mutating func result(
    of body: [Node],
    in frame: inout Frame,
    expecting type: String? = nil
  ) -> Value? {
    if case .value(let value) = outcome(of: body, in: &frame, expecting: type) { return value }
    return nil
  }

  /// What came of running statements.
  enum Outcome {
    case value(Value)
    /// None of them left the body.
    case ended
    case unknown
  }

  private mutating func outcome(
    of statements: [Node],
    in frame: inout Frame,
    expecting type: String?
  ) -> Outcome {
    for (index, statement) in statements.enumerated() {
      let isLast = index == statements.count - 1
      switch statement.kind {
      case .variableDecl:
        for property in Declaration.Property.properties(of: statement) {
          frame.values[property.name] =
            property.isConstant
            ? property.initialValue.flatMap { value(of: $0, in: frame, expecting: property.type) }
              ?? .code(property.initialValue?.source ?? property.name)
            : .code(property.name)
        }
      case .guardStmt:
        let elements = statement.children.filter { $0.kind == .conditionElement }
        var bound = frame
        switch holds(elements, in: &bound) {
        case true?: frame = bound
        case false?:
          guard let block = statement.child(.codeBlock) else { return .unknown }
          return outcome(of: block.items, in: &frame, expecting: type)
        case nil: return .unknown
        }
      case .ifExpr, .switchExpr:
        guard let chosen = chosenBlock(of: statement, in: frame) else { return .unknown }
        guard let (block, bound) = chosen else { continue }
        var inner = bound
        switch outcome(of: block, in: &inner, expecting: type) {
        case .ended where !isLast: continue
        case let other: return other
        }
      case .breakStmt: return .ended
      default:
        guard !isLast else {
          return value(of: Expression(statement), in: frame, expecting: type)
            .map { .value($0) } ?? .unknown
        }
        // A call in between is an effect; after an assignment nothing is known.
        guard statement.kind == .functionCallExpr else { return .unknown }
      }
    }
    return .ended
  }

  /// The statements that an `if` or `switch` runs, with what it binds; `.some(nil)` where it runs
  /// none, nil where that is not known.
  mutating func chosenBlock(of statement: Node, in frame: Frame) -> ([Node], Frame)?? {
    let verdicts = alternatives(of: statement, in: frame)
    if verdicts.isEmpty { return nil }
    for (index, verdict) in verdicts.enumerated() {
      switch verdict.holds {
      case true?: return .some((verdicts[index].items, verdicts[index].frame))
      case false?: continue
      case nil: return nil
      }
    }
    return .some(nil)
  }

  /// Whether an alternative of an `if` or `switch` is taken; nil where that is not known.
  mutating func isTaken(_ index: Int, of statement: Node, in frame: Frame) -> Bool? {
    guard index < Self.maximumAlternatives else { return nil }
    var found = alternatives(of: statement, in: frame)
    if statement.kind == .ifExpr, index == found.count {
      // What follows an `if` that leaves is its `else`.
      found.append(Alternative(holds: true, items: [], frame: frame))
    }
    guard found.indices.contains(index) else { return nil }
    let before = found[..<index].map(\.holds)
    if before.contains(true) || found[index].holds == false { return false }
    return before.contains(nil) ? nil : found[index].holds
  }

  /// What the pattern of an alternative binds, by name.
  mutating func bindings(of index: Int, in statement: Node, in frame: Frame) -> [String: Value] {
    let found = alternatives(of: statement, in: frame)
    guard found.indices.contains(index) else { return [:] }
    return found[index].frame.values.filter { frame.values[$0.key] != $0.value }
  }

  /// How many alternatives of a statement are looked at.
  private static let maximumAlternatives = 64

  /// An alternative of an `if` or `switch`: whether it is taken if none before it is.
  struct Alternative {
    var holds: Bool?
    var items: [Node]
    var frame: Frame
  }

  /// The alternatives of an `if` with its `else`, or of a `switch`, in order.
  mutating func alternatives(of statement: Node, in frame: Frame) -> [Alternative] {
    switch statement.kind {
    case .ifExpr: return blocks(of: statement, in: frame)
    case .guardStmt:
      var bound = frame
      let elements = statement.children.filter { $0.kind == .conditionElement }
      let holds = holds(elements, in: &bound)
      return [
        Alternative(holds: holds, items: [], frame: bound),
        Alternative(holds: true, items: [], frame: frame),
      ]
    case .switchExpr:
      guard let subject = statement.firstChild.map({ Expression($0) }) else { return [] }
      // Of a subject that is not known no alternative is.
      guard let value = value(of: subject, in: frame) else { return [] }
      var found: [Alternative] = []
      for one in statement.switchCases {
        guard found.count < Self.maximumAlternatives else { break }
        var bound = frame
        let holds = matches(one, value, in: &bound)
        found.append(Alternative(holds: holds, items: one.items, frame: bound))
      }
      return found
    default: return []
    }
  }

  private mutating func blocks(of statement: Node, in frame: Frame) -> [Alternative] {
    var found: [Alternative] = []
    var current: Node? = statement
    while let branch = current, found.count < Self.maximumAlternatives {
      current = nil
      var bound = frame
      let holds = holds(branch.children.filter { $0.kind == .conditionElement }, in: &bound)
      var isFirst = true
      for child in branch.children {
        if child.kind == .codeBlock {
          found.append(
            Alternative(
              holds: isFirst ? holds : true,
              items: child.items,
              frame: isFirst ? bound : frame
            )
          )
          isFirst = false
        } else if child.kind == .ifExpr {
          current = child
        }
      }
    }
    return found
  }

  // MARK: Conditions

  /// Whether all of some conditions hold, with what they bind; nil where that is not known.
  mutating func holds(_ elements: [Node], in frame: inout Frame) -> Bool? {
    var isKnown = true
    for element in elements {
      guard let condition = element.firstChild else { return nil }
      switch condition.kind {
      case .optionalBindingCondition:
        guard let name = condition.child(.identifierPattern)?.nameText else { return nil }
        let written = condition.child(.initializerClause)?.lastChild.map { Expression($0) }
        let bound =
          written.map { value(of: $0, in: frame) }
          ?? (frame.values[name] ?? value(ofName: name, in: frame))
        guard let bound, bound.isKnown else {
          frame.values[name] = .code(written?.source ?? name)
          isKnown = false
          continue
        }
        if bound.isNothing { return false }
        frame.values[name] = bound
      case .matchingPatternCondition:
        guard let pattern = condition.firstChild,
          let written = condition.child(.initializerClause)?.lastChild
        else { return nil }
        let value = value(of: Expression(written), in: frame) ?? .code(written.text)
        switch matches(pattern: pattern, value, in: &frame) {
        case false?: return false
        case nil: isKnown = false
        case true?: break
        }
      case .availabilityCondition: isKnown = false
      default:
        guard let value = value(of: Expression(condition), in: frame)?.boolean else {
          isKnown = false
          continue
        }
        if !value { return false }
      }
    }
    return isKnown ? true : nil
  }

  mutating func value(ofName name: String, in frame: Frame) -> Value? {
    // `if let name` of a property.
    var outer = frame
    outer.values[name] = nil
    return named(name, in: outer)
  }

  private mutating func matches(_ one: Node, _ value: Value, in frame: inout Frame) -> Bool? {
    guard let label = one.children.first(where: { $0.kind != .attribute }) else { return nil }
    if label.kind == .switchDefaultLabel { return true }
    guard label.kind == .switchCaseLabel else { return nil }
    var isKnown = true
    for item in label.children where item.kind == .switchCaseItem {
      guard let pattern = item.firstChild else { return nil }
      var holds = matches(pattern: pattern, value, in: &frame)
      if holds == true, let test = item.child(.whereClause)?.lastChild {
        holds = self.value(of: Expression(test), in: frame)?.boolean
      }
      if holds == true { return true }
      if holds == nil { isKnown = false }
    }
    return isKnown ? false : nil
  }

  private mutating func matches(
    pattern: Node,
    _ value: Value,
    in frame: inout Frame
  ) -> Bool? {
    switch pattern.kind {
    case .wildcardPattern, .discardAssignmentExpr: return true
    case .identifierPattern:
      frame.values[pattern.nameText] = value
      return true
    case .valueBindingPattern, .patternExpr:
      guard let inner = pattern.lastChild else { return nil }
      return matches(pattern: inner, value, in: &frame)
    case .expressionPattern:
      guard let inner = pattern.firstChild else { return nil }
      return matches(expression: Expression(inner), value, in: &frame)
    default: return nil
    }
  }

  private mutating func matches(
    expression: Expression,
    _ value: Value,
    in frame: inout Frame
  ) -> Bool? {
    switch expression.form {
    case .member(_, let name):
      if case .enumCase(_, let other, _) = value { return name == other }
      guard let other = self.value(of: expression, in: frame) else { return nil }
      return value.equals(other)
    case .call(let callee, let arguments):
      guard case .member(_, let name) = callee.form, case .enumCase(_, let other, let held) = value
      else { return nil }
      guard name == other else { return false }
      guard held.count == arguments.count else { return nil }
      var all: Bool? = true
      for (argument, field) in zip(arguments, held) {
        let node = argument.value.node
        let isPattern = [.patternExpr, .discardAssignmentExpr].contains(node.kind)
        let holds =
          isPattern
          ? matches(pattern: node, field.value, in: &frame)
          : self.value(of: argument.value, in: frame).flatMap { $0.equals(field.value) }
        if holds == false { return false }
        if holds == nil { all = nil }
      }
      return all
    case .operators(let bounds, let operators)
    where bounds.count == 2 && ["...", "..<"].contains(operators.first):
      guard let number = value.number?.value,
        let low = self.value(of: bounds[0], in: frame)?.number,
        let high = self.value(of: bounds[1], in: frame)?.number
      else { return nil }
      return number >= low.value
        && (operators.first == "..." ? number <= high.value : number < high.value)
    default:
      return self.value(of: expression, in: frame).flatMap { value.equals($0) }
    }
  }

  // MARK: Operators

  /// Operators from the loosest to the tightest.
  private static let precedences: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["...", "..<"], ["+", "-"],
    ["*", "/", "%"],
  ]

  /// How many operators of a flat chain are looked at: each is looked for among those before it.
  private static let maximumOperators = 64

  /// What a flat chain of operators gives; nil where that is not known.
  mutating func result(
    of operators: ArraySlice<String>,
    on operands: ArraySlice<Expression>,
    in frame: Frame
  ) -> Value? {
    guard operands.count == operators.count + 1, operators.count <= Self.maximumOperators else {
      return nil
    }
    if operators.isEmpty { return operands.first.flatMap { value(of: $0, in: frame) } }
    guard
      let loosest = Self.precedences.first(where: { level in
        operators.contains { level.contains($0) }
      }), operators.allSatisfy({ one in Self.precedences.contains { $0.contains(one) } }),
      let split = loosest.contains("??")
        ? operators.firstIndex(where: loosest.contains)
        : operators.lastIndex(where: loosest.contains)
    else { return nil }
    let operation = operators[split]
    let offset = split - operators.startIndex
    let middle = operands.startIndex + offset
    let left = result(of: operators[..<split], on: operands[...middle], in: frame)
    switch operation {
    case "&&" where left?.boolean == false: return .boolean(false)
    case "||" where left?.boolean == true: return .boolean(true)
    case "??":
      guard let left else { return nil }
      if !left.isNothing { return left }
    default: break
    }
    let right = result(
      of: operators[(split + 1)...],
      on: operands[(middle + 1)...],
      in: frame
    )
    if operation == "??" { return right }
    if operation == "&&" || operation == "||" {
      if right?.boolean == (operation == "||") { return right }
      return left?.boolean == nil ? nil : right
    }
    guard let left, let right else { return nil }
    return Self.result(of: operation, left, right)
  }

  static func result(of operation: String, _ left: Value, _ right: Value) -> Value? {
    switch operation {
    case "==": return left.equals(right).map { .boolean($0) }
    case "!=": return left.equals(right).map { .boolean(!$0) }
    default: break
    }
    switch (left, right) {
    case (.text(let first), .text(let second)) where operation == "+":
      return .text(first.appending(second, separator: "").joiningWords)
    case (.text, .text):
      guard let first = left.literal, let second = right.literal else { return nil }
      switch operation {
      case "<": return .boolean(first < second)
      case ">": return .boolean(first > second)
      case "<=": return .boolean(first <= second)
      case ">=": return .boolean(first >= second)
      default: return nil
      }
    case (.list(let first), .list(let second)) where operation == "+":
      return first.count + second.count <= maximumItems ? .list(first + second) : nil
    case (.number(let first), .number(let second)):
      return result(of: operation, first, second)
    default: return nil
    }
  }

  private static func result(of operation: String, _ left: Number, _ right: Number) -> Value? {
    let areWhole = left.isInteger && right.isInteger
    func number(_ value: Double) -> Value? {
      value.isFinite && abs(value) < 1e15
        ? .number(Number(value: areWhole ? value.rounded(.towardZero) : value, isInteger: areWhole))
        : nil
    }
    switch operation {
    case "+": return number(left.value + right.value)
    case "-": return number(left.value - right.value)
    case "*": return number(left.value * right.value)
    case "/": return right.value == 0 ? nil : number(left.value / right.value)
    case "%":
      guard areWhole, right.value != 0 else { return nil }
      return number(left.value.truncatingRemainder(dividingBy: right.value))
    case "<": return .boolean(left.value < right.value)
    case ">": return .boolean(left.value > right.value)
    case "<=": return .boolean(left.value <= right.value)
    case ">=": return .boolean(left.value >= right.value)
    case "..<", "...":
      let end = operation == "..." ? right.value + 1 : right.value
      guard areWhole, end >= left.value, end - left.value <= Double(maximumItems) else {
        return nil
      }
      return .list(
        (0..<Int(end - left.value)).map {
          .number(Number(value: left.value + Double($0), isInteger: true))
        }
      )
    default: return nil
    }
  }
}
