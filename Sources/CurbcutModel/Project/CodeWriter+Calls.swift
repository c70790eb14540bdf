import CurbcutSyntax

extension CodeWriter {
  /// What is written in the place of calls.
  struct Callees: Sendable {
    /// The functions that give views, by name, each with where the type stands that has it.
    var functions: [String: [(type: Range<Int>, function: Declaration.Function)]] = [:]
    /// What functions of `View` extensions and `ViewModifier`s do to what they modify, by name.
    var modifiers: [String: ModifierSource] = [:]
    /// The styles of controls, by the names of their types.
    var styles: [String: Declaration] = [:]
    /// Which of the values that a call hands over are read.
    var values = CallUses.Values.all
    /// The type in which it is written.
    var host: Declaration?
    /// The loops over all cases of an enumeration, by where they begin.
    var loops: [Int: CaseLoop] = [:]

    /// Adds a modifier, and those that it applies in its turn.
    mutating func add(_ source: ModifierSource?, named name: String) {
      guard let source, modifiers[name] == nil else { return }
      modifiers[name] = source
      for (name, inner) in source.callees { add(inner, named: name) }
    }

    var isEmpty: Bool {
      functions.isEmpty && modifiers.isEmpty && styles.isEmpty && loops.isEmpty
    }

    /// The function of the innermost type around a call.
    func function(_ name: String, calledIn range: Range<Int>) -> Declaration.Function? {
      functions[name]?.filter { $0.type.encloses(range) }
        .min { $0.type.count < $1.type.count }?
        .function
    }

    func has(_ name: String) -> Bool {
      functions[name] != nil || modifiers[name] != nil || name == "modifier" && !modifiers.isEmpty
        || name == "ForEach" && !loops.isEmpty
        || !styles.isEmpty
          && (StyledControl(rawValue: name) != nil || StyledControl(styledBy: name) != nil)
    }
  }

  /// How deep calls in calls are written.
  private static let maximumCallDepth = 4

  /// Writes what a call does in its place.
  ///
  /// - Returns: Whether it is known, and the call says more than that something is handed over.
  mutating func writeCall(_ node: Node, _ bindings: Bindings) -> Bool {
    if node.range == implicitCall, let receiver = bindings["self"], let callee = node.firstChild {
      if callees.has(callee.nameText),
        writeModifier(callee, Argument.arguments(of: node), on: receiver, bindings)
      {
        return true
      }
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
    if let loop = callees.loops[node.range.lowerBound], callee.hasText("ForEach") {
      return write(loop, arguments, of: node, bindings)
    }
    if let control = Expression(callee).path.flatMap(StyledControl.init(rawValue:)) {
      return write(control, arguments, replacing: node, bindings)
    }
    if let base = callee.base, !base.hasText("self"), let name = callee.lastChild {
      if let control = StyledControl(styledBy: name.nameText) {
        return writeStyled(control, by: arguments, at: name, base, bindings)
      }
      let receiver = Binding(
        value: Expression(base),
        words: nil,
        names: [],
        isOfUse: false,
        frame: Frame(bindings, origin, code.call)
      )
      return writeModifier(name, arguments, on: receiver, bindings)
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
    on receiver: Binding,
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
      handed =
        values.isTelling || source.isActivating || callees.values != .all ? values : nil
    } else {
      guard let known = callees.modifiers[called], !known.isType else { return false }
      source = known
      handed = known.function.bindings(
        by: arguments,
        in: frame,
        callees.values,
        isNeeded: known.isActivating
      )
    }
    guard var handed, let body = source.function.body, body.count == 1, let result = body.first,
      !path.contains(source.function.node.range)
    else { return false }
    handed[source.receiver] = receiver
    if source.isType,
      !keep(source.declaration, handed, besides: arguments.first?.value.call?.arguments ?? [])
    {
      return false
    }
    var call = WrittenCode.Call(name: called, range: name.range, isOfItem: false)
    call.isForActivation = !handed.filter { $0.key != source.receiver }.isTelling
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
  mutating func inside(
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
  /// call says no more than its code and that is not needed.
  func bindings(
    by arguments: [Argument],
    in frame: CodeWriter.Frame,
    _ values: CallUses.Values,
    isNeeded: Bool = false
  ) -> CodeWriter.Bindings? {
    guard let filled = filled(by: arguments) else { return nil }
    var bindings: CodeWriter.Bindings = [:]
    for (parameter, value) in filled {
      let isClosure = if case .closure = value.form { true } else { false }
      let isBinding = parameter.type.hasPrefix("Binding<") && value.source.hasPrefix("$")
      guard parameter.isPlain || isClosure || isBinding else { continue }
      bindings[parameter.name] = CodeWriter.Binding.handed(value, in: frame)
      bindings[parameter.name]?.type = parameter.type
      if isClosure, parameter.makesViews { bindings[parameter.name]?.content = parameter.content }
    }
    for parameter in parameters where parameter.isPlain {
      guard !filled.contains(where: { $0.parameter.name == parameter.name }),
        let value = parameter.defaultValue
      else { continue }
      bindings[parameter.name] = CodeWriter.Binding(default: value)
      bindings[parameter.name]?.type = parameter.type
    }
    let limited = bindings.limited(to: values)
    return limited.isTelling || isNeeded || values != .all ? limited : nil
  }
}

extension [String: CodeWriter.Binding] {
  fileprivate var isTelling: Bool { values.contains(where: \.isTelling) }

  func limited(to values: CallUses.Values) -> Self {
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

// MARK: What modifiers keep

extension CodeWriter {
  /// The members of a modifier's type that its body needs, as one call makes them.
  struct KeptMembers {
    let members: [Node]
    let bindings: Bindings
    let call: WrittenCode.Call?
    /// Whether they are the same whatever a call hands over.
    let isConstant: Bool
  }

  /// Takes note of what a modifier keeps by itself or works out: that goes into the type it is written in.
  ///
  /// - Parameter arguments: what it is made with: `message: $message` and `message: message` are the same here and there.
  /// - Returns: Whether it means there what it means in the modifier.
  mutating func keep(
    _ declaration: Declaration,
    _ bindings: Bindings,
    besides arguments: [Argument] = []
  ) -> Bool {
    let shared = Set(
      arguments.compactMap { argument in
        argument.label.flatMap { argument.value.isName($0) ? $0 : nil }
      }
    )
    let members = declaration.properties.filter {
      !$0.isStatic && bindings[$0.name] == nil && !shared.contains($0.name)
        && (!$0.attributes.isEmpty || $0.getter != nil)
    }
    if members.isEmpty { return true }
    if let kept = kept[declaration.name] { return kept.isConstant }
    guard let host = callees.host,
      members.allSatisfy({ member in
        host.property(member.name) == nil
          && !kept.values.contains { $0.members.contains { $0.range == member.node.range } }
      })
    else { return false }
    kept[declaration.name] = KeptMembers(
      members: members.map(\.node),
      bindings: bindings,
      call: code.call,
      isConstant: members.allSatisfy { $0.getter == nil }
    )
    return true
  }

  /// Adds what the modifiers keep that were written.
  mutating func addKeptMembers() {
    let outer = (origin, mentions, code.call)
    origin = .component
    for (_, kept) in kept.sorted(by: { $0.key < $1.key }) {
      prepare(for: kept.members, binding: kept.bindings)
      code.call = kept.call
      for member in kept.members {
        add(glue: "\n")
        write(member, kept.bindings)
      }
    }
    if !kept.isEmpty { add(glue: "\n") }
    (origin, mentions, code.call) = outer
  }
}
