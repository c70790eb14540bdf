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
    if isAtFunctionArrow() { parseFunctionArrow(from: base, firstNode: firstNode) }
    if hasPrefix { finish(.attributedType, from: mark) }
  }

  private mutating func parseFunctionArrow(from mark: Mark, firstNode: Int) {
    // The tuple before the arrow becomes the parameters: its node goes, its elements stay.
    if let last = nodes.last, last.kind == .tupleType, Int(last.size) == nodes.count - firstNode {
      nodes.removeLast()
    } else {
      errorCount += 1
    }
    parseEffects(.typeEffectSpecifiers)
    if current.kind == .arrow { parseReturnClause(allowsNamedOpaqueType: false) }
    finish(.functionType, from: mark)
  }

  /// Whether effects and an arrow follow, so that what was parsed is the parameters of a function
  /// type.
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

  /// Whether the token behind a cursor can begin a type, so that the word at the cursor is a
  /// specifier.
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
    if atOperator("&") { parseCompositionRest(from: first) }
    if hasSpecifier { finish(.someOrAnyType, from: mark) }
  }

  private mutating func parseCompositionRest(from first: Mark) {
    var element = first
    repeat {
      take(as: .binaryOperator)
      finish(.compositionTypeElement, from: element)
      element = mark()
      parseSimpleType()
    } while atOperator("&")
    finish(.compositionTypeElement, from: element)
    finish(.compositionType, from: first)
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
    guard parseTypeBase() else { return finishMissing(.missingType) }
    while parseTypeSuffix(
      from: mark,
      allowsMembers: allowsMembers,
      isAttributeName: isAttributeName
    ) {}
  }

  private mutating func parseTypeBase() -> Bool {
    switch current.kind {
    case .leftParen: parseTupleType()
    case .leftSquare: parseCollectionType()
    case .wildcard, .anyTypeKeyword:
      let mark = mark()
      take()
      finish(.identifierType, from: mark)
    case .selfTypeKeyword: parseIdentifierType()
    case _ where current.kind.isIdentifier: parseIdentifierType()
    default: return false
    }
    return true
  }

  /// Parses a member or mark behind a type; whether there was one.
  private mutating func parseTypeSuffix(
    from mark: Mark,
    allowsMembers: Bool,
    isAttributeName: Bool
  ) -> Bool {
    if current.kind == .period {
      guard allowsMembers || isMetatypeName(peek().kind) else { return false }
      parseMemberTypeSuffix(from: mark)
      return true
    }
    guard !isAttributeName, !isAfterNewline else { return false }
    let isForced: Bool
    switch current.kind {
    case .postfixQuestionMark: isForced = false
    case .exclamationMark: isForced = true
    case _ where isOptionalMarks(current): isForced = firstByte(current) == UInt8(ascii: "!")
    default: return false
    }
    takePrefix(1, as: isForced ? .exclamationMark : .postfixQuestionMark)
    finish(isForced ? .implicitlyUnwrappedOptionalType : .optionalType, from: mark)
    return true
  }

  private mutating func parseMemberTypeSuffix(from mark: Mark) {
    let next = peek()
    // A period at the end of a line is the start of something not yet written.
    let isCut = next.flags.contains(.afterNewline) && !current.flags.contains(.afterTrivia)
    take()
    if isCut {
      errorCount += 1
    } else if isMetatypeName(current.kind) {
      take()
      return finish(.metatypeType, from: mark)
    } else {
      if current.kind.isWord { take(as: .identifier) } else { errorCount += 1 }
      if isAtLeftAngle { parseGenericArguments() }
    }
    finish(.memberType, from: mark)
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
    while current.kind != .rightParen, current.kind != .endOfFile, !isAtNextDeclaration() {
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
