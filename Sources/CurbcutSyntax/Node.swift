/// A place in the tree: a node with its offsets in the file.
///
/// A node is a small value that is cheap to copy. It keeps the unit it stands in alive, so it stays valid
/// whatever happens to the tree. Where a container holds units, their root nodes are
/// children like any other.
package struct Node: Sendable {
  /// The unit the node stands in.
  package let unit: Unit
  /// The node's index among the unit's records; -1 for the node of a whole file.
  let index: Int
  /// The offset of the unit's first byte in the file.
  package let base: Int
  /// The units of the file, for the node of a whole file.
  let file: UnitList?

  init(unit: Unit, index: Int, base: Int) {
    self.unit = unit
    self.index = index
    self.base = base
    self.file = nil
  }

  /// The node of a whole file, whose children are the items' root nodes.
  init(file: UnitList, last: Unit) {
    self.unit = last
    self.index = -1
    self.base = file.extent.byteCount - last.byteCount
    self.file = file
  }

  var record: NodeRecord {
    guard index >= 0, index < unit.nodes.count else {
      return NodeRecord(
        firstToken: 0,
        tokenEnd: UInt32(unit.tokens.count),
        size: 0,
        kind: .sourceFile,
        hasErrors: false
      )
    }
    return unit.nodes[index]
  }

  package var kind: NodeKind { record.kind }

  /// Whether something inside the node is missing, unexpected or unterminated.
  package var hasErrors: Bool {
    if let file { return file.extent.errorCount > 0 }
    return record.hasErrors || (!unit.runs.isEmpty && descendants.contains { $0.record.hasErrors })
  }

  /// From the start of the first token's text to the end of the last token's, as UTF-8 offsets in the file.
  package var range: Range<Int> {
    if let file {
      return (firstToken?.range.lowerBound ?? 0)..<file.extent.byteCount
    }
    let record = record
    let first = Int(record.firstToken)
    guard record.tokenEnd > record.firstToken else {
      // An empty node stands behind the token before it.
      let offset = base + (first > 0 ? unit.end(ofToken: first - 1) : 0)
      return offset..<offset
    }
    let start = base + unit.start(ofToken: first)
    if let (run, runStart) = trailingRun {
      return start..<base + runStart + run.units.extent.byteCount
    }
    return start..<base + unit.end(ofToken: Int(record.tokenEnd) - 1)
  }

  /// The units that end the node, with the offset of the first from the unit's start.
  private var trailingRun: (run: MemberRun, start: Int)? {
    guard !unit.runs.isEmpty else { return nil }
    let record = record
    let last = unit.nodes[index + Int(record.size) - 1]
    guard last.kind == .hole, last.firstToken == record.tokenEnd else { return nil }
    return unit.run(atToken: Int(last.firstToken))
  }

  /// Like ``range``, with the leading trivia of the first token.
  package var fullRange: Range<Int> {
    if let file { return 0..<file.extent.byteCount }
    let range = range
    return (firstToken?.leadingTrivia.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  /// The first child of a kind.
  package func child(_ kind: NodeKind) -> Node? {
    children.first { $0.kind == kind }
  }

  /// The children of a kind, in order.
  package func children(_ kind: NodeKind) -> some Sequence<Node> {
    children.lazy.filter { $0.kind == kind }
  }

  /// The node's first token; nil for an empty node.
  package var firstToken: Token? {
    if let file {
      return file.first.map { Token(unit: $0, index: 0, base: 0) }
    }
    let record = record
    guard record.tokenEnd > record.firstToken else { return nil }
    return Token(unit: unit, index: Int(record.firstToken), base: base)
  }

  /// The node's last token; nil for an empty node.
  package var lastToken: Token? {
    let record = record
    guard record.tokenEnd > record.firstToken else { return nil }
    if file == nil, let (run, start) = trailingRun, let last = run.units.last {
      let lastStart = base + start + run.units.extent.byteCount - last.byteCount
      return last.lastToken(at: lastStart)
    }
    return Token(unit: unit, index: Int(record.tokenEnd) - 1, base: base)
  }

  /// The first direct token of a kind.
  package func token(_ kind: TokenKind) -> Token? {
    tokens.first { $0.kind == kind }
  }

  /// The node's bytes, from its first token to its last.
  package var bytes: [UInt8] {
    var result: [UInt8] = []
    forEachStretch(in: range) { result.append(contentsOf: $0) }
    return result
  }

  /// Like ``bytes``, with the leading trivia of the first token.
  package var fullBytes: [UInt8] {
    var result: [UInt8] = []
    forEachStretch(in: fullRange) { result.append(contentsOf: $0) }
    return result
  }

  /// The node's text; bytes that are not UTF-8 are repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the node's text is the given text.
  package func hasText(_ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in bytes.elementsEqual(expected) }
  }

  private func forEachStretch(in range: Range<Int>, _ body: (ArraySlice<UInt8>) -> Void) {
    if let file {
      file.forEachUnit(in: range) { unit, start in
        unit.forEachStretch(in: range.shifted(by: -start)) { stretch, _ in body(stretch) }
      }
    } else {
      unit.forEachStretch(in: range.shifted(by: -base)) { stretch, _ in body(stretch) }
    }
  }
}

extension Node: Equatable {
  /// Compares kind, shape and text from the first token to the last; where the nodes stand does not matter.
  package static func == (first: Node, second: Node) -> Bool {
    if let file = first.file, let other = second.file { return file == other }
    guard first.kind == second.kind, first.bytes == second.bytes else { return false }
    // Going through all descendants at once needs no recursion, however deep the nodes are.
    var others = second.descendants.makeIterator()
    for node in first.descendants {
      guard let other = others.next(), node.kind == other.kind,
        node.range.shifted(by: -first.range.lowerBound)
          == other.range.shifted(by: -second.range.lowerBound)
      else { return false }
    }
    return others.next() == nil
  }
}

/// What a node consists of: its children and, between them, its own tokens.
package enum SyntaxElement: Sendable, Equatable {
  case node(Node)
  case token(Token)
}
