import CurbcutModel

/// Elements of a screen that only one of two versions has, and of which both have the like in another
/// branch of the same `if`: only one of the two is there at a time.
struct Copies {
  /// The like of each copy, by the copy.
  private(set) var originals: [Int: Int] = [:]
  private var copies: [Int: [Int]] = [:]
  private let stops: [Transcript.Stop]

  /// How many elements that say the same are compared with one.
  private static let maximumCandidates = 32

  /// - Parameters:
  ///   - single: the elements that one version has.
  ///   - stops: all elements of that version.
  ///   - matched: those that both versions have.
  init(
    _ single: [Int],
    _ stops: [Transcript.Stop],
    _ descriptions: [ElementDescription],
    beside matched: [Int]
  ) {
    self.stops = stops
    guard !single.isEmpty else { return }
    func said(_ index: Int) -> ScreenComparison.Said {
      ScreenComparison.Said(descriptions[index], stops[index])
    }
    var known: [ScreenComparison.Said: [Int]] = [:]
    let wanted = Set(single.map(said))
    for index in matched {
      let said = said(index)
      if wanted.contains(said) { known[said, default: []].append(index) }
    }
    for index in single {
      let candidates = (known[said(index)] ?? []).prefix(Self.maximumCandidates)
      guard let original = candidates.first(where: { choice(between: index, $0) != nil }) else {
        continue
      }
      originals[index] = original
      copies[original, default: []].append(index)
    }
  }

  func hasCopy(_ index: Int) -> Bool { copies[index] != nil }

  /// The copies of an element.
  func all(of index: Int) -> [Int] { copies[index] ?? [] }

  /// Whether an element and its copy are together what one is in the other version: in the branch of an
  /// `if` and in its `else`.
  func isComplete(_ index: Int, as other: Transcript.Stop) -> Bool {
    guard let copy = copies[index]?.first, copies[index]?.count == 1,
      let statement = choice(between: index, copy)
    else { return false }
    func split(_ index: Int) -> (rest: [String], tests: [String]) {
      let context = stops[index].context
      return (
        context.filter { $0.statement != statement || $0.kind != .branch }.map(\.text),
        context.filter { $0.statement == statement && $0.kind == .branch }.map(\.text)
      )
    }
    let (one, two) = (split(index), split(copy))
    guard one.rest == two.rest, one.rest == other.context.map(\.text),
      one.tests.count == 1, two.tests.count == 1
    else { return false }
    let (first, second) = (one.tests[0], two.tests[0])
    return [(first, second), (second, first)].contains { then, otherwise in
      then.hasPrefix("if ") && otherwise == "unless " + then.dropFirst(3)
    }
  }

  /// The statement of which two elements stand in other branches.
  private func choice(between first: Int, _ second: Int) -> Int? {
    // Two screens in an `if` have nothing to do with each other, though both have a “Retry”.
    guard stops[first].origin?.type == stops[second].origin?.type else { return nil }
    for one in stops[first].context where one.kind == .branch {
      let isOther = stops[second].context.contains {
        $0.kind == .branch && $0.statement == one.statement && $0.text != one.text
      }
      // The alternatives of a `switch` are often screens of their own.
      let isIf = one.text.hasPrefix("if ") || one.text.hasPrefix("unless ")
      if isOther, isIf { return one.statement }
    }
    return nil
  }
}

extension ScreenComparison {
  /// An element that is there as it was, and also in another branch than before, or not there any more.
  func copied(
    _ index: Int,
    _ partner: Int,
    _ copies: Copies,
    _ formerCopies: Copies
  ) -> ElementChange? {
    let own = after[index].context
    let (came, went) = (copies.all(of: index), formerCopies.all(of: partner))
    guard before[partner].context == own, came.isEmpty != went.isEmpty else { return nil }
    func conditions(_ copy: ElementDescription) -> String {
      copy.context.filter { $0.kind == .branch && !own.contains($0) }.map(\.text)
        .joined(separator: ", ")
    }
    var change = rewritten(index, partner)
    change.kind = .changed
    var told: Set<String> = []
    let details =
      came.map { "now also \(conditions(after[$0]))" }
      + went.map { "no longer \(conditions(before[$0]))" }
    change.details = details.filter { told.insert($0).inserted }
    return change
  }
}
