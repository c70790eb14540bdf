import CurbcutSyntax

/// What may change, before anybody has done anything: state, what objects publish, and what the
/// environment holds on a phone as it comes.
extension Evaluation {
  /// A value of the project whose initializer is being read.
  struct Instance {
    let declaration: Declaration
    var fields: [String: Value]

    init(_ declaration: Declaration, _ fields: [String: Value]) {
      self.declaration = declaration
      self.fields = fields
    }
  }

  /// How deep functions are followed that an initializer calls.
  private static let maximumCalls = 4

  /// What a property starts with; nil where that is not known.
  mutating func firstValue(of property: Declaration.Property, in frame: Frame) -> Value? {
    let type = name(of: property.type, in: frame.type)
    if property.attributes.contains("Environment") {
      return environmentValue(of: property, type: type)
    }
    if property.attributes.contains("EnvironmentObject") {
      return type.flatMap { construction(of: $0, [], in: Frame()) }
    }
    if let initial = property.initialValue {
      var inner = Frame()
      inner.type = frame.type
      inner.declaration = frame.declaration
      return value(of: initial, in: inner, expecting: type)
    }
    guard !property.isConstant, property.attributes.contains(where: Self.keepsOwnValue) else {
      return nil
    }
    if property.type?.hasSuffix("?") == true { return .nothing }
    // Source: Apple, "FocusState": without focus it is false, or nil.
    return property.attributes.contains("FocusState") && property.type == "Bool"
      ? .boolean(false) : nil
  }

  /// The properties of a view that actions change, with their new values.
  mutating func changes(
    by actions: [Expression],
    of declaration: Declaration,
    in frame: Frame
  ) -> [String: Value] {
    var fields: [String: Value] = [:]
    for property in declaration.properties where !property.isStatic && property.getter == nil {
      fields[property.name] = frame.values[property.name] ?? firstValue(of: property, in: frame)
    }
    let before = fields
    var instance = Instance(declaration, fields)
    for action in actions {
      switch action.form {
      case .closure(let closure):
        run(closure.items.map(\.statement), on: &instance, in: Frame())
      case .name, .member:
        follow((action, []), on: &instance, in: Frame(), depth: 0)
      default: instance.forgetChanges(in: action.node)
      }
    }
    return instance.fields.filter { before[$0.key] != $0.value }
  }

  private static func keepsOwnValue(_ attribute: String) -> Bool {
    ["State", "Published", "AppStorage", "SceneStorage", "FocusState"].contains(attribute)
  }

  /// What `@Environment` reads.
  private mutating func environmentValue(
    of property: Declaration.Property,
    type: String?
  ) -> Value? {
    let code = property.node.code
    guard let start = code.firstIndex(of: "("), let end = code.firstIndex(of: ")"), start < end
    else { return nil }
    let key = code[code.index(after: start)..<end].filter { !$0.isWhitespace }
    if key.hasPrefix("\\.") { return EnvironmentDefaults.value(of: String(key.dropFirst(2))) }
    return property.environmentType.flatMap {
      construction(of: types.name(of: $0), [], in: Frame())
    }
  }

  /// Follows what an initializer, or a function that it calls, does to the properties of its value.
  /// What it does later, in a task or a closure, has not been done yet.
  mutating func run(
    _ statements: [Node],
    on instance: inout Instance,
    in outer: Frame,
    depth: Int = 0
  ) {
    var frame = outer
    frame.type = instance.declaration.name
    frame.declaration = instance.declaration
    for statement in statements {
      frame.receiver = .instance(type: instance.declaration.name, fields: instance.fields)
      switch statement.kind {
      case .variableDecl:
        for property in Declaration.Property.properties(of: statement) {
          frame.values[property.name] =
            property.isConstant
            ? property.initialValue.map { valueOrCode(of: $0, in: frame, expecting: property.type) }
            : .code(property.name)
        }
      case .ifExpr, .switchExpr:
        guard let chosen = chosenBlock(of: statement, in: frame) else {
          instance.forgetChanges(in: statement)
          continue
        }
        if let (block, bound) = chosen { run(block, on: &instance, in: bound, depth: depth) }
      default:
        let expression = Expression(statement)
        if case .operators(let sides, ["="]) = expression.form, sides.count == 2 {
          assign(sides[1], to: sides[0], of: &instance, in: frame)
        } else if let call = expression.call {
          follow(call, on: &instance, in: frame, depth: depth)
        } else {
          instance.forgetChanges(in: statement)
        }
      }
    }
  }

