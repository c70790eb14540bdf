import CurbcutSyntax

/// The diagnostics of a file by how near they are to what an editor asks about.
struct AskedDiagnostics {
  /// Those that are asked about: the named ones, else those that the range touches. What the range
  /// lies in comes first, the innermost before what is around it.
  let chosen: [Diagnostic]
  /// Those that merely stand on the same lines.
  let beside: [Diagnostic]
  /// All others.
  let others: [Diagnostic]
  /// Where a single place is asked about: the offset, behind white space that a line begins with.
  let place: Int?
  private let range: Range<Int>

  init(
    _ diagnostics: [Diagnostic],
    at range: Range<Int>,
    in tree: SyntaxTree,
    _ named: [NamedDiagnostic]
  ) {
    let lines = LineTable(tree)
    func line(_ diagnostic: Diagnostic) -> Int {
      lines.position(of: diagnostic.range.lowerBound).line
    }
    self.range = range
    let first = lines.position(of: range.lowerBound).line
    let last = lines.position(of: range.upperBound).line
    let isWhole = last > first && range.lowerBound == 0 && range.upperBound >= tree.byteCount
    var ranks: [[Diagnostic]] = [[], [], [], []]
    for diagnostic in diagnostics {
      let isNamed = named.contains {
        $0.ruleID == diagnostic.ruleID && $0.message == diagnostic.message
          && $0.line == line(diagnostic)
      }
      if isNamed {
        ranks[0].append(diagnostic)
      } else if isWhole {
        continue
      } else if range.touches(diagnostic.range) {
        ranks[1].append(diagnostic)
      } else if first == last, line(diagnostic) == first {
        ranks[2].append(diagnostic)
      } else {
        ranks[3].append(diagnostic)
      }
    }
    for rank in 0...1 { ranks[rank].sortInnermostFirst(at: range) }
    let isNaming = !ranks[0].isEmpty
    chosen = isNaming ? ranks[0] : ranks[1]
    beside = (isNaming ? ranks[1] : []) + ranks[2]
    others = ranks[3]
    let start = tree.offset(ofLine: first)
    let indentation = tree.bytes(ofLine: first).prefix { $0 == 32 || $0 == 9 }.count
    place = first == last ? max(range.lowerBound, start + indentation) : nil
  }

  /// Whether a chosen diagnostic is what is meant in the first place: no other one within it is
  /// touched as well.
  func isPreferable(_ diagnostic: Diagnostic) -> Bool {
    !chosen.contains {
      range.touches($0.range) && $0.range.clamped(to: diagnostic.range) == $0.range
        && $0.range.count < diagnostic.range.count
    }
  }
}

extension [Diagnostic] {
  /// What a range touches goes first, the shortest of it before all; the order is kept otherwise.
  fileprivate mutating func sortInnermostFirst(at range: Range<Int>) {
    let keys = map { range.touches($0.range) ? $0.range.count : Int.max }
    self = indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { self[$0] }
  }
}

extension Range<Int> {
  /// Whether another range has something in common with it, or lies next to it.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    other.lowerBound <= upperBound && lowerBound <= other.upperBound
  }
}
