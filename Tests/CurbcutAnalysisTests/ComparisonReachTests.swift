import CurbcutAnalysis
import Testing

/// What a comparison says of code that no transcript tells: which changes of it nobody can notice, and
/// what is known of the words, actions and taps in it.
@Suite struct ComparisonReachTests {
  // MARK: Code that is not compared

  private static let model = """
    import Foundation

    final class Tides {
      private let station = "Cuxhaven"
      func load(_ day: Date) async throws -> [Tide] {
        let url = address(of: day)
        print("loading", url)
        return try await fetch(url)
      }
    }

    """

  @Test(
    "what changes nothing when the app runs is no other code",
    arguments: [
      ("import Foundation", "import Foundation\nimport OSLog\n// The tides of a day."),
      ("final class Tides {", "public class Tides {\n  // Read once."),
      ("        print(\"loading\", url)\n", ""),
      ("return try await fetch(url)", "try await self.fetch(url,)"),
      ("private let station", "let station"),
      ("  func load", "  let log = Logger(subsystem: \"tides\", category: \"a\")\n  func load"),
      ("let url = address(of: day)\n    print(\"loading\", url)", "let link = address(of: day)"),
    ]
  )
  func silent(_ old: String, _ new: String) {
    let other = Self.model.replacing(old, with: new)
      .replacing(new.contains("link") ? "fetch(url)" : "\u{0}", with: "fetch(link)")
    let paths = Compared.untoldPaths(["A.swift": Self.model], ["A.swift": other])
    #expect(paths.objects.isEmpty && paths.logic.isEmpty, "\(other): \(paths)")
  }

  @Test(
    "what may change what is said is",
    arguments: [
      ("\"Cuxhaven\"", "\"Husum\""), ("fetch(url)", "fetch(cached(url))"),
      ("try await fetch(url)", "try await load(url)"),
      ("func load", "func tides() -> [Tide] { [] }\n  func load"),
    ]
  )
  func telling(_ old: String, _ new: String) {
    let other = Self.model.replacing(old, with: new)
    let paths = Compared.untoldPaths(["A.swift": Self.model], ["A.swift": other])
    #expect(paths.logic == ["A.swift"] && paths.objects.isEmpty, "\(other): \(paths)")
  }

  @Test("code that only moved to another file says what it said")
  func moved() {
    let rest = "struct Empty {}\n"
    let paths = Compared.untoldPaths(
      ["A.swift": Self.model, "B.swift": rest],
      ["A.swift": "import Foundation\n", "B.swift": rest + Self.model]
    )
    #expect(paths.objects.isEmpty && paths.logic.isEmpty, "\(paths)")
  }

