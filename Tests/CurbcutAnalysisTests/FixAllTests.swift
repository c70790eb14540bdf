import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax
import Testing

/// All safe fixes at once, in code that is being typed.
@Suite struct FixAllTests {
  @Test(
    "while something is open, fixing twice changes nothing more",
    arguments: ["(", "{", "\"", "["]
  )
  func open(bracket: String) {
    var random = Random(seed: 3)
    let examples = Rule.all.flatMap(\.examples).filter { $0.verdict == .reported }
    for example in examples {
      let bytes = Array(example.code.utf8)
      let place = random.below(bytes.count)
      // Half a character would be another text.
      guard bytes[place] & 0xC0 != 0x80 else { continue }
      var workspace = Workspace()
      let text = bytes[..<place] + Array(bracket.utf8) + bytes[place...]
      workspace.open("A.swift", bytes: Array(text))
      let once = fixed(&workspace)
      #expect(fixed(&workspace) == once, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  private func fixed(_ workspace: inout Workspace) -> String {
    workspace.edit("A.swift", workspace.fixAll("A.swift"))
    return String(decoding: workspace.document("A.swift")?.tree.bytes ?? [], as: UTF8.self)
  }

  @Test("a fix changes only what parses")
  func unfinished() {
    let source = """
      struct A: View {
        var body: some View {
          Image("a").accessibilityLabel("b").accessibilityLabel("b")
        }
        var other: some View {
          Image("c").accessibilityLabel("d").accessibilityLabel("d").frame(
        }
      }
      """
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    let result = fixed(&workspace)
    #expect(
      result.contains("Image(\"a\").accessibilityLabel(\"B\").accessibilityLabel(\"B\")\n")
    )
    #expect(
      result.contains("Image(\"c\").accessibilityLabel(\"d\").accessibilityLabel(\"d\").frame(")
    )
  }
}
