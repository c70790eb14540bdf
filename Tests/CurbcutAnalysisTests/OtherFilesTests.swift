import CurbcutAnalysis
import CurbcutSyntax
import CurbcutTestSupport
import Testing

/// What files tell each other.
@Suite struct OtherFilesTests {
  /// The rules that find something in the first of some files, knowing the others.
  private func findings(_ files: [String]) -> [String] {
    var project = Project()
    for (number, text) in files.enumerated() { project.open("F\(number).swift", text) }
    project.settle()
    return project.workspace.diagnostics(for: "F0.swift").map(\.ruleID).sorted()
  }

  @Test(
    "a button is named by what a view of another file holds",
    arguments: [
      (["struct Badge: View { var body: some View { Image(\"a\") } }"], true),
      (["struct Badge: View { var body: some View { Text(\"a\") } }"], false),
      // Through one more file.
      (
        [
          "struct Badge: View { var body: some View { Inner() } }",
          "struct Inner: View { var body: some View { Image(\"a\") } }",
        ], true
      ),
      // Only its own file sees it.
      (["private struct Badge: View { var body: some View { Image(\"a\") } }"], false),
      (
        ["private enum Space { struct Badge: View { var body: some View { Image(\"a\") } } }"],
        false
      ),
      // Two files say different things.
      (
        [
          "struct Badge: View { var body: some View { Image(\"a\") } }",
          "struct Badge: View { var body: some View { Text(\"a\") } }",
        ], false
      ),
      (
        [
          "struct Badge: View { var body: some View { Image(\"a\") } }",
          "final class Badge {}",
        ], false
      ),
      // Two files say the same.
      (
        [
          "struct Badge: View { var body: some View { Image(\"a\") } }",
          "struct Badge: View { var body: some View { Image(\"b\") } }",
        ], true
      ),
      // One file says it for two platforms, alike or not.
      (
        [
          """
          #if os(macOS)
          struct Badge: View { var body: some View { Image("a") } }
          #else
          struct Badge: View { var body: some View { Image("b").resizable() } }
          #endif
          """
        ], true
      ),
      (
        [
          """
          #if os(macOS)
          struct Badge: View { var body: some View { Text("a") } }
          #else
          struct Badge: View { var body: some View { Image("b") } }
          #endif
          """
        ], false
      ),
      // Views that hold each other tell nothing of themselves.
      (
        [
          "struct Badge: View { var body: some View { Other() } }",
          "struct Other: View { var body: some View { Badge() } }",
        ], false
      ),
      // A test is no part of the project.
      (["import XCTest\nstruct Badge: View { var body: some View { Image(\"a\") } }"], false),
    ]
  )
  func views(others: [String], isReported: Bool) {
    let user = "struct Row: View { var body: some View { Button(action: go) { Badge() } } }"
    let expected = isReported ? ["icon-button-missing-label"] : []
    #expect(findings([user] + others) == expected)
    #expect(findings([user] + others.reversed()) == expected)
  }

