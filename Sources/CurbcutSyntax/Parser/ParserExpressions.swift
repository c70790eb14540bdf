/// Where an expression stands, as far as that decides how it is read.
enum ExpressionPlace {
  case anywhere
  /// Before the brace of a statement, where a closure may be the statement's body.
  case condition
  /// Behind `#if`, where the expression ends with the line.
  case directive
}

/// Whether names in an expression may be new bindings.
enum PatternPlace {
  case none
  /// In a pattern: `let` and `is` may stand inside.
  case matching
  /// Behind a `let` in a pattern: names are bindings.
  case binding
}

extension Parser {
  /// Whether an expression begins at the current token.
  mutating func isAtExpression() -> Bool {
    switch current.kind {
    case .identifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter, .nilKeyword,
      .trueKeyword, .falseKeyword, .selfKeyword, .selfTypeKeyword, .anyTypeKeyword, .superKeyword,
      .initKeyword, .deinitKeyword, .subscriptKeyword, .dollarIdentifier, .wildcard, .pound,
      .poundAvailable, .poundUnavailable, .leftBrace, .leftParen, .leftSquare, .period,
      .backslash, .prefixAmpersand, .prefixOperator, .tryKeyword, .ifKeyword, .switchKeyword:
      return true
    case .repeatKeyword: return peek().kind != .leftBrace
    case .atSign: return peek().kind == .stringQuote
    default: return current.kind.isIdentifier
    }
  }

  /// Whether a string begins at the current token.
  var isAtStringLiteral: Bool {
    switch current.kind {
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter: true
    default: false
    }
  }

  /// Parses an expression; where none is, a `missingExpr`.
  mutating func parseExpression(
    in place: ExpressionPlace = .anywhere,
    pattern: PatternPlace = .none
  ) {
    if pattern != .none, isAtPatternStart() {
      let mark = mark()
      guard enter() else { return takeNested() }
      defer { leave() }
      parseMatchingPattern(.matching)
      return finish(.patternExpr, from: mark)
    }
    parseSequence(in: place, pattern: pattern)
  }

  /// Parses operands with the operators between them in one row.
  mutating func parseSequence(in place: ExpressionPlace, pattern: PatternPlace = .none) {
    if place == .directive, isAfterNewline { return finishMissing(.missingExpr) }
    let mark = mark()
    var isSequence = false
    parseSequenceElement(in: place, pattern: pattern)
    while lastKind != .missingExpr, !(place == .directive && isAfterNewline) {
      let operation = parseSequenceOperator(in: place, pattern: pattern)
      if operation == .none { break }
      isSequence = true
      if operation == .needsOperand { parseOperand(in: place, pattern: pattern) }
    }
    if isSequence { finish(.sequenceExpr, from: mark) }
  }

  private mutating func parseOperand(in place: ExpressionPlace, pattern: PatternPlace) {
    if place == .directive, isAfterNewline { return finishMissing(.missingExpr) }
    parseSequenceElement(in: place, pattern: pattern)
  }

  /// What was found where an operator may stand.
  private enum Operation {
    case none, complete, needsOperand
  }

  /// Parses an operator between operands, with the type behind it if it takes one.
  private mutating func parseSequenceOperator(
    in place: ExpressionPlace,
    pattern: PatternPlace
  ) -> Operation {
    let mark = mark()
    switch current.kind {
    case .binaryOperator:
      take()
      finish(.binaryOperatorExpr, from: mark)
      return .needsOperand
    case .infixQuestionMark:
      return parseTernaryOperator(in: place, pattern: pattern)
    case .equal:
      guard pattern == .none else { return .none }
      take()
      finish(.assignmentExpr, from: mark)
      return .needsOperand
    case .isKeyword:
      take()
      finish(.unresolvedIsExpr, from: mark)
      parseTypeExpression()
      return .complete
    case .asKeyword:
      parseAsOperator()
      return .complete
    case .asyncKeyword:
      let next = peek().kind
      guard next == .arrow || next == .throwsKeyword else { return .none }
      return parseArrow()
    case .arrow, .throwsKeyword:
      return parseArrow()
    default:
      return .none
    }
  }

