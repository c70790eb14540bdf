import CurbcutAnalysis
import CurbcutProtocol

/// A comparison for programs; `curbcut diff --help` says what it holds.
enum DiffJSON {
  static let version = 1

  static func text(on report: DiffReport) -> String {
    JSON.object([
      "version": .integer(version), "base": .string(report.base), "head": .string(report.head),
      "fileCount": .integer(report.fileCount),
      "screens": .array(report.allSections.map(json)),
      "uikitFiles": paths(report.objectPaths), "otherFiles": paths(report.logicPaths),
      "lookupFiles": paths(report.lookups.map(\.path)),
      "notCompared": .array((report.notCompared + report.limits).map { .string($0) }),
    ]).prettyText
  }

  private static func paths(_ paths: [String]) -> JSON { .array(paths.map { .string($0) }) }

  static func json(_ section: ProjectComparison.Section) -> JSON {
    .object([
      "name": section.name.map { .string($0) },
      "formerName": section.formerName.map { .string($0) },
      "path": .string(section.path), "line": .integer(section.line + 1),
      "status": .string(section.status.rawValue),
      "changes": .array(zip(section.changes, section.lines).map(json)),
      "reasons": .array(section.reasons.map { .string($0) }),
      "users": .array(section.users.map { .string($0) }),
      "newFindings": .array(section.newFindings.map(json)),
      "fixedFindings": .array(section.fixedFindings.map(json)),
      "keptCount": .integer(section.keptCount),
    ])
  }

  private static func json(_ change: ElementChange, _ line: Int) -> JSON {
    .object([
      "kind": .string(change.kind.rawValue),
      "before": change.before.map { .string($0) }, "after": change.after.map { .string($0) },
      "details": .array(change.details.map { .string($0) }),
      "predecessor": change.predecessor.map { .string($0) },
      "line": .integer(line + 1), "isInOldFile": .bool(change.isInOldFile),
      "losesLabel": .bool(change.losesLabel),
    ])
  }

  private static func json(_ finding: ProjectComparison.Finding) -> JSON {
    .object([
      "path": .string(finding.path), "line": .integer(finding.line + 1),
      "rule": .string(finding.ruleID), "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
    ])
  }
}

/// A comparison as annotations of a GitHub workflow, at the lines of the new version.
enum DiffAnnotations {
  static func text(on report: DiffReport) -> String {
    var text = ""
    for section in report.sections {
      for (change, line) in zip(section.changes, section.lines) where !change.isInOldFile {
        let remarks = change.details.isEmpty ? "" : ": \(change.details.joined(separator: "; "))"
        text += GitHubReport.command(
          change.losesLabel ? "warning" : "notice",
          file: section.path,
          line: line + 1,
          title: "VoiceOver on \(section.name ?? section.path)",
          "\(DiffWords.mark(change.kind)) \(DiffWords.line(for: change))\(remarks)"
        )
      }
      for finding in section.newFindings {
        text += GitHubReport.command(
          GitHubReport.command(for: finding.severity),
          file: finding.path,
          line: finding.line + 1,
          title: finding.ruleID,
          finding.message
        )
      }
    }
    return text
  }
}
