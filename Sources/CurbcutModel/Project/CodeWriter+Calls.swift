import CurbcutSyntax

extension CodeWriter {
  /// What is written in the place of calls.
  struct Callees: Sendable {
    /// The functions that give views, by name, each with where the type stands that has it.
    var functions: [String: [(type: Range<Int>, function: Declaration.Function)]] = [:]
    /// What functions of `View` extensions and `ViewModifier`s do to what they modify, by name.
    var modifiers: [String: ModifierSource] = [:]
    /// Which of the values that a call hands over are read.
    var values = CallUses.Values.all

    var isEmpty: Bool { functions.isEmpty && modifiers.isEmpty }

    /// The function of the innermost type around a call.
    func function(_ name: String, calledIn range: Range<Int>) -> Declaration.Function? {
      functions[name]?.filter { $0.type.encloses(range) }
        .min { $0.type.count < $1.type.count }?
        .function
    }

    func has(_ name: String) -> Bool {
      functions[name] != nil || modifiers[name] != nil || name == "modifier" && !modifiers.isEmpty
    }
  }

  /// How deep calls in calls are written.
  private static let maximumCallDepth = 4

  /// Writes what a call does in its place.
  ///
  /// - Returns: Whether it is known, and the call says more than that something is handed over.
  mutating func writeCall(_ node: Node, _ bindings: Bindings) -> Bool {
    if node.range == implicitCall, let receiver = bindings["self"], let callee = node.firstChild {
      write(receiver, for: node.range)
      code.add(glue: ".")
      code.add(callee.bytes, from: callee.range.lowerBound, origin)
      for element in node.elements.dropFirst() {
        switch element {
        case .token(let token): copy(token)
        case .node(let child): write(child, bindings)
        }
      }
      return true
    }
    guard !callees.isEmpty, path.count < Self.maximumCallDepth, let callee = node.firstChild else {
      return false
    }
    let arguments = Argument.arguments(of: node)
    if let base = callee.base, !base.hasText("self"), let name = callee.lastChild {
      return writeModifier(name, arguments, on: base, bindings)
    }
    let frame = Frame(bindings, origin, code.call)
    guard let name = Expression(callee).path?.withoutSelf,
      let function = callees.function(name, calledIn: node.range), let body = function.body,
      !path.contains(function.node.range),
      let handed = function.bindings(by: arguments, in: frame, callees.values)
    else { return false }
    copyTrivia(before: node)
    let call = WrittenCode.Call(name: name, range: callee.range, isOfItem: true)
    inside(function, call, body, handed) { writer in
      writer.code.add(glue: "Group {")
      writer.write(statements: body, handed)
      writer.code.add(glue: "\n}")
    }
    return true
  }

  private mutating func writeModifier(
    _ name: Node,
    _ arguments: [Argument],
    on base: Node,
    _ bindings: Bindings
  ) -> Bool {
    let frame = Frame(bindings, origin, code.call)
    let handed: Bindings?
    let source: ModifierSource
    var called = name.nameText
    if called == "modifier" {
      guard let made = arguments.first?.value.call, let type = made.callee.path,
        let known = callees.modifiers[type], known.isType
      else { return false }
      (source, called) = (known, type)
      let values = known.declaration.bindings(by: made.arguments, in: frame)
        .limited(to: callees.values)
      handed = values.isTelling || callees.values != .all ? values : nil
    } else {
      guard let known = callees.modifiers[called], !known.isType else { return false }
      source = known
      handed = known.function.bindings(by: arguments, in: frame, callees.values)
    }
    guard var handed, let body = source.function.body, body.count == 1, let result = body.first,
      !path.contains(source.function.node.range)
    else { return false }
    handed[source.receiver] = Binding(
      value: Expression(base),
      words: nil,
      names: [],
      isOfUse: false,
      frame: frame
    )
    // What a modifier keeps by itself means nothing in another type.
    if source.isType, source.declaration.keepsState { return false }
    let call = WrittenCode.Call(name: called, range: name.range, isOfItem: false)
    let isChain = result.statement.kind == .functionCallExpr
    inside(source.function, call, body, handed) { writer in
      writer.implicitCall = source.isType ? nil : result.statement.implicitCallOnSelf
      if !isChain { writer.code.add(glue: "Group {") }
      writer.write(statements: [result.statement], handed)
      if !isChain { writer.code.add(glue: "\n}") }
    }
    return true
  }

  /// Writes the code of a function.
  private mutating func inside(
    _ function: Declaration.Function,
    _ call: WrittenCode.Call,
    _ body: [Node],
    _ bindings: Bindings,
    _ write: (inout CodeWriter) -> Void
  ) {
    let outer = (origin, mentions, code.call, implicitCall)
    origin = .component
    // What a function of a component calls is a part of what is called first.
    if code.call == nil || code.call?.isOfItem == true { code.call = call }
    prepare(for: body, binding: bindings)
    path.append(function.node.range)
    write(&self)
    path.removeLast()
    (origin, mentions, code.call, implicitCall) = outer
  }
}

extension Declaration.Function {
  /// What its parameters stand for where it is called; nil where it cannot be called so, or where the
  /// call says no more than its code.
  func bindings(
    by arguments: [Argument],
    in frame: CodeWriter.Frame,
    _ values: CallUses.Values
  ) -> CodeWriter.Bindings? {
    guard let filled = filled(by: arguments) else { return nil }
    var bindings: CodeWriter.Bindings = [:]
    for (parameter, value) in filled {
      let isClosure = if case .closure = value.form { true } else { false }
      guard parameter.isPlain || isClosure else { continue }
      bindings[parameter.name] = CodeWriter.Binding(value, in: frame)
    }
    for parameter in parameters where parameter.isPlain {
      guard !filled.contains(where: { $0.parameter.name == parameter.name }),
        let value = parameter.defaultValue
      else { continue }
      bindings[parameter.name] = CodeWriter.Binding(default: value)
    }
    let limited = bindings.limited(to: values)
    return limited.isTelling || values != .all ? limited : nil
  }
}

extension [String: CodeWriter.Binding] {
  fileprivate var isTelling: Bool { values.contains(where: \.isTelling) }

  fileprivate func limited(to values: CallUses.Values) -> Self {
    switch values {
    case .all: self
    case .workedOut: filter { !$0.value.isWrittenOut }
    }
  }
}

extension Node {
  /// The call of a chain that modifies `self` without saying so: `padding()` of `padding().bold()`.
  fileprivate var implicitCallOnSelf: Range<Int>? {
    var current = self
    while current.kind == .functionCallExpr, let callee = current.firstChild {
      if callee.kind == .declReferenceExpr {
        return callee.nameText.beginsUppercase ? nil : current.range
      }
      guard let base = callee.base else { return nil }
      current = base
    }
    return nil
  }
}

extension Declaration {
  /// Whether it has properties that nobody hands to it.
  fileprivate var keepsState: Bool {
    properties.contains { !$0.isStatic && (!$0.attributes.isEmpty || $0.getter != nil) }
  }
}
