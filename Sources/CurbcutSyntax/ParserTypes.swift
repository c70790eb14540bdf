extension Parser {
  /// Parses a type; where none is, a `missingType`.
  mutating func parseType() {
    let mark = mark()
    guard enter() else { return takeNested() }
    defer { leave() }
    if current.kind == .repeatKeyword {
      take()
      parseTypeScalar()
      finish(.packExpansionType, from: mark)
    } else {
      parseTypeScalar()
    }
  }

  private mutating func parseTypeScalar() {
    let mark = mark()
    let hasPrefix = parseTypeSpecifiersAndAttributes()
    let base = self.mark()
    let firstNode = nodes.count
    parseSimpleOrCompositionType()
    if isAtFunctionArrow() {
      // The tuple before the arrow becomes the parameter clause: its node goes, its elements stay.
      if nodes.count > firstNode, lastKind == .tupleType,
        nodes[nodes.count - 1].size == UInt32(nodes.count - firstNode)
      {
        nodes.removeLast()
      } else {
        errorCount += 1
      }
      parseEffects(.typeEffectSpecifiers)
      if current.kind == .arrow { parseReturnClause(allowsNamedOpaqueType: false) }
      finish(.functionType, from: base)
    }
    if hasPrefix { finish(.attributedType, from: mark) }
  }

  /// Whether effects and an arrow follow, so that what was parsed is the parameters of a function type.
  private mutating func isAtFunctionArrow() -> Bool {
    switch current.kind {
    case .arrow: return true
    case .asyncKeyword, .reasyncKeyword, .throwsKeyword, .rethrowsKeyword:
      var cursor = cursor()
      return skipFunctionArrow(&cursor)
    default: return false
    }
  }

  /// Parses what may stand before a type; whether anything did.
  private mutating func parseTypeSpecifiersAndAttributes() -> Bool {
    let start = tokens.count
    while mayHaveTypeSpecifier(cursor()), current.kind.isTypeSpecifier {
      let mark = mark()
      take()
      finish(.simpleTypeSpecifier, from: mark)
    }
    if current.kind == .nonisolatedKeyword { parseNonisolatedSpecifier() }
    while current.kind == .atSign { parseTypeAttribute() }
    if current.kind == .nonisolatedKeyword { parseNonisolatedSpecifier() }
    return tokens.count > start
  }

  private mutating func parseNonisolatedSpecifier() {
    let next = peek()
    guard mayHaveTypeSpecifier(cursor()), !(next.kind == .leftParen && !isOnSameLine(next)) else {
      return
    }
    let mark = mark()
    take()
    if current.kind == .leftParen, hasText(peek(), "nonsending") {
      take()
      take(as: .identifier)
      expectCloser(.rightParen)
    }
    finish(.nonisolatedTypeSpecifier, from: mark)
  }

  /// Whether the token behind a cursor can begin a type, so that the word at the cursor is a specifier.
  private mutating func mayHaveTypeSpecifier(_ cursor: Cursor) -> Bool {
    guard cursor.kind.isTypeSpecifier || cursor.kind == .nonisolatedKeyword else { return false }
    let next = token(at: cursor.index + 1)
    switch next.kind {
    case .atSign, .leftParen, .leftSquare, .wildcard, .inoutKeyword, .anyTypeKeyword,
      .selfTypeKeyword, .varKeyword, .letKeyword:
      return true
    case .prefixOperator: return hasText(next, "~")
    default: return next.kind.isIdentifier
    }
  }

  mutating func parseSimpleOrCompositionType() {
    let mark = mark()
    if current.kind == .eachKeyword {
      take()
      parseSimpleType()
      return finish(.packElementType, from: mark)
    }
    let hasSpecifier = current.kind == .someKeyword || current.kind == .anyKeyword
    if hasSpecifier { take() }
    let first = self.mark()
    parseSimpleType()
    if atOperator("&") {
      var element = first
      repeat {
        take(as: .binaryOperator)
        finish(.compositionTypeElement, from: element)
        element = self.mark()
        parseSimpleType()
      } while atOperator("&")
      finish(.compositionTypeElement, from: element)
      finish(.compositionType, from: first)
    }
    if hasSpecifier { finish(.someOrAnyType, from: mark) }
  }

  /// Parses a type without specifiers, attributes or an arrow.
  mutating func parseSimpleType(allowsMembers: Bool = true, isAttributeName: Bool = false) {
    let mark = mark()
    let isSuppressed = atOperator("~")
    if isSuppressed { take(as: .prefixOperator) }
    parseUnsuppressedType(allowsMembers: allowsMembers, isAttributeName: isAttributeName)
    if isSuppressed { finish(.suppressedType, from: mark) }
  }

  private mutating func parseUnsuppressedType(allowsMembers: Bool, isAttributeName: Bool) {
    let mark = mark()
    switch current.kind {
    case .leftParen: parseTupleType()
    case .leftSquare: parseCollectionType()
    case .wildcard, .anyTypeKeyword:
      take()
      finish(.identifierType, from: mark)
    case .selfTypeKeyword: parseIdentifierType()
    case _ where current.kind.isIdentifier: parseIdentifierType()
    default: return finishMissing(.missingType)
    }
    while true {
      if current.kind == .period, allowsMembers || isMetatypeName(peek().kind) {
        let next = peek()
        // A period at the end of a line is the start of something not yet written.
        let isCut = next.flags.contains(.afterNewline) && !current.flags.contains(.afterTrivia)
        take()
        if isCut {
          errorCount += 1
          finish(.memberType, from: mark)
        } else if isMetatypeName(current.kind) {
          take()
          finish(.metatypeType, from: mark)
        } else {
          if current.kind.isWord { take(as: .identifier) } else { errorCount += 1 }
          if isAtLeftAngle { parseGenericArguments() }
          finish(.memberType, from: mark)
        }
      } else if !isAttributeName, !isAfterNewline, current.kind == .postfixQuestionMark {
        take()
        finish(.optionalType, from: mark)
      } else if !isAttributeName, !isAfterNewline, current.kind == .exclamationMark {
        take()
        finish(.implicitlyUnwrappedOptionalType, from: mark)
      } else if !isAttributeName, isOptionalMarks(current) {
        let isForced = firstByte(current) == UInt8(ascii: "!")
        takePrefix(1, as: isForced ? .exclamationMark : .postfixQuestionMark)
        finish(isForced ? .implicitlyUnwrappedOptionalType : .optionalType, from: mark)
      } else {
        return
      }
    }
  }

  private func isMetatypeName(_ kind: TokenKind) -> Bool {
    kind == .typeKeyword || kind == .protocolTypeKeyword
  }

  private mutating func parseIdentifierType() {
    let mark = mark()
    parseModuleSelector()
    if current.kind.isIdentifier {
      take(as: .identifier)
    } else if current.kind.isWord {
      take()
    } else {
      errorCount += 1
    }
    if isAtLeftAngle { parseGenericArguments() }
    finish(.identifierType, from: mark)
  }

  /// Parses `Module::` where it stands before a name.
  mutating func parseModuleSelector() {
    guard peek().kind == .colonColon, current.kind.isWord else { return }
    let mark = mark()
    take()
    take()
    finish(.moduleSelector, from: mark)
  }

  private mutating func parseTupleType() {
    let mark = mark()
    take()
    while current.kind != .rightParen, current.kind != .endOfFile {
      let element = self.mark()
      if isAtParameterName(isClosure: false) {
        takeArgumentLabel()
        if current.kind != .colon, isArgumentLabel(current) { takeArgumentLabel() }
        expect(.colon)
      }
      parseType()
      takeEllipsis()
      let goesOn = take(if: .comma)
      finish(.tupleTypeElement, from: element)
      if !goesOn { break }
    }
    expectCloser(.rightParen)
    finish(.tupleType, from: mark)
  }

  private mutating func parseCollectionType() {
    let mark = mark()
    take()
    if isAtInlineArrayBody() { return parseInlineArrayBody(from: mark) }
    parseType()
    let isDictionary = take(if: .colon)
    if isDictionary { parseType() }
    expectCloser(.rightSquare)
    finish(isDictionary ? .dictionaryType : .arrayType, from: mark)
  }

  /// Parses the rest of `[3 of Int]` behind its bracket.
  mutating func parseInlineArrayBody(from mark: Mark) {
    parseGenericArgument()
    take(as: .identifier)
    parseGenericArgument()
    expectCloser(.rightSquare)
    finish(.inlineArrayType, from: mark)
  }

  private mutating func parseGenericArgument() {
    let mark = mark()
    parseGenericArgumentContent()
    finish(.genericArgument, from: mark)
  }

  private mutating func parseGenericArgumentContent() {
    let mark = mark()
    if current.kind == .integerLiteral {
      take()
      finish(.integerLiteralExpr, from: mark)
    } else if atOperator("-"), peek().kind == .integerLiteral {
      take(as: .prefixOperator)
      let literal = self.mark()
      take()
      finish(.integerLiteralExpr, from: literal)
      finish(.prefixOperatorExpr, from: mark)
    } else {
      parseType()
    }
  }

  mutating func parseGenericArguments() {
    let mark = mark()
    takePrefix(1, as: .leftAngle)
    while !isAtRightAngle, current.kind != .endOfFile {
      let argument = self.mark()
      parseGenericArgumentContent()
      if tokens.count == argument.token { break }
      let goesOn = take(if: .comma)
      finish(.genericArgument, from: argument)
      if !goesOn { break }
    }
    if isAtRightAngle { takePrefix(1, as: .rightAngle) } else { errorCount += 1 }
    finish(.genericArgumentClause, from: mark)
  }

  /// Parses the type behind an arrow or colon, which may name opaque types.
  mutating func parseResultType() {
    guard isAtLeftAngle else { return parseType() }
    let mark = mark()
    parseGenericParameters()
    parseType()
    finish(.namedOpaqueReturnType, from: mark)
  }
}

extension TokenKind {
  var isTypeSpecifier: Bool {
    switch self {
    case .inoutKeyword, .underscoredSharedKeyword, .underscoredOwnedKeyword, .isolatedKeyword,
      .underscoredConstKeyword, .borrowingKeyword, .consumingKeyword, .sendingKeyword:
      true
    default: false
    }
  }
}
