/// What a token is, named as swift-syntax names it.
///
/// Every keyword the grammar asks for has a kind of its own. A keyword that is used as a name is an
/// `identifier`.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  // Ends, names and literals.
  case endOfFile, unknown
  case identifier, dollarIdentifier, wildcard
  case integerLiteral, floatLiteral
  case stringQuote, multilineStringQuote, singleQuote, stringSegment, rawStringPoundDelimiter
  case regexSlash, regexLiteralPattern, regexPoundDelimiter

  // Operators and punctuation.
  case binaryOperator, prefixOperator, postfixOperator
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case leftAngle, rightAngle
  case comma, colon, colonColon, semicolon, period, ellipsis, equal, arrow, atSign, pound, backslash
  case backtick, prefixAmpersand, infixQuestionMark, postfixQuestionMark, exclamationMark
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable
  case poundSourceLocation
  /// The `)` that ends an interpolation while the parser has not taken it; then it is a
  /// `rightParen`.
  case interpolationEnd

  // Reserved words: never a name without backticks, except where the grammar allows it.
  case associatedtypeKeyword, classKeyword, deinitKeyword, enumKeyword, extensionKeyword
  case fileprivateKeyword, funcKeyword, importKeyword, initKeyword, inoutKeyword, internalKeyword
  case letKeyword, operatorKeyword, precedencegroupKeyword, privateKeyword, protocolKeyword
  case publicKeyword, rethrowsKeyword, staticKeyword, structKeyword, subscriptKeyword
  case typealiasKeyword, varKeyword
  case breakKeyword, caseKeyword, catchKeyword, continueKeyword, defaultKeyword, deferKeyword
  case doKeyword, elseKeyword, fallthroughKeyword, forKeyword, guardKeyword, ifKeyword, inKeyword
  case repeatKeyword, returnKeyword, switchKeyword, throwKeyword, whereKeyword, whileKeyword
  case anyTypeKeyword, asKeyword, falseKeyword, isKeyword, nilKeyword, selfKeyword, selfTypeKeyword
  case superKeyword, throwsKeyword, trueKeyword, tryKeyword

  // Contextual words: names wherever the grammar does not ask for them.
  case actorKeyword, anyKeyword, asyncKeyword, awaitKeyword, borrowKeyword, borrowingKeyword
  case consumeKeyword, consumingKeyword, convenienceKeyword, copyKeyword
  case didSetKeyword
  case discardKeyword, distributedKeyword, dynamicKeyword, eachKeyword, finalKeyword, getKeyword
  case indirectKeyword, infixKeyword, isolatedKeyword, lazyKeyword, macroKeyword
  case mutatingKeyword, nonisolatedKeyword, nonmutatingKeyword, openKeyword
  case optionalKeyword, overrideKeyword, packageKeyword, postfixKeyword, prefixKeyword
  case protocolTypeKeyword, reasyncKeyword, requiredKeyword, sendingKeyword, setKeyword
  case someKeyword, typeKeyword, underscoredConstKeyword
  case underscoredConsumingKeyword, underscoredLocalKeyword, underscoredModifyKeyword
  case underscoredOwnedKeyword, underscoredReadKeyword
  case underscoredSharedKeyword, unownedKeyword, unsafeAddressKeyword, unsafeKeyword
  case unsafeMutableAddressKeyword, usingKeyword, weakKeyword, willSetKeyword, yieldKeyword
}

extension TokenKind {
  /// Whether the token is a name or may be one.
  var isIdentifier: Bool {
    self == .identifier || rawValue >= TokenKind.actorKeyword.rawValue
  }

  /// Whether the token is a word that the grammar reserves.
  var isReservedWord: Bool {
    rawValue >= TokenKind.associatedtypeKeyword.rawValue
      && rawValue <= TokenKind.tryKeyword.rawValue
  }

  /// Whether the token is a word of any sort.
  var isWord: Bool {
    self == .identifier || rawValue >= TokenKind.associatedtypeKeyword.rawValue
  }

  /// The texts of the keywords, in the order of their kinds.
  static let keywordTexts = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let
    operator precedencegroup private protocol public rethrows static struct subscript typealias
    var break case catch continue default defer do else fallthrough for guard if in repeat return
    switch throw where while Any as false is nil self Self super throws true try actor any async
    await borrow borrowing consume consuming convenience copy didSet discard distributed dynamic
    each final get indirect infix isolated lazy macro mutating nonisolated nonmutating open
    optional override package postfix prefix Protocol reasync required sending set some Type
    _const __consuming _local _modify __owned _read __shared unowned unsafeAddress unsafe
    unsafeMutableAddress using weak willSet yield
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// The kinds of the keywords.
  static let keywords = allCases.drop { $0 != .associatedtypeKeyword }
}
