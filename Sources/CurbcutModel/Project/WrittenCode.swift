import CurbcutSyntax

/// Code that is put together from pieces of a component and of the place that uses it, and where each of
/// its bytes comes from.
package struct WrittenCode: Sendable {
  /// Where a piece of it stands in the source.
  enum Origin: Sendable, Equatable {
    /// In the component, in UTF-8 offsets of its item.
    case component
    /// In what a use hands over, in UTF-8 offsets of the item with the use; at this place of the component.
    case argument(of: Range<Int>)
    /// In views that a use hands over, which are shown at this place of the component; they are read there too.
    case content(of: Range<Int>)
    /// In the code around a use, and in its actions and modifiers, which are read there.
    case use
  }

  /// A call in whose place a component's code is written.
  package struct Call: Sendable, Hashable {
    package let name: String
    /// Its name where it is called, in UTF-8 offsets of the item with the use.
    package let range: Range<Int>
    /// Whether the component stands in the same item.
    package let isOfItem: Bool
    /// What a style draws that is called, in UTF-8 offsets of the item with the use.
    package var subject: Range<Int>?
    /// Whether it hands over no more than an action, and counts for what that activates.
    package var isForActivation = false
    /// Whether it is no call, but one of the cases that a loop goes through.
    package var isCase = false
  }

  /// The call whose code is being written; nil for what is written around calls.
  var call: Call?
  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []

  private struct Piece: Sendable {
    let origin: Origin
    /// Where it stands in the written code.
    var range: Range<Int>
    /// How much further it stands there than in the source; nil for what is worked out.
    let shift: Int?
    /// All that the piece stands for where it is worked out.
    let source: Range<Int>
    let call: Call?
  }

  init(expecting count: Int) { bytes.reserveCapacity(count) }

  /// Adds some bytes of the source that stand from an offset on.
  mutating func add(_ text: some Collection<UInt8>, from offset: Int, _ origin: Origin) {
    guard !text.isEmpty else { return }
    let start = bytes.count
    bytes.append(contentsOf: text)
    let shift = start - offset
    if let last = pieces.last, last.origin == origin, last.shift == shift,
      last.range.upperBound == start, last.call == call
    {
      pieces[pieces.count - 1].range = last.range.lowerBound..<bytes.count
      return
    }
    pieces.append(
      Piece(
        origin: origin,
        range: start..<bytes.count,
        shift: shift,
        source: offset..<offset + text.count,
        call: call
      )
    )
  }

  /// Adds words that stand for a range of the source without being written there.
  mutating func add(_ text: String, standingFor source: Range<Int>, _ origin: Origin) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    pieces.append(
      Piece(origin: origin, range: start..<bytes.count, shift: nil, source: source, call: call)
    )
  }

  /// Adds what no source says: braces and parentheses.
  mutating func add(glue text: String) { bytes.append(contentsOf: text.utf8) }

  /// Where a range of it stands in the source, going by its first byte; nil for what no source says, and for
  /// what is read at the use itself.
  package func place(of range: Range<Int>) -> UsePlace? {
    let low = pieces.partitioningIndex { $0.range.upperBound > range.lowerBound }
    guard low < pieces.count, pieces[low].range.contains(range.lowerBound) else { return nil }
    let piece = pieces[low]
    let source = piece.shift.map { shift in
      // It goes on behind the values that stand in it.
      let last = pieces[low...].prefix { $0.range.lowerBound < range.upperBound }
        .last { $0.origin == piece.origin && $0.call == piece.call && $0.shift != nil }
      let start = range.lowerBound - shift
      let end = last.map { min(range.upperBound, $0.range.upperBound) - ($0.shift ?? 0) } ?? start
      return start..<max(start, end)
    }
    let place = source ?? piece.source
    switch piece.origin {
    case .component:
      return UsePlace(
        range: place,
        argument: onlyArgument(in: range),
        isContent: false,
        call: piece.call
      )
    case .argument(let site):
      return UsePlace(range: site, argument: place, isContent: false, call: piece.call)
    case .content(let site):
      return UsePlace(range: site, argument: place, isContent: true, call: piece.call)
    case .use: return nil
    }
  }

  /// Where a range begins in the code around calls and uses and ends there, in UTF-8 offsets of the item with
  /// these; nil for what begins in code that is called, in what is handed over, or in what no source says.
  package func rangeAround(_ range: Range<Int>) -> Range<Int>? {
    let low = pieces.partitioningIndex { $0.range.upperBound > range.lowerBound }
    guard low < pieces.count, pieces[low].range.contains(range.lowerBound) else { return nil }
    let first = pieces[low]
    guard first.origin == .use, first.call == nil, let shift = first.shift else { return nil }
    let last =
      pieces[low...].prefix { $0.range.lowerBound < range.upperBound }
      .last { $0.origin == .use && $0.call == nil && $0.shift != nil } ?? first
    let start = range.lowerBound - shift
    let end = min(range.upperBound, last.range.upperBound) - (last.shift ?? shift)
    return start..<max(start, end)
  }

  /// Where a range stands that is part of a single value that a use hands over, as it is written there, in UTF-8
  /// offsets of the item with the use; nil for others.
  package func rangeInArgument(of range: Range<Int>) -> Range<Int>? {
    for piece in pieces where piece.range.lowerBound <= range.lowerBound {
      guard range.upperBound <= piece.range.upperBound, let shift = piece.shift else { continue }
      switch piece.origin {
      // What is put before a value changes what the value is handed to.
      case .argument where range.isEmpty && range.lowerBound == piece.range.lowerBound: return nil
      case .argument, .content:
        return range.lowerBound - shift..<range.upperBound - shift
      case .component, .use: continue
      }
    }
    return nil
  }

  /// The only value of a use that stands between two places of it, in UTF-8 offsets of the item with the use;
  /// nil where there is none, or several.
  private func onlyArgument(in range: Range<Int>) -> Range<Int>? {
    var found: Range<Int>?
    for piece in pieces
    where range.contains(piece.range.lowerBound) && piece.range.upperBound <= range.upperBound {
      guard case .argument = piece.origin else { continue }
      let source =
        piece.shift.map { piece.range.lowerBound - $0..<piece.range.upperBound - $0 }
        ?? piece.source
      if let found, found != source { return nil }
      found = source
    }
    return found
  }

  /// Whether code that is called stands between two places of it.
  package func holdsCalled(_ range: Range<Int>) -> Bool {
    let low = pieces.partitioningIndex { $0.range.upperBound > range.lowerBound }
    return pieces[low...].prefix { $0.range.lowerBound < range.upperBound }.contains {
      $0.call != nil
    }
  }
}

/// Where something stands that is read as a use makes it.
package struct UsePlace: Sendable, Hashable {
  /// Where it stands in the component, or the name there in whose place a value of the use does, in UTF-8 offsets
  /// of the component's item.
  package let range: Range<Int>
  /// The value that the use hands over in which it stands, in UTF-8 offsets of the item with the use; nil for
  /// the component's own code.
  package let argument: Range<Int>?
  /// Whether that is one of the views that the use hands over, which are looked at there too.
  package let isContent: Bool
  /// The call in whose place it is written; nil where a whole component is.
  package let call: WrittenCode.Call?
}
