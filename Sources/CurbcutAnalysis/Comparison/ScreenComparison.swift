import CurbcutModel
import CurbcutSyntax

/// The elements of two versions of a screen, and what came of each.
struct ScreenComparison {
  /// In the order of the new screen; what is gone stands where it was.
  private(set) var changes: [ElementChange] = []
  /// Where the elements that are in both stand, in UTF-8 offsets of their files.
  private(set) var partners: [Partners] = []
  /// Where the elements stand that only the new version has.
  private(set) var freshPlaces: [Range<Int>] = []
  /// The views that make elements of which only names in the code are others.
  private(set) var renamed: Set<ExposedElement.Origin> = []

  struct Partners: Sendable {
    let old: Range<Int>
    let new: Range<Int>
    /// Whether VoiceOver says the same.
    var isSpokenSame = true
    /// The type whose code makes it now.
    var maker: String?
  }

  let old: [Transcript.Stop]
  let new: [Transcript.Stop]
  let before: [ElementDescription]
  let after: [ElementDescription]
  let renaming: Renaming
  /// The text of both versions, where that is known.
  let lines: (old: LineTable, new: LineTable)?
  /// The loops that make more in one of the versions, with what that is: it may have been written out, or
  /// have been written out before.
  let goneLoops: [String: Set<Repeated>]
  let freshLoops: [String: Set<Repeated>]

  /// How many elements the screen had, and has.
  var counts: (before: Int, after: Int) { (old.count, new.count) }

  /// The types that were entered in both versions of a view of which only its own code is compared; nil for
  /// others.
  private(set) var enteredByOwn: (old: Set<String>, new: Set<String>)?

  /// The type that the screen is written in; what others make is brought by them.
  let type: String?

  /// - Parameter known: what a person is told of the elements, where that was worked out.
  init(
    from old: [Transcript.Stop],
    to new: [Transcript.Stop],
    of type: String? = nil,
    knowing known: (before: [ElementDescription], after: [ElementDescription])? = nil,
    in lines: (old: LineTable, new: LineTable)? = nil,
    renaming: Renaming
  ) {
    (self.type, self.lines) = (type, lines)
    let isSame = known.map { $0.before == $0.after } ?? false
    let (kept, places) = isSame ? (new, Array(new.indices)) : new.withoutEqualBranches()
    let former = isSame ? old : old.withoutEqualBranches().stops
    (self.old, self.new, self.renaming) = (former, kept, renaming)
    let isWhole = (former.count == old.count, kept.count == new.count)
    before =
      known.flatMap { isWhole.0 ? $0.before : nil } ?? ElementDescription.descriptions(of: former)
    after =
      known.flatMap { isWhole.1 ? $0.after : nil } ?? ElementDescription.descriptions(of: kept)
    let loops = Self.loops(around: before, self.old)
    let others = Self.loops(around: after, self.new)
    goneLoops = loops.filter { loop, roles in
      let now = others[loop] ?? others.first { renaming.holds(from: loop, to: $0.key) }?.value
      return now.map { $0.count < roles.count } ?? true
    }.mapValues { Set($0) }
    freshLoops = others.filter { loop, roles in
      let earlier = loops[loop] ?? loops.first { renaming.holds(from: $0.key, to: loop) }?.value
      return earlier.map { $0.count < roles.count } ?? true
    }.mapValues { Set($0) }
    if before != after || self.old.map(\.barSide) != self.new.map(\.barSide) {
      compare()
      for index in changes.indices {
        changes[index].index = changes[index].index.map { places[$0] }
      }
    } else {
      partners = zip(self.old, self.new).map {
        Partners(old: $0.range, new: $1.range, maker: $1.origin?.type)
      }
    }
    if changes.isEmpty { changes = changesOfGetters }
  }

  /// The same for two versions of a view. Of one that is too large to be read in full, its own code is
  /// compared: the views that it uses are told by themselves.
  init(_ match: ScreenMatches.Pair, renaming: Renaming) {
    let views = (match.old.view, match.new.view)
    var transcripts = (views.0.transcript, views.1.transcript)
    var known: (before: [ElementDescription], after: [ElementDescription])?
    if views.0.isCut || views.1.isCut, let old = views.0.own, let new = views.1.own {
      transcripts = (old, new)
    } else {
      known = (match.old.elements, match.new.elements)
    }
    self.init(
      from: transcripts.0.stops,
      to: transcripts.1.stops,
      of: views.0.view == views.1.view ? views.1.view : nil,
      knowing: known,
      in: (views.0.lines, views.1.lines),
      renaming: renaming
    )
    if known == nil { enteredByOwn = (transcripts.0.enteredTypes, transcripts.1.enteredTypes) }
    compareBackButtons(transcripts.0.hiddenBackButton, transcripts.1.hiddenBackButton)
  }

