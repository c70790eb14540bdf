import CurbcutAnalysis

/// Changes that are told together.
extension DiffWords {
  /// A change, with those for which the same holds.
  struct Group {
    var change: ElementChange
    /// From 0.
    let line: Int
    /// Elements in a row that are said as before and differ in the same.
    var others: [String] = []
    /// How many times the very same is on the screen, as for data that it repeats over.
    var count = 1
    /// What is told of many changes in one line, in place of theirs.
    var summary: String?
    /// The component whose use brought them all, or took them away.
    var component: String?
  }

  /// The changes of a screen, with what is the same told once, and what is much in one line.
  static func groups(of section: ProjectComparison.Section) -> [Group] {
    let groups = plainGroups(of: section)
    switch section.status {
    case .added, .removed: return listed(groups)
    case .changed:
      let summed = summed(groups)
      return rebuilt(summed, section) ?? summed
    }
  }

  private static func plainGroups(of section: ProjectComparison.Section) -> [Group] {
    struct Key: Hashable {
      let kind: ElementChange.Kind
      let line: Int
      let before: String?
      let after: String?
      let details: [String]
    }
    struct Use: Hashable {
      let component: ElementChange.Component
      let kind: ElementChange.Kind
    }
    func use(_ change: ElementChange) -> Use? {
      if change.kind == .moved { return change.mover.map { Use(component: $0, kind: .moved) } }
      if change.isDoubted { return change.component.map { Use(component: $0, kind: .unknown) } }
      let isOne = change.kind == .added || change.kind == .removed || change.isUnread
      let kind = change.before == nil ? ElementChange.Kind.added : .removed
      return isOne ? change.component.map { Use(component: $0, kind: kind) } : nil
    }
    var counts: [Use: Int] = [:]
    for change in section.changes { use(change).map { counts[$0, default: 0] += 1 } }
    var components: [Use: Int] = [:]
    var groups: [Group] = []
    var known: [Key: Int] = [:]
    for (change, line) in zip(section.changes, section.lines) {
      if let use = use(change), counts[use, default: 0] >= ProjectComparison.largeComponent {
        let words = change.after ?? change.before ?? ""
        if let index = components[use] {
          groups[index].others.append(words)
          groups[index].change.details.removeAll { !change.details.contains($0) }
          groups[index].change.narrow(to: change)
        } else {
          components[use] = groups.count
          var group = Group(change: change, line: line, component: use.component.name)
          group.change.kind = use.kind
          groups.append(group)
        }
        continue
      }
      let key = Key(
        kind: change.kind,
        // Where it is no longer known is told once.
        line: change.kind == .unknown ? -1 : line,
        before: change.before,
        after: change.after,
        details: change.details
      )
      if let index = known[key] {
        groups[index].count += 1
      } else if change.before == change.after, let after = change.after,
        let place = groups.lastIndex(where: { group in
          group.isSpokenSame && group.component == nil && group.change.kind == change.kind
            && group.change.details == change.details
        }), place == groups.count - 1 || change.nature == .conditions
      {
        known[key] = place
        groups[place].others.append(after)
      } else {
        known[key] = groups.count
        groups.append(Group(change: change, line: line))
      }
    }
    for index in components.values { groups[index].change.tellPlace() }
    return groups
  }

  // MARK: Many changes in one line

  /// How many elements are named in a line that stands for many.
  private static let maximumListed = 12
  /// Up to how many changes of one kind are told one by one.
  private static let maximumSingle = 3

  /// All elements of a screen that is new, or gone, in a line where they are many.
  private static func listed(_ groups: [Group]) -> [Group] {
    let kinds = [ElementChange.Kind.added, .removed, .unknown]
    return kinds.flatMap { kind -> [Group] in
      let found = groups.filter { $0.change.kind == kind }
      let limit = kind == .unknown ? 1 : ProjectComparison.largeComponent
      guard found.count > limit else { return found }
      let count = found.reduce(0) { $0 + $1.elementCount }
      let what = kind == .unknown ? "\(count.counted("view")) not read" : count.counted("element")
      return [summary(of: found, what, kind)].compactMap { $0 }
    } + groups.filter { !kinds.contains($0.change.kind) }
  }

