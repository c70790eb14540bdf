extension Parser {
  /// Parses the modifiers before a declaration.
  mutating func parseModifiers() {
    while current.kind.isModifier {
      if current.kind == .classKeyword, !isClassModifier() { return }
      // A contextual word is the declaration's own keyword or a name unless more follows.
      let mark = mark()
      let mayHaveDetail = current.kind.mayHaveModifierDetail
      take()
      if mayHaveDetail, current.kind == .leftParen {
        let detail = self.mark()
        take()
        if current.kind.isWord { take(as: .identifier) } else { errorCount += 1 }
        expectCloser(.rightParen)
        finish(.declModifierDetail, from: detail)
      }
      finish(.declModifier, from: mark)
    }
  }

  /// Whether `class` is a modifier here, as in `class func`.
  private mutating func isClassModifier() -> Bool {
    let next = peek()
    switch next.kind {
    case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword, .initKeyword,
      .typealiasKeyword, .classKeyword, .structKeyword, .enumKeyword, .privateKeyword,
      .publicKeyword, .internalKeyword, .fileprivateKeyword, .staticKeyword, .overrideKeyword,
      .extensionKeyword, .protocolKeyword, .importKeyword, .associatedtypeKeyword,
      .operatorKeyword, .precedencegroupKeyword, .deinitKeyword:
      return true
    default:
      // `class final func`, but `class final {` declares a class.
      guard next.kind.isModifier else { return false }
      let afterNext = token(at: 2).kind
      return afterNext.beginsDeclaration || afterNext.isModifier
    }
  }
}

extension TokenKind {
  /// Whether the token can be a modifier of a declaration.
  var isModifier: Bool {
    switch self {
    case .underscoredConsumingKeyword, .underscoredConstKeyword, .underscoredLocalKeyword,
      .asyncKeyword, .borrowingKeyword, .classKeyword, .consumingKeyword, .convenienceKeyword,
      .distributedKeyword, .dynamicKeyword, .fileprivateKeyword, .finalKeyword, .indirectKeyword,
      .infixKeyword, .internalKeyword, .isolatedKeyword, .lazyKeyword, .mutatingKeyword,
      .nonisolatedKeyword, .nonmutatingKeyword, .openKeyword, .optionalKeyword, .overrideKeyword,
      .packageKeyword, .postfixKeyword, .prefixKeyword, .privateKeyword, .publicKeyword,
      .reasyncKeyword, .requiredKeyword, .sendingKeyword, .staticKeyword, .unownedKeyword,
      .weakKeyword:
      true
    default: false
    }
  }

  /// Whether a parenthesis may follow the modifier, as in `private(set)`.
  var mayHaveModifierDetail: Bool {
    switch self {
    case .fileprivateKeyword, .internalKeyword, .nonisolatedKeyword, .packageKeyword,
      .openKeyword, .privateKeyword, .publicKeyword, .unownedKeyword:
      true
    default: false
    }
  }
}
