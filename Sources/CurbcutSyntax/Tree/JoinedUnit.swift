/// A type declaration read as if the members of its extensions stood in it, behind its own.
///
/// It is made of the units that the tree has, so nothing is parsed again; offsets in it lead back to
/// the unit whose bytes stand there.
package struct JoinedUnit: Sendable {
  /// The declaration with all members.
  package let unit: Unit
  /// Which bytes of which part stand where, in order.
  private let pieces: [Piece]

  private struct Piece: Sendable {
    /// The type is part 0.
    let part: Int
    /// Where the bytes stand in the joined unit.
    let range: Range<Int>
    /// How much further they stand there than in their part.
    let shift: Int
  }

  /// A place in one of the parts.
  package struct Place: Sendable, Equatable {
    /// The type is part 0, its extensions follow.
    package let part: Int
    /// From the part's first byte.
    package let range: Range<Int>
  }

  /// - Returns: nil where a part has no braces that hold members only, or lacks something.
  package init?(_ type: Unit, _ extensions: [Unit]) {
    guard let own = type.onlyRun else { return nil }
    var units = Array(own.units)
    var extent = type.extent
    let end = own.shellOffset + own.byteCountThroughEnd
    var pieces = [Piece(part: 0, range: 0..<end, shift: 0)]
    var offset = end
    for (index, part) in extensions.enumerated() where !part.runs.isEmpty {
      guard let run = part.onlyRun else { return nil }
      units += run.units
      let length = run.byteCountThroughEnd
      pieces.append(
        Piece(part: index + 1, range: offset..<offset + length, shift: offset - run.shellOffset)
      )
      offset += length
      for unit in run.units { extent += unit.extent }
    }
    guard pieces.count > 1 else { return nil }
    pieces.append(
      Piece(part: 0, range: offset..<extent.byteCount, shift: offset - end)
    )
    self.pieces = pieces
    var run = own
    run.units = UnitList(units)
    run.byteCountThroughEnd = offset - own.shellOffset
    unit = Unit(
      bytes: type.bytes,
      tokens: type.tokens,
      nodes: type.nodes,
      runs: [run],
      lookahead: type.lookahead,
      rereads: type.rereads,
      extent: extent
    )
  }

  /// Where a range of the joined unit stands; nil where it reaches over several parts.
  package func place(of range: Range<Int>) -> Place? {
    for piece in pieces where piece.range.encloses(range) {
      // What stands between two parts stands at the end of the first.
      return Place(part: piece.part, range: range.shifted(by: -piece.shift))
    }
    return nil
  }
}

extension Unit {
  /// The run of a container that holds members in one place only.
  fileprivate var onlyRun: MemberRun? {
    runs.count == 1 && nodes.first?.hasErrors == false ? runs.first : nil
  }
}
