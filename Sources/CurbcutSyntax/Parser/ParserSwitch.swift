extension Parser {
  mutating func parseSwitch() {
    let mark = mark()
    take()
    if current.kind == .leftBrace {
      finishMissing(.missingExpr)
    } else {
      parseExpression(in: .condition)
    }
    guard current.kind == .leftBrace else {
      errorCount += 1
      return finish(.switchExpr, from: mark)
    }
    take()
    let column = blockColumn()
    parseSwitchCases(column: column)
    expectRightBrace(column: column)
    finish(.switchExpr, from: mark)
  }

  /// Whether a `case` or `default` of a `switch` begins here.
  mutating func isAtSwitchCase() -> Bool {
    switch current.kind {
    case .caseKeyword, .defaultKeyword: return true
    case .atSign: return isSwitchCase(cursor())
    default: return false
    }
  }

  private mutating func isSwitchCase(_ start: Cursor) -> Bool {
    var cursor = start
    while cursor.kind == .atSign { skipAttribute(&cursor) }
    return cursor.kind == .caseKeyword || cursor.kind == .defaultKeyword
  }

  /// Parses the cases of a `switch`, those in `#if` included.
  mutating func parseSwitchCases(column: Int) {
    while true {
      switch current.kind {
      case .endOfFile, .interpolationEnd, .stringSegment: return
      case .rightBrace:
        if !isStrayBrace(in: column) { return }
      case .poundElse, .poundElseif, .poundEndif:
        if openIfConfigs > 0 { return }
      default:
        if isOutdented(from: column), current.kind != .atSign { return }
      }
      if isAtSwitchCase() {
        parseSwitchCase(column: column)
      } else if current.kind == .poundIf {
        parseIfConfig(.switchCases, isOutermost: false)
      } else {
        // Statements before the first case.
        let mark = mark()
        errorCount += 1
        parseSwitchCaseBody(column: column)
        if tokens.count == mark.token { takeBalanced() }
        finish(.switchCase, from: mark)
      }
    }
  }

  private mutating func parseSwitchCase(column: Int) {
    let mark = mark()
    while current.kind == .atSign { parseAttribute() }
    let label = self.mark()
    if current.kind == .defaultKeyword {
      take()
      expect(.colon)
      finish(.switchDefaultLabel, from: label)
    } else {
      take()
      repeat {
        let item = self.mark()
        parseMatchingPattern(.matching)
        if current.kind == .whereKeyword {
          let clause = self.mark()
          take()
          parseExpression()
          finish(.whereClause, from: clause)
        }
        let goesOn = take(if: .comma)
        finish(.switchCaseItem, from: item)
        if !goesOn { break }
        take(if: .caseKeyword)
      } while current.kind != .endOfFile
      expect(.colon)
      finish(.switchCaseLabel, from: label)
    }
    parseSwitchCaseBody(column: column)
    finish(.switchCase, from: mark)
  }

  private mutating func parseSwitchCaseBody(column: Int) {
    while true {
      switch current.kind {
      case .endOfFile, .rightBrace, .caseKeyword, .defaultKeyword, .interpolationEnd,
        .stringSegment:
        return
      case .poundElse, .poundElseif, .poundEndif:
        if openIfConfigs > 0 { return }
      case .atSign:
        if isAtSwitchCase() { return }
      case .poundIf:
        if isAtIfConfigOfSwitchCases() { return }
      default:
        if isOutdented(from: column) { return }
      }
      parseCodeBlockItem(column: column)
    }
  }

  /// Whether the `#if` here holds cases rather than statements of the case before it.
  private mutating func isAtIfConfigOfSwitchCases() -> Bool {
    var cursor = cursor()
    repeat {
      advance(&cursor)
      skipToLineEnd(&cursor)
    } while cursor.kind == .poundIf || cursor.kind == .poundElseif || cursor.kind == .poundElse
    return isSwitchCase(cursor)
  }
}
