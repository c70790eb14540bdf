import CurbcutSyntax

/// A type or extension of the source with what its members are to a view.
///
/// Note: immutable, and a class like its members only so that each costs one reference to copy.
package final class Declaration: Sendable {
  package enum Keyword: String, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  }

  package let keyword: Keyword
  /// The name as written; for a nested type its own name only.
  package let name: String
  /// Where the name stands, in UTF-8 offsets.
  package let nameRange: Range<Int>
  package let node: Node
  /// The types after the colon, as written and without generic arguments: `View`, `ButtonStyle`.
  package let conformances: [String]
  package let attributes: [String]
  package let properties: [Property]
  package let functions: [Function]
  package let nested: [Declaration]
  /// The cases of an enumeration; none for other types.
  let cases: [EnumerationCase]
  /// The `#if` clauses that members stand in, by where the members begin, in UTF-8 offsets.
  private let compilation: [Int: Condition]
  /// The members by name where there are many of them; the first of a name counts.
  private let index: Index?
  /// The platforms it is compiled for, as far as the `#if` around it says.
  package let platforms: Platforms
  /// Whether only its own file sees it: it, or a type around it, is `private` or `fileprivate`.
  package let isPrivate: Bool
  /// Whether a type around it provides previews.
  package let isInPreview: Bool
  /// The names of interest in the whole item that it stands in.
  package let mentionedSymbols: MentionedSymbols

  init(
    keyword: Keyword,
    name: String,
    nameRange: Range<Int>,
    node: Node,
    conformances: [String],
    attributes: [String],
    members: Members,
    isPrivate: Bool
  ) {
    self.keyword = keyword
    self.name = name
    self.nameRange = nameRange
    self.node = node
    self.conformances = conformances
    self.attributes = attributes
    properties = members.properties
    functions = members.functions
    nested = members.nested
    cases = keyword == .enum ? EnumerationCase.cases(in: node) : []
    compilation = members.compilation
    index = Index(of: members)
    platforms = .all
    isInPreview = false
    mentionedSymbols = []
    self.isPrivate = isPrivate
  }

  /// The same declaration with what is known of where it stands.
  ///
  /// - Parameter conformances: what extensions say that it conforms to.
  init(
    _ declaration: Declaration,
    conforming conformances: [String] = [],
    platforms: Platforms,
    mentionedSymbols: MentionedSymbols,
    isInPreview: Bool,
    isInPrivate: Bool
  ) {
    keyword = declaration.keyword
    name = declaration.name
    nameRange = declaration.nameRange
    node = declaration.node
    self.conformances = declaration.conformances + conformances
    attributes = declaration.attributes
    properties = declaration.properties
    functions = declaration.functions
    nested = declaration.nested
    cases = declaration.cases
    compilation = declaration.compilation
    index = declaration.index
    self.platforms = platforms
    self.isInPreview = isInPreview
    self.mentionedSymbols = mentionedSymbols
    isPrivate = declaration.isPrivate || isInPrivate
  }

  /// What is read between the braces.
  struct Members {
    var properties: [Property] = []
    var functions: [Function] = []
    var nested: [Declaration] = []
    var compilation: [Int: Condition] = [:]
  }

  /// Where members stand by name.
  private struct Index: Sendable {
    let properties: [String: Property]
    let functions: [String: Function]

    /// Up to how many members looking at each costs less than a dictionary.
    private static let fewMembers = 16

    init?(of members: Members) {
      guard members.properties.count + members.functions.count > Self.fewMembers else { return nil }
      properties = Dictionary(
        members.properties.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      functions = Dictionary(
        members.functions.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }
  }

  /// Whether it is there to be looked at by programmers only.
  package var isPreview: Bool {
    isInPreview || conforms(to: "PreviewProvider") || name.hasSuffix("_Previews")
  }

  /// Whether it is part of a widget, complication or live activity, by its name.
  package var isGlanced: Bool {
    NameHint.widget.matches(name)
      || keyword == .extension
        && node.child(.memberType).map { NameHint.widget.matches($0.text) } == true
  }

  /// A property of a type, or a constant of the file.
  package final class Property: Sendable {
    package let name: String
    package let node: Node
    /// `State`, `Environment`, `ViewBuilder` …, without arguments.
    package let attributes: [String]
    package let isStatic: Bool
    package let isConstant: Bool
    /// Whether only its own file sees it.
    package let isPrivate: Bool
    /// The written type, where there is one.
    package let type: String?
    package let initialValue: Expression?
    /// The statements of the getter, for a computed property.
    package let getter: [Node]?
    /// Where the name stands, in UTF-8 offsets.
    package let nameRange: Range<Int>

    init(
      name: String,
      node: Node,
      attributes: [String],
      isStatic: Bool,
      isConstant: Bool,
      isPrivate: Bool,
      type: String?,
      initialValue: Expression?,
      getter: [Node]?,
      nameRange: Range<Int>
    ) {
      self.name = name
      self.node = node
      self.attributes = attributes
      self.isStatic = isStatic
      self.isConstant = isConstant
      self.isPrivate = isPrivate
      self.type = type
      self.initialValue = initialValue
      self.getter = getter
      self.nameRange = nameRange
    }
  }

  /// A function, initializer or subscript of a type or of the file.
  package final class Function: Sendable {
    package let name: String
    package let node: Node
    package let attributes: [String]
    package let isStatic: Bool
    /// Whether only its own file sees it.
    package let isPrivate: Bool
    package let parameters: [Parameter]
    package let returnType: String?
    /// The statements of the body, nil in a protocol's requirement.
    package let body: [Node]?
    package let nameRange: Range<Int>

    init(
      name: String,
      node: Node,
      attributes: [String],
      isStatic: Bool,
      isPrivate: Bool,
      parameters: [Parameter],
      returnType: String?,
      body: [Node]?,
      nameRange: Range<Int>
    ) {
      self.name = name
      self.node = node
      self.attributes = attributes
      self.isStatic = isStatic
      self.isPrivate = isPrivate
      self.parameters = parameters
      self.returnType = returnType
      self.body = body
      self.nameRange = nameRange
    }
  }

  /// A parameter of a function.
  package struct Parameter: Sendable, Equatable {
    /// The label at the call, nil for `_`.
    package let label: String?
    package let name: String
    package let type: String
    package let attributes: [String]
    /// What it is where a call leaves it out.
    package var defaultValue: Expression?
  }

  /// Whether it stands after the colon, or an extension of a type says so.
  package func conforms(to name: String) -> Bool {
    conformances.contains(name)
  }

  package func property(_ name: String) -> Property? {
    if let index { return index.properties[name] }
    return properties.first { $0.name == name }
  }

  package func function(_ name: String) -> Function? {
    if let index { return index.functions[name] }
    return functions.first { $0.name == name }
  }

  /// The `#if` clause of the type that a member stands in; nil for what is always compiled.
  func compilation(of member: Node) -> Condition? {
    compilation.isEmpty ? nil : compilation[member.range.lowerBound]
  }

  /// Whether a property is bound to an environment key: `@Environment(\.key)`.
  package func readsEnvironment(_ key: String) -> Bool {
    properties.contains {
      $0.attributes.contains("Environment") && $0.node.code.includes(".\(key)")
    }
  }
}

extension Declaration {
  /// The nodes of some kinds that do not belong to a nested type, in preorder.
  package func ownNodes(_ kinds: NodeKind...) -> [Node] {
    let inner = nested.map(\.node.range)
    var next = 0
    var nodes: [Node] = []
    for node in node.descendants where kinds.contains(node.kind) {
      let start = node.range.lowerBound
      while next < inner.count, inner[next].upperBound <= start { next += 1 }
      if next < inner.count, inner[next].contains(start) { continue }
      nodes.append(node)
    }
    return nodes
  }
}

extension Declaration {
  /// The collection of its own that some code goes through to draw: `values` of
  /// `for (index, value) in values.enumerated() { … }`.
  package func series(drawnIn code: Node) -> String? {
    let collections = properties.filter { !$0.isStatic && $0.holdsFigures }
    guard !collections.isEmpty else { return nil }
    for node in code.descendants {
      let sequence: Node? =
        switch node.kind {
        case .forStmt: node.children.dropFirst().first { _ in true }
        case .functionCallExpr where node.firstChild?.lastChild?.hasText("forEach") == true:
          node.firstChild
        default: nil
        }
      guard let sequence else { continue }
      let steps = Expression(sequence)
      if let drawn = collections.first(where: { steps.mentions($0.name) }) { return drawn.name }
    }
    return nil
  }
}

extension Declaration.Property {
  /// Whether it is a collection of what there is to show: handed over, filled later, or figures written
  /// out. Points that are written out are an outline, evenly spaced numbers the lines of a grid.
  fileprivate var holdsFigures: Bool {
    guard let initialValue else { return type?.hasPrefix("[") == true }
    guard case .array(let values) = initialValue.form else { return false }
    if values.isEmpty { return type?.hasPrefix("[") == true }
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, numbers.count > 2 else { return false }
    let step = numbers[1] - numbers[0]
    return zip(numbers.dropFirst(), numbers).contains { abs($0 - $1 - step) > 1e-6 }
  }

  /// What the property stands for: the value of a constant or, if asked for, the one expression of
  /// a getter.
  func value(readingGetter: Bool) -> Expression? {
    if readingGetter, getter != nil { return singleValue }
    return isConstant ? initialValue : nil
  }

  /// The value of a getter that is one expression.
  package var singleValue: Expression? {
    guard let getter, getter.count == 1 else { return nil }
    return getter.first.map { Expression($0) }
  }
}

extension Declaration {
  /// Whether a name from a list stands anywhere in its code.
  package func mentions(anyOf names: Set<String>) -> Bool {
    node.allTokens.contains { $0.kind == .identifier && names.contains($0.text) }
  }

  /// Whether it is an open class, which other modules complete.
  package var isOpenClass: Bool { node.children(.declModifier).contains { $0.hasText("open") } }
}

extension Declaration.Property {
  /// Whether it takes the place of a property of the class above.
  package var isOverride: Bool { node.isOverride }
}

extension Declaration.Function {
  /// The value of a function that is one expression.
  package var onlyValue: Expression? {
    guard let body, body.count == 1, let only = body.first else { return nil }
    if only.kind == .returnStmt { return only.firstChild.map { Expression($0) } }
    return Expression(only)
  }

  /// Whether it takes the place of a function of the class above.
  package var isOverride: Bool { node.isOverride }

  /// The places of the parameters that a call may leave out.
  var optionalParameters: [Int] {
    parameters.indices.filter { parameters[$0].defaultValue != nil }
  }

  /// The ways in which it can be called: the places of the parameters that something is given for, all of
  /// them first.
  ///
  /// - Parameter optional: those that may be left out; each makes the ways twice as many.
  func calls(leavingOut optional: ArraySlice<Int>) -> [[Int]] {
    optional.reduce(into: [Array(parameters.indices)]) { calls, left in
      calls += calls.map { call in call.filter { $0 != left } }
    }
  }
}

extension Node {
  fileprivate var isOverride: Bool { children(.declModifier).contains { $0.hasText("override") } }
}

extension Declaration.Property {
  /// Whether it is a closure that whoever makes the view hands over.
  package var isClosureOfCaller: Bool {
    initialValue == nil && getter == nil && type?.includes("->") == true && attributes.isEmpty
  }
}
