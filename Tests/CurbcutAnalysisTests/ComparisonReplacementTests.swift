import CurbcutAnalysis
import Testing

/// What a comparison takes for the same where something took another thing's place, and what not.
@Suite struct ComparisonReplacementTests {
  // MARK: Views

  private static let views = """
    struct Options: View {
      var body: some View { List { Text("General"); Button("Theme") {}; Text("Privacy") } }
    }
    struct Account: View {
      let name: String
      var body: some View { List { Text(name); Button("Settings") {}; Text("Version") } }
    }

    """

  @Test("elements of a view that took another one's place are new, and the other's are gone")
  func otherView() {
    let lines = compare(
      Self.views + screen("Options()"),
      Self.views + screen("Account(name: \"Ann\")")
    )
    #expect(!lines.contains { $0.hasPrefix("changed") || $0.hasPrefix("unknown") }, "\(lines)")
    #expect(lines.contains("removed: “Theme, button”"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("added: “Settings, button”") }, "\(lines)")
  }

  @Test("a view that is called otherwise and says another word is the same view")
  func renamedView() {
    let old = Self.views + screen("Options()")
    let lines = compare(
      old,
      old.replacing("Options: View", with: "Preferences: View")
        .replacing("Options()", with: "Preferences()").replacing("\"Theme\"", with: "\"Look\"")
    )
    #expect(lines.contains("changed: “Theme, button” → “Look, button”"), "\(lines)")
  }

  // MARK: Cases

  private static func cases(_ pending: String, _ more: String = "") -> String {
    let cases = ["question": "Text(message)", "pending": pending, "intro": "Text(message)"]
    let code = ["question", "pending", "intro"].map { "case .\($0): \(cases[$0] ?? "")" }
    return "enum Kind { case question, pending, intro, loading }\n"
      + screen(
        "switch kind {\n\((code + [more]).joined(separator: "\n"))\n}",
        "let kind: Kind\nlet message: String\nlet dots: String"
      )
  }

  @Test("what a case of a `switch` shows is compared with what it showed in the case of that name")
  func caseNames() {
    let lines = compare(
      Self.cases("Text(message)"),
      Self.cases("Text(message + dots)", "case .loading: Text(message)")
    )
    #expect(lines.filter { $0.hasPrefix("added: “‹message›”") }.count == 1, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("removed") || $0.includes("decided") }, "\(lines)")
  }

  @Test("words of a case that are others are told")
  func caseWords() {
    let lines = compare(Self.cases("Text(\"Wait\")"), Self.cases("Text(\"Working\")"))
    #expect(lines == ["Screen", "changed: “Wait” → “Working”"], "\(lines)")
  }

  // MARK: Parameters

  private static func component(_ parameters: [String], _ use: String) -> String {
    let members = parameters.map { "let \($0): String?\n" }.joined()
    let texts = parameters.map { "if let \($0) { Text(\($0)) }\n" }.joined()
    return
      "struct Note: View {\n\(members)var body: some View { VStack { Text(\"Sea\")\n\(texts)} }\n}\n"
      + screen(use, "let words: String?")
  }

  @Test("a text that callers hand in is not gone where they may hand it in under another name")
  func joinedParameters() {
    let lines = compare(
      Self.component(["subtitle", "styledSubtitle"], "Note(subtitle: words, styledSubtitle: nil)"),
      Self.component(["styledSubtitle"], "Note(styledSubtitle: words)")
    )
    #expect(!lines.contains { $0.hasPrefix("removed") }, "\(lines)")
    let gone = compare(
      Self.component(["subtitle", "footnote"], "Note(subtitle: words, footnote: words)"),
      Self.component(["footnote"], "Note(footnote: words)")
    )
    #expect(gone.contains { $0.hasPrefix("removed") }, "\(gone)")
  }

  // MARK: Texts

  private static let long = "Keep this as it is unless you know what each of them means."

  @Test("words that are gone are not what code says beside other new elements")
  func otherTexts() {
    let lines = compare(
      screen("Text(\"\(Self.long)\")", "let rate: Int"),
      screen(
        "Text(Rates.told(for: rate))\nToggle(\"Follow\", isOn: .constant(true))",
        "let rate: Int"
      )
    )
    #expect(lines.contains("removed: “\(Self.long)”"), "\(lines)")
    let alone = compare(
      screen("Text(\"\(Self.long)\")", "let rate: Int"),
      screen("Text(Rates.told(for: rate))", "let rate: Int")
    )
    #expect(alone.contains { $0.hasPrefix("unknown: “\(Self.long)” →") }, "\(alone)")
  }

  @Test(
    "words that are all written down are known, under whatever condition",
    arguments: [
      ("Button(\"Add\") {}", "Button(\"Add\") {}.disabled(isBusy)", "changed"),
      ("Button(\"Add\") {}", "Button(isBusy ? \"Adding\" : \"Put in\") {}", "changed"),
      ("Button(\"Add\") {}", "Button(title) {}", "unknown"),
      ("Button(\"Add\") {}", "Button(isBusy ? \"Adding\" : title) {}", "unknown"),
    ]
  )
  func knownWords(_ old: String, _ new: String, _ kind: String) {
    let members = "let isBusy: Bool\nlet title: String"
    let lines = compare(screen(old, members), screen(new, members))
    #expect(lines.count == 2 && lines[1].hasPrefix(kind), "\(lines)")
  }

  // MARK: Properties

  private static func decided(_ getter: String, _ use: String) -> String {
    screen(use, "@State private var count = 0\nprivate var isOpen: Bool { \(getter) }")
  }

  @Test(
    "what a property of the screen decides may be otherwise where that works out something else",
    arguments: [
      "if isOpen { Text(\"Open\") }", "Button(\"Go\") {}.disabled(!isOpen)",
      "Text(\"Sea\").accessibilityHidden(isOpen)",
    ]
  )
  func getters(_ use: String) {
    let lines = compare(Self.decided("count > 0", use), Self.decided("count < 9", use))
    #expect(lines.count == 2 && lines[1].hasPrefix("unknown"), "\(lines)")
    #expect(compare(Self.decided("count > 0", use), Self.decided("count>0", use)) == [])
    let renamed = Self.decided("count > 0", use).replacing("count", with: "total")
    #expect(compare(Self.decided("count > 0", use), renamed) == [])
  }

  @Test("a property that nothing of the screen mentions decides nothing")
  func otherGetters() {
    let use = "Text(\"Sea\")"
    #expect(compare(Self.decided("count > 0", use), Self.decided("count < 9", use)) == [])
  }

  // MARK: Syntax

  @Test("a file that does not parse in one of the versions is named")
  func broken() {
    func brokenPaths(_ old: String, _ new: String) -> [String] {
      func files(_ text: String) -> [ClosedFile] {
        [ClosedFile(path: "A.swift", bytes: Array(text.utf8), configuration: Configuration())]
      }
      return ProjectComparison(.init(old: files(old), new: files(new))).brokenPaths
    }
    let (old, new) = (screen("Text(\"Sea\")"), screen("Text(\"Lake\")"))
    #expect(brokenPaths(old, new) == [])
    #expect(brokenPaths(old, String(new.dropLast(3))) == ["A.swift"])
    #expect(brokenPaths(String(old.dropLast(3)), new) == ["A.swift"])
  }
}
