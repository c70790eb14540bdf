/// What stands around an item and decides how it is read.
struct ItemContext: Sendable, Equatable {
  /// Where the item stands.
  enum ViewContext: Sendable { case file, members }

  var place: ViewContext
  /// How many constructs are open around the item.
  var depth: Int
  /// How many `#if` are open around the item.
  var openIfConfigs: Int
  /// Whether only the file or an `#if` clause holds the item, so that no brace can close around it.
  var isOutermost: Bool

  static let file = ItemContext(place: .file, depth: 0, openIfConfigs: 0, isOutermost: true)
}

/// A run of units in a container that is not finished yet.
struct PendingRun {
  /// How many tokens of the open units had been taken before the run.
  var tokenCount: Int
  /// Where the run starts and ends.
  var range: Range<Int>
  var lookahead: Int
  var units: UnitList
}

extension Parser {
  /// The longest text that is parsed, because records hold offsets in 32 bits; a longer one is kept
  /// as trivia.
  static let maximumByteCount = Int(UInt32.max) - 16

  /// Parses a whole file.
  static func parseFile(_ bytes: [UInt8]) -> [Unit] {
    guard bytes.count <= maximumByteCount else { return [unparsed(bytes)] }
    return bytes.withUnsafeBufferPointer { source in
      var parser = Parser(
        source: source,
        from: 0,
        after: nil,
        context: .file,
        isPartial: false
      )
      var units: [Unit] = []
      while parser.current.kind != .endOfFile {
        units.append(parser.parseUnit(in: .file))
      }
      units.append(parser.parseEndOfFile())
      return units
    }
  }

  /// The end of the file behind a text that is too long.
  private static func unparsed(_ bytes: [UInt8]) -> Unit {
    Unit(
      bytes: bytes,
      tokens: [
        TokenRecord(start: 0, end: 0, kind: .endOfFile, flags: .malformed, lexedKind: .endOfFile)
      ],
      nodes: [NodeRecord(firstToken: 0, tokenEnd: 1, size: 1, kind: .endOfFile, hasErrors: true)],
      runs: [],
      lookahead: 0,
      rereads: Unit.Rereads(before: 0, through: 0),
      extent: Extent(
        byteCount: bytes.count,
        newlineCount: newlineCount(in: bytes[...]),
        errorCount: 1
      )
    )
  }

  /// Parses the end of the file with the trivia before it as a unit of its own.
  mutating func parseEndOfFile() -> Unit {
    let start = previousEnd
    let mark = mark()
    take()
    finish(.endOfFile, from: mark)
    return makeUnit(from: mark, runs: runs.count, start: start, rereadsBefore: rereadCount)
  }

  /// Parses one item of the file or of a type as a unit; always takes at least one token.
  mutating func parseUnit(in context: ItemContext) -> Unit {
    let start = previousEnd
    let runMark = runs.count
    let mark = mark()
    let lineMark = lineTokenStart
    let rereadsBefore = rereadCount
    let mayTrustIndentation = context.isOutermost && !trustsIndentation && isAfterNewline
    // What is missing in the units inside counts for the outermost unit, and for no other.
    let didEndInsideBrace = endedInsideBrace
    if context.isOutermost { endedInsideBrace = false }
    if mayTrustIndentation, rereadCount >= Unit.Rereads.maximum {
      trustsIndentation = true
      parseUnitItem(in: context)
      trustsIndentation = false
    } else {
      let state = mayTrustIndentation ? saveState() : nil
      parseUnitItem(in: context)
      if let state, endedInsideBrace || isFollowedByOuterBrace(from: mark) {
        // The braces of this unit do not add up: read it again and let indentation say what they
        // close.
        restore(state)
        tokens.removeLast(tokens.count - mark.token)
        nodes.removeLast(nodes.count - mark.node)
        runs.removeLast(runs.count - runMark)
        errorCount = mark.errors
        previousEnd = start
        lineTokenStart = lineMark
        rereadCount = rereadsBefore + 1
        trustsIndentation = true
        parseUnitItem(in: context)
        trustsIndentation = false
      }
    }
    if context.isOutermost { endedInsideBrace = didEndInsideBrace }
    // A unit ends where a token of the lexer ends, so that the next can be parsed without this one.
    if isSplit {
      errorCount += 1
      take()
    }
    while take(if: .semicolon) {}
    return makeUnit(from: mark, runs: runMark, start: start, rereadsBefore: rereadsBefore)
  }