  @Test("a file's own declaration counts, whatever others declare")
  func own() {
    let own = """
      struct Row: View { var body: some View { Button(action: go) { Badge() } } }
      private struct Badge: View { var body: some View { Text("a") } }
      """
    #expect(findings([own, "struct Badge: View { var body: some View { Image(\"a\") } }"]) == [])
    let unread = """
      struct Row: View { var body: some View { Button(action: go) { Badge() } } }
      struct Badge: UIViewRepresentable {}
      """
    #expect(
      findings([unread, "struct Badge: View { var body: some View { Image(\"a\") } }"]) == []
    )
  }

  @Test("where a view is used is known in the file that declares it")
  func uses() {
    let image = "struct Hero: View { var body: some View { Image(\"a\") } }"
    let expected = ["image-missing-label"]
    func used(_ view: String) -> String { "struct S: View { var body: some View { \(view) } }" }
    #expect(findings([image]) == expected)
    #expect(findings([image, used("Hero()")]) == expected)
    #expect(findings([image, used("Hero().accessibilityHidden(true)")]) == [])
    // One use that exposes it is enough for people to meet it.
    let both = [image, used("Hero().accessibilityHidden(true)"), used("Hero()")]
    #expect(findings(both) == expected)
    // Another view of that name, or only a preview.
    let other = used("Hero().accessibilityHidden(true)") + "\n" + image.replacing("a", with: "b")
    #expect(findings([image, "private " + image + "\n" + other]) == expected)
    #expect(findings([image, "#Preview { Hero().accessibilityHidden(true) }"]) == expected)
    #expect(
      findings(["private " + image, used("Hero().accessibilityHidden(true)")]) == expected
    )
  }

  @Test("what a modifier of another file applies, and what a constant stands for, is known")
  func modifiersAndConstants() {
    let named = "struct Hero: View { var body: some View { Image(\"a\").named() } }"
    let function = "func named() -> some View { accessibilityLabel(\"Lighthouse\") }"
    #expect(findings([named]) == ["image-missing-label"])
    #expect(findings([named, "extension View { \(function) }"]) == [])
    #expect(findings([named, "private extension View { \(function) }"]) == ["image-missing-label"])
    let deeper = "func named() -> some View { modifier(Named()) }"
    let type = """
      struct Named: ViewModifier {
        func body(content: Content) -> some View { content.accessibilityLabel("Lighthouse") }
      }
      """
    #expect(findings([named, "extension View { \(deeper) }", type]) == [])
    let text = """
      struct T: View {
        var body: some View { Text("a").foregroundStyle(.pale).background(Color.white) }
      }
      """
    let pale = "extension Color { static let pale = Color(white: 0.9) }"
    #expect(findings([text]) == [])
    #expect(findings([text, pale]) == ["color-contrast-insufficient"])
    #expect(findings([text, pale, pale.replacing("0.9", with: "0.1")]) == [])
    let other = "extension Color { static let pale = Color(white: level) }"
    #expect(findings([text, other]) == [])
  }

  @Test("what an initializer of another file makes an image of is known")
  func imageInitializers() {
    let user = "struct S: View { var body: some View { VStack { Image(icon: .send) } } }"
    func made(_ call: String) -> String { "extension Image { init(icon: Icon) { \(call) } }" }
    #expect(findings([user]) == [])
    #expect(findings([user, made("self.init(icon.name)")]) == ["image-missing-label"])
    let symbol = made("self.init(systemName: icon.name)")
    #expect(findings([user, symbol]) == ["sf-symbol-missing-label"])
    #expect(findings([user, "private " + symbol]) == [])
    #expect(findings([user, made("self.init(decorative: icon.name)")]) == [])
    #expect(findings([user, made("self.init(icon.name, label: icon.text)")]) == [])
    // Two that contradict each other leave it unknown.
    #expect(findings([user, symbol, made("self.init(icon.name)")]) == [])
  }

  @Test("a member that gives an image is one, unless others of its name give other views")
  func pictures() {
    let user = """
      struct Row: View {
        let tab: Tab
        var body: some View { Button(action: go) { tab.icon } }
      }
      """
    func tab(_ name: String, _ member: String) -> String { "enum \(name) { case a\n\(member) }" }
    let image = tab("Tab", "var icon: Image { Image(\"a\") }")
    let expected = ["icon-button-missing-label"]
    #expect(findings([user, image]) == expected)
    let symbol = tab("Page", "var icon: Image { Image(systemName: \"b\") }")
    #expect(findings([user, image, symbol]) == expected)
    let view = tab("Page", "var icon: some View { Text(\"b\") }")
    #expect(findings([user, image, view]) == [])
    #expect(findings([user, view, image]) == [])
    #expect(findings([user]) == [])
  }

  @Test("a screen whose title another file may give is not called untitled")
  func titles() {
    let screen = "struct S: View { var body: some View { NavigationStack { Content() } } }"
    func content(_ modifier: String) -> String {
      "struct Content: View { var body: some View { Text(\"a\")\(modifier) } }"
    }
    let bar =
      "func titled() -> some View { toolbar { ToolbarItem(placement: .principal) { title } } }"
    #expect(findings([screen, content("")]) == ["missing-navigation-title"])
    #expect(findings([screen, content(".navigationTitle(\"a\")")]) == [])
    #expect(findings([screen, content(".titled()")]) == [])
    #expect(findings([screen, content(".titled()"), "extension View { \(bar) }"]) == [])
    let item = ".toolbar { ToolbarItem(placement: .principal) { Text(\"a\") } }"
    #expect(findings([screen, content(item)]) == [])
  }

  @Test("a control that a condition may take away is not known to be there")
  func conditional() {
    let user = "struct Row: View { var body: some View { Avatar().accessibilityHidden(true) } }"
    func avatar(_ body: String) -> String {
      "struct Avatar: View { var body: some View { \(body) } }"
    }
    let button = "Button(\"Open\") { go() }"
    #expect(findings([user, avatar(button)]) == ["hidden-interactive-content"])
    #expect(findings([user, avatar("if isOpen { \(button) } else { Image(\"a\") }")]) == [])
  }

  @Test(
    "after any edits and in any order the diagnostics are those of fresh files",
    arguments: UInt64(1)...UInt64(Coverage.count(complete: 2, sample: 1))
  )
  func incremental(seed: UInt64) {
    var random = Random(seed: seed)
    var project = Project()
    let files = WorkspaceTests.files(in: "Trailhead")
    for (path, bytes) in files { project.open(path, String(decoding: bytes, as: UTF8.self)) }
    let names = [
      "TrailRow", "ProgressRing", "DS.Fonts.hero", "MapPin", "cardStyle()", "RatingView", "Badge",
    ]
    let pieces = [
      "", " ", "\n", "}", "{", "private ",
      "\nstruct Badge: View { var body: some View { Image(\"x\") } }\n",
      ".accessibilityHidden(true)", ".accessibilityLabel(\"a\")", "Text(\"a\")", "Image(\"a\")",
      "\nextension View { func cardStyle() -> some View { self.accessibilityHidden(true) } }\n",
      "\nextension DS.Fonts { static let hero = Font.body }\n", "import XCTest\n",
    ]
    for _ in 0..<6 {
      for _ in 0..<4 {
        let path = files[random.below(files.count)].path
        let count = project.workspace.document(path)?.tree.byteCount ?? 0
        let start = random.below(count + 1)
        let length = random.below(6) == 0 ? random.below(300) : 0
        let piece =
          random.below(3) == 0
          ? names[random.below(names.count)] + "()" : pieces[random.below(pieces.count)]
        project.edit(path, TextEdit(range: start..<min(count, start + length), piece))
        if random.below(3) == 0 { _ = project.workspace.diagnostics(for: path) }
        if random.below(4) == 0 { project.settle() }
      }
      project.settle()
      var fresh = Project()
      for (path, _) in files.reversed() {
        let bytes = project.workspace.document(path)?.tree.bytes ?? []
        fresh.open(path, String(decoding: bytes, as: UTF8.self))
      }
      fresh.settle()
      for (path, _) in files {
        #expect(
          project.workspace.diagnostics(for: path) == fresh.workspace.diagnostics(for: path),
          "\(path)"
        )
      }
    }
  }

  @Test("an edit that means nothing to others changes nothing for them")
  func withoutConsequences() {
    var project = Project()
    project.open("A.swift", "struct A: View { var body: some View { B() } }")
    project.open("B.swift", "struct B: View { var body: some View { Text(\"a\") } }")
    project.settle()
    project.edit("B.swift", TextEdit(range: 45..<46, "b"))
    project.workspace.gather("B.swift")
    let change = project.workspace.settleGatheredFacts()
    #expect(change.paths.isEmpty && change.constants.isEmpty)
    #expect(project.workspace.takeGatheredFacts().paths.isEmpty)
    // Another type of content, so that the file that uses it has to be looked at.
    let text = project.workspace.document("B.swift")?.tree.bytes.count ?? 0
    project.edit("B.swift", TextEdit(range: 39..<text, "Image(\"a\") } }"))
    project.workspace.gather("B.swift")
    #expect(project.workspace.settleGatheredFacts().paths.sortedPaths == ["A.swift"])
  }

  @Test("an edit counts for others though nobody has asked for the document since")
  func unasked() {
    var project = Project()
    let button = "struct A: View { var body: some View { Button(action: go) { B() } } }"
    project.open("A.swift", button)
    project.open("B.swift", "struct B: View { var body: some View { Text(\"a\") } }")
    project.settle()
    #expect(project.workspace.diagnostics(for: "A.swift").isEmpty)
    project.edit("B.swift", TextEdit(range: 39..<43, "Image"))
    project.settle()
    let found = project.workspace.diagnostics(for: "A.swift").map(\.ruleID)
    #expect(found == ["icon-button-missing-label"])
  }

  @Test("what a file declared itself counts no longer once it is gone")
  func ownOldText() throws {
    let text = """
      struct Badge: View { var body: some View { Image("badge") } }
      struct Row: View { var body: some View { Button(action: save) { Badge() } } }

      """
    var project = Project()
    project.open("A.swift", text)
    project.settle()
    let before = project.workspace.diagnostics(for: "A.swift").map(\.ruleID)
    #expect(before.contains("icon-button-missing-label"))
    // Nothing is gathered anew: the index still knows the old text.
    project.edit("A.swift", TextEdit(range: 7..<12, "Other"))
    var fresh = Workspace()
    fresh.open("A.swift", bytes: Array(text.replacing("struct Badge", with: "struct Other").utf8))
    let now = project.workspace.diagnostics(for: "A.swift")
    let expected = fresh.diagnostics(for: "A.swift")
    #expect(now == expected)
    // The same with a new text of the whole, and once all is gathered.
    project.workspace.open("A.swift", bytes: Array(text.utf8))
    project.edit("A.swift", TextEdit(range: 7..<12, "Other"))
    let reopened = project.workspace.diagnostics(for: "A.swift")
    #expect(reopened == expected)
    project.settle()
    let settled = project.workspace.diagnostics(for: "A.swift")
    #expect(settled == expected)
    project.edit("A.swift", TextEdit(range: 7..<12, "Badge"))
    let again = project.workspace.diagnostics(for: "A.swift").map(\.ruleID)
    #expect(again == before)
  }

  @Test("raw values of an enumeration in another file that are no words")
  func rawValues() {
    func found(_ values: String) -> [String] {
      var project = Project()
      project.open("State.swift", "enum Parcel: String { case \(values) }")
      project.open(
        "Row.swift",
        """
        struct Row: View {
          let state: Parcel
          var body: some View { Button("Track") { track() }.accessibilityLabel(state.rawValue) }
        }
        """
      )
      project.settle()
      return project.workspace.diagnostics(for: "Row.swift").map(\.ruleID)
    }
    let identifiers = found(#"sent = "ON_ITS_WAY", done = "HANDED_OVER""#)
    #expect(identifiers.contains("identifier-used-as-label"))
    let words = found(#"sent = "On its way", done = "Handed over""#)
    #expect(!words.contains("identifier-used-as-label"))
  }
}

/// Documents of one project.
private struct Project {
  var workspace = Workspace()
  private var waiting: Set<String> = []

  mutating func open(_ path: String, _ text: String) {
    workspace.open(path, bytes: Array(text.utf8))
    waiting.insert(path)
  }

  mutating func edit(_ path: String, _ edit: TextEdit) {
    workspace.edit(path, edit)
    waiting.insert(path)
  }

  /// Gathers until no file has anything new to tell, then lets it count.
  mutating func settle() {
    while !waiting.isEmpty {
      for path in waiting.sorted() { workspace.gather(path) }
      let change = workspace.settleGatheredFacts()
      waiting = Set(change.paths.sortedPaths)
      if !change.constants.isEmpty { waiting.formUnion(workspace.gatheredPaths) }
    }
    _ = workspace.takeGatheredFacts()
  }
}
