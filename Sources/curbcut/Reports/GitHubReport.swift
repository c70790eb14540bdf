import CurbcutAnalysis
import CurbcutRules

/// The findings as annotations of a GitHub workflow: `::error file=…,line=…::message`.
///
/// Source: GitHub, "Workflow commands for GitHub Actions"; the escapes are those of its toolkit
/// (`actions/toolkit`, `packages/core/src/command.ts`).
enum GitHubReport {
  static func text(on report: Report) -> String {
    var text = ""
    for finding in report.findings {
      let diagnostic = finding.diagnostic
      // A column counts only where the finding ends on its line.
      let columns =
        finding.start.line == finding.end.line
        ? [("col", "\(finding.start.column)"), ("endColumn", "\(finding.end.column)")] : []
      let properties =
        [
          ("file", report.path(of: finding.path)), ("line", "\(finding.start.line)"),
          ("endLine", "\(finding.end.line)"),
        ] + columns + [("title", diagnostic.ruleID)]
      let list = properties.map { "\($0.0)=\(escaped($0.1.printable, isProperty: true))" }
      text += "::\(command(for: diagnostic.severity)) \(list.joined(separator: ","))"
      text += "::\(escaped(diagnostic.message.printable))\n"
    }
    return text
  }

  /// An annotation of one line, which counts from 1.
  static func command(
    _ command: String,
    file: String,
    line: Int,
    title: String,
    _ message: String
  ) -> String {
    let properties = [("file", file), ("line", "\(line)"), ("title", title)].map {
      "\($0)=\(escaped($1.printable, isProperty: true))"
    }
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(message.printable))\n"
  }

  static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "notice"
    }
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
