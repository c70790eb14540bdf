import CurbcutAnalysis
import CurbcutRules

/// A report in numbers.
struct ReportSummary {
  /// The findings of each rule that has any, most first.
  let rules: [(id: String, count: Int)]
  /// The findings of each severity that has any, worst first.
  let severities: [(severity: Severity, count: Int)]
  /// How many findings have a safe fix.
  let fixableCount: Int
  private let fileCount: Int
  private let seconds: Double?

  init(_ report: Report) {
    let diagnostics = report.files.flatMap(\.diagnostics)
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.ruleID, default: 0] += 1 }
    rules = counts.map { (id: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.id) < ($0.count, $1.id) }
    severities = Severity.allCases.reversed().compactMap { severity in
      let count = diagnostics.count { $0.severity == severity }
      return count > 0 ? (severity, count) : nil
    }
    fixableCount = diagnostics.count { $0.fixes.contains { $0.safety == .safe } }
    fileCount = report.files.count
    seconds = report.seconds
  }

  /// `2 errors, 1 warning in 12 files`, or that there is nothing.
  var headline: String {
    let files = fileCount.counted("file")
    guard !severities.isEmpty else { return "no accessibility problems in \(files)" }
    return "\(counts) in \(files)"
  }

  /// `2 errors, 1 warning`.
  var counts: String {
    severities.map { severity, count in
      count == 1 || severity == .info
        ? "\(count) \(severity.rawValue)" : "\(count) \(severity.rawValue)s"
    }.joined(separator: ", ")
  }

  /// The line at the end of text.
  var line: String {
    let files = "\(fileCount.counted("file"))\(time)"
    guard !severities.isEmpty else { return "No accessibility problems found in \(files)." }
    let hint = fixableCount > 0 ? " --fix can fix \(fixableCount) of them." : ""
    return "\(counts) in \(files).\(hint)"
  }

  private var time: String {
    seconds.map { ", checked in \($0.inSeconds)" } ?? ""
  }
}

extension Double {
  /// A time in seconds with two digits behind the point: `0.25 s`.
  var inSeconds: String {
    let hundredths = Int((max(0, min(self, 1e9)) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
