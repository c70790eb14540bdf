extension Parser {
  mutating func parseGenericParameters() {
    let mark = mark()
    takePrefix(1, as: .leftAngle)
    while !isAtRightAngle, current.kind != .endOfFile {
      let parameter = self.mark()
      parseAttributes()
      if current.kind == .eachKeyword || current.kind == .letKeyword { take() }
      expectIdentifier()
      if atOperator("...") {
        take(as: .ellipsis)
        errorCount += 1
      }
      if take(if: .colon) { parseType() }
      let goesOn = take(if: .comma)
      if tokens.count == parameter.token { break }
      finish(.genericParameter, from: parameter)
      if !goesOn { break }
    }
    if current.kind == .whereKeyword { parseGenericWhereClause() }
    if isAtRightAngle { takePrefix(1, as: .rightAngle) } else { errorCount += 1 }
    finish(.genericParameterClause, from: mark)
  }

  mutating func parsePrimaryAssociatedTypes() {
    let mark = mark()
    takePrefix(1, as: .leftAngle)
    while !isAtRightAngle, current.kind != .endOfFile {
      let item = self.mark()
      expectIdentifier()
      let goesOn = take(if: .comma)
      if tokens.count == item.token { break }
      finish(.primaryAssociatedType, from: item)
      if !goesOn { break }
    }
    if isAtRightAngle { takePrefix(1, as: .rightAngle) } else { errorCount += 1 }
    finish(.primaryAssociatedTypeClause, from: mark)
  }

  mutating func parseGenericWhereClause() {
    let mark = mark()
    take()
    repeat {
      // A requirement is the direct content of the clause, as the wrapper around it in swift-syntax
      // holds nothing else but its comma.
      let requirement = self.mark()
      parseRequirementSide()
      let kind = parseRequirementRest()
      finish(kind, from: requirement)
      if !take(if: .comma) || current.kind == .leftBrace { break }
    } while current.kind != .endOfFile
    finish(.genericWhereClause, from: mark)
  }

  private mutating func parseRequirementRest() -> NodeKind {
    if current.kind == .colon {
      take()
      guard isAtLayout() else {
        parseType()
        return .conformanceRequirement
      }
      take()
      if current.kind == .leftParen {
        take()
        take(if: .integerLiteral)
        if take(if: .comma) { take(if: .integerLiteral) }
        expectCloser(.rightParen)
      }
      return .layoutRequirement
    }
    if atOperator("==") {
      take(as: .binaryOperator)
      parseRequirementSide()
    } else {
      errorCount += 1
    }
    return .sameTypeRequirement
  }

  private mutating func parseRequirementSide() {
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

  private func isAtLayout() -> Bool {
    guard firstByte(current) == UInt8(ascii: "_"), current.kind == .identifier else { return false }
    return hasText(current, "_Trivial") || hasText(current, "_TrivialAtMost")
      || hasText(current, "_TrivialStride") || hasText(current, "_UnknownLayout")
      || hasText(current, "_RefCountedObject") || hasText(current, "_NativeRefCountedObject")
      || hasText(current, "_Class") || hasText(current, "_NativeClass")
      || hasText(current, "_BridgeObject")
  }
}
