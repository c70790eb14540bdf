import CurbcutSyntax

/// Members of the same type are read where they are used, with the views that they are handed.
extension Lowering {
  /// Goes into a member of the same type, unless that would go round in circles.
  ///
  /// - Returns: Whether what it holds is known; not where that would go too deep or take too long.
  mutating func enter(_ name: String, head: Node, at position: Position) -> Bool {
    guard enteredCount < maximumEnteredCount else { return false }
    if let local = locals[name], head.kind == .declReferenceExpr || local.kind == .closureExpr {
      guard depth < Self.maximumLocalDepth else { return false }
      if let call = calls.last, call.arguments[name] == local.range {
        lower(argument: local, of: call, at: position)
        return true
      }
      // Inside its own value the name means something else.
      let outer = locals.count
      let expected = isImageExpected
      isImageExpected = locals.images.contains(name)
      locals.declare(name, as: nil)
      depth += 1
      lower(expression: local, at: position)
      depth -= 1
      isImageExpected = expected
      locals.removeAll(after: outer)
      return true
    }
    let arguments = Expression(head).call?.arguments
    guard let member = declaration?.viewMember(name, calledWith: arguments),
      !path.contains(where: { $0.start == member.start })
    else { return true }
    guard path.count < Self.maximumDepth else { return false }
    enteredMembers.insert(member.start)
    path.append(member)
    depth += 1
    let outer = locals
    let expected = isImageExpected
    isImageExpected =
      (member.function?.returnType ?? declaration?.property(name)?.type)?.isImageType == true
    locals = Locals()
    handOver(arguments ?? [], to: member, from: outer)
    for body in member.bodies {
      lower(items: body.items, at: body.compilation.map { position.under($0) } ?? position)
    }
    locals = outer
    isImageExpected = expected
    calls.removeLast()
    depth -= 1
    path.removeLast()
    return true
  }

  /// A function that is being read.
  struct Call {
    /// The views it is handed, by the names of its parameters: where they are written.
    var arguments: [String: Range<Int>] = [:]
    /// Which of its parameters are handed `true` or `false`.
    var booleans: [String: Bool] = [:]
    /// What names mean where it is called.
    let locals: Locals
    /// The members that are being read there.
    let path: [ViewMember]
  }

  /// Makes the views that a function is handed known under the names of its parameters.
  private mutating func handOver(_ arguments: [Argument], to member: ViewMember, from outer: Locals)
  {
    var call = Call(locals: outer, path: path.dropLast())
    var free = member.function?.parameters ?? []
    for argument in arguments where !free.isEmpty {
      let index = free.firstIndex {
        argument.label == nil && argument.isTrailingClosure
          ? $0.type.includes("->") : $0.label == argument.label
      }
      guard let index else { continue }
      let parameter = free.remove(at: index)
      call.booleans[parameter.name] = argument.value.boolean
      guard isView(argument.value, for: parameter) else { continue }
      call.arguments[parameter.name] = argument.value.range
      locals.declare(parameter.name, as: argument.value.node)
    }
    for parameter in free { call.booleans[parameter.name] = parameter.defaultValue?.boolean }
    calls.append(call)
  }

  /// Whether a condition holds that is a parameter which the function being read was handed as `true`
  /// or `false`; nil for others.
  func outcome(of condition: String) -> Bool? {
    // What only Xcode's previews show.
    if condition.includes("XCODE_RUNNING_FOR_PREVIEWS"), !condition.includes("||") {
      if condition.includes("== \"1\"") { return false }
      if condition.includes("!= \"1\"") { return true }
    }
    guard let booleans = calls.last?.booleans, !booleans.isEmpty else { return nil }
    if let value = booleans[condition] { return value }
    return condition.hasPrefix("!") ? booleans[String(condition.dropFirst())].map { !$0 } : nil
  }

  /// Whether what a function is handed are views: Apple's, members of the type, all that a builder
  /// takes.
  private func isView(_ value: Expression, for parameter: Declaration.Parameter) -> Bool {
    if value.buildsViews { return true }
    if parameter.type.isImageType { return value.path != nil }
    if case .closure = value.form { return parameter.attributes.contains("ViewBuilder") }
    let name = (value.path ?? value.call?.callee.path)?.withoutSelf
    return name.map { declaration?.returnsView($0) == true } ?? false
  }

  /// Reads views that a function was handed, as they read where it is called.
  private mutating func lower(argument: Node, of call: Call, at position: Position) {
    let inside = (locals: locals, path: path)
    (locals, path) = (call.locals, call.path)
    calls.removeLast()
    depth += 1
    lower(slotValue: Expression(argument), at: position)
    depth -= 1
    calls.append(call)
    (locals, path) = inside
  }
}
