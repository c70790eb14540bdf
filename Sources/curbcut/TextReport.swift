import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax

/// Findings with the code they are about, for a person at a terminal.
struct TextReport {
  let hasColor: Bool

  func text(on report: Report) -> String {
    var text = ""
    for file in report.files {
      for diagnostic in file.diagnostics { text += frame(of: diagnostic, in: file) + "\n" }
    }
    return report.isQuiet ? text : text + closing(of: report)
  }

  /// What stands below the findings: what was fixed, what is left out, and the numbers.
  func closing(of report: Report) -> String {
    var lines = fixes(in: report.files)
    if report.omittedCount > 0 {
      lines.append("\(report.omittedCount) more not shown because of --max-findings.")
    }
    lines.append(ReportSummary(report).line)
    if report.knownCount > 0 || report.goneCount > 0 {
      let gone = report.goneCount
      lines.append(
        "\(report.knownCount) known from the baseline"
          + (gone > 0 ? "; \(gone) in it no longer found (renew it with --write-baseline)." : ".")
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What --fix has fixed, by file and rule.
  private func fixes(in files: [CheckedFile]) -> [String] {
    let fixed = files.filter { !$0.fixed.isEmpty }
    guard !fixed.isEmpty else { return [] }
    let count = fixed.reduce(0) { $0 + $1.fixed.values.reduce(0, +) }
    var lines = [
      "Fixed \(count.counted("problem")) in "
        + "\(fixed.count.counted("file")):"
    ]
    for file in fixed {
      let rules = file.fixed.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      lines.append("  \(file.path.printable): \(rules.joined(separator: ", "))")
    }
    return lines + [""]
  }

  private func frame(of diagnostic: Diagnostic, in file: CheckedFile) -> String {
    guard let table = file.lines else { return "" }
    let position = table.position(of: diagnostic.range.lowerBound)
    let number = String(position.line + 1)
    let gutter = String(repeating: " ", count: number.count)
    let excerpt = SourceExcerpt(of: diagnostic.range, in: table)
    let carets = paint(String(repeating: "^", count: excerpt.width), diagnostic.severity)
    var lines = [
      "\(bold(file.path.printable)):\(position.line + 1):\(position.column + 1): "
        + paint(diagnostic.severity.rawValue, diagnostic.severity) + ": "
        + bold(diagnostic.message.printable) + " [\(diagnostic.ruleID)]",
      " \(number) | \(excerpt.text)",
      " \(gutter) | \(excerpt.indentation)\(carets)",
    ]
    for fix in diagnostic.fixes {
      let note = fix.safety == .safe ? "fix" : "suggestion"
      lines.append(" \(gutter) = \(note): \(fix.title.printable)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func bold(_ text: String) -> String {
    hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func paint(_ text: String, _ severity: Severity) -> String {
    guard hasColor else { return text }
    let color =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .info: "36"
      case .hint: "2"
      }
    return "\u{1B}[\(color)m\(text)\u{1B}[0m"
  }
}