  /// Parses a run of units up to what ends it, as a hole in the node that is open.
  mutating func parseUnits(in context: ItemContext, column: Int, lookahead: Int) {
    let start = previousEnd
    let errors = errorCount
    var units: [Unit] = []
    while !isAtEndOfUnits(in: context.place, column: column) {
      units.append(parseUnit(in: context))
      // A unit counts its own errors.
      errorCount = errors
    }
    guard !units.isEmpty else { return }
    let mark = mark()
    finish(.hole, from: mark)
    runs.append(
      PendingRun(
        tokenCount: tokens.count,
        range: start..<previousEnd,
        lookahead: lookahead,
        units: UnitList(units)
      )
    )
  }

  /// Makes a unit of what was taken and finished since a mark.
  private mutating func makeUnit(
    from mark: Mark,
    runs runMark: Int,
    start: Int,
    rereadsBefore: UInt8
  ) -> Unit {
    // A unit has one root, whatever went wrong in it.
    if nodes.count == mark.node || Int(nodes[nodes.count - 1].size) != nodes.count - mark.node {
      finish(.unexpectedNodes, from: mark)
    }
    let ownRuns = Array(runs[runMark...])
    var bytes: [UInt8] = []
    var extent = Extent()
    var memberRuns: [MemberRun] = []
    let holeBytes = ownRuns.reduce(0) { $0 + $1.range.count }
    bytes.reserveCapacity(previousEnd - start - holeBytes)
    var copied = start
    for run in ownRuns {
      bytes.append(contentsOf: lexer.source[copied..<run.range.lowerBound])
      copied = run.range.upperBound
      extent += run.units.extent
      memberRuns.append(
        MemberRun(
          tokenIndex: run.tokenCount - mark.token,
          shellOffset: bytes.count,
          lookahead: run.lookahead,
          byteCountThroughEnd: extent.byteCount,
          units: run.units
        )
      )
    }
    bytes.append(contentsOf: lexer.source[copied..<previousEnd])
    extent.byteCount += bytes.count
    extent.newlineCount += newlineCount(in: bytes[...])
    if errorCount != mark.errors { extent.errorCount += 1 }

    let unit = Unit(
      bytes: bytes,
      tokens: takenTokens(from: mark.token, start: start, runs: memberRuns),
      nodes: preorder(from: mark),
      runs: memberRuns,
      lookahead: lexer.examined - previousEnd,
      rereads: Unit.Rereads(before: rereadsBefore, through: rereadCount),
      extent: extent
    )
    tokens.removeLast(tokens.count - mark.token)
    nodes.removeLast(nodes.count - mark.node)
    runs.removeLast(runs.count - runMark)
    return unit
  }

  /// The tokens taken since a number of tokens, with offsets among the unit's own bytes.
  private func takenTokens(from first: Int, start: Int, runs: [MemberRun]) -> [TokenRecord] {
    var result = Array(tokens[first...])
    var run = 0
    var shift = start
    for index in result.indices {
      while run < runs.count, runs[run].tokenIndex <= index {
        shift = start + runs[run].byteCountThroughEnd
        run += 1
      }
      result[index].start -= UInt32(truncatingIfNeeded: shift)
      result[index].end -= UInt32(truncatingIfNeeded: shift)
    }
    return result
  }

