import CurbcutAnalysis
import CurbcutSyntax
import Testing

/// Comments that silence rules.
@Suite struct SuppressionTests {
  /// The rule and line (from 1) of each diagnostic of a body's lines.
  private func findings(_ lines: String) -> [String] {
    var workspace = Workspace()
    let source = "struct A: View {\n  var body: some View {\n\(lines)\n  }\n}\n"
    workspace.open("A.swift", bytes: Array(source.utf8))
    let tree = workspace.document("A.swift")?.tree
    return workspace.diagnostics(for: "A.swift").map { diagnostic in
      let line = (tree?.position(of: diagnostic.range.lowerBound).line ?? 0) - 1
      return "\(line) \(diagnostic.ruleID)"
    }
  }

  @Test(
    "a comment silences what it names where it says",
    arguments: [
      ("Image(\"a\")", ["1 image-missing-label"]),
      ("// curbcut:disable:next image-missing-label - texture\nImage(\"a\")", []),
      ("// curbcut:disable:next all\nImage(\"a\")", []),
      ("/* curbcut:disable:next image-missing-label */\nImage(\"a\")", []),
      (
        "// curbcut:disable:next image-missing-label, fixed-font-size\nImage(\"a\")",
        ["1 unused-suppression"]
      ),
      ("Image(\"a\") // curbcut:disable:this image-missing-label", []),
      ("Image(\"a\")\n// curbcut:disable:previous image-missing-label", []),
      ("// curbcut:disable image-missing-label\nImage(\"a\")\nImage(\"b\")", []),
      (
        "// curbcut:disable image-missing-label\nImage(\"a\")\n// curbcut:enable image-missing-label\nImage(\"b\")",
        ["4 image-missing-label"]
      ),
      ("Image(\"a\")\n// curbcut:disable:file image-missing-label", []),
      (
        "// curbcut:disable:next low-emphasis-text-style\n// curbcut:disable:next fixed-font-size\nText(\"a\").font(.system(size: 12)).foregroundStyle(.tertiary)",
        []
      ),
      (
        "// curbcut:disable:next fixed-font-size\nImage(\"a\")",
        ["1 unused-suppression", "2 image-missing-label"]
      ),
      (
        "// curbcut:disable:next image-mising-label\nImage(\"a\")",
        ["1 unused-suppression", "2 image-missing-label"]
      ),
      ("// swiftlint:disable:next accessibility_label_for_image\nImage(\"a\")", []),
      ("// swiftlint:disable:next force_cast\nText(\"a\")", []),
      ("// a11y-check:disable-next-line image-missing-label\nImage(\"a\")", []),
      ("// a11y-check:disable image-missing-label\nText(\"a\")", []),
      (
        "// Write curbcut:disable:next image-missing-label to silence it.\nImage(\"a\")",
        ["2 image-missing-label"]
      ),
    ]
  )
  func silence(lines: String, expected: [String]) {
    #expect(findings(lines) == expected)
  }

  @Test("a comment that silences nothing goes with its line, a name in a list with its comma")
  func removal() throws {
    let source = """
      struct A: View {
        var body: some View {
          // curbcut:disable:next fixed-font-size - none here
          Text("a")
          // curbcut:disable:next image-missing-label, fixed-font-size
          Image("a")
        }
      }

      """
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    for edit in workspace.fixAll("A.swift").reversed() { workspace.edit("A.swift", edit) }
    let fixed = workspace.document("A.swift").map { String(decoding: $0.tree.bytes, as: UTF8.self) }
    #expect(
      fixed == """
        struct A: View {
          var body: some View {
            Text("a")
            // curbcut:disable:next image-missing-label
            Image("a")
          }
        }

        """
    )
  }
}
