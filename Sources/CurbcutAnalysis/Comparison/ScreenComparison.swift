import CurbcutModel

/// The elements of two versions of a screen, and what came of each.
struct ScreenComparison {
  /// In the order of the new screen; what is gone stands where it was.
  private(set) var changes: [ElementChange] = []
  /// Where the elements that are in both stand, in UTF-8 offsets of their files.
  private(set) var partners: [Partners] = []
  /// The views that make elements of which only names in the code are others.
  private(set) var renamed: Set<ExposedElement.Origin> = []

  struct Partners: Sendable {
    let old: Range<Int>
    let new: Range<Int>
    /// Whether VoiceOver says the same.
    var isSpokenSame = true
  }

  private let old: [Transcript.Stop]
  private let new: [Transcript.Stop]
  private let before: [ElementDescription]
  private let after: [ElementDescription]
  private let renaming: Renaming
  /// The loops that make more in one of the versions, with the roles of that: it may have been written
  /// out, or have been written out before.
  private let goneLoops: [String: Set<Role>]
  private let freshLoops: [String: Set<Role>]

  /// The type that the screen is written in; what others make is brought by them.
  private let type: String?

  init(
    from old: [Transcript.Stop],
    to new: [Transcript.Stop],
    of type: String? = nil,
    renaming: Renaming
  ) {
    self.type = type
    let (kept, places) = new.withoutEqualBranches()
    self.old = old.withoutEqualBranches().stops
    self.new = kept
    self.renaming = renaming
    before = ElementDescription.descriptions(of: self.old)
    after = ElementDescription.descriptions(of: self.new)
    let (loops, others) = (Self.loops(around: before), Self.loops(around: after))
    goneLoops = loops.filter { loop, roles in
      let now = others[loop] ?? others.first { renaming.holds(from: loop, to: $0.key) }?.value
      return now.map { $0.count < roles.count } ?? true
    }.mapValues { Set($0) }
    freshLoops = others.filter { loop, roles in
      let earlier = loops[loop] ?? loops.first { renaming.holds(from: $0.key, to: loop) }?.value
      return earlier.map { $0.count < roles.count } ?? true
    }.mapValues { Set($0) }
    if before != after {
      compare()
      for index in changes.indices {
        changes[index].index = changes[index].index.map { places[$0] }
      }
    } else {
      partners = zip(self.old, self.new).map { Partners(old: $0.range, new: $1.range) }
    }
  }

  /// The same for two versions of a view. Of one that is too large to be read in full, its own code is
  /// compared: the views that it uses are told by themselves.
  init(_ match: ScreenMatches.Pair, renaming: Renaming) {
    let views = (match.old.view, match.new.view)
    var transcripts = (views.0.transcript, views.1.transcript)
    if views.0.isCut || views.1.isCut, let old = views.0.own, let new = views.1.own {
      transcripts = (old, new)
    }
    self.init(
      from: transcripts.0.stops,
      to: transcripts.1.stops,
      of: views.0.view == views.1.view ? views.1.view : nil,
      renaming: renaming
    )
  }

