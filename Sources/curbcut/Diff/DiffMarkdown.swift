import CurbcutAnalysis
import CurbcutRules

/// A comparison as a comment on a pull request: the first screens in full, what is long folded.
///
/// What source and file names hold is shown as it is and never becomes markup.
enum DiffMarkdown {
  /// What a script finds an earlier comment by, to replace it.
  static let mark = "<!-- curbcut diff -->"
  /// How many bytes of it are for what follows the screens.
  private static let reserve = 400
  /// How many changes of a screen are seen unfolded, and how many there are at most.
  private static let openChanges = 8
  private static let maximumChanges = 60

  static func text(on report: DiffReport) -> String {
    var text = "\(mark)\n## Accessibility: \(Markdown.text(report.headline))\n"
    let limit = MarkdownReport.maximumLength - reserve
    var shown = 0
    for section in report.sections {
      let block = block(for: section, report)
      guard text.utf8.count + block.utf8.count <= limit else { break }
      text += block
      shown += 1
    }
    let rest = report.sections.count - shown
    if rest > 0 { text += "\nAnd \(rest) more, which this comment has no room for.\n" }
    for limit in report.limits { text += "\n\(Markdown.text(limit))\n" }
    return text
  }

  private static func block(
    for section: ProjectComparison.Section,
    _ report: DiffReport
  ) -> String {
    let name = section.name.map { "\(Markdown.text($0)) · " } ?? ""
    var text = "\n### \(name)\(Markdown.code("\(section.path):\(section.line + 1)"))"
    switch section.status {
    case .added: text += " (new)"
    case .removed: text += " (gone)"
    case .changed: if let former = section.formerName { text += " (was \(Markdown.text(former)))" }
    }
    text += "\n\n"
    if !section.reasons.isEmpty {
      text += "Because of \(section.reasons.map(Markdown.code).joined(separator: ", ")).\n\n"
    }
    let groups = DiffWords.groups(of: section)
    var rows = groups.prefix(maximumChanges).map { group in
      let mark = DiffWords.mark(group.change.kind).markdownMark
      return "- \(mark) \(Markdown.text(DiffWords.line(for: group)))"
        + " <sub>\(Markdown.text(DiffWords.remark(on: group)))</sub>"
    }
    if groups.count > rows.count { rows.append("- … and \(groups.count - rows.count) more") }
    for finding in section.newFindings.prefix(maximumChanges) {
      let rule = Rule.named(finding.ruleID).map { "[\($0.id)](\(report.site.url(of: $0.id)))" }
      rows.append(
        "- **new:** \(Markdown.text(finding.message)) (\(rule ?? Markdown.code(finding.ruleID))), "
          + "line \(finding.line + 1)"
      )
    }
    if !section.fixedFindings.isEmpty {
      let fixed = DiffWords.counts(section.fixedFindings.map(\.ruleID))
      rows.append("- **fixed:** \(Markdown.text(fixed))")
    }
    text += rows.prefix(openChanges).joined(separator: "\n") + "\n"
    let folded = rows.dropFirst(openChanges)
    if !folded.isEmpty {
      text += "\n<details><summary>\(folded.count) more</summary>\n\n"
      text += folded.joined(separator: "\n") + "\n\n</details>\n"
    }
    if !section.users.isEmpty {
      text += "\nThe same on \(Markdown.text(DiffWords.list(section.users))).\n"
    }
    return text
  }
}

extension String {
  /// A mark of a change that Markdown does not take for its own.
  fileprivate var markdownMark: String { "`\(self)`" }
}
