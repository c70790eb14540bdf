import CurbcutAnalysis
import Testing

/// What is written otherwise and is the same to a person, each beside what is not.
@Suite struct ComparisonNoiseTests {
  // MARK: Conditions and loops

  @Test(
    "a condition in another form is the same",
    arguments: [
      ("if a && b { Text(\"Sea\") }", "if a { if b { Text(\"Sea\") } }"),
      ("if a, b { Text(\"Sea\") }", "if b, a { Text(\"Sea\") }"),
      ("if let name { Text(\"Sea\") }", "if name != nil { Text(\"Sea\") }"),
      ("if name == nil {} else { Text(\"Sea\") }", "if name != nil { Text(\"Sea\") }"),
      ("if a { Text(\"Sea\") }", "Text(\"Sea\").opacity(a ? 1 : 0)"),
      ("if !a { Text(\"Sea\") }", "Text(\"Sea\").opacity(a ? 0 : 1)"),
      ("if !a { Text(\"Sea\") }", "Text(\"Sea\").accessibilityHidden(a)"),
      (
        "switch state { case .open(let way): Text(\"Sea\")\ndefault: Text(\"Lake\") }",
        "switch state { case let .open(path, _): Text(\"Sea\")\ndefault: Text(\"Lake\") }"
      ),
      (
        "ForEach(trails) { trail in Text(\"Trail\") }",
        "ForEach(Array(trails.enumerated()), id: \\.offset) { index, trail in Text(\"Trail\") }"
      ),
    ]
  )
  func conditions(old: String, new: String) {
    #expect(compare(screen(old), screen(new)) == [])
    #expect(compare(screen(new), screen(old)) == [])
  }

  @Test(
    "what both branches hold is there in any case",
    arguments: [
      ("Text(\"Sea\")", "if a { Text(\"Sea\").bold() } else { Text(\"Sea\") }"),
      (
        "Text(\"Sea\"); if b { Text(\"Lake\") }",
        "if a { Text(\"Sea\"); if b { Text(\"Lake\") } } else { Text(\"Sea\"); if b { Text(\"Lake\") } }"
      ),
      (
        "Button(\"Row\") {}.sheet(isPresented: $b) { Text(\"Lake\") }",
        "if let a { Button(\"Row\") {}.sheet(isPresented: $b) { Text(\"Lake\") } } "
          + "else { Button(\"Row\") {}.sheet(isPresented: $b) { Text(\"Lake\") }.padding() }"
      ),
    ]
  )
  func equalBranches(old: String, new: String) {
    #expect(compare(screen(old), screen(new)) == [])
    #expect(compare(screen(new), screen(old)) == [])
  }

  @Test("what stands in another branch too is there in other cases, and is not new or gone")
  func copies() {
    let members = "let a: Bool; let b: Bool"
    let one = screen("if a { Text(\"Sea\") }", members)
    let two = screen("if a { Text(\"Sea\") } else if b { Text(\"Sea\") }", members)
    #expect(compare(one, two) == ["Screen", "changed: “Sea” → “Sea” [now also unless a, if b]"])
    #expect(compare(two, one) == ["Screen", "changed: “Sea” → “Sea” [no longer unless a, if b]"])
    let both = screen("Text(\"Sea\")", members)
    let other = screen(
      "if a { Text(\"Sea\"); Text(\"Lake\") } else { Text(\"Sea\") }",
      members
    )
    #expect(compare(both, other).dropFirst().allSatisfy { $0.contains("Lake") })
    #expect(compare(both, other).count == 2 && compare(other, both).count == 2)
  }

  @Test("what only one branch holds is not")
  func differentBranches() {
    let changes = compare(
      screen("Text(\"Sea\")"),
      screen("if a { Text(\"Sea\") } else { Text(\"Lake\") }")
    )
    #expect(changes.count == 3, "\(changes)")
  }

  @Test(
    "another condition is none",
    arguments: [
      ("if a && b { Text(\"Sea\") }", "if a { Text(\"Sea\") }", "no longer only if b"),
      ("if a { Text(\"Sea\") }", "Text(\"Sea\").opacity(a ? 0 : 1)", "decided differently"),
      (
        "if a {} else { Text(\"Sea\") }", "if b {} else if a {} else { Text(\"Sea\") }",
        "now only unless b"
      ),
      (
        "switch state { case .open(let way): Text(\"Sea\")\ndefault: Text(\"Lake\") }",
        "switch state { case .open(true): Text(\"Sea\")\ndefault: Text(\"Lake\") }",
        "decided differently"
      ),
      (
        "ForEach(trails) { trail in Text(\"Trail\") }",
        "ForEach(walks) { walk in Text(\"Trail\") }",
        "for each"
      ),
    ]
  )
  func otherConditions(old: String, new: String, words: String) {
    let members = "let a: Bool; let b: Bool; let trails: [Trail]; let walks: [Trail]"
    let lines = compare(screen(old, members), screen(new, members))
    #expect(lines.count == 2 && lines[1].contains(words), "\(lines)")
  }

