import Testing

/// The words that code of UIKit gives to people, and what is only written another way.
@Suite struct ComparisonUIKitWordsTests {
  private func controller(_ body: String, _ rest: String = "") -> String {
    """
    import UIKit

    final class ChartController: UIViewController {
      private let caption = UILabel()

      func load(isOpen: Bool) {
        \(body)
      }
    }

    \(rest)

    """
  }

  private func compare(
    _ old: String,
    _ new: String,
    _ rest: (String, String) = ("", "")
  ) -> [String] {
    Compared.compare(
      ["A.swift": controller(old, rest.0)],
      ["A.swift": controller(new, rest.1)]
    )
  }

  @Test("words that code looks up, wherever they are shown")
  func lookups() {
    let lines = compare(
      "show(placeholder: nil)",
      "show(placeholder: String(localized: \"No boats yet\"))"
    )
    #expect(
      lines.contains("added: “No boats yet” [a text that code looks up]"),
      "\(lines)"
    )
    let cases = compare(
      "",
      "",
      (
        "enum Part { case low; var title: String { NSLocalizedString(\"Ebb\", comment: \"\") } }",
        "enum Part { case low; var title: String { NSLocalizedString(\"Low\", comment: \"\") } }"
      )
    )
    #expect(cases.contains("changed: “Ebb” → “Low” [a text that code looks up]"), "\(cases)")
  }

  @Test("words that are looked up elsewhere and shown as before")
  func moved() {
    let lines = compare(
      "caption.text = NSLocalizedString(\"Ebb\", comment: \"\")",
      "caption.text = Part.low.title",
      (
        "",
        "enum Part { case low; var title: String { NSLocalizedString(\"Ebb\", comment: \"\") } }"
      )
    )
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test("a constant above a text is no change, nor is one that goes")
  func constants() {
    let direct = "caption.text = NSLocalizedString(\"Ebb\", comment: \"\")"
    let named = "let title = NSLocalizedString(\"Ebb\", comment: \"\")\n    caption.text = title"
    #expect(compare(direct, named).isEmpty, "\(compare(direct, named))")
    #expect(compare(named, direct).isEmpty, "\(compare(named, direct))")
    let other = named.replacing("Ebb", with: "Flow")
    #expect(
      compare(named, other).contains { $0.hasPrefix("changed: “Ebb” → “Flow”") },
      "\(compare(named, other))"
    )
  }

  @Test("words in the same place are changed ones")
  func slots() {
    func menu(_ words: String...) -> String {
      words.map { "add(UIAction(title: \"\($0)\") { _ in })" }.joined(separator: "\n    ")
    }
    let lines = compare(menu("Ebb", "Tide table"), menu("Low", "Pilot book"))
    #expect(
      lines.dropFirst() == [
        "changed: “Ebb, button” → “Low, button” [in a menu of UIKit]",
        "changed: “Tide table, button” → “Pilot book, button” [in a menu of UIKit]",
      ],
      "\(lines)"
    )
    let more = compare(menu("Ebb"), menu("Low", "Pilot book"))
    #expect(more.count { $0.hasPrefix("added") } == 2, "\(more)")
  }

  @Test("when words are said")
  func conditions() {
    let lines = compare(
      "",
      "if isOpen { caption.text = \"Open\" } else { caption.text = \"Closed\" }"
    )
    #expect(
      lines.contains("added: “Open” [the text that code of UIKit sets; only if isOpen]"),
      "\(lines)"
    )
    #expect(
      lines.contains("added: “Closed” [the text that code of UIKit sets; only unless isOpen]"),
      "\(lines)"
    )
    let beta = compare("", "#if BETA\n    caption.text = \"Open\"\n    #endif")
    #expect(
      beta.contains("added: “Open” [the text that code of UIKit sets; only #if BETA]"),
      "\(beta)"
    )
  }

  @Test("words that are said at other times, and those of which that is only written otherwise")
  func otherTimes() {
    let always = "caption.text = \"Open\""
    let conditional = "if isOpen { caption.text = \"Open\" }"
    let place = "changed: “Open” → “Open” [the text that code of UIKit sets"
    #expect(compare(always, conditional).contains("\(place); now only if isOpen]"))
    #expect(compare(conditional, always).contains("\(place); no longer only if isOpen]"))
    #expect(compare(conditional, "guard isOpen else { return }\n    \(always)").isEmpty)
    #expect(compare(conditional, "if !isOpen { return }\n    \(always)").isEmpty)
    #expect(compare(conditional, "if isUnlocked { caption.text = \"Open\" }").isEmpty)
    let lines = compare("", "switch state {\n    case .open: \(always)\n    default: break\n    }")
    #expect(
      lines.contains("added: “Open” [the text that code of UIKit sets; only case .open]"),
      "\(lines)"
    )
  }

  @Test("headers of sections by what they are looked up by")
  func headers() {
    func table(_ text: String) -> String {
      """
      import UIKit

      final class BoatsController: UITableViewController {
        override func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? {
          \(text)
        }
      }
      """
    }
    let old = table("NSLocalizedString(\"Only in summer.\", comment: \"\")")
    let new = table("let text = \"In May.\"; return text")
    let lines = Compared.compare(["A.swift": old], ["A.swift": new])
    #expect(
      lines.contains { $0.hasPrefix("changed: “Only in summer.” → “In May.”") },
      "\(lines)"
    )
  }

  // MARK: SwiftUI

  @Test("conditions of words that are written into each other")
  func nestedConditions() {
    func card(_ label: String) -> String {
      """
      struct Card: View {
        let isFilm: Bool
        let isPlaying: Bool
        var body: some View {
          Button {} label: { HStack { Text("Trail"); \(label) } }
        }
      }
      """
    }
    let nested = card("if isFilm { if !isPlaying { Text(\"Film\") } }")
    let flat = card("if isFilm && !isPlaying { Text(\"Film\") }")
    let other = card("if isFilm { Text(\"Film\") }")
    func compare(_ old: String, _ new: String) -> [String] {
      Compared.compare(["A.swift": old], ["A.swift": new])
    }
    #expect(compare(nested, flat).isEmpty, "\(compare(nested, flat))")
    #expect(!compare(nested, other).isEmpty)
  }

  @Test("a component that is handed what it said before")
  func generalized() {
    func project(_ component: String, _ use: String) -> [String: String] {
      [
        "Copy.swift": component,
        "A.swift": "struct Keys: View { var body: some View { VStack { Text(\"Key\"); \(use) } } }",
      ]
    }
    let own = project(
      "struct CopyKey: View { var body: some View { Button(\"Copy key\") {} } }",
      "CopyKey()"
    )
    let handed =
      "struct CopyKey: View { let title: String; var body: some View { Button(title) {} } }"
    let same = project(handed, "CopyKey(title: \"Copy key\")")
    #expect(Compared.compare(own, same).isEmpty, "\(Compared.compare(own, same))")
    let other = Compared.compare(own, project(handed, "CopyKey(title: \"Share key\")"))
    #expect(other.contains { $0.contains("“Copy key, button” → “Share key, button”") }, "\(other)")
  }

  @Test("code that names an element in the place of other code")
  func recomputed() {
    func row(_ text: String) -> String { screen(text, "let boat: Boat") }
    let old = row("if let note = boat.note { Text(note) }\nButton(\"Sail\") {}")
    let new = row("Text(boat.summary)\nButton(\"Sail\") {}")
    let lines = Compared.compare(["A.swift": old], ["A.swift": new])
    #expect(lines.contains { $0.contains("no longer only if boat.note != nil") }, "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("removed") || $0.hasPrefix("added") }, "\(lines)")
  }

  @Test("what may have been in a view of the project that nobody reads and that is gone")
  func unread() {
    let representable = """
      struct TabsController: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UITabBarController { Tabs.make() }
        func updateUIViewController(_ controller: UITabBarController, context: Context) {}
      }
      """
    let old = screen("TabsController()")
    let new = screen("Text(\"Trails\")\nText(\"Boats\")")
    let lines = Compared.compare(["A.swift": old, "B.swift": representable], ["A.swift": new])
    #expect(!lines.contains { $0.hasPrefix("added") }, "\(lines)")
    // The view is still there, for another screen.
    let kept = Compared.compare(
      ["A.swift": old, "B.swift": representable],
      ["A.swift": new, "B.swift": representable]
    )
    #expect(kept.contains { $0.hasPrefix("added: “Trails”") }, "\(kept)")
  }
}
