import CurbcutAnalysis
import CurbcutRules

/// `curbcut explain`: what a rule reports, why it matters, and how to write it well.
enum ExplainCommand {
  static let help = """
    usage: curbcut explain RULE [--format FORMAT]

    Explains a rule: why it matters, its known limitations and options, and examples of what is
    reported, with fixes, and of what is not.

      --format FORMAT   text (the default) or markdown
    """

  enum Format: String, CaseIterable {
    case text, markdown
  }

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let format = try arguments.choice("--format", Format.self) ?? .text
    let names = try arguments.rest()
    guard let name = names.first, names.count == 1 else {
      throw UsageError("explain expects the ID of one rule")
    }
    guard let rule = Rule.named(name) else { throw UsageError(unknown(name)) }
    let page = "# \(rule.title)\n\n`\(rule.id)` · \(rule.facts)\n\n\(rule.page)"
    switch format {
    case .text: try Output.print(PlainText.text(ofMarkdown: page))
    case .markdown: try Output.print(page)
    }
    return .clean
  }

  /// What is said of an ID that no rule has.
  static func unknown(_ name: String) -> String {
    "unknown rule \"\(name)\"\(hint(for: name))"
  }

  /// How many rules are named where a part of an ID fits several.
  private static let maximumHints = 6

  private static func hint(for name: String) -> String {
    if let id = Rule.closest(to: name) { return "; did you mean \"\(id)\"?" }
    let part = name.lowercased()
    let ids = Rule.all.map(\.id).filter { !part.isEmpty && $0.includes(part) }
    guard !ids.isEmpty else { return "" }
    if ids.count > maximumHints {
      return "; \"curbcut rules \(part)\" lists \(ids.count) rules with this in their ID"
    }
    return "; did you mean \(ids.map { "\"\($0)\"" }.joined(separator: " or "))?"
  }
}
