import CurbcutAnalysis
import CurbcutSyntax

/// Where a person is typing, and what they are not told about yet.
///
/// A view without a label is not wrong while its label is being typed: a new finding on the very
/// statement that is edited waits until the edit moves on, the document is saved, or nothing has
/// come for a short while. What is gone disappears at once.
struct Typing: Sendable {
  /// What the last edit left, in UTF-8 offsets of the document as it is now.
  private var place: Range<Int>
  /// The edits since the diagnostics were last published.
  private var edits: [TextEdit]
  /// Whether something is held back.
  private(set) var isHoldingBack = false

  /// Bursts beyond this many edits are no typing.
  private static let maximumEdits = 64

  init(_ edit: TextEdit) {
    place = edit.range.lowerBound..<edit.range.lowerBound + edit.replacement.count
    edits = [edit]
  }

  /// Follows the person to the next edit.
  mutating func follow(_ edit: TextEdit) {
    place = edit.range.lowerBound..<edit.range.lowerBound + edit.replacement.count
    if edits.count <= Self.maximumEdits { edits.append(edit) }
  }

  /// The groups without the diagnostics that wait.
  ///
  /// - Parameter told: the groups that were published before the edits.
  mutating func filter(
    _ groups: [DiagnosticGroup],
    told: [DiagnosticGroup],
    in tree: SyntaxTree
  ) -> [DiagnosticGroup] {
    isHoldingBack = false
    defer { edits = [] }
    guard edits.count <= Self.maximumEdits else { return groups }
    var prefix = 0
    while prefix < groups.count, prefix < told.count, groups[prefix].isSame(as: told[prefix]) {
      prefix += 1
    }
    var suffix = 0
    while suffix < groups.count - prefix, suffix < told.count - prefix,
      groups[groups.count - 1 - suffix].isSame(as: told[told.count - 1 - suffix])
    {
      suffix += 1
    }
    let fresh = prefix..<groups.count - suffix
    guard !fresh.isEmpty else { return groups }
    var typed = tree.statements(around: place)
    let statements = typed.ranges
    // What is found on a declaration as a whole is no matter of the statement inside it.
    guard let outermost = statements.count > 1 ? statements[1] : statements.first else {
      return groups
    }
    let known = KnownPlaces(
      told[prefix..<told.count - suffix].flatMap { group in
        group.diagnostics.map { diagnostic in
          (
            diagnostic.ruleID,
            edits.reduce(diagnostic.range.shifted(by: group.base)) { $0.after($1) }
          )
        }
      }
    )
    var result = groups
    for index in fresh {
      let group = groups[index]
      let kept = group.diagnostics.filter { diagnostic in
        let range = diagnostic.range.shifted(by: group.base)
        guard outermost.lowerBound <= range.lowerBound, range.upperBound <= outermost.upperBound,
          typed.holdsInnermost(around: range)
        else { return true }
        return known.touches(range, of: diagnostic.ruleID)
      }
      guard kept.count < group.diagnostics.count else { continue }
      isHoldingBack = true
      result[index] = group.holding(kept)
    }
    return result
  }
}

/// Where findings were known before, rule by rule, so that many are compared in n log n.
private struct KnownPlaces {
  private var places: [String: [(start: Int, end: Int)]] = [:]

  init(_ found: [(ruleID: String, range: Range<Int>)]) {
    for (ruleID, range) in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // Each place ends where the last of all up to it ends.
      let end = max(range.upperBound, places[ruleID]?.last?.end ?? 0)
      places[ruleID, default: []].append((range.lowerBound, end))
    }
  }

  /// Whether a rule had found something in a range or next to it.
  func touches(_ range: Range<Int>, of ruleID: String) -> Bool {
    guard let places = places[ruleID] else { return false }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].start <= range.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && places[low - 1].end >= range.lowerBound
  }
}

extension DiagnosticGroup {
  /// Whether nothing can have changed between two groups but their place.
  fileprivate func isSame(as other: DiagnosticGroup) -> Bool {
    unit != nil && unit === other.unit && update == other.update
  }
}

extension Range<Int> {
  /// Where the range is after an edit; what is replaced in part keeps the part that is left.
  fileprivate func after(_ edit: TextEdit) -> Range<Int> {
    let change = edit.replacement.count - edit.range.count
    if upperBound <= edit.range.lowerBound { return self }
    if lowerBound >= edit.range.upperBound { return lowerBound + change..<upperBound + change }
    let lower = Swift.min(lowerBound, edit.range.lowerBound)
    return lower..<Swift.max(lower, Swift.max(upperBound, edit.range.upperBound) + change)
  }
}
