import CurbcutSyntax

/// What an action does, as far as its statements say.
package struct ActionFact: Sendable, Equatable {
  package enum Step: Sendable, Equatable {
    /// `save()`, `model.delete(item)`; a toggle is the call `isOn.toggle`.
    case call(path: String, arguments: [Argument])
    /// `isShown = true`.
    case assignment(target: String, value: Expression)
    case other(Expression)

    /// Whether it puts something away: sets a flag to false or a selection to nil, or dismisses.
    var closes: Bool {
      switch self {
      case .assignment(_, let value): value.boolean == false || value.form == .nothing
      case .call(let path, _): NameHint.closing.matchesBeginning(of: path.pathNames.last ?? "")
      case .other: false
      }
    }

    /// Whether it only has what is in it moved.
    var isAnimation: Bool {
      if case .call("withAnimation", _) = self { true } else { false }
    }
  }

  /// Whether a step of it puts something away, such as the screen it is on.
  package var closes: Bool { steps.contains { $0.closes } }

  /// The statements in order; those inside `withAnimation`, `Task` and branches are among them.
  package private(set) var steps: [Step] = []
  /// Which steps only one of several branches takes.
  package private(set) var branched: Set<Int> = []
  /// The steps of each of several branches, of which one is taken.
  package private(set) var branches: [Range<Int>] = []
  /// Which steps are taken where something is missing or has failed.
  package private(set) var exceptional: Set<Int> = []
  /// Whether there is something that could not be read.
  package private(set) var isUnread = false
  /// Whether a condition decides whether anything is done that a person notices.
  package private(set) var isConditional = false
  /// The properties of the type that say which field has the keyboard.
  private var focusStates: Set<String> = []
  /// The names that an `if` on them sets to the other value.
  private var flipped: [String] = []

  /// Reads a closure. Functions of the same type that it calls are opened once.
  package init(_ closure: Closure, in declaration: Declaration?) {
    self.init(closure.items.map(\.statement), in: declaration)
  }

  /// Reads some statements.
  package init(_ items: [Node], in declaration: Declaration?) {
    readFocusStates(of: declaration)
    read(items, in: declaration, depth: 0)
    isConditional = items.dependsOnCondition
  }

  /// Reads a reference to a function, such as `action: save`.
  package init(_ reference: Expression, in declaration: Declaration?) {
    guard let path = reference.path else {
      isUnread = true
      return
    }
    steps.append(.call(path: path, arguments: []))
    open(path, in: declaration, depth: 0)
  }

  /// The same with what is done by functions that it was handed, by the names it knows them under.
  func handed(_ actions: [String: ActionFact]) -> ActionFact {
    guard !actions.isEmpty else { return self }
    var whole = self
    for step in steps {
      guard case .call(let path, _) = step, let action = actions[path.withoutSelf] else { continue }
      whole.steps += action.steps
      whole.flipped += action.flipped
      whole.isUnread = whole.isUnread || action.isUnread
    }
    whole.steps.removeAll { step in
      guard case .call(let path, _) = step else { return false }
      return actions[path.withoutSelf] != nil
    }
    // Which steps are of which branch is not known any more.
    whole.branched = []
    whole.branches = []
    whole.exceptional = []
    return whole
  }

  package var isEmpty: Bool { steps.isEmpty && !isUnread }

  /// Whether it prints at most, as in an example or a first draft.
  package var isUnwritten: Bool {
    !isUnread && calls.count == steps.count && calls.allSatisfy { $0 == "print" }
  }

  /// The dotted paths of all calls.
  package var calls: [String] {
    steps.compactMap { if case .call(let path, _) = $0 { path } else { nil } }
  }

  /// The names whose value is flipped: `isOn.toggle()`, `isOn = !isOn`, or by an `if` on them.
  package var toggled: [String] {
    flipped
      + steps.compactMap { step in
        switch step {
        case .call(let path, _) where path.hasSuffix(".toggle"):
          return String(path.dropLast(".toggle".count))
        case .assignment(let target, let value):
          if case .prefixed("!", let inner) = value.form, inner.path == target { return target }
          return nil
        default: return nil
        }
      }
  }

  /// Whether it puts the keyboard away, or moves it to a field: by a property that says so, by one
  /// that is declared for it, or as UIKit does.
  package var dismissesKeyboard: Bool {
    steps.contains { step in
      switch step {
      case .call(let path, let arguments):
        let name = path.pathNames.last ?? path
        if Self.keyboardDismissals.contains(name) { return true }
        return name == "sendAction"
          && arguments.contains { $0.value.source.includes("resignFirstResponder") }
      case .assignment(let target, let value):
        // `focusedField = .days` is for a property that is declared for it.
        let isPlain = value.boolean != nil || value.form == .nothing
        return isPlain ? setsFocus(target) : focusStates.contains(target.withoutSelf)
      case .other: return false
      }
    }
  }

  private static let keyboardDismissals: Set<String> = [
    "resignFirstResponder", "endEditing", "hideKeyboard", "dismissKeyboard",
  ]

  private func setsFocus(_ target: String) -> Bool {
    let name = target.pathNames.last ?? target
    return focusStates.contains(name) || NameHint.focus.matches(name)
  }

  /// The assignments, target and value.
  package var assignments: [(target: String, value: Expression)] {
    steps.compactMap {
      if case .assignment(let target, let value) = $0 { (target, value) } else { nil }
    }
  }

  /// The names of all that it calls, flips and sets: two actions that share one do the same thing, at
  /// least in part.
  package var effects: Set<String> {
    Set(steps.compactMap(\.effectOfCall) + toggled + assignments.map(\.target))
  }

  /// Whether it hands a value on, sets it or asks something of it.
  func mentions(_ name: String) -> Bool {
    steps.contains { step in
      switch step {
      case .call(let path, let arguments):
        path.pathNames.first == name || arguments.contains { $0.value.mentions(name) }
      case .assignment(let target, let value):
        target.pathNames.first == name || value.mentions(name)
      case .other(let expression): expression.mentions(name)
      }
    }
  }

  /// The flag that it flips and does nothing else, animated or not.
  package var onlyToggled: String? {
    let changes = calls.filter { $0 != "withAnimation" }.count + assignments.count
    guard !isUnread, toggled.count == 1, changes == 1 else { return nil }
    return toggled.first?.withoutSelf
  }

  private mutating func readFocusStates(of declaration: Declaration?) {
    for property in declaration?.properties ?? [] where property.attributes.contains("FocusState") {
      focusStates.insert(property.name)
    }
  }

  private mutating func read(_ items: [Node], in declaration: Declaration?, depth: Int) {
    guard depth < 6 else {
      isUnread = true
      return
    }
    for item in items { read(item, in: declaration, depth: depth) }
  }

  private mutating func read(_ item: Node, in declaration: Declaration?, depth: Int) {
    switch item.kind {
    case .ifExpr, .switchExpr, .guardStmt, .doStmt, .deferStmt, .switchCase, .codeBlock, .forStmt,
      .whileStmt, .repeatStmt, .catchClause:
      let start = steps.count
      if let name = item.flippedName { flipped.append(name) }
      for child in item.children {
        switch child.kind {
        case .codeBlock, .switchCase, .ifExpr, .catchClause:
          let start = steps.count
          read(child.items, in: declaration, depth: depth + 1)
          if child.kind == .catchClause { exceptional.formUnion(start..<steps.count) }
          if child.kind == .switchCase || item.kind == .ifExpr && item.hasElse,
            start < steps.count
          {
            branches.append(start..<steps.count)
          }
        default: break
        }
      }
      if item.kind == .guardStmt { exceptional.formUnion(start..<steps.count) }
      if item.kind == .switchExpr || (item.kind == .ifExpr && item.hasElse) {
        branched.formUnion(start..<steps.count)
      }
    case .ifConfigDecl:
      for clause in item.compilationClauses {
        let start = steps.count
        read(clause.items.map(\.statement), in: declaration, depth: depth + 1)
        branches.append(start..<steps.count)
        branched.formUnion(start..<steps.count)
      }
    case .variableDecl:
      for property in Declaration.Property.properties(of: item) {
        if let value = property.initialValue { read(value.node, in: declaration, depth: depth) }
      }
    case .awaitExpr, .tryExpr, .unsafeExpr:
      if let inner = item.firstChild { read(inner, in: declaration, depth: depth) }
    case .sequenceExpr:
      // `_ = items.popLast()` does what the call does.
      if let value = item.discarded {
        read(value, in: declaration, depth: depth)
      } else {
        readOperators(Expression(item))
      }
    case .functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
      readCall(Expression(item), in: declaration, depth: depth)
    case .functionDecl: break
    case .returnStmt where item.firstChild == nil: break
    default: steps.append(.other(Expression(item)))
    }
  }

  private mutating func readOperators(_ expression: Expression) {
    guard case .operators(let operands, let operators) = expression.form, operands.count >= 2,
      operators.first?.hasSuffix("=") == true, operators.first != "==", operators.first != "!=",
      let target = operands[0].path ?? operands[0].call?.callee.path
    else {
      steps.append(.other(expression))
      return
    }
    let value = operands.count == 2 ? operands[1] : expression.afterFirstOperator
    steps.append(.assignment(target: target, value: value))
  }

  private mutating func readCall(_ call: Expression, in declaration: Declaration?, depth: Int) {
    guard case .call(let callee, let arguments) = call.form else {
      steps.append(.other(call))
      return
    }
    let path = callee.path ?? callee.lastNames
    guard let path else {
      isUnread = true
      return
    }
    steps.append(.call(path: path, arguments: arguments))
    for argument in arguments {
      if let closure = argument.closure {
        read(closure.items.map(\.statement), in: declaration, depth: depth + 1)
      } else if let function = argument.value.path?.withoutSelf,
        declaration?.function(function) != nil
      {
        // `tasks.forEach(finish)`
        steps.append(.call(path: function, arguments: []))
        open(function, in: declaration, depth: depth)
      }
    }
    open(path, in: declaration, depth: depth)
  }

  /// Adds what a function of the same type does.
  private mutating func open(_ path: String, in declaration: Declaration?, depth: Int) {
    let name = path.withoutSelf
    guard depth < 2, let body = declaration?.function(name)?.body else { return }
    read(body, in: declaration, depth: depth + 4)
  }
}

