extension Parser {
  /// Whether a declaration begins at the current token.
  ///
  /// - Parameter isMember: whether only declarations may stand here, as among the members of a
  ///   type.
  mutating func isAtDeclaration(asMember isMember: Bool) -> Bool {
    switch current.kind {
    case .funcKeyword, .varKeyword, .letKeyword, .structKeyword, .classKeyword, .enumKeyword,
      .extensionKeyword, .protocolKeyword, .importKeyword, .typealiasKeyword,
      .associatedtypeKeyword, .subscriptKeyword, .operatorKeyword, .precedencegroupKeyword,
      .deinitKeyword, .initKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword,
      .publicKeyword, .staticKeyword:
      return true
    case .caseKeyword, .pound:
      return isMember && isDeclaration(cursor(), asMember: true)
    case .atSign:
      return peek().kind.isWord
    case .inoutKeyword:
      return false
    case .poundIf:
      return isAtAttributeIfConfig()
    default:
      // All other declarations begin with a contextual word.
      guard current.kind.rawValue >= TokenKind.actorKeyword.rawValue else { return false }
      return isDeclaration(cursor(), asMember: isMember)
    }
  }

  /// Whether a declaration begins at a cursor, behind its attributes and modifiers.
  private mutating func isDeclaration(_ start: Cursor, asMember isMember: Bool) -> Bool {
    var cursor = start
    var hasPrefix = false
    while cursor.kind != .endOfFile {
      if cursor.kind == .atSign {
        skipAttribute(&cursor)
      } else if cursor.kind.isModifier, cursor.kind != .classKeyword {
        // `open(url)` is a call.
        let hasDetail = cursor.kind.mayHaveModifierDetail && cursor.kind != .openKeyword
        advance(&cursor)
        if hasDetail, cursor.kind == .leftParen { skipBalanced(&cursor) }
      } else {
        break
      }
      hasPrefix = true
    }
    switch cursor.kind {
    case .funcKeyword, .varKeyword, .letKeyword, .structKeyword, .classKeyword, .enumKeyword,
      .extensionKeyword, .protocolKeyword, .importKeyword, .typealiasKeyword,
      .associatedtypeKeyword, .subscriptKeyword, .operatorKeyword, .precedencegroupKeyword,
      .deinitKeyword, .initKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword,
      .publicKeyword, .staticKeyword, .inoutKeyword:
      return true
    case .caseKeyword:
      return isMember
    case .pound:
      return (hasPrefix || isMember) && !token(at: cursor.index + 1).flags.contains(.afterNewline)
    case .actorKeyword:
      var ahead = cursor
      advance(&ahead)
      return ahead.kind.isIdentifier
    case .macroKeyword:
      return token(at: cursor.index + 1).kind.isIdentifier
    case .usingKeyword:
      let next = token(at: cursor.index + 1)
      return !hasPrefix && isOnSameLine(next) && (next.kind == .atSign || next.kind.isIdentifier)
    default:
      return hasPrefix && isMember
    }
  }

  /// Parses a declaration with its attributes and modifiers.
  ///
  /// - Parameter isUnit: whether the members of a type become units of their own.
  mutating func parseDeclaration(isUnit: Bool, isMember: Bool) {
    let mark = mark()
    parseAttributes()
    parseModifiers()
    switch current.kind {
    case .importKeyword: parseImport(from: mark)
    case .structKeyword: parseNominalType(.structDecl, from: mark, isUnit: isUnit)
    case .classKeyword: parseNominalType(.classDecl, from: mark, isUnit: isUnit)
    case .enumKeyword: parseNominalType(.enumDecl, from: mark, isUnit: isUnit)
    case .protocolKeyword: parseNominalType(.protocolDecl, from: mark, isUnit: isUnit)
    case .actorKeyword: parseNominalType(.actorDecl, from: mark, isUnit: isUnit)
    case .extensionKeyword: parseExtension(from: mark, isUnit: isUnit)
    case .caseKeyword: parseEnumCase(from: mark)
    case .associatedtypeKeyword: parseAssociatedType(from: mark)
    case .typealiasKeyword: parseTypealias(from: mark)
    case .funcKeyword: parseFunction(from: mark)
    case .subscriptKeyword: parseSubscript(from: mark)
    case .initKeyword: parseInitializer(from: mark)
    case .deinitKeyword: parseDeinitializer(from: mark)
    case .operatorKeyword: parseOperator(from: mark)
    case .precedencegroupKeyword: parsePrecedenceGroup(from: mark)
    case .macroKeyword: parseMacro(from: mark)
    case .pound: parseMacroExpansion(.macroExpansionDecl, from: mark, isCondition: false)
    case .usingKeyword: parseUsing(from: mark)
    case .letKeyword, .varKeyword, .inoutKeyword: parseVariable(from: mark, isMember: isMember)
    default:
      errorCount += 1
      finish(.missingDecl, from: mark)
    }
  }

  private mutating func parseImport(from mark: Mark) {
    take()
    switch current.kind {
    case .typealiasKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword,
      .varKeyword, .letKeyword, .funcKeyword:
      take()
    default: break
    }
    repeat {
      let component = self.mark()
      if !takeIdentifier() {
        if isAtOperator { take() } else { errorCount += 1 }
      }
      let isLast = current.kind != .period && current.kind != .colonColon
      if !isLast { take() }
      finish(.importPathComponent, from: component)
      if isLast { break }
    } while current.kind != .endOfFile
    finish(.importDecl, from: mark)
  }

