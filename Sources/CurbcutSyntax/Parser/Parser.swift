/// Turns bytes into units, following the grammar of Swift 6.3 and the tree shapes of swift-syntax.
///
/// The parser takes tokens one by one and appends a node's record when the node is finished, so
/// wrapping a finished node costs nothing. Every function that parses takes at least one token or
/// says that it has not, and every list ends when nothing was taken; whatever cannot be used is
/// kept as `unexpectedNodes`.
///
/// It cannot be copied, because a copy for every question asked of it would fill the stack in debug
/// builds.
struct Parser: ~Copyable {
  var lexer: Lexer
  /// The token to take next.
  var current: TokenRecord
  /// How many tokens further the bracket closes that the current token opens, if that is known.
  var currentCloseDistance: Int32 = 0
  /// Whether the current token is what is left of an operator whose first bytes were taken.
  var isSplit = false
  /// Tokens behind `current` that were looked at already.
  var ahead = TokenQueue()
  /// The tokens taken for the units that are open.
  var tokens: [TokenRecord] = []
  /// The nodes finished for the units that are open, in postorder.
  var nodes: [NodeRecord] = []
  /// The runs finished for the containers that are open.
  var runs: [PendingRun] = []
  /// Where the subtrees begin that are open while nodes are put in order; kept to be used again.
  var openSubtrees: [Int] = []
  /// Where the token taken last ends.
  var previousEnd: Int
  /// Where the token taken last that begins a line starts.
  var lineTokenStart: Int
  /// How many errors were found in the units that are open.
  var errorCount = 0
  /// How many nested constructs are open.
  var depth: Int
  /// How many units were read a second time so far.
  var rereadCount: UInt8 = 0
  /// How many `#if` are open around the current token.
  var openIfConfigs: Int
  /// Whether indentation decides which brace closes what, because counting braces did not.
  var trustsIndentation = false
  /// Whether a brace was missing where the file or an `#if` clause ends.
  var endedInsideBrace = false
  /// Whether the window ends before the file does; then tokens at its end must not be believed.
  let isPartial: Bool

  /// How deep constructs may nest before what is inside is kept as a row of tokens. It is the depth
  /// that a secondary thread's stack of 512 kB holds in a debug build, for all builds, so that all
  /// have the same trees.
  static let maximumDepth = 64

  /// Where a node begins: what had been taken, finished and found before it.
  struct Mark {
    var node: Int
    var token: Int
    var errors: Int
  }

  init(
    source: UnsafeBufferPointer<UInt8>,
    from start: Int,
    after previous: TokenRecord?,
    context: ItemContext,
    isPartial: Bool
  ) {
    lexer = Lexer(
      source: source,
      from: start,
      previousKind: previous?.lexedKind ?? .endOfFile,
      previousFlags: previous?.flags ?? []
    )
    current = lexer.next()
    previousEnd = start
    lineTokenStart = start
    depth = context.depth
    openIfConfigs = context.openIfConfigs
    self.isPartial = isPartial
  }
}

extension Parser {
  /// Notes where a node begins.
  func mark() -> Mark {
    Mark(node: nodes.count, token: tokens.count, errors: errorCount)
  }

  /// Finishes the node that began at a mark: everything since then is inside it.
  mutating func finish(_ kind: NodeKind, from mark: Mark) {
    nodes.append(
      NodeRecord(
        firstToken: UInt32(truncatingIfNeeded: mark.token),
        tokenEnd: UInt32(truncatingIfNeeded: tokens.count),
        size: UInt32(truncatingIfNeeded: nodes.count - mark.node + 1),
        kind: kind,
        hasErrors: errorCount != mark.errors
      )
    )
  }

  /// Finishes an empty node that stands for something missing.
  mutating func finishMissing(_ kind: NodeKind) {
    let mark = mark()
    errorCount += 1
    finish(kind, from: mark)
  }

  /// The kind of the node finished last.
  var lastKind: NodeKind { nodes.last?.kind ?? .sourceFile }

  /// Takes the current token.
  mutating func take() {
    take(as: current.kind == .interpolationEnd ? .rightParen : current.kind)
  }