  private mutating func compare() {
    // What is there too, perhaps elsewhere or under another condition, is no likeness of anything.
    let (left, right) = (counts(before), counts(after))
    let isMoving = before.map { right[$0.itself, default: 0] >= left[$0.itself, default: 0] }
    let hasMoved = after.map { left[$0.itself, default: 0] >= right[$0.itself, default: 0] }
    var partners = [Int?](repeating: nil, count: new.count)
    var isKept = [Bool](repeating: false, count: old.count)
    // From what is surely the same to what is only alike: no likeness crosses what is the same.
    var pairs = elements(between: [], \.self)
    pairs = elements(
      between: pairs,
      old.indices.map { Made(old[$0], before[$0]) },
      new.indices.map { Made(new[$0], after[$0]) }
    )
    pairs = elements(between: pairs, \.itself)
    pairs = elements(between: pairs, \.words)
    pairs = elements(between: pairs, \.self) { [before, after] one, other in
      isMoving[one] || hasMoved[other] ? 0 : before[one].likeness(to: after[other])
    }
    let (known, present) = (alternatives(before), alternatives(after))
    func isElsewhere(_ first: Int, _ second: Int) -> Bool {
      // What another view makes in one alternative, and in another one.
      let (earlier, later) = (old[first].origin?.type, new[second].origin?.type)
      let gone = before[first].alternatives.subtracting(after[second].alternatives)
      let fresh = after[second].alternatives.subtracting(before[first].alternatives)
      return (earlier != later || earlier != type) && !gone.isEmpty && !fresh.isEmpty
        && (gone.isSubset(of: present) || fresh.isSubset(of: known))
    }
    pairs.removeAll { isElsewhere($0.first, $0.second) || isOtherCode($0.first, $0.second) }
    for pair in pairs {
      partners[pair.second] = pair.first
      isKept[pair.first] = true
    }
    let moved = movedElements(partners, isKept).filter { !isElsewhere($0.value, $0.key) }
    for (second, first) in moved { isKept[first] = true; partners[second] = first }
    self.partners = new.indices.compactMap { index in
      partners[index].map {
        Partners(
          old: old[$0].range,
          new: new[index].range,
          isSpokenSame: before[$0].itself == after[index].itself
        )
      }
    }
    let replaced = replacedElements(partners, isKept)
    for first in replaced.values { isKept[first] = true }
    let goneRoles = Set(old.indices.filter { !isKept[$0] }.map { before[$0].role })
    let freshRoles = Set(new.indices.filter { partners[$0] == nil }.map { after[$0].role })
    var next = 0
    func addRemoved(before end: Int) {
      while next < end {
        // What was in a view that is gone and was not read is told by itself.
        if !isKept[next], !(old[next].isUnread && old[next].holdsElements) {
          changes.append(removed(next, freshRoles))
        }
        next += 1
      }
    }
    for index in new.indices {
      guard let partner = partners[index] else {
        changes.append(replacement(of: replaced[index], by: index) ?? added(index, goneRoles))
        continue
      }
      let isMoved = moved[index] != nil
      if !isMoved { addRemoved(before: partner) }
      if !isMoved { next = max(next, partner + 1) }
      let change = ElementChange(
        from: old[partner],
        before[partner],
        to: new[index],
        after[index],
        isMoved: isMoved,
        isLoopOther: !goneLoops.isEmpty || !freshLoops.isEmpty,
        renaming: renaming
      )
      if change == nil, before[partner] != after[index], let origin = new[index].origin {
        renamed.insert(origin)
      }
      if var change {
        if change.kind == .moved {
          change.predecessor = predecessor(of: index)
          change.mover = component(of: new[index])
        }
        change.index = index
        changes.append(change)
      }
    }
    addRemoved(before: old.count)
  }

  /// Whether two elements under other conditions have no name in common, and no code.
  private func isOtherCode(_ first: Int, _ second: Int) -> Bool {
    guard before[first].label == nil, after[second].label == nil,
      before[first].context != after[second].context,
      let one = old[first].code, let other = new[second].code
    else { return false }
    return !ElementDescription.isAlike(one, other)
  }

  /// The pairs so far, and between them those of elements that share a key: a condition around half of
  /// a screen moves none of its elements.
  private func elements<Key: Hashable>(
    between pairs: [SequenceAlignment.Pair],
    _ key: (ElementDescription) -> Key,
    likeness: (_ first: Int, _ second: Int) -> Int = { _, _ in 0 }
  ) -> [SequenceAlignment.Pair] {
    elements(between: pairs, before.map(key), after.map(key), likeness: likeness)
  }

  private func elements<Key: Hashable>(
    between pairs: [SequenceAlignment.Pair],
    _ one: [Key],
    _ other: [Key],
    likeness: (_ first: Int, _ second: Int) -> Int = { _, _ in 0 }
  ) -> [SequenceAlignment.Pair] {
    var all: [SequenceAlignment.Pair] = []
    var (first, second) = (0, 0)
    func align(_ end: (first: Int, second: Int)) {
      guard first < end.first, second < end.second else { return }
      let start = (first, second)
      let alignment = SequenceAlignment(
        Array(one[first..<end.first]),
        Array(other[second..<end.second])
      ) { likeness(start.0 + $0, start.1 + $1) }
      all += alignment.pairs.map {
        SequenceAlignment.Pair(first: start.0 + $0.first, second: start.1 + $0.second)
      }
    }
    for pair in pairs {
      align((pair.first, pair.second))
      all.append(pair)
      (first, second) = (pair.first + 1, pair.second + 1)
    }
    align((before.count, after.count))
    return all
  }

  /// The alternatives of a `switch` on a screen.
  private func alternatives(_ elements: [ElementDescription]) -> Set<String> {
    elements.reduce(into: []) { $0.formUnion($1.alternatives) }
  }

  private func counts(_ elements: [ElementDescription]) -> [ElementDescription.Itself: Int] {
    elements.reduce(into: [:]) { $0[$1.itself, default: 0] += 1 }
  }

