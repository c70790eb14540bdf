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
  /// Whether what is underlined has a successor, which editors show by striking it through.
  package var isDeprecated: Bool { ruleID == Rule.deprecatedAccessibilityApi.id }

  init(_ finding: Finding, severity: Severity) {
    self.init(
      ruleID: finding.ruleID,
      severity: severity,
      message: finding.message,
      range: finding.range,
      criteria: Rule.named(finding.ruleID)?.criteria ?? [],
      fixes: finding.fixes
    )
  }

  /// The same diagnostic with other fixes.
  func holding(_ fixes: [Fix]) -> Diagnostic {
    guard fixes.count != self.fixes.count else { return self }
    return Diagnostic(
      ruleID: ruleID,
      severity: severity,
      message: message,
      range: range,
      criteria: criteria,
      fixes: fixes,
      isUnnecessary: isUnnecessary
    )
  }

  /// The same diagnostic in a file in which its item begins at an offset.
  func shifted(by base: Int) -> Diagnostic {
    guard base != 0 else { return self }
    return Diagnostic(
      ruleID: ruleID,
      severity: severity,
      message: message,
      range: range.shifted(by: base),
      criteria: criteria,
      fixes: fixes.map { $0.shifted(by: base) },
      isUnnecessary: isUnnecessary
    )
  }
}

/// The diagnostics of one item, as they were when the item was last looked at.
///
/// Whoever shows diagnostics can keep what it made of a group as long as unit and update are the
/// same.
package struct DiagnosticGroup: Sendable {
  /// The item; nil where the diagnostics are those of a whole file.
  package let unit: Unit?
  /// Which update of the file's analysis looked at the item last.
  package let update: Int
  /// Where the item begins, as a UTF-8 offset.
  package let base: Int
  /// How many lines end before the item's first byte.
  package let line: Int
  /// In offsets from the item's first byte.
  package let diagnostics: [Diagnostic]

  /// The group with fewer diagnostics, which nobody may keep as that of its unit.
  package func holding(_ diagnostics: [Diagnostic]) -> DiagnosticGroup {
    DiagnosticGroup(
      unit: nil,
      update: update,
      base: 0,
      line: 0,
      diagnostics: diagnostics.map { $0.shifted(by: base) }
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
  package func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
