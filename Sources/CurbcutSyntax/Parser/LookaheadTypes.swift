/// Whether types stand ahead. These functions move a cursor behind the type if there is one; if
/// there is none the cursor is somewhere in what was tried.
extension Parser {
  mutating func skipType(_ cursor: inout Cursor) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    skip(if: .repeatKeyword, &cursor)
    guard skipTypeScalar(&cursor) else { return false }
    if isOperator(cursor.token, "...") { advance(&cursor) }
    return true
  }

  private mutating func skipTypeScalar(_ cursor: inout Cursor) -> Bool {
    while cursor.kind.isTypeSpecifier || cursor.kind == .nonisolatedKeyword {
      let next = token(at: cursor.index + 1)
      guard canFollowTypeSpecifier(next) else { break }
      let isNonisolated = cursor.kind == .nonisolatedKeyword
      if isNonisolated, next.kind == .leftParen, isOnSameLine(next) {
        guard hasText(token(at: cursor.index + 2), "nonsending") else { return false }
        advance(&cursor)
        skipBalanced(&cursor)
      } else {
        advance(&cursor)
      }
    }
    while cursor.kind == .atSign { skipAttribute(&cursor) }
    guard skipSimpleOrCompositionType(&cursor) else { return false }
    if skipFunctionArrow(&cursor) { return skipType(&cursor) }
    return true
  }

  private func canFollowTypeSpecifier(_ token: TokenRecord) -> Bool {
    switch token.kind {
    case .atSign, .leftParen, .leftSquare, .wildcard, .inoutKeyword, .anyTypeKeyword,
      .selfTypeKeyword, .varKeyword, .letKeyword:
      true
    case .prefixOperator: hasText(token, "~")
    default: token.kind.isIdentifier
    }
  }

  mutating func skipSimpleOrCompositionType(_ cursor: inout Cursor) -> Bool {
    switch cursor.kind {
    case .someKeyword, .anyKeyword, .eachKeyword: advance(&cursor)
    default: break
    }
    guard skipSimpleType(&cursor) else { return false }
    while isOperator(cursor.token, "&") {
      advance(&cursor)
      guard skipSimpleType(&cursor) else { return false }
    }
    return true
  }

  mutating func skipSimpleType(_ cursor: inout Cursor) -> Bool {
    if cursor.kind == .prefixOperator, hasText(cursor.token, "~") { advance(&cursor) }
    switch cursor.kind {
    case .anyTypeKeyword, .wildcard: advance(&cursor)
    case .selfTypeKeyword:
      guard skipTypeIdentifier(&cursor) else { return false }
    case .leftParen:
      advance(&cursor)
      guard skipTupleTypeBody(&cursor) else { return false }
    case .leftSquare:
      advance(&cursor)
      guard skipCollectionTypeBody(&cursor) else { return false }
    case .repeatKeyword: return true
    case _ where cursor.kind.isIdentifier:
      guard skipTypeIdentifier(&cursor) else { return false }
    default: return false
    }
    while true {
      if cursor.kind == .period {
        advance(&cursor)
        if cursor.kind == .typeKeyword || cursor.kind == .protocolTypeKeyword {
          advance(&cursor)
        } else if !skipTypeIdentifier(&cursor, allowsKeyword: true) {
          return false
        }
      } else if !cursor.isAfterNewline,
        cursor.kind == .postfixQuestionMark || cursor.kind == .exclamationMark
      {
        advance(&cursor)
      } else if isOptionalMarks(cursor.token) {
        skipPrefix(1, &cursor)
      } else {
        return true
      }
    }
  }

  /// Whether a token is what is left of an operator such as `>?>` behind its first bracket.
  func isOptionalMarks(_ token: TokenRecord) -> Bool {
    guard token.kind == .postfixOperator else { return false }
    return firstByte(token) == UInt8(ascii: "?") || firstByte(token) == UInt8(ascii: "!")
  }

  private mutating func skipTypeIdentifier(
    _ cursor: inout Cursor,
    allowsKeyword: Bool = false
  ) -> Bool {
    if cursor.kind.isWord, token(at: cursor.index + 1).kind == .colonColon {
      advance(&cursor)
      advance(&cursor)
    }
    if cursor.kind == .anyTypeKeyword {
      advance(&cursor)
      return true
    }
    guard
      cursor.kind.isIdentifier || cursor.kind == .selfTypeKeyword
        || (allowsKeyword && cursor.kind.isReservedWord)
    else { return false }
    advance(&cursor)
    return isLeftAngle(cursor.token) ? skipGenericArguments(&cursor) : true
  }

  /// Moves a cursor behind effects and an arrow; whether there is an arrow.
  mutating func skipFunctionArrow(_ cursor: inout Cursor) -> Bool {
    skipEffects(&cursor)
    return skip(if: .arrow, &cursor)
  }

  mutating func skipEffects(_ cursor: inout Cursor) {
    while true {
      switch cursor.kind {
      case .asyncKeyword, .reasyncKeyword, .rethrowsKeyword, .awaitKeyword, .tryKeyword,
        .throwKeyword:
        advance(&cursor)
      case .throwsKeyword:
        advance(&cursor)
        if skip(if: .leftParen, &cursor) {
          _ = skipSimpleOrCompositionType(&cursor)
          skip(if: .rightParen, &cursor)
        }
      default: return
      }
    }
  }

  private mutating func skipTupleTypeBody(_ cursor: inout Cursor) -> Bool {
    if cursor.kind == .rightParen || cursor.kind == .rightBrace {
      return skip(if: .rightParen, &cursor)
    }
    repeat {
      skip(if: .inoutKeyword, &cursor)
      if isParameterName(cursor, isClosure: false) {
        advance(&cursor)
        if isArgumentLabel(cursor.token) { advance(&cursor) }
        guard skip(if: .colon, &cursor) else { return false }
      }
      guard skipType(&cursor) else { return false }
      if isOperator(cursor.token, "...") { advance(&cursor) }
      if skip(if: .equal, &cursor) {
        while cursor.kind != .endOfFile, cursor.kind != .rightParen, cursor.kind != .rightBrace,
          cursor.kind != .comma
        {
          let index = cursor.index
          skipBalanced(&cursor)
          if cursor.index == index { return false }
        }
      }
    } while skip(if: .comma, &cursor) && cursor.kind != .rightParen
    return skip(if: .rightParen, &cursor)
  }

  private mutating func skipCollectionTypeBody(_ cursor: inout Cursor) -> Bool {
    guard skipGenericArgument(&cursor) else { return false }
    if isInlineArrayOf(cursor.token) {
      advance(&cursor)
      guard skipGenericArgument(&cursor) else { return false }
    } else if skip(if: .colon, &cursor) {
      guard skipType(&cursor) else { return false }
    }
    return skip(if: .rightSquare, &cursor)
  }

  private func isInlineArrayOf(_ token: TokenRecord) -> Bool {
    token.kind == .identifier && isOnSameLine(token) && hasText(token, "of")
  }

  /// Whether the current token, behind a square bracket, begins `3 of Int`.
  mutating func isAtInlineArrayBody() -> Bool {
    // The frequent beginnings of array literals are told apart by one token.
    switch current.kind {
    case .rightSquare, .period, .stringQuote, .backslash: return false
    default: break
    }
    var cursor = cursor()
    return skipGenericArgument(&cursor) && isInlineArrayOf(cursor.token)
  }

  private mutating func skipGenericArgument(_ cursor: inout Cursor) -> Bool {
    if cursor.kind == .integerLiteral {
      advance(&cursor)
      return true
    }
    if isOperator(cursor.token, "-"), token(at: cursor.index + 1).kind == .integerLiteral {
      advance(&cursor)
      advance(&cursor)
      return true
    }
    return skipType(&cursor)
  }

  mutating func skipGenericArguments(_ cursor: inout Cursor) -> Bool {
    let index = cursor.index
    // The same `<` may be tried from every `<` before it; what was found is kept with the token.
    if index > 0, ahead[index - 1].isOperator { return false }
    if skipGenericArgumentClause(&cursor) { return true }
    if index > 0 { ahead[index - 1].isOperator = true }
    return false
  }

  private mutating func skipGenericArgumentClause(_ cursor: inout Cursor) -> Bool {
    skipPrefix(1, &cursor)
    if !isRightAngle(cursor.token) {
      repeat {
        guard skipGenericArgument(&cursor) else { return false }
      } while skip(if: .comma, &cursor) && !isRightAngle(cursor.token)
    }
    guard isRightAngle(cursor.token) else { return false }
    skipPrefix(1, &cursor)
    return true
  }

  /// Whether the `<` here begins generic arguments rather than being an operator.
  mutating func isAtGenericArguments() -> Bool {
    isAtLeftAngle && isGenericArguments(cursor())
  }

  /// Whether the `<` at a cursor begins generic arguments rather than being an operator.
  mutating func isGenericArguments(_ start: Cursor) -> Bool {
    guard isLeftAngle(start.token), !hasText(start.token, "<>") else { return false }
    var cursor = start
    guard skipGenericArguments(&cursor) else { return false }
    switch cursor.kind {
    case .rightParen, .interpolationEnd, .rightSquare, .leftBrace, .rightBrace, .period, .comma,
      .semicolon, .endOfFile, .exclamationMark, .postfixQuestionMark, .colon:
      return true
    case .binaryOperator: return hasText(cursor.token, "&")
    case .leftParen, .leftSquare: return !cursor.isAfterNewline
    default: return false
    }
  }
}
