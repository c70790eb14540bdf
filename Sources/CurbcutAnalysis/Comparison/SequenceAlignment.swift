/// Which elements of two sequences belong together, in order: equal ones first, then those between
/// them that are alike.
///
/// Elements that each sequence has once tie the two together (patience diff); what lies between is
/// compared pair by pair where that is little. So the work grows with the sequences, not with their
/// product.
package struct SequenceAlignment: Sendable, Equatable {
  package struct Pair: Sendable, Equatable {
    package let first: Int
    package let second: Int
  }

  /// In order; neither sequence is crossed.
  package private(set) var pairs: [Pair] = []

  /// How many pairs of elements of a part are compared at most.
  private static let maximumCells = 10_000
  /// What two equal elements count; likeness is less.
  private static let equalityScore = 1_000

  /// - Parameter likeness: how much two unequal elements have in common, from 0 for nothing to 999.
  package init<Key: Hashable>(
    _ first: [Key],
    _ second: [Key],
    likeness: (_ first: Int, _ second: Int) -> Int
  ) {
    var open = [Gap(first: first.indices, second: second.indices)]
    while var gap = open.popLast() {
      while let one = gap.first.first, let other = gap.second.first, first[one] == second[other] {
        pairs.append(Pair(first: one, second: other))
        gap = Gap(first: gap.first.dropFirst(), second: gap.second.dropFirst())
      }
      while let one = gap.first.last, let other = gap.second.last, first[one] == second[other] {
        pairs.append(Pair(first: one, second: other))
        gap = Gap(first: gap.first.dropLast(), second: gap.second.dropLast())
      }
      if gap.first.isEmpty || gap.second.isEmpty { continue }
      let anchors = Self.anchors(first, second, in: gap)
      if anchors.isEmpty {
        pairs += Self.closest(first, second, in: gap, likeness)
        continue
      }
      pairs += anchors
      var start = (gap.first.lowerBound, gap.second.lowerBound)
      for anchor in anchors {
        open.append(Gap(first: start.0..<anchor.first, second: start.1..<anchor.second))
        start = (anchor.first + 1, anchor.second + 1)
      }
      open.append(
        Gap(first: start.0..<gap.first.upperBound, second: start.1..<gap.second.upperBound)
      )
    }
    pairs.sort { $0.first < $1.first }
  }

  /// A part of each sequence between two pairs.
  private struct Gap {
    let first: Range<Int>
    let second: Range<Int>
  }

  /// The longest row of elements that each part has once.
  private static func anchors<Key: Hashable>(
    _ first: [Key],
    _ second: [Key],
    in gap: Gap
  ) -> [Pair] {
    var places: [Key: (first: Int, second: Int, counts: (Int, Int))] = [:]
    for index in gap.first {
      places[first[index], default: (index, 0, (0, 0))].counts.0 += 1
    }
    for index in gap.second where places[second[index]] != nil {
      places[second[index]]?.second = index
      places[second[index]]?.counts.1 += 1
    }
    let unique = gap.first.compactMap { index -> Pair? in
      guard let place = places[first[index]], place.counts == (1, 1) else { return nil }
      return Pair(first: index, second: place.second)
    }
    return longestIncreasing(unique)
  }

  /// The longest part of some pairs, in order of their first, whose seconds increase too.
  private static func longestIncreasing(_ pairs: [Pair]) -> [Pair] {
    if pairs.count <= maximumWeighed { return heaviestIncreasing(pairs) }
    return longestIncreasing(pairs.map(\.second)).map { pairs[$0] }
  }

  /// Where the longest part of some numbers stands that increases, in order.
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    // By length of a row, the lowest number that ends it.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      let length = ends.partitioningIndex { numbers[$0] > numbers[index] }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var row: [Int] = []
    var next = ends.last
    while let index = next {
      row.append(index)
      next = previous[index]
    }
    return row.reversed()
  }

  /// How many pairs are compared with each other.
  private static let maximumWeighed = 100

  /// The same, of several as long ones that whose elements are moved least: one that jumps over others
  /// has moved, not these.
  private static func heaviestIncreasing(_ pairs: [Pair]) -> [Pair] {
    var weights: [Int] = []
    var previous: [Int?] = []
    for index in pairs.indices {
      let before = pairs[..<index].indices.filter { pairs[$0].second < pairs[index].second }
        .max { weights[$0] < weights[$1] }
      let distance = abs(pairs[index].first - pairs[index].second)
      weights.append((before.map { weights[$0] } ?? 0) + 1_000_000 - min(distance, 9_999))
      previous.append(before)
    }
    var row: [Pair] = []
    var next = pairs.indices.max { weights[$0] < weights[$1] }
    while let index = next {
      row.append(pairs[index])
      next = previous[index]
    }
    return row.reversed()
  }

  /// The pairs of a part that have most in common together; of a large part the equal ones.
  private static func closest<Key: Hashable>(
    _ first: [Key],
    _ second: [Key],
    in gap: Gap,
    _ likeness: (Int, Int) -> Int
  ) -> [Pair] {
    let (rows, columns) = (gap.first.count, gap.second.count)
    guard rows * columns <= maximumCells else { return equal(first, second, in: gap) }
    func score(_ row: Int, _ column: Int) -> Int {
      let (one, other) = (gap.first.lowerBound + row, gap.second.lowerBound + column)
      return first[one] == second[other] ? equalityScore : likeness(one, other)
    }
    let scores = (0..<rows).map { row in (0..<columns).map { score(row, $0) } }
    // What the rest of both parts from a row and column on counts at best.
    var best = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: rows + 1)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let own = scores[row][column]
        let together = own > 0 ? own + best[row + 1][column + 1] : 0
        best[row][column] = max(together, best[row + 1][column], best[row][column + 1])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let own = scores[row][column]
      if own > 0, best[row][column] == own + best[row + 1][column + 1] {
        pairs.append(
          Pair(first: gap.first.lowerBound + row, second: gap.second.lowerBound + column)
        )
        (row, column) = (row + 1, column + 1)
      } else if best[row][column] == best[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  /// Equal elements, each with the next one.
  private static func equal<Key: Hashable>(
    _ first: [Key],
    _ second: [Key],
    in gap: Gap
  ) -> [Pair] {
    var places: [Key: ArraySlice<Int>] = [:]
    for index in gap.second { places[second[index], default: []].append(index) }
    var candidates: [Pair] = []
    for index in gap.first {
      if let place = places[first[index]]?.popFirst() {
        candidates.append(Pair(first: index, second: place))
      }
    }
    return longestIncreasing(candidates)
  }
}
