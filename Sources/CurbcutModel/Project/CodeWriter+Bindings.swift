import CurbcutSyntax

// What a use hands over to a component.

extension CodeWriter.Binding {
  /// Whether it says more than that there is a value: words, numbers, choices, constants.
  var isTelling: Bool {
    switch value.form {
    case .closure, .name: false
    // That nothing happens is seen where the use is looked at anyway.
    case .nothing: !isAction
    case .member(let base?, let name):
      base.path == nil || base.path?.beginsUppercase == true || NameHint.isPartOfAddress(name)
    default: true
    }
  }

  /// Whether it is what the component has where a use says nothing else: a color, a size, words. What is
  /// missing, and what is not asked for, is so at the use.
  var isOwnValue: Bool {
    if case .boolean = value.form { return false }
    // A choice of the project's own is one for each use to make.
    if case .member(nil, _) = value.form, let type, !Self.looks.contains(type) { return false }
    return !isOfUse && !isMissing && !isAction
  }

  /// The types of Apple's that say how something looks.
  private static let looks: Set<String> = [
    "Color", "UIColor", "Font", "UIFont", "Font.TextStyle", "UIFont.TextStyle", "CGFloat",
    "Animation", "Text", "LocalizedStringKey", "String",
  ]

  /// Whether it is one that a component calls.
  private var isAction: Bool { type?.includes("->") == true }

  /// Whether a use leaves out what it has no value for: it is nothing, or no words.
  var isMissing: Bool { !isOfUse && !isAction && (value.form == .nothing || hasNoWords) }

  /// Whether it is a text without words that a use leaves out.
  var hasNoWords: Bool {
    guard !isOfUse, case .string(let phrase) = value.form else { return false }
    return phrase.isBlank
  }

  /// Whether it is words for people to read, going by how they are written.
  var isShownText: Bool {
    switch value.form {
    case .string(let phrase):
      phrase.literal.map { $0.first?.isUppercase == true || $0.contains(" ") } ?? true
    case .call(let callee, _):
      ["NSLocalizedString", "String", "LocalizedStringKey", "Text"].contains(callee.path)
    default: false
    }
  }

  /// Whether it is written out: words, numbers, colors, or a choice between them.
  var isWrittenOut: Bool { value.isWrittenOut }

  /// What a use hands over, with what constants stand for.
  init(_ value: Expression, in frame: CodeWriter.Frame = CodeWriter.Frame()) {
    self.init(
      value: value,
      words: value.isConstantName ? value.form.source : value.heldByBinding,
      names: value.names,
      isOfUse: true,
      frame: frame
    )
  }

  /// A name that is handed over, with what it stands for there.
  private init(_ name: Expression, standingFor value: Expression) {
    self.init(
      value: name.standing(for: value.form),
      words: value.source,
      names: value.names,
      isOfUse: true,
      frame: CodeWriter.Frame()
    )
  }

  /// What a use hands over that may be no more than what it was handed itself.
  static func handed(_ value: Expression, in frame: CodeWriter.Frame) -> CodeWriter.Binding {
    frame.bindings.named(by: value.node) ?? CodeWriter.Binding(value, in: frame)
  }

  /// What a use hands over, the constants of its place followed.
  init(_ value: Expression, in frame: CodeWriter.Frame, _ local: (String) -> Node?) {
    if let known = frame.bindings.named(by: value.node) {
      self = known
      return
    }
    guard case .name(let name) = value.form, !value.isConstantName, let node = local(name),
      node.range.count <= Self.maximumByteCount, Expression(node).isChoiceOrLiteral
    else {
      self.init(value, in: frame)
      return
    }
    self.init(value, standingFor: Expression(node))
  }

  /// How long the value of a constant may be that is written in its place.
  private static let maximumByteCount = 400

  /// What stands for what a use leaves out.
  init(default value: Expression?) {
    self.init(
      value: value ?? Expression.nothing,
      words: value == nil ? "nil" : nil,
      names: [],
      isOfUse: false,
      frame: CodeWriter.Frame([:], .component)
    )
  }
}

extension Expression {
  /// Whether it is a value that is written out, or a choice between values.
  fileprivate var isChoiceOrLiteral: Bool {
    switch form {
    case .string, .number, .boolean, .ternary, .alternatives: true
    default: false
    }
  }

