extension Parser {
  /// Parses an operand without what follows it; where none is, a `missingExpr`.
  mutating func parsePrimary(in place: ExpressionPlace, pattern: PatternPlace) {
    let mark = mark()
    switch current.kind {
    case .integerLiteral: parseLiteral(.integerLiteralExpr)
    case .floatLiteral: parseLiteral(.floatLiteralExpr)
    case .nilKeyword: parseLiteral(.nilLiteralExpr)
    case .trueKeyword, .falseKeyword: parseLiteral(.booleanLiteralExpr)
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter:
      parseStringLiteral()
    case .atSign where peek().kind == .stringQuote:
      // An Objective-C string.
      take()
      errorCount += 1
      parseStringLiteral()
    case .regexSlash, .regexPoundDelimiter: parseRegexLiteral()
    case .selfTypeKeyword: parseIdentifierExpression()
    case .anyTypeKeyword:
      take()
      finish(.identifierType, from: mark)
      finish(.typeExpr, from: mark)
    case .dollarIdentifier: parseLiteral(.declReferenceExpr)
    case .wildcard: parseLiteral(.discardAssignmentExpr)
    case .superKeyword: parseLiteral(.superExpr)
    case .pound:
      parseMacroExpansion(.macroExpansionExpr, from: mark, isCondition: place != .anywhere)
    case .poundAvailable, .poundUnavailable:
      errorCount += 1
      parseAvailabilityCondition()
    case .leftBrace: parseClosure()
    case .period:
      take()
      if current.kind == .integerLiteral {
        errorCount += 1
        take()
        finish(.floatLiteralExpr, from: mark)
      } else {
        parseDeclName([.keywords, .compound])
        finish(.memberAccessExpr, from: mark)
      }
    case .leftParen:
      take()
      parseArguments(until: .rightParen, pattern: pattern)
      expectCloser(.rightParen)
      finish(.tupleExpr, from: mark)
    case .leftSquare: parseCollection()
    case .selfKeyword, .initKeyword, .deinitKeyword, .subscriptKeyword:
      parseNameExpression(pattern: pattern)
    case _ where current.kind.isIdentifier:
      parseNameExpression(pattern: pattern)
    default:
      finishMissing(.missingExpr)
    }
  }

  private mutating func parseLiteral(_ kind: NodeKind) {
    let mark = mark()
    take()
    finish(kind, from: mark)
  }

  /// Parses a name, which is a binding where the pattern makes it one.
  private mutating func parseNameExpression(pattern: PatternPlace) {
    if pattern == .binding, isAtBinding() {
      let mark = mark()
      take(
        as: current.kind == .identifier || current.kind.isReservedWord ? current.kind : .identifier
      )
      finish(.identifierPattern, from: mark)
      return finish(.patternExpr, from: mark)
    }
    if lexer.byte(at: Int(current.start)) == UInt8(ascii: "<") {
      let mark = mark()
      take()
      return finish(.editorPlaceholderExpr, from: mark)
    }
    parseIdentifierExpression()
  }

  private mutating func isAtBinding() -> Bool {
    let next = peek()
    if isOperator(next, "<") {
      var cursor = cursor()
      advance(&cursor)
      return !isGenericArguments(cursor)
    }
    switch next.kind {
    case .period, .leftParen, .leftSquare: return false
    default: return true
    }
  }

