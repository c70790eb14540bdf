import CurbcutSyntax

/// Works out values as far as the source says them: constants, parameters, properties and functions
/// that are worked out from these, cases of enumerations, collections that are spelled out.
///
/// Invariant: bounded in depth and in steps, so that code that uses itself ends.
struct Evaluation {
  let types: KnownTypes
  /// Where literals are looked up that stand for the keys of texts.
  let strings: ProjectStrings
  /// What a name that is no member stands for in the file or project.
  let constant: (String) -> Expression?
  private var steps = 0
  private var depth = 0

  /// How deep expressions and functions may nest. It keeps within half a megabyte of stack.
  private static let maximumDepth = 20
  /// How many expressions are looked at for one value.
  private static let maximumSteps = 1_000
  /// How many items a collection may have.
  static let maximumItems = 48

  init(
    types: KnownTypes,
    strings: ProjectStrings,
    constant: @escaping (String) -> Expression?
  ) {
    self.types = types
    self.strings = strings
    self.constant = constant
  }

  /// What names mean where an expression stands.
  struct Frame {
    /// Parameters and constants whose value is known, or known not to be.
    var values: [String: Value] = [:]
    /// Local constants that are not yet worked out.
    var nodes: [String: Node] = [:]
    /// `self`.
    var receiver: Value?
    /// The type whose members bare names are.
    var type: String?
    /// The declaration of that type where it is not among the known ones, or another of its name is.
    var declaration: Declaration?
  }

  /// What an expression is; nil where that is not known.
  ///
  /// - Parameter type: The type that is expected, for `.name` and `.init`.
  mutating func value(
    of expression: Expression,
    in frame: Frame,
    expecting type: String? = nil
  ) -> Value? {
    guard depth < Self.maximumDepth, steps < Self.maximumSteps else { return nil }
    depth += 1
    steps += 1
    defer { depth -= 1 }
    switch expression.form {
    case .string(let phrase):
      if ProjectStrings.areLookedUp(of: type), let text = strings.spoken(phrase) {
        return .text(text)
      }
      return text(phrase, of: expression, in: frame)
    case .number: return Number(expression).map { .number($0) }
    case .boolean(let value): return .boolean(value)
    case .nothing: return .nothing
    case .name(let name): return named(name, in: frame)
    case .member(nil, let name): return implicitMember(name, of: type)
    case .member(let base?, let name):
      if let type = typeName(base, in: frame) {
        return staticMember(name, of: type) ?? lookedUp(expression)
      }
      if base.path == "self", case .name = base.form { return ownMember(name, in: frame) }
      guard let whole = value(of: base, in: frame) else { return nil }
      return member(name, of: whole)
    case .call(let callee, let arguments):
      return call(callee, arguments, in: frame, expecting: type) ?? lookedUp(expression)
    case .ternary(let condition, let then, let otherwise):
      if let holds = value(of: condition, in: frame)?.boolean {
        return value(of: holds ? then : otherwise, in: frame, expecting: type)
      }
      guard case .text(let first)? = value(of: then, in: frame, expecting: type),
        case .text(let second)? = value(of: otherwise, in: frame, expecting: type)
      else { return nil }
      return .text(.oneOf([first, second]))
    case .alternatives:
      var inner = frame
      return result(of: [expression.node], in: &inner, expecting: type)
    case .array(let elements):
      return list(elements, in: frame, expecting: type?.elementType)
    case .prefixed("!", let operand):
      return value(of: operand, in: frame)?.boolean.map { .boolean(!$0) }
    case .prefixed("-", let operand):
      return value(of: operand, in: frame)?.number.map {
        .number(Number(value: -$0.value, isInteger: $0.isInteger))
      }
    case .operators(let operands, let operators):
      return result(of: operators[...], on: operands[...], in: frame)
    case .postfixed(let operand, "!"): return value(of: operand, in: frame, expecting: type)
    case .other: return tupleOrItem(expression.node, in: frame)
    case .prefixed, .postfixed, .closure, .keyPath: return nil
    }
  }

  /// What an expression is, or the code that stands for it.
  mutating func valueOrCode(
    of expression: Expression,
    in frame: Frame,
    expecting type: String? = nil
  ) -> Value {
    value(of: expression, in: frame, expecting: type)
      ?? expression.path.flatMap { frame.values[$0] } ?? .code(expression.source)
  }

  /// The words of generated code such as `L10n.title`.
  private func lookedUp(_ expression: Expression) -> Value? {
    strings.words(of: expression).map { .text($0) }
  }

  private mutating func list(
    _ elements: [Expression],
    in frame: Frame,
    expecting type: String?
  ) -> Value? {
    guard elements.count <= Self.maximumItems else { return nil }
    return .list(
      elements.map { value(of: $0, in: frame, expecting: type) ?? .code($0.source) }
    )
  }

