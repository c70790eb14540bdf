extension Node {
  /// The node's children in source order; units inside a container appear as their root nodes.
  package var children: Children { Children(node: self) }

  /// The first child.
  package var firstChild: Node? {
    guard record.size > 1 else { return nil }
    if unit.nodes[index + 1].kind != .hole { return Node(unit: unit, index: index + 1, base: base) }
    for child in children { return child }
    return nil
  }

  /// The last child.
  package var lastChild: Node? {
    guard record.size > 1 else { return nil }
    var last = index + 1
    let end = index + Int(record.size)
    while last + Int(unit.nodes[last].size) < end { last += Int(unit.nodes[last].size) }
    if unit.nodes[last].kind != .hole { return Node(unit: unit, index: last, base: base) }
    var child: Node?
    for next in children { child = next }
    return child
  }

  /// Whether two nodes are one and the same, rather than alike.
  package func isIdentical(to other: Node) -> Bool {
    unit === other.unit && index == other.index && base == other.base
  }

  /// The label of an argument, where a colon follows it and then the argument.
  package var labelToken: Token? {
    guard record.size > 1 else { return nil }
    let first = record.firstToken
    guard unit.nodes[index + 1].firstToken == first + 2, unit.tokens[Int(first) + 1].kind == .colon
    else { return nil }
    return Token(unit: unit, index: Int(first), base: base)
  }

  /// A node's children, read off the records without allocation.
  package struct Children: Sequence, Sendable {
    let node: Node

    package func makeIterator() -> Iterator { Iterator(node) }

    /// Goes through the children in source order.
    package struct Iterator: IteratorProtocol {
      private let unit: Unit
      private let base: Int
      private var nextNode: Int
      private let end: Int
      private var run: UnitList.Iterator?
      private var runOffset = 0

      init(_ node: Node) {
        unit = node.unit
        base = node.base
        nextNode = node.index + 1
        end = node.index + Int(node.record.size)
      }

      package mutating func next() -> Node? {
        while true {
          if let unit = run?.next() {
            defer { runOffset += unit.byteCount }
            return unit.root(at: runOffset)
          }
          guard nextNode < end else { return nil }
          let record = unit.nodes[nextNode]
          let index = nextNode
          nextNode += Int(record.size)
          guard record.kind == .hole else { return Node(unit: unit, index: index, base: base) }
          if let (run, start) = unit.run(atToken: Int(record.firstToken)) {
            self.run = run.units.makeIterator()
            runOffset = base + start
          }
        }
      }
    }
  }

  /// The node's children and direct tokens in source order.
  package var elements: Elements { Elements(node: self) }

  /// A node's children with the tokens between them.
  package struct Elements: Sequence, Sendable {
    let node: Node

    package func makeIterator() -> Iterator { Iterator(node) }

    /// Goes through children and tokens in source order.
    package struct Iterator: IteratorProtocol {
      private let unit: Unit
      private let base: Int
      private var nextNode: Int
      private let nodeEnd: Int
      private var nextToken: Int
      private let tokenEnd: Int
      private var run: UnitList.Iterator?
      private var runOffset = 0
      /// The tokens of a unit inside that follow its root node, such as a semicolon.
      private var rest: (unit: Unit, next: Int, base: Int)?

      init(_ node: Node) {
        unit = node.unit
        base = node.base
        let record = node.record
        nextNode = node.index + 1
        nodeEnd = node.index + Int(record.size)
        nextToken = Int(record.firstToken)
        tokenEnd = Int(record.tokenEnd)
      }

      package mutating func next() -> SyntaxElement? {
        while true {
          if let (unit, index, base) = rest, index < unit.tokens.count {
            rest = (unit, index + 1, base)
            return .token(Token(unit: unit, index: index, base: base))
          }
          rest = nil
          if let unit = run?.next() {
            let root = unit.root(at: runOffset)
            rest = (unit, Int(root.record.tokenEnd), runOffset)
            runOffset += unit.byteCount
            return .node(root)
          }
          if nextNode < nodeEnd {
            let record = unit.nodes[nextNode]
            if Int(record.firstToken) <= nextToken {
              let index = nextNode
              nextNode += Int(record.size)
              nextToken = Swift.max(nextToken, Int(record.tokenEnd))
              guard record.kind == .hole else {
                return .node(Node(unit: unit, index: index, base: base))
              }
              if let (run, start) = unit.run(atToken: Int(record.firstToken)) {
                self.run = run.units.makeIterator()
                runOffset = base + start
              }
              continue
            }
          }
          guard nextToken < tokenEnd else { return nil }
          defer { nextToken += 1 }
          return .token(Token(unit: unit, index: nextToken, base: base))
        }
      }
    }
  }

  /// The node's own tokens in order, without those of its children.
  package var tokens: some Sequence<Token> {
    elements.lazy.compactMap { element in
      if case .token(let token) = element { token } else { nil }
    }
  }

  /// The node itself and everything below it, in preorder, through the units inside.
  package var descendants: Descendants { Descendants(node: self) }

  /// A node and everything below it; needs no recursion however deep the tree is.
  package struct Descendants: Sequence, Sendable {
    let node: Node

    package func makeIterator() -> Iterator { Iterator(node) }

    /// Goes through the nodes in preorder.
    package struct Iterator: IteratorProtocol {
      /// The records still to visit in one unit.
      private struct Visit {
        var unit: Unit
        var next: Int
        let end: Int
        let base: Int
      }

      private var visits: [Visit] = []
      private var runs: [(units: UnitList.Iterator, offset: Int, depth: Int)] = []

      init(_ node: Node) {
        visits = [
          Visit(
            unit: node.unit,
            next: node.index,
            end: node.index + Int(node.record.size),
            base: node.base
          )
        ]
      }

      package mutating func next() -> Node? {
        while true {
          if let last = runs.indices.last, runs[last].depth == visits.count {
            if let unit = runs[last].units.next() {
              let offset = runs[last].offset
              runs[last].offset += unit.byteCount
              visits.append(Visit(unit: unit, next: 0, end: unit.nodes.count, base: offset))
              continue
            }
            runs.removeLast()
            continue
          }
          guard let last = visits.indices.last else { return nil }
          let visit = visits[last]
          guard visit.next < visit.end else {
            visits.removeLast()
            continue
          }
          visits[last].next += 1
          let record = visit.unit.nodes[visit.next]
          guard record.kind == .hole else {
            return Node(unit: visit.unit, index: visit.next, base: visit.base)
          }
          if let (run, start) = visit.unit.run(atToken: Int(record.firstToken)) {
            runs.append((run.units.makeIterator(), visit.base + start, visits.count))
          }
        }
      }
    }
  }

  /// Every token of the node and everything below it, in order.
  package var allTokens: AllTokens { AllTokens(node: self) }

  /// All tokens of a node, through the units inside.
  package struct AllTokens: Sequence, Sendable {
    let node: Node

    package func makeIterator() -> Iterator { Iterator(node) }

    /// Goes through the tokens in order.
    package struct Iterator: IteratorProtocol {
      /// The tokens and runs still to visit in one unit.
      private struct Visit {
        var unit: Unit
        var next: Int
        let end: Int
        let base: Int
        var run: Int
        let runEnd: Int
      }

      private var visits: [Visit] = []
      private var runs: [(units: UnitList.Iterator, offset: Int, depth: Int)] = []

      init(_ node: Node) {
        let record = node.record
        let first = Int(record.firstToken)
        let end = Int(record.tokenEnd)
        let hasTrailingRun = node.trailingRun != nil
        let unitRuns = node.unit.runs
        // A run before the first token belongs to another node, one behind the last token to this
        // one if it ends it.
        let run = unitRuns.firstIndex { $0.tokenIndex > first || (first == end && hasTrailingRun) }
        let runEnd = unitRuns.firstIndex {
          hasTrailingRun ? $0.tokenIndex > end : $0.tokenIndex >= end
        }
        visits = [
          Visit(
            unit: node.unit,
            next: first,
            end: end,
            base: node.base,
            run: run ?? unitRuns.count,
            runEnd: runEnd ?? unitRuns.count
          )
        ]
      }

      package mutating func next() -> Token? {
        while true {
          if let last = runs.indices.last, runs[last].depth == visits.count {
            if let unit = runs[last].units.next() {
              let offset = runs[last].offset
              runs[last].offset += unit.byteCount
              visits.append(
                Visit(
                  unit: unit,
                  next: 0,
                  end: unit.tokens.count,
                  base: offset,
                  run: 0,
                  runEnd: unit.runs.count
                )
              )
              continue
            }
            runs.removeLast()
            continue
          }
          guard let last = visits.indices.last else { return nil }
          let visit = visits[last]
          if visit.run < visit.runEnd,
            visit.unit.runs[visit.run].tokenIndex == visit.next,
            let (run, start) = visit.unit.run(atToken: visit.next)
          {
            visits[last].run += 1
            runs.append((run.units.makeIterator(), visit.base + start, visits.count))
            continue
          }
          guard visit.next < visit.end else {
            visits.removeLast()
            continue
          }
          visits[last].next += 1
          return Token(unit: visit.unit, index: visit.next, base: visit.base)
        }
      }
    }
  }
}
