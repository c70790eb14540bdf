import CurbcutSyntax
import Testing

/// Lines and statements for whoever asks about many places.
@Suite struct LineTests {
  @Test(
    "a line table agrees with the tree",
    arguments: [
      "", "a", "a\n", "a\r\nb\rc\n\nd", "\r\n\r\n", "\n\r", "struct A {\n  let b = 1\r\n}\n",
    ]
  )
  func lines(text: String) {
    let tree = SyntaxTree(parsing: text)
    let table = LineTable(tree)
    #expect(table.count == tree.lineCount)
    for offset in 0...tree.byteCount {
      #expect(table.position(of: offset) == tree.position(of: offset), "\(offset)")
    }
    for line in 0...table.count {
      #expect(table.offset(ofLine: line) == tree.offset(ofLine: line), "\(line)")
      #expect(Array(table.bytes(ofLine: line)) == tree.bytes(ofLine: line), "\(line)")
    }
  }

  @Test("what the innermost statement is can be asked for many ranges")
  func statements() {
    let text = """
      struct A: View {
        var body: some View {
          VStack { Text("a"); Button(action: { go(); stay() }) { Image("b") } }
          #if DEBUG
          if isOn { Text("c") } else { Text("d"); Text("e") }
          #endif
        }
        func f() { switch a { case 1: g(); default: h() } }
      }
      """
    let tree = SyntaxTree(parsing: text)
    for place in stride(from: 0, to: tree.byteCount, by: 3) {
      var path = tree.statements(around: place..<place)
      for start in 0..<tree.byteCount {
        let range = start..<start + 1
        let innermost = tree.statements(around: range).ranges.last
        #expect(
          path.holdsInnermost(around: range) == innermost.map(path.ranges.contains) ?? false,
          "\(place) \(range)"
        )
      }
    }
  }

  @Test(
    "errors count for the declaration they are in and for what is around it",
    arguments: ["}\n", ""]
  )
  func errors(end: String) throws {
    let text = "struct A {\n  var a: Int { 1 }\n  var b: Int { f(2 }\n  var c: Int { 3 }\n" + end
    let tree = SyntaxTree(parsing: text)
    let node = try #require(tree.units.first).root(at: 0)
    func hasErrors(at word: String) throws -> Bool {
      let place = try #require(text.firstRange(of: word)).lowerBound
      let offset = text.utf8.distance(from: text.startIndex, to: place)
      return node.hasErrors(around: offset..<offset + 1)
    }
    #expect(try !hasErrors(at: "1"))
    #expect(try hasErrors(at: "2"))
    #expect(try !hasErrors(at: "3"))
    #expect(try hasErrors(at: "b"))
    #expect(try hasErrors(at: "A") == (end != "}\n"))
  }
}
