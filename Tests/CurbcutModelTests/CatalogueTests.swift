import Testing

@testable import CurbcutModel

/// The tables.
@Suite struct CatalogueTests {
  @Test("every view that is known has a row", arguments: ViewKind.allCases)
  func rows(kind: ViewKind) {
    #expect(Catalogue.view(kind.rawValue)?.kind == kind)
  }

  @Test(
    "the first trailing closure is what the initializer makes of it",
    arguments: [
      (ViewKind.button, ["action"], Slot.label), (.button, [nil], .action), (.button, [], .action),
      (.button, ["role"], .action), (.button, ["intent"], .label),
      (.navigationLink, ["destination"], .label), (.navigationLink, ["value"], .label),
      (.navigationLink, [nil], .destination), (.navigationLink, [], .destination),
      (.menu, [], .menu), (.toggle, ["isOn"], .label), (.picker, ["selection"], .content),
      (.link, ["destination"], .label), (.section, ["header"], .content), (.label, [], .title),
      (.asyncImage, ["url"], .phase), (.list, [nil], .content), (.textField, ["text"], .label),
    ] as [(ViewKind, [String?], Slot)]
  )
  func trailingClosures(kind: ViewKind, labels: [String?], slot: Slot) {
    let row = Catalogue.view(kind.rawValue)
    let found = row?.slot(ofTrailingClosureIn: labels, closureHasParameters: false, followedBy: [])
    #expect(found == slot)
  }

  @Test("a trailing closure of a slider with a parameter is told about changes")
  func editingChanged() {
    let row = Catalogue.view("Slider")
    #expect(
      row?.slot(ofTrailingClosureIn: ["value"], closureHasParameters: true, followedBy: []) == .data
    )
    #expect(
      row?.slot(ofTrailingClosureIn: ["value"], closureHasParameters: false, followedBy: [])
        == .label
    )
  }

  @Test(
    "the words of a file's name",
    arguments: [
      ("star.fill", "Star fill"), ("user_avatar@2x", "User avatar"), ("IMG_Hero", "Hero"),
      ("ic_share", "Share"), ("heroImage", "Hero"), ("icons/arrow-left", "Arrow left"),
      ("NASA", "NASA"),
    ]
  )
  func words(name: String, expected: String) {
    #expect(Symbols.words(name) == expected)
  }

  @Test(
    "a symbol's variants have its label",
    arguments: [
      ("trash", "Delete"), ("trash.fill", "Delete"), ("trash.circle.fill", "Delete"),
      ("heart.fill", "Remove from favorites"), ("xyz", nil), ("plus.circle", "Add"),
    ] as [(String, String?)]
  )
  func suggestions(symbol: String, expected: String?) {
    #expect(Symbols.suggestedLabel(symbol) == expected)
  }

  /// Sources: recordings and dumps of the accessibility tree, iOS 16 to 27.
  @Test(
    "the system's names of symbols",
    arguments: [
      ("star.fill", 27, .named("Favorite")), ("trash", 18, .named("Trash")),
      ("play", 27, .named("Play")), ("gearshape", 18, .raw),
      ("gearshape", 26, .named("Gear shape")),
      ("mic", 26, .unknown), ("mic", 27, .named("Microphone")), ("person.fill", 27, .raw),
      ("arrow.right", 27, .unknown), ("drop", 27, .unknown),
    ] as [(String, Int, SymbolName)]
  )
  func systemNames(symbol: String, version: Int, expected: SymbolName) {
    #expect(Symbols.name(of: symbol, on: SystemVersion(version)) == expected)
  }

  @Test(
    "names of the system's that say what a symbol means",
    arguments: [
      ("magnifyingglass", true), ("xmark", true), ("globe", true), ("star.fill", false),
      ("folder", false), ("trash", true), ("person.fill", false),
    ]
  )
  func fittingNames(symbol: String, expected: Bool) {
    #expect(Symbols.isSpokenAsMeant(symbol) == expected)
  }

  @Test(
    "a size has the text style that is nearest",
    arguments: [
      (34, false, .largeTitle), (22, false, .title2), (17, false, .body), (17, true, .headline),
      (15, false, .subheadline), (13, false, .footnote), (9, false, .caption2), (60, false, nil),
    ] as [(Double, Bool, TextStyle?)]
  )
  func textStyles(points: Double, isBold: Bool, style: TextStyle?) {
    #expect(TextStyle.nearest(toPoints: points, isBold: isBold) == style)
  }

  @Test(
    "what `#if` compiles for",
    arguments: [
      ("os(iOS)", Platforms.iOS), ("!os(iOS)", [.macOS, .watchOS, .tvOS, .visionOS]),
      ("os(iOS) || os(tvOS)", [.iOS, .tvOS]), ("DEBUG", []), ("!DEBUG", .all),
      ("canImport(AppKit)", .macOS),
      ("os(macOS) && DEBUG", []), ("os(macOS) || DEBUG", .macOS),
      ("!(os(iOS) || os(macOS))", [.watchOS, .tvOS, .visionOS]),
      ("((((", .all), ("os(iOS", .iOS), ("", .all),
    ] as [(String, Platforms)]
  )
  func platforms(condition: String, expected: Platforms) {
    #expect(Platforms(compiling: condition) == expected)
  }
}
