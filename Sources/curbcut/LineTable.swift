import CurbcutSyntax

/// Where each line of a file begins, for reports with many places in one file.
struct LineTable: Sendable {
  let bytes: [UInt8]
  /// The offset of each line's first byte.
  private var starts = [0]

  init(_ tree: SyntaxTree) {
    self.init(tree.bytes)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for index in bytes.indices {
      let isReturn = bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
      if bytes[index] == 10 || isReturn { starts.append(index + 1) }
    }
  }

  /// The line and the column in UTF-8 bytes of an offset, both from 0.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low, offset - starts[low])
  }

  /// A line without what ends it.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line) else { return [] }
    let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    var slice = bytes[starts[line]..<end]
    while let last = slice.last, last == 10 || last == 13 { slice.removeLast() }
    return slice
  }
}
