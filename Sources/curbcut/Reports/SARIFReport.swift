import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules
import CurbcutSyntax

/// The findings as a SARIF log, which code hosts and editors read.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0 Plus Errata 01";
/// GitHub, "SARIF support for code scanning", for the properties of rules.
struct SARIFReport {
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  static let rootID = "%SRCROOT%"

  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String { log.text.withJSONEscapes + "\n" }

  private var log: JSON {
    let findings = report.findings
    var indices: [String: Int] = [:]
    for id in findings.map(\.diagnostic.ruleID) where indices[id] == nil {
      indices[id] = indices.count
    }
    let tables = Dictionary(
      report.files.compactMap { file in file.lines.map { (file.path, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    let results = findings.compactMap { finding in
      tables[finding.path].map { result(for: finding, $0, indices) }
    }
    let rules = indices.sorted { $0.value < $1.value }.map { rule($0.key) }
    let run: JSON = .object([
      "tool": .object([
        "driver": .object([
          "name": "Curbcut", "version": .string(Curbcut.version),
          "semanticVersion": .string(Curbcut.version), "informationUri": .string(Rule.home),
          "rules": .array(rules),
        ])
      ]),
      "automationDetails": .object(["id": "curbcut/"]),
      "columnKind": "utf16CodeUnits",
      "originalUriBaseIds": .object([
        Self.rootID: .object([
          "description": .object([
            "text": "The root of the repository, or the folder that the check ran in."
          ])
        ])
      ]),
      "invocations": .array([
        .object([
          "executionSuccessful": .bool(report.problems.isEmpty),
          "toolExecutionNotifications": .array(
            report.problems.map { .object(["level": "error", "message": message($0)]) }
          ),
        ])
      ]),
      "results": .array(results),
    ])
    return .object([
      "$schema": .string(Self.schema), "version": "2.1.0", "runs": .array([run]),
    ])
  }

  private func message(_ text: String) -> JSON { .object(["text": .string(text)]) }

  // MARK: Rules

  private func rule(_ id: String) -> JSON {
    guard let rule = Rule.named(id) else { return .object(["id": .string(id)]) }
    let tags =
      ["accessibility"] + rule.criteria.map { "WCAG \($0.number)" }
      + rule.features.map { "App Store label \($0.name)" }
    return .object([
      "id": .string(id),
      "name": .string(id.split(separator: "-").map(\.capitalized).joined()),
      "shortDescription": message(rule.title),
      "fullDescription": message(PlainText.text(ofMarkdown: rule.why)),
      "help": .object([
        "text": .string(PlainText.text(ofMarkdown: rule.page)), "markdown": .string(rule.page),
      ]),
      "helpUri": .string(report.site.url(of: id)),
      "defaultConfiguration": .object([
        "level": .string(level(rule.severity)), "enabled": .bool(rule.isOn),
      ]),
      "properties": .object([
        "tags": .array(tags.map { .string($0) }),
        "impact": .string(rule.impact.rawValue),
        "problem.severity": .string(problemSeverity(rule.severity)),
        "precision": "high",
      ]),
    ])
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .hint: "note"
    }
  }

  /// GitHub's words.
  private func problemSeverity(_ severity: Severity) -> String {
    severity < .warning ? "recommendation" : severity.rawValue
  }

  // MARK: Results

  private func result(
    for finding: ReportedFinding,
    _ lines: LineTable,
    _ indices: [String: Int]
  ) -> JSON {
    let diagnostic = finding.diagnostic
    let path = report.path(of: finding.path)
    let location = location(of: path)
    let fixes = diagnostic.fixes.filter { !$0.edits.isEmpty }.map { fix in
      JSON.object([
        "description": message(fix.title),
        "artifactChanges": .array([
          .object([
            "artifactLocation": location,
            "replacements": .array(
              fix.edits.map { edit in
                .object([
                  "deletedRegion": region(edit.range, lines),
                  "insertedContent": message(String(decoding: edit.replacement, as: UTF8.self)),
                ])
              }
            ),
          ])
        ]),
        "properties": .object(["safety": .string(fix.safety.rawValue)]),
      ])
    }
    return .object([
      "ruleId": .string(diagnostic.ruleID),
      "ruleIndex": indices[diagnostic.ruleID].map { .integer($0) },
      "level": .string(level(diagnostic.severity)),
      "message": message(diagnostic.message),
      "locations": .array([
        .object([
          "physicalLocation": .object([
            "artifactLocation": location,
            "region": region(diagnostic.range, lines),
            "contextRegion": .object([
              "startLine": .integer(finding.start.line), "snippet": message(finding.code),
            ]),
          ])
        ])
      ]),
      "partialFingerprints": .object([
        "curbcutFinding/v1": .string(finding.fingerprint(in: path))
      ]),
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ])
  }

  private func location(of path: String) -> JSON {
    path.isAbsolutePath
      ? .object(["uri": .string("file://" + path.percentEncodedPath)])
      : .object(["uri": .string(path.percentEncodedPath), "uriBaseId": .string(Self.rootID)])
  }

  /// Lines and columns from 1, columns in UTF-16 code units; the end is behind the last.
  private func region(_ range: Range<Int>, _ lines: LineTable) -> JSON {
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    func column(_ position: (line: Int, column: Int)) -> JSON {
      let line = lines.offset(ofLine: position.line)
      let before = lines.bytes[line..<line + position.column]
      return .integer(String(decoding: before, as: UTF8.self).utf16.count + 1)
    }
    return .object([
      "startLine": .integer(start.line + 1), "startColumn": column(start),
      "endLine": .integer(end.line + 1), "endColumn": column(end),
    ])
  }
}

extension String {
  /// A path as a part of a URI (RFC 3986): all but unreserved characters and slashes as `%20`.
  var percentEncodedPath: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}

extension Rule {
  /// Where the project is found.
  static let home = "https://github.com/curbcut/curbcut"
}
