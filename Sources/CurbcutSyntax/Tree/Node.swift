/// A place in the tree: a node with its offsets in the file.
///
/// A node is a small value that is cheap to copy. It keeps the unit it stands in alive, so it stays
/// valid whatever happens to the tree. Where a container holds units, their root nodes are children
/// like any other.
package struct Node: Sendable {
  /// The unit the node stands in.
  package let unit: Unit
  /// The node's index among the unit's records.
  let index: Int
  /// The offset of the unit's first byte in the file.
  package let base: Int

  var record: NodeRecord { unit.nodes[index] }

  package var kind: NodeKind { record.kind }

  /// Whether something inside the node is missing, unexpected or unterminated.
  package var hasErrors: Bool {
    record.hasErrors || (!unit.runs.isEmpty && descendants.contains { $0.record.hasErrors })
  }

  /// From the start of the first token's text to the end of the last token's, as UTF-8 offsets in
  /// the file.
  package var range: Range<Int> {
    let record = record
    let first = Int(record.firstToken)
    if let (run, runStart) = trailingRun {
      let end = base + runStart + run.units.extent.byteCount
      return (firstToken?.range.lowerBound ?? end)..<end
    }
    guard record.tokenEnd > record.firstToken else {
      // An empty node stands behind the token before it.
      let offset = base + (first > 0 ? unit.end(ofToken: first - 1) : 0)
      return offset..<offset
    }
    return base + unit.start(ofToken: first)..<base + unit.end(ofToken: Int(record.tokenEnd) - 1)
  }

  /// The units that end the node, with the offset of the first from the unit's start.
  var trailingRun: (run: MemberRun, start: Int)? {
    guard !unit.runs.isEmpty else { return nil }
    let record = record
    let last = unit.nodes[index + Int(record.size) - 1]
    guard last.kind == .hole, last.firstToken == record.tokenEnd else { return nil }
    return unit.run(atToken: Int(last.firstToken))
  }

  /// Like ``range``, with the leading trivia of the first token.
  package var fullRange: Range<Int> {
    let range = range
    return (firstToken?.leadingTrivia.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  /// The first child of a kind.
  package func child(_ kind: NodeKind) -> Node? {
    guard record.size > 1 else { return nil }
    for child in children where child.kind == kind { return child }
    return nil
  }

  /// The children of a kind, in order.
  package func children(_ kind: NodeKind) -> some Sequence<Node> {
    children.lazy.filter { $0.kind == kind }
  }

  /// The node's first token; nil for an empty node.
  package var firstToken: Token? {
    let record = record
    if record.tokenEnd > record.firstToken {
      return Token(unit: unit, index: Int(record.firstToken), base: base)
    }
    guard let (run, start) = trailingRun, let first = run.units.first else { return nil }
    return Token(unit: first, index: 0, base: base + start)
  }

  /// The node's last token; nil for an empty node.
  package var lastToken: Token? {
    let record = record
    if let (run, start) = trailingRun, let last = run.units.last {
      return last.lastToken(at: base + start + run.units.extent.byteCount - last.byteCount)
    }
    guard record.tokenEnd > record.firstToken else { return nil }
    return Token(unit: unit, index: Int(record.tokenEnd) - 1, base: base)
  }

  /// The node's bytes, from its first token to its last.
  package var bytes: [UInt8] { bytes(in: range) }

  /// Like ``bytes``, with the leading trivia of the first token.
  package var fullBytes: [UInt8] { bytes(in: fullRange) }

  private func bytes(in range: Range<Int>) -> [UInt8] {
    if unit.runs.isEmpty { return Array(unit.bytes[range.shifted(by: -base)]) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    unit.forEachStretch(in: range.shifted(by: -base)) { stretch, _ in
      result.append(contentsOf: stretch)
    }
    return result
  }

  /// The node's text; bytes that are not UTF-8 are repaired.
  package var text: String {
    // Without runs the bytes are at hand.
    unit.runs.isEmpty
      ? String(decoding: unit.bytes[range.shifted(by: -base)], as: UTF8.self)
      : String(decoding: bytes, as: UTF8.self)
  }

  /// The node's text without its comments: what code is searched in for a word, since what a comment
  /// says is not done.
  package var code: String {
    let text = text
    let slash = UInt8(ascii: "/")
    let mayHaveComment = zip(text.utf8, text.utf8.dropFirst()).contains {
      $0 == slash && ($1 == slash || $1 == UInt8(ascii: "*"))
    }
    guard mayHaveComment else { return text }
    var code = ""
    var end: Int?
    for token in allTokens {
      if let end, end < token.range.lowerBound { code += " " }
      code += token.text
      end = token.range.upperBound
    }
    return code
  }

  /// The identifiers in it; what a comment or text says is none.
  package var identifiers: Set<String> {
    Set(allTokens.filter { $0.kind == .identifier }.map(\.text))
  }

  /// Whether the node's text is the given text.
  package func hasText(_ text: StaticString) -> Bool {
    let range = range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      // Without runs the bytes are at hand.
      unit.runs.isEmpty
        ? unit.bytes[range.shifted(by: -base)].elementsEqual(expected)
        : bytes(in: range).elementsEqual(expected)
    }
  }
}

extension Node: Equatable {
  /// Compares kind, shape and text from the first token to the last; where the nodes stand does not
  /// matter.
  package static func == (first: Node, second: Node) -> Bool {
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