  /// A string with what is known of its interpolations.
  private mutating func text(
    _ phrase: Phrase,
    of expression: Expression,
    in frame: Frame
  ) -> Value? {
    guard phrase.literal == nil else { return .text(phrase) }
    var values = expression.interpolations[...]
    var parts: [Phrase.Part] = []
    for part in phrase.parts {
      guard case .expression(let source) = part else {
        parts.append(part)
        continue
      }
      let arguments = values.popFirst() ?? []
      if arguments.count == 1, let value = value(of: arguments[0].value, in: frame),
        let known = value.phrase(isLocalized: false)
      {
        parts += known.parts
      } else if let text = interpolated(arguments, in: frame) {
        parts.append(.words(text))
      } else {
        parts += Phrase.code(source).parts
      }
    }
    return .text(Phrase(parts).joiningWords)
  }

  // MARK: Names

  mutating func named(_ name: String, in frame: Frame) -> Value? {
    if let value = frame.values[name] { return value.isKnown ? value : nil }
    if let node = frame.nodes[name] {
      var outer = frame
      outer.nodes[name] = nil
      return value(of: Expression(node), in: outer)
    }
    if name == "self" { return frame.receiver }
    // A binding is what it is bound to.
    if types.startsFresh, name.hasPrefix("$"), name.dropFirst().first?.isNumber == false {
      return named(String(name.dropFirst()), in: frame)
    }
    return ownMember(name, in: frame)
  }

  /// A member of the type that an expression stands in, else a constant of the file or project.
  private mutating func ownMember(_ name: String, in frame: Frame) -> Value? {
    if case .instance(_, let fields)? = frame.receiver, let value = fields[name] {
      return value.isKnown ? value : nil
    }
    if case .enumCase? = frame.receiver, let receiver = frame.receiver,
      let value = member(name, of: receiver)
    {
      return value
    }
    if let declaration = frame.declaration, let property = declaration.property(name) {
      return value(of: property, in: frame)
    }
    if let type = frame.type {
      if let property = types.property(name, of: type) { return value(of: property, in: frame) }
      if let value = staticMember(name, of: type) { return value }
    }
    guard let written = types.globals[name] ?? constant(name) else { return nil }
    return value(of: written, in: Frame())
  }

  /// What a property stands for whose value does not depend on what its type was given.
  private mutating func value(of property: Declaration.Property, in frame: Frame) -> Value? {
    guard !property.isViewValued else { return nil }
    if types.startsFresh, property.getter == nil, property.isWrapped,
      !property.isConstant || !property.attributes.isEmpty
    {
      return firstValue(of: property, in: frame)
    }
    // The object is made once and is no other as long as the view is there.
    let isOwnObject = property.attributes == ["StateObject"] && property.getter == nil
    guard property.attributes.isEmpty || isOwnObject else { return nil }
    if let getter = property.getter {
      var inner = Frame(
        receiver: frame.receiver,
        type: frame.type,
        declaration: frame.declaration
      )
      return result(of: getter, in: &inner, expecting: name(of: property.type, in: frame.type))
    }
    guard property.isConstant || property.isStatic || isOwnObject,
      let initial = property.initialValue
    else {
      return nil
    }
    var inner = Frame()
    inner.type = frame.type
    inner.declaration = frame.declaration
    return value(of: initial, in: inner, expecting: name(of: property.type, in: frame.type))
  }

  /// The name under which a type is known that is written in another one.
  func name(of type: String?, in owner: String?) -> String? {
    type.map { types.name(of: $0, in: owner) }
  }

  /// The type of the project that an expression names; nil for values.
  private func typeName(_ base: Expression, in frame: Frame) -> String? {
    guard let path = base.path, let last = path.pathNames.last, !path.hasPrefix(".") else {
      return nil
    }
    if last == "Self" { return frame.type }
    guard last.beginsUppercase, frame.values[last] == nil else { return nil }
    return types.name(of: path, in: frame.type)
  }

  /// `.name` where a type is expected.
  private mutating func implicitMember(_ name: String, of type: String?) -> Value? {
    guard let type = type.map({ types.name(of: $0) }) else {
      return .enumCase(type: nil, name: name, payload: [])
    }
    return staticMember(name, of: type) ?? .enumCase(type: nil, name: name, payload: [])
  }

  /// A case, a constant or a computed property of a type.
  mutating func staticMember(_ name: String, of type: String) -> Value? {
    if let cases = types.cases(of: type) {
      if name == "allCases", !cases.contains(where: \.hasPayload) {
        return .list(cases.map { .enumCase(type: type, name: $0.name, payload: []) })
      }
      // Of a constant and a case of the same name that holds something the constant is meant.
      if let one = cases.first(where: { $0.name == name }),
        !one.hasPayload || types.property(name, of: type)?.isStatic != true
      {
        return .enumCase(type: type, name: name, payload: [])
      }
    }
    if let property = types.property(name, of: type), property.isStatic {
      return value(of: property, in: Frame(type: type))
    }
    guard let written = constant("\(type).\(name)") else { return nil }
    return value(of: written, in: Frame(type: type))
  }

