import CurbcutSyntax
import Foundation
import Testing

/// Incremental equals full: after every one of many random edits the tree is the one a full parse gives.
@Suite struct EditFuzzTests {
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

  private static let syntheticFiles = [
    "#if canImport(UIKit)\nimport UIKit\nstruct A {\n  #if DEBUG\n  let a = 1\n  #else\n  let b = 2\n  #endif\n  func c() { d { $0 } }\n}\n#elseif X\nlet y = 1\n#endif\nextension B { enum C { case d } }\n",
    "struct A: View {\n  var body: some View {\n    VStack {\n      Text(\"\\(x) \\(\"y\")\")\n      #if os(iOS)\n      Text(\"z\")\n      #endif\n    }\n  }\n\n  func tap() {\n    if a { b() }\n  }\n}\n\nstruct B {\n  let c = \"\"\"\n    d\n    \"\"\"\n}\n",
    "func f() {}\nfunc g() { let r = /a+/; h(r) }\n@State private var x = 1; let y = 2\nfunc < (a: A, b: A) -> Bool { true }\n",
    "", "\n", "let a = 1", "}\n}\n{\n", "#!/usr/bin/swift\nprint(1)\r\nprint(2)\rprint(3)\n",
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
    while editCount < 2_600 {
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
        Issue.record(
          "\(edit.range) → \(String(decoding: edit.replacement, as: UTF8.self).debugDescription) in \(String(decoding: before, as: UTF8.self).debugDescription)"
        )
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

  @Test("a file typed letter by letter has the tree of the file at every step")
  func typing() {
    let text = Array(EditFuzzTests.syntheticFiles[1].utf8)
    var tree = SyntaxTree(parsing: "")
    for (offset, byte) in text.enumerated() {
      tree.edit(TextEdit(range: offset..<offset, replacement: [byte]))
      #expect(tree == SyntaxTree(parsing: Array(text[...offset])))
    }
  }

  @Test("an edit keeps the units it does not touch")
  func identity() throws {
    let text = EditFuzzTests.syntheticFiles[1]
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
