/// A place among the tokens ahead, which moves without taking them.
struct Cursor {
  /// How many tokens behind the current one the cursor stands.
  var index: Int
  /// The token at the cursor, or what is left of it.
  var token: TokenRecord

  var kind: TokenKind { token.kind }
  var isAfterNewline: Bool { token.flags.contains(.afterNewline) }
}

/// A token that was looked at before it is taken.
struct AheadToken {
  var record: TokenRecord
  /// How many tokens further the bracket closes, if the token opens one and that is known.
  var closeDistance: Int32 = 0
  /// Whether the token is a `<` that was found not to begin generic arguments.
  var isOperator = false
}

/// The tokens that were looked at before they are taken, in a storage that is used again and again.
struct TokenQueue {
  private var storage: [AheadToken] = []
  private var start = 0
  private var end = 0

  var count: Int { end - start }

  subscript(index: Int) -> AheadToken {
    get { storage[start + index] }
    set { storage[start + index] = newValue }
  }

  mutating func append(_ token: AheadToken) {
    if end < storage.count { storage[end] = token } else { storage.append(token) }
    end += 1
  }

  mutating func removeFirst() -> AheadToken? {
    guard start < end else { return nil }
    let token = storage[start]
    start += 1
    if start == end {
      start = 0
      end = 0
    }
    return token
  }

  /// The same tokens in a storage of their own.
  func copy() -> TokenQueue {
    var copy = TokenQueue()
    for index in 0..<count { copy.append(self[index]) }
    return copy
  }
}

extension Parser {
  /// A cursor at the current token.
  func cursor() -> Cursor { Cursor(index: 0, token: current) }

  /// The token behind the current one.
  mutating func peek() -> TokenRecord { token(at: 1) }

  /// The token a number of tokens behind the current one.
  mutating func token(at index: Int) -> TokenRecord {
    if index == 0 { return current }
    while ahead.count < index { ahead.append(AheadToken(record: lexer.next())) }
    return ahead[index - 1].record
  }

  /// Moves a cursor one token on.
  mutating func advance(_ cursor: inout Cursor) {
    // The end of the file repeats for ever, so the cursor stays there.
    guard cursor.kind != .endOfFile else { return }
    cursor.index += 1
    cursor.token = token(at: cursor.index)
  }

  /// Moves a cursor on if it is at a token of a kind.
  @discardableResult
  mutating func skip(if kind: TokenKind, _ cursor: inout Cursor) -> Bool {
    guard cursor.kind == kind else { return false }
    advance(&cursor)
    return true
  }

  /// Moves a cursor behind the first bytes of its token.
  mutating func skipPrefix(_ length: Int, _ cursor: inout Cursor) {
    if Int(cursor.token.end) - Int(cursor.token.start) > length {
      cursor.token = rest(of: cursor.token, behind: length)
    } else {
      advance(&cursor)
    }
  }

  /// Moves a cursor behind one token, or behind everything up to the bracket that closes it.
  ///
  /// Where brackets close is kept with the tokens, so nested brackets are not looked at again.
  mutating func skipBalanced(_ cursor: inout Cursor) {
    switch cursor.kind {
    case .leftParen, .leftBrace, .leftSquare, .poundIf, .poundElse, .poundElseif: break
    default: return advance(&cursor)
    }
    let distance =
      cursor.index == 0 ? currentCloseDistance : ahead[cursor.index - 1].closeDistance
    if distance > 0 {
      cursor.index += Int(distance)
      cursor.token = token(at: cursor.index)
      return
    }
    let isDirective = cursor.kind == .poundElse || cursor.kind == .poundElseif
    var open = [(index: cursor.index, kind: isDirective ? .poundIf : cursor.kind)]
    advance(&cursor)
    while let last = open.last {
      switch cursor.kind {
      case .leftParen, .leftBrace, .leftSquare, .poundIf:
        open.append((cursor.index, cursor.kind))
        advance(&cursor)
      case .poundElse, .poundElseif, .poundEndif:
        // What is open inside a clause ends with it.
        if last.kind != .poundIf {
          noteClose(last.index, at: cursor.index)
          open.removeLast()
        } else {
          let isEnd = cursor.kind == .poundEndif
          advance(&cursor)
          if isEnd {
            noteClose(last.index, at: cursor.index)
            open.removeLast()
          }
        }
      case .rightParen, .interpolationEnd, .rightSquare, .rightBrace:
        if Parser.closes(cursor.kind, last.kind) {
          advance(&cursor)
          noteClose(last.index, at: cursor.index)
          open.removeLast()
        } else if cursor.kind == .rightBrace, last.kind != .poundIf {
          // A brace also ends parentheses that were never closed.
          noteClose(last.index, at: cursor.index)
          open.removeLast()
        } else {
          advance(&cursor)
        }
      case .endOfFile:
        for item in open { noteClose(item.index, at: cursor.index) }
        return
      default:
        advance(&cursor)
      }
    }
  }

  private mutating func noteClose(_ index: Int, at close: Int) {
    let distance = Int32(truncatingIfNeeded: close - index)
    if index == 0 {
      currentCloseDistance = distance
    } else {
      ahead[index - 1].closeDistance = distance
    }
  }

  private static func closes(_ kind: TokenKind, _ open: TokenKind) -> Bool {
    switch open {
    case .leftParen: kind == .rightParen || kind == .interpolationEnd
    case .leftSquare: kind == .rightSquare
    case .leftBrace: kind == .rightBrace
    default: false
    }
  }

  /// Moves a cursor to the next token that begins a line, skipping what is in brackets.
  mutating func skipToLineEnd(_ cursor: inout Cursor) {
    while cursor.kind != .endOfFile, !cursor.isAfterNewline {
      let index = cursor.index
      skipBalanced(&cursor)
      if cursor.index == index { advance(&cursor) }
    }
  }
}
