/// The units of a file or of a container, in order.
///
/// They are kept in chunks with sums, so that finding an offset or replacing a unit costs
/// little however many there are.
package struct UnitList: Sendable, Sequence {
  /// A few neighboring units and what they add up to.
  struct Chunk: Sendable {
    var units: [Unit]
    var extent: Extent
  }

  /// How many units a chunk holds when it is made.
  static let chunkCapacity = 64

  var chunks: [Chunk] = []
  private(set) var extent = Extent()

  package init() {}

  init(_ units: [Unit]) {
    chunks = UnitList.chunked(units)
    for chunk in chunks { extent += chunk.extent }
  }

  private static func chunked(_ units: [Unit]) -> [Chunk] {
    // Equal parts leave every chunk room to grow.
    let parts = (units.count + chunkCapacity - 1) / chunkCapacity
    return (0..<parts).map { part in
      let slice = Array(units[part * units.count / parts..<(part + 1) * units.count / parts])
      var extent = Extent()
      for unit in slice { extent += unit.extent }
      return Chunk(units: slice, extent: extent)
    }
  }

  package var count: Int { chunks.reduce(0) { $0 + $1.units.count } }
  package var isEmpty: Bool { chunks.isEmpty }
  package var first: Unit? { chunks.first?.units.first }
  package var last: Unit? { chunks.last?.units.last }

  /// Goes through the units in order.
  package struct Iterator: IteratorProtocol {
    var chunks: [Chunk]
    var chunk = 0
    var item = 0

    package mutating func next() -> Unit? {
      while chunk < chunks.count {
        if item < chunks[chunk].units.count {
          defer { item += 1 }
          return chunks[chunk].units[item]
        }
        chunk += 1
        item = 0
      }
      return nil
    }
  }

  package func makeIterator() -> Iterator { Iterator(chunks: chunks) }

  /// The units that touch a range of offsets, each with the offset of its first byte.
  func forEachUnit(in range: Range<Int>, _ body: (Unit, Int) -> Void) {
    guard var place = place(of: Swift.max(0, range.lowerBound)) else { return }
    while place.start < range.upperBound, let unit = unit(at: place.index) {
      body(unit, place.start)
      place.start += unit.byteCount
      place.index = index(after: place.index)
    }
  }
}

extension UnitList {
  /// What an edit has changed: the places in an older list whose units are gone, and the units
  /// that stand there now. All others are the same objects in both lists.
  ///
  /// Costs work in proportion to the chunks, because those that were kept are the same arrays.
  package func changes(since old: UnitList) -> (replaced: Range<Int>, units: [Unit]) {
    let count = count
    let oldCount = old.count
    let first = zip(old.chunks, chunks).prefix { $0.isSame(as: $1) }.count
    let last = zip(old.chunks.dropFirst(first).reversed(), chunks.dropFirst(first).reversed())
      .prefix { $0.isSame(as: $1) }.count
    let oldChunks = old.chunks[first..<old.chunks.count - last]
    let newChunks = chunks[first..<chunks.count - last]
    // Where units were added, chunks are cut anew: units decide from here on.
    let oldUnits = oldChunks.flatMap(\.units)
    let newUnits = newChunks.flatMap(\.units)
    let prefix = zip(oldUnits, newUnits).prefix { $0 === $1 }.count
    let suffix = zip(oldUnits.dropFirst(prefix).reversed(), newUnits.dropFirst(prefix).reversed())
      .prefix { $0 === $1 }.count
    let start = chunks[..<first].reduce(0) { $0 + $1.units.count } + prefix
    let end = oldCount - (count - start - (newUnits.count - prefix - suffix))
    return (start..<end, Array(newUnits[prefix..<newUnits.count - suffix]))
  }
}

extension UnitList.Chunk {
  /// Whether two chunks are one array that nobody has changed.
  fileprivate func isSame(as other: UnitList.Chunk) -> Bool {
    units.withUnsafeBufferPointer { mine in
      other.units.withUnsafeBufferPointer {
        $0.baseAddress == mine.baseAddress && $0.count == mine.count
      }
    }
  }
}

