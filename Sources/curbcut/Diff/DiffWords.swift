import CurbcutAnalysis

/// The words that all reports on a comparison share.
enum DiffWords {
  static func mark(_ kind: ElementChange.Kind) -> String {
    switch kind {
    case .changed: "~"
    case .added: "+"
    case .removed: "-"
    case .moved: "↕"
    case .unknown: "?"
    }
  }

  /// A change, with those for which the same holds.
  struct Group {
    var change: ElementChange
    /// From 0.
    let line: Int
    /// Elements in a row that are said as before and differ in the same.
    var others: [String] = []
    /// How many times the very same is on the screen, as for data that it repeats over.
    var count = 1
    /// The component whose use brought them all, or took them away.
    var component: String?
  }

  /// The changes of a screen, with what is the same told once.
  static func groups(of section: ProjectComparison.Section) -> [Group] {
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
      } else if let last = groups.last, last.isSpokenSame, last.component == nil,
        change.kind == last.change.kind, change.before == change.after,
        last.change.details == change.details, let after = change.after
      {
        known[key] = groups.count - 1
        groups[groups.count - 1].others.append(after)
      } else {
        known[key] = groups.count
        groups.append(Group(change: change, line: line))
      }
    }
    return groups
  }

  static func line(for group: Group) -> String {
    if let component = group.component {
      let words = [group.change.after ?? group.change.before ?? ""] + group.others
      let isPlaced = group.change.kind != .removed && group.change.kind != .unknown
      let place = isPlaced ? self.place(of: group.change) : ""
      let names = list(words.map { clipped($0, to: predecessorLength) })
      return "\(component)\(place), \(words.count) elements: \(names)"
    }
    if !group.others.isEmpty {
      return list([line(for: group.change)] + group.others.map { clipped($0) })
    }
    let times = group.count > 1 ? " (\(group.count) times)" : ""
    return line(for: group.change) + times
  }

  static func remark(on group: Group) -> String { remark(on: group.change, line: group.line) }

  /// What VoiceOver says, before and after.
  static func line(for change: ElementChange) -> String {
    let before = change.before ?? ""
    let after = change.after ?? ""
    let predecessor = change.predecessor.map { clipped($0, to: predecessorLength) }
    switch change.kind {
    case .added: return clipped(after) + place(of: change)
    case .removed: return clipped(before)
    case .moved:
      let place = predecessor.map { " now comes after \($0)" } ?? " now comes first"
      return transition(before, after) + place
    case .changed: return transition(before, after)
    case .unknown:
      // It may have come or gone.
      guard change.before != nil, change.after != nil else { return clipped(after + before) }
      return transition(before, after)
    }
  }

  /// What is read before something new.
  private static func place(of change: ElementChange) -> String {
    change.predecessor.map { " after \(clipped($0, to: predecessorLength))" } ?? ", first"
  }

  static func remark(on change: ElementChange, line: Int) -> String {
    let place = change.isInOldFile ? "was line \(line + 1)" : "line \(line + 1)"
    guard !change.details.isEmpty else { return place }
    var details = change.details.prefix(maximumDetails).map { clipped($0, to: detailLength) }
    let rest = change.details.count - details.count
    if rest > 0 { details.append("and \(rest) more") }
    return "\(place): \(details.joined(separator: "; "))"
  }

  // MARK: What is long

  /// How many characters of an utterance are told: VoiceOver's users hear the rest, reviewers do not
  /// read it.
  private static let utteranceLength = 140
  private static let predecessorLength = 60
  private static let detailLength = 100
  /// How many details of a change are told.
  private static let maximumDetails = 4
  /// How much of what is the same stands around what differs.
  private static let surroundings = 24

  /// A text without its middle where it is long.
  static func clipped(_ text: String, to length: Int = utteranceLength) -> String {
    guard text.count > length else { return text }
    return "\(text.prefix(length * 2 / 3))…\(text.suffix(length / 3))"
  }

  /// Before and after; of what is long, where the two differ.
  private static func transition(_ before: String, _ after: String) -> String {
    if before == after { return clipped(after) }
    guard max(before.count, after.count) > utteranceLength else { return "\(before) → \(after)" }
    let (one, other) = (Array(before), Array(after))
    var start = 0
    while start < min(one.count, other.count), one[start] == other[start] { start += 1 }
    var end = 0
    while end < min(one.count, other.count) - start,
      one[one.count - 1 - end] == other[other.count - 1 - end]
    {
      end += 1
    }
    func part(_ text: [Character]) -> String {
      let (first, last) = (
        max(start - surroundings, 0), min(text.count - end + surroundings, text.count)
      )
      let lead = first > 0 ? "“…" : ""
      let trail = last < text.count ? "…”" : ""
      return lead + clipped(String(text[first..<last])) + trail
    }
    return "\(part(one)) → \(part(other))"
  }

  /// How many names of a list are told.
  private static let maximumNames = 6

  static func list(_ names: [String]) -> String {
    let shown = names.prefix(maximumNames).joined(separator: ", ")
    let rest = names.count - maximumNames
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  /// `2 (image-missing-label, hint-empty)`
  static func counts(_ ids: [String]) -> String {
    "\(ids.count) (\(list(Array(Set(ids)).sorted())))"
  }
}

extension DiffWords.Group {
  /// Whether VoiceOver says the same as before, and something else is different.
  fileprivate var isSpokenSame: Bool {
    (change.kind == .changed || change.kind == .unknown) && change.before == change.after
  }
}
