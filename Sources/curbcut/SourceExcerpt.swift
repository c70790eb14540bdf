import CurbcutAnalysis
import CurbcutSyntax

/// A line of source with a finding, cut around it where it is long.
struct SourceExcerpt {
  /// The line, safe to show; tabs stay tabs.
  let text: String
  /// What goes below what stands before the finding, so that carets stand right.
  let indentation: String
  /// How many characters the finding takes on this line, at least one.
  let width: Int

  /// How much of a line is shown, in bytes: else each finding on it would print it whole.
  private static let maximumLength = 300
  /// How much of it stands before the finding where it is cut.
  private static let maximumBefore = 80

  init(of range: Range<Int>, in table: LineTable) {
    let line = table.bytes(ofLine: table.position(of: range.lowerBound).line)
    let start = min(max(range.lowerBound, line.startIndex), line.endIndex)
    var lower = line.startIndex
    var upper = line.endIndex
    if line.count > Self.maximumLength {
      lower = max(lower, start - Self.maximumBefore)
      upper = min(upper, lower + Self.maximumLength)
      // Characters stay whole.
      while lower < start, line[lower].isContinuation { lower += 1 }
      while upper > start, upper < line.endIndex, line[upper].isContinuation { upper -= 1 }
    }
    let end = max(start, min(range.upperBound, upper))
    let before = Self.shown(line[lower..<start])
    let marked = Self.shown(line[start..<end])
    let cutBefore = lower > line.startIndex ? "…" : ""
    let cutBehind = upper < line.endIndex ? "…" : ""
    text = cutBefore + before + marked + Self.shown(line[end..<upper]) + cutBehind
    // Tabs stay tabs and other characters become spaces.
    indentation = String((cutBefore + before).map { $0 == "\t" ? "\t" : " " })
    width = max(1, marked.count)
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).printable(keeping: ["\t"])
  }
}

extension UInt8 {
  /// Whether the byte continues a character of UTF-8.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}
