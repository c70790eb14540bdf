import CurbcutModel

/// The text between the quotes of a one-line string literal, for edits of single words.
struct LiteralText {
  /// The offset of the first byte behind the opening quote.
  private let start: Int
  private let content: [UInt8]

  init?(_ expression: Expression) {
    let source = Array(expression.source.utf8)
    guard source.count >= 2, source.first == UInt8(ascii: "\""), source.last == source.first,
      !source.starts(with: "\"\"\"".utf8)
    else { return nil }
    start = expression.range.lowerBound + 1
    content = Array(source.dropFirst().dropLast())
  }

  /// The change that takes a word or words away from the end, with what separates them from the
  /// rest; nil where nothing would remain.
  func removing(lastWords words: String) -> Change? {
    guard endsWith(words) else { return nil }
    var end = content.count - words.utf8.count
    while end > 0, isSeparator(content[end - 1]) { end -= 1 }
    // A backslash or parenthesis is the end of an escape or interpolation, which stays.
    guard end > 0 else { return nil }
    return .replace(start + end..<start + content.count, with: "")
  }

  /// The change that takes words away from the start and gives the next one a capital letter.
  func removing(firstWords words: String) -> Change? {
    let prefix = Array(words.utf8)
    guard content.count > prefix.count,
      content.prefix(prefix.count).map(lowercased) == prefix.map(lowercased)
    else { return nil }
    var end = prefix.count
    while end < content.count, isSeparator(content[end]) { end += 1 }
    guard end < content.count, content[end] != UInt8(ascii: "\\") else { return nil }
    let first = content[end]
    guard first < 128 else { return .replace(start..<start + end, with: "") }
    let capital = String(decoding: [first], as: UTF8.self).uppercased()
    return .replace(start..<start + end + 1, with: capital)
  }

  /// The change that gives the first letter its capital; nil where it has one or is none.
  func capitalizing() -> Change? {
    guard let first = content.first, (97...122).contains(first) else { return nil }
    return .replace(start..<start + 1, with: String(decoding: [first - 32], as: UTF8.self))
  }

  /// The change that adds to the end.
  func appending(_ text: String) -> Change? {
    content.isEmpty ? nil : .insert(text, at: start + content.count)
  }

  /// The change that puts another word in place of the first.
  func replacing(firstWord word: String, with other: String) -> Change? {
    let length = word.utf8.count
    guard content.prefix(length).map(lowercased) == word.utf8.map(lowercased) else { return nil }
    return .replace(start..<start + length, with: other)
  }

  private func endsWith(_ words: String) -> Bool {
    content.suffix(words.utf8.count).map(lowercased) == words.utf8.map(lowercased)
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == 32 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ":")
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte + 32 : byte
  }
}
