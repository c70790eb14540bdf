import CurbcutProtocol
import CurbcutSyntax

/// Where the characters of a file are, so that a position costs little even on an endless line.
struct PositionTable: Sendable {
  private let lines: LineTable
  private let encoding: PositionEncoding
  /// Places in long lines, each with the characters from the start of its line.
  private var marks: [(offset: Int, characters: Int)] = []

  /// How many bytes stand between two marks at least, so that a character is found by reading that
  /// many.
  private static let distance = 256

  init(_ lines: LineTable, _ encoding: PositionEncoding) {
    self.lines = lines
    self.encoding = encoding
    guard encoding != .utf8 else { return }
    for line in 0..<lines.count {
      let bytes = lines.bytes(ofLine: line)
      if bytes.count > Self.distance { addMarks(of: bytes) }
    }
  }

  private mutating func addMarks(of line: ArraySlice<UInt8>) {
    var characters = 0
    var index = line.startIndex
    var next = index + Self.distance
    while index < line.endIndex {
      if index >= next {
        marks.append((index, characters))
        next = index + Self.distance
      }
      let length = Conversions.scalarLength(startingWith: line[index])
      characters += Conversions.width(ofScalarWithLength: length, encoding)
      index += length
    }
  }

  func position(of offset: Int) -> CurbcutProtocol.Position {
    let (line, column) = lines.position(of: offset)
    guard encoding != .utf8, column > 0 else {
      return CurbcutProtocol.Position(line: line, character: column)
    }
    let end = min(offset, lines.bytes.count)
    var start = end - column
    var characters = 0
    if let mark = lastMark(upTo: end), mark.offset > start {
      (start, characters) = mark
    }
    characters += Conversions.characters(in: lines.bytes[start..<end], encoding)
    return CurbcutProtocol.Position(line: line, character: characters)
  }

  private func lastMark(upTo offset: Int) -> (offset: Int, characters: Int)? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : nil
  }
}
