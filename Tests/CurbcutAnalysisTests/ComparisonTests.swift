import CurbcutAnalysis
import Testing

/// What a change does to people: two versions of a project, screen by screen.
@Suite struct ComparisonTests {
  /// The sections of a comparison as text, a line for each change.
  private func compare(
    _ old: [String: String],
    _ new: [String: String],
    renamed: [String: String] = [:]
  ) -> [String] {
    func files(_ texts: [String: String]) -> [ClosedFile] {
      texts.sorted { $0.key < $1.key }.map { path, text in
        ClosedFile(path: path, bytes: Array(text.utf8), configuration: Configuration())
      }
    }
    var input = ProjectComparison.Input(old: files(old), new: files(new))
    for (path, former) in renamed { input.formerPaths[PathKey(path)] = former }
    return ProjectComparison(input).sections.flatMap { section -> [String] in
      let title =
        (section.name ?? section.path) + (section.status == .changed ? "" : " \(section.status)")
      let reasons = section.reasons.isEmpty ? "" : " because \(section.reasons)"
      let users = section.users.isEmpty ? "" : " same \(section.users)"
      let changes = section.changes.map { change in
        let words = [change.before, change.after].compactMap { $0 }.joined(separator: " → ")
        let after = change.predecessor.map { " after \($0)" } ?? ""
        return "\(change.kind.rawValue): \(words)\(after)"
          + (change.details.isEmpty ? "" : " [\(change.details.joined(separator: "; "))]")
      }
      return [title + reasons + users] + changes
        + section.newFindings.map { "new: \($0.ruleID)" }
        + section.fixedFindings.map { "fixed: \($0.ruleID)" }
    }
  }

  private let login = """
    import SwiftUI

    struct LoginView: View {
      @State private var name = ""
      @State private var isShown = false
      let terms: URL

      var body: some View {
        VStack {
          Text("Welcome").accessibilityAddTraits(.isHeader)
          TextField("Name", text: $name)
          Button { isShown.toggle() } label: { Image(systemName: "eye") }
            .accessibilityLabel("Hide")
          Link("Terms", destination: terms)
          if isShown { Text("Your password is shown").foregroundStyle(.primary) }
          Button("Log In") {}.accessibilityHint("Opens your trails.")
        }
      }
    }
    """

  private func edited(_ text: String, _ changes: [(String, String)]) -> String {
    changes.reduce(text) { text, change in
      #expect(text.contains(change.0), "\(change.0) is not in the text")
      return text.replacing(change.0, with: change.1)
    }
  }

  // MARK: What is told

