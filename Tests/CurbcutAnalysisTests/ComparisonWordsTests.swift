import CurbcutAnalysis
import Testing

/// What a comparison says of the words that code of UIKit gives, and of elements in several places.
@Suite struct ComparisonWordsTests {
  private static let makers = """
    import UIKit

    extension UIButton.Configuration {
      static func pill(text: String, color: UIColor) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = AttributedString(text, attributes: .init())
        return configuration
      }
      static func later() -> UIButton.Configuration { .pill(text: "Later", color: .gray) }
    }

    extension UILabel {
      convenience init(_ text: String, color: UIColor) {
        self.init(frame: .zero)
        self.text = text
      }
    }

    """

  private static func berth(_ label: String, _ button: String) -> String {
    """
    import UIKit

    final class BerthCell: UITableViewCell {
      let title = UILabel("\(label)", color: .label)
      let book = UIButton(configuration: \(button))
      override func awakeFromNib() {
        contentView.addSubview(title)
        contentView.addSubview(book)
      }
    }

    """
  }

  @Test("initializers and factories of a project give words")
  func made() {
    func changes(_ old: String, _ new: String) -> [String] {
      Compared.compare(
        ["A.swift": Self.makers, "B.swift": old],
        ["A.swift": Self.makers, "B.swift": new]
      )
    }
    let old = Self.berth("Free berths", ".pill(text: \"Book\", color: .blue)")
    #expect(
      changes(old, Self.berth("Berths", ".pill(text: \"Reserve\", color: .blue)"))
        == [
          "BerthCell", "changed: “Free berths” → “Berths”",
          "changed: “Book, button” → “Reserve, button”",
        ]
    )
    #expect(
      changes(old, Self.berth("Free berths", ".later()"))
        == ["BerthCell", "changed: “Book, button” → “Later, button”"]
    )
    #expect(changes(old, Self.berth("Free berths", ".pill(text: \"Book\", color: .red)")) == [])
  }

  private static func alert(_ name: String, _ message: String) -> String {
    """
    final class \(name): UIViewController {
      func warn() {
        let alert = UIAlertController(title: "Storm", message: "\(message)", preferredStyle: .alert)
        alert.addAction(.init(title: "Close", style: .cancel))
        present(alert, animated: true)
      }
    }

    """
  }

  @Test("an alert that several showed and one shows now is the same")
  func shared() {
    let calls = ["Harbor", "Pier"].map {
      "final class \($0): UIViewController { func warn() { Weather.warn(self) } }\n"
    }
    let shared =
      Self.alert("Weather", "Stay in port.").replacing("func warn", with: "static func warn")
    #expect(
      Compared.compare(
        [
          "A.swift": Self.alert("Harbor", "Stay in port."),
          "B.swift": Self.alert("Pier", "Stay in port."), "C.swift": "import UIKit\n",
        ],
        ["A.swift": calls[0], "B.swift": calls[1], "C.swift": "import UIKit\n" + shared]
      ) == []
    )
  }

  @Test("words are told of the type that says them, with the buttons")
  func placed() {
    let old = ["A.swift": Self.alert("Harbor", "Stay in port."), "B.swift": "class Pier {}\n"]
    let new = old.merging(["B.swift": Self.alert("Pier", "Stay in port.")]) { $1 }
    #expect(
      Compared.compare(old, new) == [
        "Pier", "added: “Storm” [in an alert of UIKit]",
        "added: “Stay in port.” [in an alert of UIKit]",
        "added: “Close, button” [in an alert of UIKit]",
      ]
    )
  }

  @Test("what code sets now that nobody knows may be the same")
  func unknown() {
    func screen(_ value: String) -> String {
      """
      final class Harbor: UIViewController {
        func update() { status.text = \(value) }
      }

      """
    }
    #expect(compare(screen("\"All berths are taken\""), screen("words(for: state)")) == [])
    #expect(
      compare(screen("\"All berths are taken\""), "final class Harbor: UIViewController {}\n") != []
    )
  }

  @Test("what stood in several places and stands around them now is not gone")
  func hoisted() {
    let notice = "Text(\"Gale warning\")"
    let old = screen(
      "switch area { case .north: VStack { Text(\"North\"); \(notice) }\n"
        + "case .south: VStack { Text(\"South\"); \(notice) } }",
      "let area: Area"
    )
    let new = screen(
      "switch area { case .north: Text(\"North\")\ncase .south: Text(\"South\") }\n\(notice)",
      "let area: Area"
    )
    let changes = compare(old, new)
    #expect(!changes.contains { $0.hasPrefix("removed") || $0.hasPrefix("moved") }, "\(changes)")
    let back = compare(new, old)
    #expect(!back.contains { $0.hasPrefix("added") || $0.hasPrefix("moved") }, "\(back)")
  }

  @Test("all conditions around something new are told, the outermost first")
  func conditions() {
    let changes = compare(
      screen("Text(\"A\")", "let isOpen: Bool; let isNew: Bool"),
      screen(
        "Text(\"A\")\nif isOpen { if isNew { Text(\"New\") } }",
        "let isOpen: Bool; let isNew: Bool"
      )
    )
    #expect(
      changes.contains("added: “New” after “A” [only if isOpen; only if isNew]"),
      "\(changes)"
    )
  }

  @Test("a finding on what only left the accessibility tree is not fixed")
  func concealed() {
    let mark = "Text(\"Open\").foregroundStyle(Color(white: 0.8)).background(Color.white)"
    let old = screen("HStack { \(mark); Text(\"Pier\") }")
    let new = screen("HStack { \(mark); Text(\"Pier\") }.accessibilityElement(children: .ignore)")
    #expect(!compare(old, new).contains { $0.hasPrefix("fixed: color-contrast") })
  }

  @Test("an accessibility action that does nothing fixes no gesture")
  func emptyAction() {
    let gesture = "Text(\"North bay\").onLongPressGesture { mark() }"
    let old = screen(gesture, "let mark: () -> Void")
    let new = screen(gesture + ".accessibilityAction {}", "let mark: () -> Void")
    #expect(!compare(old, new).contains { $0.hasPrefix("fixed") })
    let mended = screen(
      gesture + ".accessibilityAction(named: \"Mark\") { mark() }",
      "let mark: () -> Void"
    )
    #expect(compare(old, mended).contains("fixed: gesture-missing-alternative"))
  }

  @Test(
    "words of a model that a view makes are read, whoever keeps it",
    arguments: ["let model = Model()", "@StateObject private var model = Model()"]
  )
  func ownModels(_ property: String) {
    func text(_ title: String) -> String {
      "import SwiftUI\nfinal class Model: ObservableObject { let title = \"\(title)\"\n"
        + "@Published var note = \"Low\" }\n"
        + screen("Text(model.title)\nText(model.note)", property)
    }
    let lines = compare(text("Welcome"), text("Hello"))
    #expect(lines.dropFirst() == ["changed: “Welcome” → “Hello”"], "\(lines)")
  }
}
