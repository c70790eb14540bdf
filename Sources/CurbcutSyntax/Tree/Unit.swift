/// An immutable piece of a file that is parsed, kept and replaced as a whole.
///
/// Each item of the file, each member of a type and each item directly in such an item's `#if`
/// clauses is a unit. A type declaration or `#if` is a *container*: it owns only its shell, and the
/// units inside stand in its ``MemberRun``s. A unit begins where the token before it ends, so it
/// owns its leading trivia.
///
/// Invariant: a unit's content does not depend on where it stands in the file.
package final class Unit: Sendable {
  /// The unit's own bytes: everything, or the shell of a container.
  let bytes: [UInt8]
  /// The unit's own tokens, in order.
  let tokens: [TokenRecord]
  /// The unit's own nodes in preorder; the first is its root.
  let nodes: [NodeRecord]
  /// The units inside a container, in order; empty for a leaf.
  let runs: [MemberRun]
  /// How many bytes behind its end the parser looked at to parse this unit.
  let lookahead: Int
  let rereads: Rereads
  /// The bytes, line ends and errors of the unit with everything inside it.
  let extent: Extent

  init(
    bytes: [UInt8],
    tokens: [TokenRecord],
    nodes: [NodeRecord],
    runs: [MemberRun],
    lookahead: Int,
    rereads: Rereads,
    extent: Extent
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.nodes = nodes
    self.runs = runs
    self.lookahead = lookahead
    self.rereads = rereads
    self.extent = extent
  }

  /// How many units of the file were read a second time because their braces did not add up.
  struct Rereads: Sendable, Equatable {
    /// How many units are read a second time before all that follow are read by indentation at once.
    /// It bounds the work on files with very many braces missing.
    static let maximum: UInt8 = 8

    /// The number before this unit; from a limit on, indentation decides at once.
    var before: UInt8
    /// The number through the end of this unit.
    var through: UInt8

    /// Whether counting braces was enough in the unit, so that its parts can be parsed by
    /// themselves.
    var isTrivial: Bool { before == through && before < Self.maximum }
  }

  /// The length of the unit with its leading trivia and the units inside it, in bytes.
  package var byteCount: Int { extent.byteCount }

  /// How many line ends the unit holds, the units inside it included.
  package var newlineCount: Int { extent.newlineCount }

  /// Whether something in the unit is missing, unexpected or unterminated.
  package var hasErrors: Bool { extent.errorCount > 0 }

  /// What tells this unit from all others that are alive; keep the unit as long as you keep this.
  package var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The unit's topmost node.
  ///
  /// - Parameter base: the offset of the unit's first byte in the file, 0 for offsets relative to
  ///   the unit.
  package func root(at base: Int) -> Node {
    Node(unit: self, index: 0, base: base)
  }
}

extension Unit: Equatable {
  /// Compares content, not identity; how far the parser looked is not content.
  package static func == (first: Unit, second: Unit) -> Bool {
    first === second
      || (first.extent == second.extent && first.bytes == second.bytes
        && first.tokens == second.tokens && first.nodes == second.nodes
        && first.runs == second.runs)
  }
}

/// The units that stand in one place of a container: a type's members, or the items of an `#if`
/// clause.
struct MemberRun: Sendable, Equatable {
  /// The index of the shell's first token behind the run.
  var tokenIndex: Int
  /// Where the run stands among the shell's own bytes.
  var shellOffset: Int
  /// How many bytes into the run the parser looked to parse the shell before it.
  var lookahead: Int
  /// The length of all runs of the container up to and with this one, in bytes.
  var byteCountThroughEnd: Int
  var units: UnitList

  static func == (first: MemberRun, second: MemberRun) -> Bool {
    first.tokenIndex == second.tokenIndex && first.shellOffset == second.shellOffset
      && first.units == second.units
  }
}

