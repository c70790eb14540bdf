/// Brings units up to date after an edit by parsing only those that the edit can have changed.
///
/// A unit can have changed if the edit touches its bytes or those behind it that the parser looked
/// at. The search goes down to the innermost run of units that holds the edit; if parsing there
/// does not meet the old units again, the container around is parsed as a whole, in the end all
/// items from the first changed one on.
///
/// Invariant: the result equals what parsing the whole text anew gives, node for node.
struct Reparse {
  /// The units of the file before the edit.
  let units: UnitList
  /// The edit, inside the file.
  let edit: TextEdit

  /// How many bytes the text grows by.
  private let growth: Int
  /// The length of the text after the edit.
  private let newByteCount: Int

  init(units: UnitList, edit: TextEdit) {
    self.units = units
    self.edit = edit
    growth = edit.replacement.count - edit.range.count
    newByteCount = units.extent.byteCount + growth
  }

  /// A run of units with what must be known to parse in it.
  private struct Site {
    var units: UnitList
    /// Where the run starts in the old and the new file; the edit is behind it.
    var start: Int
    var context: ItemContext
    /// The token before the run.
    var previous: TokenRecord?
    /// How far behind the run's start the parser looked to parse what is before it.
    var lookahead: Int
    /// How many units were read a second time before the run.
    var rereads: UInt8
    /// The token behind the run with the length of its leading trivia; nil at the end of the file.
    var closer: (token: TokenRecord, trivia: Int)?
    var end: Int { start + units.extent.byteCount }
  }

  /// What a run became.
  private struct Outcome {
    var units: UnitList
    /// The offset in the new file behind the last byte that was looked at.
    var examined: Int
  }

  /// The units of the file after the edit.
  func run() -> UnitList {
    let file = Site(
      units: units,
      start: 0,
      context: .file,
      previous: nil,
      lookahead: 0,
      rereads: 0,
      closer: nil
    )
    // At the level of the file, parsing on always arrives at the end.
    return outcome(at: file)?.units ?? units
  }

  private func outcome(at site: Site) -> Outcome? {
    let offset = edit.range.lowerBound - site.start
    let position = min(offset, site.units.extent.byteCount - 1)
    let first = UnitList.ViewContext(index: UnitList.Index(chunk: 0, item: 0), start: 0)
    var place = site.units.place(of: max(0, position)) ?? first
    // Units before the edit that looked at what it changes; how far units looked never shrinks from
    // unit to unit.
    let touched = place
    while let before = site.units.index(before: place.index),
      let unit = site.units.unit(at: before), place.start + unit.lookahead > offset
    {
      place.index = before
      place.start -= unit.byteCount
    }
    if place.index == touched.index, let outcome = outcome(inside: place, at: site) {
      return outcome
    }
    return outcome(from: place, at: site)
  }

  // MARK: Inside a container

  /// Parses in one run of the container at a place, if the edit is inside that run.
  private func outcome(inside place: UnitList.ViewContext, at site: Site) -> Outcome? {
    guard let unit = site.units.unit(at: place.index), !unit.runs.isEmpty,
      unit.rereads.isTrivial
    else { return nil }
    let start = site.start + place.start
    guard let index = runIndex(in: unit, at: start) else { return nil }
    let run = unit.runs[index]
    let runStart =
      start + run.shellOffset + (index > 0 ? unit.runs[index - 1].byteCountThroughEnd : 0)
    let inner = Site(
      units: run.units,
      start: runStart,
      context: context(in: unit, at: site.context),
      previous: unit.tokens[run.tokenIndex - 1],
      lookahead: run.lookahead,
      rereads: unit.rereads.before,
      closer: closer(of: run, in: unit)
    )
    guard let changed = outcome(at: inner), !changed.units.isEmpty else { return nil }

    let container = unit.replacing(
      run: index,
      with: changed.units,
      examined: changed.examined - start
    )
    let end = start + container.byteCount
    let examined = max(changed.examined, end + container.lookahead)
    // The next unit must not have looked less far than this one.
    let next = site.units.index(after: place.index)
    if let unit = site.units.unit(at: next), end + unit.byteCount + unit.lookahead < examined {
      return nil
    }
    var units = site.units
    units.replace(from: place.index, to: next, with: [container])
    return Outcome(units: units, examined: examined)
  }