  private mutating func parseIdentifierExpression() {
    let mark = mark()
    parseDeclName(.compound)
    if isAtGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, from: mark)
    }
  }

  /// Parses `#name` with its arguments and closures.
  mutating func parseMacroExpansion(_ kind: NodeKind, from mark: Mark, isCondition: Bool) {
    take()
    if !isAfterNewline {
      parseModuleSelector()
      if current.kind.isWord { take(as: .identifier) } else { errorCount += 1 }
    } else {
      errorCount += 1
    }
    if isAtGenericArguments() { parseGenericArguments() }
    if current.kind == .leftParen, !isAfterNewline {
      take()
      parseArguments(until: .rightParen)
      expectCloser(.rightParen)
    }
    if !isCondition, current.kind == .leftBrace, isTrailingClosure(cursor(), in: .anywhere) {
      parseTrailingClosures()
    }
    finish(kind, from: mark)
  }

  private mutating func parseCollection() {
    let mark = mark()
    take()
    if isAtInlineArrayBody() {
      parseInlineArrayBody(from: mark)
      return finish(.typeExpr, from: mark)
    }
    if current.kind == .colon, peek().kind == .rightSquare {
      take()
      take()
      return finish(.dictionaryExpr, from: mark)
    }
    var isDictionary = false
    var isFirst = true
    while current.kind != .rightSquare, !isAtListBarrier {
      let element = self.mark()
      parseExpression()
      if isFirst { isDictionary = current.kind == .colon }
      isFirst = false
      if isDictionary, expect(.colon) { parseExpression() }
      let goesOn = take(if: .comma)
      if tokens.count == element.token {
        nodes.removeLast(nodes.count - element.node)
        break
      }
      finish(isDictionary ? .dictionaryElement : .arrayElement, from: element)
      if !goesOn { break }
    }
    expectCloser(.rightSquare)
    finish(isDictionary ? .dictionaryExpr : .arrayExpr, from: mark)
  }

  /// Parses `\Root.member[0]?`.
  mutating func parseKeyPath(pattern: PatternPlace) {
    let mark = mark()
    take()
    if firstByte(current) != UInt8(ascii: ".") { parseSimpleType(allowsMembers: false) }
    var isBehindType = true
    while true {
      let component = self.mark()
      if (current.kind == .leftSquare && !isAfterNewline)
        || (isBehindType && current.kind == .period && peek().kind == .leftSquare)
      {
        take(if: .period)
        let subscripted = self.mark()
        take()
        parseArguments(until: .rightSquare, pattern: pattern)
        expectCloser(.rightSquare)
        finish(.keyPathSubscriptComponent, from: subscripted)
        isBehindType = false
      } else if let count = optionalMarkCount(isBehindType: isBehindType), count > 0 {
        parseOptionalMarks(count)
        isBehindType = false
        continue
      } else if current.kind == .period {
        take()
        let property = self.mark()
        if current.kind == .integerLiteral {
          let name = self.mark()
          take()
          finish(.declReferenceExpr, from: name)
        } else {
          parseDeclName([.keywords, .compound])
        }
        if isAtGenericArguments() { parseGenericArguments() }
        finish(.keyPathPropertyComponent, from: property)
      } else {
        break
      }
      finish(.keyPathComponent, from: component)
    }
    finish(.keyPathExpr, from: mark)
  }

  /// How many `?` and `!` the operator here consists of, if it can follow a component of a key
  /// path.
  private func optionalMarkCount(isBehindType: Bool) -> Int? {
    switch current.kind {
    case .prefixOperator, .binaryOperator, .postfixOperator, .postfixQuestionMark,
      .exclamationMark:
      break
    default: return nil
    }
    var count = 0
    var mayHavePeriod = isBehindType
    var isBehindPeriod = false
    for offset in Int(current.start)..<Int(current.end) {
      switch lexer.byte(at: offset) {
      case UInt8(ascii: "."):
        if !mayHavePeriod { return count }
        if isBehindPeriod { return nil }
        isBehindPeriod = true
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        mayHavePeriod = false
        isBehindPeriod = false
        count += 1
      default: return nil
      }
    }
    return count
  }

  private mutating func parseOptionalMarks(_ count: Int) {
    var remaining = count
    while remaining > 0 {
      let component = mark()
      if firstByte(current) == UInt8(ascii: ".") { takePrefix(1, as: .period) }
      let optional = mark()
      let isForced = firstByte(current) == UInt8(ascii: "!")
      takePrefix(1, as: isForced ? .exclamationMark : .postfixQuestionMark)
      finish(.keyPathOptionalComponent, from: optional)
      finish(.keyPathComponent, from: component)
      remaining -= 1
    }
  }

  // MARK: Strings and regular expressions

  /// Parses a string with its interpolations, to its end whatever is inside.
  mutating func parseStringLiteral(as kind: NodeKind = .stringLiteralExpr) {
    let mark = mark()
    take(if: .rawStringPoundDelimiter)
    guard current.kind != .endOfFile else {
      errorCount += 1
      return finish(kind, from: mark)
    }
    let hasPounds = tokens.count > mark.token
    take()
    while true {
      let segment = self.mark()
      switch current.kind {
      case .stringSegment:
        let isEnd = current.flags.contains(.malformed)
        take()
        if tokens.last.map({ $0.start < $0.end }) ?? false { finish(.stringSegment, from: segment) }
        if isEnd { return finish(kind, from: mark) }
      case .backslash:
        parseInterpolation()
      case .stringQuote, .multilineStringQuote, .singleQuote:
        take()
        if hasPounds { take(if: .rawStringPoundDelimiter) }
        return finish(kind, from: mark)
      default:
        errorCount += 1
        return finish(kind, from: mark)
      }
    }
  }

  private mutating func parseInterpolation() {
    let mark = mark()
    take()
    take(if: .rawStringPoundDelimiter)
    take(if: .leftParen)
    parseArguments(until: .interpolationEnd)
    let unexpected = self.mark()
    while current.kind != .interpolationEnd, current.kind != .endOfFile,
      !(current.kind == .stringSegment)
    {
      takeBalancedInInterpolation()
    }
    if tokens.count > unexpected.token {
      errorCount += 1
      finish(.unexpectedNodes, from: unexpected)
    }
    if current.kind == .interpolationEnd { take() } else { errorCount += 1 }
    finish(.expressionSegment, from: mark)
  }

  private mutating func takeBalancedInInterpolation() {
    if isAtStringLiteral, !current.flags.contains(.closesString) {
      takeBalanced()
    } else {
      take()
    }
  }

  private mutating func parseRegexLiteral() {
    let mark = mark()
    takeRegex()
    finish(.regexLiteralExpr, from: mark)
  }

  /// Takes all tokens of a regex literal.
  mutating func takeRegex() {
    let hasPounds = take(if: .regexPoundDelimiter)
    take(if: .regexSlash)
    // Behind a pattern without an end, the next slash belongs to something else.
    let isTerminated = !current.flags.contains(.malformed)
    take(if: .regexLiteralPattern)
    if isTerminated, take(if: .regexSlash) {
      if hasPounds { take(if: .regexPoundDelimiter) }
    } else {
      errorCount += 1
    }
  }
}
