import CurbcutRules
import CurbcutSyntax

extension Workspace {
  /// The edits that make all safe fixes of a document, sorted and not overlapping.
  ///
  /// Fixes that get in each other's way are made one after the other, until nothing changes. A fix
  /// that leaves its finding where it was is not made at all: it would be made again each time.
  package mutating func fixAll(
    _ path: String,
    including safety: Set<Fix.Safety> = [.safe]
  )
    -> [TextEdit]
  {
    var refused = Fixing.Places()
    for _ in 0..<Fixing.maximumAttempts {
      var fixing = Fixing(safety: safety, refused: refused)
      let edits = fix(path, with: &fixing)
      if fixing.staying.isEmpty { return edits }
      refused.merge(fixing.staying) { $0.union($1) }
    }
    return []
  }

  private mutating func fix(_ path: String, with fixing: inout Fixing) -> [TextEdit] {
    guard let document = document(path) else { return [] }
    let first = fixing.edits(for: diagnostics(for: path))
    guard !first.isEmpty else { return [] }
    // In a workspace of its own: no document can have its name.
    var scratch = Workspace(configuration: configuration(of: path), workPool: workPool)
    scratch.index = index
    scratch.open(path, bytes: document.tree.bytes)
    var edits = first
    while !edits.isEmpty, fixing.round < Fixing.maximumRounds {
      scratch.edit(path, edits)
      edits = fixing.edits(for: scratch.diagnostics(for: path))
    }
    if fixing.round == 1 { return first }
    guard let fixed = scratch.document(path)?.tree.bytes else { return first }
    return [document.tree.difference(to: fixed)].compactMap { $0 }
  }
}

/// Rounds of fixes in one document, and what was fixed and is there again.
private struct Fixing {
  /// Where a finding is, which tells it from others of the same text.
  struct Place: Hashable {
    let ruleID: String
    let message: String
    var offset: Int
  }

  /// Places by the round in which they are fixed.
  typealias Places = [Int: Set<Place>]

  static let maximumRounds = 10
  /// How often all is begun anew without the fixes that did not help.
  static let maximumAttempts = 4

  private let safety: Set<Fix.Safety>
  /// What is not to be fixed.
  private let refused: Places
  /// How many rounds have been made.
  private(set) var round = 0
  /// What was found again after it had been fixed.
  private(set) var staying: Places = [:]
  /// What was fixed, by where it would be now, with the round and the place at that time.
  private var fixed: [Place: (round: Int, place: Place)] = [:]

  init(safety: Set<Fix.Safety>, refused: Places) {
    self.safety = safety
    self.refused = refused
  }

  /// The edits of the next round: the first fix of each diagnostic, as far as they do not overlap.
  /// Where it leaves words to a person, none is made.
  mutating func edits(for diagnostics: [Diagnostic]) -> [TextEdit] {
    var edits: [TextEdit] = []
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { safety.contains($0.safety) }),
        !fix.edits.contains(where: { $0.leavesWords })
      else { continue }
      let place = Place(
        ruleID: diagnostic.ruleID,
        message: diagnostic.message,
        offset: diagnostic.range.lowerBound
      )
      if let old = fixed[place] {
        staying[old.round, default: []].insert(old.place)
        continue
      }
      guard refused[round]?.contains(place) != true,
        fix.edits.allSatisfy({ edits.isFree($0.range) })
      else { continue }
      for edit in fix.edits { edits.insert(edit, at: edits.count(upTo: edit.range.lowerBound)) }
      // Where it is taken away, what follows comes to stand in its place.
      let isRemoved = fix.edits.contains {
        $0.replacement.isEmpty && $0.range.contains(diagnostic.range.lowerBound)
      }
      if !isRemoved { fixed[place] = (round, place) }
    }
    move(by: edits)
    if !edits.isEmpty { round += 1 }
    return edits
  }

  /// Moves the places of what was fixed to where they are after some edits.
  private mutating func move(by edits: [TextEdit]) {
    guard !edits.isEmpty else { return }
    var growths = [0]
    for edit in edits {
      growths.append((growths.last ?? 0) + edit.replacement.count - edit.range.count)
    }
    let old = fixed
    fixed = [:]
    for (place, origin) in old {
      var moved = place
      var count = edits.count(upTo: place.offset)
      if count > 0, edits[count - 1].range.upperBound > place.offset { count -= 1 }
      moved.offset += growths[count]
      fixed[moved] = origin
    }
  }
}

/// Edits in ascending order that do not overlap.
extension [TextEdit] {
  /// How many begin at or before an offset.
  fileprivate func count(upTo offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether none of them touches a range.
  fileprivate func isFree(_ range: Range<Int>) -> Bool {
    guard let last = prefix(count(upTo: range.upperBound)).last else { return true }
    return last.range.upperBound < range.lowerBound
  }
}

extension SyntaxTree {
  /// One edit that does what several do together; nil where there are none.
  ///
  /// - Parameter edits: in ascending order, not overlapping, each in offsets of this text.
  package func joined(_ edits: [TextEdit]) -> TextEdit? {
    guard let first = edits.first else { return nil }
    let old = bytes
    var replacement: [UInt8] = []
    var end = first.range.lowerBound
    for edit in edits {
      replacement += old[end..<max(end, edit.range.lowerBound)]
      replacement += edit.replacement
      end = max(end, edit.range.upperBound)
    }
    return TextEdit(range: first.range.lowerBound..<end, replacement: replacement)
  }

  /// One edit that turns the text into another; nil where they are the same.
  package func difference(to new: [UInt8]) -> TextEdit? {
    let old = bytes
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    // No character and no line end is cut in two: editors count in characters and lines.
    while prefix > 0, old.isInside(prefix) || new.isInside(prefix) { prefix -= 1 }
    while suffix > 0, old.isInside(old.count - suffix) || new.isInside(new.count - suffix) {
      suffix -= 1
    }
    return TextEdit(
      range: prefix..<old.count - suffix,
      replacement: Array(new[prefix..<new.count - suffix])
    )
  }
}

extension [UInt8] {
  /// Whether an offset lies within a character in UTF-8, or a carriage return and its line feed.
  fileprivate func isInside(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return false }
    return self[offset] & 0xC0 == 0x80
      || self[offset - 1] == UInt8(ascii: "\r") && self[offset] == UInt8(ascii: "\n")
  }
}

extension TextEdit {
  /// Whether it leaves words to a person: `<#What the image shows#>`.
  fileprivate var leavesWords: Bool {
    zip(replacement, replacement.dropFirst()).contains {
      $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "#")
    }
  }
}
