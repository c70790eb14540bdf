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

  private static let large =
    (1...8).map { "Text(\"Buoy number \($0)\")" }.joined(separator: "\n") + "\nbanner"
  private static let banner = "var banner: some View { Text(\"Stormy\") }\n"
  private static let screens = """
    struct Waiting: View { var body: some View { Text("Waiting") } }
    struct Help: View { var body: some View { Text("Stormy") } }

    """

  @Test("a view around one with a sheet, and another file’s view beside it, are no change")
  func sheets() {
    let sheet = ".sheet(isPresented: $isOpen) { Help() }"
    let state = "@State private var isOpen = false\n"
    let other = ["B.swift": "import SwiftUI\n" + Self.screens]
    func text(_ views: String) -> String {
      "import SwiftUI\n@main struct TideApp: App { var body: some Scene { WindowGroup { Root() } } }\n"
        + views
    }
    let whole = "if isReady {\nVStack {\n\(Self.large)\n}\(sheet)\n} else {\nWaiting()\n}"
    let old = text(
      Self.view("Root", "Compact()")
        + Self.view("Compact", whole, Self.ready + state + Self.banner)
    )
    let wrapper = "if isReady {\nCompact()\n} else {\nWaiting()\n}"
    let new = text(
      Self.view("Root", "Wrapper()") + Self.view("Wrapper", wrapper, Self.ready)
        + Self.view("Compact", "VStack {\n\(Self.large)\n}\(sheet)", state + Self.banner)
    )
    let lines = Compared.compare(
      other.merging(["A.swift": old]) { $1 },
      other.merging(["A.swift": new]) { $1 }
    )
    #expect(lines == [], "\(lines)")
    let more = new.replacing("Waiting()", with: "Waiting()\nText(\"Call the harbor\")")
    let told = Compared.compare(
      other.merging(["A.swift": old]) { $1 },
      other.merging(["A.swift": more]) { $1 }
    )
    #expect(told.contains { $0.contains("Call the harbor") }, "\(told)")
  }
}
