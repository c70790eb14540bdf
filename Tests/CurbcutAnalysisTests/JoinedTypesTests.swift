import CurbcutAnalysis
import CurbcutSyntax
import Testing

/// Views whose members stand in extensions.
@Suite struct JoinedTypesTests {
  private static let type = """
    struct Switcher: View {
      @State private var isOn = false

      var body: some View {
        row
      }
    }
    """

  private static let members = """
    extension Switcher {
      private var row: some View {
        HStack {
          Image(systemName: "wifi")
          Text("Wi-Fi")
        }
        .onTapGesture { flip() }
      }

      private func flip() {
        isOn.toggle()
      }
    }
    """

  private static func found(in text: String) -> [String] {
    var workspace = Workspace()
    workspace.open("View.swift", bytes: Array(text.utf8))
    return found(in: &workspace)
  }

  /// The ids of what is found, each with the first word of what is underlined.
  private static func found(in workspace: inout Workspace) -> [String] {
    guard let tree = workspace.document("View.swift")?.tree else { return [] }
    return workspace.diagnostics(for: "View.swift").map { diagnostic in
      let text = String(decoding: tree.bytes(in: diagnostic.range), as: UTF8.self)
      return "\(diagnostic.ruleID) \(text.prefix { $0.isLetter || $0 == "." })"
    }.sorted()
  }

  @Test(
    "a view reads the same wherever its members are written",
    arguments: [
      "\(type)\n\n\(members)\n",
      "\(members)\n\n\(type)\n",
      "import SwiftUI\n\n\(type)\n\nstruct Other {}\n\n\(members)\n\nlet end = 1\n",
    ]
  )
  func places(text: String) {
    let whole = Self.type.dropLast() + Self.members.split(separator: "\n", maxSplits: 1)[1]
    let expected = Self.found(in: String(whole))
    #expect(!expected.isEmpty)
    #expect(Self.found(in: text) == expected)
  }

  @Test("what is not known of a type is silent: two have its name, or its members are conditional")
  func unknown() {
    let whole = Self.found(in: "\(Self.type)\n\n\(Self.members)\n")
    let twice = Self.found(in: "\(Self.type)\n\(Self.members)\n\(Self.type)\n")
    #expect(twice.count <= whole.count)
    let constrained = Self.members.split(separator: "\n", maxSplits: 1)[1]
    let other = Self.found(
      in: "\(Self.type)\nextension Switcher where Content == Text {\n\(constrained)"
    )
    #expect(other.count <= whole.count)
  }

  @Test("an edit in one part is looked at in the others")
  func edits() throws {
    let good = """
      struct Panel: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var isUp = false

        var body: some View {
          content
        }
      }

      extension Panel {
        var content: some View {
          Circle()
            .offset(y: isUp ? 200 : 0)
            .animation(reduceMotion ? nil : .spring(), value: isUp)
            .onAppear { isUp = true }
        }
      }

      """
    let bad = good.replacing("reduceMotion ? nil : ", with: "")
    var workspace = Workspace()
    workspace.open("View.swift", bytes: Array(good.utf8))
    let silent = Self.found(in: &workspace)
    func replace(_ text: String, _ other: String) throws {
      let bytes = try #require(workspace.document("View.swift")?.tree.bytes)
      let source = String(decoding: bytes, as: UTF8.self)
      let range = try #require(source.range(of: text))
      let start = source.utf8.distance(from: source.startIndex, to: range.lowerBound)
      workspace.edit("View.swift", TextEdit(range: start..<start + text.utf8.count, other))
    }
    try replace("reduceMotion ? nil : ", "")
    #expect(Self.found(in: &workspace) == Self.found(in: bad))
    #expect(Self.found(in: &workspace) != silent)
    try replace(".spring()", "reduceMotion ? nil : .spring()")
    #expect(Self.found(in: &workspace) == silent)
    // What was one type is two.
    try replace("extension Panel", "extension Pane")
    #expect(
      Self.found(in: &workspace) == Self.found(in: good.replacing("sion Panel", with: "sion Pane"))
    )
    try replace("extension Pane ", "extension Panel ")
    #expect(Self.found(in: &workspace) == silent)
  }

  @Test("fixes and comments of an extension stand where it is written")
  func fixes() throws {
    let text = """
      struct Player: View {
        let play: () -> Void

        var body: some View { controls }
      }

      extension Player {
        var controls: some View {
          Button(action: play) {
            Image("go")
              .resizable()
          }
        }
      }

      """
    #expect(Self.found(in: text) == ["icon-button-missing-label Button"])
    var workspace = Workspace()
    workspace.open("View.swift", bytes: Array(text.utf8))
    let fix = try #require(workspace.diagnostics(for: "View.swift").first?.fixes.first)
    for edit in fix.edits.reversed() { workspace.edit("View.swift", edit) }
    #expect(Self.found(in: &workspace) == [])
    let silenced = text.replacing(
      "    Button(",
      with: "    // curbcut:disable:next icon-button-missing-label\n    Button("
    )
    #expect(Self.found(in: silenced) == [])
  }
}
