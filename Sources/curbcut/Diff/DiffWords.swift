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

  static func line(for group: Group) -> String {
    if let summary = group.summary { return summary }
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
    guard change.isPlaced else { return "" }
    return change.predecessor.map { " after \(clipped($0, to: predecessorLength))" }
      ?? (change.isInAlternative ? "" : ", first")
  }

  static func remark(on change: ElementChange, line: Int) -> String {
    let place = change.isInOldFile ? "was line \(line + 1)" : "line \(line + 1)"
    guard !change.details.isEmpty else { return place }
    var details = change.details.prefix(maximumDetails).map(clipped(detail:))
    let rest = change.details.count - details.count
    if rest > 0 { details.append("and \(rest) more") }
    return "\(place): \(details.joined(separator: "; "))"
  }

  // MARK: What is long

  /// How many characters of an utterance are told: VoiceOver's users hear the rest, reviewers do not
  /// read it.
  private static let utteranceLength = 140
  static let predecessorLength = 60
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

  /// A detail in which what holds now and what no longer does are both told, however long the other is.
  static func clipped(detail: String) -> String {
    guard detail.count > detailLength else { return detail }
    var parts: [String] = []
    var rest = detail[...]
    while let cut = [", now ", ", no longer "].compactMap({ rest.dropFirst().range(of: $0) })
      .min(by: { $0.lowerBound < $1.lowerBound })
    {
      parts.append(String(rest[..<cut.lowerBound]))
      rest = rest[cut.lowerBound...]
    }
    parts.append(String(rest))
    return parts.map { clipped($0, to: detailLength) }.joined()
  }

  /// Before and after; of what is long, where the two differ.
  static func transition(_ before: String, _ after: String) -> String {
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
  static let maximumNames = 6

  static func list(_ names: [String], atMost maximum: Int = maximumNames) -> String {
    let shown = names.prefix(maximum).joined(separator: ", ")
    let rest = names.count - maximum
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  /// `2 (image-missing-label, hint-empty)`
  static func counts(_ ids: [String]) -> String {
    "\(ids.count) (\(list(Array(Set(ids)).sorted())))"
  }
}

extension DiffWords.Group {
  /// Whether VoiceOver says the same as before, and something else is different.
  var isSpokenSame: Bool {
    (change.kind == .changed || change.kind == .unknown) && change.before == change.after
  }
}