  /// Takes the current token as one of another kind.
  mutating func take(as kind: TokenKind) {
    var record = current
    record.kind = kind
    tokens.append(record)
    previousEnd = Int(record.end)
    if record.flags.contains(.afterNewline) { lineTokenStart = Int(record.start) }
    if record.flags.contains(.malformed) { errorCount += 1 }
    advance()
  }

  private mutating func advance() {
    isSplit = false
    if let next = ahead.removeFirst() {
      current = next.record
      currentCloseDistance = next.closeDistance
    } else {
      current = lexer.next()
      currentCloseDistance = 0
    }
  }

  /// Takes the first bytes of the current token as a token of their own.
  mutating func takePrefix(_ length: Int, as kind: TokenKind) {
    let start = Int(current.start)
    guard Int(current.end) - start > length else { return take(as: kind) }
    var first = current
    first.end = UInt32(truncatingIfNeeded: start + length)
    first.kind = kind
    tokens.append(first)
    previousEnd = start + length
    current = rest(of: current, behind: length)
    isSplit = true
  }

  /// What is left of a token when its first bytes are taken away.
  func rest(of token: TokenRecord, behind length: Int) -> TokenRecord {
    var rest = token
    rest.start = UInt32(truncatingIfNeeded: Int(token.start) + length)
    rest.flags.subtract([.afterNewline, .afterTrivia])
    let start = Int(rest.start)
    let size = Int(rest.end) - start
    switch lexer.byte(at: start) {
    case UInt8(ascii: "?") where size == 1: rest.kind = .postfixQuestionMark
    case UInt8(ascii: "!") where size == 1: rest.kind = .exclamationMark
    case UInt8(ascii: ".") where size == 1: rest.kind = .period
    case UInt8(ascii: "=") where size == 1: rest.kind = .equal
    case UInt8(ascii: "-") where size == 2 && lexer.byte(at: start + 1) == UInt8(ascii: ">"):
      rest.kind = .arrow
    case UInt8(ascii: "0")...UInt8(ascii: "9"): rest.kind = .integerLiteral
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      // Marks of optionals, before more that closes generic arguments.
      rest.kind = .postfixOperator
    default:
      let isRightBound = lexer.isRightBound(at: Int(rest.end), isLeftBound: true)
      rest.kind = isRightBound ? .binaryOperator : .postfixOperator
    }
    return rest
  }

  /// Takes the current token if it is of a kind.
  @discardableResult
  mutating func take(if kind: TokenKind) -> Bool {
    guard current.kind == kind else { return false }
    take()
    return true
  }

  /// Takes a token that must be here, or notes that it is missing.
  @discardableResult
  mutating func expect(_ kind: TokenKind) -> Bool {
    if take(if: kind) { return true }
    errorCount += 1
    return false
  }

  /// Whether the current token begins a line.
  var isAfterNewline: Bool { current.flags.contains(.afterNewline) }

  /// Whether a token begins on the line the token before it ends on.
  func isOnSameLine(_ token: TokenRecord) -> Bool { !token.flags.contains(.afterNewline) }

  /// Whether a token's text is the given text.
  func hasText(_ token: TokenRecord, _ text: StaticString) -> Bool {
    let length = Int(token.end) - Int(token.start)
    guard length == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      for index in 0..<length where lexer.byte(at: Int(token.start) + index) != expected[index] {
        return false
      }
      return true
    }
  }

  func firstByte(_ token: TokenRecord) -> UInt8 {
    token.start < token.end ? lexer.byte(at: Int(token.start)) : 0
  }

  /// Whether the current token is an operator with exactly this text.
  func atOperator(_ text: StaticString) -> Bool { isOperator(current, text) }

  func isOperator(_ token: TokenRecord, _ text: StaticString) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: hasText(token, text)
    case .prefixAmpersand: text.utf8CodeUnitCount == 1 && hasText(token, text)
    default: false
    }
  }

  var isAtOperator: Bool {
    switch current.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  /// Whether the current token begins with `<`.
  var isAtLeftAngle: Bool { isLeftAngle(current) }

  func isLeftAngle(_ token: TokenRecord) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      firstByte(token) == UInt8(ascii: "<")
    default: false
    }
  }

  /// Whether the current token begins with `>`.
  var isAtRightAngle: Bool { isRightAngle(current) }

  func isRightAngle(_ token: TokenRecord) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      firstByte(token) == UInt8(ascii: ">")
    default: false
    }
  }
}