extension Node {
  /// The value that an assignment throws away: `save()` of `_ = save()`.
  fileprivate var discarded: Node? {
    let parts = Array(children)
    return parts.count == 3 && parts[0].kind == .discardAssignmentExpr ? parts[2] : nil
  }

  /// The name that an `if` asks and gives the other value in either branch: `isOn` of
  /// `if isOn { isOn = false } else { isOn = true }`.
  fileprivate var flippedName: String? {
    guard kind == .ifExpr else { return nil }
    let blocks = children.filter { $0.kind == .codeBlock }
    let condition = conditionText
    let name = condition.hasPrefix("!") ? String(condition.dropFirst()) : condition
    guard blocks.count == 2, !name.isEmpty,
      blocks[0].sets(name, to: name != condition), blocks[1].sets(name, to: name == condition)
    else { return nil }
    return name
  }

  /// Whether one of its statements gives a name a value that is written out.
  private func sets(_ name: String, to value: Bool) -> Bool {
    items.contains { item in
      guard case .operators(let operands, let operators) = Expression(item.statement).form else {
        return false
      }
      return operators == ["="] && operands.count == 2 && operands[0].path == name
        && operands[1].boolean == value
    }
  }

  /// Whether an `if` says what happens where its condition does not hold.
  fileprivate var hasElse: Bool {
    children.count { $0.kind == .codeBlock || $0.kind == .ifExpr } > 1
  }
}

