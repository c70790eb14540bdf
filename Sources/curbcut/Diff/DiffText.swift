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
    let ends = [report.headline] + report.limits
    blocks.append(ends.map(\.printable).joined(separator: "\n"))
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
