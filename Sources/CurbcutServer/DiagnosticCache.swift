import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// The diagnostics of a document as they go over the wire, item by item.
///
/// An edit changes one item; the others only move by lines. So what was written for an item is kept
/// as long as its unit is the same, and only the line numbers are written anew.
struct DiagnosticCache: Sendable {
  /// A diagnostic whose place is counted from the item's first line.
  private struct Entry: Sendable {
    let start: Position
    let end: Position
    /// The members behind the range, from the comma to the closing brace.
    let rest: [UInt8]
  }

  private struct Group: Sendable {
    /// Kept so that its identity stays its own.
    let unit: Unit
    let update: Int
    let entries: [Entry]
  }

  private var groups: [ObjectIdentifier: Group] = [:]

  /// The array of all diagnostics.
  mutating func json(
    for diagnostics: [DiagnosticGroup],
    _ conversions: Conversions,
    _ client: ClientCapabilities
  ) -> JSON {
    var writer = JSONWriter()
    writer.encoded("[".utf8)
    var kept: [ObjectIdentifier: Group] = [:]
    var isFirst = true
    for group in diagnostics {
      guard let unit = group.unit else {
        for diagnostic in group.diagnostics {
          separate(&writer, &isFirst)
          writer.write(conversions.diagnostic(diagnostic, for: client).json)
        }
        continue
      }
      let entries: [Entry]
      if let known = groups[unit.identity], known.update == group.update {
        entries = known.entries
      } else {
        entries = group.diagnostics.map { Self.entry(for: $0, in: group, conversions, client) }
      }
      // Columns on the first line of an item depend on what stands before it.
      if !entries.contains(where: { $0.start.line == 0 || $0.end.line == 0 }) {
        kept[unit.identity] = Group(unit: unit, update: group.update, entries: entries)
      }
      for entry in entries {
        separate(&writer, &isFirst)
        Self.write(entry, from: group.line, to: &writer)
      }
    }
    writer.encoded("]".utf8)
    groups = kept
    return .encoded(writer.bytes)
  }

  private func separate(_ writer: inout JSONWriter, _ isFirst: inout Bool) {
    if !isFirst { writer.encoded(",".utf8) }
    isFirst = false
  }

  private static func entry(
    for diagnostic: Diagnostic,
    in group: DiagnosticGroup,
    _ conversions: Conversions,
    _ client: ClientCapabilities
  ) -> Entry {
    let start = conversions.position(of: diagnostic.range.lowerBound + group.base)
    let end = conversions.position(of: diagnostic.range.upperBound + group.base)
    let whole = conversions.diagnostic(
      diagnostic,
      at: TextRange(start: start, end: end),
      for: client
    )
    let members = whole.json.members?.filter { $0.key != "range" } ?? []
    var writer = JSONWriter()
    writer.write(.object(members))
    return Entry(
      start: Position(line: start.line - group.line, character: start.character),
      end: Position(line: end.line - group.line, character: end.character),
      rest: [UInt8(ascii: ",")] + writer.bytes.dropFirst()
    )
  }

  private static func write(_ entry: Entry, from line: Int, to writer: inout JSONWriter) {
    writer.encoded("{\"range\":{\"start\":{\"line\":".utf8)
    writer.integer(entry.start.line + line)
    writer.encoded(",\"character\":".utf8)
    writer.integer(entry.start.character)
    writer.encoded("},\"end\":{\"line\":".utf8)
    writer.integer(entry.end.line + line)
    writer.encoded(",\"character\":".utf8)
    writer.integer(entry.end.character)
    writer.encoded("}}".utf8)
    writer.encoded(entry.rest)
  }
}
