import CurbcutAnalysis
import Testing

/// What a comparison says of a view that is put around another one.
@Suite struct ComparisonWrapperTests {
  private static let words = "Text(\"Tides\")\nText(\"Moorings\")\nButton(\"Refresh\") { reload() }"
  private static let ready = "@AppStorage(\"ready\") private var isReady = false\n"

  private static func view(_ name: String, _ body: String, _ members: String = "") -> String {
    "struct \(name): View {\n\(members)var body: some View {\n\(body)\n}\n}\n"
  }

  private static func compare(_ old: [String], _ new: [String]) -> [String] {
    func text(_ views: [String]) -> String {
      "import SwiftUI\n@main struct TideApp: App { var body: some Scene { WindowGroup { Root() } } }\n"
        + "func reload() { print(1) }\n" + views.joined()
    }
    return Compared.compare(["A.swift": text(old)], ["A.swift": text(new)])
  }

  @Test("a condition that moves from a view to the one around it is no change")
  func moved() {
    let inside = [
      Self.view("Root", "Compact()"),
      Self.view("Compact", "VStack {\nif isReady {\n\(Self.words)\n}\n}", Self.ready),
    ]
    let around = [
      Self.view("Root", "Wrapper()"), Self.view("Wrapper", "if isReady { Compact() }", Self.ready),
      Self.view("Compact", "VStack {\n\(Self.words)\n}"),
    ]
    let wrapped = Self.compare(inside, around)
    #expect(wrapped == [], "\(wrapped)")
    let unwrapped = Self.compare(around, inside)
    #expect(unwrapped == [], "\(unwrapped)")
  }

  @Test("a condition that is no longer asked is told")
  func dropped() {
    let inside = [
      Self.view("Root", "Compact()"),
      Self.view("Compact", "VStack {\nif isReady {\n\(Self.words)\n}\n}", Self.ready),
    ]
    let around = [
      Self.view("Root", "Wrapper()"), Self.view("Wrapper", "Compact()"),
      Self.view("Compact", "VStack {\n\(Self.words)\n}"),
    ]
    let lines = Self.compare(inside, around)
    #expect(lines.contains { $0.contains("no longer only if isReady") }, "\(lines)")
  }
}
