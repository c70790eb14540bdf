extension Parser {
  /// Parses `let` or `var` with its bindings.
  mutating func parseVariable(from mark: Mark, isMember: Bool) {
    take()
    repeat {
      let binding = self.mark()
      parsePattern()
      if current.kind == .colon { parseTypeAnnotation() }
      var hasInitializer = false
      if current.kind == .equal {
        parseInitializerClause()
        hasInitializer = true
      }
      if current.kind == .leftBrace,
        !hasInitializer || !isAfterNewline || isAtAccessorBlock()
      {
        parseAccessorBlock()
      }
      let goesOn = take(if: .comma)
      finish(.patternBinding, from: binding)
      if !goesOn { break }
    } while current.kind != .endOfFile
    finish(.variableDecl, from: mark)
  }

  mutating func parseTypeAnnotation() {
    let mark = mark()
    take()
    parseResultType()
    finish(.typeAnnotation, from: mark)
  }

  mutating func parseInitializerClause() {
    let mark = mark()
    take()
    parseExpression()
    finish(.initializerClause, from: mark)
  }

  /// Whether the brace at the current token opens accessors rather than a closure.
  mutating func isAtAccessorBlock() -> Bool {
    switch peek().kind {
    case .didSetKeyword, .willSetKeyword, .initKeyword: return true
    case .atSign: break
    default: return false
    }
    var cursor = cursor()
    advance(&cursor)
    if hasText(token(at: 2), "_accessorBlock") { return true }
    while skip(if: .atSign, &cursor) {
      guard cursor.kind.isIdentifier else { return false }
      advance(&cursor)
      if cursor.kind == .leftParen { skipBalanced(&cursor) }
    }
    switch cursor.kind {
    case .didSetKeyword, .willSetKeyword, .initKeyword: return true
    default: return false
    }
  }

  /// Parses the accessors of a variable or subscript, or the body that stands for its getter.
  mutating func parseAccessorBlock() {
    let mark = mark()
    take()
    let column = blockColumn()
    var hasAccessors = false
    while current.kind != .rightBrace, current.kind != .endOfFile, isAtAccessor() {
      parseAccessor()
      hasAccessors = true
    }
    if hasAccessors {
      takeUnexpected(until: .rightBrace, column: column)
    } else {
      parseCodeBlockItems(column: column)
    }
    expectRightBrace(column: column)
    finish(.accessorBlock, from: mark)
  }

  /// Takes what cannot be used before a closing brace as one node.
  private mutating func takeUnexpected(until closer: TokenKind, column: Int) {
    let mark = mark()
    while true {
      switch current.kind {
      case closer, .endOfFile, .interpolationEnd, .stringSegment: break
      case .poundElse, .poundElseif,
        .poundEndif where openIfConfigs > 0:
        break
      case _ where isOutdented(from: column): break
      default:
        takeBalanced()
        continue
      }
      break
    }
    guard tokens.count > mark.token else { return }
    errorCount += 1
    finish(.unexpectedNodes, from: mark)
  }

  private mutating func isAtAccessor() -> Bool {
    if current.kind.isAccessorSpecifier { return true }
    guard current.kind == .atSign || current.kind.isAccessorModifier else { return false }
    var cursor = cursor()
    while cursor.kind == .atSign { skipAttribute(&cursor) }
    if cursor.kind.isAccessorModifier { advance(&cursor) }
    return cursor.kind.isAccessorSpecifier
  }

  private mutating func parseAccessor() {
    let mark = mark()
    parseAttributes()
    if current.kind.isAccessorModifier {
      let modifier = self.mark()
      take()
      finish(.declModifier, from: modifier)
    }
    let mayHaveParameter: Bool
    switch current.kind {
    case .setKeyword, .willSetKeyword, .didSetKeyword, .initKeyword: mayHaveParameter = true
    default: mayHaveParameter = false
    }
    take()
    if mayHaveParameter, current.kind == .leftParen {
      let parameters = self.mark()
      take()
      expectIdentifier()
      expectCloser(.rightParen)
      finish(.accessorParameters, from: parameters)
    }
    parseEffects(.accessorEffectSpecifiers)
    if current.kind == .leftBrace { parseCodeBlock() }
    finish(.accessorDecl, from: mark)
  }
}

extension TokenKind {
  var isAccessorSpecifier: Bool {
    switch self {
    case .getKeyword, .setKeyword, .didSetKeyword, .willSetKeyword, .unsafeAddressKeyword,
      .unsafeMutableAddressKeyword, .underscoredReadKeyword, .underscoredModifyKeyword,
      .initKeyword, .borrowKeyword:
      true
    default: false
    }
  }

  var isAccessorModifier: Bool {
    switch self {
    case .underscoredConsumingKeyword, .consumingKeyword, .borrowingKeyword, .mutatingKeyword,
      .nonmutatingKeyword:
      true
    default: false
    }
  }
}
