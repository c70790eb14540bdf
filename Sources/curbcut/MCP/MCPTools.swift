import CurbcutAnalysis
import CurbcutModel
import CurbcutProtocol
import CurbcutRules
import Foundation

/// What an agent can have done.
struct MCPTools {
  private let folder: String

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
    isReadOnly: Bool = true
  ) -> JSON {
    .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": .object([
        "type": "object", "properties": .object(properties),
        "required": required.isEmpty ? nil : .array(required.map { .string($0) }),
        "additionalProperties": false,
      ]),
      "annotations": .object([
        "readOnlyHint": .bool(isReadOnly), "destructiveHint": .bool(!isReadOnly),
        "idempotentHint": true, "openWorldHint": false,
      ]),
    ])
  }

  static let list: [JSON] = [
    tool(
      "check",
      "Check for accessibility problems",
      """
      Reports accessibility problems in Swift files or text: place, severity, rule, message and \
      possible fixes with their edits.
      """,
      ["path": path, "text": text]
    ),
    tool(
      "explain",
      "Explain a rule",
      "Explains a rule: why it matters, what it reports, how to write it well, its fixes.",
      ["rule": .object(["type": "string", "description": "the ID of the rule"])],
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
      "fix",
      "Apply fixes",
      """
      Applies the safe fixes to a file or text. Text is answered with the fixes; of a file a diff is \
      shown, and nothing is written unless "write" is true.
      """,
      [
        "path": path, "text": text,
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

  private static func answer(_ text: String, _ value: JSON? = nil, isError: Bool = false) -> JSON {
    .object([
      "content": .array([.object(["type": "text", "text": .string(text)])]),
      "structuredContent": value, "isError": .bool(isError),
    ])
  }

  /// The path that a call names, which must lie in the server's folder, links included.
  private func path(_ arguments: JSON) throws -> String? {
    guard let path = arguments["path"]?.string else { return nil }
    guard let resolved = RegularFile.resolved(path.absolutePath(in: folder)),
      let root = RegularFile.resolved(folder)
    else { throw CommandError("\(path): no such file or folder") }
    guard resolved == root || root == "/" || resolved.hasPrefix(root + "/") else {
      throw CommandError("\(path): outside the folder of this server, \(root)")
    }
    return path
  }

  private func source(_ arguments: JSON) throws -> SourceFile? {
    guard let text = arguments["text"]?.string else { return nil }
    guard text.utf8.count <= SourceFile.maximumSize else {
      throw CommandError("the text is larger than \(SourceFile.limit)")
    }
    return SourceFile(text: Array(text.utf8))
  }

  private func explain(_ arguments: JSON) throws -> JSON {
    let id = arguments["rule"]?.string ?? ""
    guard let rule = Rule.named(id) else { throw CommandError(ExplainCommand.unknown(id)) }
    return Self.answer("# \(rule.title)\n\n`\(rule.id)` · \(rule.facts)\n\n\(rule.page)")
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

  // MARK: Files

  /// Checks what a call names; one of a path and a text.
  private func results(_ arguments: JSON, _ check: ProjectCheck) throws -> [CheckedFile] {
    let source = try source(arguments)
    var project = try ProjectFiles(choosing: nil)
    let chosen: ChosenFiles
    if let source {
      let name = arguments["path"]?.string ?? "text.swift"
      var text = ChosenFiles(source, as: name, of: &project)
      for index in text.files.indices { text.files[index].configuration.isExcluded = false }
      chosen = text
    } else {
      guard let path = try path(arguments) else {
        throw CommandError("expected \"path\" or \"text\"")
      }
      // What a project leaves out is no business of an agent that it was not shown to.
      chosen = ChosenFiles(in: [path], of: &project, excludingNamed: true)
      if let problem = chosen.problems.first { throw CommandError(problem) }
    }
    return check.check(chosen.files, among: chosen.neighbors)
  }

  private func check(_ arguments: JSON) throws -> JSON {
    let results = try results(arguments, ProjectCheck(fixMode: .none, workPool: .processors))
    let problems = results.compactMap(\.problem)
    if let problem = problems.first, results.count == 1 { throw CommandError(problem) }
    let files = results.filter { $0.problem == nil }
    let report = Report(files: files, problems: problems)
    let text = ConciseReport.text(on: files) + ReportSummary(report).headline
    return Self.answer(text, JSON(parsing: Array(try JSONReport.text(on: files).utf8)))
  }

  private func transcript(_ arguments: JSON) throws -> JSON {
    let name: String
    let source: SourceFile
    if let text = try self.source(arguments) {
      name = arguments["path"]?.string ?? "text.swift"
      source = text
    } else {
      guard let path = try path(arguments) else {
        throw CommandError("expected \"path\" or \"text\"")
      }
      name = path
      do {
        source = try SourceFile(readingFrom: name)
      } catch {
        throw CommandError("\(name): \(error.message)")
      }
    }
    var project = try ProjectFiles(choosing: nil)
    let configuration = project.configurations.configuration(forFile: project.absolute(name))
    var workspace = Workspace(configuration: configuration.configuration)
    let path = name.absolutePath(in: folder)
    workspace.open(path, bytes: source.bytes)
    let views = SpeakCommand.transcripts(
      of: path,
      atLine: arguments["line"]?.integer.map { $0 - 1 },
      on: .newest,
      in: &workspace
    )
    let texts = views.map { $0.text(at: "\(name):\($0.line + 1)") }
    return Self.answer(texts.isEmpty ? "no SwiftUI view" : texts.joined(separator: "\n\n"))
  }

  private func fix(_ arguments: JSON) throws -> JSON {
    let isText = arguments["text"] != nil
    let writes = isText || arguments["write"]?.bool == true
    var check = ProjectCheck(fixMode: writes ? .write : .preview, workPool: .processors)
    if arguments["unsafe"]?.bool == true { check.safety = [.safe, .review] }
    let results = try results(arguments, check)
    if let problem = results.compactMap(\.problem).first { throw CommandError(problem) }
    if isText { return Self.answer(String(decoding: results.first?.text ?? [], as: UTF8.self)) }
    if !writes {
      let diff = results.flatMap { $0.difference ?? [] }
      return Self.answer(diff.isEmpty ? "nothing to fix" : String(decoding: diff, as: UTF8.self))
    }
    let lines = results.filter { !$0.fixed.isEmpty }.map { file in
      let rules = file.fixed.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      return "\(file.path): fixed \(rules.joined(separator: ", "))"
    }
    return Self.answer(lines.isEmpty ? "nothing to fix" : lines.joined(separator: "\n"))
  }
}
