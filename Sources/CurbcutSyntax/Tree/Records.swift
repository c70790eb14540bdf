/// One token of a unit: where its text stands among the unit's own bytes.
///
/// Its leading trivia begins where the token before it ends. Offsets are UTF-8.
struct TokenRecord: Sendable, Equatable {
  var start: UInt32
  var end: UInt32
  var kind: TokenKind
  var flags: TokenFlags
  /// What the lexer took the token for, before the parser made a name of a keyword; decides how the
  /// next token is read.
  var lexedKind: TokenKind
}

/// What a token's kind does not say.
struct TokenFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// A line ends between the token before and this one, or the file begins here.
  static let afterNewline = TokenFlags(rawValue: 1)
  /// The token is malformed, such as a string without an end.
  static let malformed = TokenFlags(rawValue: 2)
  /// A `?` or `!` behind `try`, after which a slash begins a regex.
  static let afterTry = TokenFlags(rawValue: 4)
  /// An operator directly before a regex, which the lexer found together with it.
  static let beforeRegex = TokenFlags(rawValue: 32)
  /// The closing quote of a string, or the `#`s behind it.
  static let closesString = TokenFlags(rawValue: 16)
  /// Whitespace or a comment stands before the token.
  static let afterTrivia = TokenFlags(rawValue: 8)
}

/// One node of a unit, in preorder: the first child follows directly, the next sibling `size`
/// further.
struct NodeRecord: Sendable, Equatable {
  /// The index of the first token that belongs to the node.
  var firstToken: UInt32
  /// The index behind the last token that belongs to the node; equal to `firstToken` for an empty
  /// node.
  var tokenEnd: UInt32
  /// How many records the node and everything below it take.
  var size: UInt32
  var kind: NodeKind
  /// Whether something in the node, above its holes, is missing or unexpected.
  var hasErrors: Bool
}

/// What can be added up over units: bytes, line ends and units with errors.
struct Extent: Sendable, Equatable {
  var byteCount = 0
  var newlineCount = 0
  var errorCount = 0

  static func += (sum: inout Extent, other: Extent) {
    sum.byteCount += other.byteCount
    sum.newlineCount += other.newlineCount
    sum.errorCount += other.errorCount
  }

  static func -= (sum: inout Extent, other: Extent) {
    sum.byteCount -= other.byteCount
    sum.newlineCount -= other.newlineCount
    sum.errorCount -= other.errorCount
  }
}
