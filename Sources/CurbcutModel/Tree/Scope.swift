import CurbcutSyntax

/// What a view of the project was given where it is used, so that it reads as it would run.
struct Scope: Sendable {
  /// A property's value, as far as it is known before the app runs.
  struct Given: Sendable {
    /// What it is; nil where that is not known.
    var value: Value?
    var phrase: Fact<Phrase>
    /// The caller's expression, which stands for the property in longer expressions.
    var source: String
    /// What is written at the call, where it means the same wherever it is read: a literal, a
    /// member such as `.isHeader`, a list of these.
    var expression: Expression?

    init(
      _ value: Value?,
      phrase: Fact<Phrase>? = nil,
      source: String,
      expression: Expression? = nil
    ) {
      self.value = value
      self.source = source
      self.expression = expression
      self.phrase =
        phrase ?? (value == .nothing ? .absent : value?.phrase(isLocalized: false).map(Fact.known))
        ?? .known(.code(source))
    }
  }

  /// Views that the caller hands in.
  struct Builder: Sendable {
    let elements: [Element]
    /// The index of the scope they are written in.
    let scope: Int
    /// The views around the code that hands them in: what is in a card may be another card.
    let entered: OpenViews
  }

  /// The tree whose expressions are read; nil where only what they say by themselves counts.
  let tree: ViewTree?
  /// The type that expressions stand in.
  let declaration: Declaration?
  /// The offset of the tree's item in the file that is read; nil for one of another file.
  let base: Int?
  /// The code in the first scope that led here, in UTF-8 offsets of the file; nil for the first.
  let use: Range<Int>?
  /// Constants of other files by their name.
  let constants: [String: Expression]
  /// What values of the project are made of.
  let types: KnownTypes
  /// What properties and parameters were given, by name.
  private(set) var given: [String: Given] = [:]
  var builders: [String: Builder] = [:]
  /// The item of the collection that is being read, where it is the tag of its views.
  var item: Value?
  /// The local constants that the element in question may name.
  var locals: [String: Node] {
    get { frame.nodes }
    set { frame.nodes = newValue }
  }
  /// The same as values.
  private(set) var frame: Evaluation.Frame

  init(
    tree: ViewTree?,
    in declaration: Declaration? = nil,
    base: Int?,
    use: Range<Int>?,
    constants: [String: Expression] = [:],
    types: KnownTypes = KnownTypes()
  ) {
    self.tree = tree
    let declaration = declaration ?? tree?.declaration
    self.declaration = declaration
    self.base = base
    self.use = use
    self.constants = constants
    self.types = types
    frame = Evaluation.Frame(type: declaration?.name, declaration: declaration)
  }

  /// Says what a name stands for.
  mutating func give(_ name: String, _ value: Given) {
    given[name] = value
    frame.values[name] = value.value ?? .code(value.source.isEmpty ? name : value.source)
  }

  /// What a name stands for; nil where that is not known.
  func value(named name: String) -> Value? {
    var evaluation = evaluation
    return evaluation.named(name.withoutSelf, in: frame)
  }

  /// Gives the stored properties of a value.
  mutating func give(_ fields: [String: Value]) {
    for (name, value) in fields {
      give(name, Given(value.isKnown ? value : nil, source: value.code ?? name))
    }
  }

  /// Takes what was given to the view of which this is another member.
  mutating func takeOver(_ other: Scope) {
    for (name, value) in other.given { give(name, value) }
    builders.merge(other.builders) { $1 }
    frame.receiver = other.frame.receiver
  }

  /// Says what `self` is.
  mutating func become(_ value: Value?) { frame.receiver = value }

  /// Takes what was given so far for the properties of the view that is read.
  mutating func finishProperties() {
    guard let type = frame.type else { return }
    frame.receiver = .instance(type: type, fields: frame.values)
  }

  /// The scope of an expression of which nothing is known but the expression.
  static let unbound = Scope(tree: nil, base: 0, use: nil)

