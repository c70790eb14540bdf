import CurbcutSyntax

/// Writes the code of a component as one use of it means it: values in the place of the names of
/// parameters, and of branches on them the one that is taken.
struct CodeWriter {
  /// What a name stands for where the component is used.
  struct Binding: Sendable {
    let value: Expression
    /// How it is written, where that is not as it stands in the source.
    let words: String?
    /// The names in it that what stands around may give a meaning.
    let names: Set<String>
    /// Whether it stands at the use, rather than in the component as what a use leaves out.
    let isOfUse: Bool
    /// What names stand for where it is written.
    let frame: Frame
    /// The type of what it is handed to.
    var type: String?
    /// Whether it makes views that the component shows, and whether the name stands for these, rather than
    /// for what makes them.
    var content: Content?

    enum Content: Sendable { case closure, views }

    /// Whether it may stand anywhere without parentheses.
    fileprivate var isAtomic: Bool {
      switch value.node.kind {
      case .sequenceExpr, .ifExpr, .switchExpr, .tryExpr, .awaitExpr: words != nil
      default: true
      }
    }

    fileprivate var isClosure: Bool {
      if case .closure = value.form { true } else { false }
    }
  }

  typealias Bindings = [String: Binding]

  /// The code around a value, where it is written.
  final class Frame: Sendable {
    let bindings: Bindings
    let origin: WrittenCode.Origin
    let call: WrittenCode.Call?

    init(
      _ bindings: Bindings = [:],
      _ origin: WrittenCode.Origin = .use,
      _ call: WrittenCode.Call? = nil
    ) {
      self.bindings = bindings
      self.origin = origin
      self.call = call
    }
  }

  var code: WrittenCode
  /// What is written in the place of calls.
  let callees: Callees
  /// What types of the project are.
  let context: DeclarationContext
  /// What the modifiers that are written bring along, by their types.
  var kept: [String: KeptMembers] = [:]
  /// The styles of the project that draw what is written, by the control that they draw.
  var styles: [StyledControl: AppliedStyle] = [:]
  /// Where copied code comes from.
  var origin: WrittenCode.Origin
  /// Where the names stand that may be bound or called, in order.
  var mentions: [Int] = []
  /// How many expressions are being written inside each other.
  var nesting = 0
  /// The functions whose code is being written.
  var path: [Range<Int>] = []
  /// The call on `self`, without saying so, in a function that modifies.
  var implicitCall: Range<Int>?

  init(
    expecting count: Int,
    from origin: WrittenCode.Origin,
    in context: DeclarationContext,
    calling callees: Callees = Callees()
  ) {
    code = WrittenCode(expecting: count + 256)
    self.origin = origin
    self.context = context
    self.callees = callees
  }

  /// Looks for the names that count in what is written next.
  mutating func prepare(for nodes: [Node], binding bindings: Bindings) {
    mentions = []
    let owners = Set(bindings.keys.compactMap { $0.pathNames.count == 2 ? $0.pathNames[0] : nil })
    for node in nodes {
      for token in node.allTokens {
        guard let first = token.bytes.first,
          first >= UInt8(ascii: "A") || first == UInt8(ascii: "$")
        else { continue }
        let text = token.text
        if bindings[text] != nil || callees.has(text) || owners.contains(text) {
          mentions.append(token.range.lowerBound)
        }
      }
    }
  }

  /// Whether any of the names stands in a range, be it a `self` that is left out.
  private func isMentioned(in range: Range<Int>) -> Bool {
    if let implicitCall, range.encloses(implicitCall) { return true }
    let first = mentions.partitioningIndex { $0 >= range.lowerBound }
    return first < mentions.count && mentions[first] < range.upperBound
  }

  // MARK: Source as it is

  mutating func copy(_ node: Node) {
    code.add(node.fullBytes, from: node.fullRange.lowerBound, origin)
  }

  mutating func copy(_ token: Token) {
    code.add(token.triviaBytes, from: token.leadingTrivia.lowerBound, origin)
    code.add(token.bytes, from: token.range.lowerBound, origin)
  }

  mutating func copy(_ element: SyntaxElement) {
    switch element {
    case .token(let token): copy(token)
    case .node(let node): copy(node)
    }
  }

  mutating func copyTrivia(before node: Node) {
    guard let first = node.firstToken else { return }
    code.add(first.triviaBytes, from: first.leadingTrivia.lowerBound, origin)
  }