  /// The elements that stand elsewhere now, by their new place: equal ones, then those that are
  /// called the same and have the same role.
  private func movedElements(_ partners: [Int?], _ isKept: [Bool]) -> [Int: Int] {
    struct Name: Hashable {
      let label: String
      let role: Role
    }
    var equal: [ElementDescription: [Int]] = [:]
    var alike: [Name: [Int]] = [:]
    for index in old.indices.reversed() where !isKept[index] {
      equal[before[index], default: []].append(index)
      if let label = before[index].label {
        alike[Name(label: label, role: before[index].role), default: []].append(index)
      }
    }
    var moved: [Int: Int] = [:]
    var taken: Set<Int> = []
    let fresh = new.indices.filter { partners[$0] == nil }
    for index in fresh {
      guard let from = equal[after[index]]?.popLast() else { continue }
      moved[index] = from
      taken.insert(from)
    }
    for index in fresh where moved[index] == nil {
      guard let label = after[index].label else { continue }
      let name = Name(label: label, role: after[index].role)
      while let from = alike[name]?.popLast() {
        guard taken.insert(from).inserted else { continue }
        moved[index] = from
        break
      }
    }
    // The same view in the code of a component, wherever that is used now; then what is like no other.
    let rest = fresh.filter { moved[$0] == nil }
    var made: [Made: [Int]] = [:]
    for index in old.indices.reversed() where !isKept[index] && !taken.contains(index) {
      if old[index].isMade(besides: type) {
        made[Made(old[index], before[index]), default: []].append(index)
      }
    }
    for index in rest {
      guard new[index].isMade(besides: type),
        let from = made[Made(new[index], after[index])]?.popLast()
      else { continue }
      moved[index] = from
      taken.insert(from)
    }
    let gone = old.indices.filter { !isKept[$0] && !taken.contains($0) }
    for index in rest where moved[index] == nil && !after[index].traits.isEmpty {
      let same = { (other: ElementDescription) in other.itself == after[index].itself }
      let from = gone.filter { same(before[$0]) }
      let others = rest.filter { same(after[$0]) }
      guard from.count == 1, others.count == 1, let from = from.first else { continue }
      if !isOtherCode(from, index) { moved[index] = from }
    }
    return moved
  }

  /// A view in the code of a component, and what is said of it.
  private struct Made: Hashable {
    /// The type that it is written in.
    let type: String?
    /// What is said, and where nothing names it, what code it is.
    let itself: ElementDescription.Itself
    let code: String?

    init(_ stop: Transcript.Stop, _ description: ElementDescription) {
      type = stop.origin?.type
      itself = description.itself
      code = stop.code
    }
  }

  /// What took the place of a view that nobody had read, or is not read now: alone between the same
  /// neighbors, by its new place.
  private func replacedElements(_ partners: [Int?], _ isKept: [Bool]) -> [Int: Int] {
    var replaced: [Int: Int] = [:]
    let gone = old.indices.filter { !isKept[$0] }
    let fresh = new.indices.filter { partners[$0] == nil }
    for index in fresh {
      let last = new[..<index].indices.last { partners[$0] != nil }.flatMap { partners[$0] }
      let next = new[(index + 1)...].indices.first { partners[$0] != nil }.flatMap { partners[$0] }
      let around = gone.filter { $0 > last ?? -1 && $0 < next ?? old.count }
      let isAlone = !fresh.contains { abs($0 - index) == 1 }
      guard around.count == 1, isAlone, let former = around.first,
        old[former].isUnread != new[index].isUnread, before[former].context == after[index].context
      else { continue }
      replaced[index] = former
    }
    return replaced
  }

  private func replacement(of former: Int?, by index: Int) -> ElementChange? {
    guard let former else { return nil }
    let isRead = !new[index].isUnread
    var change = ElementChange(
      kind: .unknown,
      before: before[former].quoted,
      after: after[index].quoted,
      details: [
        isRead
          ? "it takes the place of a view that was not read"
          : "a view that was not read takes its place"
      ],
      range: new[index].range,
      index: index
    )
    (change.oldSource, change.newSource) = (.init(old[former]), .init(new[index]))
    return change
  }

  /// The loops around elements, with the roles of these.
  private static func loops(around elements: [ElementDescription]) -> [String: [Role]] {
    var loops: [String: [Role]] = [:]
    for element in elements {
      for loop in element.loops { loops[loop, default: []].append(element.role) }
    }
    return loops
  }

