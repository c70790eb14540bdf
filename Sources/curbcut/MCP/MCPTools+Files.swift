import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules
import Foundation

/// The tools that read files.
extension MCPTools {
  // MARK: Boundary

  /// The folders below which files may be read and written, links followed.
  private var allowedFolders: [String] {
    (roots ?? [folder]).compactMap { RegularFile.resolved($0) }
  }

  private func isAllowed(_ resolved: String) -> Bool {
    allowedFolders.contains { $0 == "/" || resolved == $0 || resolved.hasPrefix($0 + "/") }
  }

  /// The path that a call names, which must lie in a folder that may be read, links included.
  private func path(_ arguments: JSON) throws -> String? {
    guard let path = arguments["path"]?.string else { return nil }
    // A path that a client tells from its own folder, where that is not the server's.
    let bases = [folder] + (roots ?? [])
    let places = path.isAbsolutePath ? [path] : bases.map { path.absolutePath(in: $0) }
    guard let place = places.first(where: { RegularFile.resolved($0) != nil }),
      let resolved = RegularFile.resolved(place)
    else { throw CommandError("\(path): no such file or folder") }
    guard isAllowed(resolved) else {
      let allowed = allowedFolders.joined(separator: ", ")
      throw CommandError(
        roots == nil
          ? "\(path): outside the folder of this server, \(allowed)"
          : "\(path): outside the roots of this client, \(allowed)"
      )
    }
    return place.relativePath(to: folder)
  }

  private func source(_ arguments: JSON, named key: String = "text") throws -> SourceFile? {
    guard let text = arguments[key]?.string else { return nil }
    guard text.utf8.count <= SourceFile.maximumSize else {
      throw CommandError("the text is larger than \(SourceFile.limit)")
    }
    return SourceFile(text: Array(text.utf8))
  }

  /// The name and source of the one file that a call is about.
  private func file(_ arguments: JSON) throws -> (name: String, source: SourceFile) {
    if let text = try source(arguments) { return (arguments["path"]?.string ?? "text.swift", text) }
    guard let path = try path(arguments) else {
      throw CommandError("expected \"path\" or \"text\"")
    }
    do {
      return (path, try SourceFile(readingFrom: path))
    } catch {
      throw CommandError("\(path): \(error.message)")
    }
  }

