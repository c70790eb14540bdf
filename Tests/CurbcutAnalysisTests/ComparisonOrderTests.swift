import CurbcutAnalysis
import Testing

/// Elements in any order, with others that come and go between them.
@Suite struct ComparisonOrderTests {
  private func screen(_ names: [String]) -> String {
    let views = names.map { "Text(\"\($0)\")" }.joined(separator: "\n")
    return "struct Screen: View { var body: some View { VStack {\n\(views)\n} } }\n"
  }

  private func orders(of names: [String]) -> [[String]] {
    guard let last = names.last else { return [[]] }
    return orders(of: names.dropLast()).flatMap { order in
      (0...order.count).map { place in
        order.prefix(place) + [last] + order.suffix(order.count - place)
      }
    }
  }

  @Test(
    "what is in both versions neither came nor went, whatever stands between",
    arguments: [
      (["A", "B"], ["A", "B", "N"]), (["A", "B"], ["A", "B", "N", "M"]),
      (["A", "B", "C"], ["A", "B", "C", "N"]), (["A", "B", "C"], ["A", "C", "N"]),
      (["A", "B", "C", "D"], ["A", "B", "C", "D", "N"]), (["A", "B", "C", "D"], ["A", "C", "D"]),
    ]
  )
  func orders(old: [String], names: [String]) {
    for new in orders(of: names) {
      let lines = compare(screen(old), screen(new))
      for name in old {
        let came = lines.contains { $0.hasPrefix("added: “\(name)”") }
        let went = lines.contains { $0.hasPrefix("removed: “\(name)”") }
        #expect(!came, "\(old) → \(new): \(lines)")
        // Another text may have taken its place.
        #expect(!went || !new.contains(name), "\(old) → \(new): \(lines)")
      }
    }
  }

  @Test(
    "the same of elements that only code names",
    arguments: [["A", "B", "N"], ["A", "C", "B"]]
  )
  func codeOnly(names: [String]) {
    func screen(_ names: [String]) -> String {
      let views = names.map { "Text(boat.\($0.lowercased()))" }.joined(separator: "\n")
      return
        "struct Screen: View { let boat: Boat\nvar body: some View { VStack {\n\(views)\n} } }\n"
    }
    for new in orders(of: names) {
      #expect(
        compare(screen(["A", "B"]), screen(new)).isEmpty == (new == ["A", "B"]),
        "\(new)"
      )
    }
  }
}
