/// A stretch of what stands between two tokens.
package struct TriviaPiece: Sendable, Equatable {
  /// What a piece of trivia is.
  package enum Kind: Sendable {
    case whitespace, newline, lineComment, blockComment, docLineComment, docBlockComment
    case shebang, byteOrderMark
    /// Bytes that no token can begin with.
    case unexpectedText
  }

  package var kind: Kind
  /// Where the piece stands, as UTF-8 offsets in the file.
  package var range: Range<Int>

  package var isComment: Bool {
    switch kind {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }

  /// Splits the trivia before a token into its pieces.
  ///
  /// - Parameter offset: where the trivia stands in the file.
  static func pieces(of bytes: ArraySlice<UInt8>, at offset: Int) -> [TriviaPiece] {
    var pieces: [TriviaPiece] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let (kind, end) = piece(in: bytes, at: position)
      let shift = offset - bytes.startIndex
      pieces.append(TriviaPiece(kind: kind, range: position + shift..<end + shift))
      position = end
    }
    return pieces
  }

  private static func piece(in bytes: ArraySlice<UInt8>, at start: Int) -> (Kind, Int) {
    func byte(_ index: Int) -> UInt8 { index < bytes.endIndex ? bytes[index] : 0 }
    func run(while condition: (UInt8) -> Bool) -> Int {
      bytes[start...].firstIndex { !condition($0) } ?? bytes.endIndex
    }
    switch byte(start) {
    case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      let isPair = byte(start) == UInt8(ascii: "\r") && byte(start + 1) == UInt8(ascii: "\n")
      return (.newline, start + (isPair ? 2 : 1))
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      return (.whitespace, run { $0 == 0x20 || $0 == 0x09 || $0 == 0x0B || $0 == 0x0C })
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "/"):
      let isDoc = byte(start + 2) == UInt8(ascii: "/") && byte(start + 3) != UInt8(ascii: "/")
      return (isDoc ? .docLineComment : .lineComment, run { $0 != 0x0A && $0 != 0x0D })
    case UInt8(ascii: "/") where byte(start + 1) == UInt8(ascii: "*"):
      let isDoc = byte(start + 2) == UInt8(ascii: "*") && byte(start + 3) != UInt8(ascii: "/")
      return (isDoc ? .docBlockComment : .blockComment, blockCommentEnd(in: bytes, at: start))
    case UInt8(ascii: "#") where byte(start + 1) == UInt8(ascii: "!"):
      return (.shebang, run { $0 != 0x0A && $0 != 0x0D })
    case 0xEF where byte(start + 1) == 0xBB && byte(start + 2) == 0xBF:
      return (.byteOrderMark, start + 3)
    default:
      let end = bytes[(start + 1)...].firstIndex { byte in
        byte <= 0x20 || byte == UInt8(ascii: "/")
      }
      return (.unexpectedText, end ?? bytes.endIndex)
    }
  }

  private static func blockCommentEnd(in bytes: ArraySlice<UInt8>, at start: Int) -> Int {
    var depth = 0
    var position = start
    while position + 1 < bytes.endIndex {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return position }
      default:
        position += 1
      }
    }
    return bytes.endIndex
  }
}
