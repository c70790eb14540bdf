import CurbcutAnalysis
import CurbcutRules

/// The findings as a comment on a pull request: a summary, a table by rule, and the places folded
/// below each file.
///
/// What source and file names hold is shown as it is and never becomes markup.
enum MarkdownReport {
  /// How long a comment may be, in bytes: GitHub takes 65,536 characters and GitLab a million.
  static let maximumLength = 60_000

  /// What a script finds an earlier comment by, to replace it.
  static let mark = "<!-- curbcut report -->"

  static func text(on report: Report) -> String {
    let findings = report.findings
    var text = "\(mark)\n## Curbcut: \(ReportSummary(report).headline)\n"
    guard !findings.isEmpty else { return text }
    text += "\n| rule | findings | what it reports |\n|---|--:|---|\n"
    for (id, count) in ReportSummary(report).rules {
      let name = Rule.named(id).map { "[\($0.id)](\(report.site.url(of: $0.id)))" } ?? id
      text += "| \(name) | \(count) | \(Rule.named(id)?.title ?? "") |\n"
    }
    var shown = 0
    for file in report.files where !file.diagnostics.isEmpty {
      let section = section(on: file, in: report)
      guard text.utf8.count + section.utf8.count <= maximumLength else { break }
      text += section
      shown += file.diagnostics.count
    }
    let rest = findings.count - shown + report.omittedCount
    if rest > 0 { text += "\nAnd \(rest) more, which this comment has no room for.\n" }
    return text
  }

  private static func section(on file: CheckedFile, in report: Report) -> String {
    let count = file.diagnostics.count
    let name = report.path(of: file.path).xmlEscaped
    var text = "\n<details><summary><code>\(name)</code>: "
    text += "\(count.counted("finding"))</summary>\n\n"
    for finding in file.findings {
      let diagnostic = finding.diagnostic
      text += "- line \(finding.start.line), \(diagnostic.severity.rawValue): "
      text += "\(Markdown.text(diagnostic.message)) (\(Markdown.code(diagnostic.ruleID)))  \n"
      text += "  \(Markdown.code(finding.code))\n"
    }
    return text + "\n</details>\n"
  }
}
