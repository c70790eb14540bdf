/// What stands in the clauses of an `#if`.
enum ClauseContent {
  case fileUnits, memberUnits, codeBlockItems, members, switchCases, attributes, postfixExpression
}

extension Parser {
  /// Parses `#if` with all its clauses up to `#endif`.
  mutating func parseIfConfig(_ content: ClauseContent, isOutermost: Bool) {
    let mark = mark()
    guard enter() else { return takeNested() }
    defer { leave() }
    openIfConfigs += 1
    repeat {
      let clause = self.mark()
      let hasCondition = current.kind != .poundElse
      take()
      if hasCondition { parseSequence(in: .directive) }
      takeRestOfLine()
      parseClauseContent(content, isOutermost: isOutermost)
      finish(.ifConfigClause, from: clause)
    } while current.kind == .poundElseif || current.kind == .poundElse
    openIfConfigs -= 1
    if expect(.poundEndif) { takeRestOfLine() }
    finish(.ifConfigDecl, from: mark)
  }

  private mutating func parseClauseContent(_ content: ClauseContent, isOutermost: Bool) {
    switch content {
    case .fileUnits, .memberUnits:
      let context = ItemContext(
        place: content == .fileUnits ? .file : .members,
        depth: depth,
        openIfConfigs: openIfConfigs,
        isOutermost: isOutermost
      )
      parseUnits(in: context, column: -1, lookahead: lexer.examined - previousEnd)
    case .codeBlockItems: parseCodeBlockItems(column: -1)
    case .members: parseMembers(column: -1)
    case .switchCases: parseSwitchCases(column: -1)
    case .attributes: parseAttributes()
    case .postfixExpression: parsePostfixClause()
    }
  }

  /// Takes what follows a directive on its line as unexpected.
  private mutating func takeRestOfLine() {
    guard !isAfterNewline, current.kind != .endOfFile, !isAtRestBarrier else { return }
    let mark = mark()
    errorCount += 1
    repeat {
      takeBalanced()
    } while !isAfterNewline && current.kind != .endOfFile && !isAtRestBarrier
    finish(.unexpectedNodes, from: mark)
  }

  private var isAtRestBarrier: Bool {
    switch current.kind {
    case .rightBrace, .interpolationEnd, .stringSegment, .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }

  /// Parses `#sourceLocation(file: "…", line: 1)`.
  mutating func parseSourceLocation() {
    let mark = mark()
    take()
    if current.kind == .leftParen, !isAfterNewline {
      take()
      let arguments = self.mark()
      while current.kind != .rightParen, current.kind != .endOfFile, !isAtListBarrier {
        if isAtStringLiteral { parseStringLiteral(as: .simpleStringLiteralExpr) } else { take() }
      }
      if tokens.count > arguments.token { finish(.poundSourceLocationArguments, from: arguments) }
      expectCloser(.rightParen)
    } else {
      errorCount += 1
    }
    finish(.poundSourceLocation, from: mark)
  }

  /// Parses `#available(…)` or `#unavailable(…)`.
  mutating func parseAvailabilityCondition() {
    let mark = mark()
    take()
    if expect(.leftParen) {
      parseAvailabilityArguments(allowsLabels: false)
      expectCloser(.rightParen)
    }
    finish(.availabilityCondition, from: mark)
  }

  /// Parses platforms with versions and, in attributes, labels with values.
  mutating func parseAvailabilityArguments(allowsLabels: Bool) {
    while current.kind != .rightParen, current.kind != .endOfFile, !isAtListBarrier {
      let mark = mark()
      if atOperator("*") {
        take(as: .binaryOperator)
      } else if allowsLabels, current.kind.isIdentifier, peek().kind == .colon {
        take(as: .identifier)
        take()
        if isAtStringLiteral {
          parseStringLiteral(as: .simpleStringLiteralExpr)
        } else {
          takeVersion()
        }
        finish(.availabilityLabeledArgument, from: mark)
      } else if current.kind.isIdentifier {
        parsePlatformVersion()
      }
      let goesOn = take(if: .comma)
      if tokens.count == mark.token { return }
      finish(.availabilityArgument, from: mark)
      if !goesOn { return }
    }
  }

  mutating func parsePlatformVersion() {
    let mark = mark()
    if atOperator("*") { take(as: .identifier) } else { expectIdentifier() }
    takeVersion()
    finish(.platformVersion, from: mark)
  }

  /// Takes a version such as `17`, `17.4` or `10.15.4`.
  private mutating func takeVersion() {
    guard current.kind == .integerLiteral || current.kind == .floatLiteral else { return }
    take()
    while current.kind == .period {
      take()
      if current.kind == .integerLiteral || current.kind == .floatLiteral { take() }
    }
  }

  // MARK: Operators

  mutating func parseOperator(from mark: Mark) {
    // The fixity before the keyword is part of the declaration and no modifier.
    if lastKind == .declModifier, nodes.count > mark.node {
      switch tokens.last?.kind {
      case .prefixKeyword, .infixKeyword, .postfixKeyword: nodes.removeLast()
      default: break
      }
    }
    take()
    switch current.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark, .prefixAmpersand,
      .infixQuestionMark, .postfixQuestionMark, .equal, .arrow, .period:
      take(as: .binaryOperator)
    default: errorCount += 1
    }
    // An operator can consist of several tokens, such as `!==` behind something that ends in `!`.
    while !current.flags.contains(.afterTrivia), isAtOperator || current.kind == .equal {
      take()
      errorCount += 1
    }
    if current.kind == .colon {
      let clause = self.mark()
      take()
      expectIdentifier()
      while take(if: .comma) { expectIdentifier() }
      finish(.operatorPrecedenceAndTypes, from: clause)
    }
    if current.kind == .leftBrace {
      let body = self.mark()
      errorCount += 1
      takeBalanced()
      finish(.unexpectedNodes, from: body)
    }
    finish(.operatorDecl, from: mark)
  }

  mutating func parsePrecedenceGroup(from mark: Mark) {
    take()
    expectIdentifier()
    guard expect(.leftBrace) else { return finish(.precedenceGroupDecl, from: mark) }
    while current.kind.isIdentifier {
      let attribute = self.mark()
      let kind: NodeKind
      if hasText(current, "associativity") {
        kind = .precedenceGroupAssociativity
      } else if hasText(current, "assignment") {
        kind = .precedenceGroupAssignment
      } else if hasText(current, "higherThan") || hasText(current, "lowerThan") {
        kind = .precedenceGroupRelation
      } else {
        break
      }
      take(as: .identifier)
      expect(.colon)
      repeat {
        if current.kind.isWord, !current.kind.beginsDeclaration { take() } else { errorCount += 1 }
      } while take(if: .comma)
      finish(kind, from: attribute)
    }
    if current.kind != .rightBrace, !isAtListBarrier {
      let unexpected = self.mark()
      errorCount += 1
      repeat {
        takeBalanced()
      } while current.kind != .rightBrace && !isAtListBarrier && !isAfterNewline
      finish(.unexpectedNodes, from: unexpected)
    }
    expect(.rightBrace)
    finish(.precedenceGroupDecl, from: mark)
  }
}
