import SwiftParser
import SwiftSyntax

/// The judge's view of a file: where each node of the agreed kinds stands.
struct Dump {
  /// One line of the dump.
  struct Line: Comparable {
    let start: Int
    let end: Int
    let kind: String

    var text: String { "\(kind) \(start) \(end)" }

    /// By start, the longest first, then by kind.
    static func < (first: Line, second: Line) -> Bool {
      if first.start != second.start { return first.start < second.start }
      if first.end != second.end { return first.end > second.end }
      return first.kind < second.kind
    }
  }

  let lines: [Line]
  let hasError: Bool

  /// Parses a file and collects its nodes; empty nodes are left out.
  init(of bytes: [UInt8], kinds: Set<String>) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    hasError = tree.hasError
    var lines: [Line] = []
    var open: [Syntax] = [Syntax(tree)]
    while let node = open.popLast() {
      let kind = "\(node.kind)"
      if kinds.contains(kind) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        if start < end { lines.append(Line(start: start, end: end, kind: kind)) }
      }
      for child in node.children(viewMode: .sourceAccurate) { open.append(child) }
    }
    self.lines = lines.sorted()
  }
}