  // MARK: Functions

  /// What a function of the project gives.
  mutating func result(
    of function: Declaration.Function,
    _ arguments: [Argument],
    from caller: Frame,
    receiver: Value?,
    type: String?
  ) -> Value? {
    guard let body = function.body, !function.isViewValued, function.returnType != nil,
      var inner = parameters(of: function, in: type, filledBy: arguments, from: caller)
    else { return nil }
    inner.receiver = receiver
    inner.type = type
    if type == caller.type { inner.declaration = caller.declaration }
    let result = function.returnType == "Self" ? type : name(of: function.returnType, in: type)
    return self.result(of: body, in: &inner, expecting: result)
  }

  /// The values of a function's parameters; nil where it does not take the arguments.
  mutating func parameters(
    of function: Declaration.Function,
    in type: String?,
    filledBy arguments: [Argument],
    from caller: Frame
  ) -> Frame? {
    var frame = Frame()
    var rest = arguments[...]
    for parameter in function.parameters {
      if let next = rest.first,
        next.isTrailingClosure
          ? parameter.mayTakeClosure || next.label != nil && next.label == parameter.label
          : next.label == parameter.label
      {
        rest.removeFirst()
        frame.values[parameter.name] =
          valueOrCode(of: next.value, in: caller, expecting: name(of: parameter.type, in: type))
      } else if let written = parameter.defaultValue {
        frame.values[parameter.name] =
          valueOrCode(of: written, in: Frame(), expecting: name(of: parameter.type, in: type))
      } else {
        return nil
      }
    }
    return rest.isEmpty ? frame : nil
  }

  /// The stored properties of a struct's value that is made by an initializer; nil where it is not
  /// known which.
  mutating func fields(
    of declaration: Declaration,
    madeWith arguments: [Argument],
    from caller: Frame
  ) -> [String: Value]? {
    var fields: [String: Value] = [:]
    let own = Frame(type: declaration.name, declaration: declaration)
    for property in declaration.properties where !property.isStatic && property.getter == nil {
      if let initial = property.initialValue {
        fields[property.name] = value(
          of: initial,
          in: own,
          expecting: name(of: property.type, in: declaration.name)
        )
      } else if property.type?.hasSuffix("?") == true, !property.isConstant {
        fields[property.name] = .nothing
      }
    }
    let stored = fields
    let initializers = declaration.functions.filter { $0.name == "init" }
    let isMemberwise = initializers.isEmpty
    let added = isMemberwise ? types.functions("init", of: declaration.name) : []
    for initializer in initializers + added {
      guard
        let frame = parameters(
          of: initializer,
          in: declaration.name,
          filledBy: arguments,
          from: caller
        )
      else { continue }
      if types.startsFresh {
        var instance = Instance(declaration, fields)
        run(initializer.body ?? [], on: &instance, in: frame)
        return instance.fields
      }
      for statement in initializer.body ?? [] {
        guard case .operators(let sides, ["="]) = Expression(statement).form, sides.count == 2,
          let names = sides[0].path?.pathNames, let name = names.last,
          names.count == 1 || names.first == "self", let property = declaration.property(name)
        else { continue }
        fields[name] = valueOrCode(
          of: sides[1],
          in: frame,
          expecting: self.name(of: property.type, in: declaration.name)
        )
      }
      return fields
    }
    guard isMemberwise else { return nil }
    return memberwise(declaration, stored, filledBy: arguments, from: caller)
  }

  /// The stored properties filled by the initializer that Swift writes; nil where there is no such
  /// property.
  private mutating func memberwise(
    _ declaration: Declaration,
    _ initial: [String: Value],
    filledBy arguments: [Argument],
    from caller: Frame
  ) -> [String: Value]? {
    var fields = initial
    for argument in arguments {
      guard let label = argument.label, let property = declaration.property(label) else {
        return nil
      }
      let type = name(of: property.type, in: declaration.name)
      fields[label] = valueOrCode(of: argument.value, in: caller, expecting: type)
    }
    return fields
  }
}

extension Declaration.Parameter {
  /// Whether a trailing closure may be meant for it: a value that has a default is left out before one.
  fileprivate var mayTakeClosure: Bool {
    defaultValue == nil || type.includes("->") || attributes.contains("ViewBuilder")
  }
}

extension String {
  /// The type of the items of `[Item]`.
  var elementType: String? {
    guard hasPrefix("["), hasSuffix("]"), !includes(":") else { return nil }
    return String(dropFirst().dropLast())
  }
}
