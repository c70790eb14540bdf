extension SyntaxTree {
  /// The statements, declarations and items around a range.
  ///
  /// A statement is an item of a block, a closure, a `case`, an `#if` clause or a type body.
  package func statements(around range: Range<Int>) -> StatementPath {
    var item: Node?
    units.forEachUnit(in: max(0, range.lowerBound - 1)..<range.lowerBound + 1) { unit, base in
      let root = unit.root(at: base)
      if item == nil, root.range.encloses(range) { item = root }
    }
    guard var node = item else { return StatementPath(nodes: []) }
    var statements = [node]
    while let child = node.children.first(where: { $0.range.encloses(range) }) {
      if node.kind.holdsStatements, child.kind != .closureSignature { statements.append(child) }
      node = child
    }
    return StatementPath(nodes: statements)
  }
}

/// The statements around a place, each inside the one before.
package struct StatementPath: Sendable {
  private let nodes: [Node]
  /// For each of the statements those directly in it, in order; read when they are asked for.
  private var inner: [Int: [Range<Int>]] = [:]

  fileprivate init(nodes: [Node]) { self.nodes = nodes }

  /// Their ranges from the outside in, in UTF-8 offsets.
  package var ranges: [Range<Int>] { nodes.map(\.range) }

  /// Whether the innermost statement around a range is one of these.
  ///
  /// Each statement is read once, so that asking for many ranges costs a search for each.
  package mutating func holdsInnermost(around range: Range<Int>) -> Bool {
    guard let last = nodes.lastIndex(where: { $0.range.encloses(range) }) else { return false }
    let statements = inner[last] ?? nodes[last].statementsInside
    inner[last] = statements
    var low = 0
    var high = statements.count
    while low < high {
      let middle = (low + high) / 2
      if statements[middle].upperBound < range.upperBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low == statements.count || !statements[low].encloses(range)
  }
}

extension Node {
  /// The ranges of the statements in a node that are in no other statement of it, in order.
  fileprivate var statementsInside: [Range<Int>] {
    var statements: [Range<Int>] = []
    var open = [self]
    while let node = open.popLast() {
      let isHolder = node.kind.holdsStatements
      var rest: [Node] = []
      for child in node.children {
        if isHolder, child.kind != .closureSignature {
          statements.append(child.range)
        } else {
          rest.append(child)
        }
      }
      open += rest.reversed()
    }
    return statements.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension NodeKind {
  /// Whether the children of such nodes are statements or declarations.
  fileprivate var holdsStatements: Bool {
    switch self {
    case .codeBlock, .closureExpr, .switchCase, .ifConfigClause, .memberBlock, .accessorBlock: true
    default: false
    }
  }
}