  // MARK: Findings

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
    let neighbors = chosen.neighbors.filter { file in
      RegularFile.resolved(file.path.absolutePath(in: folder)).map(isAllowed) ?? false
    }
    return check.check(chosen.files, among: neighbors)
  }

  /// How many findings are shown where a call does not say.
  private static let usualLimit = 30
  /// How many letters of a fingerprint make an ID, which only has to be told from others in a project.
  private static let idLength = 8

  private func id(of finding: ReportedFinding) -> String {
    let path = finding.path.absolutePath(in: folder).relativePath(to: folder)
    return String(finding.fingerprint(in: path).prefix(Self.idLength))
  }

  func check(_ arguments: JSON) throws -> JSON {
    let results = try results(arguments, ProjectCheck(fixMode: .none, workPool: .processors))
    let problems = results.compactMap(\.problem)
    if let problem = problems.first, results.count == 1 { throw CommandError(problem) }
    let report = Report(files: results.filter { $0.problem == nil }, problems: problems)
    let findings = report.findings.enumerated().sorted {
      ($1.element.diagnostic.severity, $0.offset) < ($0.element.diagnostic.severity, $1.offset)
    }.map(\.element)
    let shown = findings.prefix(max(1, arguments["limit"]?.integer ?? Self.usualLimit))
    var lines = shown.map { finding in
      let diagnostic = finding.diagnostic
      return "\(id(of: finding)) \(finding.path):\(finding.start.line):\(finding.start.column): "
        + "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.ruleID)]"
    }
    let rest = findings.count - shown.count
    if rest > 0 { lines.append("… and \(rest) more; a \"limit\" shows more of them") }
    lines += problems + [ReportSummary(report).headline]
    return Self.answer(
      lines.map(\.printable).joined(separator: "\n"),
      .object(["total": .integer(findings.count), "findings": .array(shown.map(json))])
    )
  }

  private func json(_ finding: ReportedFinding) -> JSON {
    let diagnostic = finding.diagnostic
    return .object([
      "id": .string(id(of: finding)), "file": .string(finding.path),
      "line": .integer(finding.start.line), "column": .integer(finding.start.column),
      "severity": .string(diagnostic.severity.rawValue), "rule": .string(diagnostic.ruleID),
      "message": .string(diagnostic.message),
      "fixes": .array(
        diagnostic.fixes.map { fix in
          .object(["title": .string(fix.title), "safety": .string(fix.safety.rawValue)])
        }
      ),
    ])
  }

  // MARK: Transcripts

  /// A workspace with one document, and the document's absolute path.
  private func workspace(with name: String, _ bytes: [UInt8]) throws -> (Workspace, String) {
    var project = try ProjectFiles(choosing: nil)
    let configuration = project.configurations.configuration(forFile: project.absolute(name))
    var workspace = Workspace(configuration: configuration.configuration)
    let path = name.absolutePath(in: folder)
    workspace.open(path, bytes: bytes)
    return (workspace, path)
  }

  func transcript(_ arguments: JSON) throws -> JSON {
    let (name, source) = try file(arguments)
    var project = try ProjectFiles(choosing: nil)
    var document = SpokenDocument(source, as: name, of: &project) { path in
      RegularFile.resolved(path).map(isAllowed) ?? false
    }
    let views = document.transcripts(atLine: arguments["line"]?.integer.map { $0 - 1 })
    let texts = views.map { $0.text(at: "\(name):\($0.line + 1)") }
    return Self.answer(texts.isEmpty ? "no SwiftUI view" : texts.joined(separator: "\n\n"))
  }

  func difference(_ arguments: JSON) throws -> JSON {
    let (name, source) = try file(arguments)
    guard arguments["before"] != nil || arguments["text"] != nil else {
      throw CommandError("expected \"text\", which is new, or \"before\", which is old")
    }
    var former = try self.source(arguments, named: "before")
    if former == nil {
      former = try file(.object(["path": arguments["path"]])).source
    }
    var (workspace, path) = try workspace(with: name, source.bytes)
    let sections = workspace.comparison(of: path, with: former?.bytes ?? [])
    let report = DiffReport(of: sections, comparedWith: "the text before", as: name)
    return Self.answer(
      DiffText(usesColor: false).text(on: report),
      .object(["screens": .array(sections.map(DiffJSON.json))])
    )
  }

  // MARK: Fixes

  /// The edits that each fix of a finding makes, in UTF-8 offsets of the file.
  private func edits(of wanted: String, _ arguments: JSON) throws -> JSON {
    let check = ProjectCheck(fixMode: .none, workPool: .processors)
    let report = Report(files: try results(arguments, check))
    guard let finding = report.findings.first(where: { id(of: $0) == wanted }) else {
      throw CommandError(
        "no finding has the ID \"\(wanted)\"; check again, for the text has changed"
      )
    }
    let fixes = finding.diagnostic.fixes.map { fix -> JSON in
      .object([
        "title": .string(fix.title), "safety": .string(fix.safety.rawValue),
        "edits": .array(
          fix.edits.map { edit in
            .object([
              "file": .string(finding.path), "start": .integer(edit.range.lowerBound),
              "end": .integer(edit.range.upperBound),
              "text": .string(String(decoding: edit.replacement, as: UTF8.self)),
            ])
          }
        ),
      ])
    }
    let answer = JSON.object(["id": .string(wanted), "fixes": .array(fixes)])
    return Self.answer(answer.text, answer)
  }

  func fix(_ arguments: JSON) throws -> JSON {
    if let id = arguments["id"]?.string { return try edits(of: id, arguments) }
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