  /// The run of a container that holds the edit, behind what the parser looked at to parse the
  /// shell before it.
  private func runIndex(in unit: Unit, at start: Int) -> Int? {
    var before = 0
    for (index, run) in unit.runs.enumerated() {
      let runStart = start + run.shellOffset + before
      let runEnd = start + run.shellOffset + run.byteCountThroughEnd
      if edit.range.lowerBound >= runStart + run.lookahead, edit.range.upperBound <= runEnd,
        run.tokenIndex > 0
      {
        return index
      }
      if runStart > edit.range.upperBound { return nil }
      before = run.byteCountThroughEnd
    }
    return nil
  }

  private func context(in container: Unit, at outer: ItemContext) -> ItemContext {
    let isIfConfig = container.nodes.first?.kind == .ifConfigDecl
    return ItemContext(
      place: isIfConfig ? outer.place : .members,
      depth: outer.depth + 1,
      openIfConfigs: outer.openIfConfigs + (isIfConfig ? 1 : 0),
      isOutermost: isIfConfig && outer.isOutermost
    )
  }

  private func closer(of run: MemberRun, in unit: Unit) -> (token: TokenRecord, trivia: Int)? {
    guard run.tokenIndex < unit.tokens.count else { return nil }
    let token = unit.tokens[run.tokenIndex]
    return (token, Int(token.start) - run.shellOffset)
  }

  // MARK: From a unit on

  /// Parses from the unit at a place until the old units are met again.
  private func outcome(from place: UnitList.ViewContext, at site: Site) -> Outcome? {
    let isFile = site.closer == nil && site.start == 0 && site.context == .file
    // A container whose end is missing has no token behind its run; then only parsing it as a whole
    // helps.
    guard isFile || site.closer != nil else { return nil }
    var margin = 16
    while true {
      let end = windowEnd(margin: margin, at: site)
      var didTouchEnd = false
      let outcome = outcome(from: place, at: site, windowEnd: end, didTouchEnd: &didTouchEnd)
      if let outcome { return outcome }
      guard didTouchEnd, end < newByteCount else { return nil }
      // What runs far out of its container is better parsed with it.
      if !isFile, margin > 4_096 { return nil }
      margin *= 8
    }
  }

  /// Where the bytes to parse end, in the new file: behind the unit at the edit's end and what the
  /// parser may look at.
  private func windowEnd(margin: Int, at site: Site) -> Int {
    let offset = edit.range.upperBound - site.start
    var end = edit.range.upperBound
    if let place = site.units.place(of: offset), let unit = site.units.unit(at: place.index) {
      end = site.start + place.start + unit.byteCount
      if let next = site.units.unit(at: site.units.index(after: place.index)) {
        end += Int(next.tokens.prefix(3).last?.end ?? 0)
      }
    }
    if let closer = site.closer { end = min(end, site.end) + closer.trivia }
    return min(newByteCount, end + growth + margin)
  }

  private func outcome(
    from place: UnitList.ViewContext,
    at site: Site,
    windowEnd: Int,
    didTouchEnd: inout Bool
  ) -> Outcome? {
    // Whether an operator is prefix or infix depends on up to two bytes before it.
    let start = site.start + place.start
    let windowStart = max(0, start - 2)
    let window = newBytes(in: windowStart..<windowEnd)
    let previous = previousToken(before: place.index, at: site)
    let before = site.units.index(before: place.index).flatMap { site.units.unit(at: $0) }
    let examined = start + (before?.lookahead ?? site.lookahead)
    return window.withUnsafeBufferPointer { source in
      var parser = Parser(
        source: source,
        from: start - windowStart,
        after: previous,
        context: site.context,
        isPartial: windowEnd < newByteCount
      )
      parser.lexer.noteExamined(through: examined - windowStart)
      parser.rereadCount = before?.rereads.through ?? site.rereads
      return outcome(
        of: &parser,
        from: place,
        at: site,
        windowStart: windowStart,
        didTouchEnd: &didTouchEnd
      )
    }
  }

