extension SyntaxTree {
  /// The ranges of the statements, declarations and items around a range, from the outside in.
  ///
  /// A statement is an item of a block, a closure, a `case`, an `#if` clause or a type body.
  package func statements(around range: Range<Int>) -> [Range<Int>] {
    var item: Node?
    units.forEachUnit(in: max(0, range.lowerBound - 1)..<range.lowerBound + 1) { unit, base in
      let root = unit.root(at: base)
      if item == nil, root.range.contains(range) { item = root }
    }
    guard var node = item else { return [] }
    var statements = [node.range]
    while let child = node.children.first(where: { $0.range.contains(range) }) {
      if node.kind.holdsStatements, child.kind != .closureSignature {
        statements.append(child.range)
      }
      node = child
    }
    return statements
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

extension Range<Int> {
  /// Whether another range lies within, up to both ends.
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