  /// The changes with those in one line that say the same in general: under which conditions elements
  /// are there, what code names them, and what may only be written another way.
  private static func summed(_ groups: [Group]) -> [Group] {
    var groups = groups
    func sum(
      _ what: (Int) -> String,
      from minimum: Int = 2,
      tellsDetails: Bool = false,
      _ isPart: (Group) -> Bool
    ) {
      let places = groups.indices.filter { isPart(groups[$0]) }
      guard places.count >= minimum, let first = places.first else { return }
      let found = places.map { groups[$0] }
      let count = found.reduce(0) { $0 + $1.elementCount }
      guard var line = summary(of: found, what(count), found[0].change.kind) else { return }
      if tellsDetails { line.change.details = found[0].change.details.map { "such as “\($0)”" } }
      groups[first] = line
      for place in places.dropFirst().reversed() { groups.remove(at: place) }
    }
    func isUnknown(_ group: Group, _ nature: ElementChange.Nature) -> Bool {
      group.component == nil && group.change.kind == .unknown && group.change.nature == nature
        && !group.change.isUnread
    }
    sum({ "\($0.counted("element")) there under conditions that are written otherwise" }) {
      isUnknown($0, .conditions)
    }
    sum({ "\($0.counted("element")) named by other code" }) { isUnknown($0, .recomputed) }
    sum({ "\($0.counted("element")) perhaps as before, in code that is written otherwise" }) {
      isUnknown($0, .doubted)
    }
    sum({ "\($0.counted("view")) new and not read" }) {
      $0.component == nil && $0.change.isUnread && $0.change.kind == .unknown
        && $0.change.before == nil
    }
    sum({ "\($0.counted("view")) gone that \($0 == 1 ? "was" : "were") not read" }) {
      $0.component == nil && $0.change.isUnread && $0.change.kind == .unknown
        && $0.change.after == nil
    }
    for kind in [ElementChange.Kind.added, .removed] {
      sum({ "\($0.counted("text")) that code looks up" }, from: maximumSingle + 1) {
        $0.change.kind == kind && $0.change.isLookup
      }
    }
    sum(
      { "\($0.counted("element")) under other conditions" },
      from: maximumSingle + 1,
      tellsDetails: true
    ) {
      $0.component == nil && $0.change.kind == .changed && $0.change.nature == .conditions
        && $0.isSpokenSame
    }
    return groups
  }

  /// A screen that is made anew: how much of it, which controls and headings are gone and new, and what
  /// else is announced otherwise; nil where most of it is as before.
  private static func rebuilt(
    _ groups: [Group],
    _ section: ProjectComparison.Section
  ) -> [Group]? {
    guard let counts = section.elementCounts, groups.count > maximumListed else { return nil }
    let changes = section.changes.filter(\.isPlaced)
    let gone = changes.count { $0.after == nil }
    let fresh = changes.count { $0.before == nil }
    let changed = changes.count { $0.before != nil && $0.after != nil }
    guard (gone + fresh + 2 * changed) * 2 >= counts.before + counts.after, let first = groups.first
    else { return nil }
    var head = first
    (head.change.kind, head.change.details) = (.changed, [])
    (head.others, head.count, head.component) = ([], 1, nil)
    head.summary =
      "rebuilt: \(gone.counted("element")) gone, \(fresh) new, \(changed) changed; "
      + "\(max(counts.after - fresh - changed, 0)) as before"
    var lines = [head]
    let certain = groups.filter { $0.change.kind != .unknown }
    // Controls and headings, or whatever it is where there are none.
    func telling(_ groups: [Group]) -> [Group] {
      let named = groups.filter(\.change.isNamed)
      return named.isEmpty ? groups : named
    }
    lines += [
      summary(of: telling(certain.filter { $0.change.after == nil }), "gone", .removed),
      summary(of: telling(certain.filter { $0.change.before == nil }), "new", .added),
    ].compactMap { $0 }
    let others = certain.filter { $0.change.before != nil && $0.change.after != nil }
    let different = others.filter { $0.change.losesLabel || $0.change.nature == .other }
    return lines + different.prefix(maximumListed / 2)
  }

  /// One line for some changes.
  private static func summary(
    of groups: [Group],
    _ what: String,
    _ kind: ElementChange.Kind
  ) -> Group? {
    guard var summary = groups.first else { return nil }
    summary.change.kind = kind
    summary.change.details = []
    (summary.others, summary.count, summary.component) = ([], 1, nil)
    var names: [String] = []
    for group in groups {
      for name in group.names where !names.contains(name) { names.append(name) }
    }
    let shown = names.prefix(maximumListed).map { clipped($0, to: predecessorLength) }
    // What is said alike is named once and counts as often as it is there.
    let isLong = names.count > maximumListed
    let named = Set(names.prefix(maximumListed))
    let rest = isLong ? groups.filter { !$0.names.contains(where: named.contains) } : []
    let count = rest.reduce(0) { $0 + ($1.component == nil ? $1.elementCount : 1) }
    summary.summary =
      "\(what): \(shown.joined(separator: ", "))" + (count > 0 ? " and \(count) more" : "")
    return summary
  }
}

extension ElementChange {
  /// Says in what part of the screen, or over it, all that a component brings stands: its views may
  /// have parts of their own.
  fileprivate mutating func tellPlace() {
    guard !places.isEmpty, !details.contains(where: { $0.hasPrefix("in “") }) else { return }
    details.insert("in " + places.reversed().map { "“\($0)”" }.joined(separator: " of "), at: 0)
  }
}

extension DiffWords.Group {
  /// How many elements it stands for.
  fileprivate var elementCount: Int { count + others.count }

  /// What its elements say.
  fileprivate var names: [String] {
    if let component { return [component] }
    guard let before = change.before, let after = change.after, before != after else {
      return [change.after ?? change.before ?? ""] + others
    }
    return [DiffWords.transition(before, after)]
  }
}
