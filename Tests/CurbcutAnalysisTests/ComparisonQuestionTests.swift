import CurbcutAnalysis
import Testing

/// What conditions ask, who is shown again, and what was put together, each beside code that only says the
/// same in other words.
@Suite struct ComparisonQuestionTests {
  private static let members = """
    @State private var isEditing = false
    @State private var isEmpty = false
    let boat: Boat
    """

  @Test(
    "a condition that asks something else is told as a change",
    arguments: [
      // Of a type that is in no file here.
      ("boat.isQuick", "boat.isLong"),
      ("boat.url != boat.card.url", "boat.links.isEmpty"),
      ("boat.card != nil, boat.url != nil", "boat.card != nil, boat.links.isEmpty"),
      ("boat.photos.isEmpty", "boat.crew.isEmpty"),
      ("isEditing", "isEmpty"),
    ]
  )
  func questions(old: String, new: String) {
    func code(_ test: String) -> String {
      screen("if \(test) { Text(\"Tide\") }\nText(\"Sea\")", Self.members)
    }
    let lines = compare(code(old), code(new))
    #expect(lines.contains { $0.hasPrefix("changed: “Tide”") }, "\(lines)")
  }

  @Test(
    "what may be the same in other words is no change for certain",
    arguments: [
      ("boat.photos.count > 0", "boat.hasPhotos"),
      ("boat.sails.isEmpty", "hasNoSails"),
      ("isEditing", "isOpen"),
    ]
  )
  func sameQuestions(old: String, new: String) {
    func code(_ test: String, _ members: String) -> String {
      screen("if \(test) { Text(\"Tide\") }\nText(\"Sea\")", members)
    }
    let own = "let boat: Boat\nvar hasNoSails: Bool { boat.sails.isEmpty }"
    let former = "\(own)\n@State private var isEditing = false"
    let present = old == "isEditing" ? "\(own)\n@State private var isOpen = false" : former
    let lines = compare(code(old, former), code(new, present))
    #expect(!lines.contains { $0.hasPrefix("changed") }, "\(lines)")
  }

  @Test("a tap on a row of many texts is told", arguments: [3, 9])
  func rows(texts: Int) {
    func code(_ tap: String) -> String {
      let row = (0..<texts).map { "Text(\"Word \($0)\")" }.joined(separator: "\n")
      return screen("List { ForEach(boats) { boat in VStack {\n\(row)\n}\(tap) } }", Self.members)
    }
    let lines = compare(code(".onTapGesture { open(boat) }"), code(""))
    #expect(lines.contains { $0.contains("it no longer reacts to a tap") }, "\(lines)")
  }

  @Test(
    "of two cases, what is not the one is the other",
    arguments: [("large, compact", false), ("large, medium, compact", true)]
  )
  func cases(cases: String, isTold: Bool) {
    func code(_ test: String) -> String {
      "enum Size: String {\n  case \(cases)\n}\n"
        + screen("if boat.size \(test) { Text(\"Tide\") }\nText(\"Sea\")", Self.members)
    }
    let lines = compare(code("== .large"), code("!= .compact"))
    #expect(lines.contains { $0.hasPrefix("changed") } == isTold, "\(lines)")
  }

  @Test("of several conditions that is told which is another one")
  func oneOfSeveral() {
    func code(_ test: String) -> String {
      screen("if \(test), boat.crew.isEmpty { Text(\"Tide\") }\nText(\"Sea\")", Self.members)
    }
    let lines = compare(code("boat.card?.url != boat.link"), code("boat.content.texts.isEmpty"))
    #expect(lines.contains { $0.includes("now only if boat.content.texts.isEmpty") }, "\(lines)")
  }

  private static let row = """
    struct Row: View {
      let hut: Hut
      @State private var asks = false
      var body: some View {
        Text(hut.name).alert("Leave?", isPresented: $asks) { Button("Leave") {} }
      }
    }

    """

