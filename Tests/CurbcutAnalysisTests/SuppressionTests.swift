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

  @Test("comments of all kinds in any order silence what they say", arguments: 0..<60)
  func anyOrder(seed: UInt64) {
    var random = Random(seed: seed)
    let scopes = ["disable:next", "disable:this", "disable:previous", "disable", "enable"]
    let rules = ["image-missing-label", "all", "fixed-font-size", "image-missing-label, all"]
    var lines: [(comment: (scope: String, rule: String)?, isImage: Bool)] = []
    for _ in 0..<1 + random.below(14) {
      guard random.below(3) > 0 else {
        lines.append((nil, random.below(4) > 0))
        continue
      }
      let scope = random.below(20) == 0 ? "disable:file" : scopes[random.below(scopes.count)]
      let comment = (scope, rules[random.below(rules.count)])
      lines.append((comment, scope == "disable:this" && random.below(2) == 0))
    }
    let text = lines.map { line in
      let code = line.isImage ? "Image(\"a\") " : line.comment == nil ? "go()" : ""
      return code + (line.comment.map { "// curbcut:\($0.scope) \($0.rule)" } ?? "")
    }.joined(separator: "\n")
    let expected = lines.indices.filter { lines[$0].isImage && !isSilent($0, in: lines) }
    let found = findings(text).filter { $0.hasSuffix("image-missing-label") }
    #expect(found == expected.map { "\($0 + 1) image-missing-label" }, "\(text)")
  }

  /// Whether comments silence what is on a line, each looked at by itself.
  private func isSilent(
    _ line: Int,
    in lines: [(comment: (scope: String, rule: String)?, isImage: Bool)]
  ) -> Bool {
    var isOff = false
    var isSilent = false
    for (index, (comment, _)) in lines.enumerated() {
      guard let comment, comment.rule != "fixed-font-size" else { continue }
      switch comment.scope {
      case "disable:next":
        var next = index + 1
        while next < lines.count, lines[next].comment != nil, !lines[next].isImage { next += 1 }
        isSilent = isSilent || next == line
      case "disable:this": isSilent = isSilent || index == line
      case "disable:previous": isSilent = isSilent || index - 1 == line
      case "disable:file": isSilent = true
      case "disable" where index < line: isOff = true
      case "enable" where index < line: isOff = false
      default: break
      }
    }
    return isSilent || isOff
  }

  @Test("many comments cost no more than their number")
  func many() {
    let comments = String(repeating: "// curbcut:disable:next\n", count: 3_000)
    #expect(findings(comments + "Image(\"a\")").isEmpty)
    let regions = String(
      repeating: "// curbcut:disable all\nImage(\"a\")\n// curbcut:enable all\nImage(\"b\")\n",
      count: 1_500
    )
    #expect(findings(regions).count == 1_500)
  }

  @Test("a comment is not taken away while something does not parse")
  func unfinished() {
    var workspace = Workspace()
    let source = """
      struct A: View {
        var body: some View {
          VStack(
          // curbcut:disable:next image-missing-label
          Image("a")
        }
      }
      """
    workspace.open("A.swift", bytes: Array(source.utf8))
    #expect(workspace.fixAll("A.swift").isEmpty)
  }
}
