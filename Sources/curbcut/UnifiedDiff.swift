/// What changes between two texts, in the form that `patch` and people read.
enum UnifiedDiff {
  private static let context = 3

  static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
    let before = lines(of: old)
    let after = lines(of: new)
    let changes = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(mark: Character, old: Int, new: Int, text: String)] = []
    var i = 0
    var j = 0
    while i < before.count || j < after.count {
      if removed.contains(i) {
        rows.append(("-", i, j, before[i]))
        i += 1
      } else if inserted.contains(j) {
        rows.append(("+", i, j, after[j]))
        j += 1
      } else if i < before.count, j < after.count {
        rows.append((" ", i, j, before[i]))
        i += 1
        j += 1
      } else {
        break
      }
    }
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    for hunk in hunks(of: rows.map { $0.mark != " " }) {
      let part = rows[hunk]
      guard let first = part.first else { continue }
      let oldCount = part.count { $0.mark != "+" }
      let newCount = part.count { $0.mark != "-" }
      text += "@@ -\(first.old + 1),\(oldCount) +\(first.new + 1),\(newCount) @@\n"
      for row in part {
        text += "\(row.mark)\(row.text)"
        if !row.text.hasSuffix("\n") { text += "\n\\ No newline at end of file\n" }
      }
    }
    return text
  }

  /// Rows of change with their context, joined where they touch.
  private static func hunks(of isChange: [Bool]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in isChange.indices where isChange[index] {
      let start = max(0, index - context)
      let end = min(isChange.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// Lines with what ends them.
  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated()
      .map { String(decoding: $0.element, as: UTF8.self) }
      .reduce(into: [String]()) { $0.append($1 + "\n") }
      .dropLastEmpty(ofTextEndingWithNewline: bytes.last == 10)
  }
}

extension [String] {
  /// The last line of a text has no line feed; where the text ends with one there is no last line.
  fileprivate func dropLastEmpty(ofTextEndingWithNewline endsWithNewline: Bool) -> [String] {
    guard let last else { return self }
    return endsWithNewline ? Array(dropLast()) : dropLast() + [String(last.dropLast())]
  }
}
