import CurbcutRules
import CurbcutSyntax

/// A finding as it is shown to people, in UTF-8 offsets of the file.
package struct Diagnostic: Sendable, Equatable {
  package let ruleID: String
  package let severity: Severity
  package let message: String
  package let range: Range<Int>
  package let criteria: [Criterion]
  package let fixes: [Fix]
  /// Whether what is underlined does nothing and could go.
  package let isUnnecessary: Bool

  package init(
    ruleID: String,
    severity: Severity,
    message: String,
    range: Range<Int>,
    criteria: [Criterion],
    fixes: [Fix],
    isUnnecessary: Bool = false
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.message = message
    self.range = range
    self.criteria = criteria
    self.fixes = fixes
    self.isUnnecessary = isUnnecessary
  }
}

extension Diagnostic {
  /// A finding of an item that begins at an offset of the file.
  init(_ finding: Finding, at base: Int, severity: Severity) {
    self.init(
      ruleID: finding.ruleID,
      severity: severity,
      message: finding.message,
      range: finding.range.shifted(by: base),
      criteria: Rule.named(finding.ruleID)?.criteria ?? [],
      fixes: finding.fixes.map { $0.shifted(by: base) }
    )
  }
}

extension Fix {
  /// The same fix in a file in which the item begins at an offset.
  func shifted(by base: Int) -> Fix {
    guard base != 0 else { return self }
    return Fix(
      title: title,
      safety: safety,
      edits: edits.map {
        TextEdit(range: $0.range.shifted(by: base), replacement: $0.replacement)
      }
    )
  }
}

extension Range<Int> {
  /// The same range `distance` bytes further.
  func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
