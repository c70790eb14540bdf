/// Finds which lines of a text are still there in another, in time that grows with the texts.
///
/// The shortest difference would take time that grows with their square. So lines that each text has
/// once are matched first, as far as their order is the same, and only what is between them is
/// compared line by line.
struct LineMatches {
  /// The indices of matching lines, ascending in both texts.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The lines as numbers, the same for the same bytes.
  private let old: [Int]
  private let new: [Int]

  /// How many pairs of lines are compared between two matches.
  private static let maximumPairs = 1 << 16

  init(_ oldLines: [ArraySlice<UInt8>], _ newLines: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    old = oldLines.map(number)
    new = newLines.map(number)
    var oldStart = 0
    var newStart = 0
    for anchor in anchors(count: numbers.count) + [(old.count, new.count)] {
      match(oldStart..<anchor.old, newStart..<anchor.new)
      if anchor.old < old.count { pairs.append(anchor) }
      oldStart = anchor.old + 1
      newStart = anchor.new + 1
    }
  }

  /// Lines that stand once in each text, in an order that both have: the longest there is.
  private func anchors(count: Int) -> [(old: Int, new: Int)] {
    var newIndex = [Int?](repeating: nil, count: count)
    var occurrences = [(old: Int, new: Int)](repeating: (0, 0), count: count)
    for number in old { occurrences[number].old += 1 }
    for (index, number) in new.enumerated() {
      occurrences[number].new += 1
      newIndex[number] = index
    }
    let unique = old.enumerated().compactMap { index, number in
      occurrences[number] == (1, 1) ? newIndex[number].map { (old: index, new: $0) } : nil
    }
    // Patience sorting: on each pile lie indices of `unique`, and the topmost leads back to the one
    // that was topmost on the pile before it.
    var piles: [Int] = []
    var previous = [Int?](repeating: nil, count: unique.count)
    for (index, pair) in unique.enumerated() {
      var low = 0
      var high = piles.count
      while low < high {
        let middle = (low + high) / 2
        if unique[piles[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = piles[low - 1] }
      if low < piles.count { piles[low] = index } else { piles.append(index) }
    }
    var chain: [(old: Int, new: Int)] = []
    var next = piles.last
    while let index = next {
      chain.append(unique[index])
      next = previous[index]
    }
    return chain.reversed()
  }

  /// Matches lines between two anchors.
  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldStart, oldEnd) = (oldRange.lowerBound, oldRange.upperBound)
    var (newStart, newEnd) = (newRange.lowerBound, newRange.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      pairs.append((oldStart, newStart))
      oldStart += 1
      newStart += 1
    }
    var behind: [(old: Int, new: Int)] = []
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      behind.append((oldEnd, newEnd))
    }
    let counts = (old: oldEnd - oldStart, new: newEnd - newStart)
    if counts.old * counts.new <= Self.maximumPairs {
      let changes = new[newStart..<newEnd].difference(from: old[oldStart..<oldEnd])
      let removed = Set(changes.removals.map(\.index))
      let added = Set(changes.insertions.map(\.index))
      let kept = (0..<counts.old).filter { !removed.contains($0) }.map { $0 + oldStart }
      let found = (0..<counts.new).filter { !added.contains($0) }.map { $0 + newStart }
      pairs += zip(kept, found).map { ($0, $1) }
    } else if counts.old == counts.new {
      // Fixes change many lines more often than they move any.
      for index in 0..<counts.old where old[oldStart + index] == new[newStart + index] {
        pairs.append((oldStart + index, newStart + index))
      }
    }
    pairs += behind.reversed()
  }
}

extension CollectionDifference.Change {
  /// The offset in the collection that the element is removed from or inserted into.
  fileprivate var index: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
