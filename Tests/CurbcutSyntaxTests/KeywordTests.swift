import Testing

@testable import CurbcutSyntax

@Suite struct KeywordTests {
  /// Where a kind is not called by its word.
  private static let others = [
    "anyType": "Any", "selfType": "Self", "type": "Type", "protocolType": "Protocol",
    "underscoredConst": "_const", "underscoredConsuming": "__consuming",
    "underscoredLocal": "_local", "underscoredModify": "_modify", "underscoredOwned": "__owned",
    "underscoredRead": "_read", "underscoredShared": "__shared",
  ]

  @Test("each keyword has the text that its kind is named after")
  func texts() {
    let named = TokenKind.keywords.map { kind in
      let name = String("\(kind)".dropLast("Keyword".count))
      return Self.others[name] ?? name
    }
    #expect(TokenKind.keywordTexts == named)
  }
}