  private func outcome(
    of parser: inout Parser,
    from place: UnitList.ViewContext,
    at site: Site,
    windowStart: Int,
    didTouchEnd: inout Bool
  ) -> Outcome? {
    var made: [Unit] = []
    var old = place
    let listEnd = site.end + growth
    while true {
      if parser.didTouchWindowEnd {
        didTouchEnd = true
        return nil
      }
      // The outermost unit around must be read again by indentation.
      if parser.endedInsideBrace, !site.context.isOutermost { return nil }
      let position = parser.previousEnd + windowStart
      let examined = parser.lexer.examined + windowStart
      // Old units that start before the position are replaced.
      while site.start + old.start + growth < position
        || site.start + old.start < edit.range.upperBound,
        let unit = site.units.unit(at: old.index)
      {
        old.start += unit.byteCount
        old.index = site.units.index(after: old.index)
      }
      if let unit = site.units.unit(at: old.index) {
        if site.start + old.start + growth == position, parser.isAtStart(of: unit),
          parser.rereadCount == unit.rereads.before,
          position + unit.byteCount + unit.lookahead >= examined
        {
          var units = site.units
          units.replace(from: place.index, to: old.index, with: made)
          return Outcome(units: units, examined: examined)
        }
      }
      guard !parser.isAtEndOfUnits(in: site.context.place, column: -1) else { break }
      guard site.closer == nil || position < listEnd else { return nil }
      made.append(parser.parseUnit(in: site.context))
    }
    if let closer = site.closer {
      guard parser.previousEnd + windowStart == listEnd, parser.rereadCount == site.rereads,
        parser.isAt(closer.token, trivia: closer.trivia)
      else { return nil }
    } else {
      made.append(parser.parseEndOfFile())
    }
    var units = site.units
    units.replace(from: place.index, to: site.units.endIndex, with: made)
    return Outcome(units: units, examined: parser.lexer.examined + windowStart)
  }

  private func previousToken(before index: UnitList.Index, at site: Site) -> TokenRecord? {
    guard let before = site.units.index(before: index), let unit = site.units.unit(at: before),
      let token = unit.lastToken(at: 0)
    else { return site.previous }
    return token.unit.tokens[token.index]
  }

  /// The bytes of the new file in a range.
  private func newBytes(in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    let editStart = edit.range.lowerBound
    let editEnd = editStart + edit.replacement.count
    let before = range.clamped(to: 0..<editStart)
    units.appendBytes(in: before, to: &result)
    let inside = range.clamped(to: editStart..<editEnd)
    result.append(
      contentsOf: edit.replacement[inside.lowerBound - editStart..<inside.upperBound - editStart]
    )
    let after = range.clamped(to: editEnd..<max(editEnd, newByteCount))
    units.appendBytes(in: after.shifted(by: -growth), to: &result)
    return result
  }
}

extension Parser {
  /// Whether something was decided by the artificial end of the bytes.
  var didTouchWindowEnd: Bool { isPartial && lexer.examined > lexer.count }

  /// Whether the current token with its trivia is the one that a unit starts with.
  fileprivate func isAtStart(of unit: Unit) -> Bool {
    guard let first = unit.tokens.first else { return false }
    return isAt(first, trivia: Int(first.start))
  }

  /// Whether the current token is the same as one of an old tree, behind as many bytes of trivia.
  fileprivate func isAt(_ token: TokenRecord, trivia: Int) -> Bool {
    current.kind == token.lexedKind && current.flags == token.flags
      && current.end - current.start == token.end - token.start
      && Int(current.start) - previousEnd == trivia
  }
}

extension Unit {
  /// The container with other units in one of its runs.
  ///
  /// - Parameter examined: how far the parser looked in the new units, counted from the container's
  ///   first byte.
  fileprivate func replacing(run index: Int, with units: UnitList, examined: Int) -> Unit {
    var runs = runs
    var extent = extent
    let old = runs[index].units.extent
    extent -= old
    extent += units.extent
    runs[index].units = units
    for later in index..<runs.count {
      runs[later].byteCountThroughEnd += units.extent.byteCount - old.byteCount
    }
    return Unit(
      bytes: bytes,
      tokens: tokens,
      nodes: nodes,
      runs: runs,
      lookahead: max(lookahead, examined - extent.byteCount),
      rereads: rereads,
      extent: extent
    )
  }
}
