/// Compares a text with a pattern in which some pieces stand for any stretch of it.
package enum Wildcards {
  /// Whether a pattern fits the whole of a text, in time that grows with the product of their lengths
  /// at worst.
  ///
  /// - Parameters:
  ///   - isAny: whether a piece stands for any stretch, an empty one too.
  ///   - fits: whether another piece stands for one character.
  package static func match<Piece>(
    _ text: [Character],
    _ pattern: [Piece],
    isAny: (Piece) -> Bool,
    fits: (Piece, Character) -> Bool
  ) -> Bool {
    var place = 0
    var piece = 0
    // One point of return is enough: a later stretch can take up whatever an earlier one could.
    var back: (piece: Int, place: Int)?
    while place < text.count {
      if piece < pattern.count, isAny(pattern[piece]) {
        back = (piece, place)
        piece += 1
      } else if piece < pattern.count, fits(pattern[piece], text[place]) {
        piece += 1
        place += 1
      } else if let last = back {
        back = (last.piece, last.place + 1)
        piece = last.piece + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[piece...].allSatisfy(isAny)
  }
}
