import CurbcutProtocol
import CurbcutTestSupport
import Foundation
import Testing

/// `curbcut speak` as people run it.
@Suite struct SpeakTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private func withFile(_ text: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("curbcut-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("Hero.swift"))
    try body(folder)
  }

  private let source = """
    import SwiftUI

    struct Hero: View {
      var body: some View {
        VStack {
          Text("é🎉"); Button("Go") {}.accessibilityHint("Starts.")
          if isNew { Image("map") }
        }
      }
    }

    struct Other: View {
      var body: some View { Text("Other") }
    }

    """

  @Test(
    "screens of the sample app are spoken as recorded",
    arguments: [
      "Screens/TrailDetailView", "Screens/SettingsView", "App/RootView",
      "UIKit/WaypointsViewController",
    ]
  )
  func trailhead(name: String) throws {
    try withSampleApp { folder in
      let outcome = try curbcut.run(
        ["speak", "Tests/Fixtures/Trailhead/\(name).swift"],
        in: folder
      )
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      let file = name.split(separator: "/").last.map(String.init) ?? name
      let snapshot = BuiltBinary.repository
        .appendingPathComponent("Tests/CommandTests/Snapshots/\(file).spoken.txt")
      try expectSnapshot(outcome.output, at: snapshot)
    }
  }

  @Test("a screen of UIKit is spoken in the order in which views are put into each other")
  func objects() throws {
    let text = """
      import UIKit

      final class PinController: UIViewController {
        private let field = UITextField()
        private let hidden = UIView()
        private let diagram = UIImageView()
        private let stack = UIStackView()

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "PIN"
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Help", style: .plain, target: self, action: #selector(help)),
            UIBarButtonItem.flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(help)),
          ]
          let confirm = UIButton(type: .system)
          confirm.setTitle("Confirm", for: .normal)
          confirm.accessibilityHint = "Checks the PIN."
          confirm.isEnabled = false
          field.accessibilityLabel = "PIN"
          field.isSecureTextEntry = true
          diagram.isAccessibilityElement = true
          diagram.accessibilityLabel = model.description
          hidden.accessibilityElementsHidden = true
          hidden.addSubview(UILabel())
          stack.addArrangedSubview(diagram)
          stack.addArrangedSubview(field)
          view.addSubview(confirm)
          view.addSubview(hidden)
          view.addSubview(stack)
        }

        @objc private func help() {}
      }

      """
    try withFile(text) { folder in
      let outcome = try curbcut.run(["speak", "Hero.swift", "--json"], in: folder)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      )
      let views = try #require(object["views"] as? [[String: Any]])
      let stops = try #require(views.first?["stops"] as? [[String: Any]])
      #expect(
        stops.compactMap { $0["spoken"] as? String } == [
          "PIN, heading", "Delete, button", "Help, button",
          "Confirm, dimmed, button. Checks the PIN.",
          "‹model.description›, image", "PIN, secure text field",
        ]
      )
    }
  }

  @Test("JSON has the members that are promised, columns in UTF-8 bytes")
  func json() throws {
    try withFile(source) { folder in
      let outcome = try curbcut.run(["speak", "Hero.swift", "--json"], in: folder)
      #expect(outcome.status == 0)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      )
      #expect(object["file"] as? String == "Hero.swift")
      let views = try #require(object["views"] as? [[String: Any]])
      #expect(views.map { $0["name"] as? String } == ["Hero", "Other"])
      #expect(views.map { $0["line"] as? Int } == [5, 13])
      let stops = try #require(views[0]["stops"] as? [[String: Any]])
      #expect(
        stops.map { $0["spoken"] as? String } == ["é🎉", "Go, button. Starts.", "map, image"]
      )
      let button = stops[1]
      #expect(button["number"] as? Int == 2)
      #expect(button["line"] as? Int == 6)
      #expect(button["column"] as? Int == 23)
      #expect(button["view"] as? String == "Button")
      let label = try #require(button["label"] as? [String: Any])
      #expect(label["text"] as? String == "Go")
      #expect(label["source"] as? String == "title")
      #expect(label["column"] as? Int == 30)
      let hint = try #require(button["hint"] as? [String: Any])
      #expect(hint["text"] as? String == "Starts.")
      #expect(hint["source"] as? String == "accessibilityHint")
      let traits = try #require(button["traits"] as? [[String: Any]])
      #expect(traits.map { $0["text"] as? String } == ["button"])
      #expect(stops[2]["conditions"] as? [String] == ["if isNew"])
      let rotors = try #require(views[0]["rotors"] as? [[String: Any]])
      #expect(rotors.map { $0["name"] as? String } == ["Form controls", "Images"])
      #expect(rotors.map { $0["stops"] as? [Int] } == [[2], [3]])
    }
  }

  @Test("JSON says of each part whether it is there in these words")
  func certainty() throws {
    let source = """
      struct Row: View {
        let name: String
        @State private var isOn = false
        var body: some View {
          Button("Save") {}
          Text(name).accessibilityAddTraits(isOn ? .isSelected : [])
          Text("Wi-Fi").accessibilityHint("Opens settings.", isEnabled: isOn)
          Elsewhere()
        }
      }

      """
    try withFile(source) { folder in
      let outcome = try curbcut.run(["speak", "Hero.swift", "--json"], in: folder)
      let object = try #require(JSON(parsing: Array(outcome.output.utf8)))
      let stops = try #require(object["views"]?.array?.first?["stops"]?.array)
      #expect(
        stops.map { $0.at("label", "certainty")?.string } == [
          "certain", "filled", "certain", "possible",
        ]
      )
      #expect(stops[0]["traits"]?.array?.map { $0["certainty"]?.string } == ["certain"])
      #expect(stops[1]["traits"]?.array?.map { $0["certainty"]?.string } == ["possible"])
      #expect(stops[2].at("hint", "certainty")?.string == "possible")
    }
  }

  @Test("a line chooses its view", arguments: [(3, "Hero"), (9, "Hero"), (13, "Other")])
  func line(number: Int, expected: String) throws {
    try withFile(source) { folder in
      let outcome = try curbcut.run(["speak", "Hero.swift:\(number)"], in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("\(expected)  Hero.swift:"))
      #expect(outcome.output.includes("Other  ") == (expected == "Other"))
    }
  }

  @Test(
    "what cannot be spoken is said",
    arguments: [
      (["Nowhere.swift"], "Nowhere.swift: cannot be read: No such file"),
      (["Nowhere.swift:3"], "Nowhere.swift:3: cannot be read: No such file"),
      (["Hero.swift:99"], "Hero.swift has 15 lines; there is no line 99"),
      (["Hero.swift:0"], "there is no line 0"),
      (["Hero.swift:x"], #"expected a line number in FILE:LINE, found "x""#),
      (["."], "Is a directory"),
      ([], "speak expects one file"),
      (["Hero.swift", "Hero.swift"], "speak expects one file"),
      (["Hero.swift", "--loud"], #"unknown option "--loud""#),
      (["Hero.swift", "--os", "9"], "expected a version of iOS from 13 to 27"),
    ]
  )
  func errors(arguments: [String], expected: String) throws {
    try withFile(source) { folder in
      let outcome = try curbcut.run(["speak"] + arguments, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.includes(expected))
      #expect(outcome.output == "")
    }
  }

  @Test("a file or line without views is no error")
  func nothing() throws {
    try withFile("import SwiftUI\n\n" + source) { folder in
      let outcome = try curbcut.run(["speak", "Hero.swift:1"], in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output == "Hero.swift: no SwiftUI view at line 1.\n")
    }
  }

  @Test(
    "the version of iOS decides where versions differ",
    arguments: [("18", "FRUIT, heading"), ("26", "Fruit, heading"), ("18.5", "FRUIT, heading")]
  )
  func version(version: String, expected: String) throws {
    let list =
      "struct V: View { var body: some View { List { Section(\"Fruit\") { Text(\"Fig\") } } } }"
    try withFile(list) { folder in
      let outcome = try curbcut.run(["speak", "Hero.swift", "--os", version], in: folder)
      #expect(outcome.output.includes(expected))
    }
  }

  @Test("views in a folder beside are entered without a mark of a project")
  func looseFolders() throws {
    try withFile("struct V: View { var body: some View { Row(name: \"Ada\") } }") { folder in
      let screens = folder.appendingPathComponent("App/Screens")
      let parts = folder.appendingPathComponent("App/Parts")
      for place in [screens, parts] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      let row = "struct Row: View { let name: String; var body: some View { Text(name) } }"
      try Data(row.utf8).write(to: parts.appendingPathComponent("Row.swift"))
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent("Hero.swift"),
        to: screens.appendingPathComponent("Hero.swift")
      )
      let outcome = try curbcut.run(["speak", "App/Screens/Hero.swift"], in: folder)
      #expect(outcome.output.includes("Ada"))
      #expect(!outcome.output.includes("not known"))
    }
  }
}
