extension Parser {
  /// Whether a word that only begins patterns is here.
  mutating func isAtPatternStart() -> Bool {
    switch current.kind {
    case .isKeyword, .letKeyword, .varKeyword, .inoutKeyword: return true
    case .borrowingKeyword: return isBindingWord()
    default: return false
    }
  }

  private mutating func isBindingWord() -> Bool {
    let next = peek()
    return isOnSameLine(next) && (next.kind.isIdentifier || next.kind == .wildcard)
  }

  /// Parses a pattern as it stands in a declaration; where none is, a `missingPattern`.
  mutating func parsePattern() {
    let mark = mark()
    guard enter() else { return takeNested() }
    defer { leave() }
    switch current.kind {
    case .leftParen: parseTuplePattern()
    case .wildcard:
      take()
      finish(.wildcardPattern, from: mark)
    case .letKeyword, .varKeyword, .inoutKeyword:
      take()
      parsePattern()
      finish(.valueBindingPattern, from: mark)
    case .borrowingKeyword where isBindingWord():
      take()
      parsePattern()
      finish(.valueBindingPattern, from: mark)
    case _ where current.kind.isIdentifier:
      take(as: .identifier)
      finish(.identifierPattern, from: mark)
    case .dollarIdentifier:
      take()
      errorCount += 1
      finish(.identifierPattern, from: mark)
    case _ where current.kind.isReservedWord && !isAfterNewline && current.kind != .inKeyword:
      take()
      errorCount += 1
      finish(.identifierPattern, from: mark)
    default:
      finishMissing(.missingPattern)
    }
  }

  private mutating func parseTuplePattern() {
    let mark = mark()
    take()
    while current.kind != .rightParen, current.kind != .endOfFile {
      let element = self.mark()
      if current.kind.isIdentifier, peek().kind == .colon {
        take(as: .identifier)
        take()
      }
      parsePattern()
      let goesOn = take(if: .comma)
      if tokens.count == element.token {
        nodes.removeLast(nodes.count - element.node)
        break
      }
      finish(.tuplePatternElement, from: element)
      if !goesOn { break }
    }
    expectCloser(.rightParen)
    finish(.tuplePattern, from: mark)
  }

  /// Parses a pattern as it stands behind `case`.
  mutating func parseMatchingPattern(_ place: PatternPlace) {
    let mark = mark()
    switch current.kind {
    case .isKeyword:
      take()
      parseType()
      return finish(.isTypePattern, from: mark)
    case .letKeyword, .varKeyword, .inoutKeyword:
      return parseValueBinding()
    case .borrowingKeyword where isBindingWord():
      return parseValueBinding()
    default: break
    }
    parseSequence(in: .condition, pattern: place)
    if lastKind == .patternExpr {
      // A binding is a pattern by itself.
      nodes.removeLast()
    } else {
      finish(.expressionPattern, from: mark)
    }
  }

  private mutating func parseValueBinding() {
    let mark = mark()
    guard enter() else { return takeNested() }
    defer { leave() }
    take()
    parseMatchingPattern(.binding)
    finish(.valueBindingPattern, from: mark)
  }
}
