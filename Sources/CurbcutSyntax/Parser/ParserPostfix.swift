extension Parser {
  /// How many suffixes an expression may have, so that walking the tree needs no deep stack.
  static let maximumChainLength = 512

  /// Parses what follows an operand: members, calls, subscripts, closures and postfix operators.
  ///
  /// - Parameter mark: where the operand begins.
  mutating func parseSuffixes(
    from mark: Mark,
    in place: ExpressionPlace,
    pattern: PatternPlace = .none
  ) {
    var length = 0
    while length < Parser.maximumChainLength, parseSuffix(from: mark, in: place, pattern: pattern) {
      length += 1
    }
  }

  /// Parses one suffix; whether another may follow.
  private mutating func parseSuffix(
    from mark: Mark,
    in place: ExpressionPlace,
    pattern: PatternPlace
  ) -> Bool {
    if place == .directive, isAfterNewline { return false }
    switch current.kind {
    case .period:
      parseMemberSuffix(from: mark)
    case .leftParen where !isAfterNewline:
      parseCallSuffix(.functionCallExpr, from: mark, in: place, pattern: pattern)
    case .leftSquare where !isAfterNewline:
      parseCallSuffix(.subscriptCallExpr, from: mark, in: place, pattern: pattern)
    case .leftBrace:
      guard !lastKind.isLiteral, isTrailingClosure(cursor(), in: place) else { return false }
      parseTrailingClosures()
      finish(.functionCallExpr, from: mark)
      // Two closures in a row are two statements.
      return current.kind != .leftBrace
    case .poundIf:
      guard isAtPostfixIfConfig() else { return false }
      parseIfConfig(.postfixExpression, isOutermost: false)
      finish(.postfixIfConfigExpr, from: mark)
    default:
      return parseOperatorSuffix(from: mark)
    }
    return true
  }

  private mutating func parseCallSuffix(
    _ kind: NodeKind,
    from mark: Mark,
    in place: ExpressionPlace,
    pattern: PatternPlace
  ) {
    let closer: TokenKind = kind == .functionCallExpr ? .rightParen : .rightSquare
    take()
    parseArguments(until: closer, pattern: pattern)
    expectCloser(closer)
    parseClosuresOfCall(in: place)
    finish(kind, from: mark)
  }

  private mutating func parseOperatorSuffix(from mark: Mark) -> Bool {
    let kind: NodeKind
    switch current.kind {
    case .postfixQuestionMark: kind = .optionalChainingExpr
    case .exclamationMark: kind = .forceUnwrapExpr
    case .postfixOperator: kind = .postfixOperatorExpr
    default: return false
    }
    take()
    finish(kind, from: mark)
    return true
  }

  private mutating func parseClosuresOfCall(in place: ExpressionPlace) {
    guard place == .anywhere, current.kind == .leftBrace, isTrailingClosure(cursor(), in: place)
    else { return }
    parseTrailingClosures()
  }

  /// Parses a period with the name behind it.
  mutating func parseMemberSuffix(from mark: Mark) {
    let next = peek()
    // A period at the end of a line is the start of something not yet written.
    let isCut = next.flags.contains(.afterNewline) && !current.flags.contains(.afterTrivia)
    take()
    if isCut {
      errorCount += 1
      let name = self.mark()
      finish(.declReferenceExpr, from: name)
      return finish(.memberAccessExpr, from: mark)
    }
    if current.kind == .integerLiteral {
      let name = self.mark()
      take()
      finish(.declReferenceExpr, from: name)
    } else {
      parseDeclName([.keywords, .compound])
    }
    finish(.memberAccessExpr, from: mark)
    if isAtGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, from: mark)
    }
  }

  /// Parses the suffix inside a clause of a postfix `#if`.
  mutating func parsePostfixClause() {
    let mark = mark()
    switch current.kind {
    case .period:
      parseMemberSuffix(from: mark)
    case .poundIf:
      guard enter() else { return takeNested() }
      defer { leave() }
      parseIfConfig(.postfixExpression, isOutermost: false)
      finish(.postfixIfConfigExpr, from: mark)
    default:
      return
    }
    parseSuffixes(from: mark, in: .anywhere)
  }

  /// Whether the `#if` here holds suffixes of the expression before it.
  private mutating func isAtPostfixIfConfig() -> Bool {
    var cursor = cursor()
    repeat {
      advance(&cursor)
      skipToLineEnd(&cursor)
    } while cursor.kind == .poundIf
    guard cursor.kind == .period else { return false }
    return token(at: cursor.index + 1).kind.isWord
  }

  /// Parses arguments up to what closes them.
  mutating func parseArguments(until closer: TokenKind, pattern: PatternPlace = .none) {
    while current.kind != closer, current.kind != .rightParen, current.kind != .rightSquare,
      current.kind != .interpolationEnd
    {
      let mark = mark()
      parseArgument(pattern: pattern)
      let goesOn = take(if: .comma)
      if tokens.count == mark.token {
        nodes.removeLast(nodes.count - mark.node)
        return
      }
      finish(.labeledExpr, from: mark)
      if !goesOn { return }
    }
  }

  private mutating func parseArgument(pattern: PatternPlace) {
    if isArgumentLabel(current), isFollowedByColon() {
      takeArgumentLabel()
      take()
    } else if current.kind == .colon {
      take()
      errorCount += 1
    }
    if current.kind == .binaryOperator {
      switch peek().kind {
      case .comma, .rightParen, .rightSquare:
        return parseDeclName(.operators)
      default: break
      }
    }
    parseExpression(pattern: pattern)
  }

  /// Whether a colon is the next token.
  mutating func isFollowedByColon() -> Bool {
    // Most labels touch their colon, and most other names touch something else.
    switch lexer.byte(at: Int(current.end)) {
    case UInt8(ascii: ":"): lexer.byte(at: Int(current.end) + 1) != UInt8(ascii: ":")
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ")"): false
    default: peek().kind == .colon
    }
  }

  /// How many tokens may be skipped to find a closing bracket.
  private static let maximumSkip = 64

  /// Takes a closing parenthesis or bracket; skips to it if it stands not far away on the same
  /// line.
  mutating func expectCloser(_ closer: TokenKind) {
    if take(if: closer) { return }
    errorCount += 1
    var cursor = cursor()
    var openBrackets = 0
    while cursor.index < Parser.maximumSkip {
      if openBrackets == 0 {
        if cursor.kind == closer { break }
        if cursor.isAfterNewline { return }
      }
      guard !isListBarrier(cursor.kind) || (cursor.kind == .rightBrace && openBrackets > 0) else {
        return
      }
      switch cursor.kind {
      case .leftParen, .leftSquare, .leftBrace: openBrackets += 1
      case .rightParen, .rightSquare, .rightBrace: openBrackets -= 1
      default: break
      }
      if openBrackets < 0 { return }
      advance(&cursor)
    }
    guard cursor.kind == closer, openBrackets == 0 else { return }
    let mark = mark()
    var remaining = cursor.index
    while remaining > 0 {
      take()
      remaining -= 1
    }
    finish(.unexpectedNodes, from: mark)
    take()
  }

  /// Whether the current token ends a list whatever is missing from it.
  var isAtListBarrier: Bool { isListBarrier(current.kind) }

  private func isListBarrier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .endOfFile, .rightBrace, .interpolationEnd, .stringSegment, .poundElse, .poundElseif,
      .poundEndif, .semicolon:
      true
    default:
      kind.beginsDeclaration && kind != .atSign && kind != .initKeyword
        && kind != .subscriptKeyword
    }
  }
}

extension NodeKind {
  /// Whether the node is a literal, which cannot be called.
  var isLiteral: Bool {
    switch self {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr,
      .integerLiteralExpr, .nilLiteralExpr, .regexLiteralExpr, .stringLiteralExpr:
      true
    default: false
    }
  }
}