  /// The declaration's properties and parameters that a call fills: argument to property name; none
  /// where no initializer takes the arguments' labels.
  func properties(
    of declaration: Declaration,
    filledBy arguments: [Argument]
  ) -> [(argument: Argument, property: String)] {
    parameters(of: declaration, filledBy: arguments).filled.map { ($0.argument, $0.parameter.name) }
  }

  /// The parameters of the initializer that a call means, with what it hands over, and those that it
  /// leaves out; none where no initializer takes the arguments' labels.
  func parameters(
    of declaration: Declaration,
    filledBy arguments: [Argument]
  ) -> (
    filled: [(argument: Argument, parameter: Declaration.Parameter)], left: [Declaration.Parameter]
  ) {
    let initializers = declaration.functions.filter { $0.name == "init" }
    let memberwise = declaration.properties.filter { $0.isMemberwise }.map {
      Declaration.Parameter(
        label: $0.name,
        name: $0.name,
        type: $0.type ?? "",
        attributes: $0.attributes,
        defaultValue: $0.initialValue
      )
    }
    let labels = Set(arguments.compactMap(\.label))
    let candidates =
      initializers.isEmpty
      ? [memberwise] + types.functions("init", of: declaration.name).map(\.parameters)
      : initializers.map(\.parameters)
    let parameters =
      candidates.first { parameters in
        labels.isSubset(of: parameters.compactMap(\.label))
      } ?? []
    var free = parameters
    var filled = [Declaration.Parameter?](repeating: nil, count: arguments.count)
    // What has a label is certain: the closure before it has what is left.
    let ordered =
      arguments.indices.filter { !arguments[$0].isFirstTrailingClosure }
      + arguments.indices.filter { arguments[$0].isFirstTrailingClosure }
    for position in ordered {
      let argument = arguments[position]
      // Source: The Swift Programming Language, "Trailing Closures": from the left, without those that
      // may be left out.
      let index =
        argument.isFirstTrailingClosure
        ? free.firstIndex { $0.mayTakeClosure && !$0.isOptional }
          ?? free.firstIndex(where: \.takesViews) ?? free.lastIndex(where: \.takesClosure)
        : free.firstIndex { $0.label == argument.label }
      guard let index else { continue }
      filled[position] = free.remove(at: index)
    }
    let pairs = zip(arguments, filled).compactMap { argument, parameter in
      parameter.map { (argument: argument, parameter: $0) }
    }
    return (pairs, free)
  }
}

extension Argument {
  /// Whether it is the trailing closure that has no label.
  fileprivate var isFirstTrailingClosure: Bool { label == nil && isTrailingClosure }
}

extension Declaration.Property {
  /// Whether the initializer that Swift writes takes it.
  var isMemberwise: Bool {
    guard !isStatic, getter == nil, !(isConstant && initialValue != nil) else { return false }
    let outside: Set<String> = [
      "Environment", "EnvironmentObject", "StateObject", "FocusState", "AccessibilityFocusState",
      "AppStorage", "SceneStorage", "Namespace", "ScaledMetric", "GestureState", "FetchRequest",
      "Query",
    ]
    return outside.isDisjoint(with: attributes)
  }
}

extension Declaration.Parameter {
  /// Whether it is a closure of views.
  fileprivate var takesViews: Bool {
    if attributes.contains("ViewBuilder") { return true }
    guard let arrow = type.range(of: "->") else { return type == "Content" || type == "Label" }
    let result = type[arrow.upperBound...].filter { !$0.isWhitespace && $0 != ")" }
    return result != "Void" && result != "("
  }

  fileprivate var takesClosure: Bool { type.includes("->") }

  fileprivate var mayTakeClosure: Bool { takesViews || takesClosure }

  /// Whether callers may leave it out.
  fileprivate var isOptional: Bool { defaultValue != nil || type.hasSuffix("?") }
}

extension String {
  /// Where a word stands.
  fileprivate func range(of word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) {
        return start..<index(start, offsetBy: word.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