  var isWrittenOut: Bool {
    switch form {
    case .string, .number, .boolean, .nothing: true
    case .member(nil, _): true
    case .member(let base?, _): base.path?.beginsUppercase == true
    case .ternary(_, let then, let otherwise): then.isWrittenOut || otherwise.isWrittenOut
    case .call(let callee, _):
      callee.path?.beginsUppercase == true || callee.path?.hasPrefix(".") == true
    case .array(let values): values.contains(where: \.isWrittenOut)
    default: false
    }
  }
}

extension Expression {
  /// `nil`, written nowhere.
  fileprivate static let nothing = Expression(
    SyntaxTree(parsing: "nil").units.first.map { $0.root(at: 0) }
      ?? SyntaxTree(parsing: "nil").root
  )
}

extension Expression {
  /// Whether it is a name, or the binding to what has the name: `isOpen`, `self.$isOpen`.
  func isName(_ name: String) -> Bool {
    guard let path = path?.withoutSelf else { return false }
    return path == name || path.first == "$" && path.dropFirst() == name
  }

  /// `isOn`, where `$isOn.wrappedValue` is handed over.
  fileprivate var heldByBinding: String? {
    guard case .member(let base?, "wrappedValue") = form, let path = base.path else { return nil }
    return path.hasPrefix("$") ? String(path.dropFirst()) : path
  }
}

extension Expression.Form {
  /// How words, numbers and choices between them are written; nil for others.
  fileprivate var source: String? {
    switch self {
    case .string(let phrase):
      guard let words = phrase.literal, words.utf8.allSatisfy({ $0 >= 32 }) else { return nil }
      let escaped = words.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
      return "\"\(escaped)\""
    case .number(let number):
      return number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    case .boolean(let holds): return String(holds)
    case .ternary(let condition, let then, let otherwise):
      guard let one = then.form.source, let two = otherwise.form.source else { return nil }
      return "\(condition.source) ? \(one) : \(two)"
    default: return nil
    }
  }
}

extension ComponentSource {
  /// What the names of the component stand for where it is used: its stored properties.
  func bindings(by element: Element) -> CodeWriter.Bindings {
    let locals = element.record.locals
    return declaration.bindings(by: element.arguments) { locals[$0] }
  }
}

extension Declaration {
  /// What the stored properties of one that is made with some arguments stand for.
  ///
  /// - Parameter labels: those of other arguments, of which nothing is said.
  func bindings(
    by arguments: [Argument],
    besides labels: Set<String> = [],
    in frame: CodeWriter.Frame = CodeWriter.Frame(),
    local: (String) -> Node? = { _ in nil }
  ) -> CodeWriter.Bindings {
    let (filled, left) = Scope.unbound.parameters(of: self, filledBy: arguments)
    var handed: CodeWriter.Bindings = [:]
    for (argument, parameter) in filled {
      let isContent = argument.isClosure && parameter.makesViews
      guard parameter.isPlain || isContent || argument.isClosure && parameter.isAction else {
        continue
      }
      handed[parameter.name] = CodeWriter.Binding(argument.value, in: frame, local)
      handed[parameter.name]?.type = parameter.type
      if isContent { handed[parameter.name]?.content = parameter.content }
    }
    for parameter in left
    where (parameter.isPlain || parameter.isOptional)
      && parameter.label.map(labels.contains) != true
    {
      if let value = parameter.defaultValue {
        handed[parameter.name] = CodeWriter.Binding(default: value)
        handed[parameter.name]?.type = parameter.type
      } else if parameter.isOptional, hasOnlyMemberwiseInitializer {
        handed[parameter.name] = CodeWriter.Binding(default: nil)
      }
    }
    if handed.isEmpty { return [:] }
    // `isOpen: $isOpen` is the same here and there.
    let shared = Set(
      filled.compactMap { argument, parameter -> String? in
        argument.value.isName(parameter.name) ? parameter.name : nil
      }
    )
    var bindings: CodeWriter.Bindings = [:]
    for (property, parameter, isCalled) in propertiesFilledByParameters {
      guard var binding = handed[parameter], !isCalled || binding.content == .closure else {
        continue
      }
      if isCalled { binding.content = .views }
      // What is called alike there and here would be taken for each other.
      if binding.isOfUse, binding.names.contains(where: { hasMember($0) && !shared.contains($0) }) {
        continue
      }
      bindings[property] = binding
    }
    return bindings
  }
}

