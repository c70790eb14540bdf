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
  /// Where copied code comes from.
  var origin: WrittenCode.Origin
  /// Where the names stand that may be bound or called, in order.
  var mentions: [Int] = []
  /// How many expressions are being written inside each other.
  private var nesting = 0
  /// The functions whose code is being written.
  var path: [Range<Int>] = []
  /// The call on `self`, without saying so, in a function that modifies.
  var implicitCall: Range<Int>?

  init(expecting count: Int, from origin: WrittenCode.Origin, calling callees: Callees = Callees())
  {
    code = WrittenCode(expecting: count + 256)
    self.origin = origin
    self.callees = callees
  }

  /// Looks for the names that count in what is written next.
  mutating func prepare(for nodes: [Node], binding bindings: Bindings) {
    mentions = []
    for node in nodes {
      for token in node.allTokens {
        guard let first = token.bytes.first,
          first >= UInt8(ascii: "A") || first == UInt8(ascii: "$")
        else { continue }
        let text = token.text
        if bindings[text] != nil || callees.has(text) { mentions.append(token.range.lowerBound) }
      }
    }
  }

  /// Whether any of the names stands in a range.
  private func isMentioned(in range: Range<Int>) -> Bool {
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
  private static let maximumDepth = 96

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
    case .ifExpr: writeBranches(node, bindings)
    case .switchExpr: writeCases(node, bindings)
    case .sequenceExpr: writeOperators(Expression(node), bindings)
    case .functionCallExpr:
      if let binding = bindings.closure(calledBy: node) {
        copyTrivia(before: node)
        write(statementsOf: binding)
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
  private mutating func writeValue(_ node: Node, _ bindings: Bindings) {
    if let binding = bindings.named(by: node) {
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

  private mutating func writeInside(_ node: Node, _ bindings: Bindings) {
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
    let isBare = isWhole || binding.isAtomic
    if !isBare { code.add(glue: "(") }
    let node = binding.value.node
    let isArgument = binding.isOfUse && !binding.isClosure && binding.frame.origin == .use
    let origin = isArgument ? .argument(of: site) : binding.frame.origin
    if let words = binding.words {
      code.add(words, standingFor: binding.value.range, origin)
    } else {
      inFrame(of: binding, from: origin, keepingCall: isArgument, [node]) { writer in
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
    for element in node.elements {
      switch element {
      case .token(let token): copy(token)
      case .node(let child): write(statement: child, &bindings)
      }
    }
  }

  /// Writes statements one after the other, as a block of them reads.
  mutating func write(statements: [Node], _ bindings: Bindings) {
    var bindings = bindings
    for statement in statements {
      code.add(glue: "\n")
      write(statement: statement, &bindings)
    }
  }

  /// Writes one of several statements; what it decides or declares counts for those after it.
  private mutating func write(statement: Node, _ bindings: inout Bindings) {
    if statement.kind == .guardStmt {
      writeGuard(statement, &bindings)
    } else {
      write(statement, bindings)
    }
    if statement.kind == .variableDecl {
      bindings = bindings.without(Declaration.Property.properties(of: statement).map(\.name))
    }
  }

  // MARK: Branches

  private mutating func writeBranches(_ node: Node, _ bindings: Bindings) {
    let conditions = Array(node.children(.conditionElement))
    var isFirst = true
    var taken = bindings
    let outcome = bindings.outcome(of: conditions, binding: &taken)
    var blocks: [Node] = []
    for child in node.children where child.kind == .codeBlock || child.kind == .ifExpr {
      blocks.append(child)
    }
    if let outcome {
      copyTrivia(before: node)
      let index = outcome ? 0 : 1
      guard blocks.indices.contains(index) else { return }
      let block = blocks[index]
      if block.kind == .ifExpr { return write(block, bindings) }
      return writeContent(of: block, outcome ? taken : bindings)
    }
    let inside = bindings.without(conditions.flatMap(\.boundNames))
    for element in node.elements {
      switch element {
      case .token(let token): copy(token)
      case .node(let child) where child.kind == .conditionElement:
        writeCondition(child, bindings)
      case .node(let child):
        write(child, isFirst ? inside : bindings)
        isFirst = false
      }
    }
  }

  private mutating func writeCondition(_ node: Node, _ bindings: Bindings) {
    guard let optional = node.firstChild, optional.kind == .optionalBindingCondition,
      optional.child(.initializerClause) == nil,
      let name = optional.child(.identifierPattern)?.nameText, let binding = bindings[name]
    else { return write(node, bindings) }
    // `if let label`
    copy(optional)
    code.add(glue: " = ")
    write(binding, for: optional.range, isWhole: true)
    for case .token(let token) in node.elements { copy(token) }
  }

  private mutating func writeGuard(_ node: Node, _ bindings: inout Bindings) {
    let conditions = Array(node.children(.conditionElement))
    var passed = bindings
    if bindings.outcome(of: conditions, binding: &passed) == true {
      copyTrivia(before: node)
      bindings = passed
      return
    }
    for element in node.elements {
      switch element {
      case .token(let token): copy(token)
      case .node(let child) where child.kind == .conditionElement:
        writeCondition(child, bindings)
      case .node(let child): write(child, bindings)
      }
    }
    bindings = bindings.without(conditions.flatMap(\.boundNames))
  }

  /// Writes what stands between the braces of a block.
  private mutating func writeContent(of block: Node, _ bindings: Bindings) {
    var bindings = bindings
    for child in block.children { write(statement: child, &bindings) }
  }

  private mutating func writeCases(_ node: Node, _ bindings: Bindings) {
    guard let subject = node.firstChild,
      let chosen = bindings.resolved(Expression(subject)).caseName,
      let taken = node.switchCases.first(where: { $0.matches(caseNamed: chosen) })
    else { return writeInside(node, bindings) }
    copyTrivia(before: node)
    for child in taken.children
    where child.kind != .switchCaseLabel && child.kind != .switchDefaultLabel {
      write(child, bindings)
    }
  }

  // MARK: Operators

  private mutating func writeOperators(_ expression: Expression, _ bindings: Bindings) {
    switch expression.form {
    case .ternary(let condition, let then, let otherwise):
      if let outcome = bindings.outcome(of: condition) {
        return writeArm(outcome ? then : otherwise, bindings, isOnly: true)
      }
    case .operators(let operands, let operators)
    where operators.allSatisfy({ $0 == "??" }) && operands.count > 1:
      let first = bindings.resolved(operands[0])
      if first.form == .nothing {
        let rest = Array(operands.dropFirst())
        for (index, operand) in rest.enumerated() {
          if index > 0 { code.add(glue: " ?? ") }
          writeArm(operand, bindings, isOnly: rest.count == 1)
        }
        return
      }
      if first.isCertainlyThere { return writeArm(operands[0], bindings, isOnly: true) }
    // What is worked out of a size keeps its proportion to it: the letters in a round picture.
    case .operators(_, let operators)
    where expression.slice == nil && operators.contains(where: { $0 == "*" || $0 == "/" }):
      return copy(expression.node)
    default: break
    }
    if expression.slice == nil { return writeInside(expression.node, bindings) }
    for operand in expression.operands { write(operand, bindings) }
  }

  private mutating func writeArm(
    _ expression: Expression,
    _ bindings: Bindings,
    isOnly: Bool
  ) {
    guard nesting < Self.maximumDepth else { return }
    nesting += 1
    defer { nesting -= 1 }
    if expression.slice == nil {
      if isOnly {
        writeValue(expression.node, bindings)
      } else {
        write(expression.node, bindings)
      }
    } else if expression.operands.count == 1, let only = expression.operands.first {
      writeValue(only, bindings)
    } else {
      writeOperators(expression, bindings)
    }
  }
}