  private mutating func parseUsing(from mark: Mark) {
    take()
    if current.kind == .atSign { parseAttribute() } else { expectIdentifier() }
    finish(.usingDecl, from: mark)
  }

  private mutating func parseNominalType(_ kind: NodeKind, from mark: Mark, isUnit: Bool) {
    take()
    let hasName = expectDeclarationName()
    if !hasName, isAfterNewline {
      return finish(kind, from: mark)
    }
    if isAtLeftAngle {
      if kind == .protocolDecl { parsePrimaryAssociatedTypes() } else { parseGenericParameters() }
    }
    if current.kind == .colon { parseInheritanceClause() }
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    parseMemberBlock(isUnit: isUnit)
    finish(kind, from: mark)
  }

  private mutating func parseExtension(from mark: Mark, isUnit: Bool) {
    take()
    parseType()
    if current.kind == .colon { parseInheritanceClause() }
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    parseMemberBlock(isUnit: isUnit)
    finish(.extensionDecl, from: mark)
  }

  mutating func parseInheritanceClause() {
    let mark = mark()
    take()
    repeat {
      let item = self.mark()
      if current.kind == .classKeyword {
        let restriction = self.mark()
        take()
        finish(.classRestrictionType, from: restriction)
      } else {
        parseType()
      }
      let goesOn = take(if: .comma)
      finish(.inheritedType, from: item)
      if !goesOn || current.kind == .leftBrace || current.kind == .whereKeyword { break }
    } while current.kind != .endOfFile
    finish(.inheritanceClause, from: mark)
  }

  private mutating func parseMemberBlock(isUnit: Bool) {
    let mark = mark()
    guard current.kind == .leftBrace else {
      errorCount += 1
      return finish(.memberBlock, from: mark)
    }
    guard enter() else {
      takeNested()
      return finish(.memberBlock, from: mark)
    }
    defer { leave() }
    take()
    let column = blockColumn()
    if isUnit {
      // A brace is one byte and what follows it cannot change that, so the shell looked at nothing
      // in the run.
      let context = ItemContext(
        place: .members,
        depth: depth,
        openIfConfigs: openIfConfigs,
        isOutermost: false
      )
      parseUnits(in: context, column: column, lookahead: 0)
    } else {
      parseMembers(column: column)
    }
    expectRightBrace(column: column)
    finish(.memberBlock, from: mark)
  }

  /// Parses the members of a type that is no unit.
  mutating func parseMembers(column: Int) {
    while !isAtEndOfMembers(column: column) {
      parseUnitlessMember()
    }
  }

  func isAtEndOfMembers(column: Int) -> Bool {
    switch current.kind {
    case .endOfFile, .interpolationEnd, .stringSegment: true
    case .rightBrace: !isStrayBrace(in: column)
    case .poundElse, .poundElseif, .poundEndif: openIfConfigs > 0
    default: isOutdented(from: column)
    }
  }

  private mutating func parseAssociatedType(from mark: Mark) {
    take()
    take(if: .eachKeyword)
    if !expectDeclarationName() { return finish(.associatedTypeDecl, from: mark) }
    if current.kind == .colon { parseInheritanceClause() }
    if current.kind == .equal { parseTypeInitializerClause() }
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    finish(.associatedTypeDecl, from: mark)
  }

  private mutating func parseTypealias(from mark: Mark) {
    take()
    expectDeclarationName()
    if isAtLeftAngle { parseGenericParameters() }
    if current.kind == .equal {
      parseTypeInitializerClause()
    } else {
      errorCount += 1
    }
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    finish(.typeAliasDecl, from: mark)
  }

  private mutating func parseTypeInitializerClause() {
    let mark = mark()
    take()
    parseType()
    finish(.typeInitializerClause, from: mark)
  }

  private mutating func parseEnumCase(from mark: Mark) {
    take()
    repeat {
      let element = self.mark()
      if current.kind == .period { take(); errorCount += 1 }
      expectDeclarationName()
      if current.kind == .leftParen { parseParameterClause(.enumCaseParameterClause) }
      if current.kind == .equal { parseInitializerClause() }
      let goesOn = take(if: .comma)
      finish(.enumCaseElement, from: element)
      if !goesOn { break }
    } while current.kind != .endOfFile
    finish(.enumCaseDecl, from: mark)
  }

  // MARK: Names

  /// Takes a name if one is here.
  @discardableResult
  mutating func takeIdentifier() -> Bool {
    guard current.kind.isIdentifier else { return false }
    take(as: .identifier)
    return true
  }

  @discardableResult
  mutating func expectIdentifier() -> Bool {
    if takeIdentifier() { return true }
    errorCount += 1
    return false
  }

  /// Takes the name of a declaration; a reserved word on the same line is kept as a name with an
  /// error.
  @discardableResult
  mutating func expectDeclarationName() -> Bool {
    if takeIdentifier() { return true }
    errorCount += 1
    switch current.kind {
    case .selfTypeKeyword, .selfKeyword, .wildcard, .dollarIdentifier: break
    case _ where current.kind.isReservedWord && current.kind != .whereKeyword: break
    default: return false
    }
    guard !isAfterNewline else { return false }
    take()
    return true
  }
}
