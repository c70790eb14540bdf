import CurbcutAnalysis
import Testing

/// Which elements of two sequences belong together.
@Suite struct SequenceAlignmentTests {
  private func pairs(_ first: String, _ second: String) -> String {
    let (one, other) = (Array(first), Array(second))
    let alignment = SequenceAlignment(one, other) { _, _ in 0 }
    return String(alignment.pairs.map { one[$0.first] })
  }

  @Test("equal elements in order, wherever others come and go")
  func equal() {
    #expect(pairs("abcdef", "abcdef") == "abcdef")
    #expect(pairs("abcdef", "xabdyefz") == "abdef")
    #expect(pairs("abcabc", "bcabca") == "bcabc")
    #expect(pairs("", "abc") == "")
    #expect(pairs("aaaa", "aa") == "aa")
    #expect(pairs("fabcde", "abcdef") == "abcde")
    // What jumps over more has moved.
    #expect(pairs("apxl", "alpy") == "ap")
  }

  @Test("between them those that are most alike")
  func alike() {
    let (one, other) = (["a", "Hide", "b"], ["a", "New", "Hidden", "b"])
    let alignment = SequenceAlignment(one, other) { first, second in
      one[first].prefix(3) == other[second].prefix(3) ? 500 : 10
    }
    #expect(
      alignment.pairs.map { "\(one[$0.first])-\(other[$0.second])" } == [
        "a-a", "Hide-Hidden", "b-b",
      ]
    )
  }

  @Test("pairs never cross, and each element has one at most")
  func order() {
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % limit
    }
    for _ in 0..<300 {
      let one = (0..<next(40)).map { _ in next(12) }
      let other = (0..<next(40)).map { _ in next(12) }
      let pairs = SequenceAlignment(one, other) { one[$0] / 2 == other[$1] / 2 ? 5 : 0 }.pairs
      #expect(
        zip(pairs, pairs.dropFirst()).allSatisfy { $0.first < $1.first && $0.second < $1.second }
      )
      #expect(pairs.allSatisfy { one[$0.first] / 2 == other[$0.second] / 2 })
    }
  }
}
