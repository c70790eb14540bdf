/// A token with its offsets in the file.
package struct Token: Sendable {
  /// The unit the token stands in.
  package let unit: Unit
  /// The token's index among the unit's own tokens.
  let index: Int
  /// The offset of the unit's first byte in the file.
  let base: Int

  private var record: TokenRecord { unit.tokens[index] }

  package var kind: TokenKind { record.kind }

  /// Where the token's text stands, as UTF-8 offsets in the file.
  package var range: Range<Int> {
    base + unit.start(ofToken: index)..<base + unit.end(ofToken: index)
  }

  /// Where the whitespace and comments before the token stand, as UTF-8 offsets in the file.
  package var leadingTrivia: Range<Int> {
    let slice = triviaSlice
    let end = base + unit.start(ofToken: index)
    return end - slice.count..<end
  }

  package var bytes: ArraySlice<UInt8> {
    let record = record
    return unit.bytes[Int(record.start)..<Int(record.end)]
  }

  /// The whitespace and comments before the token.
  package var triviaPieces: [TriviaPiece] {
    TriviaPiece.pieces(of: triviaSlice, at: leadingTrivia.lowerBound)
  }

  /// The bytes of the whitespace and comments before the token.
  package var triviaBytes: ArraySlice<UInt8> { triviaSlice }

  private var triviaSlice: ArraySlice<UInt8> {
    let start = index > 0 ? Int(unit.tokens[index - 1].end) : 0
    return unit.bytes[start..<Int(record.start)]
  }

  /// The token's text; bytes that are not UTF-8 are repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the token's text is the given text.
  package func hasText(_ text: StaticString) -> Bool {
    let bytes = bytes
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes.elementsEqual($0) }
  }
}

extension Token: Equatable {
  /// Compares kind and text; where the tokens stand does not matter.
  package static func == (first: Token, second: Token) -> Bool {
    first.kind == second.kind && first.bytes == second.bytes
  }
}
