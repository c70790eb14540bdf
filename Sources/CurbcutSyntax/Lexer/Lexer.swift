/// Reads tokens from UTF-8 bytes, one after the other, in time proportional to their length.
///
/// The lexer depends on nothing but the bytes and the token before: the parser never tells it what
/// to expect, so tokens can be read ahead and kept.
struct Lexer {
  /// The bytes to read. Every access goes through ``byte(at:)`` or stays below `count`.
  let source: UnsafeBufferPointer<UInt8>
  let count: Int
  /// The offset of the first byte that belongs to no token yet.
  var position: Int
  /// The offset behind the last byte that was looked at.
  var examined: Int
  /// What the token before was.
  var previousKind: TokenKind
  var previousFlags: TokenFlags
  /// The strings and interpolations around the position, innermost last.
  var modes: [Mode] = []
  /// Up to here no placeholder ends on its line.
  var placeholderLimit = 0
  /// Up to here stand `#`s that begin neither a string nor a regex.
  private var poundLimit = 0
  /// For which numbers of `#` no multi-line regex ends in the rest of the bytes.
  var endlessRegexPounds: UInt64 = 0
  /// The regex literal that has begun, until its last token.
  var pendingRegex: Regex?
  private let keywords = KeywordTable.shared

  /// A string literal or an interpolation that is open.
  struct Mode {
    /// What the bytes are part of.
    enum Kind: UInt8 {
      case openingQuote, string, closingQuote, closingPounds, interpolationStart, interpolation
    }

    var kind: Kind
    var quote: TokenKind
    /// How many `#` stand before the string's opening quote.
    var pounds: Int
    /// How many parentheses are open inside the interpolation.
    var parens = 0
  }

  /// - Parameters:
  ///   - start: where to begin; the two bytes before must be there if the file has them.
  ///   - previousKind: what the token before is; `endOfFile` at the start of the file.
  init(
    source: UnsafeBufferPointer<UInt8>,
    from start: Int,
    previousKind: TokenKind,
    previousFlags: TokenFlags
  ) {
    self.source = source
    self.count = source.count
    self.position = start
    self.examined = start
    self.previousKind = previousKind
    self.previousFlags = previousFlags
    if previousFlags.contains(.beforeRegex) { resumeBeforeRegex() }
  }

