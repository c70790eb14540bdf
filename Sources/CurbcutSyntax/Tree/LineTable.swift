/// Where each line of a file begins, for whoever asks about many places in one file: a place costs a
/// binary search, where `SyntaxTree.position(of:)` reads the declaration around it.
///
/// Lines end with LF, CRLF or a lone CR and count from 0, as in the tree.
package struct LineTable: Sendable {
  package let bytes: [UInt8]
  /// The offset of each line's first byte.
  private var starts = [0]

  package init(_ tree: SyntaxTree) {
    self.init(tree.bytes)
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for index in bytes.indices {
      let isReturn = bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
      if bytes[index] == 10 || isReturn { starts.append(index + 1) }
    }
  }

  package var count: Int { starts.count }

  /// The line and the column in UTF-8 bytes of an offset, both from 0.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low, offset - starts[low])
  }

  /// Where a line starts; lines behind the last count as the end of the file.
  package func offset(ofLine line: Int) -> Int {
    starts.indices.contains(line) ? starts[line] : line < 0 ? 0 : bytes.count
  }

  /// A line without what ends it.
  package func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line) else { return [] }
    let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    var slice = bytes[starts[line]..<end]
    while let last = slice.last, last == 10 || last == 13 { slice.removeLast() }
    return slice
  }
}
