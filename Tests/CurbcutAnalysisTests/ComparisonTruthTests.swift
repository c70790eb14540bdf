import CurbcutAnalysis
import Testing

/// What was said and was not true: faults that only moved, elements of functions and of views that fit,
/// reasons that explain nothing, screens that are as they were. Each beside a change that is told.
@Suite struct ComparisonTruthTests {
  @Test("a function that gives a view is entered")
  func functions() {
    let plain = """
      func Plain(_ words: any StringProtocol) -> SwiftUI.Text { SwiftUI.Text(words) }

      """
    let old = screen("Button {} label: { Text(\"Save\") }")
    let new = screen("Button {} label: { Plain(\"Save\") }")
    #expect(Compared.compare(["A.swift": old], ["A.swift": new, "B.swift": plain]) == [])
    let other = screen("Button {} label: { Plain(\"Send\") }")
    #expect(
      Compared.compare(["A.swift": old], ["A.swift": other, "B.swift": plain]) == [
        "Screen", "changed: “Save, button” → “Send, button”",
      ]
    )
  }

  @Test("whoever uses what uses a changed view is among those on which the same differs")
  func usersOfUsers() {
    let row = """
      struct Row: View {
        let isQuiet: Bool
        var body: some View {
          Text("Sea")
          Button("Share") {}
        }
      }

      """
    let hosts = """
      struct Host: View { var body: some View { Row(isQuiet: true) } }
      struct Sheet: View { var body: some View { VStack { Host() } } }

      """
    let other = row.replacing("Button(\"Share\") {}", with: "if !isQuiet { Button(\"Share\") {} }")
    let lines = Compared.compare(
      ["A.swift": row, "B.swift": hosts],
      ["A.swift": other, "B.swift": hosts]
    )
    #expect(lines.contains { $0.includes("Sheet") }, "\(lines)")
  }

  @Test("a screen with two views that changed alike is told of with both")
  func twoUsers() {
    func view(_ name: String, _ words: String) -> String {
      "struct \(name): View { var body: some View { Button(\"\(words)\") {} } }\n"
    }
    let home = "struct Home: View { var body: some View { VStack { Left(); Right() } } }\n"
    let lines = Compared.compare(
      ["A.swift": view("Left", "Go"), "B.swift": view("Right", "Go"), "C.swift": home],
      ["A.swift": view("Left", "Run"), "B.swift": view("Right", "Run"), "C.swift": home]
    )
    #expect(lines.filter { $0.hasSuffix("same [\"Home\"]") }.count == 2, "\(lines)")
  }

  @Test("an image that a constant names is called by its name")
  func images() {
    let images = "extension Image { static let gate = Image(\"gardenGate\", bundle: .main) }\n"
    let old = screen("Button {} label: { Image(systemName: \"eye\") }.accessibilityLabel(\"Open\")")
    let new = screen("Button {} label: { Image.gate }")
    let lines = Compared.compare(
      ["A.swift": old, "B.swift": images],
      ["A.swift": new, "B.swift": images]
    )
    // Who checks no code that a program wrote still reads which image a name stands for.
    let written = "// Generated using a program\n" + images
    #expect(
      Compared.compare(
        ["A.swift": old, "B.swift": written],
        ["A.swift": new, "B.swift": written]
      ) == lines
    )
    #expect(lines.contains { $0.includes("“Open, button” → “gardenGate, button”") }, "\(lines)")
    #expect(!lines.contains { $0.includes("nothing names it") }, "\(lines)")
  }

  @Test("a fault that moves into another view is not fixed")
  func movedFaults() {
    let image = "Image(\"menu\")"
    let old = screen("Button { } label: { \(image).resizable() }")
    let part =
      "struct MenuButton: View { var body: some View { Button { go() } label: { \(image) } } }\n"
    let lines = Compared.compare(
      ["A.swift": old],
      ["A.swift": screen("MenuButton()"), "B.swift": part]
    )
    #expect(!lines.contains { $0.hasPrefix("fixed") || $0.hasPrefix("new:") }, "\(lines)")
    let fixed = screen("Button { } label: { \(image).resizable() }.accessibilityLabel(\"Menu\")")
    #expect(compare(old, fixed).contains { $0.hasPrefix("fixed") })
  }

  @Test("a fault of which nobody can tell any more is not fixed")
  func unknownFaults() {
    let old = screen("NavigationStack { List { Text(\"Sea\") } }")
    #expect(
      !compare(old, screen("NavigationStack { List { Waves() } }")).contains {
        $0.hasPrefix("fixed: missing-navigation-title")
      }
    )
    let titled = screen("NavigationStack { List { Text(\"Sea\") }.navigationTitle(\"Coast\") }")
    #expect(
      compare(screen("NavigationStack { List { Text(\"Sea\") } }"), titled).contains(
        "fixed: missing-navigation-title"
      )
    )
  }

  @Test("reasons are never the screen itself, or members that are as they were")
  func reasons() {
    func member(_ name: String, _ words: String) -> String {
      "@ViewBuilder func \(name)() -> some View { Text(\"\(words)\") }"
    }
    func code(_ words: String) -> String {
      screen("first()\nsecond()")
        + "extension Screen { \(member("first", words))\n\(member("second", "b")) }\n"
    }
    let lines = compare(code("a"), code("c"))
    #expect(lines.contains("changed: “a” → “c”"), "\(lines)")
    #expect(!lines.contains { $0.includes("because") }, "\(lines)")
    let row = Compared.row
    let list = "extension Text { func loud() -> Text { bold() }\nfunc low() -> Text { self } }\n"
    let other = list.replacing("bold()", with: "bold() + Text(\"!\")")
    let screens = row.replacing("Text(title)", with: "Text(title).loud()")
    let told = Compared.compare(
      ["A.swift": screens, "B.swift": list],
      ["A.swift": screens, "B.swift": other]
    )
    #expect(told.first == "Row because [\"loud (B.swift)\"]", "\(told)")
  }

  @Test("one of the views that may fit is shown: what all of them hold is one element")
  func fittingViews() {
    let one = screen("Text(\"Sea\")")
    let several = screen(
      "ViewThatFits { Text(\"Sea\").lineLimit(1); Text(\"Sea\").font(.caption) }"
    )
    #expect(compare(one, several) == [])
    #expect(compare(several, one) == [])
    let shorter = screen("ViewThatFits { Text(\"The sea\"); Text(\"Sea\") }")
    #expect(compare(one, shorter) != [])
  }

  @Test("a bar’s button on its other side has moved")
  func barSides() {
    func bar(_ placement: String) -> String {
      screen(
        "Text(\"Sea\").toolbar { ToolbarItem(placement: .\(placement)) { Button(\"Cancel\") {} } }"
      )
    }
    let lines = compare(bar("navigationBarLeading"), bar("primaryAction"))
    #expect(
      lines.contains { $0.hasPrefix("moved: ") && $0.includes("trailing side") },
      "\(lines)"
    )
    #expect(compare(bar("primaryAction"), bar("topBarTrailing")) == [])
  }

  @Test("the system’s button to go back comes and goes")
  func backButton() {
    let old = screen("Text(\"Sea\")")
    let new = screen("Text(\"Sea\").navigationBarBackButtonHidden()")
    #expect(compare(old, new).contains { $0.hasPrefix("removed: “Back, button”") })
    #expect(compare(new, old).contains { $0.hasPrefix("added: “Back, button”") })
    #expect(compare(old, screen("Text(\"Sea\").navigationBarBackButtonHidden(false)")) == [])
  }

  @Test("that a collection has items says nothing of what there is for each of them")
  func emptiness() {
    let members = "let boats: [Boat]"
    let old = screen("ForEach(boats) { boat in Text(boat.name) }", members)
    let guarded = screen(
      "if !boats.isEmpty { ForEach(boats) { boat in Text(boat.name) } }",
      members
    )
    #expect(compare(old, guarded) == [])
    let either = screen(
      "if !boats.isEmpty || !ports.isEmpty { ForEach(boats) { boat in Text(boat.name) } }",
      members
    )
    #expect(compare(old, either) == [])
    let other = screen("if isOpen { ForEach(boats) { boat in Text(boat.name) } }", members)
    #expect(compare(old, other) != [])
  }

  @Test("a screen whose own code is as it was is not told of again as perhaps the same")
  func echoes() {
    let row = """
      struct Row: View {
        let isOn: Bool
        var body: some View {
          if isOn { Text("Sea") }
          Button("Share") {}
        }
      }

      """
    let list = "struct Harbor: View { var body: some View { Row(isOn: store.flag) } }\n"
    let other = row.replacing("if isOn {", with: "if isOn && isLit {")
      .replacing("let isOn: Bool", with: "let isOn: Bool\n  let isLit = true")
    let lines = Compared.compare(
      ["A.swift": row, "B.swift": list],
      ["A.swift": other, "B.swift": list]
    )
    #expect(!lines.contains { $0.hasPrefix("Harbor") }, "\(lines)")
  }
}
