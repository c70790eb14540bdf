import CurbcutSyntax
import CurbcutTestSupport
import Foundation
import Testing

/// Incremental equals full: after every one of many random edits the tree is the one a full parse
/// gives.
@Suite(.exceptForOneRule) struct EditFuzzTests {
  /// A reproducible source of numbers (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// What is typed or pasted: everything that opens, closes, joins or separates something.
  private static let snippets = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "#\"", "\"#", "'", "`", "/*", "*/", "//", "\\(",
    "\n", "\r\n", "\r", " ", ";", ",", ":", ".", "<", ">", "=", "->", "?", "!", "/", "#", "@", "$0",
    "in", "case ", "if ", "else ", "try ", "private ", "class ", "struct S {\n", "x", "é",
    "\u{FEFF}",
    "\0", "#if A\n", "#else\n", "#endif\n", "import A\n", "let a = 1\n",
    "func f() {\n  x\n}\n", "switch x {\ncase 1: break\n}\n",
    "  var body: some View {\n    Text(\"a\").font(.body)\n  }\n",
  ]

  private static let conditionalFile = """
    #if canImport(UIKit)
    import UIKit
    struct A {
      #if DEBUG
      let a = 1
      #else
      let b = 2
      #endif
      func c() { d { $0 } }
    }
    #elseif X
    let y = 1
    #endif
    extension B { enum C { case d } }

    """

  private static let viewFile = """
    struct A: View {
      var body: some View {
        VStack {
          Text("\\(x) \\("y")")
          #if os(iOS)
          Text("z")
          #endif
        }
      }

      func tap() {
        if a { b() }
      }
    }

    struct B {
      let c = ""\"
        d
        ""\"
    }

    """

  private static let mixedFile = """
    func f() {}
    func g() { let r = /a+/; h(r) }
    @State private var x = 1; let y = 2
    func < (a: A, b: A) -> Bool { true }

    """

  private static let syntheticFiles = [
    conditionalFile, viewFile, mixedFile, "", "\n", "let a = 1", "}\n}\n{\n",
    "#!/usr/bin/swift\nprint(1)\r\nprint(2)\rprint(3)\n",
  ]

  /// Files of the sample app and the fixtures, cut to a length that a debug build parses quickly.
  private static func fixtures() -> [[UInt8]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    let files =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted() ?? []
    return files.compactMap { path in
      FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
        .map { Array($0.prefix(2_500)) }
    }
  }

  @Test("incremental equals full after random edits", arguments: UInt64(1)...8)
  func randomEdits(seed: UInt64) {
    var generator = Generator(state: seed)
    let files = EditFuzzTests.syntheticFiles.map { Array($0.utf8) } + EditFuzzTests.fixtures()
    #expect(files.count > 20)
    var editCount = 0
    while editCount < Coverage.count(complete: 1_000, sample: 60) {
      guard let file = files.randomElement(using: &generator) else { return }
      editCount += edit(file, times: 20, &generator)
    }
  }

  /// Edits a file a number of times, comparing after each.
  private func edit(_ file: [UInt8], times: Int, _ generator: inout Generator) -> Int {
    var text = file
    var tree = SyntaxTree(parsing: text)
    for _ in 0..<times {
      let edit = randomEdit(of: text, &generator)
      let before = text
      text.replaceSubrange(edit.range, with: edit.replacement)
      tree.edit(edit)
      let full = SyntaxTree(parsing: text)
      guard tree == full, tree.bytes == text else {
        let replacement = String(decoding: edit.replacement, as: UTF8.self).debugDescription
        let source = String(decoding: before, as: UTF8.self).debugDescription
        Issue.record("\(edit.range) → \(replacement) in \(source)")
        return times
      }
    }
    return times
  }

  private func randomEdit(of text: [UInt8], _ generator: inout Generator) -> TextEdit {
    let lower = Int.random(in: 0...text.count, using: &generator)
    let length =
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5: 0
      case 5..<8: Int.random(in: 1...4, using: &generator)
      case 8: Int.random(in: 1...60, using: &generator)
      default: Int.random(in: 1...800, using: &generator)
      }
    let replacement: [UInt8]
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<6:
      replacement = Array((EditFuzzTests.snippets.randomElement(using: &generator) ?? "").utf8)
    case 6:
      let start = Int.random(in: 0...text.count, using: &generator)
      replacement = Array(text[start...].prefix(Int.random(in: 0...300, using: &generator)))
    case 7: replacement = [UInt8.random(in: 0...255, using: &generator)]
    default: replacement = []
    }
    return TextEdit(range: lower..<min(text.count, lower + length), replacement: replacement)
  }

  @Test(
    "a file typed letter by letter has the tree of the file at every step",
    arguments: [
      viewFile, conditionalFile, mixedFile,
      // Items that begin where a token of the lexer does not, or inside what it reads as one.
      "/\n/ x/ y\nlet a = 1\n", "./ b /\n/ c\nlet d\n", "let a: B<= 1\nlet c\n", "-/a/\n)\n/b/\n",
      "let a = #\"b\"#\n) #\"c\nlet d\n", "try? /a/\n/b/\n", "f(\"\\(a\nlet b = \"c)\"\n",
      // Braces that do not add up, so that indentation decides.
      "struct A {\n  func b() {\n    if c {\n  }\n  func d() {}\n}\nlet e = 1\n",
      "struct A {\n  func b() {\n    }\n  }\n  let c = 1\n}\nlet d = 1\n",
    ]
  )
  func typing(source: String) {
    let text = Array(source.utf8)
    var forwards = SyntaxTree(parsing: "")
    var backwards = SyntaxTree(parsing: "")
    for length in 1...text.count {
      forwards.edit(TextEdit(range: length - 1..<length - 1, replacement: [text[length - 1]]))
      #expect(forwards == SyntaxTree(parsing: Array(text[..<length])))
      backwards.edit(TextEdit(range: 0..<0, replacement: [text[text.count - length]]))
      #expect(backwards == SyntaxTree(parsing: Array(text[(text.count - length)...])))
    }
  }

  @Test("an edit keeps the units it does not touch")
  func identity() throws {
    let text = EditFuzzTests.viewFile
    var tree = SyntaxTree(parsing: text)
    let before = Array(tree.units)
    let place = try #require(text.range(of: "b()")).lowerBound.utf16Offset(in: text)
    tree.edit(TextEdit(range: place..<place, "c(); "))
    let after = Array(tree.units)
    #expect(before.count == after.count)
    #expect(before.map(\.identity) != after.map(\.identity))
    // Only the first struct changed, and in it only its second member.
    #expect(before.dropFirst().map(\.identity) == after.dropFirst().map(\.identity))
    #expect(before[0] != after[0])
  }
}
