import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules

/// The findings as a Code Quality report of GitLab, which merge requests show.
///
/// Source: GitLab, "Code Quality", "Code Quality report format".
enum GitLabReport {
  static func text(on report: Report) -> String {
    let entries = report.findings.map { finding -> JSON in
      let path = report.path(of: finding.path)
      return .object([
        "description": .string(finding.diagnostic.message),
        "check_name": .string(finding.diagnostic.ruleID),
        "fingerprint": .string(finding.fingerprint(in: path)),
        "severity": .string(severity(finding.diagnostic.severity)),
        "location": .object([
          "path": .string(path),
          "lines": .object([
            "begin": .integer(finding.start.line), "end": .integer(finding.end.line),
          ]),
        ]),
      ])
    }
    return JSON.array(entries).prettyText
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .info: "minor"
    case .hint: "info"
    }
  }
}
