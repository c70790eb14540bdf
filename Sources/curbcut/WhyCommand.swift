import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax
import Foundation

/// `curbcut why`: what became of each rule on a line.
enum WhyCommand {
  static let help = """
    usage: curbcut why FILE:LINE [RULE] [--json]

    Shows, for each rule that was about an element on the line, whether it reported it and, if not,
    which exemption or which unknown fact stopped it. The other files of the project are known.

      reported      it is a finding
      exempt        an exemption of the rule applies
      unknown       a fact that decides cannot be known from source
      suppressed    a comment in the source silences it
      off           the configuration leaves the rule out
      no problem    the rule looked at the element and found nothing wrong

    options:
      --json   an array of {"file", "line", "column", "rule", "outcome", "detail"}; lines and columns
               count from 1, columns in UTF-8 bytes
    """

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let writesJSON = arguments.flag("--json")
    let rest = try arguments.rest()
    guard let name = rest.first, rest.count <= 2 else {
      throw UsageError("why expects a place and at most one rule: curbcut why FILE:LINE [RULE]")
    }
    let (path, line) = try FilePlace.parse(name)
    var rule: Rule?
    if rest.count == 2 {
      rule = Rule.named(rest[1])
      guard rule != nil else { throw UsageError(ExplainCommand.unknown(rest[1])) }
    }
    let document = try ProjectDocument(path)
    var workspace = document.workspace
    let traces =
      FileSearch.isInterface(path)
      ? try interfaceTraces(document, atLine: line.map { $0 - 1 }, rule: rule)
      : workspace.traces(of: document.path, atLine: line.map { $0 - 1 }, rule: rule)
    let rows = traces.map { Row($0, path: path, lines: document.lines) }
    if writesJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try Output.print(String(decoding: encoder.encode(rows), as: UTF8.self).withJSONEscapes)
    } else if rows.isEmpty {
      let words = "no rule is about an element here, or sees a fault in an object set up here"
      try Output.print("\(name): \(words).".printable)
    } else {
      try Output.print(text(of: rows))
    }
    return .clean
  }

  private static func interfaceTraces(
    _ document: ProjectDocument,
    atLine line: Int?,
    rule: Rule?
  ) throws -> [RuleTrace] {
    do {
      return try InterfaceAnalysis.traces(
        of: document.bytes,
        atLine: line,
        rule: rule,
        configuration: document.workspace.configuration(of: document.path),
        knowing: document.workspace.index
      )
    } catch {
      throw CommandError("\(document.path): \(error.reason)")
    }
  }

  /// The rows by place, the rules below each other.
  private static func text(of rows: [Row]) -> String {
    var lines: [String] = []
    var place = ""
    let width = rows.map(\.rule.count).max() ?? 0
    for row in rows {
      let next = "\(row.file):\(row.line):\(row.column)"
      if next != place {
        place = next
        lines.append(next)
      }
      let rule = row.rule.padding(toLength: width, withPad: " ", startingAt: 0)
      lines.append("  \(rule)  \(row.outcome)\(row.detail.isEmpty ? "" : ": \(row.detail)")")
    }
    return lines.map(\.printable).joined(separator: "\n")
  }

  /// One rule at one place.
  private struct Row: Encodable {
    let file: String
    let line: Int
    let column: Int
    let rule: String
    let outcome: String
    let detail: String

    init(_ trace: RuleTrace, path: String, lines: LineTable) {
      let position = lines.position(of: trace.range.lowerBound)
      file = path
      line = position.line + 1
      column = position.column + 1
      rule = trace.ruleID
      (outcome, detail) =
        switch trace.outcome {
        case .reported(let message): ("reported", message)
        case .exempt(let name): ("exempt", name)
        case .unknown(let fact):
          (
            "unknown",
            trace.place.map { place in
              "\(fact) (line \(lines.position(of: place.lowerBound).line + 1))"
            } ?? fact
          )
        case .suppressed(let message): ("suppressed", message)
        case .off(let message): ("off", message)
        case .nothingFound: ("no problem", "")
        }
    }
  }
}
