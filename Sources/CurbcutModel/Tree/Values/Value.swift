import CurbcutSyntax

/// What an expression is before the app runs.
indirect enum Value: Sendable, Equatable {
  /// Words, which may have parts that are only known when the app runs.
  case text(Phrase)
  case number(Number)
  case boolean(Bool)
  case nothing
  case list([Value])
  case tuple([Field])
  /// The pairs as they are written; in which order they are gone through nobody knows.
  case dictionary([Pair])
  /// A value of a struct of the project, with its stored properties.
  case instance(type: String, fields: [String: Value])
  /// A case of an enumeration; nil for its type where `.name` is written and nothing tells which.
  case enumCase(type: String?, name: String, payload: [Field])
  /// Not known: the code that stands for it.
  case code(String)

  /// A key of a dictionary with its value.
  struct Pair: Sendable, Equatable {
    var key: Value
    var value: Value

    /// What closures are handed of it.
    var tuple: Value {
      .tuple([Field(label: "key", value: key), Field(label: "value", value: value)])
    }
  }

  /// A part of a tuple or of what an enumeration's case holds.
  struct Field: Sendable, Equatable {
    var label: String?
    var value: Value
  }
}

extension Value {
  /// Whether anything is known of it.
  var isKnown: Bool { if case .code = self { false } else { true } }

  /// The code of a value that is not known.
  var code: String? { if case .code(let source) = self { source } else { nil } }

  /// The words where all of them are known.
  var literal: String? { if case .text(let phrase) = self { phrase.literal } else { nil } }

  var number: Number? { if case .number(let number) = self { number } else { nil } }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  var list: [Value]? { if case .list(let values) = self { values } else { nil } }

  var isNothing: Bool { self == .nothing }

  /// Whether its type may be one of the project's.
  var isOfProject: Bool {
    switch self {
    case .instance, .enumCase: true
    default: false
    }
  }

  /// Views that a caller hands in: there, and no value that says words.
  static var handedIn: Value { .instance(type: "some View", fields: [:]) }

  /// What string interpolation makes of it; nil for values that have no words of their own.
  func phrase(isLocalized: Bool) -> Phrase? {
    switch self {
    case .text(let phrase): phrase
    case .number(let number): Phrase(number.text(isLocalized: isLocalized))
    case .boolean(let value): Phrase(value ? "true" : "false")
    case .code(let source): .code(source)
    case .enumCase(_, let name, let payload): payload.isEmpty ? Phrase(name) : nil
    case .nothing, .list, .tuple, .dictionary, .instance: nil
    }
  }

  /// Whether two values are the same; nil where that is not known.
  func equals(_ other: Value) -> Bool? {
    switch (self, other) {
    case (.text, .text):
      guard let first = literal, let second = other.literal else { return nil }
      return first == second
    case (.number(let first), .number(let second)): return first.value == second.value
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.nothing, .nothing): return true
    case (.nothing, .code), (.code, .nothing), (.code, _), (_, .code): return nil
    case (.nothing, _), (_, .nothing): return false
    case (.enumCase(let type, let name, let held), .enumCase(let other, let otherName, let more)):
      if let type, let other, type != other { return nil }
      guard name == otherName else { return false }
      return held.isEmpty && more.isEmpty ? true : nil
    case (.list(let first), .list(let second)):
      guard first.count == second.count else { return false }
      let same = zip(first, second).map { $0.equals($1) }
      return same.contains(false) ? false : same.contains(nil) ? nil : true
    default: return nil
    }
  }
}

/// The types, functions and constants of the project that values are made of.
struct KnownTypes: Sendable {
  /// Types by their own name, of several the one that was added last; nested ones by the names of
  /// both too.
  private(set) var types: [String: Declaration] = [:]
  /// The names of types that stand in others.
  private var nestedNames: Set<String> = []
  /// Extensions by the name of what they extend.
  private(set) var extensions: [String: [Declaration]] = [:]
  /// `View` and the views of Apple's that the project extends: their functions are modifiers.
  private(set) var extendedViews = ["View"]
  /// What the extensions of a type add to it, by name.
  private var additions: [String: Additions] = [:]
  /// Functions that belong to no type.
  private(set) var functions: [String: Declaration.Function] = [:]
  /// Constants that belong to no type.
  private(set) var globals: [String: Expression] = [:]
  /// Whether what may change counts as what it starts with: state, and what objects publish.
  var startsFresh = false

  /// Adds what one item declares.
  mutating func add(_ item: ItemModel) {
    for declaration in item.declarations {
      if declaration.keyword == .extension {
        if declaration.extendsView, !extendedViews.contains(declaration.name) {
          extendedViews.append(declaration.name)
        }
        extensions[declaration.name, default: []].append(declaration)
        additions[declaration.name, default: Additions()].add(declaration)
      } else {
        types[declaration.name] = declaration
      }
      addNested(in: declaration, named: declaration.name)
    }
    let statement = item.node.statement
    switch statement.kind {
    case .functionDecl:
      let function = Declaration.Function(reading: statement)
      functions[function.name] = function
    case .variableDecl:
      for property in Declaration.Property.properties(of: statement) {
        globals[property.name] = property.value(readingGetter: true)
      }
    default: break
    }
  }

