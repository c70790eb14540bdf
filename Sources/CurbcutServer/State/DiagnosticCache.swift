import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// The diagnostics of a document as the client has been told of them, item by item.
///
/// An edit changes one item; the others only move by lines. So what was written for an item is kept
/// as long as its unit is the same, and only the line numbers are written anew where it has moved.
struct DiagnosticCache: Sendable {
  /// In the order of the items.
  private var groups: [WrittenGroup] = []

  /// Up to how many diagnostics are placed without reading the whole text for it.
  private static let fewDiagnostics = 32

  /// The array of all diagnostics.
  mutating func json(
    for diagnostics: [DiagnosticGroup],
    _ conversions: Conversions,
    _ client: ClientCapabilities
  ) -> JSON {
    _ = update(for: diagnostics, conversions, client)
    var writer = JSONWriter()
    writer.reserveCapacity(groups.reduce(64) { $0 + $1.text.count + 1 })
    writer.encoded("[")
    for index in groups.indices {
      if index > 0 { writer.encoded(",") }
      groups[index].writeLines()
      writer.encoded(groups[index].text)
    }
    writer.encoded("]")
    return .encoded(writer.bytes)
  }

  /// The array of all diagnostics as runs: those that the client has been told of, by their places
  /// in the array before, and those that it has not.
  mutating func changes(
    for diagnostics: [DiagnosticGroup],
    _ conversions: Conversions,
    _ client: ClientCapabilities
  ) -> JSON {
    let told = groups
    let places = update(for: diagnostics, conversions, client)
    var starts = [0]
    for group in told { starts.append(starts[starts.count - 1] + group.count) }
    var runs: [DiagnosticRun] = []
    for (index, group) in groups.enumerated() {
      guard let place = places[index] else {
        groups[index].writeLines()
        runs.append(.new(groups[index].text))
        continue
      }
      let lines = group.line - told[place].line
      let range = starts[place]..<starts[place + 1]
      if case .told(let before, lines)? = runs.last, before.upperBound == range.lowerBound {
        runs[runs.count - 1] = .told(before.lowerBound..<range.upperBound, lines: lines)
      } else {
        runs.append(.told(range, lines: lines))
      }
    }
    return .array(runs.map(\.json))
  }

  /// Takes in the diagnostics as they are now.
  ///
  /// - Returns: For each group where it was among those before, if nothing but its line is another.
  private mutating func update(
    for diagnostics: [DiagnosticGroup],
    _ conversions: Conversions,
    _ client: ClientCapabilities
  ) -> [Int?] {
    var conversions = conversions
    var writtenCount = 0
    let diagnostics = diagnostics.filter { !$0.diagnostics.isEmpty }
    let places = Places(of: diagnostics, in: groups)
    var updated: [WrittenGroup] = []
    updated.reserveCapacity(diagnostics.count)
    var kept: [Int?] = []
    kept.reserveCapacity(diagnostics.count)
    for (index, group) in diagnostics.enumerated() {
      let place = places.place(ofGroup: index, group.unit)
      if let place, groups[place].isKept(for: group) {
        var moved = groups[place]
        moved.line = group.line
        updated.append(moved)
        kept.append(place)
        continue
      }
      writtenCount += group.diagnostics.count
      if writtenCount > Self.fewDiagnostics { conversions = conversions.indexed }
      let written = WrittenGroup(group, conversions, client)
      updated.append(written)
      kept.append(place.flatMap { groups[$0].saysTheSame(as: written) ? $0 : nil })
    }
    groups = updated
    return kept
  }

  /// Where the groups of a document are among those that were kept: nearly all of them before and
  /// behind one place.
  private struct Places {
    private let prefix: Int
    private let suffix: Range<Int>
    private let shift: Int
    private let others: [ObjectIdentifier: Int]

    init(of diagnostics: [DiagnosticGroup], in kept: [WrittenGroup]) {
      let prefix = zip(diagnostics, kept).prefix { $0.unit === $1.unit }.count
      let rest = kept[prefix...]
      let suffix = zip(diagnostics[prefix...].reversed(), rest.reversed())
        .prefix { $0.unit === $1.unit }.count
      self.prefix = prefix
      self.suffix = diagnostics.count - suffix..<diagnostics.count
      shift = kept.count - diagnostics.count
      others = rest.dropLast(suffix).indices.reduce(into: [:]) { others, index in
        if let unit = kept[index].unit { others[unit.identity] = index }
      }
    }

    func place(ofGroup index: Int, _ unit: Unit?) -> Int? {
      if index < prefix { return index }
      return suffix.contains(index) ? index + shift : unit.flatMap { others[$0.identity] }
    }
  }
}

/// Diagnostics that follow each other, for a client that is told of changes only.
private enum DiagnosticRun {
  /// Those in a range of the array before, so many lines further down.
  case told(Range<Int>, lines: Int)
  /// Diagnostics as they are written, separated by commas.
  case new([UInt8])

  var json: JSON {
    switch self {
    case .told(let range, let lines):
      .object([
        "from": .integer(range.lowerBound), "count": .integer(range.count),
        "lines": lines == 0 ? nil : .integer(lines),
      ])
    case .new(let written):
      .object(["items": .encoded([UInt8(ascii: "[")] + written + [UInt8(ascii: "]")])])
    }
  }
}