  /// The loop among some that may make an element.
  private func loop(of element: ElementDescription, in loops: [String: Set<Role>]) -> String? {
    loops.filter { $0.value.contains(element.role) && !element.loops.contains($0.key) }.keys.min()
  }

  /// - Parameter goneRoles: the roles of what is gone.
  private func added(_ index: Int, _ goneRoles: Set<Role>) -> ElementChange {
    let element = after[index]
    if goneRoles.contains(element.role), element.loops.contains(where: { freshLoops[$0] != nil }) {
      return ElementChange(
        kind: .unknown,
        after: element.quoted,
        details: ["it may have been written out before"],
        range: new[index].range,
        index: index
      )
    }
    let loop = loop(of: element, in: goneLoops)
    let isUnread = new[index].isUnread
    var change = ElementChange(
      kind: loop == nil && !isUnread ? .added : .unknown,
      after: after[index].quoted,
      details: after[index].surroundings + (loop.map { ["it may have been there \($0)"] } ?? []),
      predecessor: loop == nil && !isUnread ? predecessor(of: index) : nil,
      range: new[index].range,
      index: index
    )
    if isUnread { change.details.insert("a new view, which was not read", at: 0) }
    change.isUnread = isUnread
    change.isHandedIn = isUnread && new[index].isHandedIn(to: type)
    change.newSource = ElementChange.Source(new[index])
    change.component = component(of: new[index])
    return change
  }

  /// - Parameter freshRoles: the roles of what has come.
  private func removed(_ index: Int, _ freshRoles: Set<Role>) -> ElementChange {
    let element = before[index]
    if freshRoles.contains(element.role), element.loops.contains(where: { goneLoops[$0] != nil }) {
      return ElementChange(
        kind: .unknown,
        before: element.quoted,
        details: ["it may be written out now"],
        range: old[index].range,
        isInOldFile: true
      )
    }
    let loop = loop(of: element, in: freshLoops)
    let isUnread = old[index].isUnread
    var change = ElementChange(
      kind: loop == nil && !isUnread ? .removed : .unknown,
      before: before[index].quoted,
      details: loop.map { ["it may still be there \($0)"] } ?? [],
      range: old[index].range,
      isInOldFile: true
    )
    if isUnread { change.details.insert("a view is gone that was not read", at: 0) }
    change.isUnread = isUnread
    change.isHandedIn = isUnread && old[index].isHandedIn(to: type)
    change.oldSource = ElementChange.Source(old[index])
    change.component = component(of: old[index])
    return change
  }

  /// The view whose use brings an element to the screen; nil for what the screen makes itself.
  private func component(of stop: Transcript.Stop) -> ElementChange.Component? {
    guard let type, let origin = stop.origin, origin.type != type || stop.use != stop.range else {
      return nil
    }
    return ElementChange.Component(name: origin.type, place: stop.use)
  }

  /// What is read before an element in the same place; nil for the first.
  private func predecessor(of index: Int) -> String? {
    guard index > 0 else { return nil }
    let place = after[index].context.first { $0.kind == .place }
    let previous = after[index - 1]
    return previous.context.first { $0.kind == .place } == place ? previous.quoted : nil
  }
}

extension Transcript.Stop {
  /// Whether it stands for a view whose code nobody has read.
  fileprivate var isUnread: Bool {
    label?.reason == "a view that was not read" && doubt != nil && parts.isEmpty
  }

  /// Whether it is what callers of a type hand in: `content()`.
  fileprivate func isHandedIn(to type: String?) -> Bool {
    doubt == ExposedElement.handedIn && origin?.type == type && use == range
      && label?.spoken.contains(".") == false
  }

  /// Whether another type than one makes it.
  fileprivate func isMade(besides type: String?) -> Bool {
    origin.map { $0.type != type } ?? false
  }
}

extension ElementDescription {
  /// The loops around it: “for each of trails”.
  fileprivate var loops: [String] {
    context.filter { $0.kind == .repetition }.map { String($0.loop) }
  }

  /// The alternatives of a `switch` that it stands in.
  fileprivate var alternatives: Set<String> {
    Set(context.lazy.filter { $0.kind == .branch && $0.key.hasPrefix("case ") }.map(\.key))
  }

  /// Where and when it is there, in words: the place, and the innermost condition.
  fileprivate var surroundings: [String] {
    let places = context.filter { $0.kind == .place }.map { "“\($0.text)”" }
    let place = places.isEmpty ? nil : "in " + places.reversed().joined(separator: " of ")
    let condition = context.last { $0.kind == .branch }.map { "only \($0.whole)" }
    return [place, condition].compactMap { $0 }
  }
}
