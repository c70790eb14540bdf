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
    let scratch = "\u{0}fix-all"
    defer { close(scratch) }
    open(scratch, bytes: document.tree.bytes)
    configure(scratch, as: configuration(of: path))
    var edits = first
    var rounds = 0
    while !edits.isEmpty, rounds < 10 {
      for edit in edits.reversed() { self.edit(scratch, edit) }
      edits = fixes(for: scratch, safety)
      rounds += 1
    }
    if rounds == 1 { return first }
    guard let fixed = self.document(scratch)?.tree.bytes else { return first }
    return [document.tree.difference(to: fixed)].compactMap { $0 }
  }

  /// The fixes of one round: the first of each diagnostic, as far as they do not overlap.
  private mutating func fixes(for path: String, _ safety: Set<Fix.Safety>) -> [TextEdit] {
    var edits: [TextEdit] = []
    for diagnostic in diagnostics(for: path) {
      guard let fix = diagnostic.fixes.first(where: { safety.contains($0.safety) }) else {
        continue
      }
      let isFree = fix.edits.allSatisfy { new in
        edits.allSatisfy { old in
          old.range.upperBound < new.range.lowerBound || new.range.upperBound < old.range.lowerBound
        }
      }
      if isFree { edits += fix.edits }
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension SyntaxTree {
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