  @Test("items that are all said the same are told once, however many there are")
  func equalItems() {
    func icons(_ count: Int, _ label: String) -> String {
      let cases = (0..<count).map { "icon\($0)" }.joined(separator: ", ")
      let icon = "enum Icon: String, CaseIterable { case \(cases) }\n"
      return icon
        + screen("ForEach(Icon.allCases) { icon in Button { use(icon) } label: { \(label) } }")
    }
    let more = compare(icons(20, "Text(\"Icon\")"), icons(30, "Text(\"Icon\")"))
    #expect(
      more.dropFirst() == [
        "changed: “Icon, button” → “Icon, button” [there are 30 now, no longer 20]"
      ]
    )
    #expect(compare(icons(20, "Text(\"Icon\")"), "\n" + icons(20, "Text(\"Icon\")")) == [])
    #expect(compare(icons(3, "Text(icon.rawValue)"), icons(4, "Text(icon.rawValue)")).count == 2)
  }

  // MARK: Expressions

  @Test("a value that moved into another one is the same, another member of it is not")
  func moved() {
    func row(_ text: String, _ members: String) -> String { screen("Text(\(text))", members) }
    #expect(
      compare(row("movie.title", "var movie: Movie { store.movie }"), row("props.movie.title", ""))
        == []
    )
    #expect(
      compare(row("props.movie.title", ""), row("movie.title", "var movie: Movie { store.movie }"))
        == []
    )
    let members = "let movie: Movie; let title: String"
    #expect(
      compare(row("title", members), row("movie.title", members))
        == [
          "Screen",
          "unknown: “‹movie.title›” → “‹movie.title›” [what it is called is worked out differently]",
        ]
    )
    #expect(compare(row("movie.title", members), row("movie.year", members)).count == 2)
  }

  @Test("code that is mostly made of the same names may say the same, another member does not")
  func remade() {
    let members = "let action: Action; var name = 1; var email = 1"
    let lines = compare(
      screen("Text(action.look.label)", members),
      screen("Text(action.label.title)", members)
    )
    #expect(lines.count == 2 && lines[1].hasPrefix("unknown: "), "\(lines)")
    let other = compare(
      screen("Text(action.owner.name)", members),
      screen("Text(action.owner.email)", members)
    )
    #expect(other.count == 2 && other[1].hasPrefix("changed: "), "\(other)")
    let added = compare(
      screen("Text(action.name)", members),
      screen("Text(action.name ?? \"None\")", members)
    )
    #expect(added.count == 2 && added[1].hasPrefix("changed: "), "\(added)")
  }

  @Test("a function that became a method of what it is about")
  func methods() {
    #expect(compare(screen("Text(title(of: item))"), screen("Text(item.title())")) == [])
    let members = "var title = 1; var subtitle = 1"
    #expect(
      compare(screen("Text(title(of: item))", members), screen("Text(item.subtitle())", members))
        .count == 2
    )
  }

  @Test("a string of a table that is found now is the same, another one is not")
  func tables() {
    let members = "let name: String"
    #expect(compare(screen("Text(L10n.titleComments)"), screen("Text(\"Comments\")")) == [])
    #expect(
      compare(screen("Text(L10n.titleComments)"), screen("Text(\"Settings\")"))
        == [
          "Screen",
          "unknown: “‹L10n.titleComments›” → “Settings” [what it is called is worked out differently]",
        ]
    )
    let shared = compare(
      screen("Text(L10n.hello(name))", members),
      screen("Text(\"Hi \\(name)\")", members)
    )
    #expect(shared.count == 2 && shared[1].hasPrefix("unknown: "), "\(shared)")
    let lines = compare(screen("Text(name)", members), screen("Text(\"Name\")", members))
    #expect(lines.count == 2, "\(lines)")
    // What the code may say besides is known for both.
    #expect(
      compare(screen("Text(name)", members), screen("Text(name + \", 3 items\")", members))
        == ["Screen", "changed: “‹name›” → “‹name›, 3 items”"]
    )
  }

  @Test("a label that is added to a button whose content only code knows is a change")
  func addedLabels() {
    let lines = compare(
      screen("Button(action: go) { Text(name) }", "let name: String; let go: () -> Void"),
      screen(
        "Button(action: go) { Text(name) }.accessibilityLabel(\"Edit avatar\")",
        "let name: String; let go: () -> Void"
      )
    )
    #expect(lines.dropFirst().first?.hasPrefix("changed: ") == true, "\(lines)")
  }

  @Test("a screen that another type shows now is not surely gone, one without its like is")
  func rebuilt() {
    let before = """
      struct Old: View { var body: some View {
        VStack { Text("Quiet trails"); Text("High huts"); Button("Go there") {} } } }
      final class Host { let view = Old() }

      """
    let after = """
      final class New: NSViewController {
        let titles = [("Quiet trails", 1), ("High huts", 2)]
      }

      """
    let doubted = Compared.compare(["A.swift": before], ["B.swift": after])
    #expect(doubted.allSatisfy { !$0.hasPrefix("removed:") } && doubted.count == 4, "\(doubted)")
    let gone = Compared.compare(
      ["A.swift": before],
      ["B.swift": after.replacing("Quiet", with: "Loud").replacing("High", with: "Low")]
    )
    #expect(gone.count { $0.hasPrefix("removed:") } == 3, "\(gone)")
  }

  @Test("a menu that code names is the same menu, another one is not")
  func menus() {
    func menu(_ name: String) -> String {
      screen(
        "Menu { Button(\"Copy\") {} } label: { Text(\(name)) }",
        "let a: String; let b: String"
      )
    }
    let renamed = compare(menu("a"), menu("b"))
    #expect(!renamed.contains { $0.contains("Copy") }, "\(renamed)")
    #expect(compare(menu("\"Edit\""), menu("\"File\"")).contains { $0.contains("Copy") })
  }

  // MARK: Components

  @Test("what a row takes from a component is told with that")
  func rows() {
    let row = """
      struct Row: View { let name: String
        var body: some View { Text(name); Text("far") }
      }
      """
    let list = """
      struct List1: View {
        let trails: [Trail]
        var body: some View {
          ForEach(trails) { trail in
            NavigationLink(destination: Text("Map")) { Row(name: trail.name) }
          }
        }
      }
      """
    let lines = Compared.compare(
      ["Row.swift": row, "List.swift": list],
      ["Row.swift": row.replacing("\"far\"", with: "\"near\""), "List.swift": list]
    )
    #expect(lines == ["Row same [\"List1\"]", "changed: “far” → “near”"])
    // What the list itself says is its own.
    let own = Compared.compare(
      ["Row.swift": row, "List.swift": list],
      ["Row.swift": row, "List.swift": list.replacing("name: trail.name", with: "name: \"Trail\"")]
    )
    #expect(own.first == "List1" && own.count == 2, "\(own)")
  }

  @Test("a view whose value gives it is known to use it")
  func values() {
    let part = "struct Part: View { var body: some View { Text(\"Sea\") } }\n"
    let tab = """
      enum Tab { case map
        @ViewBuilder var content: some View { Part() }
      }
      """
    let root =
      "struct Root: View { let tab: Tab; var body: some View { VStack { tab.content } } }\n"
    let lines = Compared.compare(
      ["A.swift": part, "B.swift": tab, "C.swift": root],
      ["A.swift": part.replacing("Sea", with: "Lake"), "B.swift": tab, "C.swift": root]
    )
    #expect(lines.first?.hasPrefix("Part same") == true && lines.count == 2, "\(lines)")
  }

  @Test("a new component of many elements is told by itself")
  func largeComponent() {
    let texts = (0..<8).map { "Text(\"Line \($0)\")" }.joined(separator: "; ")
    let form = "struct Details: View { var body: some View { VStack { \(texts) } } }\n"
    let lines = Compared.compare(
      ["A.swift": screen("")],
      ["A.swift": screen("Details()"), "B.swift": form]
    )
    #expect(lines.contains("Details added"), "\(lines)")
    #expect(lines.filter { $0.hasPrefix("added:") }.count == 16)
  }

  @Test("a sheet is a place of its own, whatever presents it")
  func places() {
    let bar = ".toolbar { Group { Button(\"Edit\") {} }.sheet(isPresented: $on) { %@ } }"
    let (old, new) = (bar.replacing("%@", with: ""), bar.replacing("%@", with: "Text(\"Form\")"))
    let lines = compare(screen("Text(\"Sea\")\(old)"), screen("Text(\"Sea\")\(new)"))
    #expect(lines == ["Screen", "added: “Form” [in “Sheet”]"], "\(lines)")
  }

  @Test("a new view that nobody has read is no certain element")
  func unread() {
    let lines = compare(screen(""), screen("Waveform(data)"))
    #expect(
      lines == ["Screen", "unknown: “‹Waveform›” [a new view, which was not read]"],
      "\(lines)"
    )
    #expect(compare(screen(""), screen("Text(\"Wave\")"))[1].hasPrefix("added"))
  }

  @Test("what one alternative loses and another one gains was not moved")
  func alternatives() {
    func page(_ name: String, _ body: String) -> String {
      "struct \(name): View { var body: some View { VStack { Text(\"\(name)\"); \(body) } } }\n"
    }
    let pages = screen("switch page { case .one: One()\ncase .two: Two() }")
    let reset = "Button(\"Reset\") {}"
    let lines = Compared.compare(
      ["A.swift": pages, "B.swift": page("One", reset), "C.swift": page("Two", "")],
      ["A.swift": pages, "B.swift": page("One", ""), "C.swift": page("Two", reset)]
    )
    #expect(
      lines == [
        "One same [\"Screen\"]", "removed: “Reset, button”", "Two same [\"Screen\"]",
        "added: “Reset, button” after “Two”",
      ],
      "\(lines)"
    )
  }
}
