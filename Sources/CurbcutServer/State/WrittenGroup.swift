import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// The diagnostics of one item as they go over the wire.
struct WrittenGroup: Sendable {
  /// A line number in what was written.
  private struct LineNumber: Sendable {
    /// Which bytes it takes.
    var range: Range<Int>
    /// The line, counted from the item's first.
    let line: Int
  }

  /// The item, kept so that its identity stays its own; nil for what is said of a whole file.
  let unit: Unit?
  private let update: Int
  /// How many diagnostics there are.
  let count: Int
  /// The line on which the item begins.
  var line: Int
  /// The diagnostics, separated by commas, as of the line for which they were written last.
  private(set) var text: [UInt8]
  private var textLine: Int
  private var lines: [LineNumber] = []

  init(_ group: DiagnosticGroup, _ conversions: Conversions, _ client: ClientCapabilities) {
    unit = group.unit
    update = group.update
    count = group.diagnostics.count
    line = group.line
    textLine = group.line
    var writer = JSONWriter()
    var lines: [LineNumber] = []
    func write(_ line: Int) {
      let start = writer.bytes.count
      writer.integer(line)
      lines.append(LineNumber(range: start..<writer.bytes.count, line: line - group.line))
    }
    for (index, diagnostic) in group.diagnostics.enumerated() {
      let start = conversions.position(of: diagnostic.range.lowerBound + group.base)
      let end = conversions.position(of: diagnostic.range.upperBound + group.base)
      let whole = conversions.diagnostic(
        diagnostic,
        at: TextRange(start: start, end: end),
        for: client
      )
      if index > 0 { writer.encoded(",") }
      writer.encoded("{\"range\":{\"start\":{\"line\":")
      write(start.line)
      writer.encoded(",\"character\":")
      writer.integer(start.character)
      writer.encoded("},\"end\":{\"line\":")
      write(end.line)
      writer.encoded(",\"character\":")
      writer.integer(end.character)
      writer.encoded("}},")
      writer.members(whole.json.members?.filter { $0.key != "range" } ?? [])
      writer.encoded("}")
    }
    text = writer.bytes
    self.lines = lines
  }

  /// Whether what was written for a group still holds for it, wherever it has moved. Columns on the
  /// first line of an item depend on what stands before it.
  func isKept(for group: DiagnosticGroup) -> Bool {
    unit != nil && update == group.update && !lines.contains { $0.line == 0 }
  }

  /// Whether another group says the same, on other lines perhaps.
  func saysTheSame(as other: WrittenGroup) -> Bool {
    guard count == other.count, lines.count == other.lines.count else { return false }
    var moved = self
    moved.line = other.line
    moved.writeLines()
    return moved.text == other.text
  }

  /// Writes the line numbers anew where the item begins on another line than it did.
  mutating func writeLines() {
    guard textLine != line else { return }
    textLine = line
    var writer = JSONWriter()
    writer.reserveCapacity(text.count + 2 * lines.count)
    var copied = 0
    for index in lines.indices {
      let old = lines[index].range
      writer.encoded(text[copied..<old.lowerBound])
      copied = old.upperBound
      let start = writer.bytes.count
      writer.integer(lines[index].line + line)
      lines[index].range = start..<writer.bytes.count
    }
    writer.encoded(text[copied...])
    text = writer.bytes
  }
}