  private mutating func assign(
    _ value: Expression,
    to target: Expression,
    of instance: inout Instance,
    in frame: Frame
  ) {
    guard let names = target.path?.pathNames, let written = names.last,
      names.count == 1 || names.first == "self" && names.count == 2
    else { return instance.forgetChanges(in: target.node) }
    // `_count = State(initialValue: 3)`
    if written.hasPrefix("_"), let call = value.call {
      let wrapped = call.arguments.first {
        $0.label == "initialValue" || $0.label == "wrappedValue"
      }
      let name = String(written.dropFirst())
      guard let property = instance.declaration.property(name) else { return }
      instance.fields[name] = wrapped.map {
        valueOrCode(
          of: $0.value,
          in: frame,
          expecting: self.name(of: property.type, in: frame.type)
        )
      }
      return
    }
    guard frame.values[written] == nil || names.count == 2,
      let property = instance.declaration.property(written)
    else { return }
    instance.fields[written] = valueOrCode(
      of: value,
      in: frame,
      expecting: name(of: property.type, in: frame.type)
    )
  }

  private mutating func follow(
    _ call: (callee: Expression, arguments: [Argument]),
    on instance: inout Instance,
    in frame: Frame,
    depth: Int
  ) {
    let names = call.callee.path?.pathNames ?? []
    let own = names.first == "self" ? Array(names.dropFirst()) : names
    if own.count == 1, let function = instance.declaration.function(own[0]) {
      let inner = parameters(
        of: function,
        in: instance.declaration.name,
        filledBy: call.arguments,
        from: frame
      )
      guard let inner, depth < Self.maximumCalls, let body = function.body else {
        return instance.forgetChanges(in: function.node)
      }
      return run(body, on: &instance, in: inner, depth: depth + 1)
    }
    if own == ["withAnimation"], let closure = call.arguments.last?.closure {
      return run(closure.items.map(\.statement), on: &instance, in: frame, depth: depth)
    }
    guard own.count == 2, let held = instance.fields[own[0]] else { return }
    // `model.load()`
    if case .instance(let type, let fields) = held {
      guard let declaration = types[type], depth < Self.maximumCalls,
        let function = types.functions(own[1], of: type).first, let body = function.body,
        let inner = parameters(of: function, in: type, filledBy: call.arguments, from: frame)
      else {
        instance.fields[own[0]] = .code(own[0])
        return
      }
      var other = Instance(declaration, fields)
      run(body, on: &other, in: inner, depth: depth + 1)
      instance.fields[own[0]] = .instance(type: type, fields: other.fields)
      return
    }
    guard let first = call.arguments.first else { return }
    // A collection that grows.
    guard own[1] == "append", case .list(let items)? = instance.fields[own[0]] else {
      instance.fields[own[0]] = .code(own[0])
      return
    }
    let type = instance.declaration.property(own[0])?.type
    let isOne = first.label == nil
    let added = value(of: first.value, in: frame, expecting: isOne ? type?.elementType : type)
    let more = isOne ? [added ?? .code(first.value.source)] : added?.list
    guard let more, items.count + more.count <= Self.maximumItems else {
      instance.fields[own[0]] = .code(own[0])
      return
    }
    instance.fields[own[0]] = .list(items + more)
  }
}

extension Evaluation.Instance {
  /// Takes nothing for known any more that some code assigns or changes.
  fileprivate mutating func forgetChanges(in code: Node) {
    for token in code.allTokens where token.kind == .identifier {
      let name = token.text
      if declaration.property(name) != nil { fields[name] = .code(name) }
    }
  }
}

extension Declaration.Property {
  /// Whether it is kept by a property wrapper of Apple's that gives it the value it is declared with.
  var isWrapped: Bool {
    let wrappers: Set<String> = [
      "State", "StateObject", "ObservedObject", "Published", "AppStorage", "SceneStorage",
      "FocusState", "AccessibilityFocusState", "GestureState", "ScaledMetric", "Bindable",
      "Environment", "EnvironmentObject", "MainActor",
    ]
    return attributes.allSatisfy(wrappers.contains)
  }
}

extension Declaration.Keyword {
  /// Whether values of the type are shared by those that refer to them.
  var isReference: Bool { self == .class || self == .actor }
}
