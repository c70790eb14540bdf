import CurbcutAnalysis
import Testing

/// What a change does to people: two versions of a project, screen by screen.
@Suite struct ComparisonTests {
  private let login = Compared.login
  private let row = Compared.row
  private let list = Compared.list

  // MARK: What is told

  @Test("labels that go, elements that come, go and move")
  func changes() {
    let new = Compared.edited(
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
    let lines = Compared.compare(["A.swift": login], ["A.swift": new])
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
    let new = Compared.edited(
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
    let lines = Compared.compare(["A.swift": login], ["A.swift": new])
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
    let new = Compared.edited(
      login,
      [
        ("Text(\"Welcome\")", "Text(greeting)"),
        ("  let terms: URL", "  let terms: URL\n  let greeting: String"),
      ]
    )
    let lines = Compared.compare(["A.swift": login], ["A.swift": new])
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
    #expect(
      Compared.compare(["A.swift": bad], ["A.swift": good]).contains("fixed: image-missing-label")
    )
    #expect(
      Compared.compare(["A.swift": good], ["A.swift": bad]).contains("new: image-missing-label")
    )
    #expect(Compared.compare(["A.swift": bad], ["A.swift": "// Moved\n\n" + bad]) == [])
    #expect(Compared.compare(["A.swift": bad], ["B.swift": bad]) == [])
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
    let new = Compared.edited(old, [("\"Your donation was received\"", "title")])
    let lines = Compared.compare(["A.swift": old], ["A.swift": new])
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
    let state = Compared.edited(
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
    let lines = Compared.compare(["A.swift": old], ["A.swift": state]).dropFirst()
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("unknown") }, "\(lines)")
    let loop = Compared.edited(
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
      let lines = Compared.compare(["A.swift": pair.0], ["A.swift": pair.1]).dropFirst()
      #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("unknown") }, "\(lines)")
    }
    // What surely goes or comes is told as that.
    let gone = Compared.edited(
      old,
      [("if isIdle { Button(\"Start\") {} }", "Button(\"Start\") {}")]
    )
    #expect(
      Compared.compare(["A.swift": old], ["A.swift": gone]).dropFirst()
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
    let new = Compared.edited(
      old,
      [
        ("      Text(\"Quotes\")\n", "      if isNew { Text(\"Top posts\") }\n"),
        ("      Button(\"Email\") {}\n", "      Button(\"Run\") {}\n      Button(\"Email\") {}\n"),
      ]
    )
    let lines = Compared.compare(["A.swift": old], ["A.swift": new]).dropFirst()
    #expect(Set(lines.map { String($0.prefix { $0 != ":" }) }) == ["added", "removed"], "\(lines)")
  }

  @Test("a screen of which something is known now was there before")
  func knownNow() {
    let old = """
      final class Requests: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    let new = Compared.edited(
      old,
      [("super.viewDidLoad()", "super.viewDidLoad(); navigationItem.title = \"Requests\"")]
    )
    #expect(Compared.compare(["A.swift": old], ["A.swift": new]).first == "Requests")
    #expect(Compared.compare([:], ["A.swift": new]).first == "Requests added")
  }

  // MARK: Other files

  @Test("a screen that changes because a component did says so, and only once")
  func component() {
    let old = ["Row.swift": row, "List.swift": list]
    let share = Compared.edited(row, [("Button(\"Share\")", "Button(\"Send\")")])
    let lines = Compared.compare(old, ["Row.swift": share, "List.swift": list])
    #expect(lines == ["Row same [\"TrailList\"]", "changed: “Share, button” → “Send, button”"])
    let title = Compared.edited(
      row,
      [("Text(title)", "Text(title).accessibilityAddTraits(.isHeader)")]
    )
    let headings = Compared.compare(old, ["Row.swift": title, "List.swift": list])
    #expect(
      headings == [
        "Row same [\"TrailList\"]",
        "changed: “‹title›” → “‹title›, heading” [the trait “heading” was added]",
      ]
    )
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
    new["Words.swift"] = Compared.edited(words, [("Trails", "Walks")])
    #expect(
      Compared.compare(old, new) == [
        "Screen because [\"Words (Words.swift)\"]", "changed: “Trails” → “Walks”",
      ]
    )
    new = old
    new["Link.swift"] = Compared.edited(modifier, [("isLink)", "isButton)")])
    let lines = Compared.compare(old, new)
    #expect(lines.contains("Screen because [\"asLink (Link.swift)\"]"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("changed: “Terms, link” → “Terms, button”") }, "\(lines)")
  }

  @Test("a new screen is told in full, one that others enter with them")
  func added() {
    let lines = Compared.compare(
      ["A.swift": login],
      ["A.swift": login, "Row.swift": row, "List.swift": list]
    )
    #expect(lines.first == "TrailList added", "\(lines)")
    #expect(lines.filter { $0.hasPrefix("added:") }.count == 4, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("Row") }, "\(lines)")
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
    let lines = Compared.compare(old, new)
    #expect(lines.contains { $0.hasPrefix("Piece") }, "\(lines.first ?? "")")
    #expect(!lines.contains { $0.hasPrefix("Screen") || $0.includes("End") })
    new["A.swift"] = view("Screen", many("Group { Part() }") + "\nText(\"Finish\")")
    #expect(Compared.compare(old, new).contains("changed: “End” → “Finish”"))
    // A member that an extension has now is its own code too.
    new = old
    new["A.swift"] =
      view("Screen", many("Group { Part() }") + "\nend")
      + "extension Screen { var end: some View { Text(\"End\") } }\n"
    #expect(Compared.compare(old, new) == [])
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
    let lines = Compared.compare(["A.swift": controller("Save")], ["A.swift": controller("Send")])
    #expect(lines == ["Editor", "changed: “Save, button” → “Send, button”"])
    #expect(
      Compared.compare(["A.swift": controller("Save")], ["A.swift": "\n" + controller("Save")])
        == []
    )
  }

  @Test("another member of the same value is no renaming")
  func members() {
    func screen(_ member: String) -> String {
      "struct A: View { let user: User; var body: some View { Text(user.\(member)) } }\n"
    }
    let user = "struct User { let name: String; let email: String }\n"
    let lines = Compared.compare(
      ["A.swift": screen("name"), "User.swift": user],
      ["A.swift": screen("email"), "User.swift": user]
    )
    #expect(lines == ["A", "changed: “‹user.name›” → “‹user.email›”"])
  }
}
