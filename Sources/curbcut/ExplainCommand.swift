import CurbcutAnalysis
import CurbcutRules

/// `curbcut explain`: what a rule reports, why it matters, and how to write it well.
enum ExplainCommand {
  static let help = """
    usage: curbcut explain RULE

    Explains a rule: why it matters, what is reported and what is not, with examples.
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let names = try arguments.rest()
    guard let name = names.first, names.count == 1 else {
      throw UsageError("explain takes the id of one rule")
    }
    guard let rule = Rule.named(name) else { throw UsageError(unknown(name)) }
    Output.print(rule.explanation)
    return .clean
  }

  /// What is said of an id that no rule has.
  static func unknown(_ name: String) -> String {
    let hint = Rule.closest(to: name).map { "; did you mean “\($0)”?" } ?? ""
    return "no rule is called “\(name)”\(hint)"
  }
}
