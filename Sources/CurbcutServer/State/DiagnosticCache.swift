import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// The diagnostics of a document as they go over the wire, item by item.
///
/// An edit changes one item; the others only move by lines. So what was written for an item is kept
/// as long as its unit is the same, and only the line numbers are written anew where it has moved.
struct DiagnosticCache: Sendable {
  /// The diagnostics of one item as they were sent last, separated by commas.
  fileprivate struct Group: Sendable {
    /// Kept so that its identity stays its own.
    let unit: Unit
    let update: Int
    /// The line on which the item begins in what was written.
    var line: Int
    var written: [UInt8]
    var lines: [LineNumber]
  }

  /// A line number in what was written.
  fileprivate struct LineNumber: Sendable {
    /// Which bytes it takes.
    var range: Range<Int>
    /// The line, counted from the item's first.
    let line: Int
  }

  /// In the order of the items.
  private var groups: [Group] = []

  /// Up to how many diagnostics are placed without reading the whole text for it.
  private static let fewDiagnostics = 32

  /// The array of all diagnostics.
  mutating func json(
    for diagnostics: [DiagnosticGroup],
    _ conversions: Conversions,
    _ client: ClientCapabilities
  ) -> JSON {
    var conversions = conversions
    var writtenCount = 0
    var writer = JSONWriter()
    writer.reserveCapacity(groups.reduce(64) { $0 + $1.written.count + 1 })
    writer.encoded("[")
    let places = Places(of: diagnostics, in: groups)
    var kept: [Group] = []
    kept.reserveCapacity(diagnostics.count)
    for (index, group) in diagnostics.enumerated() where !group.diagnostics.isEmpty {
      if writer.bytes.count > 1 { writer.encoded(",") }
      let place = group.unit.flatMap { places.place(ofGroup: index, $0) }
      if let place, groups[place].update == group.update {
        groups[place].move(to: group.line)
        writer.encoded(groups[place].written)
        kept.append(groups[place])
        continue
      }
      writtenCount += group.diagnostics.count
      if writtenCount > Self.fewDiagnostics { conversions = conversions.indexed }
      guard let unit = group.unit else {
        for (index, diagnostic) in group.diagnostics.enumerated() {
          if index > 0 { writer.encoded(",") }
          writer.write(conversions.diagnostic(diagnostic, for: client).json)
        }
        continue
      }
      let written = Self.group(group, of: unit, conversions, client)
      writer.encoded(written.written)
      // Columns on the first line of an item depend on what stands before it.
      if !written.lines.contains(where: { $0.line == 0 }) { kept.append(written) }
    }
    writer.encoded("]")
    groups = kept
    return .encoded(writer.bytes)
  }

  /// Where the groups of a document are among those that were kept: nearly all of them before and
  /// behind one place.
  private struct Places {
    private let prefix: Int
    private let suffix: Range<Int>
    private let shift: Int
    private let others: [ObjectIdentifier: Int]

    init(of diagnostics: [DiagnosticGroup], in kept: [Group]) {
      let prefix = zip(diagnostics, kept).prefix { $0.unit === $1.unit }.count
      let rest = kept[prefix...]
      let suffix = zip(diagnostics[prefix...].reversed(), rest.reversed())
        .prefix { $0.unit === $1.unit }.count
      self.prefix = prefix
      self.suffix = diagnostics.count - suffix..<diagnostics.count
      shift = kept.count - diagnostics.count
      others = rest.dropLast(suffix).indices.reduce(into: [:]) { $0[kept[$1].unit.identity] = $1 }
    }

    func place(ofGroup index: Int, _ unit: Unit) -> Int? {
      if index < prefix { return index }
      return suffix.contains(index) ? index + shift : others[unit.identity]
    }
  }

  private static func group(
    _ group: DiagnosticGroup,
    of unit: Unit,
    _ conversions: Conversions,
    _ client: ClientCapabilities
  ) -> Group {
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
    return Group(
      unit: unit,
      update: group.update,
      line: group.line,
      written: writer.bytes,
      lines: lines
    )
  }
}

extension DiagnosticCache.Group {
  /// Writes the line numbers anew for an item that begins on another line.
  mutating func move(to line: Int) {
    guard line != self.line else { return }
    self.line = line
    var writer = JSONWriter()
    writer.reserveCapacity(written.count + 2 * lines.count)
    var copied = 0
    for index in lines.indices {
      let old = lines[index].range
      writer.encoded(written[copied..<old.lowerBound])
      copied = old.upperBound
      let start = writer.bytes.count
      writer.integer(lines[index].line + line)
      lines[index].range = start..<writer.bytes.count
    }
    writer.encoded(written[copied...])
    written = writer.bytes
  }
}