  /// The byte at an offset; 0 at and behind the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < count ? source[offset] : 0
  }

  /// Notes that a scan looked at bytes behind what the token takes.
  mutating func noteExamined(through offset: Int) {
    if offset > examined { examined = offset }
  }

  /// Reads the next token; at the end of the bytes `endOfFile`, again and again.
  mutating func next() -> TokenRecord {
    if let regex = pendingRegex { return nextInRegex(regex) }
    if !modes.isEmpty, let token = nextInString() { return token }
    let (flags, isLineEnd) = skipTrivia()
    if isLineEnd { return endStringAtNewline() }
    return nextOutsideString(flags)
  }

  private mutating func nextOutsideString(_ triviaFlags: TokenFlags) -> TokenRecord {
    let start = position
    var flags = triviaFlags
    let kind = scan(&flags)
    return finish(kind, from: start, flags)
  }

  /// Makes the record of a token that ends at the position.
  mutating func finish(_ kind: TokenKind, from start: Int, _ flags: TokenFlags) -> TokenRecord {
    previousKind = kind
    previousFlags = flags
    // Whether a token ends here can depend on up to three more bytes.
    noteExamined(through: position + 3)
    return TokenRecord(
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: position),
      kind: kind,
      flags: flags,
      lexedKind: kind
    )
  }

  /// Moves behind one token and says what it is.
  private mutating func scan(_ flags: inout TokenFlags) -> TokenKind {
    let first = byte(at: position)
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      return scanWord()
    case UInt8(ascii: "("):
      if let mode = modes.indices.last { modes[mode].parens += 1 }
      position += 1
      return .leftParen
    case UInt8(ascii: ")"):
      position += 1
      if let mode = modes.indices.last {
        if modes[mode].parens == 0 {
          modes.removeLast()
          return .interpolationEnd
        }
        modes[mode].parens -= 1
      }
      return .rightParen
    case UInt8(ascii: "{"): return single(.leftBrace)
    case UInt8(ascii: "}"): return single(.rightBrace)
    case UInt8(ascii: "["): return single(.leftSquare)
    case UInt8(ascii: "]"): return single(.rightSquare)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: "@"): return single(.atSign)
    case UInt8(ascii: "\\"): return single(.backslash)
    case UInt8(ascii: ":"):
      position += 1
      if byte(at: position) != UInt8(ascii: ":") { return .colon }
      position += 1
      return .colonColon
    case UInt8(ascii: "."):
      // A lone period is by far the most frequent operator.
      let second = byte(at: position + 1)
      if second != UInt8(ascii: "."), isASCIIWord(second) || second == UInt8(ascii: "`") {
        position += 1
        return .period
      }
      return scanOperator(&flags)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber(&flags)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanOpeningQuote(pounds: 0)
    case UInt8(ascii: "`"): return scanEscapedIdentifier(&flags)
    case UInt8(ascii: "$"): return scanDollarIdentifier()
    case UInt8(ascii: "#"): return scanPound(&flags)
    case UInt8(ascii: "<") where byte(at: position + 1) == UInt8(ascii: "#"):
      if let end = placeholderEnd(from: position) {
        position = end
        flags.insert(.malformed)
        return .identifier
      }
      return scanOperator(&flags)
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      if isLeftBound(at: position) {
        position += 1
        if previousKind == .tryKeyword { flags.insert(.afterTry) }
        return first == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark
      }
      return scanOperator(&flags)
    case 0 where position >= count:
      return .endOfFile
    default:
      return scanOther(&flags)
    }
  }

  private mutating func single(_ kind: TokenKind) -> TokenKind {
    position += 1
    return kind
  }

  private mutating func scanWord() -> TokenKind {
    let start = position
    let kindOfASCII = scanWordBytes()
    let length = position - start
    if !kindOfASCII { return .identifier }
    if length == 1, source[start] == UInt8(ascii: "_") { return .wildcard }
    // Keywords start with a small letter, an underscore, or one of four capitals.
    switch source[start] {
    case UInt8(ascii: "a")...UInt8(ascii: "y"), UInt8(ascii: "_"), UInt8(ascii: "A"),
      UInt8(ascii: "S"), UInt8(ascii: "T"), UInt8(ascii: "P"):
      return keywords.kind(of: source, from: start, count: length)
    default:
      return .identifier
    }
  }

  /// Moves behind the characters that continue a name; whether all were ASCII.
  mutating func scanWordBytes() -> Bool {
    var isASCII = true
    while true {
      let next = byte(at: position)
      if isASCIIWord(next) || next == UInt8(ascii: "$") {
        position += 1
      } else if next >= 0x80, let (scalar, length) = scalar(at: position),
        isIdentifierContinuation(scalar)
      {
        isASCII = false
        position += length
      } else {
        return isASCII
      }
    }
  }

  private mutating func scanDollarIdentifier() -> TokenKind {
    position += 1
    let start = position
    while isDigit(byte(at: position)) { position += 1 }
    let digitsEnd = position
    _ = scanWordBytes()
    return position == digitsEnd && digitsEnd > start ? .dollarIdentifier : .identifier
  }

  private mutating func scanEscapedIdentifier(_ flags: inout TokenFlags) -> TokenKind {
    var end = position + 1
    while end < count, source[end] != UInt8(ascii: "`"), !isLineEnd(source[end]) { end += 1 }
    noteExamined(through: end + 1)
    guard end < count, source[end] == UInt8(ascii: "`"), end > position + 1 else {
      flags.insert(.malformed)
      position += 1
      return .backtick
    }
    position = end + 1
    return .identifier
  }

  /// Where the placeholder that starts at an offset ends, if it ends on the same line.
  mutating func placeholderEnd(from start: Int) -> Int? {
    guard start >= placeholderLimit else { return nil }
    var end = start + 2
    while end < count, source[end] != UInt8(ascii: "\n") {
      if source[end] == UInt8(ascii: "#"), byte(at: end + 1) == UInt8(ascii: ">") {
        noteExamined(through: end + 2)
        return end + 2
      }
      if source[end] == UInt8(ascii: "<"), byte(at: end + 1) == UInt8(ascii: "#") {
        noteExamined(through: end + 2)
        return nil
      }
      end += 1
    }
    noteExamined(through: end + 1)
    placeholderLimit = end
    return nil
  }

  private mutating func scanPound(_ flags: inout TokenFlags) -> TokenKind {
    if position >= poundLimit {
      var end = position
      while byte(at: end) == UInt8(ascii: "#") { end += 1 }
      noteExamined(through: end + 2)
      let pounds = end - position
      if byte(at: end) == UInt8(ascii: "\"") {
        position = end
        modes.append(Mode(kind: .openingQuote, quote: .stringQuote, pounds: pounds))
        return .rawStringPoundDelimiter
      }
      if byte(at: end) == UInt8(ascii: "/"), beginRegex(pounds: pounds, slash: end) {
        return .regexPoundDelimiter
      }
      poundLimit = end
    }
    position += 1
    var wordEnd = position
    while isLetter(byte(at: wordEnd)) { wordEnd += 1 }
    noteExamined(through: wordEnd + 1)
    let kind = directive(from: position, to: wordEnd)
    if kind != .pound { position = wordEnd }
    return kind
  }

  private func directive(from start: Int, to end: Int) -> TokenKind {
    func matches(_ text: StaticString) -> Bool {
      guard text.utf8CodeUnitCount == end - start else { return false }
      return text.withUTF8Buffer { $0.elementsEqual(source[start..<end]) }
    }
    switch end - start {
    case 2: return matches("if") ? .poundIf : .pound
    case 4: return matches("else") ? .poundElse : .pound
    case 5: return matches("endif") ? .poundEndif : .pound
    case 6: return matches("elseif") ? .poundElseif : .pound
    case 9: return matches("available") ? .poundAvailable : .pound
    case 11: return matches("unavailable") ? .poundUnavailable : .pound
    case 14: return matches("sourceLocation") ? .poundSourceLocation : .pound
    default: return .pound
    }
  }

  private mutating func scanOther(_ flags: inout TokenFlags) -> TokenKind {
    guard let (scalar, length) = scalar(at: position) else {
      return scanOperator(&flags)
    }
    if isIdentifierStart(scalar) {
      _ = scanWordBytes()
      return .identifier
    }
    if isOperatorStart(scalar) { return scanOperator(&flags) }
    // What is left are characters that can only continue a name, and quotation marks.
    flags.insert(.malformed)
    position += length
    if isIdentifierContinuation(scalar) {
      _ = scanWordBytes()
      return .identifier
    }
    return .unknown
  }
}
