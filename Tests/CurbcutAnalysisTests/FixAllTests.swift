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
      result.includes("Image(\"a\").accessibilityLabel(\"B\").accessibilityLabel(\"B\")\n")
    )
    #expect(
      result.includes("Image(\"c\").accessibilityLabel(\"d\").accessibilityLabel(\"d\").frame(")
    )
  }

  @Test("what a type lacks at its end keeps no member from being fixed")
  func unclosedType() {
    let source = """
      struct A: View {
        var body: some View {
          Image("a").accessibilityLabel("b").accessibilityLabel("b")
        }

      """
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    let once = fixed(&workspace)
    #expect(once.includes(".accessibilityLabel(\"B\")"))
    #expect(fixed(&workspace) == once)
  }

  @Test(
    "the difference of two texts cuts no character and no line end in two",
    arguments: [
      ("é", "è"), ("aéb", "aèb"), ("e\u{301}", "e\u{300}"), ("👍", "👎"), ("é", ""), ("", "é"),
      ("a\r\nb", "a\rb"), ("a\r\nb", "a\nb"), ("a\r\n", "a\r\n\r\n"), ("ü\r\n", "ä\n"),
    ]
  )
  func difference(old: String, new: String) throws {
    let tree = SyntaxTree(parsing: old)
    let edit = try #require(tree.difference(to: Array(new.utf8)))
    #expect(String(validating: edit.replacement, as: UTF8.self) != nil)
    let bytes = Array(old.utf8)
    for part in [
      bytes[..<edit.range.lowerBound], bytes[edit.range], bytes[edit.range.upperBound...],
    ] {
      #expect(String(validating: part, as: UTF8.self) != nil)
    }
    for place in [edit.range.lowerBound, edit.range.upperBound] where place > 0 {
      #expect(!(bytes[place - 1] == 13 && place < bytes.count && bytes[place] == 10))
    }
    #expect(
      bytes[..<edit.range.lowerBound] + edit.replacement + bytes[edit.range.upperBound...]
        == Array(new.utf8)
    )
  }
}
