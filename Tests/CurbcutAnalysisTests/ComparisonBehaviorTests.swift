import CurbcutAnalysis
import CurbcutModel
import Testing

/// What a comparison says of what views do besides what they say, and of words that generated code
/// leads to.
@Suite struct ComparisonBehaviorTests {
  private static func screen(_ body: String, besides code: String = "") -> String {
    "import SwiftUI\n\nstruct Tides: View {\nvar body: some View {\n\(body)\n}\n}\n\(code)\n"
  }

  private static func compare(_ old: String, _ new: String) -> ProjectComparison {
    func files(_ text: String) -> [ClosedFile] {
      [ClosedFile(path: "A.swift", bytes: Array(text.utf8), configuration: Configuration())]
    }
    return ProjectComparison(.init(old: files(old), new: files(new)))
  }

  @Test("a scroll view around what was there is named as not compared")
  func scrolling() {
    let words = "Text(\"Ebb\")\nText(\"Flood\")"
    let plain = Self.screen("VStack {\n\(words)\n}")
    let scrolling = Self.screen("ScrollView {\n\(words)\n}")
    #expect(Self.compare(plain, scrolling).scrollingPaths == ["A.swift"])
    #expect(Self.compare(scrolling, plain).scrollingPaths == ["A.swift"])
    #expect(Self.compare(plain, scrolling).keyboardPaths == [])
    // One that scrolls in place of another.
    #expect(Self.compare(scrolling, Self.screen("List {\n\(words)\n}")).scrollingPaths == [])
    // The same in a view of its own, and a view that is new.
    let own = "struct Rows: View {\nvar body: some View { ScrollView {\n\(words)\n} }\n}"
    let extracted = Self.screen("Rows()", besides: own)
    #expect(Self.compare(scrolling, extracted).scrollingPaths == [])
    #expect(Self.compare(plain, plain + own).scrollingPaths == [])
    // What other systems do.
    let onMac = Self.screen("#if os(macOS)\nScrollView {\n\(words)\n}\n#else\n\(words)\n#endif")
    #expect(Self.compare(Self.screen(words), onMac).scrollingPaths == [])
  }

  @Test("what takes the focus of a keyboard is named as not compared")
  func keyboard() {
    let old = Self.screen("Text(\"Ebb\")")
    let new = Self.screen("Text(\"Ebb\").focusable()")
    #expect(Self.compare(old, new).keyboardPaths == ["A.swift"])
    #expect(Self.compare(new, old).keyboardPaths == ["A.swift"])
    #expect(Self.compare(old, Self.screen("Text(\"Ebb\").padding()")).keyboardPaths == [])
    #expect(Self.compare(new, Self.screen("Text(\"Flood\").focusable()")).keyboardPaths == [])
  }

  @Test("words are compared that generated code leads to, which is not in the project")
  func generated() {
    func files(_ text: String, _ code: String) -> [ClosedFile] {
      var configuration = Configuration()
      let key = "tide.list_title"
      configuration.project.strings = ProjectStrings(
        texts: [key: text],
        keys: [key],
        languages: ["en"]
      )
      let bytes = Array(Self.screen(code).utf8)
      return [ClosedFile(path: "A.swift", bytes: bytes, configuration: configuration)]
    }
    for code in ["LocalString.tide_list_title", "L10n.Tide.listTitle"] {
      let comparison = ProjectComparison(
        .init(old: files("Tides", "Text(\(code))"), new: files("Tide times", "Text(\(code))"))
      )
      let changes = comparison.sections.flatMap(\.changes)
      #expect(changes.map(\.after) == ["“Tide times”"], "\(code)")
    }
    let others = ProjectComparison(
      .init(
        old: files("Tides", "Text(L10n.Tide.title)"),
        new: files("Tide times", "Text(L10n.Tide.title)")
      )
    )
    #expect(others.sections.isEmpty)
  }

  @Test("one of some texts is compared, whichever it is")
  func anyText() {
    func code(_ word: String, at index: String = "number % 2") -> String {
      Self.screen(
        "Text(Tips.all[\(index)])",
        besides: "enum Tips { static let all = [\"Mind the \(word)\", \"Moor early\"] }"
      )
    }
    let changes = Self.compare(code("tide"), code("current")).sections.flatMap(\.changes)
    #expect(changes.map(\.after) == ["“‹Mind the current | Moor early›”"])
    // Where it is known which one, no other is told.
    let known = Self.compare(code("tide", at: "1"), code("current", at: "1"))
    #expect(known.sections.flatMap(\.changes).isEmpty)
  }

  @Test("views that differ on the Mac, built for iOS, are named as not compared")
  func catalyst() {
    func code(_ word: String, _ condition: String) -> String {
      Self.screen("Text(\"Sea\")\n#if \(condition)\nText(\"\(word)\")\n#endif")
    }
    func platforms(_ condition: String) -> [[String]] {
      Self.compare(code("Ebb", condition), code("Flood", condition)).platformPaths.map(\.names)
    }
    #expect(platforms("targetEnvironment(macCatalyst)") == [["Mac Catalyst"]])
    // There nothing is different.
    #expect(platforms("!targetEnvironment(macCatalyst)") == [])
    #expect(platforms("targetEnvironment(simulator)") == [])
  }
}
