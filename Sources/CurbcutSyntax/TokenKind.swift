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

  /// The keyword's text, for keywords.
  var keywordText: String? {
    guard rawValue >= TokenKind.associatedtypeKeyword.rawValue else { return nil }
    switch self {
    case .anyTypeKeyword: return "Any"
    case .selfTypeKeyword: return "Self"
    case .typeKeyword: return "Type"
    case .protocolTypeKeyword: return "Protocol"
    case .underscoredConstKeyword: return "_const"
    case .underscoredConsumingKeyword: return "__consuming"
    case .underscoredLocalKeyword: return "_local"
    case .underscoredModifyKeyword: return "_modify"
    case .underscoredOwnedKeyword: return "__owned"
    case .underscoredReadKeyword: return "_read"
    case .underscoredSharedKeyword: return "__shared"
    default: return String(String(describing: self).dropLast("Keyword".count))
    }
  }
}