extension UnitList: Equatable {
  /// Compares the units; how they are chunked does not matter.
  package static func == (first: UnitList, second: UnitList) -> Bool {
    first.extent == second.extent && first.count == second.count
      && zip(first, second).allSatisfy { $0 == $1 }
  }
}

extension UnitList {
  /// Where a unit stands in the list.
  struct Index: Equatable, Comparable {
    var chunk: Int
    var item: Int

    static func < (first: Index, second: Index) -> Bool {
      (first.chunk, first.item) < (second.chunk, second.item)
    }
  }

  /// A unit's index with the offset of its first byte.
  struct ViewContext {
    var index: Index
    var start: Int
  }

  var endIndex: Index { Index(chunk: chunks.count, item: 0) }

  func unit(at index: Index) -> Unit? {
    guard index.chunk < chunks.count, index.item < chunks[index.chunk].units.count else {
      return nil
    }
    return chunks[index.chunk].units[index.item]
  }

  func index(after index: Index) -> Index {
    guard index.chunk < chunks.count else { return endIndex }
    return index.item + 1 < chunks[index.chunk].units.count
      ? Index(chunk: index.chunk, item: index.item + 1) : Index(chunk: index.chunk + 1, item: 0)
  }

  func index(before index: Index) -> Index? {
    if index.item > 0 { return Index(chunk: index.chunk, item: index.item - 1) }
    guard index.chunk > 0 else { return nil }
    return Index(chunk: index.chunk - 1, item: chunks[index.chunk - 1].units.count - 1)
  }

  /// The unit that holds the byte at an offset, counted from the list's first byte; nil at or
  /// behind the end.
  func place(of offset: Int) -> ViewContext? {
    var start = 0
    for chunk in chunks.indices {
      let length = chunks[chunk].extent.byteCount
      guard offset < start + length else {
        start += length
        continue
      }
      for item in chunks[chunk].units.indices {
        let length = chunks[chunk].units[item].byteCount
        if offset < start + length {
          return ViewContext(index: Index(chunk: chunk, item: item), start: start)
        }
        start += length
      }
    }
    return nil
  }

  /// Replaces the units from `lower` up to and without `upper`.
  mutating func replace(from lower: Index, to upperBound: Index, with units: [Unit]) {
    var upper = upperBound
    if upper.item == 0, upper.chunk == lower.chunk + 1, lower.chunk < chunks.count {
      upper = Index(chunk: lower.chunk, item: chunks[lower.chunk].units.count)
    }
    if lower.chunk == upper.chunk, units.count == upper.item - lower.item {
      for (offset, unit) in units.enumerated() {
        let old = chunks[lower.chunk].units[lower.item + offset].extent
        chunks[lower.chunk].units[lower.item + offset] = unit
        chunks[lower.chunk].extent -= old
        chunks[lower.chunk].extent += unit.extent
        extent -= old
        extent += unit.extent
      }
      return
    }
    var merged: [Unit] = []
    if lower.chunk < chunks.count {
      merged += chunks[lower.chunk].units[..<lower.item]
    }
    merged += units
    var end = upper.chunk
    if upper.chunk < chunks.count, upper.item > 0 || upper.chunk == lower.chunk {
      merged += chunks[upper.chunk].units[upper.item...]
      end += 1
    }
    let replaced = lower.chunk..<Swift.max(end, Swift.min(lower.chunk + 1, chunks.count))
    for chunk in chunks[replaced] { extent -= chunk.extent }
    let made = UnitList.chunked(merged)
    for chunk in made { extent += chunk.extent }
    chunks.replaceSubrange(replaced, with: made)
  }
}

extension UnitList {
  /// Appends the bytes in a range of offsets, counted from the list's first byte.
  func appendBytes(in range: Range<Int>, to result: inout [UInt8]) {
    guard !range.isEmpty else { return }
    forEachUnit(in: range) { unit, start in
      unit.forEachStretch(in: range.shifted(by: -start)) { stretch, _ in
        result.append(contentsOf: stretch)
      }
    }
  }
}