  /// Adds the types in one, each by the names of those around it too: several types may hold one of
  /// the same name, as each `State` its `Options`.
  private mutating func addNested(in declaration: Declaration, named path: String, depth: Int = 0) {
    guard depth < 4 else { return }
    for nested in declaration.nested where nested.keyword != .extension {
      types["\(path).\(nested.name)"] = nested
      nestedNames.insert(nested.name)
      addNested(in: nested, named: "\(path).\(nested.name)", depth: depth + 1)
    }
  }

  subscript(name: String) -> Declaration? { types[name] }

  /// The name under which a type is known: its own, without optionality and generic arguments; that
  /// of the type around it stands before it where one of that name is nested there.
  ///
  /// - Parameter owner: The type in which it is written.
  func name(of written: String, in owner: String? = nil) -> String {
    var bare = written[...]
    while bare.hasSuffix("?") || bare.hasSuffix("!") { bare = bare.dropLast() }
    if let arguments = bare.firstIndex(of: "<") { bare = bare[..<arguments] }
    let parts = bare.split(separator: ".")
    guard let last = parts.last else { return written }
    if last == "Self", let owner { return owner }
    guard nestedNames.contains(String(last)) else { return String(last) }
    if parts.count > 2 {
      let path = parts.joined(separator: ".")
      if types[path] != nil { return path }
    }
    let around = parts.count > 1 ? parts.dropLast() : owner?.split(separator: ".")[...] ?? []
    for outer in around.reversed() where types["\(outer).\(last)"] != nil {
      return "\(outer).\(last)"
    }
    return String(last)
  }

  /// A property of a type, in its declaration or an extension of it.
  func property(_ name: String, of type: String) -> Declaration.Property? {
    if let property = types[type]?.property(name) { return property }
    if let property = additions(to: type)?.properties[name] { return property }
    // What extensions of the project add to its protocols.
    let declarations = (types[type].map { [$0] } ?? []) + (extensions[type] ?? [])
    for conformance in declarations.flatMap(\.conformances) where conformance != "View" {
      if let property = additions[conformance]?.properties[name] { return property }
    }
    return nil
  }

  /// The type of the project that a property of another one has by what is written there: `: Theme`,
  /// `@Environment(Theme.self)`, `= Theme()`, `= Theme.shared`.
  func typeOfProperty(_ name: String, in declaration: Declaration?) -> String? {
    guard let declaration, let property = declaration.property(name) else { return nil }
    let value = property.initialValue
    let written =
      property.type ?? property.environmentType ?? value?.call?.callee.path
      ?? value?.path.map { $0.pathNames.dropLast().joined(separator: ".") }
    guard let type = written.map({ self.name(of: $0, in: declaration.name) }), types[type] != nil
    else { return nil }
    return type
  }

  /// Whether a type, or an extension of it, says that it conforms to one of some protocols.
  func conforms(_ type: String, to protocols: [String]) -> Bool {
    guard let declaration = types[type] else { return false }
    return ([declaration] + (extensions[type] ?? [])).contains { one in
      protocols.contains { one.conforms(to: $0) }
    }
  }

  /// The functions of a name that a type has; those that are written alike once, because an item may
  /// have been added as one of the project and as one of the file that is read.
  func functions(_ name: String, of type: String) -> [Declaration.Function] {
    let all =
      (types[type]?.functions.filter { $0.name == name } ?? [])
      + (additions(to: type)?.functions[name] ?? [])
    guard all.count > 1 else { return all }
    var written: Set<String> = []
    return all.filter { written.insert($0.node.text).inserted }
  }

  /// Extensions name a nested type with or without the one around it.
  private func additions(to type: String) -> Additions? {
    additions[type] ?? type.split(separator: ".").last.flatMap { additions[String($0)] }
  }

  /// The cases of an enumeration in order; nil for other types.
  func cases(of type: String) -> [EnumerationCase]? {
    guard let declaration = types[type], declaration.keyword == .enum else { return nil }
    return declaration.cases
  }
}

/// The members in the extensions of a type by name: people write many extensions of `View`.
private struct Additions: Sendable {
  var functions: [String: [Declaration.Function]] = [:]
  /// The first of each name.
  var properties: [String: Declaration.Property] = [:]

  mutating func add(_ declaration: Declaration) {
    for function in declaration.functions + declaration.modifyingProperties {
      functions[function.name, default: []].append(function)
    }
    for property in declaration.properties where properties[property.name] == nil {
      properties[property.name] = property
    }
  }
}

extension EnumerationCase {
  /// What `rawValue` gives.
  ///
  /// Source: The Swift Programming Language, "Implicitly Assigned Raw Values".
  static func rawValue(of name: String, in declaration: Declaration) -> Value? {
    var next = 0
    for one in declaration.cases {
      let written = one.raw.flatMap { Number($0) }
      if let written, written.isInteger, abs(written.value) < 1e9 { next = Int(written.value) }
      if one.name == name {
        if declaration.conforms(to: "String") {
          guard let raw = one.raw else { return .text(Phrase(name)) }
          if case .string(let phrase) = raw.form { return .text(phrase) }
          return nil
        }
        if declaration.conforms(to: "Int") {
          return .number(Number(value: Double(next), isInteger: true))
        }
        return written.map { .number($0) }
      }
      next += 1
    }
    return nil
  }
}
