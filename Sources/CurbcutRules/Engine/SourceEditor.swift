import CurbcutModel
import CurbcutSyntax

/// The text of an item, for what depends on how it is formatted.
///
/// Invariant: nothing here looks further than `reach` bytes along a line, so that many findings on
/// one endless line cost no more than their number.
struct SourceEditor: Sendable {
  private let bytes: [UInt8]
  private static let reach = 4_096

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Lines

  /// The part of a range on its first line, without white space at the end.
  func firstLine(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<bytes.count)
    var end = endOfLine(from: range.lowerBound, limit: range.upperBound)
    while end > range.lowerBound + 1, isSpace(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private func endOfLine(from offset: Int, limit: Int? = nil) -> Int {
    let limit = min(limit ?? bytes.count, bytes.count, offset + Self.reach)
    var end = offset
    while end < limit, !isNewline(bytes[end]) { end += 1 }
    return end
  }

  /// Where the line of an offset starts; nil where that is out of reach.
  private func startOfLine(at offset: Int) -> Int? {
    var start = min(offset, bytes.count)
    let limit = max(0, start - Self.reach)
    while start > limit, !isNewline(bytes[start - 1]) { start -= 1 }
    return start == 0 || isNewline(bytes[start - 1]) ? start : nil
  }

  /// The white space that an offset's line starts with.
  private func indentation(ofLineAt offset: Int) -> [UInt8] {
    guard let start = startOfLine(at: offset) else { return [] }
    return Array(bytes[start...].prefix { isSpace($0) })
  }

  /// Whether nothing but white space stands before an offset on its line.
  private func isFirstOnLine(_ offset: Int) -> Bool {
    guard let start = startOfLine(at: offset) else { return false }
    return bytes[start..<offset].allSatisfy { isSpace($0) }
  }

  /// What ends the lines around an offset.
  private func newline(near offset: Int) -> [UInt8] {
    guard let start = startOfLine(at: offset), start > 0 else {
      let end = endOfLine(from: offset)
      return end + 1 < bytes.count && bytes[end] == 13 && bytes[end + 1] == 10 ? [13, 10] : [10]
    }
    if bytes[start - 1] == 13 { return [13] }
    return start > 1 && bytes[start - 2] == 13 ? [13, 10] : [10]
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  private func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  // MARK: Keys

  /// Whether a fix changes a literal that is a key of the project's strings: what is spoken stands in
  /// a string table, and under another key nothing would be found.
  func changesKey(_ fix: Fix, of strings: ProjectStrings) -> Bool {
    guard !strings.isEmpty else { return false }
    return fix.edits.contains { edit in
      let range = edit.range.clamped(to: 0..<bytes.count)
      let quote = UInt8(ascii: "\"")
      if range.count > 2, bytes[range.lowerBound] == quote, bytes[range.upperBound - 1] == quote {
        return isKey(range.lowerBound + 1..<range.upperBound - 1, of: strings)
      }
      let line =
        (startOfLine(at: range.lowerBound) ?? range.lowerBound)..<endOfLine(from: range.upperBound)
      guard line.lowerBound <= range.lowerBound, range.upperBound <= line.upperBound,
        let open = bytes[line.lowerBound..<range.lowerBound].lastIndex(of: quote),
        let close = bytes[range.upperBound..<line.upperBound].firstIndex(of: quote)
      else { return false }
      return isKey(open + 1..<close, of: strings)
    }
  }

  private func isKey(_ range: Range<Int>, of strings: ProjectStrings) -> Bool {
    strings.holds(String(decoding: bytes[range], as: UTF8.self))
  }

  // MARK: Fixes

  /// The edits for a remedy; nil where one of its changes cannot be made.
  func fix(for remedy: FixProposal) -> Fix? {
    var edits: [TextEdit] = []
    for change in remedy.changes {
      guard let edit = edit(for: change) else { return nil }
      edits.append(edit)
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(edits, edits.dropFirst())
    where first.range.upperBound > second.range.lowerBound {
      return nil
    }
    return Fix(title: remedy.title, safety: remedy.safety, edits: edits)
  }

  private func edit(for change: Change) -> TextEdit? {
    switch change {
    case .append(let modifiers, let element):
      return append(modifiers, to: element)
    case .precede(let next, let modifiers):
      return insert(modifiers, before: next)
    case .remove(let modifier):
      return remove(modifier)
    case .replace(let range, let text):
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
      return TextEdit(range: range, text)
    case .insert(let text, let offset):
      guard (0...bytes.count).contains(offset) else { return nil }
      return TextEdit(range: offset..<offset, text)
    case .insertLine(let line, let offset, let model):
      return insert([line], after: offset, indentedAs: model)
    case .insertLines(let lines, let offset, let model):
      return insert(lines, after: offset, indentedAs: model)
    case .removeLines(let range):
      return removeLines(of: range)
    case .placeLine(let text, let offset):
      guard (0...bytes.count).contains(offset), isFirstOnLine(offset) else { return nil }
      var lines: [UInt8] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        lines += Array(line.utf8) + newline(near: offset)
      }
      return TextEdit(range: offset..<offset, replacement: lines + indentation(ofLineAt: offset))
    case .wrap(let range, let opening, let closing):
      return wrap(range, opening: opening, closing: closing)
    }
  }

  /// Takes whole lines away; nil where something else stands on them, or a comment on them above.
  private func removeLines(of range: Range<Int>) -> TextEdit? {
    guard range.upperBound <= bytes.count, isFirstOnLine(range.lowerBound),
      let start = startOfLine(at: range.lowerBound)
    else { return nil }
    let end = endOfLine(from: range.upperBound)
    guard end < bytes.count, bytes[range.upperBound..<end].allSatisfy({ isSpace($0) }) else {
      return nil
    }
    let lineBreak = bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? 2 : 1
    if start > 0, let previous = startOfLine(at: start - 1) {
      let line = bytes[previous..<start].drop { isSpace($0) }
      if line.starts(with: "//".utf8) || line.starts(with: "*".utf8) { return nil }
    }
    return TextEdit(range: start..<end + lineBreak, "")
  }

  /// A block around a range, on one line where all of it is.
  private func wrap(_ range: Range<Int>, opening: String, closing: String) -> TextEdit? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count, !range.isEmpty else { return nil }
    let inside = bytes[range]
    if !inside.contains(where: { isNewline($0) }), !opening.includes("\n") {
      let text = String(decoding: inside, as: UTF8.self)
      let closing = closing.filter { $0 != "\n" }
      return TextEdit(range: range, "\(opening) \(text) \(closing)")
    }
    guard isFirstOnLine(range.lowerBound) else { return nil }
    let newline = newline(near: range.lowerBound)
    let indentation = indentation(ofLineAt: range.lowerBound)
    let step = indentation.last == 9 ? [9] : [UInt8](repeating: 32, count: indentationStep)
    var text: [UInt8] = []
    for (number, line) in opening.split(separator: "\n").enumerated() {
      text += (number == 0 ? [] : newline + indentation) + Array(line.utf8)
    }
    text += newline + indentation + step
    for (index, byte) in zip(inside.indices, inside) {
      text.append(byte)
      let isFollowedByText = index + 1 < inside.endIndex && !isNewline(inside[index + 1])
      if byte == 10, isFollowedByText { text += step }
    }
    for line in closing.split(separator: "\n") { text += newline + indentation + Array(line.utf8) }
    return TextEdit(range: range, replacement: text)
  }

  /// By how many spaces the file indents: those in front of its first indented line.
  private var indentationStep: Int {
    var isAtStart = false
    var width = 0
    for byte in bytes.prefix(Self.reach) {
      if isNewline(byte) {
        isAtStart = true
        width = 0
      } else if isAtStart, byte == 32 {
        width += 1
      } else {
        if isAtStart, width > 0, width <= 8 { return width }
        isAtStart = false
      }
    }
    return 2
  }

  /// New lines; nil where code or a comment follows the offset on its line.
  private func insert(_ lines: [String], after offset: Int, indentedAs model: Int) -> TextEdit? {
    guard offset >= 0, offset <= bytes.count, model <= bytes.count,
      bytes[offset..<endOfLine(from: offset)].allSatisfy({ isSpace($0) }), isFirstOnLine(model)
    else { return nil }
    let start = newline(near: model) + indentation(ofLineAt: model)
    let text = lines.flatMap { start + Array($0.utf8) }
    return TextEdit(range: offset..<offset, replacement: text)
  }

  /// New modifiers stand as the chain's others do: on the same line, or each on a line of its own.
  private func append(_ modifiers: [String], to element: Element) -> TextEdit? {
    let end = element.range.upperBound
    guard end <= bytes.count else { return nil }
    guard let indentation = indentationOfNewModifier(of: element) else {
      return TextEdit(range: end..<end, modifiers.joined())
    }
    var text: [UInt8] = []
    for modifier in modifiers {
      text += newline(near: end) + indentation + Array(modifier.utf8)
    }
    let offset = endOfComment(after: end) ?? end
    return TextEdit(range: offset..<offset, replacement: text)
  }

  private func insert(_ modifiers: [String], before next: Modifier) -> TextEdit? {
    let period = next.nameRange.lowerBound - 1
    guard period >= 0, period < bytes.count, bytes[period] == UInt8(ascii: "."),
      !next.isConditional
    else { return nil }
    guard isFirstOnLine(period) else {
      return TextEdit(range: period..<period, modifiers.joined())
    }
    var text: [UInt8] = []
    for modifier in modifiers {
      text += Array(modifier.utf8) + newline(near: period) + indentation(ofLineAt: period)
    }
    return TextEdit(range: period..<period, replacement: text)
  }

  /// How far a modifier on a line of its own is indented; nil where the chain is on one line.
  private func indentationOfNewModifier(of element: Element) -> [UInt8]? {
    for modifier in element.ownModifiers.reversed() {
      let period = modifier.nameRange.lowerBound - 1
      if period > 0, !modifier.isConditional, isFirstOnLine(period) {
        return indentation(ofLineAt: period)
      }
    }
    let end = element.range.upperBound
    if bytes[..<end].suffix(6).elementsEqual("#endif".utf8) { return indentation(ofLineAt: end) }
    let head = element.headRange
    guard endOfLine(from: head.lowerBound, limit: end) < head.upperBound else { return nil }
    return indentation(ofLineAt: head.upperBound)
  }

  /// Where the comment that fills the rest of the line ends; nil where there is no such comment.
  private func endOfComment(after offset: Int) -> Int? {
    let end = endOfLine(from: offset)
    let rest = bytes[offset..<end].drop { isSpace($0) }
    return rest.starts(with: "//".utf8) ? end : nil
  }

  private func remove(_ modifier: Modifier) -> TextEdit? {
    let period = modifier.nameRange.lowerBound - 1
    let end = modifier.range.upperBound
    guard period >= 0, end <= bytes.count, period < end, bytes[period] == UInt8(ascii: "."),
      !modifier.isConditional
    else { return nil }
    if let start = startOfLine(at: period), start > 0, isFirstOnLine(period),
      bytes[end..<endOfLine(from: end)].allSatisfy({ isSpace($0) })
    {
      let lineBreak = bytes[start - 1] == 10 && start > 1 && bytes[start - 2] == 13 ? 2 : 1
      return TextEdit(range: start - lineBreak..<endOfLine(from: end), "")
    }
    return TextEdit(range: period..<end, "")
  }
}