extension Unit {
  /// How many bytes of runs stand before the shell's token with this index.
  func runBytes(beforeToken index: Int) -> Int {
    // Almost every unit is a leaf, and almost every container has one run; `#if` chains may be
    // long.
    guard let first = runs.first, first.tokenIndex <= index else { return 0 }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].tokenIndex <= index { low = middle } else { high = middle }
    }
    return runs[low].byteCountThroughEnd
  }

  /// Where the token's text starts, counted from the unit's first byte.
  func start(ofToken index: Int) -> Int {
    Int(tokens[index].start) + (runs.isEmpty ? 0 : runBytes(beforeToken: index))
  }

  /// Where the token's text ends, counted from the unit's first byte.
  func end(ofToken index: Int) -> Int {
    Int(tokens[index].end) + (runs.isEmpty ? 0 : runBytes(beforeToken: index))
  }

  /// The unit's last token, that of the units inside if they end it; nil for a unit without tokens.
  ///
  /// - Parameter base: the offset of the unit's first byte in the file.
  func lastToken(at base: Int) -> Token? {
    var unit = self
    var base = base
    while let run = unit.runs.last, run.tokenIndex == unit.tokens.count, let last = run.units.last {
      base += unit.byteCount - last.byteCount
      unit = last
    }
    return unit.tokens.isEmpty
      ? nil : Token(unit: unit, index: unit.tokens.count - 1, base: base)
  }

  /// The run that stands before the token with this index.
  func run(atToken index: Int) -> (run: MemberRun, start: Int)? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].tokenIndex < index { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].tokenIndex == index else { return nil }
    let before = low == 0 ? 0 : runs[low - 1].byteCountThroughEnd
    return (runs[low], runs[low].shellOffset + before)
  }

  /// Appends the unit's bytes, those of the units inside included.
  func appendBytes(to result: inout [UInt8]) {
    var copied = 0
    for run in runs {
      result.append(contentsOf: bytes[copied..<run.shellOffset])
      copied = run.shellOffset
      for unit in run.units { unit.appendBytes(to: &result) }
    }
    result.append(contentsOf: bytes[copied...])
  }

  /// Calls `body` with each stretch of the unit's bytes in order and the offset it stands at,
  /// counted from the unit's first byte, as far as it touches the range.
  func forEachStretch(in range: Range<Int>, _ body: (ArraySlice<UInt8>, Int) -> Void) {
    // What stands before the first run that reaches into the range is passed over: `#if` chains may
    // be long.
    var index = firstRun(endingBehind: range.lowerBound)
    var copied = index > 0 ? runs[index - 1].shellOffset : 0
    var shift = index > 0 ? runs[index - 1].byteCountThroughEnd : 0
    while index < runs.count, copied + shift < range.upperBound {
      let shellOffset = runs[index].shellOffset
      Unit.clip(bytes[copied..<shellOffset], at: copied + shift, to: range, body)
      let start = shellOffset + shift
      if start < range.upperBound {
        runs[index].units.forEachUnit(in: range.shifted(by: -start)) { unit, offset in
          let inner = range.shifted(by: -start - offset)
          unit.forEachStretch(in: inner) { body($0, $1 + start + offset) }
        }
      }
      copied = shellOffset
      shift = runs[index].byteCountThroughEnd
      index += 1
    }
    Unit.clip(bytes[copied...], at: copied + shift, to: range, body)
  }

  /// Whether something is missing, unexpected or unterminated in the innermost unit that holds a
  /// range; where it is in none of the units inside, in those that it touches or in the shell.
  fileprivate func hasErrors(around range: Range<Int>) -> Bool {
    guard hasErrors else { return false }
    if runs.isEmpty { return true }
    var isBroken = nodes.first?.hasErrors == true
    var innermost: Bool?
    for index in firstRun(endingBehind: range.lowerBound - 1)..<runs.count where innermost == nil {
      let before = index > 0 ? runs[index - 1].byteCountThroughEnd : 0
      let start = runs[index].shellOffset + before
      guard start < range.upperBound else { break }
      runs[index].units.forEachUnit(in: range.shifted(by: -start)) { unit, offset in
        let inner = range.shifted(by: -start - offset)
        let unitHasErrors = unit.hasErrors(around: inner)
        if inner.lowerBound >= 0, inner.upperBound <= unit.byteCount { innermost = unitHasErrors }
        isBroken = isBroken || unitHasErrors
      }
    }
    return innermost ?? isBroken
  }

  /// The first run whose end stands behind an offset, which is counted from the unit's first byte.
  private func firstRun(endingBehind offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].shellOffset + runs[middle].byteCountThroughEnd > offset {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  private static func clip(
    _ slice: ArraySlice<UInt8>,
    at offset: Int,
    to range: Range<Int>,
    _ body: (ArraySlice<UInt8>, Int) -> Void
  ) {
    let clipped = range.clamped(to: offset..<offset + slice.count)
    guard !clipped.isEmpty else { return }
    let start = slice.startIndex - offset
    body(slice[clipped.lowerBound + start..<clipped.upperBound + start], clipped.lowerBound)
  }
}

extension Range<Int> {
  /// The same range `distance` further.
  func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }

  /// Whether another range lies within, up to both ends.
  package func encloses(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension Node {
  /// Whether something is missing, unexpected or unterminated around a range: in the innermost
  /// declaration that holds it; where it is in none, in those that it touches and around them.
  ///
  /// - Parameter range: in UTF-8 offsets of the file; for an item as a whole.
  package func hasErrors(around range: Range<Int>) -> Bool {
    unit.hasErrors(around: range.shifted(by: -base))
  }
}
