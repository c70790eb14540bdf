extension Parser {
  mutating func parseClosure() {
    let mark = mark()
    take()
    let column = blockColumn()
    if isAtClosureSignature() { parseClosureSignature() }
    parseCodeBlockItems(column: column)
    expectRightBrace(column: column)
    finish(.closureExpr, from: mark)
  }

  /// Parses the closure behind a call and those with labels behind it.
  mutating func parseTrailingClosures() {
    parseClosure()
    while isArgumentLabel(current), current.kind != .defaultKeyword, peek().kind == .colon,
      token(at: 2).kind == .leftBrace
    {
      let mark = mark()
      takeArgumentLabel()
      take()
      parseClosure()
      finish(.multipleTrailingClosureElement, from: mark)
    }
  }

  /// Whether the brace at a cursor opens a closure that belongs to the expression before it.
  mutating func isTrailingClosure(_ start: Cursor, in place: ExpressionPlace) -> Bool {
    let next = token(at: start.index + 1)
    switch next.kind {
    case .caseKeyword, .didSetKeyword, .willSetKeyword, .initKeyword: return false
    case .atSign where start.index == 0 && isAtAccessorBlock(): return false
    default: break
    }
    guard place == .condition else { return true }
    // The body of a statement begins on a line of its own; a closure with its first token beside it
    // may not be one.
    guard isOnSameLine(next) else { return false }
    var cursor = start
    skipBalanced(&cursor)
    guard token(at: cursor.index - 1).kind == .rightBrace else { return false }
    switch cursor.kind {
    case .leftBrace, .whereKeyword, .comma: return true
    case .leftSquare, .leftParen, .period, .isKeyword, .asKeyword, .postfixQuestionMark,
      .infixQuestionMark, .exclamationMark, .colon, .equal, .postfixOperator, .binaryOperator:
      return !cursor.isAfterNewline
    default: return false
    }
  }

  /// Whether captures, parameters or attributes with `in` stand here, behind a closure's brace.
  private mutating func isAtClosureSignature() -> Bool {
    switch current.kind {
    case .atSign, .leftParen, .leftSquare, .wildcard: break
    case _ where current.kind.isIdentifier: break
    default: return false
    }
    var cursor = cursor()
    while cursor.kind == .atSign {
      guard token(at: cursor.index + 1).kind.isIdentifier else { break }
      skipAttribute(&cursor)
    }
    if cursor.kind == .leftSquare {
      skipBalanced(&cursor)
      guard token(at: cursor.index - 1).kind == .rightSquare else { return false }
    }
    if cursor.kind == .leftParen {
      while true {
        switch cursor.kind {
        case .endOfFile, .rightBrace, .inKeyword, .arrow, .interpolationEnd, .stringSegment: break
        default:
          let index = cursor.index
          skipBalanced(&cursor)
          if cursor.index == index { return false }
          continue
        }
        break
      }
    } else if cursor.kind.isIdentifier || cursor.kind == .wildcard {
      guard skipShorthandParameters(&cursor) else { return false }
    }
    skip(if: .rightParen, &cursor)
    skipEffects(&cursor)
    if skip(if: .arrow, &cursor) {
      guard skipType(&cursor) else { return false }
      return true
    }
    return cursor.kind == .inKeyword
  }

  private mutating func skipShorthandParameters(_ cursor: inout Cursor) -> Bool {
    advance(&cursor)
    while true {
      if skip(if: .colon, &cursor), !skipType(&cursor) { return true }
      guard skip(if: .comma, &cursor) else { return true }
      guard cursor.kind.isIdentifier || cursor.kind == .wildcard else { return false }
      advance(&cursor)
    }
  }

  private mutating func parseClosureSignature() {
    let mark = mark()
    parseAttributes()
    if current.kind == .leftSquare { parseCaptures() }
    if current.kind != .inKeyword {
      if current.kind == .leftParen {
        parseParameterClause(.closureParameterClause)
      } else if current.kind.isIdentifier || current.kind == .wildcard {
        parseShorthandParameters()
      }
      parseEffects(.typeEffectSpecifiers)
      if current.kind == .arrow { parseReturnClause(allowsNamedOpaqueType: false) }
    }
    expect(.inKeyword)
    finish(.closureSignature, from: mark)
  }

  private mutating func parseShorthandParameters() {
    while current.kind.isIdentifier || current.kind == .wildcard {
      let mark = mark()
      takeArgumentLabel()
      if current.kind == .colon {
        // A type needs parentheses around the parameters.
        errorCount += 1
        take()
        parseType()
      }
      let goesOn = take(if: .comma)
      finish(.closureShorthandParameter, from: mark)
      if !goesOn { return }
    }
  }

  private mutating func parseCaptures() {
    let mark = mark()
    take()
    while current.kind != .rightSquare, current.kind != .endOfFile {
      let capture = self.mark()
      parseCaptureSpecifier()
      if current.kind.isIdentifier {
        take(as: .identifier)
      } else if current.kind == .selfKeyword {
        take()
      } else {
        errorCount += 1
      }
      if current.kind == .equal { parseInitializerClause() }
      let goesOn = take(if: .comma)
      if tokens.count == capture.token { break }
      finish(.closureCapture, from: capture)
      if !goesOn { break }
    }
    expectCloser(.rightSquare)
    finish(.closureCaptureClause, from: mark)
  }

  private mutating func parseCaptureSpecifier() {
    guard current.kind == .weakKeyword || current.kind == .unownedKeyword else { return }
    // `[weak]` and `[weak = x]` capture something of that name.
    switch peek().kind {
    case .comma, .rightSquare, .equal: return
    default: break
    }
    let mark = mark()
    let mayHaveDetail = current.kind == .unownedKeyword
    take()
    if mayHaveDetail, current.kind == .leftParen {
      take()
      expectIdentifier()
      expectCloser(.rightParen)
    }
    finish(.closureCaptureSpecifier, from: mark)
  }
}
