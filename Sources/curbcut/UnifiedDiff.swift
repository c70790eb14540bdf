import CurbcutAnalysis
import Foundation

/// What changes between two texts, in the form that `git apply` and `patch` read.
///
/// It is made of bytes, and lines end at line feeds only, as for Git: other line ends and what is
/// not UTF-8 are content like any other.
enum UnifiedDiff {
  private typealias Line = ArraySlice<UInt8>

  private enum Mark: UInt8 {
    case kept = 0x20
    case removed = 0x2D
    case added = 0x2B
  }

  private struct Row {
    let mark: Mark
    let line: Line
  }

  /// How many lines are shown around a change.
  private static let context = 3

  /// - Parameter name: the file's path, with slashes, without one in front.
  static func bytes(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
    let before = lines(of: old)
    let after = lines(of: new)
    var rows: [Row] = []
    var i = 0
    var j = 0
    for (left, right) in LineMatches(before, after).pairs + [(before.count, after.count)] {
      while i < left {
        rows.append(Row(mark: .removed, line: before[i]))
        i += 1
      }
      while j < right {
        rows.append(Row(mark: .added, line: after[j]))
        j += 1
      }
      guard i < before.count, j < after.count else { break }
      rows.append(Row(mark: .kept, line: before[i]))
      i += 1
      j += 1
    }
    return header("--- ", "a/" + name) + header("+++ ", "b/" + name) + hunks(of: rows)
  }

  /// A diff as a person may see it on a terminal: what a terminal would obey is escaped.
  static func shown(_ diff: [UInt8]) -> String {
    diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self).printable(keeping: ["\t"]) }
      .joined(separator: "\n")
  }

  // MARK: Hunks

  private static func hunks(of rows: [Row]) -> [UInt8] {
    var text: [UInt8] = []
    // The numbers of the lines before the row that was come to.
    var old = 0
    var new = 0
    var row = 0
    for hunk in hunkRanges(of: rows) {
      // What is between hunks is kept.
      old += hunk.lowerBound - row
      new += hunk.lowerBound - row
      row = hunk.upperBound
      let oldCount = rows[hunk].count { $0.mark != .added }
      let newCount = rows[hunk].count { $0.mark != .removed }
      // Of no lines, the number is that of the line before them.
      let oldStart = oldCount == 0 ? old : old + 1
      let newStart = newCount == 0 ? new : new + 1
      text += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n".utf8
      for row in rows[hunk] {
        text.append(row.mark.rawValue)
        text += row.line
        if row.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
      }
      old += oldCount
      new += newCount
    }
    return text
  }

  /// Changes with what is around them, together where they touch.
  private static func hunkRanges(of rows: [Row]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].mark != .kept {
      let start = max(0, index - context)
      let end = min(rows.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// Lines with the line feeds that end them.
  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  // MARK: Names

  /// What a file is called in a diff: from this folder if it is in there, else from the root.
  static func name(
    of path: String,
    in folder: String = FileManager.default.currentDirectoryPath
  ) -> String {
    let path = path.absolutePath(in: folder).relativePath(to: folder)
    return path.isAbsolutePath ? String(decoding: path.utf8.dropFirst(), as: UTF8.self) : path
  }

  /// A line that names a file, quoted as Git does it with `core.quotePath`.
  private static func header(_ start: String, _ name: String) -> [UInt8] {
    var quoted: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case 0x07...0x0D: quoted += [0x5C, Array("abtnvfr".utf8)[Int(byte) - 0x07]]
      case UInt8(ascii: "\""), 0x5C: quoted += [0x5C, byte]
      case ..<0x20, 0x7F...:
        let octal = String(byte, radix: 8)
        quoted += "\\\(String(repeating: "0", count: 3 - octal.count))\(octal)".utf8
      default: quoted.append(byte)
      }
    }
    let isPlain = quoted.count == name.utf8.count
    let shown = isPlain ? quoted : [UInt8(ascii: "\"")] + quoted + [UInt8(ascii: "\"")]
    // Behind a name with a space a tab says where it ends.
    let end = isPlain && quoted.contains(0x20) ? "\t\n" : "\n"
    return start.utf8 + shown + end.utf8
  }
}
