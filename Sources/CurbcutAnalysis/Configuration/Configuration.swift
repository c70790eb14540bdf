import CurbcutModel
import CurbcutRules

/// Which rules run on a file and how severe their findings are.
package struct Configuration: Sendable, Equatable {
  /// A choice of rules to begin with.
  package enum Profile: String, Sendable, CaseIterable {
    /// Only what certainly blocks somebody.
    case minimal
    /// The rules that are on by default.
    case recommended
    /// All rules but those that a project has to ask for one by one.
    case strict
    /// All rules.
    case all

    /// What it chooses, for the schema and for `init`.
    package var summary: String {
      switch self {
      case .minimal: "only rules that report errors"
      case .recommended: "the rules that are on by default"
      case .strict: "also the rules that are off by default"
      case .all: "every rule"
      }
    }
  }

  package var profile = Profile.recommended
  /// The highest level of WCAG that is asked for: rules that only serve criteria of a higher one
  /// do not run. Rules without a criterion do.
  package var level = Criterion.Level.aaa
  /// What a rule's severity is instead of its own; nil turns the rule off.
  package var severities: [String: Severity?] = [:]
  /// Rules that run with their own severities, whatever profile and level say.
  package var enabled: Set<String> = []
  /// What the project says of itself.
  package var project = ProjectFacts()
  /// What people come to do in the app, as far as the project says; the last of a name counts.
  package var tasks: [CommonTask] = []
  /// Whether the project leaves the file out: then nothing is reported in it.
  package var isExcluded = false

  package init() {}

  /// The rules that run.
  package var rules: [Rule] {
    isExcluded ? [] : Rule.all.filter { runs($0) }
  }

  /// Whether a rule runs, as far as it is a matter of rules and not of the file.
  package func runs(_ rule: Rule) -> Bool {
    if let override = severities[rule.id] { return override != nil }
    if enabled.contains(rule.id) { return true }
    guard rule.criteria.isEmpty || rule.criteria.contains(where: { $0.level <= level }) else {
      return false
    }
    switch profile {
    case .minimal: return rule.isOn && rule.severity == .error
    case .recommended: return rule.isOn
    case .strict: return !rule.isOptIn
    case .all: return true
    }
  }

  /// The severity of a finding: a chosen one stands for the rule's own.
  func severity(of finding: Finding) -> Severity {
    (severities[finding.ruleID] ?? nil) ?? finding.severity
  }

  /// Turns a rule off.
  package mutating func disable(_ ruleID: String) {
    set(.off, for: ruleID)
  }

  /// Turns a rule on or off, whatever was said of it before.
  package mutating func set(_ level: RuleLevel, for ruleID: String) {
    severities[ruleID] = nil
    enabled.remove(ruleID)
    switch level {
    case .off: severities[ruleID] = .some(nil)
    case .on: enabled.insert(ruleID)
    case .severity(let severity): severities[ruleID] = severity
    }
  }
}

/// What a configuration says of a rule.
package enum RuleLevel: Sendable, Equatable {
  case off
  /// With the severity that each finding has by itself.
  case on
  case severity(Severity)

  init?(_ word: String) {
    switch word {
    case "off": self = .off
    case "on": self = .on
    default:
      guard let severity = Severity(rawValue: word) else { return nil }
      self = .severity(severity)
    }
  }

  /// Every word that it can be written as.
  package static let words = ["off", "on"] + Severity.allCases.map(\.rawValue)
}

/// Something that people come to do in an app, such as signing in.
///
/// Source: Apple, App Store Connect Help, "Overview of Accessibility Nutrition Labels": a label says
/// that the common tasks of an app can be done with a feature.
package struct CommonTask: Sendable, Equatable {
  package let name: String
  /// The type names of the views that it begins with.
  package let roots: [String]

  package init(name: String, roots: [String]) {
    self.name = name
    self.roots = roots
  }
}
