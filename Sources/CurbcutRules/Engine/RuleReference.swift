extension Rule {
  /// The explanation with all examples: the rule's page.
  package var page: String {
    var lines = [why]
    if let knownLimitations { lines += ["", "*Known limitations:* \(knownLimitations)"] }
    lines += optionLines
    for example in examples {
      lines += [
        "",
        "\(example.verdict.heading)\(example.note.map { ": \(Rule.lowercasedStart($0))" } ?? "")",
      ]
      lines += ["", "```\(example.language)", example.code, "```"]
      for fixed in example.fixed {
        lines += ["", "Fix “\(fixed.title)”:", "", "```swift", fixed.code, "```"]
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What a project may set, an option a line.
  private var optionLines: [String] {
    options.flatMap { ["", "*Option* `\($0.name)`: \($0.summary)"] }
  }

  /// Severity, impact, profile and criteria in one line.
  package var facts: String {
    var facts = ["\(severity.rawValue), \(impact.rawValue) impact"]
    if !isOn { facts.append(isOptIn ? "only where a project asks for it" : "off by default") }
    facts += criteria.map {
      "[WCAG \($0.number) \($0.name), level \($0.level.rawValue)](\($0.url))"
    }
    if !features.isEmpty {
      facts.append("App Store label \(features.map(\.name).joined(separator: ", "))")
    }
    return facts.joined(separator: " · ")
  }

  /// The address of the rule's section in the reference, where WCAG is linked from.
  package var url: String { Rule.url(of: id) }

  /// The address of the section in the reference of the rule with an id.
  package static func url(of id: String) -> String {
    "https://github.com/curbcut/curbcut/blob/main/Sources/CurbcutRules/README.md#\(id)"
  }

  /// Whether an example shows a fix.
  package var hasFix: Bool { examples.contains { !$0.fixed.isEmpty } }

  private static func lowercasedStart(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension Example {
  /// What the code is written in, for its highlighting.
  fileprivate var language: String { isInterface ? "xml" : "swift" }
}

extension Example.Verdict {
  /// What stands above the code.
  package var heading: String {
    switch self {
    case .reported: "Reported"
    case .recommended: "Recommended"
    case .ignored: "Not reported"
    }
  }
}

/// The rule reference: every rule in a table by group, then a section for each.
package func ruleReference(of rules: [Rule]) -> String {
  var lines = [
    "# Rules",
    "",
    "Generated from the rules' own values; `UPDATE_SNAPSHOTS=1 swift test` writes it anew.",
  ]
  for group in Rule.Group.allCases {
    let members = rules.filter { $0.group == group }
    guard !members.isEmpty else { continue }
    lines += ["", "## \(group.rawValue)", ""]
    lines += ["| rule | what it reports | WCAG | severity | fix |", "|---|---|---|---|---|"]
    for rule in members {
      let criteria = rule.criteria.map { "\($0.number) (\($0.level.rawValue))" }
      let cells = [
        "[\(rule.id)](#\(rule.id))",
        rule.title,
        criteria.joined(separator: ", "),
        rule.severity.rawValue + (rule.isOn ? "" : ", off"),
        rule.hasFix ? "yes" : "",
      ]
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
  }
  for rule in rules {
    lines += ["", "## \(rule.id)", "", "\(rule.title): \(rule.facts).", "", rule.page]
  }
  return lines.joined(separator: "\n") + "\n"
}
