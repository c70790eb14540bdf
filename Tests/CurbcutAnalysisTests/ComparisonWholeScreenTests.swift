import CurbcutAnalysis
import Testing

/// What was missing from what is compared, and what was told although nobody hears another thing: views of
/// one name, parts in other files, conditions under other names. Each on both sides.
@Suite struct ComparisonWholeScreenTests {
  private func screen(_ body: String, members: String = "") -> String {
    """
    import SwiftUI

    struct Screen: View {
      @State private var isOn = false
      @State private var items: [String] = []
      var body: some View {
        VStack {
          \(body)
        }
      }
      \(members)
    }

    """
  }

  private func compare(_ old: String, _ new: String) -> [String] {
    Compared.compare(["A.swift": old], ["A.swift": new])
  }

  @Test(
    "a property that is new in a condition says what else has to hold",
    arguments: [
      ("isOn && !items.isEmpty", "now only unless items.isEmpty"),
      ("isOn || items.isEmpty", "now also if items.isEmpty"),
      ("isOn", nil),
    ] as [(String, String?)]
  )
  func workedOutConditions(value: String, told: String?) {
    let old = screen("if isOn { Text(\"Tides\") }")
    let new = screen("if isShown { Text(\"Tides\") }", members: "var isShown: Bool { \(value) }")
    #expect(
      compare(old, new) == (told.map { ["Screen", "changed: “Tides” → “Tides” [\($0)]"] } ?? [])
    )
    let back = told?.replacing("now only", with: "no longer only").replacing(
      "now also",
      with: "no longer"
    )
    #expect(
      compare(new, old) == (back.map { ["Screen", "changed: “Tides” → “Tides” [\($0)]"] } ?? [])
    )
  }

  @Test(
    "a condition in a view that another file enters is renamed only where its own file renames it"
  )
  func enteredConditions() {
    func files(_ test: String, _ members: String) -> [String: String] {
      [
        "A.swift": "struct Home: View { var body: some View { VStack { Screen() } } }\n",
        "B.swift": screen(
          "if \(test) { Text(\"Tides\") }\nToggle(\"On\", isOn: $isOn)",
          members: members
        ),
      ]
    }
    let old = files("isOn", "")
    let shown = files("isShown", "var isShown: Bool { isOn && isNear }")
    #expect(
      Compared.compare(old, shown) == [
        "Screen same [\"Home\"]", "changed: “Tides” → “Tides” [now only if isNear]",
      ]
    )
    let renamed = old.mapValues {
      $0.replacing("isOn", with: "isLit").replacing("isLit:", with: "isOn:")
    }
    #expect(Compared.compare(old, renamed) == [])
  }

  @Test("of two screens of one name, the one that is compiled for iOS is heard")
  func namesakes() {
    let app = """
      @main struct HutsApp: App { var body: some Scene { WindowGroup { Home() } } }

      """
    func home(_ platform: String, _ words: String) -> String {
      """
      #if os(\(platform))
      struct Home: View { var body: some View { Text("\(words)") } }
      #endif

      """
    }
    func files(_ phone: String, _ mac: String) -> [String: String] {
      ["App.swift": app, "Home.swift": home("iOS", phone), "HomeMac.swift": home("macOS", mac)]
    }
    let lines = Compared.compare(files("Huts", "Huts"), files("Cabins", "Huts"))
    #expect(lines.contains("changed: “Huts” → “Cabins”"), "\(lines)")
    let other = Compared.compare(files("Huts", "Huts"), files("Huts", "Cabins"))
    #expect(!other.contains { $0.includes("HutsApp") }, "\(other)")
  }

  @Test("a private view of another file is none that is used")
  func privateNamesakes() {
    func files(_ words: String) -> [String: String] {
      [
        "A.swift": "private struct Row: View { var body: some View { Text(\"\(words)\") } }\n",
        "Z.swift": "struct Row: View { var body: some View { Text(\"Hut\") } }\n",
        "AB.swift": "struct List: View { var body: some View { VStack { Row() } } }\n",
      ]
    }
    let lines = Compared.compare(files("Near"), files("Far"))
    #expect(lines == ["Row", "changed: “Near” → “Far”"], "\(lines)")
  }

  @Test("a part that an extension in another file adds is told once, where it is used")
  func parts() {
    let body = screen("header")
    func part(_ words: String) -> String {
      "extension Screen { var header: some View { Text(\"\(words)\") } }\n"
    }
    func files(_ body: String, _ words: String) -> [String: String] {
      ["A.swift": body, "B.swift": part(words)]
    }
    #expect(
      Compared.compare(files(body, "Huts"), files(body, "Cabins")).filter {
        $0.includes("“Huts” → “Cabins”")
      }.count == 1
    )
    // What nothing reads in its place has an entry of its own.
    let other = screen("Text(\"Tides\")")
    #expect(
      Compared.compare(files(other, "Huts"), files(other, "Cabins")).contains {
        $0.includes("“Huts” → “Cabins”")
      }
    )
  }

  @Test("two components that have a name for their words in common say different things")
  func sameCode() {
    let parts = """
      struct Empty: View {
        let note: String
        var body: some View { Text(note.text()) }
      }
      struct Advice: View {
        let note: String
        var body: some View { Text(note.text()) }
      }

      """
    let old = parts + screen("if items.isEmpty { Empty(note: note) }\nText(\"Tides\")")
    let new =
      parts
      + screen(
        "if isOn { Advice(note: note) }\nif items.isEmpty { Empty(note: note) }\nText(\"Tides\")"
      )
    let lines = compare(old, new)
    #expect(lines.contains { $0.hasPrefix("added: “‹note.text()›”") }, "\(lines)")
    // In the other branch of one condition too.
    let choice = parts + screen("if isOn { Empty(note: note) } else { Text(\"Tides\") }")
    let both =
      parts + screen("if isOn { Empty(note: note) } else { Text(\"Tides\")\nAdvice(note: note) }")
    let added = compare(choice, both)
    #expect(added.contains { $0.hasPrefix("added: “‹note.text()›”") }, "\(added)")
  }

  @Test("words that may be others now are told")
  func certainWords() {
    let old = screen("Menu { Button(\"All\") {} } label: { Text(\"Hut\") }")
    let new = screen("Menu { Button(\"All\") {} } label: { Text(items.first ?? \"Hut\") }")
    #expect(compare(old, new).contains { $0.includes("“Hut, button, pop-up button” → ") })
    #expect(compare(new, old).contains { $0.includes(" → “Hut, button, pop-up button”") })
  }

  @Test("an action that only code names")
  func codeActions() {
    func row(_ menu: String) -> String { screen("Text(\"Huts\")\(menu)") }
    let menu = ".contextMenu { Button(tr(key), action: copy) }"
    #expect(
      compare(row(""), row(menu)).contains { $0.includes("the action “‹tr(key)›” was added") }
    )
    #expect(
      compare(row(menu), row("")).contains { $0.includes("the action “‹tr(key)›” was removed") }
    )
    // Another name for it in code is no other action.
    let other = ".contextMenu { Button(tr(other), action: copy) }"
    #expect(!compare(row(menu), row(other)).contains { $0.includes("action") })
  }

  @Test("a part that is handed in is there")
  func handedIn() {
    let card = """
      struct Card<Content: View, Header: View>: View {
        let content: () -> Content
        let header: Header?
        init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder header: () -> Header) {
          self.content = content
          self.header = header()
        }
        init(@ViewBuilder content: @escaping () -> Content) where Header == EmptyView {
          self.content = content
          self.header = nil
        }
        var body: some View {
          if let header { header.bold() }
          content()
        }
      }

      """
    let plain = card + screen("Text(\"Huts\")\nText(\"Tides\")")
    let wrapped = card + screen("Card { Text(\"Tides\") } header: { Text(\"Huts\") }")
    #expect(compare(plain, wrapped) == [])
    let bare = card + screen("Card { Text(\"Tides\") }")
    #expect(compare(plain, bare) == ["Screen", "removed: “Huts”"])
  }

  @Test("a constant of a type's own kind is followed")
  func selfTyped() {
    func symbols(_ prefix: String, _ inner: String) -> String {
      """
      enum Look: CaseIterable {
        case sea, hut
        var data: LookData { switch self { case .sea: .sea; case .hut: .hut } }
        var name: String { "\(prefix)\\(data.name)" }
      }
      struct LookData {
        var name: String
        static var sea: Self { .init(name: "\(inner)Sea") }
        static var hut: Self { .init(name: "\(inner)Hut") }
      }

      """
    }
    let body = screen("ForEach(Look.allCases, id: \\.self) { look in Text(look.name) }")
    #expect(compare(symbols("", "My ") + body, symbols("My ", "") + body) == [])
    let lines = compare(symbols("", "My ") + body, symbols("Our ", "") + body)
    #expect(lines.contains("changed: “My Sea” → “Our Sea”"), "\(lines)")
  }

  @Test("a layout whose name begins with an underscore shows what it is handed")
  func layouts() {
    let layout = """
      private struct _Rows: Layout {
        let gap: Double
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }

      """
    let old = layout + screen("Text(\"Huts\")")
    #expect(compare(old, layout + screen("_Rows(gap: 1) { Text(\"Huts\") }")) == [])
    #expect(
      compare(old, layout + screen("_Rows(gap: 1) { Text(\"Cabins\") }")) == [
        "Screen", "changed: “Huts” → “Cabins”",
      ]
    )
  }

  @Test("a wrapper in what the same wrapper is handed is read")
  func nestedWrappers() {
    let card = """
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
      }
      struct Row: View {
        let name: String
        var body: some View { Card { Text(name) } }
      }

      """
    let old = card + screen("Card { Card { Text(\"Huts\") }\nRow(name: \"Sea\") }")
    let new = card + screen("Card { Card { Text(\"Cabins\") }\nRow(name: \"Tides\") }")
    #expect(compare(old, card + screen("Text(\"Huts\")\nText(\"Sea\")")) == [])
    #expect(
      compare(old, new) == ["Screen", "changed: “Huts” → “Cabins”", "changed: “Sea” → “Tides”"]
    )
    // A view that holds itself ends.
    let endless =
      card + "struct Loop: View { var body: some View { Card { Text(\"In\"); Loop() } } }\n"
    #expect(compare(endless, endless.replacing("In", with: "On")).contains { $0.includes("“On”") })
  }

  @Test("what is left out of a wrapper, and what is handed to a function of the project")
  func wrappers() {
    let parts = """
      struct Cell<Left: View, Right: View>: View {
        let left: Left
        let right: Right
        let action: (() -> Void)?
        init(
          @ViewBuilder left: () -> Left = { EmptyView() },
          @ViewBuilder right: () -> Right,
          action: (() -> Void)? = nil
        ) {
          self.left = left()
          self.right = right()
          self.action = action
        }
        var body: some View {
          if let action {
            Button(action: action) { content() }
          } else {
            content()
          }
        }
        @ViewBuilder func content() -> some View { HStack { left; right } }
      }
      enum Layouts {
        static func framed<C: View>(@ViewBuilder _ content: () -> C) -> some View { VStack { content() } }
        static func boxed<C: View>(@ViewBuilder _ content: () -> C) -> some View { framed { content() } }
      }
      func titled<C: View>(_ title: String, @ViewBuilder content: () -> C) -> some View {
        VStack {
          Text(title)
          content()
        }
      }

      """
    func told(_ old: String, _ new: String) -> [String] {
      compare(parts + screen(old), parts + screen(new))
    }
    #expect(told("Text(\"Huts\")", "Cell(right: { Text(\"Huts\") })") == [])
    #expect(
      told("Button(\"Huts\") {}", "Cell(right: { Text(\"Huts\") }, action: { open() })") == []
    )
    #expect(told("Text(\"Huts\")", "Cell { Text(\"Huts\") }") == [])
    #expect(told("Text(\"Huts\")", "Layouts.framed { Text(\"Huts\") }") == [])
    #expect(told("Text(\"Huts\")", "Layouts.boxed { Text(\"Huts\") }") == [])
    #expect(
      told("Layouts.framed { Text(\"Huts\") }", "Layouts.framed { Text(\"Cabins\") }") == [
        "Screen", "changed: “Huts” → “Cabins”",
      ]
    )
    #expect(
      told("Text(\"Sea\")\nText(\"Huts\")", "titled(\"Sea\") { Text(\"Huts\") }") == []
    )
    #expect(
      told("titled(\"Sea\") { Text(\"Huts\") }", "titled(\"Sea\") { Text(\"Cabins\") }") == [
        "Screen", "changed: “Huts” → “Cabins”",
      ]
    )
  }
}
