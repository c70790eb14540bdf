import CurbcutAnalysis
import CurbcutModel
import CurbcutProtocol
import CurbcutRules
import Foundation

/// What an agent can have done.
struct MCPTools {
  /// The folder that the server was started in; absolute.
  let folder: String
  /// The folders that the client says it works in; nil where it says nothing of any.
  var roots: [String]?

  init(folder: String) { self.folder = folder }

  // MARK: List

  private static let path: JSON = .object([
    "type": "string", "description": "a Swift file or a folder, relative to the server's folder",
  ])
  private static let text: JSON = .object([
    "type": "string", "description": "Swift source to use instead of a file",
  ])

  private static func tool(
    _ name: String,
    _ title: String,
    _ description: String,
    _ properties: KeyValuePairs<String, JSON?>,
    required: [String] = [],
    output: KeyValuePairs<String, JSON?>? = nil,
    isReadOnly: Bool = true
  ) -> JSON {
    .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .object([
        "type": "object", "properties": .object(properties),
        "required": required.isEmpty ? nil : .array(required.map { .string($0) }),
        "additionalProperties": false,
      ]),
      "outputSchema": output.map {
        .object([
          "type": "object", "properties": .object($0),
          "required": .array($0.map { .string($0.key) }),
        ])
      },
      "annotations": .object([
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(!isReadOnly),
        "idempotentHint": true, "openWorldHint": false,
      ]),
    ])
  }

  private static let number: JSON = .object(["type": "integer"])
  private static let words: JSON = .object(["type": "string"])

  private static let finding: JSON = .object([
    "type": "object",
    "properties": .object([
      "id": words, "file": words, "line": number, "column": number, "severity": words,
      "rule": words, "message": words,
      "fixes": .object([
        "type": "array",
        "items": .object([
          "type": "object",
          "properties": .object(["title": words, "safety": words]),
        ]),
      ]),
    ]),
  ])

  static let list: [JSON] = [
    tool(
      "check",
      "Check for accessibility problems",
      """
      Reports accessibility problems in Swift files, or in text before it is saved: ID, place, \
      severity, rule and message, the worst first.
      """,
      [
        "path": path, "text": text,
        "limit": .object([
          "type": "integer", "minimum": 1,
          "description": "how many findings are shown, 30 without it; the rest is counted",
        ]),
      ],
      output: ["total": number, "findings": .object(["type": "array", "items": finding])]
    ),
    tool(
      "explain",
      "Explain a rule",
      "Explains a rule: why it matters, what it reports, how to write it well.",
      [
        "rule": .object(["type": "string", "description": "the ID of the rule"]),
        "full": .object([
          "type": "boolean", "description": "also limitations, options, all examples and fixes",
        ]),
      ],
      required: ["rule"]
    ),
    tool(
      "rules",
      "List the rules",
      "Lists rules with ID, title, severity, impact and WCAG criteria.",
      [
        "filter": .object([
          "type": "string", "description": "a word of ID, title or group, or a WCAG criterion",
        ])
      ]
    ),
    tool(
      "transcript",
      "Read aloud",
      "What VoiceOver announces on the views of a file, element by element, with source lines.",
      [
        "path": path, "text": text,
        "line": .object(["type": "integer", "description": "only the views with this line"]),
      ]
    ),
    tool(
      "diff",
      "Compare what is heard",
      """
      What an edit changes for people who use assistive technology: elements that are spoken \
      otherwise, came, went or moved, and findings that are new or fixed. Compares "text", else the \
      file as it is, with "before", else the file as it is.
      """,
      [
        "path": path, "text": text,
        "before": .object(["type": "string", "description": "Swift source before the edit"]),
      ],
      required: ["path"],
      output: ["screens": .object(["type": "array", "items": .object(["type": "object"])])]
    ),
    tool(
      "fix",
      "Apply fixes",
      """
      Applies the safe fixes to a file or text. Text is answered with the fixes; of a file a diff is \
      shown, and nothing is written unless "write" is true. With "id", answers the edits of the fixes \
      of one finding instead, those for review too.
      """,
      [
        "path": path, "text": text,
        "id": .object(["type": "string", "description": "the ID of a finding that check reported"]),
        "write": .object(["type": "boolean", "description": "whether the file is changed"]),
        "unsafe": .object([
          "type": "boolean", "description": "whether fixes that need a review are made too",
        ]),
      ],
      isReadOnly: false
    ),
  ]

  // MARK: Calls

  /// What a tool answers; what went wrong is an answer too, so that the agent can do better.
  func call(_ name: String, _ arguments: JSON) throws(ResponseError) -> JSON {
    do {
      switch name {
      case "check": return try check(arguments)
      case "explain": return try explain(arguments)
      case "rules": return try rules(arguments)
      case "transcript": return try transcript(arguments)
      case "diff": return try difference(arguments)
      case "fix": return try fix(arguments)
      default: break
      }
    } catch {
      let message =
        (error as? CommandError)?.message ?? (error as? UsageError)?.message
        ?? error.localizedDescription
      return Self.answer(message, isError: true)
    }
    throw ResponseError(.invalidParams, "unknown tool \"\(name)\"")
  }

  static func answer(_ text: String, _ value: JSON? = nil, isError: Bool = false) -> JSON {
    .object([
      "content": .array([.object(["type": "text", "text": .string(text)])]),
      "structuredContent": value, "isError": .bool(isError),
    ])
  }

  private func explain(_ arguments: JSON) throws -> JSON {
    let id = arguments["rule"]?.string ?? ""
    guard let rule = Rule.named(id) else { throw CommandError(ExplainCommand.unknown(id)) }
    let title = "# \(rule.title)\n\n`\(rule.id)` · \(rule.facts)\n\n"
    if arguments["full"]?.bool == true { return Self.answer(title + rule.page) }
    let examples = [Example.Verdict.reported, .recommended].compactMap { verdict in
      rule.examples.first { $0.verdict == verdict }.map { example in
        "\(verdict.heading):\n\n\(Markdown.block(example.code))"
      }
    }
    return Self.answer(title + ([rule.why] + examples).joined(separator: "\n\n"))
  }

  private func rules(_ arguments: JSON) throws -> JSON {
    let filter = arguments["filter"]?.string ?? ""
    let rules = Rule.all.filter { filter.isEmpty || $0.matches(filter) }
    let lines = rules.map { rule in
      "\(rule.id) (\(rule.severity.rawValue), \(rule.impact.rawValue)"
        + rule.criteria.map { ", WCAG \($0.number)" }.joined() + "): \(rule.title)"
    }
    return Self.answer(lines.isEmpty ? "no rule matches" : lines.joined(separator: "\n"))
  }
}