extension Declaration.Parameter {
  /// Whether it takes a value, rather than a binding, an action or views.
  var isPlain: Bool {
    attributes.isEmpty && !type.includes("->") && !type.hasPrefix("Binding<")
      && type != "Content" && type != "Label"
  }

  /// Whether it takes nothing too.
  fileprivate var isOptional: Bool { type.hasSuffix("?") }

  /// Whether it takes views that are made without being handed anything.
  var makesViews: Bool {
    attributes.contains("ViewBuilder") && (!type.includes("->") || type.includes("()"))
      || type.includes("() ->") && !isAction
  }

  /// What it is of views that it is handed.
  var content: CodeWriter.Binding.Content { type.includes("->") ? .closure : .views }

  /// Whether it takes a function without parameters that gives nothing.
  var isAction: Bool {
    type.includes("->") && !attributes.contains("ViewBuilder")
      && (type.includes("() -> Void") || type.includes("()->Void") || type.includes("() -> ()"))
  }
}

extension Declaration {
  fileprivate var hasOnlyMemberwiseInitializer: Bool { function("init") == nil }

  fileprivate func hasMember(_ name: String) -> Bool {
    property(name) != nil || function(name) != nil
  }

  /// The stored properties that keep what the initializer is handed, each with the parameter's name.
  fileprivate var propertiesFilledByParameters:
    [(property: String, parameter: String, isCalled: Bool)]
  {
    let initializers = functions.filter { $0.name == "init" }
    let stored = properties.filter { !$0.isStatic && $0.getter == nil }
    if initializers.isEmpty { return stored.map { ($0.name, $0.name, false) } }
    // Of several initializers nobody knows which one kept what.
    guard initializers.count == 1, let initializer = initializers.first else { return [] }
    return (initializer.body ?? []).compactMap { statement in
      guard let (target, value) = statement.assignment, let path = target.path,
        let name = value.path
          ?? value.call.flatMap({ $0.arguments.isEmpty ? $0.callee.path : nil }),
        path.hasPrefix("self."), initializer.parameters.contains(where: { $0.name == name })
      else { return nil }
      return (path.withoutSelf, name, value.path == nil)
    }
  }
}

extension Expression {
  /// The names in it that what stands around may give a meaning: no names of members.
  var names: Set<String> { operands.reduce(into: []) { $0.formUnion($1.namesOfPlace) } }
}

extension Node {
  /// The names in it that what stands around may give a meaning: no names of members but those of `self`.
  var namesOfPlace: Set<String> {
    var names: Set<String> = []
    var members: Set<Int> = []
    for node in [self] + Array(descendants) {
      if node.kind == .memberAccessExpr, let name = node.lastChild {
        if node.base?.hasText("self") != true { members.insert(name.range.lowerBound) }
      } else if node.kind == .declReferenceExpr, !members.contains(node.range.lowerBound) {
        let name = node.nameText
        names.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
      }
    }
    return names
  }
}

extension Declaration {
  /// How much code of a type goes along with what it hands over.
  private static let maximumCarriedByteCount = 3_000

  /// The properties and functions that some names lead to, which go along with values that name them.
  ///
  /// - Parameter other: the type in which they are to stand; what is called alike is left out.
  func members(named names: Set<String>, besidesThoseOf other: Declaration) -> [Node] {
    var found: [Node] = []
    var seen = names
    var pending = names.sorted()
    var byteCount = 0
    while let name = pending.popLast() {
      guard name != "body", other.property(name) == nil, other.function(name) == nil else {
        continue
      }
      let node: Node
      if let property = property(name), !property.isViewValued {
        node = property.node
      } else if let function = function(name), !function.isViewValued, name != "init" {
        node = function.node
      } else {
        continue
      }
      byteCount += node.range.count
      guard byteCount <= Self.maximumCarriedByteCount else { break }
      guard !found.contains(where: { $0.range == node.range }) else { continue }
      found.append(node)
      pending += node.namesOfPlace.filter { seen.insert($0).inserted }.sorted()
    }
    return found
  }
}
