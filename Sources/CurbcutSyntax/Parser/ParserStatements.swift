extension Parser {
  /// Whether a statement begins at the current token, which no expression does.
  mutating func isAtStatement() -> Bool {
    if current.kind.isIdentifier {
      // A label touches its colon, or there is a space between.
      let next = lexer.byte(at: Int(current.end))
      if next == UInt8(ascii: ":") || next == UInt8(ascii: " "), peek().kind == .colon {
        return isStatementWord(token(at: 2), next: { $0.token(at: 3) })
      }
    }
    return isStatementWord(current, next: { $0.peek() })
  }

  private mutating func isStatementWord(
    _ token: TokenRecord,
    next: (inout Parser) -> TokenRecord
  ) -> Bool {
    switch token.kind {
    case .returnKeyword, .throwKeyword, .deferKeyword, .ifKeyword, .guardKeyword, .whileKeyword,
      .doKeyword, .forKeyword, .breakKeyword, .continueKeyword, .fallthroughKeyword,
      .switchKeyword:
      return true
    case .repeatKeyword: return next(&self).kind == .leftBrace
    case .yieldKeyword, .discardKeyword: return isPrefixWord()
    default: return false
    }
  }

  mutating func parseStatement() {
    let mark = mark()
    let hasLabel = current.kind.isIdentifier && isFollowedByColon()
    if hasLabel {
      take(as: .identifier)
      take()
    }
    parseUnlabelledStatement()
    if hasLabel { finish(.labeledStmt, from: mark) }
  }

  private mutating func parseUnlabelledStatement() {
    let mark = mark()
    switch current.kind {
    case .forKeyword: parseFor()
    case .whileKeyword:
      take()
      parseConditions(isGuard: false)
      parseCodeBlock()
      finish(.whileStmt, from: mark)
    case .repeatKeyword:
      take()
      parseCodeBlock()
      if expect(.whileKeyword) { parseExpression() }
      finish(.repeatStmt, from: mark)
    case .doKeyword: parseDo()
    case .ifKeyword: parseIf()
    case .guardKeyword:
      take()
      parseConditions(isGuard: true)
      if expect(.elseKeyword) { parseCodeBlock() }
      finish(.guardStmt, from: mark)
    case .switchKeyword: parseSwitch()
    case .breakKeyword, .continueKeyword:
      let kind: NodeKind = current.kind == .breakKeyword ? .breakStmt : .continueStmt
      take()
      if !isAfterNewline, current.kind.isIdentifier, !isAtStatement(),
        !isAtDeclaration(asMember: false)
      {
        take(as: .identifier)
      }
      finish(kind, from: mark)
    case .fallthroughKeyword:
      take()
      finish(.fallThroughStmt, from: mark)
    case .discardKeyword:
      take()
      parseExpression()
      finish(.discardStmt, from: mark)
    case .returnKeyword:
      take()
      if isAtReturnedExpression() { parseExpression() }
      finish(.returnStmt, from: mark)
    case .throwKeyword:
      take()
      parseExpression()
      finish(.throwStmt, from: mark)
    case .deferKeyword:
      take()
      parseCodeBlock()
      finish(.deferStmt, from: mark)
    case .yieldKeyword: parseYield()
    default: errorCount += 1
    }
  }

  private mutating func isAtReturnedExpression() -> Bool {
    switch current.kind {
    case .rightBrace, .caseKeyword, .defaultKeyword, .semicolon, .poundIf, .poundEndif, .poundElse,
      .poundElseif, .endOfFile, .rightParen, .rightSquare, .interpolationEnd, .stringSegment:
      return false
    case .ifKeyword, .switchKeyword: return true
    default:
      if isAtStatement() || isAtDeclaration(asMember: false) { return false }
      return !(isAfterNewline && isAtSwitchCase())
    }
  }

  private mutating func parseYield() {
    let mark = mark()
    take()
    if current.kind == .leftParen {
      let clause = self.mark()
      take()
      while current.kind != .rightParen, current.kind != .endOfFile {
        let item = self.mark()
        parseExpression()
        let goesOn = take(if: .comma)
        finish(.yieldedExpression, from: item)
        if !goesOn { break }
      }
      expectCloser(.rightParen)
      finish(.yieldedExpressionsClause, from: clause)
    } else {
      parseExpression()
    }
    finish(.yieldStmt, from: mark)
  }

  private mutating func parseFor() {
    let mark = mark()
    take()
    take(if: .tryKeyword)
    take(if: .awaitKeyword)
    if current.kind == .unsafeKeyword {
      let next = peek().kind
      if next != .inKeyword, next != .colon { take() }
    }
    if current.kind == .caseKeyword {
      take()
      parseMatchingPattern(.matching)
    } else {
      parsePattern()
    }
    if current.kind == .colon { parseTypeAnnotation() }
    if expect(.inKeyword) {
      if current.kind == .leftBrace {
        finishMissing(.missingExpr)
      } else {
        parseExpression(in: .condition)
      }
    }
    parseWhereClause(in: .condition)
    parseCodeBlock()
    finish(.forStmt, from: mark)
  }

  private mutating func parseWhereClause(in place: ExpressionPlace) {
    guard current.kind == .whereKeyword else { return }
    let mark = mark()
    take()
    parseExpression(in: place)
    finish(.whereClause, from: mark)
  }

  private mutating func parseDo() {
    let mark = mark()
    take()
    if current.kind == .throwsKeyword { parseThrowsClause() }
    parseCodeBlock()
    while current.kind == .catchKeyword {
      let clause = self.mark()
      take()
      while current.kind != .leftBrace, current.kind != .endOfFile {
        let item = self.mark()
        if current.kind != .whereKeyword { parseMatchingPattern(.matching) }
        parseWhereClause(in: .condition)
        let goesOn = take(if: .comma)
        finish(.catchItem, from: item)
        if !goesOn { break }
      }
      parseCodeBlock()
      finish(.catchClause, from: clause)
    }
    finish(.doStmt, from: mark)
  }

  /// Parses `if` with its conditions, body and what follows `else`, however long the chain is.
  mutating func parseIf() {
    var marks: [Mark] = []
    repeat {
      marks.append(mark())
      take()
      parseConditions(isGuard: false)
      parseCodeBlock()
      guard take(if: .elseKeyword) else { break }
      if current.kind != .ifKeyword || marks.count >= Parser.maximumChainLength {
        parseCodeBlock()
        break
      }
    } while true
    while let mark = marks.popLast() { finish(.ifExpr, from: mark) }
  }

  /// Parses the conditions of `if`, `while` or `guard`.
  private mutating func parseConditions(isGuard: Bool) {
    if current.kind == .leftBrace || (isGuard && current.kind == .elseKeyword) {
      errorCount += 1
      return
    }
    var isBehindBinding = false
    while current.kind != .endOfFile {
      let mark = mark()
      parseCondition(isBehindBinding: isBehindBinding)
      isBehindBinding = lastKind == .optionalBindingCondition
      let goesOn = take(if: .comma)
      if tokens.count == mark.token {
        nodes.removeLast(nodes.count - mark.node)
        return
      }
      finish(.conditionElement, from: mark)
      if !goesOn { return }
    }
  }

  private mutating func parseCondition(isBehindBinding: Bool) {
    let mark = mark()
    switch current.kind {
    case .poundAvailable, .poundUnavailable: return parseAvailabilityCondition()
    case .caseKeyword:
      take()
      parseMatchingPattern(.matching)
      parseConditionRest()
      return finish(.matchingPatternCondition, from: mark)
    case .letKeyword, .varKeyword, .inoutKeyword:
      take()
      parseMatchingPattern(.binding)
      parseConditionRest()
      return finish(.optionalBindingCondition, from: mark)
    default:
      if isBehindBinding, current.kind.isIdentifier, peek().kind == .equal {
        // A binding whose `let` is missing.
        errorCount += 1
        parseMatchingPattern(.binding)
        parseConditionRest()
        return finish(.optionalBindingCondition, from: mark)
      }
      parseExpression(in: .condition)
    }
  }

  private mutating func parseConditionRest() {
    if current.kind == .colon {
      let mark = mark()
      take()
      parseType()
      finish(.typeAnnotation, from: mark)
    }
    if current.kind == .equal {
      let mark = mark()
      take()
      parseExpression(in: .condition)
      finish(.initializerClause, from: mark)
    }
  }
}