  mutating func add(glue text: String) { code.add(glue: text) }

  /// Adds members of another type, which are read there.
  mutating func add(members: [Node]) {
    for member in members {
      code.add(glue: "\n")
      code.add(member.bytes, from: member.range.lowerBound, .use)
    }
    if !members.isEmpty { code.add(glue: "\n") }
  }

  /// Adds what is written at the use and read there.
  mutating func add(ofUse text: [UInt8], from offset: Int) {
    code.add(text, from: offset, .use)
  }

  // MARK: With values in the place of names

  /// How deep expressions are looked into; what is further in is written as it stands.
  static let maximumDepth = 96

  mutating func write(_ node: Node, _ bindings: Bindings) {
    guard !bindings.isEmpty || !callees.isEmpty, nesting < Self.maximumDepth,
      isMentioned(in: node.fullRange)
    else { return copy(node) }
    nesting += 1
    defer { nesting -= 1 }
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr:
      if let binding = bindings.named(by: node) {
        copyTrivia(before: node)
        write(binding, for: node.range)
      } else if let binding = bindings.member(by: node, in: context) {
        copyTrivia(before: node)
        write(binding, for: node.range)
      } else if node.kind == .memberAccessExpr, let base = node.base {
        write(base, bindings)
        for element in node.elements {
          switch element {
          case .token(let token): copy(token)
          case .node(let child) where child.range.lowerBound != base.range.lowerBound: copy(child)
          case .node: break
          }
        }
      } else {
        copy(node)
      }
    case .labeledExpr, .initializerClause, .returnStmt, .tupleExpr:
      for element in node.elements {
        switch element {
        case .token(let token): copy(token)
        case .node(let child): writeValue(child, bindings)
        }
      }
    case .expressionSegment:
      if let binding = node.child(.labeledExpr)?.lastChild.flatMap({ bindings.named(by: $0) }),
        let words = binding.plainWords
      {
        write(words: words, of: binding, for: node.range)
      } else {
        writeInside(node, bindings)
      }
    case .prefixOperatorExpr:
      for element in node.elements {
        switch element {
        case .token(let token): copy(token)
        case .node(let operand):
          // `...` and `.large` would be read as one operator.
          let isImplicit = bindings.named(by: operand)?.value.node.firstToken?.hasText(".") == true
          if isImplicit { code.add(glue: "(") }
          write(operand, bindings)
          if isImplicit { code.add(glue: ")") }
        }
      }
    case .ifExpr: writeBranches(node, bindings)
    case .switchExpr: writeCases(node, bindings)
    case .sequenceExpr: writeOperators(Expression(node), bindings)
    case .functionCallExpr:
      if let binding = bindings.closure(calledBy: node) {
        copyTrivia(before: node)
        if binding.content == nil {
          write(statementsOf: binding)
        } else {
          write(viewsOf: binding, for: node.range)
        }
      } else if !writeCall(node, bindings) {
        writeInside(node, bindings)
      }
    case .closureExpr:
      writeStatements(
        of: node,
        bindings.without(Closure.parameterNames(of: node))
      )
    case .codeBlock, .accessorBlock, .switchCase: writeStatements(of: node, bindings)
    case .functionDecl:
      let parameters = Declaration.Function(reading: node).parameters.map(\.name)
      writeInside(node, bindings.without(parameters))
    case .structDecl, .classDecl, .enumDecl: writeInside(node, [:])
    case .identifierPattern, .initializerDecl, .keyPathExpr: copy(node)
    default: writeInside(node, bindings)
    }
  }

  /// Writes what stands where a whole value is: it needs no parentheses.
  mutating func writeValue(_ node: Node, _ bindings: Bindings) {
    if let binding = bindings.named(by: node) ?? bindings.member(by: node, in: context) {
      copyTrivia(before: node)
      write(binding, for: node.range, isWhole: true)
    } else {
      write(node, bindings)
    }
  }

  /// Writes a function with values in the place of its own parameters, which keep their names in its head.
  mutating func writeFunction(_ node: Node, _ bindings: Bindings) {
    for element in node.elements {
      switch element {
      case .token(let token): copy(token)
      case .node(let child) where child.kind == .codeBlock: write(child, bindings)
      case .node(let child): copy(child)
      }
    }
  }

  mutating func writeInside(_ node: Node, _ bindings: Bindings) {
    for element in node.elements {
      switch element {
      case .token(let token): copy(token)
      case .node(let child): write(child, bindings)
      }
    }
  }

  mutating func write(
    _ binding: Binding,
    for site: Range<Int>,
    isWhole: Bool = false
  ) {
    if binding.content == .views { return write(viewsOf: binding, for: site) }
    let isBare = isWhole || binding.isAtomic
    if !isBare { code.add(glue: "(") }
    let node = binding.value.node
    let isArgument = binding.isOfUse && !binding.isClosure && binding.frame.origin == .use
    let isContent = binding.content != nil && binding.frame.origin == .use
    let origin: WrittenCode.Origin =
      isArgument ? .argument(of: site) : isContent ? .content(of: site) : binding.frame.origin
    if let words = binding.words {
      // What a case of a loop is stands for the name of it.
      let isCase = code.call?.isCase == true && !binding.isOfUse
      code.add(words, standingFor: isCase ? site : binding.value.range, origin)
    } else {
      inFrame(of: binding, from: origin, keepingCall: isArgument || isContent, [node]) { writer in
        writer.write(withoutTrivia: node, binding.frame.bindings)
      }
    }
    if !isBare { code.add(glue: ")") }
  }

  /// Writes something as it reads where a value is written.
  private mutating func inFrame(
    of binding: Binding,
    from other: WrittenCode.Origin,
    keepingCall isKept: Bool,
    _ nodes: [Node],
    _ body: (inout CodeWriter) -> Void
  ) {
    let outer = (origin, mentions, code.call, implicitCall)
    origin = other
    implicitCall = nil
    if !isKept { code.call = binding.frame.call }
    prepare(for: nodes, binding: binding.frame.bindings)
    body(&self)
    (origin, mentions, code.call, implicitCall) = outer
  }

  private mutating func write(withoutTrivia node: Node, _ bindings: Bindings) {
    if isMentioned(in: node.range) {
      write(node, bindings)
    } else {
      code.add(node.bytes, from: node.range.lowerBound, origin)
    }
  }

  /// Writes the views that a closure makes, as one.
  private mutating func write(viewsOf binding: Binding, for site: Range<Int>) {
    let isArgument = binding.frame.origin == .use
    code.add(glue: binding.isClosure ? "Group " : "Group { ")
    inFrame(
      of: binding,
      from: isArgument ? .content(of: site) : binding.frame.origin,
      keepingCall: isArgument,
      [binding.value.node]
    ) { writer in
      writer.write(withoutTrivia: binding.value.node, binding.frame.bindings)
    }
    if !binding.isClosure { code.add(glue: " }") }
  }

  /// Writes the statements of a closure that is called.
  private mutating func write(statementsOf binding: Binding) {
    let items = Array(binding.value.node.children)
    inFrame(of: binding, from: binding.frame.origin, keepingCall: false, items) { writer in
      for item in items { writer.write(item, binding.frame.bindings) }
    }
  }

  /// Writes words that are put into a text: `"\(title), selected"`.
  private mutating func write(words: String, of binding: Binding, for site: Range<Int>) {
    code.add(
      words,
      standingFor: binding.value.range,
      binding.isOfUse && binding.frame.origin == .use
        ? .argument(of: site) : binding.frame.origin
    )
  }

  /// Writes statements in order: behind a declaration its name is no parameter any more.
  private mutating func writeStatements(of node: Node, _ bindings: Bindings) {
    var bindings = bindings
    var goesOn = true
    for element in node.elements {
      switch element {
      case .token(let token): copy(token)
      case .node(let child) where goesOn: goesOn = write(statement: child, &bindings)
      case .node: break
      }
    }
  }

  /// Writes statements one after the other, as a block of them reads.
  mutating func write(statements: [Node], _ bindings: Bindings) {
    var bindings = bindings
    for statement in statements {
      code.add(glue: "\n")
      guard write(statement: statement, &bindings) else { return }
    }
  }

  /// Writes one of several statements; what it decides or declares counts for those after it.
  ///
  /// - Returns: Whether those after it are done.
  mutating func write(statement: Node, _ bindings: inout Bindings) -> Bool {
    if statement.kind == .guardStmt { return writeGuard(statement, &bindings) }
    write(statement, bindings)
    if statement.kind == .variableDecl {
      bindings = bindings.without(Declaration.Property.properties(of: statement).map(\.name))
    }
    return true
  }
}