  @Test("the actions and values of a view are other code; how it looks is none")
  func views() {
    let old = screen(
      "Button(\"Send\") { send(1) }.padding(2)",
      "private let sources = [\"a\"]\n@State private var isOpen = false"
    )
    func logic(_ old: String, _ change: (String, String)) -> [String] {
      let new = Compared.edited(old, [change])
      return Compared.untoldPaths(["A.swift": old], ["A.swift": new]).logic
    }
    #expect(logic(old, ("send(1)", "send(2)")) == ["A.swift"])
    #expect(logic(old, ("[\"a\"]", "[\"a\", \"b\"]")) == ["A.swift"])
    #expect(
      logic(old, (".padding(2)", ".sensoryFeedback(.success, trigger: isOpen)")) == ["A.swift"]
    )
    #expect(logic(old, ("{ send(1) }", "")) == ["A.swift"])
    let named = screen("Button(\"Send\", action: send).padding(2)")
    #expect(logic(named, ("action: send", "action: keep")) == ["A.swift"])
    #expect(logic(old, ("padding(2)", "padding(4).foregroundStyle(.primary)")) == [])
    #expect(logic(old, ("@State private var isOpen = false", "")) == [])
  }

  @Test("code of UIKit is told of where it sets up objects")
  func objects() {
    let old = """
      import UIKit

      /// The harbor.
      final class HarborViewController: UIViewController {
        private let title = UILabel()
        override func viewDidLoad() {
          title.numberOfLines = 0
          view.addSubview(title)
        }
        func reload() { fetch(anew: false) }
        private func fetch(anew: Bool) {}
      }

      """
    func paths(_ change: (String, String)) -> (objects: [String], logic: [String]) {
      Compared.untoldPaths(["A.swift": old], ["A.swift": Compared.edited(old, [change])])
    }
    #expect(paths(("/// The harbor.", "/// The harbor of the town.")) == ([], []))
    #expect(paths(("numberOfLines = 0", "numberOfLines = 2")) == (["A.swift"], []))
    #expect(paths(("anew: false", "anew: true")) == ([], ["A.swift"]))
  }

  // MARK: Words that code of UIKit gives

  @Test("alerts of UIKit, wherever their code stands")
  func alerts() {
    let presenter = """
      extension UIAlertController {
        static func show(title: String?, message: String?) {
          present(title: title, message: message)
        }
        static func present(title: String?, message: String?) {
          let alert = Self(title: title, message: message, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
        }
      }

      """
    let old = screen("Button(\"Copy\") { copy() }")
    let new = screen(
      "Button(\"Copy\") { copy(); UIAlertController.show(title: \"Copied\", message: error.text) }"
    )
    #expect(
      Compared.compare(
        ["A.swift": old, "B.swift": presenter],
        ["A.swift": new, "B.swift": presenter]
      ) == [
        "Screen", "added: “Copied” [in an alert of UIKit]",
        "added: “‹error.text›” [in an alert of UIKit]",
      ]
    )
    let other = presenter.replacing("\"OK\"", with: "\"Done\"")
    #expect(
      compare(presenter, other) == [
        "UIAlertController", "changed: “OK, button” → “Done, button” [in an alert of UIKit]",
      ]
    )
  }

  @Test("a text that a cell is given")
  func cells() {
    let old = """
      import UIKit

      final class Settings: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Sort the gallery"
          return cell
        }
      }

      """
    let changes = compare(old, Compared.edited(old, [("Sort the gallery", "Sort all galleries")]))
    #expect(
      changes.contains(
        "changed: “Sort the gallery” → “Sort all galleries” [the text that code of UIKit sets]"
      ),
      "\(changes)"
    )
    let moved = old.replacing("let cell", with: "let one").replacing("cell.text", with: "one.text")
      .replacing("return cell", with: "return one")
    #expect(compare(old, moved) == [])
  }

  // MARK: Actions and taps

  @Test("a condition around an action")
  func actionConditions() {
    func row(_ test: String) -> String {
      screen(
        "Button(\"Trail\") { go() }.contextMenu { if \(test) { Button(\"Vote\") { vote() } } }",
        "let isIn: Bool\nlet canVote: Bool"
      )
    }
    #expect(
      compare(row("canVote"), row("isIn, canVote")) == [
        "Screen",
        "changed: “Trail, button” → “Trail, button” [the action “Vote”: now only if isIn]",
      ]
    )
    #expect(compare(row("isIn, canVote"), row("canVote, isIn")) == [])
  }

  @Test("a tap on a text")
  func taps() {
    let old = screen("Text(\"Version 2\")")
    let new = screen("Text(\"Version 2\").onTapGesture { copy() }")
    #expect(
      compare(old, new).contains(
        "changed: “Version 2” → “Version 2” [it reacts to a tap now]"
      )
    )
    #expect(
      compare(new, old).contains(
        "changed: “Version 2” → “Version 2” [it no longer reacts to a tap]"
      )
    )
    let button = compare(new, screen("Button(\"Version 2\") { copy() }"))
    #expect(!button.contains { $0.includes("tap]") }, "\(button)")
  }

  // MARK: What is shown

  @Test("a part that an initializer leaves empty is not there")
  func emptyParts() {
    let box = """
      struct Box<Content: View, Footer: View>: View {
        private let content: Content
        private let footer: Footer
        init(
          _ title: String = "",
          @ViewBuilder content: () -> Content,
          @ViewBuilder footer: () -> Footer
        ) {
          self.content = content()
          self.footer = footer()
        }
        init(_ title: String = "", @ViewBuilder content: () -> Content) where Footer == EmptyView {
          self.content = content()
          self.footer = EmptyView()
        }
        var body: some View { content; footer }
      }

      """
    let lines = compare(
      box + screen("Box { Text(\"Sea\") }"),
      box + screen("Box { Text(\"Sea\") } footer: { Text(\"Deep\") }")
    )
    #expect(lines == ["Screen", "added: “Deep” after “Sea”"])
  }

  @Test("the screens on which the same is different are views")
  func screenNames() {
    let row = "struct Row: View { var body: some View { Text(\"Sea\"); Text(\"Blue\") } }\n"
    let tabs = """
      enum Tabs {
        @ViewBuilder static func view(for tab: Tabs) -> some View { Row() }
      }
      struct Home: View { var body: some View { VStack { Row() } } }

      """
    let lines = Compared.compare(
      ["A.swift": row, "B.swift": tabs],
      ["A.swift": row.replacing("\"Blue\"", with: "\"Green\""), "B.swift": tabs]
    )
    #expect(lines.first == "Row same [\"Home\"]", "\(lines)")
  }

  @Test("a picture that is called otherwise in code may be as before")
  func pictures() {
    let old = screen(
      "Image(systemName: isOn ? \"checkmark.circle\" : \"circle\")",
      "let isOn: Bool"
    )
    let new = screen("Image(systemName: isOn ? Symbols.on : Symbols.off)", "let isOn: Bool")
    let lines = compare(old, new)
    #expect(!lines.contains { $0.includes("trait") || $0.hasPrefix("changed") }, "\(lines)")
  }
}