  @Test("labels that go, elements that come, go and move")
  func changes() {
    let new = edited(
      login,
      [
        ("        .accessibilityLabel(\"Hide\")\n", ""),
        ("      Link(\"Terms\", destination: terms)\n", ""),
        (
          "      Button(\"Log In\") {}.accessibilityHint(\"Opens your trails.\")\n",
          "      Button(\"Forgot password?\") {}\n"
        ),
        (
          "      TextField(",
          "      Button(\"Log In\") {}.accessibilityHint(\"Opens your trails.\")\n      TextField("
        ),
      ]
    )
    let lines = compare(["A.swift": login], ["A.swift": new])
    #expect(lines.first == "LoginView")
    #expect(
      lines.contains { $0.hasPrefix("moved: “Log In, button. Opens your trails.”") },
      "\(lines)"
    )
    #expect(
      lines.contains {
        $0.hasPrefix("changed: “Hide, button” → ") && $0.contains("the label was removed")
      },
      "\(lines)"
    )
    #expect(lines.contains { $0.hasPrefix("removed: “Terms") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("added: “Forgot password?, button”") }, "\(lines)")
  }

  @Test("hints, traits, values, actions and conditions")
  func details() {
    let new = edited(
      login,
      [
        (".accessibilityAddTraits(.isHeader)", ""),
        (".accessibilityHint(\"Opens your trails.\")", ".accessibilityAction(named: \"Help\") {}"),
        (
          "if isShown { Text(\"Your password is shown\").foregroundStyle(.primary) }",
          "Text(\"Your password is shown\").foregroundStyle(.primary)"
        ),
      ]
    )
    let lines = compare(["A.swift": login], ["A.swift": new])
    #expect(lines.contains { $0.contains("the trait “heading” was removed") }, "\(lines)")
    #expect(
      lines.contains {
        $0.contains("the hint “Opens your trails.” was removed; the action “Help” was added")
      },
      "\(lines)"
    )
    #expect(lines.contains { $0.contains("no longer only if isShown") }, "\(lines)")
  }

  @Test("words that come from a variable now are no longer known")
  func unknown() {
    let new = edited(
      login,
      [
        ("Text(\"Welcome\")", "Text(greeting)"),
        ("  let terms: URL", "  let terms: URL\n  let greeting: String"),
      ]
    )
    let lines = compare(["A.swift": login], ["A.swift": new])
    #expect(
      lines.contains { $0.hasPrefix("unknown: “Welcome, heading” → “‹greeting›, heading”") },
      "\(lines)"
    )
  }

  @Test("findings that come and go stand with their screen")
  func findings() {
    let bad = "struct Hero: View { var body: some View { Image(\"lighthouse\") } }\n"
    let good =
      "struct Hero: View { var body: some View { Image(\"lighthouse\").accessibilityLabel(\"A lighthouse\") } }\n"
    #expect(compare(["A.swift": bad], ["A.swift": good]).contains("fixed: image-missing-label"))
    #expect(compare(["A.swift": good], ["A.swift": bad]).contains("new: image-missing-label"))
    #expect(compare(["A.swift": bad], ["A.swift": "// Moved\n\n" + bad]) == [])
    #expect(compare(["A.swift": bad], ["B.swift": bad]) == [])
  }

  @Test("a finding on an element that reads otherwise now is neither new nor fixed")
  func keptFindings() {
    let old = """
      struct Result: View {
        let title: String
        var body: some View {
          VStack {
            Text("Your donation was received").font(.title)
            Text("Thank you for it.")
            Text("We will write to you soon.")
          }
        }
      }
      """
    let new = edited(old, [("\"Your donation was received\"", "title")])
    let lines = compare(["A.swift": old], ["A.swift": new])
    #expect(!lines.contains { $0.hasPrefix("new") || $0.hasPrefix("fixed") }, "\(lines)")
  }

  @Test("conditions and loops that are written otherwise are told as what nobody knows")
  func rewritten() {
    let old = """
      struct Player: View {
        let isIdle: Bool, isPlaying: Bool
        let actions: [Action]
        var body: some View {
          VStack {
            Button("Log In") {}.disabled(isIdle)
            if isIdle { Button("Start") {} }
            if isPlaying { Button("Stop") {} }
            ForEach(actions) { action in
              switch action {
              case .share: Button("Share") {}
              default: Button(action.title) {}
              }
            }
          }
        }
      }
      """
    let state = edited(
      old,
      [
        (
          "      if isIdle { Button(\"Start\") {} }\n      if isPlaying { Button(\"Stop\") {} }\n",
          """
                switch state {
                case .running: Button("Stop") {}
                case .idle: Button("Start") {}
                }

          """
        ),
        (".disabled(isIdle)", ".disabled(state == .idle)"),
      ]
    )
    let lines = compare(["A.swift": old], ["A.swift": state]).dropFirst()
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("unknown") }, "\(lines)")
    let loop = edited(
      old,
      [
        (
          """
                ForEach(actions) { action in
                  switch action {
                  case .share: Button("Share") {}
                  default: Button(action.title) {}
                  }
                }
          """,
          "      Button(\"Reply\") {}\n      Button(\"Share\") {}"
        )
      ]
    )
    for pair in [(old, loop), (loop, old)] {
      let lines = compare(["A.swift": pair.0], ["A.swift": pair.1]).dropFirst()
      #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("unknown") }, "\(lines)")
    }
    // What surely goes or comes is told as that.
    let gone = edited(old, [("if isIdle { Button(\"Start\") {} }", "Button(\"Start\") {}")])
    #expect(
      compare(["A.swift": old], ["A.swift": gone]).dropFirst()
        == ["changed: “Start, button” → “Start, button” [no longer only if isIdle]"]
    )
  }

  @Test("what has nothing in common is not taken for the same, nor what is still there")
  func unlike() {
    let old = """
      struct Totals: View {
        var body: some View {
          VStack {
            Text("Quotes")
            if isFull { Text(total) }
            Button("Email") {}
          }
        }
      }
      """
    let new = edited(
      old,
      [
        ("      Text(\"Quotes\")\n", "      if isNew { Text(\"Top posts\") }\n"),
        ("      Button(\"Email\") {}\n", "      Button(\"Run\") {}\n      Button(\"Email\") {}\n"),
      ]
    )
    let lines = compare(["A.swift": old], ["A.swift": new]).dropFirst()
    #expect(Set(lines.map { String($0.prefix { $0 != ":" }) }) == ["added", "removed"], "\(lines)")
  }

  @Test("a screen of which something is known now was there before")
  func knownNow() {
    let old = """
      final class Requests: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    let new = edited(
      old,
      [("super.viewDidLoad()", "super.viewDidLoad(); navigationItem.title = \"Requests\"")]
    )
    #expect(compare(["A.swift": old], ["A.swift": new]).first == "Requests")
    #expect(compare([:], ["A.swift": new]).first == "Requests added")
  }

  // MARK: Other files

  private let row = """
    struct Row: View {
      let title: String
      var body: some View {
        HStack {
          Text(title)
          Button("Share") {}
        }
      }
    }
    """
  private let list = """
    struct TrailList: View {
      var body: some View {
        VStack {
          Row(title: "Lake")
          Row(title: "Peak")
        }
      }
    }
    """

  @Test("a screen that changes because a component did says so, and only once")
  func component() {
    let old = ["Row.swift": row, "List.swift": list]
    let share = edited(row, [("Button(\"Share\")", "Button(\"Send\")")])
    let lines = compare(old, ["Row.swift": share, "List.swift": list])
    #expect(lines == ["Row same [\"TrailList\"]", "changed: “Share, button” → “Send, button”"])
    let title = edited(row, [("Text(title)", "Text(title).accessibilityAddTraits(.isHeader)")])
    let headings = compare(old, ["Row.swift": title, "List.swift": list])
    #expect(headings.contains("TrailList because [\"Row (Row.swift)\"]"), "\(headings)")
    #expect(headings.contains { $0.hasPrefix("changed: “Lake” → “Lake, heading”") }, "\(headings)")
  }

  @Test("constants, modifiers and styles of other files")
  func others() {
    let screen = """
      struct Screen: View {
        var body: some View {
          VStack {
            Text(Words.title)
            Text("Terms").asLink()
          }
        }
      }
      """
    let words = "enum Words { static let title = \"Trails\" }\n"
    let modifier =
      "extension View { func asLink() -> some View { accessibilityAddTraits(.isLink) } }\n"
    let old = ["Screen.swift": screen, "Words.swift": words, "Link.swift": modifier]
    var new = old
    new["Words.swift"] = edited(words, [("Trails", "Walks")])
    #expect(
      compare(old, new) == [
        "Screen because [\"Words (Words.swift)\"]", "changed: “Trails” → “Walks”",
      ]
    )
    new = old
    new["Link.swift"] = edited(modifier, [("isLink)", "isButton)")])
    let lines = compare(old, new)
    #expect(lines.contains("Screen because [\"asLink (Link.swift)\"]"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("changed: “Terms, link” → “Terms, button”") }, "\(lines)")
  }

  @Test("a new screen is told in full, one that others enter with them")
  func added() {
    let lines = compare(
      ["A.swift": login],
      ["A.swift": login, "Row.swift": row, "List.swift": list]
    )
    #expect(lines.first == "TrailList added", "\(lines)")
    #expect(lines.filter { $0.hasPrefix("added:") }.count == 4, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("Row") }, "\(lines)")
  }

  // MARK: What changes nothing

  @Test("formatting, comments and the order of members change nothing")
  func formatting() {
    let spread = login.replacing("(\"", with: "(\n            \"").replacing(
      "{}",
      with: "{\n // nothing\n}"
    )
    #expect(compare(["A.swift": login], ["A.swift": spread]) == [])
    let reordered = edited(
      login,
      [
        ("  @State private var name = \"\"\n", ""),
        ("  let terms: URL\n", "  let terms: URL\n  @State private var name = \"\"\n"),
      ]
    )
    #expect(compare(["A.swift": login], ["A.swift": reordered]) == [])
  }

  @Test("a subview that is extracted, or entered again, changes nothing")
  func extraction() {
    let member = edited(
      login,
      [
        ("      Link(\"Terms\", destination: terms)\n", "      footer\n"),
        (
          "  var body",
          "  private var footer: some View { Link(\"Terms\", destination: terms) }\n\n  var body"
        ),
      ]
    )
    #expect(compare(["A.swift": login], ["A.swift": member]) == [])
    #expect(compare(["A.swift": member], ["A.swift": login]) == [])
    let type = edited(
      login,
      [("      Link(\"Terms\", destination: terms)\n", "      Footer(terms: terms)\n")]
    )
    let footer =
      "import SwiftUI\nstruct Footer: View { let terms: URL; var body: some View { Link(\"Terms\", destination: terms) } }\n"
    let extracted = ["A.swift": type, "Footer.swift": footer]
    #expect(compare(["A.swift": login], extracted) == [])
    #expect(compare(extracted, ["A.swift": login]) == [])
    #expect(compare(["A.swift": login], ["A.swift": type + "\n" + footer]) == [])
    let method = edited(
      login,
      [
        ("      Link(\"Terms\", destination: terms)\n", "      footer(\"Terms\")\n"),
        (
          "  var body",
          "  func footer(_ title: String) -> some View { Link(title, destination: terms) }\n\n  var body"
        ),
      ]
    )
    #expect(compare(["A.swift": login], ["A.swift": method]) == [])
  }

  @Test("another name for a type, a file or a variable changes nothing")
  func renaming() {
    let type = login.replacing("LoginView", with: "SignInView")
    #expect(compare(["A.swift": login], ["A.swift": type]) == [])
    #expect(compare(["A.swift": login], ["B.swift": type], renamed: ["B.swift": "A.swift"]) == [])
    #expect(compare(["A.swift": login], ["B.swift": login], renamed: ["B.swift": "A.swift"]) == [])
    #expect(compare(["A.swift": login], ["Screens/B.swift": login]) == [])
    let flag = login.replacing("isShown", with: "isPasswordShown")
    #expect(compare(["A.swift": login], ["A.swift": flag]) == [])
    let dimmed = login.replacing(
      "Button(\"Log In\") {}",
      with: "Button(\"Log In\") {}.disabled(model.isBusy).environment(model: nil)"
    )
    let store = dimmed.replacing("model.isBusy", with: "store.isBusy")
    #expect(compare(["A.swift": dimmed], ["A.swift": store]) == [])
    let own = login.replacing("if isShown", with: "if self.isShown")
    #expect(compare(["A.swift": login], ["A.swift": own]) == [])
    let user = list.replacing("TrailList", with: "Trails")
    #expect(compare(["A.swift": row, "B.swift": list], ["A.swift": row, "B.swift": user]) == [])
    let renamed = [
      "A.swift": row.replacing("Row", with: "TrailRow"),
      "B.swift": list.replacing("Row(", with: "TrailRow("),
    ]
    #expect(compare(["A.swift": row, "B.swift": list], renamed) == [])
  }

  @Test("a tab before others, and a condition around all, move nothing")
  func surroundings() {
    func tabs(_ first: String) -> String {
      """
      struct Tabs: View {
        var body: some View {
          TabView {
            \(first)
            Tab("Map", systemImage: "map") { Text("Trails") }
            Tab("Me", systemImage: "person") { Text("Settings") }
          }
        }
      }
      """
    }
    let added = compare(
      ["A.swift": tabs("")],
      ["A.swift": tabs("Tab(\"News\", systemImage: \"newspaper\") { Text(\"Today\") }")]
    )
    #expect(!added.contains { $0.includes("Trails") || $0.includes("Settings") }, "\(added)")
    #expect(added.contains { $0.hasPrefix("added: “Today”") }, "\(added)")
    let texts = (0..<150).map { "Text(\"Line \($0)\")" }.joined(separator: "\n")
    func page(_ views: String) -> String {
      "struct Page: View { let isOn: Bool; var body: some View { VStack { \(views) } } }\n"
    }
    let wrapped = compare(
      ["A.swift": page(texts)],
      ["A.swift": page("if isOn { \(texts) }")]
    )
    #expect(wrapped.count == 151, "\(wrapped.count)")
    #expect(wrapped.dropFirst().allSatisfy { $0.hasSuffix("[now only if isOn]") }, "\(wrapped)")
  }

  @Test("of a screen that is too large to be read in full, its own code is compared")
  func large() {
    func view(_ name: String, _ views: String) -> String {
      "struct \(name): View { var body: some View { VStack { \(views) } } }\n"
    }
    func many(_ view: String) -> String {
      [String](repeating: view, count: 30).joined(separator: "\n")
    }
    let screen = view("Screen", many("Group { Part() }") + "\nText(\"End\")")
    let part = view("Part", many("Piece()"))
    let old = ["A.swift": screen, "B.swift": part, "C.swift": view("Piece", many("Text(\"a\")"))]
    var new = old
    new["C.swift"] = view("Piece", "Text(\"b\")\n" + many("Text(\"a\")"))
    let lines = compare(old, new)
    #expect(lines.contains { $0.hasPrefix("Piece") }, "\(lines.first ?? "")")
    #expect(!lines.contains { $0.hasPrefix("Screen") || $0.includes("End") })
    new["A.swift"] = view("Screen", many("Group { Part() }") + "\nText(\"Finish\")")
    #expect(compare(old, new).contains("changed: “End” → “Finish”"))
  }

  @Test("what a controller puts on its screen in code")
  func objects() {
    func controller(_ title: String) -> String {
      """
      import UIKit
      final class Editor: UIViewController {
        let save = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          save.setTitle("\(title)", for: .normal)
          view.addSubview(save)
        }
      }
      """
    }
    let lines = compare(["A.swift": controller("Save")], ["A.swift": controller("Send")])
    #expect(lines == ["Editor", "changed: “Save, button” → “Send, button”"])
    #expect(compare(["A.swift": controller("Save")], ["A.swift": "\n" + controller("Save")]) == [])
  }

  @Test("reducers of the Composable Architecture are no screens")
  func reducers() {
    func reducer(_ type: String, _ step: String) -> String {
      "struct Feature: Reducer { var body: \(type) { \(step) } }\n"
    }
    for type in ["some Reducer<State, Action>", "some ReducerOf<Self>", "some Reducer"] {
      let (old, new) = (reducer(type, "BindingReducer()"), reducer(type, "Reduce(core)"))
      #expect(compare(["A.swift": old], ["A.swift": new]) == [], "\(type)")
    }
  }

  @Test("another member of the same value is no renaming")
  func members() {
    func screen(_ member: String) -> String {
      "struct A: View { let user: User; var body: some View { Text(user.\(member)) } }\n"
    }
    let user = "struct User { let name: String; let email: String }\n"
    let lines = compare(
      ["A.swift": screen("name"), "User.swift": user],
      ["A.swift": screen("email"), "User.swift": user]
    )
    #expect(lines == ["A", "changed: “‹user.name›” → “‹user.email›”"])
  }
}

/// Which elements of two sequences belong together.
@Suite struct SequenceAlignmentTests {
  private func pairs(_ first: String, _ second: String) -> String {
    let (one, other) = (Array(first), Array(second))
    let alignment = SequenceAlignment(one, other) { _, _ in 0 }
    return String(alignment.pairs.map { one[$0.first] })
  }

  @Test("equal elements in order, wherever others come and go")
  func equal() {
    #expect(pairs("abcdef", "abcdef") == "abcdef")
    #expect(pairs("abcdef", "xabdyefz") == "abdef")
    #expect(pairs("abcabc", "bcabca") == "bcabc")
    #expect(pairs("", "abc") == "")
    #expect(pairs("aaaa", "aa") == "aa")
    #expect(pairs("fabcde", "abcdef") == "abcde")
    // What jumps over more has moved.
    #expect(pairs("apxl", "alpy") == "ap")
  }

  @Test("between them those that are most alike")
  func alike() {
    let (one, other) = (["a", "Hide", "b"], ["a", "New", "Hidden", "b"])
    let alignment = SequenceAlignment(one, other) { first, second in
      one[first].prefix(3) == other[second].prefix(3) ? 500 : 10
    }
    #expect(
      alignment.pairs.map { "\(one[$0.first])-\(other[$0.second])" } == [
        "a-a", "Hide-Hidden", "b-b",
      ]
    )
  }

  @Test("pairs never cross, and each element has one at most")
  func order() {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % limit
    }
    for _ in 0..<300 {
      let one = (0..<next(40)).map { _ in next(12) }
      let other = (0..<next(40)).map { _ in next(12) }
      let pairs = SequenceAlignment(one, other) { one[$0] / 2 == other[$1] / 2 ? 5 : 0 }.pairs
      #expect(
        zip(pairs, pairs.dropFirst()).allSatisfy { $0.first < $1.first && $0.second < $1.second }
      )
      #expect(pairs.allSatisfy { one[$0.first] / 2 == other[$0.second] / 2 })
    }
  }
}
