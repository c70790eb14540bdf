import CurbcutAnalysis
import Testing

/// What looks like a change because code is read better or worse than before, each beside a change.
@Suite struct ComparisonEvidenceTests {
  @Test(
    "code that is broken in other places is the same",
    arguments: [
      ("if let key = store.account(of: id).key { Text(\"Sea\") }", "\n  .key", ".key"),
      ("if store.holds(a, b) { Text(\"Sea\") }", "(\n  a,\n  b\n)", "(a, b)"),
      ("if a && (b && c) { Text(\"Sea\") }", "&&\n b && c", "&& (b && c)"),
    ]
  )
  func lineBreaks(old: String, broken: String, written: String) {
    let new = old.replacing(written, with: broken)
    #expect(old != new)
    #expect(compare(screen(old), screen(new)) == [])
    #expect(compare(screen(new), screen(old)) == [])
  }

  @Test("a member of something that is reached another way is the same, another member is not")
  func members() {
    let old = screen("Text(viewStore.name)", "let viewStore: ViewStore; let store: Store")
    #expect(compare(old, screen("Text(store.name)", "let store: Store")) == [])
    #expect(compare(old, screen("Text(store.title)", "let store: Store")).count == 2)
    let both = "let sender: User; let receiver: User"
    #expect(
      compare(screen("Text(sender.name)", both), screen("Text(receiver.name)", both)).count == 2
    )
  }

  @Test("an option that is new and holds for everybody changes nothing")
  func defaults() {
    let row = screen("Button(\"Save\") {}", name: "Row")
    let option = { (value: Bool) in
      screen("if showsSave { Button(\"Save\") {} }", "var showsSave = \(value)", name: "Row")
    }
    #expect(compare(row, option(true)) == [])
    #expect(compare(row, option(false)).count == 2)
    let members = "@State var isShown = true"
    let state = screen("if isShown { Button(\"Save\") {} }", members, name: "Row")
    #expect(compare(row, state).count == 2)
  }

  @Test("a view around others that was not read is gone, and they are there")
  func wrapper() {
    #expect(compare(screen("WithStore { Text(\"Sea\") }"), screen("Text(\"Sea\")")) == [])
    let lines = compare(screen("Waveform(data)"), screen("Text(\"Wave\")"))
    #expect(lines.count == 2 && lines[1].hasPrefix("unknown: “‹Waveform›” → “Wave”"), "\(lines)")
  }

  @Test("elements with the same traits are one element, whatever makes them")
  func traits() {
    let lines = compare(
      screen("Button(\"Send the letter\") {}"),
      screen("Text(\"Send the letter now\").accessibilityAddTraits(.isButton).onTapGesture {}")
    )
    #expect(
      lines.contains("changed: “Send the letter, button” → “Send the letter now, button”"),
      "\(lines)"
    )
  }

  @Test("buttons without a name under other conditions are the same only where their code is")
  func unnamed() {
    let members = "let a: Bool; let b: Bool; let photo: UIImage; let cross: UIImage"
    let icon = "Button { send(photo) } label: { Image(uiImage: photo) }"
    let clear = "Button { text = nil; focus.move() } label: { Image(uiImage: cross) }"
    let old = screen("if a { \(icon) }", members)
    let same = screen("if b { \(icon) }", members)
    let other = screen("if b { \(clear) }", members)
    #expect(compare(old, same).count == 2)
    #expect(compare(old, other).filter { $0.hasPrefix("added") }.count == 1)
    #expect(compare(old, other).filter { $0.hasPrefix("removed") }.count == 1)
  }

  // MARK: Components

  @Test("what a component says in general and its users in particular is said once")
  func general() {
    let row = "struct Row: View { let title: String; var body: some View { %@ } }\n"
    let list = screen("Row(title: \"Trails\"); Row(title: \"Huts\")")
    let old = row.replacing("%@", with: "Text(title)") + list
    let new = row.replacing("%@", with: "Text(\"\\(title), 3 items\")") + list
    let lines = compare(old, new)
    #expect(
      lines == ["Row same [\"Screen\"]", "changed: “‹title›” → “‹title›, 3 items”"],
      "\(lines)"
    )
    // What the list says otherwise is its own.
    let renamed = compare(old, new.replacing("\"Huts\"", with: "\"Lakes\""))
    #expect(renamed.contains("changed: “Huts” → “Lakes, 3 items”"), "\(renamed)")
  }

  @Test("what callers hand in they say themselves")
  func handedIn() {
    let card = { (content: String) in
      "struct Card<Content: View>: View { let content: () -> Content\n"
        + "  var body: some View { VStack { Text(\"Card\"); \(content) } } }\n"
    }
    let page = screen("Card { Text(\"Sea\") }")
    let lines = compare(card("") + page, card("content()") + page)
    #expect(
      lines == ["Screen because [\"Card (A.swift)\"]", "added: “Sea” after “Card”"],
      "\(lines)"
    )
  }

  @Test("what nobody used before, nobody loses")
  func unused() {
    let card = "struct Card: View { var body: some View { Text(\"Hello, World!\") } }\n"
    let app = "@main struct Walks: App { var body: some Scene { WindowGroup { Screen() } } }\n"
    #expect(compare(app + card + screen(""), app + screen("")) == [])
    let filled = card.replacing("Hello, World!", with: "Trails")
    let lines = compare(app + card + screen(""), app + filled + screen("Card()"))
    #expect(lines.filter { $0.contains("Hello") } == [], "\(lines)")
    #expect(lines.contains("added: “Trails” after “Coast, heading”"), "\(lines)")
    #expect(
      compare(app + card + screen("Card()"), app + screen("")).contains("removed: “Hello, World!”")
    )
  }

  @Test("an argument that is left out is what the initializer says")
  func leftOut() {
    let group = """
      struct Group1<Content: View>: View {
        let header: String?
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content, header: String? = nil) {
          self.content = content
          self.header = header
        }
        var body: some View {
          VStack { if let header { Text(header) }; content() }
        }
      }

      """
    let lines = compare(
      group + screen(""),
      group + screen("Group1(content: { Text(\"Sea\") })")
    )
    #expect(lines == ["Screen", "added: “Sea” after “Coast, heading”"], "\(lines)")
  }

  // MARK: Findings

  @Test("a finding on code that moved into another type is neither new nor fixed")
  func movedFindings() {
    let icon = "Button { send(\"letter\", to: user) } label: { Image(systemName: \"paperplane\") }"
    let old = screen("HStack { \(icon) }")
    let new =
      screen("Bar()") + "struct Bar: View { var body: some View { HStack { \(icon) } } }\n"
    #expect(compare(old, new) == [])
    #expect(compare(new, old) == [])
    let copied =
      screen("HStack { \(icon) }; Bar()")
      + "struct Bar: View { var body: some View { HStack { \(icon) } } }\n"
    #expect(compare(old, copied).contains("new: icon-button-missing-label"))
  }

  @Test("the finding on a new button is that of the new one, wherever it stands")
  func newFinding() {
    let icon = { (name: String) in
      "Button {\n act(\"\(name)\")\n} label: {\n Image(\(name))\n}\n"
    }
    let old = screen(icon("play") + icon("pause"))
    let new = screen(icon("play") + icon("clear") + icon("pause"))
    var input = ProjectComparison.Input(old: [], new: [])
    input.old = [
      ClosedFile(path: "A.swift", bytes: Array(old.utf8), configuration: Configuration())
    ]
    input.new = [
      ClosedFile(path: "A.swift", bytes: Array(new.utf8), configuration: Configuration())
    ]
    let found = ProjectComparison(input).sections.flatMap(\.newFindings)
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("clear") }
    #expect(found.count == 1 && found.first?.line == line.map { $0 - 1 }, "\(found)")
  }

  @Test("what is only untidy is no finding of a change")
  func hygiene() {
    let unused = "@Environment(\\.accessibilityReduceMotion) var reduceMotion"
    #expect(compare(screen("", unused), screen("")) == [])
  }

  @Test("code that is no screen's is told of")
  func logic() {
    func paths(_ old: String, _ new: String) -> [String] {
      let files = [old, new].map {
        [ClosedFile(path: "M.swift", bytes: Array($0.utf8), configuration: Configuration())]
      }
      return ProjectComparison(ProjectComparison.Input(old: files[0], new: files[1])).logicPaths
    }
    let model = "struct Model { func load() { count += 1 } }\n"
    #expect(paths(model, model.replacing("1", with: "2")) == ["M.swift"])
    #expect(paths(model, "// A note.\n" + model.replacing("{ count", with: "{\n count")) == [])
    #expect(paths(screen(""), screen("Spacer()")) == [])
  }

  @Test("what is wrong with a component where it is used is not new because its code was read anew")
  func uses() {
    func text(_ modifier: String, _ prompt: String) -> String {
      """
      import SwiftUI
      struct Secret: View {
        let title: String
        @Binding var text: String
        @State private var isSecure = true
        var body: some View {
          ZStack {
            if isSecure { SecureField(title, text: $text) } else { TextField(title, text: $text) }
            Button(action: { isSecure.toggle() }) {
              Image(systemName: isSecure ? "eye.slash" : "eye")
            }\(modifier)
          }
        }
      }
      struct Screen: View {
        @State private var key = ""
        var body: some View {
          VStack { \(prompt)Secret(title: "Private Key", text: $key) }
        }
      }

      """
    }
    let label = ".accessibilityLabel(isSecure ? \"Show the key\" : \"Hide the key\")"
    let (bare, labeled) = (text("", ""), text(label, ""))
    for (old, new) in [(bare, labeled), (labeled, bare)] {
      let lines = compare(old, new)
      #expect(!lines.contains { $0.includes("placeholder-only-label") }, "\(lines)")
    }
    let use = "Secret(title: \"Private Key\", text: $key)"
    let lines = compare(labeled.replacing(use, with: "Text(key)"), labeled)
    #expect(lines.contains("new: placeholder-only-label"), "\(lines)")
  }

  @Test("what was read in pieces before is not new where something beside these is gone")
  func pieces() {
    func text(_ row: String, _ more: String) -> String {
      """
      import SwiftUI
      struct Cell: View {
        let name: String
        let size: String
        let remove: (() -> Void)?
        var body: some View {
          VStack { \(row) }\(more)
        }
      }
      struct Cells: View {
        let files: [String]
        var body: some View {
          List { ForEach(files, id: \\.self) { Cell(name: $0, size: "1 MB", remove: nil) } }
        }
      }

      """
    }
    let (row, button) = (
      "Text(name); Text(size)",
      ".overlay { if let remove { Button(\"Remove\") { remove() } } }"
    )
    let fault = "new: list-row-ungrouped"
    let lines = compare(text(row, button), text(row, ""))
    #expect(!lines.contains(fault), "\(lines)")
    let combined = compare(text(row, ".accessibilityElement(children: .combine)"), text(row, ""))
    #expect(combined.contains(fault), "\(combined)")
  }
}
