import CurbcutRules
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// `curbcut explain` as people run it.
@Suite struct ExplainTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  @Test("examples are printed, without marks, or as Markdown")
  func examples() throws {
    let text = try curbcut.run(["explain", "image-missing-label"]).output
    #expect(text.includes("\n    struct Hero: View {\n      var body: some View {\n"))
    #expect(!text.includes("```") && !text.includes("**") && !text.includes("]("))
    #expect(text.includes("image-missing-label · ") && text.includes("(https://www.w3.org/"))
    #expect(text.includes("Option decorative-asset-patterns: ") && text.includes("such as bg_*;"))
    let page = try curbcut.run(["explain", "image-missing-label", "--format", "markdown"]).output
    #expect(page.hasPrefix("# "))
    #expect(page.includes("`image-missing-label` · ") && page.includes("```swift\nstruct Hero"))
  }

  @Test("of no rule a mark of Markdown is left outside of code", arguments: Rule.all.map(\.id))
  func marks(id: String) throws {
    let rule = try #require(Rule.named(id))
    let lines = PlainText.text(ofMarkdown: rule.page).split(separator: "\n")
    for line in lines where !line.hasPrefix("    ") {
      #expect(!line.contains("`") && !line.contains("**") && !line.contains("]("), "\(line)")
    }
  }

  @Test(
    "marks that are not closed are text",
    arguments: [
      ("a `b` *c* **d** [e](f)", "a b c d e (f)"), ("2 * 3", "2 * 3"), ("a ` b", "a ` b"),
      ("`*` and `**`", "* and **"), ("[x] (y)", "[x] (y)"), ("# T", "T"), ("**", "**"),
      ("2 * 3 * 4", "2 * 3 * 4"),
    ]
  )
  func plain(markdown: String, text: String) {
    #expect(PlainText.text(ofMarkdown: markdown) == text)
  }
}