  /// The nodes finished since a mark, in preorder.
  private mutating func preorder(from mark: Mark) -> [NodeRecord] {
    let count = nodes.count - mark.node
    guard count > 0 else { return [] }
    var result = [NodeRecord](
      repeating: NodeRecord(
        firstToken: 0,
        tokenEnd: 0,
        size: 1,
        kind: .unexpectedNodes,
        hasErrors: false
      ),
      count: count
    )
    // Going backwards through postorder meets every node before what is inside it. The places where
    // the open subtrees begin tell how deep a node is.
    openSubtrees.removeAll(keepingCapacity: true)
    var index = count - 1
    while index >= 0 {
      var record = nodes[mark.node + index]
      let size = Int(record.size)
      while let last = openSubtrees.last, last > index { openSubtrees.removeLast() }
      record.firstToken -= UInt32(truncatingIfNeeded: mark.token)
      record.tokenEnd -= UInt32(truncatingIfNeeded: mark.token)
      result[index - size + 1 + openSubtrees.count] = record
      openSubtrees.append(index - size + 1)
      index -= 1
    }
    return result
  }
}

/// What the parser must remember to read a unit a second time.
struct ParserState {
  var lexer: Lexer
  var current: TokenRecord
  var ahead: TokenQueue
  var depth: Int
}

extension Parser {
  func saveState() -> ParserState {
    ParserState(
      lexer: lexer,
      current: current,
      ahead: ahead.copy(),
      depth: depth
    )
  }

  mutating func restore(_ state: ParserState) {
    let examined = max(lexer.examined, state.lexer.examined)
    lexer = state.lexer
    lexer.examined = examined
    current = state.current
    isSplit = false
    ahead = state.ahead
    depth = state.depth
  }

  /// The column of the first token on a line, in bytes.
  func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineEnd(lexer.byte(at: start - 1)) { start -= 1 }
    return offset - start
  }

  /// Where a block's lines must stand right of, if indentation decides; otherwise -1. Call it when
  /// the block's opening brace was taken.
  func blockColumn() -> Int {
    trustsIndentation ? column(of: lineTokenStart) : -1
  }

  /// Whether indentation says that the block opened at a column has ended before the current token.
  func isOutdented(from column: Int) -> Bool {
    guard column >= 0, isAfterNewline else { return false }
    if current.kind == .rightBrace { return self.column(of: Int(current.start)) < column }
    guard current.kind.beginsDeclaration else { return false }
    return self.column(of: Int(current.start)) <= column
  }

  /// Whether indentation says that the current brace closes nothing.
  func isStrayBrace(in column: Int) -> Bool {
    guard column >= 0, isAfterNewline, current.kind == .rightBrace else { return false }
    return self.column(of: Int(current.start)) > column
  }

  /// Takes the brace that closes a block opened at a column.
  mutating func expectRightBrace(column: Int) {
    if isOutdented(from: column) {
      errorCount += 1
    } else if !take(if: .rightBrace) {
      errorCount += 1
      endedInsideBrace = true
    }
  }

  /// Whether the unit ended with a brace deeper than its first line and, before the next line that
  /// stands as far left as the unit, there is a brace too many.
  private mutating func isFollowedByOuterBrace(from mark: Mark) -> Bool {
    guard let last = tokens.last, last.kind == .rightBrace, last.flags.contains(.afterNewline),
      mark.token < tokens.count
    else { return false }
    let column = self.column(of: Int(tokens[mark.token].start))
    guard self.column(of: Int(last.start)) > column else { return false }
    var cursor = cursor()
    while cursor.kind != .endOfFile {
      if cursor.isAfterNewline, self.column(of: Int(cursor.token.start)) <= column {
        return cursor.kind == .rightBrace
      }
      if cursor.kind == .rightBrace || cursor.kind == .poundEndif { return false }
      let index = cursor.index
      skipBalanced(&cursor)
      if cursor.index == index { advance(&cursor) }
    }
    return false
  }
}

extension TokenKind {
  /// Whether a declaration can begin with the token and hardly anything else can, at the start of a
  /// line.
  var beginsDeclaration: Bool {
    switch self {
    case .funcKeyword, .varKeyword, .structKeyword, .classKeyword, .enumKeyword,
      .extensionKeyword, .protocolKeyword, .initKeyword, .deinitKeyword, .subscriptKeyword,
      .typealiasKeyword, .importKeyword, .staticKeyword, .privateKeyword, .fileprivateKeyword,
      .internalKeyword, .publicKeyword, .letKeyword, .atSign:
      true
    default:
      false
    }
  }
}
