import CurbcutRules
import Foundation

/// `curbcut rules`: the catalog.
enum RulesCommand {
  static let help = """
    usage: curbcut rules [--json]

    Lists the rules with severity, WCAG criteria, and whether they are on by default.
    """

  private struct Entry: Encodable {
    let id: String
    let title: String
    let group: String
    let severity: String
    let impact: String
    let wcag: [String]
    let isOn: Bool
    let since: String
  }

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let isJSON = arguments.flag("--json")
    guard try arguments.rest().isEmpty else { throw UsageError("rules takes no arguments") }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let entries = Rule.all.map { rule in
        Entry(
          id: rule.id,
          title: rule.title,
          group: rule.group.rawValue,
          severity: rule.severity.rawValue,
          impact: rule.impact.rawValue,
          wcag: rule.criteria.map(\.number),
          isOn: rule.isOn,
          since: rule.since
        )
      }
      try Output.print(String(decoding: encoder.encode(entries), as: UTF8.self))
      return .clean
    }
    let width = Rule.all.map(\.id.count).max() ?? 0
    for group in Rule.Group.allCases {
      let rules = Rule.all.filter { $0.group == group }
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
