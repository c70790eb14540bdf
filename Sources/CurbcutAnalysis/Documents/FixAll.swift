import CurbcutRules
import CurbcutSyntax

extension Workspace {
  /// The edits that make all safe fixes of a document, sorted and not overlapping.
  ///
  /// Fixes that get in each other's way are made one after the other, until nothing changes.
  package mutating func fixAll(
    _ path: String,
    including safety: Set<Fix.Safety> = [.safe]
  )
    -> [TextEdit]
  {
    guard let document = document(path) else { return [] }
    let first = fixes(for: path, safety)
    guard !first.isEmpty else { return [] }
    // In a workspace of its own: no document can have its name.
    var scratch = Workspace(configuration: configuration(of: path), workPool: workPool)
    scratch.index = index
    scratch.open(path, bytes: document.tree.bytes)
    var edits = first
    var rounds = 0
    while !edits.isEmpty, rounds < 10 {
      scratch.edit(path, edits)
      edits = scratch.fixes(for: path, safety)
      rounds += 1
    }
    if rounds == 1 { return first }
    guard let fixed = scratch.document(path)?.tree.bytes else { return first }
    return [document.tree.difference(to: fixed)].compactMap { $0 }
  }

  /// The fixes of one round: the first of each diagnostic, as far as they do not overlap.
  private mutating func fixes(for path: String, _ safety: Set<Fix.Safety>) -> [TextEdit] {
    var edits: [TextEdit] = []
    for diagnostic in diagnostics(for: path) {
      guard let fix = diagnostic.fixes.first(where: { safety.contains($0.safety) }) else {
        continue
      }
      guard fix.edits.allSatisfy({ edits.isFree($0.range) }) else { continue }
      for edit in fix.edits { edits.insert(edit, at: edits.count(upTo: edit.range.lowerBound)) }
    }
    return edits
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
    return TextEdit(
      range: prefix..<old.count - suffix,
      replacement: Array(new[prefix..<new.count - suffix])
    )
  }
}
