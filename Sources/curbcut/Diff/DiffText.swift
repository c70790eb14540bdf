import CurbcutAnalysis

/// A comparison for a person at a terminal: a screen with its changes below, each with a mark.
struct DiffText {
  let usesColor: Bool

  /// How many changes of a screen are shown.
  private static let maximumChanges = 40
  /// The column at which places begin at the latest.
  private static let maximumColumn = 72

  func text(on report: DiffReport) -> String {
    var blocks = report.sections.map { section in
      rows(for: section, report).joined(separator: "\n")
    }
    blocks.append(([report.headline] + report.limits).joined(separator: "\n"))
    return blocks.joined(separator: "\n\n")
  }

  private func rows(for section: ProjectComparison.Section, _ report: DiffReport) -> [String] {
    let path = report.shown(section.path)
    let place = section.name == nil ? path : "\(path):\(section.line + 1)"
    var title = section.name ?? path
    switch section.status {
    case .added: title += " (new)"
    case .removed: title += " (gone)"
    case .changed: if let former = section.formerName { title += " (was \(former))" }
    }
    var rows = [
      section.name == nil
        ? bold(title.printable) : bold(title.printable) + "  " + faint(place.printable)
    ]
    let reasons = section.reasons.map(\.printable)
    if !reasons.isEmpty { rows.append(faint("  because of \(reasons.joined(separator: ", "))")) }
    let groups = DiffWords.groups(of: section)
    let changes = groups.prefix(Self.maximumChanges)
    let lines = changes.map { (DiffWords.line(for: $0), DiffWords.remark(on: $0)) }
    let widths = lines.map { $0.0.count }.filter { $0 <= Self.maximumColumn }
    let column = min(widths.max() ?? 0, Self.maximumColumn) + 3
    for (group, (line, remark)) in zip(changes, lines) {
      let room = String(repeating: " ", count: max(column - line.count, 3))
      rows.append(
        "  \(paint(DiffWords.mark(group.change.kind), group.change)) \(line.printable)\(room)"
          + faint(remark.printable)
      )
    }
    let rest = groups.count - changes.count
    if rest > 0 { rows.append("  … and \(rest) more; --format json has them all") }
    if !section.users.isEmpty {
      rows.append(faint("  the same on \(DiffWords.list(section.users).printable)"))
    }
    for finding in section.newFindings {
      let text = "\(finding.message) (\(finding.ruleID)), line \(finding.line + 1)"
      rows.append("  \(red("!")) new: \(text.printable)")
    }
    if !section.fixedFindings.isEmpty {
      let ids = DiffWords.counts(section.fixedFindings.map(\.ruleID))
      rows.append("  \(green("✓")) fixed: \(ids)")
    }
    return rows
  }

  // MARK: Form

  private func paint(_ text: String, _ change: ElementChange) -> String {
    switch change.kind {
    case .added: green(text)
    case .removed: red(text)
    case .changed, .moved, .unknown: change.losesLabel ? red(text) : color(text, 33)
    }
  }

  private func color(_ text: String, _ code: Int) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func bold(_ text: String) -> String { color(text, 1) }
  private func faint(_ text: String) -> String { text.isEmpty ? "" : color(text, 2) }
  private func red(_ text: String) -> String { color(text, 31) }
  private func green(_ text: String) -> String { color(text, 32) }
}

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

  /// A change, with those behind it for which the same holds.
  struct Group {
    let change: ElementChange
    /// From 0.
    let line: Int
    var others: [String] = []
  }

  /// The changes of a screen; elements in a row that are said as before and differ in the same are one.
  static func groups(of section: ProjectComparison.Section) -> [Group] {
    var groups: [Group] = []
    for (change, line) in zip(section.changes, section.lines) {
      if let last = groups.last?.change, change.kind == .changed, last.kind == .changed,
        change.before == change.after, last.before == last.after, change.details == last.details,
        let after = change.after
      {
        groups[groups.count - 1].others.append(after)
      } else {
        groups.append(Group(change: change, line: line))
      }
    }
    return groups
  }

  static func line(for group: Group) -> String {
    guard !group.others.isEmpty else { return line(for: group.change) }
    return list([line(for: group.change)] + group.others)
  }

  static func remark(on group: Group) -> String { remark(on: group.change, line: group.line) }

  /// What VoiceOver says, before and after.
  static func line(for change: ElementChange) -> String {
    let before = change.before ?? ""
    let after = change.after ?? ""
    switch change.kind {
    case .added:
      return after + (change.predecessor.map { " after \($0)" } ?? ", first")
    case .removed: return before
    case .moved:
      let place = change.predecessor.map { " now comes after \($0)" } ?? " now comes first"
      return (before == after ? after : "\(before) → \(after)") + place
    case .changed, .unknown: return before == after ? after : "\(before) → \(after)"
    }
  }

  static func remark(on change: ElementChange, line: Int) -> String {
    let place = change.isInOldFile ? "was line \(line + 1)" : "line \(line + 1)"
    return change.details.isEmpty ? place : "\(place): \(change.details.joined(separator: "; "))"
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
