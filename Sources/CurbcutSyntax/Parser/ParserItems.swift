extension Parser {
  /// Whether the current token ends a run of units.
  func isAtEndOfUnits(in place: ItemContext.ViewContext, column: Int) -> Bool {
    if place == .members { return isAtEndOfMembers(column: column) }
    switch current.kind {
    case .endOfFile: return true
    case .poundElse, .poundElseif, .poundEndif: return openIfConfigs > 0
    default: return false
    }
  }

  /// Parses one member of a type that is no unit; always takes at least one token.
  mutating func parseUnitlessMember() {
    let mark = mark()
    switch current.kind {
    case .poundIf where !isAtAttributeIfConfig():
      return parseIfConfig(.members, isOutermost: false)
    case .poundSourceLocation:
      return parseSourceLocation()
    default: break
    }
    if isAtDeclaration(asMember: true) { parseDeclaration(isUnit: false, isMember: true) }
    if tokens.count == mark.token { takeUnexpectedItem(asMember: true, from: mark) }
    while take(if: .semicolon) {}
  }

  /// Parses one item as a unit's root: exactly one node, of at least one token.
  mutating func parseUnitItem(in context: ItemContext) {
    let mark = mark()
    switch current.kind {
    case .poundIf where !isAtAttributeIfConfig():
      let clause: ClauseContent = context.place == .file ? .fileUnits : .memberUnits
      return parseIfConfig(clause, isOutermost: context.isOutermost)
    case .poundSourceLocation:
      return parseSourceLocation()
    default: break
    }
    let isMember = context.place == .members
    if isAtDeclaration(asMember: isMember) {
      parseDeclaration(isUnit: true, isMember: isMember)
    } else if !isMember {
      parseStatementOrExpression()
    }
    if tokens.count == mark.token { takeUnexpectedItem(asMember: isMember, from: mark) }
  }

  /// Parses the items of a block up to what ends it.
  ///
  /// - Parameter column: where the block was opened, if indentation decides; otherwise -1.
  mutating func parseCodeBlockItems(column: Int) {
    while !isAtEndOfCodeBlockItems(column: column) {
      parseCodeBlockItem(column: column)
    }
  }

  private func isAtEndOfCodeBlockItems(column: Int) -> Bool {
    switch current.kind {
    case .endOfFile, .interpolationEnd, .stringSegment: true
    case .rightBrace: !isStrayBrace(in: column)
    case .poundElse, .poundElseif, .poundEndif: openIfConfigs > 0
    default: isOutdented(from: column)
    }
  }

  /// Parses one item of a block; always takes at least one token.
  mutating func parseCodeBlockItem(column: Int = -1) {
    let mark = mark()
    guard enter() else {
      takeNested()
      return
    }
    defer { leave() }
    switch current.kind {
    case .poundIf where !isAtAttributeIfConfig():
      return parseIfConfig(.codeBlockItems, isOutermost: false)
    case .poundSourceLocation:
      return parseSourceLocation()
    default: break
    }
    if isAtDeclaration(asMember: false) {
      parseDeclaration(isUnit: false, isMember: false)
    } else {
      parseStatementOrExpression()
    }
    if tokens.count == mark.token {
      nodes.removeLast(nodes.count - mark.node)
      takeUnexpectedItem(asMember: false, from: mark)
    }
    while take(if: .semicolon) {}
  }

  /// Parses a statement or an expression; may take nothing.
  private mutating func parseStatementOrExpression() {
    let mark = mark()
    if isAtStatement() {
      parseStatement()
      // `if … {} else {} as T` is a coercion.
      if current.kind == .asKeyword, lastKind == .ifExpr || lastKind == .switchExpr {
        parseAsOperator()
        finish(.sequenceExpr, from: mark)
      }
    } else if isAtExpression() {
      parseExpression()
    }
  }

  /// Takes what can be no item, up to where the next item may begin.
  private mutating func takeUnexpectedItem(asMember isMember: Bool, from start: Mark) {
    nodes.removeLast(nodes.count - start.node)
    errorCount += 1
    repeat {
      takeBalanced()
      switch current.kind {
      case .endOfFile, .semicolon, .poundIf, .poundSourceLocation, .rightBrace, .interpolationEnd,
        .stringSegment, .poundElse, .poundElseif, .poundEndif:
        finish(.unexpectedNodes, from: start)
        return
      default: break
      }
      if isAfterNewline || current.kind.beginsDeclaration {
        if isAtDeclaration(asMember: isMember) { break }
        if !isMember, isAtStatement() || isAtExpression() { break }
      }
    } while true
    finish(.unexpectedNodes, from: start)
  }

  /// Takes one token, or a bracket or string with all that is in it, without making nodes.
  mutating func takeBalanced() {
    var open = OpenBrackets()
    while current.kind != .endOfFile {
      if current.kind == .regexSlash || current.kind == .regexPoundDelimiter {
        takeRegex()
      } else {
        open.note(current)
        let beginsRawString =
          current.kind == .rawStringPoundDelimiter && !current.flags.contains(.closesString)
        take()
        // The `#`s around a string belong to it.
        if beginsRawString { continue }
        if current.kind == .rawStringPoundDelimiter, current.flags.contains(.closesString) {
          take()
        }
      }
      if open.stringCount > 0 { continue }
      if open.closers.isEmpty || isAtForeignEnd(openBraces: open.braceCount) { return }
    }
  }

  /// Whether the current token closes something around the brackets that are open.
  private func isAtForeignEnd(openBraces: Int) -> Bool {
    switch current.kind {
    case .interpolationEnd, .stringSegment, .endOfFile: true
    case .poundElse, .poundElseif, .poundEndif: openIfConfigs > 0
    case .rightBrace: openBraces == 0
    default: false
    }
  }

  /// Opens one more nested construct, if there may be one.
  mutating func enter() -> Bool {
    guard depth < Parser.maximumDepth else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Takes what is nested too deep to be looked at as one node; may take nothing where something
  /// around it ends.
  mutating func takeNested() {
    let mark = mark()
    errorCount += 1
    switch current.kind {
    case .endOfFile, .rightParen, .rightSquare, .rightBrace, .interpolationEnd, .stringSegment:
      finish(.missingExpr, from: mark)
    default:
      takeBalanced()
      finish(.unexpectedNodes, from: mark)
    }
  }
}

/// The brackets and strings that are open while tokens are taken without being looked into.
private struct OpenBrackets {
  private(set) var closers: [TokenKind] = []
  private(set) var stringCount = 0
  private(set) var braceCount = 0

  mutating func note(_ token: TokenRecord) {
    switch token.kind {
    case .leftParen: closers.append(.rightParen)
    case .leftSquare: closers.append(.rightSquare)
    case .leftBrace:
      closers.append(.rightBrace)
      braceCount += 1
    case .stringQuote, .multilineStringQuote, .singleQuote:
      stringCount += token.flags.contains(.closesString) ? -1 : 1
    case .stringSegment where token.flags.contains(.malformed):
      stringCount -= 1
    case .rightParen, .interpolationEnd:
      if closers.last == .rightParen { closers.removeLast() }
    case .rightSquare:
      if closers.last == .rightSquare { closers.removeLast() }
    case .rightBrace:
      // A brace also ends parentheses that were never closed.
      while braceCount > 0, let closer = closers.popLast(), closer != .rightBrace {}
      braceCount = max(0, braceCount - 1)
    default: break
    }
  }
}
