extension Lexer {
  /// Takes a string's opening quote; the position is at it.
  mutating func scanOpeningQuote(pounds: Int) -> TokenKind {
    let kind = openingQuoteKind(pounds: pounds)
    position += kind == .multilineStringQuote ? 3 : 1
    modes.append(Mode(kind: .string, quote: kind, pounds: pounds))
    return kind
  }

  private mutating func openingQuoteKind(pounds: Int) -> TokenKind {
    if byte(at: position) == UInt8(ascii: "'") { return .singleQuote }
    guard isTripleQuote(at: position) else { return .stringQuote }
    // `#"""#` is a string of one quotation mark: with pounds, an end on the same line decides.
    guard pounds > 0 else { return .multilineStringQuote }
    var end = position + 3
    if hasPounds(pounds, at: end) { return .stringQuote }
    while end < count, !isLineEnd(source[end]) {
      if source[end] == UInt8(ascii: "\""), hasPounds(pounds, at: end + 1) {
        noteExamined(through: end + 1 + pounds)
        return .stringQuote
      }
      end += 1
    }
    noteExamined(through: end + 1)
    return .multilineStringQuote
  }

  private func isTripleQuote(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: "\"") && byte(at: offset + 1) == UInt8(ascii: "\"")
      && byte(at: offset + 2) == UInt8(ascii: "\"")
  }

  private func hasPounds(_ number: Int, at offset: Int) -> Bool {
    var index = 0
    while index < number {
      guard byte(at: offset + index) == UInt8(ascii: "#") else { return false }
      index += 1
    }
    return true
  }

  /// The next token inside a string or regex literal; nil if an interpolation's expression comes
  /// next.
  mutating func nextInString() -> TokenRecord? {
    guard let last = modes.indices.last else { return nil }
    let mode = modes[last]
    let start = position
    switch mode.kind {
    case .interpolation:
      return nil
    case .openingQuote:
      modes.removeLast()
      return finish(scanOpeningQuote(pounds: mode.pounds), from: start, [])
    case .string:
      return nextSegment(mode, last)
    case .closingQuote:
      position += mode.quote == .multilineStringQuote ? 3 : 1
      if mode.pounds > 0 {
        modes[last].kind = .closingPounds
      } else {
        modes.removeLast()
      }
      return finish(mode.quote, from: start, .closesString)
    case .closingPounds:
      position += mode.pounds
      modes.removeLast()
      return finish(.rawStringPoundDelimiter, from: start, .closesString)
    case .interpolationStart:
      switch byte(at: position) {
      case UInt8(ascii: "\\"):
        position += 1
        return finish(.backslash, from: start, [])
      case UInt8(ascii: "#"):
        position += mode.pounds
        return finish(.rawStringPoundDelimiter, from: start, [])
      default:
        position += 1
        modes[last].kind = .interpolation
        return finish(.leftParen, from: start, [])
      }
    }
  }

  /// Takes the text up to the next interpolation or the end of the string, or what follows if there
  /// is no text.
  private mutating func nextSegment(_ mode: Mode, _ index: Int) -> TokenRecord? {
    let start = position
    let isMultiline = mode.quote == .multilineStringQuote
    scan: while true {
      guard position < count else {
        modes.removeAll()
        return finish(.stringSegment, from: start, .malformed)
      }
      switch source[position] {
      case UInt8(ascii: "\\"):
        guard hasPounds(mode.pounds, at: position + 1) else {
          position += 1
          continue
        }
        let next = position + 1 + mode.pounds
        if byte(at: next) == UInt8(ascii: "(") {
          modes.append(Mode(kind: .interpolationStart, quote: mode.quote, pounds: mode.pounds))
          break scan
        }
        // What is escaped cannot end the string, unless the line ends.
        position = next < count && !isLineEnd(source[next]) ? next + 1 : next
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline {
          modes.removeLast()
          return finish(.stringSegment, from: start, .malformed)
        }
        position += 1
      case UInt8(ascii: "\""):
        let isEnd =
          isMultiline
          ? isTripleQuote(at: position) && hasPounds(mode.pounds, at: position + 3)
          : mode.quote == .stringQuote && hasPounds(mode.pounds, at: position + 1)
        if isEnd {
          modes[index].kind = .closingQuote
          break scan
        }
        position += 1
      case UInt8(ascii: "'"):
        if mode.quote == .singleQuote {
          modes[index].kind = .closingQuote
          break scan
        }
        position += 1
      default:
        position += 1
      }
    }
    // There is no token for no text.
    guard position > start else { return nextInString() }
    return finish(.stringSegment, from: start, [])
  }

  /// Ends an interpolation and its string where the line ends: an empty segment says so.
  mutating func endStringAtNewline() -> TokenRecord {
    modes.removeLast(min(2, modes.count))
    return finish(.stringSegment, from: position, .malformed)
  }
}
