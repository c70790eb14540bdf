import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax

/// Comments that silence what is found, `// curbcut:disable:next RULE - reason`, above each line with
/// findings.
struct AddedSuppressions {
  private let reason: String

  /// - Parameter reason: why, for whoever reads the comment; on one line.
  init(reason: String) throws {
    guard !reason.isEmpty, reason == reason.printable, !reason.includes("*/") else {
      throw UsageError("--add-suppressions expects a reason on one line")
    }
    self.reason = reason
  }

  /// Writes the comments, and says on standard output how many there are.
  ///
  /// - Returns: What could not be written, and why.
  func write(to files: [CheckedFile]) throws -> [String] {
    var problems: [String] = []
    var total = 0
    var fileCount = 0
    var strings = 0
    for file in files where !file.diagnostics.isEmpty {
      let (bytes, count) = text(of: file)
      strings += file.diagnostics.count { $0.ruleID != Rule.unusedSuppression.id } - count
      guard count > 0 else { continue }
      do {
        let source = try SourceFile(readingFrom: file.path)
        guard source.bytes == file.lines?.bytes else {
          problems.append("\(file.path): not changed: it was changed while it was checked")
          continue
        }
        try FixedFile.write(bytes, to: file.path, read: source)
        total += count
        fileCount += 1
      } catch let error as SourceFile.Unreadable {
        problems.append("\(file.path): \(error.message)")
      } catch let error as FixedFile.Refusal {
        problems.append("\(file.path): \(error.message)")
      }
    }
    if strings > 0 {
      problems.append("\(strings) findings stand where no comment can disable them")
    }
    let files = fileCount.counted("file")
    try Output.print("Disabled \(total.counted("finding")) in \(files).")
    return problems
  }

  /// A file's text with the comments.
  ///
  /// Where a comment would become part of a string it is left out.
  func text(of file: CheckedFile) -> (bytes: [UInt8], count: Int) {
    // Other files than Swift have no such comments.
    guard file.path.hasSuffix(".swift"), let lines = file.lines, !file.diagnostics.isEmpty else {
      return ([], 0)
    }
    let strings = Self.strings(in: SyntaxTree(parsing: lines.bytes).root)
    var rules: [Int: [String]] = [:]
    var count = 0
    for diagnostic in file.diagnostics where diagnostic.ruleID != Rule.unusedSuppression.id {
      let line = lines.position(of: diagnostic.range.lowerBound).line
      let start = lines.offset(ofLine: line)
      guard !strings.contains(start) else { continue }
      count += 1
      if rules[line]?.contains(diagnostic.ruleID) != true {
        rules[line, default: []].append(diagnostic.ruleID)
      }
    }
    var bytes: [UInt8] = []
    var end = 0
    for (line, rules) in rules.sorted(by: { $0.key < $1.key }) {
      let start = lines.offset(ofLine: line)
      bytes += lines.bytes[end..<start]
      bytes += lines.bytes(ofLine: line).prefix { $0 == 32 || $0 == 9 }
      bytes += "// curbcut:disable:next \(rules.joined(separator: " ")) - \(reason)".utf8
      bytes += newline(at: line, in: lines)
      end = start
    }
    return (bytes + lines.bytes[end...], count)
  }

  /// What ends a line; for the last one, what ends the first.
  private func newline(at line: Int, in lines: LineTable) -> ArraySlice<UInt8> {
    let line = line + 1 < lines.count ? line : 0
    let end = lines.offset(ofLine: line) + lines.bytes(ofLine: line).count
    let newline = lines.bytes[end..<lines.offset(ofLine: line + 1)]
    return newline.isEmpty ? [10] : newline
  }

  /// Literals with several lines, in which a line of its own would be content.
  private static func strings(in root: Node) -> StringRanges {
    var ranges: [Range<Int>] = []
    for node in root.descendants
    where node.kind == .stringLiteralExpr || node.kind == .regexLiteralExpr
      || node.kind == .simpleStringLiteralExpr
    {
      if let last = ranges.last, last.upperBound >= node.range.upperBound { continue }
      ranges.append(node.range)
    }
    return StringRanges(ranges)
  }
}

/// Ranges in ascending order that do not overlap.
private struct StringRanges {
  private let ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  /// Whether an offset lies behind the start of one of them and before its end.
  func contains(_ offset: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound < offset
  }
}
