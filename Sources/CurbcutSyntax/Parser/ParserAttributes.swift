extension Parser {
  /// Parses the attributes before a declaration, those in `#if` included.
  mutating func parseAttributes() {
    while true {
      if current.kind == .atSign {
        parseAttribute()
      } else if current.kind == .poundIf, isAtAttributeIfConfig() {
        parseIfConfig(.attributes, isOutermost: false)
      } else {
        return
      }
    }
  }

  mutating func parseAttribute() {
    let mark = mark()
    take()
    let name = current
    let nameEnd = peek()
    // An attribute's name that is followed by more than itself is a custom one.
    let isSimple = nameEnd.kind != .period && !isLeftAngle(nameEnd)
    parseAttributeName()
    switch isSimple ? attributeSyntax(of: name) : .expressions {
    case .none: break
    case .expressions:
      if isAtAttributeArguments() { parseAttributeExpressions() }
    case .tokens:
      if isAtAttributeArguments(isRequired: true) { parseAttributeTokens() }
    case .availability:
      if isAtAttributeArguments(isRequired: true) { parseAttributeAvailability() }
    case .macroRole:
      if isAtAttributeArguments() { parseMacroRole() }
    case .whereClause:
      if isAtAttributeArguments(isRequired: true) { parseAttributeWhereClause() }
    case .implements:
      if isAtAttributeArguments(isRequired: true) { parseImplementsArguments() }
    case .version:
      if isAtAttributeArguments(isRequired: true) { parseVersionArguments() }
    case .declName:
      if isAtAttributeArguments(isRequired: true) { parseDeclNameArguments() }
    case .derivative:
      if isAtAttributeArguments(isRequired: true) { parseDerivativeArguments() }
    case .declaration:
      if isAtAttributeArguments(isRequired: true) { parseDeclarationArgument() }
    }
    finish(.attribute, from: mark)
  }

  private mutating func parseAttributeName() {
    if current.kind == .rethrowsKeyword {
      let mark = mark()
      take(as: .identifier)
      finish(.identifierType, from: mark)
    } else {
      parseSimpleType(isAttributeName: true)
    }
  }

  /// Parses an attribute of a type, whose parentheses may belong to the type.
  mutating func parseTypeAttribute() {
    let mark = mark()
    take()
    let name = current
    parseAttributeName()
    if !isPlainTypeAttribute(name), isAtAttributeArguments(isRequired: hasText(name, "isolated")) {
      if hasText(name, "differentiable") {
        parseAttributeWhereClause()
      } else {
        parseAttributeExpressions()
      }
    }
    finish(.attribute, from: mark)
  }

  /// Whether an attribute of a type never has arguments, so that a parenthesis behind it begins the
  /// type.
  private func isPlainTypeAttribute(_ name: TokenRecord) -> Bool {
    hasText(name, "escaping") || hasText(name, "autoclosure") || hasText(name, "Sendable")
      || hasText(name, "unchecked") || hasText(name, "retroactive")
      || hasText(name, "preconcurrency") || hasText(name, "noescape")
      || hasText(name, "noDerivative") || hasText(name, "_local") || hasText(name, "_noMetadata")
      || hasText(name, "async")
  }

  /// What an attribute's parentheses hold.
  private enum AttributeSyntax {
    case none, expressions, tokens, availability, macroRole, whereClause, implements, version
    case declName, declaration, derivative
  }

  private func attributeSyntax(of name: TokenRecord) -> AttributeSyntax {
    switch firstByte(name) {
    case UInt8(ascii: "a"):
      if hasText(name, "available") { return .availability }
      if hasText(name, "attached") { return .macroRole }
      if hasText(name, "abi") { return .declaration }
    case UInt8(ascii: "b"):
      if hasText(name, "backDeployed") { return .version }
    case UInt8(ascii: "d"):
      if hasText(name, "differentiable") { return .whereClause }
      if hasText(name, "derivative") { return .derivative }
    case UInt8(ascii: "f"):
      if hasText(name, "freestanding") { return .macroRole }
    case UInt8(ascii: "o"):
      if hasText(name, "objc") { return .tokens }
    case UInt8(ascii: "s"):
      if hasText(name, "specialized") { return .whereClause }
    case UInt8(ascii: "t"):
      if hasText(name, "transpose") { return .derivative }
    case UInt8(ascii: "S"):
      if hasText(name, "Sendable") { return .none }
    case UInt8(ascii: "_"):
      if hasText(name, "_spi_available") { return .availability }
      if hasText(name, "_specialize") { return .whereClause }
      if hasText(name, "_implements") { return .implements }
      if hasText(name, "_backDeploy") || hasText(name, "_originallyDefinedIn") { return .version }
      if hasText(name, "_dynamicReplacement") { return .declName }
      if hasText(name, "_effects") || hasText(name, "_documentation") { return .tokens }
    default: break
    }
    return .expressions
  }

  /// Whether the parenthesis here belongs to the attribute before it.
  private mutating func isAtAttributeArguments(isRequired: Bool = false) -> Bool {
    guard current.kind == .leftParen, !isAfterNewline else { return false }
    if isRequired || !current.flags.contains(.afterTrivia) { return true }
    var cursor = cursor()
    skipBalanced(&cursor)
    return canFollowAttribute(cursor)
  }

  private mutating func canFollowAttribute(_ cursor: Cursor) -> Bool {
    cursor.kind == .atSign || cursor.kind.beginsDeclaration
      || (cursor.kind.isModifier && cursor.kind.rawValue < TokenKind.actorKeyword.rawValue)
  }

  private mutating func parseAttributeExpressions() {
    take()
    parseArguments(until: .rightParen)
    expectCloser(.rightParen)
  }

  private mutating func parseAttributeTokens() {
    let mark = mark()
    take()
    while current.kind != .rightParen,
      !isAtListBarrier || (!isAfterNewline && current.kind.isReservedWord)
    {
      takeBalanced()
    }
    if tokens.count > mark.token + 1 {
      let inner = Mark(node: nodes.count, token: mark.token + 1, errors: errorCount)
      finish(.attributeArguments, from: inner)
    }
    expectCloser(.rightParen)
  }

  /// Parses the role of a macro, which may be `extension`, and what follows.
  private mutating func parseMacroRole() {
    take()
    if current.kind == .extensionKeyword {
      let mark = mark()
      take(as: .identifier)
      finish(.declReferenceExpr, from: mark)
      take(if: .comma)
      finish(.labeledExpr, from: mark)
    }
    parseArguments(until: .rightParen)
    expectCloser(.rightParen)
  }

  /// Moves a cursor behind an attribute.
  mutating func skipAttribute(_ cursor: inout Cursor) {
    advance(&cursor)
    let name = cursor.token
    guard skipSimpleAttributeName(&cursor), !isPlainTypeAttribute(name) else { return }
    guard cursor.kind == .leftParen, !cursor.isAfterNewline else { return }
    if !cursor.token.flags.contains(.afterTrivia) {
      return skipBalanced(&cursor)
    }
    var ahead = cursor
    skipBalanced(&ahead)
    let isRequired: Bool
    switch attributeSyntax(of: name) {
    case .none: return
    case .expressions, .macroRole: isRequired = false
    default: isRequired = true
    }
    if isRequired || canFollowAttribute(ahead) { cursor = ahead }
  }

  private mutating func skipSimpleAttributeName(_ cursor: inout Cursor) -> Bool {
    if cursor.kind == .rethrowsKeyword {
      advance(&cursor)
      return true
    }
    return skipSimpleType(&cursor)
  }

  /// Whether the `#if` here holds nothing but attributes.
  mutating func isAtAttributeIfConfig() -> Bool {
    guard current.kind == .poundIf else { return false }
    var cursor = cursor()
    return skipAttributeIfConfig(&cursor)
  }

  private mutating func skipAttributeIfConfig(_ cursor: inout Cursor) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    var hasAttributes = false
    repeat {
      advance(&cursor)
      skipToLineEnd(&cursor)
      while true {
        if cursor.kind == .atSign {
          hasAttributes = true
          skipAttribute(&cursor)
        } else if cursor.kind == .poundIf {
          guard skipAttributeIfConfig(&cursor) else { return false }
          hasAttributes = true
        } else {
          break
        }
      }
    } while cursor.kind == .poundElseif || cursor.kind == .poundElse
    return hasAttributes && cursor.isAfterNewline && skip(if: .poundEndif, &cursor)
  }
}
