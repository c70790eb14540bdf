/// The arguments of attributes that have a syntax of their own.
extension Parser {
  mutating func parseAttributeAvailability() {
    take()
    parseAvailabilityArguments(allowsLabels: true)
    expectCloser(.rightParen)
  }

  mutating func parseAttributeWhereClause() {
    take()
    // `_specialize(exported: true, where T == Int)`: labels with one value each, then the
    // requirements.
    while current.kind != .whereKeyword, current.kind != .rightParen, current.kind != .endOfFile,
      !isAtListBarrier
    {
      if hasText(current, "target"), peek().kind == .colon {
        take(as: .identifier)
        take()
        parseDeclName([.zeroArguments, .compound, .operators, .keywords])
      } else if hasText(current, "availability"), peek().kind == .colon {
        take(as: .identifier)
        take()
        parseAvailabilityArguments(allowsLabels: true)
        take(if: .semicolon)
      } else {
        takeBalanced()
      }
    }
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    expectCloser(.rightParen)
  }

  mutating func parseImplementsArguments() {
    take()
    parseType()
    expect(.comma)
    parseDeclName([.zeroArguments, .compound, .operators])
    expectCloser(.rightParen)
  }

  mutating func parseVersionArguments() {
    take()
    // `before:` or `module: "…",` and then platforms with versions.
    if current.kind.isIdentifier, peek().kind == .colon {
      take(as: .identifier)
      take()
      if isAtStringLiteral {
        parseStringLiteral()
        take(if: .comma)
      }
    }
    repeat {
      parsePlatformVersion()
    } while take(if: .comma)
    expectCloser(.rightParen)
  }

  mutating func parseDeclNameArguments() {
    take()
    if current.kind == .forKeyword { take() }
    expect(.colon)
    parseDeclName([.zeroArguments, .compound, .operators, .keywords])
    expectCloser(.rightParen)
  }

  mutating func parseDeclarationArgument() {
    take()
    if current.kind != .rightParen { parseDeclaration(isUnit: false, isMember: true) }
    expectCloser(.rightParen)
  }

  mutating func parseDerivativeArguments() {
    take()
    if hasText(current, "of") { take(as: .identifier) }
    expect(.colon)
    parseQualifiedDeclName()
    while current.kind != .rightParen, !isAtListBarrier { takeBalanced() }
    expectCloser(.rightParen)
  }

  /// Parses the name of a declaration behind the type that it is a member of.
  private mutating func parseQualifiedDeclName() {
    let mark = mark()
    let isMember = isAtBaseType()
    if isMember {
      parseBaseType()
      finish(.typeExpr, from: mark)
      takePrefix(1, as: .period)
    }
    parseDeclName([.zeroArguments, .compound, .operators, .keywords])
    if isMember { finish(.memberAccessExpr, from: mark) }
  }

  private mutating func parseBaseType() {
    let mark = mark()
    var kind = NodeKind.identifierType
    while true {
      if current.kind.isWord { take() }
      if isAtLeftAngle { parseGenericArguments() }
      finish(kind, from: mark)
      guard current.kind == .period, isAtBaseType(behindPeriod: true) else { return }
      take()
      kind = .memberType
    }
  }

  /// Whether a type with a period behind it stands here.
  private mutating func isAtBaseType(behindPeriod: Bool = false) -> Bool {
    var cursor = cursor()
    if behindPeriod { advance(&cursor) }
    guard cursor.kind.isIdentifier || cursor.kind == .selfTypeKeyword else { return false }
    advance(&cursor)
    if isLeftAngle(cursor.token), !skipGenericArguments(&cursor) { return false }
    return firstByte(cursor.token) == UInt8(ascii: ".")
  }
}
