import CurbcutRules
import Foundation

/// `curbcut rules`: the catalog.
enum RulesCommand {
  static let help = """
    usage: curbcut rules [FILTER] [--label FEATURE] [--json]

    Lists the rules with severity, WCAG criteria, and whether they are on by default.

      FILTER   only rules with this in their ID, title, or group, or with this WCAG criterion,
               such as "label", "motion", or "1.4.3"
      --label FEATURE
               only rules whose findings stand in the way of a feature that the App Store has an
               Accessibility Nutrition Label for: voiceover, voice-control, larger-text,
               dark-interface, differentiate-without-color, sufficient-contrast, reduced-motion,
               captions, or audio-descriptions
      --json   the list for other programs
    """

  private struct Entry: Encodable {
    let id: String
    let title: String
    let group: String
    let severity: String
    let impact: String
    let wcag: [String]
    /// The features of Apple's Accessibility Nutrition Labels.
    let labels: [String]
    let isOn: Bool
    let since: String
  }

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let isJSON = arguments.flag("--json")
    let label = try arguments.choice("--label", AppStoreFeature.self)
    let rest = try arguments.rest()
    guard rest.count <= 1 else { throw UsageError("rules expects at most one filter") }
    let labeled = label?.rules ?? Rule.all
    let all = rest.first.map { filter in labeled.filter { $0.matches(filter) } } ?? labeled
    if all.isEmpty, let filter = rest.first {
      let hint = Rule.closest(to: filter).map { "; did you mean \"\($0)\"?" } ?? ""
      throw CommandError("no rule matches \"\(filter)\"\(hint)")
    }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = all.map { rule in
        Entry(
          id: rule.id,
          title: rule.title,
          group: rule.group.rawValue,
          severity: rule.severity.rawValue,
          impact: rule.impact.rawValue,
          wcag: rule.criteria.map(\.number),
          labels: rule.features.map(\.rawValue),
          isOn: rule.isOn,
          since: rule.since
        )
      }
      try Output.print(String(decoding: encoder.encode(entries), as: UTF8.self))
      return .clean
    }
    let width = all.map(\.id.count).max() ?? 0
    for group in Rule.Group.allCases {
      let rules = all.filter { $0.group == group }
      guard !rules.isEmpty else { continue }
      try Output.print("\(group.rawValue)")
      for rule in rules {
        let name = rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
        let severity = rule.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
        try Output.print("  \(name)  \(severity)  \(rule.isOn ? "  " : "off") \(rule.title)")
      }
    }
    return .clean
  }
}

extension Rule {
  /// Whether the rule has a word in its id, title or group, or cites a criterion of that number.
  func matches(_ filter: String) -> Bool {
    let filter = filter.lowercased()
    return id.includes(filter) || title.lowercased().includes(filter)
      || group.rawValue.lowercased().includes(filter)
      || criteria.contains { $0.number == filter }
  }
}
