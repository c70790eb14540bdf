extension Parser {
  mutating func parseFunction(from mark: Mark) {
    take()
    if isAtOperator || current.kind == .exclamationMark || current.kind == .prefixAmpersand {
      takeOperatorName()
    } else {
      expectDeclarationName()
    }
    if isAtLeftAngle { parseGenericParameters() }
    parseFunctionSignature()
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    if current.kind == .leftBrace { parseCodeBlock() }
    finish(.functionDecl, from: mark)
  }

  /// Takes an operator as a function's name; a `<` at its end may begin the generic parameters.
  private mutating func takeOperatorName() {
    let length = Int(current.end) - Int(current.start)
    let next = peek().kind
    if length > 1, lexer.byte(at: Int(current.end) - 1) == UInt8(ascii: "<"),
      next.isIdentifier || next == .letKeyword
    {
      takePrefix(length - 1, as: .binaryOperator)
    } else {
      take(as: .binaryOperator)
    }
  }

  mutating func parseFunctionSignature() {
    let mark = mark()
    parseParameterClause(.functionParameterClause)
    parseEffects(.functionEffectSpecifiers)
    if current.kind == .arrow { parseReturnClause(allowsNamedOpaqueType: true) }
    finish(.functionSignature, from: mark)
  }

  /// Parses `async`, `throws` and their like, if there are any.
  mutating func parseEffects(_ kind: NodeKind) {
    let mark = mark()
    while true {
      switch current.kind {
      case .asyncKeyword, .reasyncKeyword: take()
      case .throwsKeyword, .rethrowsKeyword: parseThrowsClause()
      default:
        if tokens.count > mark.token { finish(kind, from: mark) }
        return
      }
    }
  }

  mutating func parseThrowsClause() {
    let mark = mark()
    let mayHaveType = current.kind == .throwsKeyword
    take()
    if mayHaveType, current.kind == .leftParen {
      take()
      parseType()
      expectCloser(.rightParen)
    }
    finish(.throwsClause, from: mark)
  }

  mutating func parseReturnClause(allowsNamedOpaqueType: Bool) {
    let mark = mark()
    take()
    if allowsNamedOpaqueType { parseResultType() } else { parseType() }
    finish(.returnClause, from: mark)
  }

  /// Parses a parenthesised list of the parameters of a function, an enum case or a closure.
  mutating func parseParameterClause(_ kind: NodeKind) {
    let mark = mark()
    guard expect(.leftParen) else { return finish(kind, from: mark) }
    guard enter() else {
      takeNested()
      take(if: .rightParen)
      return finish(kind, from: mark)
    }
    defer { leave() }
    while current.kind != .rightParen, current.kind != .endOfFile, !isAtNextDeclaration() {
      let parameter = self.mark()
      switch kind {
      case .enumCaseParameterClause: parseEnumCaseParameter()
      case .closureParameterClause: parseClosureParameter()
      default: parseFunctionParameter()
      }
      let goesOn = take(if: .comma)
      if tokens.count > parameter.token {
        finish(Parser.parameterKind(in: kind), from: parameter)
      }
      if !goesOn { break }
    }
    expectCloser(.rightParen)
    finish(kind, from: mark)
  }

  /// Whether a declaration begins a line here, so that the list before it was left unfinished.
  ///
  /// Any reserved word can be a label, but hardly these at the start of a line.
  mutating func isAtNextDeclaration() -> Bool {
    guard isAfterNewline else { return false }
    switch current.kind {
    case .varKeyword, .letKeyword:
      return peek().kind != .colon
    case .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .extensionKeyword,
      .protocolKeyword, .caseKeyword, .typealiasKeyword, .initKeyword, .deinitKeyword,
      .subscriptKeyword, .staticKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword,
      .publicKeyword:
      // `extension proto: Descriptor` is a parameter.
      return peek().kind != .colon && token(at: 2).kind != .colon
    default:
      return false
    }
  }

  private static func parameterKind(in clause: NodeKind) -> NodeKind {
    switch clause {
    case .enumCaseParameterClause: .enumCaseParameter
    case .closureParameterClause: .closureParameter
    default: .functionParameter
    }
  }

  private mutating func parseFunctionParameter() {
    parseAttributes()
    parseParameterModifiers(isClosure: false)
    takeParameterNames()
    if expect(.colon) { parseType() }
    takeEllipsis()
    if current.kind == .equal { parseInitializerClause() }
  }

  private mutating func parseClosureParameter() {
    parseAttributes()
    parseParameterModifiers(isClosure: true)
    takeParameterNames()
    if take(if: .colon) { parseType() }
    takeEllipsis()
  }

  private mutating func parseEnumCaseParameter() {
    parseParameterModifiers(isClosure: false)
    if isAtParameterName(isClosure: false) {
      takeParameterNames()
      if expect(.colon) { parseType() }
    } else {
      parseType()
    }
    if current.kind == .equal { parseInitializerClause() }
  }

  private mutating func takeParameterNames() {
    var names = 0
    while names < 2, isArgumentLabel(current) {
      takeArgumentLabel()
      names += 1
    }
    if names == 0 { errorCount += 1 }
  }

  mutating func takeEllipsis() {
    if atOperator("...") { take(as: .ellipsis) }
  }

  private mutating func parseParameterModifiers(isClosure: Bool) {
    while current.kind == .isolatedKeyword || current.kind == .underscoredConstKeyword,
      !isAtParameterName(isClosure: isClosure)
    {
      let mark = mark()
      take()
      finish(.declModifier, from: mark)
    }
  }

  /// Whether the current token is a parameter's name rather than the start of its type.
  mutating func isAtParameterName(isClosure: Bool) -> Bool {
    isParameterName(cursor(), isClosure: isClosure)
  }

  mutating func isParameterName(_ cursor: Cursor, isClosure: Bool) -> Bool {
    guard isArgumentLabel(cursor.token) else { return false }
    let next = token(at: cursor.index + 1)
    if next.kind == .colon { return true }
    if isArgumentLabel(next) {
      switch cursor.kind {
      case .isolatedKeyword, .someKeyword, .anyKeyword, .eachKeyword, .repeatKeyword,
        .underscoredSharedKeyword, .underscoredOwnedKeyword, .underscoredConstKeyword,
        .borrowingKeyword, .consumingKeyword, .sendingKeyword:
        return token(at: cursor.index + 2).kind == .colon
      default:
        return true
      }
    }
    if next.kind == .postfixQuestionMark || next.kind == .exclamationMark { return false }
    return isClosure
  }

  mutating func parseInitializer(from mark: Mark) {
    take()
    switch current.kind {
    case .exclamationMark, .postfixQuestionMark: take()
    case .infixQuestionMark: take(as: .postfixQuestionMark)
    case _ where atOperator("!"): take(as: .exclamationMark)
    default: break
    }
    if isAtLeftAngle { parseGenericParameters() }
    parseFunctionSignature()
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    if current.kind == .leftBrace { parseCodeBlock() }
    finish(.initializerDecl, from: mark)
  }

  mutating func parseDeinitializer(from mark: Mark) {
    take()
    if current.kind == .asyncKeyword { take() }
    if current.kind == .leftBrace { parseCodeBlock() }
    finish(.deinitializerDecl, from: mark)
  }

  mutating func parseSubscript(from mark: Mark) {
    take()
    if isAtLeftAngle { parseGenericParameters() }
    parseParameterClause(.functionParameterClause)
    if current.kind == .arrow {
      parseReturnClause(allowsNamedOpaqueType: true)
    } else {
      errorCount += 1
    }
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    if current.kind == .leftBrace { parseAccessorBlock() }
    finish(.subscriptDecl, from: mark)
  }

  mutating func parseMacro(from mark: Mark) {
    take()
    expectDeclarationName()
    if isAtLeftAngle { parseGenericParameters() }
    parseFunctionSignature()
    if current.kind == .equal { parseInitializerClause() }
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    finish(.macroDecl, from: mark)
  }

  mutating func parseCodeBlock() {
    let mark = mark()
    guard current.kind == .leftBrace else {
      errorCount += 1
      return finish(.codeBlock, from: mark)
    }
    take()
    let column = blockColumn()
    parseCodeBlockItems(column: column)
    expectRightBrace(column: column)
    finish(.codeBlock, from: mark)
  }
}
