import CurbcutAnalysis
import CurbcutRules

/// The findings in the form of Checkstyle, which many CI servers and review tools read.
enum CheckstyleReport {
  static func text(on report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for file in report.files {
      text += "  <file name=\"\(report.path(of: file.path).xmlEscaped)\">\n"
      for finding in file.findings {
        let diagnostic = finding.diagnostic
        text += "    <error line=\"\(finding.start.line)\" column=\"\(finding.start.column)\""
        text += " severity=\"\(severity(diagnostic.severity))\""
        text += " message=\"\(diagnostic.message.xmlEscaped)\""
        text += " source=\"curbcut.\(diagnostic.ruleID)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  /// Checkstyle's words.
  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error, .warning, .info: severity.rawValue
    case .hint: "info"
    }
  }
}
