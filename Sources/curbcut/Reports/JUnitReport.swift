import CurbcutAnalysis

/// The files as test suites in the form of JUnit, which CI servers show: a file is a suite, a
/// finding a failed test, and a file without findings one test that passes.
///
/// Source: the schema of Jenkins' xUnit plugin, `junit-10.xsd`.
enum JUnitReport {
  static func text(on report: Report) -> String {
    let failures = report.files.reduce(0) { $0 + $1.diagnostics.count }
    let tests = report.files.reduce(0) { $0 + max(1, $1.diagnostics.count) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuites name=\"curbcut\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    for file in report.files {
      let path = report.path(of: file.path).xmlEscaped
      let count = file.diagnostics.count
      text += "  <testsuite name=\"\(path)\" tests=\"\(max(1, count))\""
      text += " failures=\"\(count)\" errors=\"0\">\n"
      if count == 0 {
        text += "    <testcase name=\"no accessibility problems\" classname=\"\(path)\"/>\n"
      }
      for finding in file.findings {
        let diagnostic = finding.diagnostic
        let place = "\(finding.start.line):\(finding.start.column)"
        let message = diagnostic.message.xmlEscaped
        text += "    <testcase name=\"\(diagnostic.ruleID) at \(place)\" classname=\"\(path)\">\n"
        text += "      <failure type=\"\(diagnostic.severity.rawValue)\" message=\"\(message)\">"
        text += "\(path):\(place): \(message)\n\(finding.code.xmlEscaped)</failure>\n"
        text += "    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }
}
