import CurbcutAnalysis
import CurbcutRules
import CurbcutTestSupport
import Testing

/// What stands in the source never becomes markup.
@Suite struct MarkdownTests {
  @Test(
    "text is shown as it is",
    arguments: [
      ("plain text, 44 x 30", "plain text, 44 x 30"),
      ("[a](https://evil.example)", #"\[a\](https\://evil.example)"#),
      ("![](http://evil.example/x.png)", #"\!\[\](http\://evil.example/x.png)"#),
      ("<img src=x>", #"\<img src=x\>"#),
      ("https://evil.example", #"https\://evil.example"#),
      ("www.evil.example", #"www\.evil.example"#),
      ("a@b.c", #"a\@b.c"#),
      ("&lt;", #"\&lt;"#),
      ("a\\*b", #"a\\\*b"#),
      ("`x` ~y~ | z", #"\`x\` \~y\~ \| z"#),
      ("# title", ##"\# title"##), ("- item", #"\- item"#), ("1. item", #"1\. item"#),
      ("a\n\n# b", ##"a\\n\\n\# b"##),
      ("[\u{301}a]\u{301}(x)", "\\[\u{301}a\\]\u{301}(x)"),
      ("\u{202E}x", #"\\u{202E}x"#),
    ]
  )
  func text(_ text: String, _ expected: String) {
    #expect(Markdown.text(text) == expected)
  }

  @Test(
    "code is shown as it is",
    arguments: [
      ("a", "`a`"), ("a`b", "`` a`b ``"), ("`", "`` ` ``"), ("``", "``` `` ```"), ("", ""),
      (" a ", "`  a  `"), ("a\nb", #"`a\nb`"#),
    ]
  )
  func code(_ text: String, _ expected: String) {
    #expect(Markdown.code(text) == expected)
  }

  @Test("a block of code ends where it ends")
  func block() {
    #expect(Markdown.block("a\n```\n# b") == "````swift\na\n```\n# b\n````")
    #expect(Markdown.block("a") == "```swift\na\n```")
  }

  /// Texts that would be markup, as they may stand in a Swift string.
  private static let hostile = [
    "![](https://evil.example/x.png)", "[click](command:rm)", "<img src=https://evil.example>",
    "```\\n# Title\\n```", "https://evil.example", "**a** `b` ``c``", "a\\n\\n---\\n\\n# b",
  ]

  @Test("no hover shows an image, a link, HTML or a heading of the source", arguments: hostile)
  func hover(text: String) throws {
    let source = """
      struct V: View {
        let `a`: String
        var body: some View {
          VStack {
            Image("\(text)")
            Button("\(text)") {}.accessibilityLabel("\(text)").accessibilityHint("\(text)")
            Text("\(text)").foregroundStyle(Color("\(text)")).background(.white)
            Text("x").foregroundStyle(isOn("\(text)") ? .red : .blue).background(.white)
            Toggle(isOn: $`a`) { Text("\(text)") }
          }
        }
      }
      """
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    var seen = 0
    let step = Coverage.count(complete: 1, sample: 5)
    for offset in stride(from: 0, to: source.utf8.count, by: step) {
      guard let hover = workspace.hover(at: offset, in: "A.swift") else { continue }
      seen += 1
      let markup = Self.markup(in: hover.markdown)
      #expect(markup.isEmpty, "\(markup) in \(hover.markdown)")
      #expect(!hover.plainText.includes(#"\["#) && !hover.plainText.includes("**:"))
    }
    #expect(seen > 100 / step)
  }

  /// Whether a link's title is the id of a rule.
  private static func isRule(_ rest: Substring) -> Bool {
    Rule.named(String(rest.prefix { $0 != "]" })) != nil
  }

  /// What would be rendered as an image, a link, HTML or a heading outside of code, but our links to
  /// rules and WCAG. A reader of CommonMark as far as that is concerned.
  private static func markup(in markdown: String) -> [String] {
    var found: [String] = []
    var isBlock = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isBlock.toggle()
        continue
      }
      if isBlock { continue }
      if line.hasPrefix("#") || line == "===" { found.append(String(line)) }
      var rest = line[...]
      while let character = rest.popFirst() {
        switch character {
        case "\\": _ = rest.popFirst()
        case "`":
          let fence = "`" + rest.prefix { $0 == "`" }
          rest = rest.dropFirst(fence.count - 1)
          if let end = rest.firstRange(of: fence) { rest = rest[end.upperBound...] }
        case "<": found.append("<" + rest.prefix(10))
        case "!" where rest.first == "[": found.append("!" + rest.prefix(10))
        case "[" where !rest.hasPrefix("WCAG ") && !isRule(rest):
          found.append("[" + rest.prefix(10))
        case ":" where rest.hasPrefix("//"):
          let ours = ["](https://www.w3.org/", "](https://github.com/curbcut/"]
          if !ours.contains(where: line.contains) { found.append(":" + rest.prefix(10)) }
        default: break
        }
      }
    }
    return found
  }
}
