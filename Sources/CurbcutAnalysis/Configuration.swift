import CurbcutRules

/// Which rules run and how severe their findings are.
package struct Configuration: Sendable, Equatable {
  /// A choice of rules to begin with.
  package enum Profile: String, Sendable, CaseIterable {
    /// Only what certainly blocks somebody.
    case minimal
    /// The rules that are on by default.
    case recommended
    /// All rules.
    case all
  }

  package var profile = Profile.recommended
  /// What a rule's severity is instead of its own; nil turns the rule off.
  package var severities: [String: Severity?] = [:]

  package init() {}

  /// The rules that run.
  var rules: [Rule] {
    Rule.all.filter { rule in
      if let override = severities[rule.id] { return override != nil }
      switch profile {
      case .minimal: return rule.severity == .error
      case .recommended: return rule.isOn
      case .all: return true
      }
    }
  }

  /// The severity of a finding: a chosen one stands for the rule's own.
  func severity(of finding: Finding) -> Severity {
    (severities[finding.ruleID] ?? nil) ?? finding.severity
  }

  /// Turns a rule off.
  package mutating func disable(_ ruleID: String) {
    severities[ruleID] = .some(nil)
  }
}
