/// What a token is, named as swift-syntax names it.
///
/// Every keyword has a kind of its own. A contextual keyword that is used as a name is an `identifier`.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  // Ends, names and literals.
  case endOfFile
  case identifier, dollarIdentifier, wildcard
  case integerLiteral, floatLiteral
  case stringQuote, multilineStringQuote, singleQuote, stringSegment, rawStringPoundDelimiter
  case regexSlash, regexLiteralPattern, regexPoundDelimiter
  case unknown

  // Operators and punctuation.
  case binaryOperator, prefixOperator, postfixOperator
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case leftAngle, rightAngle
  case comma, colon, semicolon, period, ellipsis, equal, arrow, atSign, pound, backslash
  case prefixAmpersand, infixQuestionMark, postfixQuestionMark, exclamationMark
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable
  case poundSourceLocation

  // Reserved words: never a name without backticks.
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
  case accessesKeyword, actorKeyword, anyKeyword, asyncKeyword, awaitKeyword, borrowKeyword
  case borrowingKeyword
  case consumeKeyword, consumingKeyword, convenienceKeyword, copyKeyword, coroutineKeyword
  case dependsOnKeyword, didSetKeyword, discardKeyword, distributedKeyword, dynamicKeyword
  case eachKeyword, finalKeyword, getKeyword, indirectKeyword, infixKeyword, initializesKeyword
  case isolatedKeyword, lazyKeyword, leftKeyword
  case macroKeyword, metatypeKeyword, modifyKeyword, modifyCoroutineKeyword, mutateKeyword
  case mutableAddressWithKeyword, mutatingKeyword
  case nonisolatedKeyword, nonmutatingKeyword, noneKeyword, ofKeyword, openKeyword, optionalKeyword
  case overrideKeyword, packageKeyword, postfixKeyword, prefixKeyword
  case protocolTypeKeyword, reasyncKeyword, readKeyword, readCoroutineKeyword, repeatWordKeyword
  case requiredKeyword, rightKeyword, scopedKeyword, sendingKeyword, setKeyword, someKeyword
  case thenKeyword, unownedKeyword, unsafeKeyword, unsafeAddressKeyword, unsafeMutableAddressKeyword
  case weakKeyword, willSetKeyword, witnessMethodKeyword, yieldKeyword, constKeyword, localKeyword
  case ownedKeyword, sharedKeyword, compileTimeLiteralKeyword, resultDependsOnSelfKeyword
  case noDerivativeKeyword, macroTypeKeyword
}
