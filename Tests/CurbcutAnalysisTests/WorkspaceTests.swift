import CurbcutAnalysis
import CurbcutSyntax
import CurbcutTestSupport
import Foundation
import Testing

/// Documents that change.
@Suite struct WorkspaceTests {
  /// The Swift files of a folder of fixtures.
  static func files(in folder: String) -> [(path: String, bytes: [UInt8])] {
    let root = BuiltBinary.repository.appendingPathComponent("Tests/Fixtures/\(folder)")
    let names =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let data = try? Data(contentsOf: root.appendingPathComponent(name))
      return data.map { (name, [UInt8]($0)) }
    }
  }

  @Test("after any edits the diagnostics are those of a fresh analysis")
  func incremental() {
    var random = Random(seed: 11)
    let pieces = [
      "", " ", "\n", "}", "{", "(", ")", "\"", "x", "Image(\"a\")", ".font(.system(size: 12))",
      ".accessibilityHidden(true)", "// curbcut:disable:next image-missing-label\n",
      "struct Z: View {",
      "static let title = Font.system(size: 20)", "import XCTest\n", "/*", "*/", "#if DEBUG\n",
      "é🎉",
    ]
    for (path, bytes) in Self.files(in: "Trailhead") {
      var workspace = Workspace()
      workspace.open(path, bytes: bytes)
      for _ in 0..<25 {
        let count = workspace.document(path)?.tree.byteCount ?? 0
        let start = random.below(count + 1)
        let length = random.below(8) == 0 ? random.below(200) : random.below(6)
        let piece = pieces[random.below(pieces.count)]
        workspace.edit(path, TextEdit(range: start..<min(count, start + length), piece))
        if random.below(3) == 0 { _ = workspace.diagnostics(for: path) }
      }
      var fresh = Workspace()
      fresh.open(path, bytes: workspace.document(path)?.tree.bytes ?? [])
      #expect(workspace.diagnostics(for: path) == fresh.diagnostics(for: path), "\(path)")
    }
  }

  @Test(
    "many users of a component wait while it is written, few do not",
    arguments: [(users: 12, wait: true), (users: 3, wait: false)]
  )
  func users(users: Int, wait: Bool) throws {
    let component = """
      struct WideButton: View {
        let title: String
        let spoken: String
        let action: () -> Void

        var body: some View {
          Button(title, action: action).accessibilityLabel(spoken)
        }
      }

      """
    let bars = (0..<users).map { number in
      """
      struct Bar\(number): View {
        let pay: () -> Void

        var body: some View {
          WideButton(title: "Pay now", spoken: "Submit order", action: pay)
        }
      }

      """
    }
    let source = component + bars.joined()
    func unlike(_ found: [Diagnostic]) -> Int { found.count { $0.ruleID == "label-in-name" } }
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    #expect(unlike(workspace.diagnostics(for: "A.swift")) == users)
    let spoken = try #require(source.range(of: "(spoken)"))
    let start = source.utf8.distance(from: source.startIndex, to: spoken.lowerBound)
    for (text, count) in [("(title)", 0), ("(spoken)", users)] {
      let length = text == "(title)" ? "(spoken)".utf8.count : "(title)".utf8.count
      workspace.edit("A.swift", TextEdit(range: start..<start + length, text))
      let (groups, areWaiting) = workspace.diagnosticGroups(for: "A.swift", puttingOff: true)
      #expect(areWaiting == wait)
      #expect(unlike(groups.flatMap(\.diagnostics)) == (wait ? users - count : count))
      #expect(unlike(workspace.diagnostics(for: "A.swift")) == count)
      #expect(!workspace.diagnosticGroups(for: "A.swift", puttingOff: true).arePuttingOff)
    }
    var fresh = Workspace()
    fresh.open("A.swift", bytes: workspace.document("A.swift")?.tree.bytes ?? [])
    #expect(workspace.diagnostics(for: "A.swift") == fresh.diagnostics(for: "A.swift"))
  }

  @Test("what a class does to the views of another counts as long as its code says so")
  func touches() throws {
    let source = """
      final class SettingRow: UIView {
        let control = UISwitch()

        func setUp() { addSubview(control) }
      }

      final class AlarmController: UIViewController {
        private let row = SettingRow()

        override func viewDidLoad() {
          super.viewDidLoad()
          row.control.accessibilityLabel = "Vibrate"
        }
      }
      """
    let id = "uikit-switch-missing-label"
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    #expect(!workspace.diagnostics(for: "A.swift").map(\.ruleID).contains(id))
    let keyword = try #require(source.range(of: "func viewDidLoad"))
    let start = source.utf8.distance(from: source.startIndex, to: keyword.lowerBound)
    workspace.edit("A.swift", TextEdit(range: start..<start + 4, ")"))
    #expect(workspace.diagnostics(for: "A.swift").map(\.ruleID).contains(id))
    workspace.edit("A.swift", TextEdit(range: start..<start + 1, "func"))
    #expect(!workspace.diagnostics(for: "A.swift").map(\.ruleID).contains(id))
  }

  @Test("a fact that another declaration shares is looked at again when it changes")
  func facts() {
    let source = """
      struct Row: View {
        var body: some View { Button(action: go) { Badge() } }
      }
      struct Badge: View {
        var body: some View { Image("badge") }
      }
      """
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    #expect(workspace.diagnostics(for: "A.swift").map(\.ruleID) == ["icon-button-missing-label"])
    let offset = source.utf8.count - "\n}".utf8.count - " }".utf8.count
    workspace.edit("A.swift", TextEdit(range: offset..<offset, "; Text(\"New\")"))
    #expect(workspace.diagnostics(for: "A.swift").isEmpty)
  }

  @Test("what an older text said of a view that uses itself does not keep itself alive")
  func circles() {
    let source = """
      struct Thread: View {
        var body: some View {
          Toggle(isOn: $isOn) {
            Image(systemName: "star")
            /**/
            Menu { Thread() }
          }
        }
      }
      """
    let edited = source.replacing("/**/", with: "Thread()")
    var fresh = Workspace()
    fresh.open("A.swift", bytes: Array(edited.utf8))
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    let before = workspace.diagnostics(for: "A.swift").map(\.ruleID)
    if let edit = workspace.document("A.swift")?.tree.difference(to: Array(edited.utf8)) {
      workspace.edit("A.swift", edit)
    }
    let after = workspace.diagnostics(for: "A.swift").map(\.ruleID)
    #expect(after == fresh.diagnostics(for: "A.swift").map(\.ruleID))
    #expect(after != before)
  }

  @Test("settings choose rules and severities")
  func configuration() {
    var workspace = Workspace()
    let source = "struct A: View { var body: some View { Image(\"a\") } }"
    workspace.open("A.swift", bytes: Array(source.utf8))
    #expect(workspace.diagnostics(for: "A.swift").map(\.severity) == [.warning])
    workspace.configuration.severities["image-missing-label"] = .error
    #expect(workspace.diagnostics(for: "A.swift").map(\.severity) == [.error])
    workspace.configuration.disable("image-missing-label")
    #expect(workspace.diagnostics(for: "A.swift").isEmpty)
    workspace.configuration = Configuration()
    workspace.configuration.profile = .minimal
    #expect(workspace.diagnostics(for: "A.swift").isEmpty)
  }

  @Test("hover tells what is wrong, else what VoiceOver says")
  func hover() throws {
    let source =
      "struct A: View { var body: some View { VStack { Image(\"a\"); Button(\"Save\") {} } } }"
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    let image = try #require(source.utf8.firstIndex(of: UInt8(ascii: "I")))
    let onImage = source.utf8.distance(from: source.utf8.startIndex, to: image)
    let onFinding = workspace.hover(at: onImage, in: "A.swift")
    let finding = try #require(onFinding)
    #expect(finding.markdown.includes("image-missing-label"))
    #expect(finding.plainText.includes("WCAG 1.1.1"))
    let onButton = workspace.hover(at: onImage + 12, in: "A.swift")
    let speech = try #require(onButton)
    #expect(speech.markdown.includes("“Save, button”"))
    #expect(workspace.hover(at: 2, in: "A.swift") == nil)
  }
}

/// Numbers that look random and are the same in every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 up to and without a bound.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound == 0 ? 0 : Int((state >> 33) % UInt64(bound))
  }
}