  private mutating func parseTernaryOperator(
    in place: ExpressionPlace,
    pattern: PatternPlace
  ) -> Operation {
    let mark = mark()
    take()
    guard enter() else {
      takeNested()
      finish(.unresolvedTernaryExpr, from: mark)
      return .needsOperand
    }
    parseSequence(in: place, pattern: pattern)
    leave()
    let hasColon = expect(.colon)
    finish(.unresolvedTernaryExpr, from: mark)
    guard hasColon || !isAfterNewline else {
      finishMissing(.missingExpr)
      return .complete
    }
    return .needsOperand
  }

  private mutating func parseArrow() -> Operation {
    let mark = mark()
    parseEffects(.typeEffectSpecifiers)
    expect(.arrow)
    finish(.arrowExpr, from: mark)
    return .needsOperand
  }

  /// Parses `as`, `as?` or `as!` with its type.
  mutating func parseAsOperator() {
    let mark = mark()
    take()
    if current.kind == .postfixQuestionMark || current.kind == .exclamationMark { take() }
    finish(.unresolvedAsExpr, from: mark)
    parseTypeExpression()
  }

  private mutating func parseTypeExpression() {
    let mark = mark()
    parseType()
    finish(.typeExpr, from: mark)
  }

  /// Parses one operand with the words and operators before it.
  mutating func parseSequenceElement(in place: ExpressionPlace, pattern: PatternPlace) {
    guard enter() else { return takeNested() }
    defer { leave() }
    let mark = mark()
    switch current.kind {
    case .atSign, .inoutKeyword, .nonisolatedKeyword:
      if isAtAttributedType() { return parseTypeExpression() }
    case .awaitKeyword:
      take()
      parseSequenceElement(in: place, pattern: pattern)
      return finish(.awaitExpr, from: mark)
    case .tryKeyword:
      take()
      if current.kind == .exclamationMark || current.kind == .postfixQuestionMark { take() }
      parseSequenceElement(in: place, pattern: pattern)
      return finish(.tryExpr, from: mark)
    case .repeatKeyword:
      take()
      parseExpression(in: place, pattern: pattern)
      return finish(.packExpansionExpr, from: mark)
    case .unsafeKeyword, .borrowKeyword, .copyKeyword, .consumeKeyword, .eachKeyword:
      if let kind = prefixWordKind(in: place) {
        take()
        parseSequenceElement(in: place, pattern: pattern)
        return finish(kind, from: mark)
      }
    case .anyKeyword:
      if isPrefixWord(in: place) || isOperator(peek(), "~") { return parseTypeExpression() }
    default: break
    }
    parseUnary(in: place, pattern: pattern)
  }

  /// The node that the contextual word here makes of the expression behind it; nil if the word is a
  /// name.
  private mutating func prefixWordKind(in place: ExpressionPlace) -> NodeKind? {
    switch current.kind {
    case .unsafeKeyword:
      isPrefixWord(in: place, acceptsClosure: true, prefersPostfix: false) ? .unsafeExpr : nil
    case .borrowKeyword: isPrefixWord(in: place) ? .borrowExpr : nil
    case .copyKeyword: isPrefixWord(in: place) ? .copyExpr : nil
    case .consumeKeyword: isPrefixWord(in: place) ? .consumeExpr : nil
    case .eachKeyword: isPrefixWord(in: place) ? .packElementExpr : nil
    default: nil
    }
  }

