extension Lexer {
  /// Moves behind whitespace, comments and bytes that no token can begin with.
  ///
  /// - Returns: what the trivia says of the token behind it, and whether it was stopped by the end
  ///   of a line that also ends a string around it.
  mutating func skipTrivia() -> (flags: TokenFlags, isLineEnd: Bool) {
    let start = position
    var flags: TokenFlags = start == 0 ? .afterNewline : []
    scan: while position < count {
      switch source[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if let mode = modes.last, mode.quote != .multilineStringQuote {
          return (flags, true)
        }
        position += 1
        flags.insert(.afterNewline)
      case UInt8(ascii: "/"):
        let next = byte(at: position + 1)
        if next == UInt8(ascii: "/") {
          skipToLineEnd()
        } else if next == UInt8(ascii: "*") {
          if skipBlockComment() { flags.insert(.afterNewline) }
        } else {
          break scan
        }
      case UInt8(ascii: "#") where position == 0 && byte(at: 1) == UInt8(ascii: "!"):
        skipToLineEnd()
      case 0xEF where byte(at: position + 1) == 0xBB && byte(at: position + 2) == 0xBF:
        position += 3
      case 0, 0x01...0x08, 0x0E...0x1F, 0x7F:
        position += 1
      case 0x80...:
        guard skipUnexpected() else { break scan }
      default:
        break scan
      }
    }
    if position > start { flags.insert(.afterTrivia) }
    return (flags, false)
  }

  private mutating func skipToLineEnd() {
    while position < count, !isLineEnd(source[position]) { position += 1 }
  }

  /// Moves behind a comment and those nested in it; whether a line ends inside.
  private mutating func skipBlockComment() -> Bool {
    var hasNewline = false
    var depth = 0
    while position < count {
      switch source[position] {
      case UInt8(ascii: "/") where byte(at: position + 1) == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case UInt8(ascii: "*") where byte(at: position + 1) == UInt8(ascii: "/"):
        depth -= 1
        position += 2
        if depth == 0 { return hasNewline }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasNewline = true
        position += 1
      default:
        position += 1
      }
    }
    return hasNewline
  }

  /// Moves behind one character that cannot begin a token, if one is here.
  private mutating func skipUnexpected() -> Bool {
    guard let (scalar, length) = scalar(at: position) else {
      // Not UTF-8: up to the next byte that can begin a character.
      position += 1
      while position < count, source[position] & 0xC0 == 0x80 { position += 1 }
      return true
    }
    // Curly quotation marks are kept as tokens, because the words between them are not code.
    let isToken =
      isIdentifierContinuation(scalar) || isOperatorStart(scalar) || scalar == 0x201C
      || scalar == 0x201D
    if !isToken { position += length }
    return !isToken
  }
}