  @Test("what a component shows over the screen is not gone where it is used in fewer places")
  func dialogs() {
    func list(_ body: String, _ members: String) -> String {
      Self.row + screen(body, "let current: Hut\n\(members)")
    }
    let row = "func row(_ hut: Hut) -> some View { Row(hut: hut) }"
    let apart = list(
      "if !before.isEmpty { rows(before) }\nrow(current)\nif !after.isEmpty { rows(after) }",
      """
      let before: [Hut]
      let after: [Hut]
      func rows(_ huts: [Hut]) -> some View { ForEach(huts) { hut in Row(hut: hut) } }
      \(row)
      """
    )
    let merged = list(
      "rows(huts)",
      """
      let huts: [Hut]
      func rows(_ huts: [Hut]) -> some View {
        ForEach(huts) { hut in if current.id == hut.id { row(hut) } else { Row(hut: hut) } }
      }
      \(row)
      """
    )
    let lines = compare(apart, merged)
    #expect(!lines.contains { $0.hasPrefix("removed") && $0.includes("Leave") }, "\(lines)")
    let without = list("Text(\"Huts\")", "")
    #expect(
      compare(apart, without).contains { $0.hasPrefix("removed") && $0.includes("Leave") }
    )
  }

  @Test("buttons of an alert that change places are told, and not what the system arranges")
  func alerts() {
    func alert(_ buttons: String) -> String {
      screen(
        "Text(\"Tide\").alert(\"Leave?\", isPresented: $isEditing) { \(buttons) }",
        Self.members
      )
    }
    let (cancel, leave) = ("Button(\"Stay\") {}", "Button(\"Leave\") {}")
    let lines = compare(alert("\(leave); \(cancel)"), alert("\(cancel); \(leave)"))
    #expect(lines.contains { $0.hasPrefix("moved") }, "\(lines)")
    let system = "Button(\"Stay\", role: .cancel) {}"
    #expect(compare(alert("\(leave); \(system)"), alert("\(system); \(leave)")) == [])
  }

  @Test("a screen's title menu is compared")
  func titleMenus() {
    func bar(_ buttons: String) -> String {
      screen("Text(\"Tide\").toolbar { ToolbarTitleMenu { \(buttons) } }")
    }
    let lines = compare(bar("Button(\"Huts\") {}"), bar("Button(\"Huts\") {}; Button(\"Sea\") {}"))
    #expect(lines.contains { $0.hasPrefix("added: “Sea, button”") }, "\(lines)")
  }

  @Test("what a value is made of at the call is told")
  func values() {
    func code(_ name: String) -> String {
      "struct Line: View { let mark: Mark\n var body: some View { Text(mark.asText) } }\n"
        + screen("Line(mark: .init(string: hut.\(name)))", "let hut: Hut")
    }
    #expect(compare(code("name"), code("place")) != [])
  }

  @Test("of a new screen what was not read is told too")
  func unread() {
    let list = screen("Row(model: .init(hut: hut))", "let hut: Hut", name: "List")
    let row = """
      struct Row: View {
        let model: Model
        var body: some View { VStack { model.hut.mark; Text("Open") } }
      }

      """
    let lines = compare("struct Hut { var mark: some View { draw() } }\n", list + row)
    #expect(lines.contains { $0.includes("model.hut.mark") && !$0.hasPrefix("added") }, "\(lines)")
  }

  @Test("two screens of an `if` are not each other's copies")
  func screensOfBranches() {
    let parts = """
      struct Fields: View {
        @State private var isLoading = false
        var body: some View { if isLoading { Button("Retry") {} }; Text("Name") }
      }
      struct Huts: View { var body: some View { Button("Retry") {}; Text("Huts") } }

      """
    let root = screen("if isEditing { Huts() } else { Fields() }", Self.members, name: "Root")
    let new = parts.replacing("if isLoading { Button(\"Retry\") {} }; ", with: "")
    let lines = compare(parts + root, new + root)
    #expect(lines.contains { $0.hasPrefix("removed: “Retry, button”") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("changed") }, "\(lines)")
  }

  @Test("a component of one element that moved and says something else moved")
  func movedComponent() {
    func code(_ body: String, _ label: String) -> String {
      "struct Key: View { var body: some View { Button(\"\(label)\") {} } }\n" + screen(body)
    }
    let lines = compare(
      code("Text(\"Huts\")\nKey()\nText(\"Sea\")\nText(\"Tide\")", "Copied"),
      code("Text(\"Huts\")\nText(\"Sea\")\nKey()\nText(\"Tide\")", "Public key")
    )
    #expect(lines.contains { $0.hasPrefix("moved") && $0.includes("Public key") }, "\(lines)")
  }

  @Test("code that was put together is no better for it; a second fault with the same words is new")
  func findings() {
    func texts(_ body: String, _ members: String = "") -> String {
      screen(body, "let one: String\nlet two: String\n\(members)")
    }
    let separate = texts(
      "Text(one)\n.font(.system(size: 13))\nText(\"!\\(two)\")\n.font(.system(size: 13))"
    )
    let together = texts(
      "line(one)\nline(two)",
      "func line(_ text: String) -> some View {\nText(text)\n.font(.system(size: 13))\n}"
    )
    #expect(!compare(separate, together).contains { $0.hasPrefix("fixed") })
    let spinner = "if isEditing { ProgressView() } else { Text(\"Huts\") }"
    let lines = compare(
      screen(spinner, Self.members),
      screen(
        spinner.replacing(
          "Text(\"Huts\")",
          with: "Text(\"Huts\").overlay { if isEmpty { ProgressView() } }"
        ),
        Self.members
      )
    )
    #expect(lines.contains("new: progress-view-missing-label"), "\(lines)")
  }

  @Test(
    "alternatives of which one says all are that one",
    arguments: [
      ("!isEditing || (!isEditing && isEmpty)", "!isEditing"),
      ("isEditing || isEditing && boat.isQuick", "isEditing"),
      ("(isEmpty && isEditing) || isEmpty", "isEmpty"),
    ]
  )
  func absorption(old: String, new: String) {
    func code(_ test: String) -> String {
      screen("if \(test) { Text(\"Tide\") } else { Text(\"Sea\") }", Self.members)
    }
    #expect(compare(code(old), code(new)) == [])
    #expect(compare(code("\(old) || boat.isLong"), code(new)) != [])
  }

  @Test("a picker that becomes a link is told, and not one that is written otherwise")
  func pickers() {
    func form(_ control: String) -> String {
      screen(
        "Form { \(control) }",
        "@State private var theme = Theme.dark\n@State private var style = Theme.dark"
      )
    }
    let options = "ForEach(Theme.all) { Text($0.name).tag($0) }"
    let picker = form("Picker(\"Theme\", selection: $theme) { \(options) }")
    let link = "NavigationLink(destination: Sea()) { HStack { Text(\"Theme\"); Text(theme.name) } }"
    #expect(compare(picker, form(link)).contains { $0.includes("it is no picker any more") })
    let other = form("Picker(selection: $theme) { \(options) } label: { Text(\"Theme\") }")
    #expect(compare(picker, other) == [])
  }

  @Test("another name of other words is another condition, though a value may have moved")
  func movedQuestions() {
    func code(_ test: String, _ members: String) -> String {
      screen("if \(test) { Text(\"Tide\") }\nText(\"Sea\")", "let boat: Boat\n\(members)")
    }
    let old = code("showsNameEditor", "@State private var showsNameEditor = false")
    #expect(compare(old, code("boat.showsNameEditor", "")) == [])
    #expect(compare(old, code("boat.hasOwnName", "")) != [])
    let numbered = code("showsH264Editor", "@State private var showsH264Editor = false")
    #expect(compare(numbered, code("boat.hasOwnH264", "")) != [])
  }

  @Test("a color of a value that a type keeps is no element")
  func colors() {
    let theme = "class Theme { static let shared = Theme(); var tint: Color = .red }\n"
    func code(_ test: String) -> String {
      theme
        + screen("if \(test) { theme.tint } else { Text(\"Tide\") }", "let theme = Theme.shared")
    }
    let lines = compare(code("isEditing"), code("isEmpty"))
    #expect(!lines.contains { $0.includes("theme.tint") }, "\(lines)")
  }
}