extension Expression {
  /// The names after the last call of a chain: `toggle` of `item().isOn.toggle`.
  fileprivate var lastNames: String? {
    if case .member(_, let name) = form { name } else { nil }
  }
}

extension [Node] {
  /// Whether nothing is done that a person notices unless a condition holds: by an `if` on a flag that
  /// has no other branch, or one that only keeps a record, or by a `guard` on a flag at the beginning.
  fileprivate var dependsOnCondition: Bool {
    let noticed = filter { !$0.isRecordOnly }
    guard let first = noticed.first else { return false }
    if first.kind == .guardStmt, first.asksFlag { return true }
    return noticed.count == 1 && first.kind == .ifExpr && first.asksFlag && !first.alwaysActs
  }
}

extension Node {
  /// Whether a condition asks a flag, and not only whether something is there.
  fileprivate var asksFlag: Bool {
    let condition = conditionText
    return !condition.hasPrefix("let ") && !condition.hasPrefix("var ")
      && !condition.hasPrefix("case ")
  }

  /// Whether every branch of an `if` does something that a person notices.
  fileprivate var alwaysActs: Bool {
    let branches = children.filter { $0.kind == .codeBlock || $0.kind == .ifExpr }
    guard branches.count > 1 else { return false }
    return branches.allSatisfy { branch in
      branch.kind == .ifExpr
        ? branch.alwaysActs : branch.items.contains { !$0.statement.isRecordOnly }
    }
  }

  /// Whether a statement is a call that only keeps a record.
  fileprivate var isRecordOnly: Bool {
    guard let path = Expression(self).call?.callee.path else { return false }
    // `logdateTapped`, written as one word
    let name = path.pathNames.last ?? path
    let isLog =
      name.hasPrefix("log") && !["login", "logout", "logo"].contains(where: name.hasPrefix)
    return isLog || NameHint.isRecord(path)
  }
}

extension ActionFact.Step {
  /// What a call does, as far as its name tells: its path, with the case that it is handed where one
  /// function takes all requests, `store.send(.delete)`. Nil for other steps.
  var effectOfCall: String? {
    guard case .call(let path, let arguments) = self else { return nil }
    let first = arguments.first?.value
    let request = first?.call?.callee ?? first
    guard case .member(nil, let name)? = request?.form else { return path }
    return "\(path)(.\(name))"
  }
}
