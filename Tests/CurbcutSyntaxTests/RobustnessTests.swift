import CurbcutSyntax
import CurbcutTestSupport
import Testing

/// No bytes trap, run away or get lost.
@Suite(.exceptForOneRule) struct RobustnessTests {
  private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }

  @Test(
    "100,000 nested brackets, 10,000 of them in a sample, are kept as they are",
    arguments: [("(", ")"), ("[", "]"), ("{", "}"), ("a<", ">")]
  )
  func brackets(opening: String, closing: String) {
    expectKept(opening, closing, count: Coverage.count(complete: 100_000, sample: 10_000))
  }

  @Test(
    "20,000 nested or repeated constructs, 2,000 of each in a sample, are kept as they are",
    arguments: [
      ("f(", ")"), ("f {", "}"), ("f(a: {", "})"), ("let x: (", ")"), ("let x: [", "]"),
      ("let x: A<", ">"), ("-", ""), ("await ", ""), ("try ", ""), ("if x {", "}"),
      ("switch x { case 1: ", "}"), ("\"\\(", ")\""), ("struct A {", "}"), ("struct A {\n", "}\n"),
      ("func f() {\n", "}\n"), ("#if A\n", "#endif\n"), ("a ? ", ": b"), ("a + ", ""), (".b", ""),
      ("a().", ""), ("x?", ""), ("if x {} else ", ""), ("case let (", ")"), ("@A(", ")"),
      ("@A ", ""), ("private ", ""), ("let x: some ", ""), ("(A) -> ", ""), ("\\.a[", "]"),
      ("/*", "*/"), ("#f {", "}"), ("a<b,", ""), ("if a { b } c { d } ", ""), ("`", ""), ("#", ""),
      ("#/\n", ""), ("/ ( ", ""), ("\"", ""), ("<#", ""), ("#\"\"\"", ""), ("/**", ""), ("x: ", ""),
      ("{ (", ""), ("{ [", ""),
    ]
  )
  func constructs(opening: String, closing: String) {
    expectKept(opening, closing, count: Coverage.count(complete: 20_000, sample: 2_000))
  }

  private func expectKept(_ opening: String, _ closing: String, count: Int) {
    let open = RobustnessTests.repeated(opening, count)
    #expect(SyntaxTree(parsing: open).bytes == open)
    guard !closing.isEmpty else { return }
    let both = open + RobustnessTests.repeated(closing, count)
    #expect(SyntaxTree(parsing: both).bytes == both)
  }

  @Test("arbitrary bytes print back", arguments: UInt64(1)...4)
  func arbitraryBytes(seed: UInt64) {
    var state = seed
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Every other byte is one that means something.
        let random = UInt8(truncatingIfNeeded: state >> 40)
        let meaningful = Array("{}()[]\"\\/*#.<>=?!:;,@ \n\rif let".utf8)
        bytes.append(
          state >> 60 & 1 == 0 ? random : meaningful[Int(random) % meaningful.count]
        )
      }
      let tree = SyntaxTree(parsing: bytes)
      #expect(tree.bytes == bytes)
      #expect(tree.root.lastToken?.kind == .endOfFile)
    }
  }

  @Test(
    "odd bytes between items change no item",
    arguments: ["\u{FEFF}", "\0", "\u{1}", "\u{A0}", "\u{2028}", "\t\u{C}"]
  )
  func oddBytes(text: String) {
    let plain = SyntaxTree(parsing: "let a = 1\nfunc b() {}\n")
    let odd = SyntaxTree(parsing: "\(text)let a = 1\n\(text)func b() {}\n")
    #expect(plain.root.descendants.map(\.kind) == odd.root.descendants.map(\.kind))
  }

  @Test("bytes that are not UTF-8 stay where they are")
  func invalidUTF8() throws {
    let bytes =
      Array("let a = \"".utf8) + [0xC3, 0x28, 0xFF, 0xED, 0xA0, 0x80] + Array("\"\nlet b".utf8)
    let tree = SyntaxTree(parsing: bytes)
    #expect(tree.bytes == bytes)
    #expect(tree.root.children(.variableDecl).map(\.text).last == "let b")
  }

  @Test("a file of 5 MB, or 1 MB in a sample, is parsed, edited and printed back")
  func largeFile() throws {
    let item =
      "struct Row {\n  let title: String\n  func tap() { store.update(id, to: !isOn) }\n}\n\n"
    let size = Coverage.count(complete: 5_000_000, sample: 1_000_000)
    var bytes = RobustnessTests.repeated(item, size / item.utf8.count)
    var tree = SyntaxTree(parsing: bytes)
    #expect(tree.bytes == bytes)
    #expect(!tree.hasErrors)
    let middle = bytes.count / 2 / item.utf8.count * item.utf8.count + 7
    tree.edit(TextEdit(range: middle..<middle, "New"))
    bytes.insert(contentsOf: "New".utf8, at: middle)
    #expect(tree == SyntaxTree(parsing: bytes))
  }

  @Test("every beginning of a source has a tree that prints back")
  func cuts() {
    let text = """
      @A(b) final class C<D>: E where D: F { var g: H { get { "i\\(j)" } } #if K
      func l() async throws -> M { if let n { o() } else { p[q] } }
      #endif
      }
      """
    let source = Array(text.utf8)
    for length in 0...source.count {
      let cut = Array(source[..<length])
      #expect(SyntaxTree(parsing: cut).bytes == cut)
    }
  }
}
