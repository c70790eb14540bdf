import CurbcutProtocol
import CurbcutSyntax
import Testing

@testable import CurbcutServer
@testable import curbcut_bench

/// Lines and characters of many places at once.
@Suite struct PositionTests {
  @Test(
    "a table finds the same positions as the tree",
    arguments: [PositionEncoding.utf8, .utf16, .utf32]
  )
  func table(encoding: PositionEncoding) {
    var random = SeededGenerator(seed: 5)
    let pieces = ["a", " ", "let b = 1", "é", "🎉", "\n", "\r\n", "\r", "\"\"\"", "struct S {", "}"]
    for _ in 0..<30 {
      var bytes: [UInt8] = []
      for _ in 0..<random.below(120) { bytes += Array(pieces[random.below(pieces.count)].utf8) }
      if random.below(2) == 0 { bytes += [UInt8](repeating: 0x78, count: 600) + "é\n".utf8 }
      if random.below(4) == 0 { bytes.insert(0xE2, at: random.below(bytes.count + 1)) }
      let conversions = Conversions(tree: SyntaxTree(parsing: bytes), encoding: encoding)
      let indexed = conversions.indexed
      for offset in 0...bytes.count + 1 {
        #expect(indexed.position(of: offset) == conversions.position(of: offset), "\(offset)")
      }
    }
  }
}
