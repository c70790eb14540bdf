extension Lexer {
  /// Begins a regex at a slash inside an operator, if one can stand here.
  ///
  /// - Returns: the kind of the token that ends at the position: the operator before the regex or
  ///   its first slash; nil if there is no regex.
  mutating func regexToken(
    operatorStart: Int,
    slash: Int,
    flags: inout TokenFlags
  ) -> TokenKind? {
    let isLeftBound = isLeftBound(at: operatorStart)
    guard !isLeftBound, previousKind != .funcKeyword, previousKind != .operatorKeyword else {
      return nil
    }
    var mustBeRegex = false
    if !isRightBound(at: position, isLeftBound: false) {
      mustBeRegex = previousFlags.contains(.afterTry)
      guard mustBeRegex || isRegexPosition else { return nil }
      switch previousKind {
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    let operatorEnd = position
    guard let regex = scanRegex(pounds: 0, slash: slash, mustBeRegex: mustBeRegex) else {
      position = operatorEnd
      return nil
    }
    if slash > operatorStart {
      position = slash
      pendingRegex = regex
      flags.insert(.beforeRegex)
      return classify(from: operatorStart, to: slash, &flags)
    }
    position = slash + 1
    pendingRegex = regex
    pendingRegex?.isOpened = true
    return .regexSlash
  }

  /// Begins a regex with `#`s, if one is here; the position moves behind them.
  mutating func beginRegex(pounds: Int, slash: Int) -> Bool {
    guard let regex = scanRegex(pounds: pounds, slash: slash, mustBeRegex: true) else {
      return false
    }
    position = slash
    pendingRegex = regex
    return true
  }

  /// Goes on behind an operator that was found together with a regex.
  mutating func resumeBeforeRegex() {
    pendingRegex = scanRegex(pounds: 0, slash: position, mustBeRegex: true)
  }

  /// Whether the token before lets an expression begin.
  private var isRegexPosition: Bool {
    switch previousKind {
    case .leftAngle, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestionMark, .poundIf,
      .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .trueKeyword, .falseKeyword, .anyTypeKeyword, .nilKeyword, .selfKeyword,
      .selfTypeKeyword, .superKeyword:
      return false
    case .endOfFile:
      // Nothing stands before the first token of a file.
      return true
    default:
      return previousKind.isReservedWord
    }
  }

  /// The rest of a regex literal that was found: where its parts end.
  struct Regex {
    var pounds: Int
    var patternEnd: Int
    /// Where the closing slash ends; equal to `patternEnd` if there is none.
    var slashEnd: Int
    var end: Int
    var isOpened = false
    var isTerminated: Bool { slashEnd > patternEnd }
  }

  /// Finds the parts of the regex whose first slash is given, or nil if it is none.
  private mutating func scanRegex(pounds: Int, slash: Int, mustBeRegex: Bool) -> Regex? {
    let start = slash + 1
    if pounds == 0 {
      switch byte(at: start) {
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !mustBeRegex { return nil }
      default: break
      }
      if slash > 0, source[slash - 1] == UInt8(ascii: "*") { return nil }
    }
    var firstNewline: Int?
    if pounds > 0 {
      var end = start
      while byte(at: end) == UInt8(ascii: " ") || byte(at: end) == UInt8(ascii: "\t") { end += 1 }
      if end < count, isLineEnd(source[end]) { firstNewline = end }
    }
    let unterminated = firstNewline.map {
      Regex(pounds: pounds, patternEnd: $0, slashEnd: $0, end: $0)
    }
    // A regex that never ends must not be looked for again and again.
    if let unterminated, pounds > 63 || endlessRegexPounds & (1 << UInt64(pounds)) != 0 {
      noteExamined(through: count + 1)
      return unterminated
    }
    return scanPattern(
      from: firstNewline ?? start,
      pounds: pounds,
      mustBeRegex: mustBeRegex,
      unterminated: unterminated
    )
  }

  private mutating func scanPattern(
    from start: Int,
    pounds: Int,
    mustBeRegex: Bool,
    unterminated: Regex?
  ) -> Regex? {
    var end = start
    var groupDepth = 0
    var classDepth = 0
    defer { noteExamined(through: end + 2) }
    while end < count {
      switch source[end] {
      case UInt8(ascii: "/"):
        var poundEnd = end + 1
        while pounds > 0, byte(at: poundEnd) == UInt8(ascii: "#") { poundEnd += 1 }
        if poundEnd - end - 1 >= pounds {
          if pounds == 0 {
            let next = byte(at: end + 1)
            let last = source[end - 1]
            let endsInSpace =
              (last == UInt8(ascii: " ") || last == UInt8(ascii: "\t"))
              && !(end > start + 1 && source[end - 2] == UInt8(ascii: "\\"))
            if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
              return mustBeRegex ? Regex(pounds: 0, patternEnd: end, slashEnd: end, end: end) : nil
            }
            if endsInSpace, !mustBeRegex { return nil }
          }
          return Regex(pounds: pounds, patternEnd: end, slashEnd: end + 1, end: poundEnd)
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if unterminated == nil {
          return mustBeRegex ? Regex(pounds: pounds, patternEnd: end, slashEnd: end, end: end) : nil
        }
      case UInt8(ascii: "\\"):
        // An escaped line end still ends a line.
        if end + 1 < count, !isLineEnd(source[end + 1]) { end += 1 }
      case UInt8(ascii: "(") where classDepth == 0:
        groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth == 0, !mustBeRegex { return nil }
        groupDepth = max(0, groupDepth - 1)
      case UInt8(ascii: "["):
        classDepth += 1
      case UInt8(ascii: "]"):
        classDepth = max(0, classDepth - 1)
      default:
        break
      }
      end += 1
    }
    if let unterminated {
      endlessRegexPounds |= 1 << UInt64(pounds)
      return unterminated
    }
    return mustBeRegex ? Regex(pounds: pounds, patternEnd: end, slashEnd: end, end: end) : nil
  }

  /// The next token of a regex that has begun.
  mutating func nextInRegex(_ regex: Regex) -> TokenRecord {
    let start = position
    if !regex.isOpened {
      position += 1
      pendingRegex?.isOpened = true
      return finish(.regexSlash, from: start, [])
    }
    if position < regex.patternEnd || (position == regex.patternEnd && !regex.isTerminated) {
      position = regex.patternEnd
      if !regex.isTerminated { pendingRegex = nil }
      return finish(.regexLiteralPattern, from: start, regex.isTerminated ? [] : .malformed)
    }
    if position < regex.slashEnd {
      position = regex.slashEnd
      if regex.end == regex.slashEnd { pendingRegex = nil }
      return finish(.regexSlash, from: start, [])
    }
    position = regex.end
    pendingRegex = nil
    return finish(.regexPoundDelimiter, from: start, [])
  }
}
