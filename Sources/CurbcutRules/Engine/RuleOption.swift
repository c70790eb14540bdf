import CurbcutModel

/// A number or list that a project may set for a rule.
package struct RuleOption: Sendable {
  /// What may be set, and which fact of the project it becomes.
  package enum Kind: Sendable {
    /// A number within bounds.
    case number(ClosedRange<Double>, WritableKeyPath<ProjectFacts, Double> & Sendable)
    /// Words; where some are listed, of these only.
    case words([String]?, WritableKeyPath<ProjectFacts, [String]> & Sendable)
  }

  package let name: String
  /// What it sets, with its default.
  package let summary: String
  package let kind: Kind
}