  /// Whether the contextual word here stands before an expression instead of being a name.
  mutating func isPrefixWord(
    in place: ExpressionPlace = .anywhere,
    acceptsClosure: Bool = false,
    prefersPostfix: Bool = true
  ) -> Bool {
    let next = peek()
    guard isOnSameLine(next) else { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash,
      .regexPoundDelimiter, .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound,
      .anyTypeKeyword, .selfTypeKeyword, .selfKeyword, .superKeyword, .initKeyword, .trueKeyword,
      .falseKeyword, .nilKeyword, .repeatKeyword, .tryKeyword, .ifKeyword, .switchKeyword:
      return true
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && next.flags.contains(.afterTrivia)
    case .leftBrace:
      guard acceptsClosure else { return false }
      var cursor = cursor()
      advance(&cursor)
      return isTrailingClosure(cursor, in: place)
    default:
      return next.kind.isIdentifier
    }
  }

  private mutating func isAtAttributedType() -> Bool {
    if current.kind == .nonisolatedKeyword {
      guard peek().kind == .leftParen, isOnSameLine(peek()), hasText(token(at: 2), "nonsending")
      else { return false }
    }
    var cursor = cursor()
    return skipType(&cursor)
  }

  private mutating func parseUnary(in place: ExpressionPlace, pattern: PatternPlace) {
    let mark = mark()
    switch current.kind {
    case .ifKeyword: parseIf()
    case .switchKeyword: parseSwitch()
    case .backslash: parseKeyPath(pattern: pattern)
    case .prefixAmpersand, .prefixOperator:
      guard enter() else { return takeNested() }
      let kind: NodeKind = current.kind == .prefixOperator ? .prefixOperatorExpr : .inOutExpr
      take()
      parseUnary(in: place, pattern: pattern)
      leave()
      finish(kind, from: mark)
    default:
      parsePrimary(in: place, pattern: pattern)
      if lastKind != .missingExpr {
        parseSuffixes(from: mark, in: place, pattern: pattern)
      }
    }
  }

  // MARK: Names

  /// How a reference to a declaration may be written.
  struct NameOptions: OptionSet {
    let rawValue: UInt8
    static let operators = NameOptions(rawValue: 1)
    static let keywords = NameOptions(rawValue: 2)
    static let compound = NameOptions(rawValue: 4)
    static let zeroArguments = NameOptions(rawValue: 8)
  }

  /// Parses the name of a declaration, with argument labels in parentheses where it may have them.
  mutating func parseDeclName(_ options: NameOptions) {
    let mark = mark()
    parseModuleSelector()
    switch current.kind {
    case .initKeyword, .selfKeyword, .selfTypeKeyword: take()
    case .deinitKeyword,
      .subscriptKeyword where options.contains(.keywords):
      take()
    case .binaryOperator, .prefixOperator,
      .postfixOperator where options.contains(.operators):
      take(as: .binaryOperator)
    case _ where current.kind.isIdentifier: take(as: .identifier)
    case _ where options.contains(.keywords) && current.kind.isReservedWord: take(as: .identifier)
    default: errorCount += 1
    }
    if options.contains(.compound), current.kind == .leftParen, !isAfterNewline {
      parseArgumentNames(allowsNone: options.contains(.zeroArguments))
    }
    finish(.declReferenceExpr, from: mark)
  }

  private mutating func parseArgumentNames(allowsNone: Bool) {
    let next = peek()
    guard isArgumentLabel(next) || (allowsNone && next.kind == .rightParen) else { return }
    var cursor = cursor()
    advance(&cursor)
    while cursor.kind != .rightParen {
      guard isArgumentLabel(cursor.token), token(at: cursor.index + 1).kind == .colon else {
        return
      }
      advance(&cursor)
      advance(&cursor)
    }
    let mark = mark()
    take()
    while current.kind != .rightParen {
      let argument = self.mark()
      takeArgumentLabel()
      take()
      finish(.declNameArgument, from: argument)
    }
    take()
    finish(.declNameArguments, from: mark)
  }

  /// Whether a token can be the label of an argument.
  func isArgumentLabel(_ token: TokenRecord) -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .inoutKeyword: false
    default: token.kind.isWord
    }
  }

  mutating func takeArgumentLabel() {
    if current.kind == .wildcard { take() } else { take(as: .identifier) }
  }
}