  /// The button of the system's to go back, which a screen may take away.
  private mutating func compareBackButtons(_ old: Range<Int>?, _ new: Range<Int>?) {
    guard (old == nil) != (new == nil), let range = new ?? old else { return }
    changes.append(
      ElementChange(
        kind: new == nil ? .added : .removed,
        before: new == nil ? nil : "“Back, button”",
        after: new == nil ? "“Back, button”" : nil,
        details: ["the system’s, where the screen is pushed"],
        range: range,
        isInOldFile: new == nil
      )
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
    let (cases, casesNow) = soleElementsOfCases()
    pairs = elements(between: pairs, cases, casesNow)
    pairs = elements(
      between: pairs,
      old.indices.map { Made(old[$0], before[$0]) },
      new.indices.map { Made(new[$0], after[$0]) }
    )
    pairs = elements(between: pairs, \.itself)
    // What is offered, or asked, of all elements of a screen makes them no others.
    pairs = elements(
      between: pairs,
      old.indices.map { MadeSpeech(old[$0], before[$0]) },
      new.indices.map { MadeSpeech(new[$0], after[$0]) }
    )
    pairs = elements(
      between: pairs,
      old.indices.map { MadeWords(old[$0], before[$0]) },
      new.indices.map { MadeWords(new[$0], after[$0]) }
    )
    pairs = elements(between: pairs, \.self) { [before, after, old, new] one, other in
      if isMoving[one] || hasMoved[other] { return 0 }
      let likeness = before[one].likeness(to: after[other])
      // What one component makes is rather the same than what two make.
      guard likeness > 0, let maker = old[one].origin?.type, maker != type else { return likeness }
      return maker == new[other].origin?.type ? min(likeness + Self.makerScore, 999) : likeness
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
    pairs.removeAll {
      isElsewhere($0.first, $0.second) || isOtherCode($0.first, $0.second)
        || isOnOtherSide($0.first, $0.second) || isOfOtherView($0.first, $0.second)
    }
    dropOtherTexts(&pairs)
    for pair in pairs {
      partners[pair.second] = pair.first
      isKept[pair.first] = true
    }
    let moved = movedElements(partners, isKept).filter { !isElsewhere($0.value, $0.key) }
    for (second, first) in moved { isKept[first] = true; partners[second] = first }
    for (second, first) in recomputedElements(partners, isKept) {
      isKept[first] = true; partners[second] = first
    }
    self.partners = new.indices.compactMap { index in
      partners[index].map {
        Partners(
          old: old[$0].range,
          new: new[index].range,
          isSpokenSame: before[$0].itself == after[index].itself,
          maker: new[index].origin?.type
        )
      }
    }
    freshPlaces = new.indices.filter { partners[$0] == nil }.map { new[$0].range }
    let replaced = replacedElements(partners, isKept)
    for first in replaced.values { isKept[first] = true }
    // What stands in another branch than its like, which is in both versions, is told with that.
    let copies = Copies(
      new.indices.filter { partners[$0] == nil && replaced[$0] == nil },
      new,
      after,
      beside: partners.indices.filter { partners[$0] != nil }
    )
    let places = Dictionary(
      new.indices.compactMap { index in partners[index].map { ($0, index) } }
    ) { first, _ in first }
    let formerCopies = Copies(
      old.indices.filter { !isKept[$0] },
      old,
      before,
      beside: old.indices.filter { places[$0] != nil }
    )
    for index in formerCopies.originals.keys { isKept[index] = true }
    // What stood in several places stands around them now, or the other way around.
    let hoisted = Self.hoisted(
      old.indices.filter { !isKept[$0] }.map { ($0, Said(before[$0], old[$0]), old[$0].context) },
      new.indices.compactMap { index in
        partners[index].map {
          (index, Said(after[index], old[$0]), old[$0].context, new[index].context)
        }
      }
    )
    for index in hoisted.keys { isKept[index] = true }
    let spread = Self.hoisted(
      new.indices.filter {
        partners[$0] == nil && replaced[$0] == nil && copies.originals[$0] == nil
      }
      .map { ($0, Said(after[$0], new[$0]), new[$0].context) },
      new.indices.compactMap { index in
        partners[index].map {
          (index, Said(after[index], new[index]), new[index].context, old[$0].context)
        }
      }
    )
    let originals = Set(spread.values).union(hoisted.values)
    let hidden = hiddenElements(partners, isKept, copies, replaced)
    let goneOnes = Set(
      old.indices.filter { !isKept[$0] }.map { Repeated(before[$0], old[$0]) }
    )
    let freshOnes = Set(
      new.indices.filter { partners[$0] == nil }.map { Repeated(after[$0], new[$0]) }
    )
    let goneMakers = makers(of: old.indices.filter { !isKept[$0] }, isOld: true) { index in
      removed(index, freshOnes, hidden.fresh).kind
    }
    let freshMakers = makers(
      of: new.indices.filter { partners[$0] == nil && copies.originals[$0] == nil },
      isOld: false
    ) { added($0, goneOnes, hidden.gone).kind }
    var next = 0
    func addRemoved(before end: Int) {
      while next < end {
        // What was in a view that is gone and was not read is told by itself.
        if !isKept[next], !before[next].spoken.isEmpty, !old[next].isOnlyConnected,
          !(old[next].isUnread && old[next].holdsElements),
          !(hidden.skipsUnread && old[next].isUnresolved(in: type))
        {
          changes.append(
            removed(next, freshOnes, hidden.fresh)
              .doubted(where: isShownByOthers(old[next], before[next], goneMakers, isOld: true))
          )
        }
        next += 1
      }
    }
    for index in new.indices {
      guard let partner = partners[index] else {
        let isSkipped =
          copies.originals[index] != nil || spread[index] != nil || after[index].spoken.isEmpty
          || new[index].isOnlyConnected
          || hidden.skipsUnread && new[index].isUnresolved(in: type)
        if !isSkipped {
          changes.append(
            replacement(of: replaced[index], by: index)
              ?? added(index, goneOnes, hidden.gone)
              .doubted(where: isShownByOthers(new[index], after[index], freshMakers, isOld: false))
          )
        }
        continue
      }
      let isMoved = moved[index] != nil
      let isElsewhere = isMoved && passesOthers(index, partners)
      if !isMoved {
        addRemoved(before: partner)
        next = max(next, partner + 1)
      }
      if copies.isComplete(index, as: old[partner])
        || formerCopies.isComplete(partner, as: new[index])
      {
        continue
      }
      if originals.contains(index) {
        changes.append(rewritten(index, partner))
        continue
      }
      let hasCopies = copies.hasCopy(index) || formerCopies.hasCopy(partner)
      var change = ElementChange(
        from: old[partner],
        before[partner],
        to: new[index],
        after[index],
        isMoved: isElsewhere,
        isLoopOther: !goneLoops.isEmpty || !freshLoops.isEmpty,
        hasCopies: hasCopies,
        renaming: renaming
      )
      if change == nil, hasCopies {
        change = copied(index, partner, copies, formerCopies) ?? rewritten(index, partner)
      }
      if change == nil, before[partner] != after[index], let origin = new[index].origin {
        renamed.insert(origin)
      }
      if var change {
        // What is shown over a screen has no order among other such things.
        if change.kind == .moved,
          isArrangedBySystem(partner, index) || isFirstOfPlace(partner, index)
        {
          if change.isMoveOnly { continue }
          change.kind = .changed
        }
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
    // A component of one element, which says something else now, is still that component.
    for index in rest where moved[index] == nil && isOnlyElement(new[index], of: new) {
      func isSame(_ stop: Transcript.Stop, _ element: ElementDescription) -> Bool {
        stop.origin?.type == new[index].origin?.type && element.role == after[index].role
          && element.context == after[index].context
      }
      let from = gone.filter { !moved.values.contains($0) && isSame(old[$0], before[$0]) }
      let others = rest.filter { moved[$0] == nil && isSame(new[$0], after[$0]) }
      guard from.count == 1, others.count == 1, isOnlyElement(old[from[0]], of: old) else {
        continue
      }
      moved[index] = from[0]
    }
    return moved
  }

  /// What two elements of one component have in common by that.
  private static let makerScore = 300

  /// An element that is there in other branches too, or is not any more.
  func rewritten(_ index: Int, _ partner: Int) -> ElementChange {
    var change = ElementChange(
      kind: .unknown,
      before: after[index].quoted,
      after: after[index].quoted,
      details: ["when it is there is decided differently"],
      range: new[index].range,
      index: index
    )
    change.nature = .conditions
    (change.oldSource, change.newSource) = (.init(old[partner]), .init(new[index]))
    return change
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
}
