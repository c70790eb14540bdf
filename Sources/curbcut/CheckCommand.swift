import CurbcutAnalysis
import CurbcutRules
import CurbcutSyntax
import Foundation

/// `curbcut check`: the engine over files and folders.
struct CheckCommand {
  static let help = """
    usage: curbcut check [OPTIONS] [PATH...]

    Reports accessibility problems in Swift files and in files of Interface Builder. Folders are
    searched; without a path, the current folder is.

      --format FORMAT     text (with code, the default), concise, xcode, or json
      --output FILE       write the report to a file
      --fail-on SEVERITY  exit with status 1 at error (the default), warning, info, hint, or never
      --min-severity S    leave out findings below a severity
      --config FILE       use this file instead of the .curbcut.json nearest to each file
      --profile PROFILE   minimal, recommended (the default), strict, or all
      --wcag LEVEL        leave out rules that only serve criteria above A, AA, or AAA
      --rule ID           run only this rule; may be repeated
      --disable ID        leave this rule out; may be repeated
      --exclude PATTERN   leave out paths in the folders, such as "Legacy/**"; may be repeated
      --force-exclude     leave out files that are excluded even if they are named
      --fix               apply the safe fixes, then report what is left
      --fix-dry-run       print the safe fixes as a diff for "git apply" and change nothing
      --stdin             check standard input
      --stdin-path PATH   the path to report for standard input
      --jobs N            how many files to check at a time

    What a file means to others counts wherever it stands in the same repository or project, whether
    that is checked or not.

    Options override the .curbcut.json nearest to each file; "curbcut init" writes one.

    Files of more than \(SourceFile.limit) are not checked. --fix leaves a file alone, and says so, if it is
    read-only, has hard links, is a link out of its folder, or was saved by somebody else meanwhile.
    Control characters and other invisible ones in code and file names are shown as \\u{1B}; a diff
    has them as they are unless it is printed on a terminal.

    Exit status: 0 if there is nothing at or above --fail-on, 1 if there is, 2 for invalid options,
    settings, or paths, and if something cannot be read or written.
    """

  enum Format: String, CaseIterable {
    case text, concise, xcode, json
  }

  enum Threshold: String, CaseIterable {
    case error, warning, info, hint, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private let format: Format
  private let output: String?
  private let failOn: Threshold
  private let minimum: Severity
  private let overrides: Overrides
  private let chosen: String?
  private let excluded: [String]
  private let isExclusionForced: Bool
  private let fixMode: ProjectCheck.FixMode
  private let standardInput: String?
  /// How many files are worked on at a time; nil for as many as there are processors.
  private let jobs: Int?
  private let paths: [String]

  init(_ arguments: inout Arguments) throws {
    format = try arguments.choice("--format", Format.self) ?? .text
    output = try arguments.option("--output")
    failOn = try arguments.choice("--fail-on", Threshold.self) ?? .error
    minimum = try arguments.choice("--min-severity", Severity.self) ?? .hint
    overrides = try Overrides(&arguments)
    chosen = try arguments.option("--config")
    excluded = try arguments.options("--exclude")
    for pattern in excluded {
      if let problem = PathPatterns.problem(in: pattern) {
        throw UsageError("--exclude \(problem)")
      }
    }
    isExclusionForced = arguments.flag("--force-exclude")
    let isPreview = arguments.flag("--fix-dry-run")
    let isWriting = arguments.flag("--fix")
    fixMode = isPreview ? .preview : isWriting ? .write : .none
    let isStandardInput = arguments.flag("--stdin")
    let name = try arguments.option("--stdin-path")
    if isStandardInput, isWriting { throw UsageError("--fix cannot change standard input") }
    if name != nil, !isStandardInput { throw UsageError("--stdin-path needs --stdin") }
    standardInput = isStandardInput ? name ?? "stdin.swift" : nil
    let count = try arguments.option("--jobs")
    if let count, Int(count).map({ $0 < 1 }) ?? true {
      throw UsageError("--jobs expects a number of at least 1, found \"\(count)\"")
    }
    jobs = count.flatMap { Int($0) }
    let rest = try arguments.rest()
    if isStandardInput, !rest.isEmpty { throw UsageError("--stdin takes no paths") }
    paths = rest.isEmpty ? ["."] : rest
  }

  func run() throws -> ExitStatus {
    var project = try ProjectFiles(choosing: chosen)
    var problems: [String] = []
    var results: [CheckedFile]
    let check = ProjectCheck(fixMode: fixMode, workPool: jobs.map(WorkPool.workPool) ?? .processors)
    if let standardInput {
      let name = standardInput.dropFirst(standardInput.folderPrefix.count)
      guard standardInput.hasSuffix(".swift") || !name.contains(".") else {
        throw UsageError("--stdin-path \(standardInput): not a Swift file")
      }
      let source: SourceFile
      do {
        source = try SourceFile(readingStandardInput: ())
      } catch {
        throw CommandError("standard input: \(error.message)")
      }
      let configuration = configuration(of: standardInput, in: &project)
      let file = FileToCheck(path: standardInput, configuration: configuration, source: source)
      let isLeftOut = isExclusionForced && configuration.isExcluded
      results = isLeftOut ? [] : check.check([file], among: neighbors(of: [file], in: &project))
    } else {
      let files = SwiftFiles(
        in: paths,
        excluding: excluded,
        includingNamed: isExclusionForced,
        findingInterfaces: true
      )
      problems = files.problems
      for warning in files.warnings { Output.error("curbcut: warning: \(warning)") }
      let chosen = filesToCheck(among: files, in: &project)
      results = check.check(chosen, among: neighbors(of: chosen, in: &project))
    }
    for problem in project.configurations.stringProblems {
      Output.error("curbcut: warning: \(project.shown(problem))")
    }
    let mistakes = project.problems()
    for mistake in mistakes { Output.error(mistake) }
    var status = mistakes.isEmpty ? ExitStatus.clean : .failure
    problems += project.configurations.projectProblems
    for problem in problems + results.compactMap(\.problem) {
      Output.error("curbcut: \(problem)")
      status = .failure
    }
    results.removeAll { $0.problem != nil }
    // Beside the reason why nothing was checked, “no problems found” would be wrong.
    if results.isEmpty, status != .clean, format == .text { return status }
    for index in results.indices {
      results[index].diagnostics.removeAll { $0.severity < minimum }
    }
    try write(results)
    if status == .clean, let limit = failOn.severity,
      results.contains(where: { $0.diagnostics.contains { $0.severity >= limit } })
    {
      return .findings
    }
    return status
  }

  // MARK: Files

  /// The files to check: what a configuration leaves out is left out, unless it is named itself.
  private func filesToCheck(
    among files: SwiftFiles,
    in project: inout ProjectFiles
  ) -> [FileToCheck] {
    var chosen: [FileToCheck] = []
    for path in files.paths {
      var configuration = configuration(of: path, in: &project)
      if files.isNamed(path), !isExclusionForced { configuration.isExcluded = false }
      if configuration.isExcluded { continue }
      chosen.append(FileToCheck(path: path, configuration: configuration))
    }
    return chosen
  }

  /// The other files of the projects that some files belong to.
  private func neighbors(
    of files: [FileToCheck],
    in project: inout ProjectFiles
  ) -> [FileToCheck] {
    guard !files.isEmpty else { return [] }
    let folder = project.currentFolder
    let checked = Set(files.map { $0.path.absolutePath(in: folder) })
    let places = Set((standardInput.map { [$0] } ?? paths).map { $0.absolutePath(in: folder) })
    let roots = Set(places.map(ProjectRoot.folder)).subtracting(places)
    if roots.isEmpty { return [] }
    let found = SwiftFiles(in: roots.sorted(), maximumNames: ProjectViews.maximumNames)
    return found.paths.compactMap { path in
      guard !checked.contains(path) else { return nil }
      let configuration = configuration(of: path, in: &project)
      return configuration.isExcluded ? nil : FileToCheck(path: path, configuration: configuration)
    }
  }

  private func configuration(of path: String, in project: inout ProjectFiles) -> Configuration {
    let path = project.absolute(path)
    var configuration = project.configurations.configuration(forFile: path).configuration
    overrides.apply(to: &configuration)
    return configuration
  }

  // MARK: Report

  private func write(_ results: [CheckedFile]) throws {
    let report: [UInt8]
    if fixMode == .preview {
      report = results.flatMap { $0.difference ?? [] }
    } else {
      switch format {
      case .text: report = Array(TextReport(hasColor: hasColor).text(on: results).utf8)
      case .concise: report = Array(ConciseReport.text(on: results).utf8)
      case .xcode: report = Array(XcodeReport.text(on: results).utf8)
      case .json: report = Array(try JSONReport.text(on: results).utf8)
      }
    }
    if let output {
      do {
        try OutputFile(output).write(report)
      } catch {
        throw CommandError("\(output): cannot be written: \(error.message)")
      }
    } else if fixMode == .preview, Output.isTerminal {
      // Nobody applies what is on a screen, and a screen obeys what is in it.
      try Output.write(UnifiedDiff.shown(report))
    } else {
      try Output.write(report)
    }
  }

  private var hasColor: Bool { Output.hasColor && output == nil }
}

/// What came out for one file.
struct CheckedFile: Sendable {
  let path: String
  /// Why there is no result.
  let problem: String?
  var diagnostics: [Diagnostic] = []
  /// The text by lines, where there is something to show of it.
  var lines: LineTable?
  /// What the safe fixes would change, as a unified diff.
  var difference: [UInt8]?

  init(path: String, problem: String?) {
    self.path = path
    self.problem = problem
  }
}

/// What the options of a call say over the files that apply.
private struct Overrides {
  private let profile: Configuration.Profile?
  private let level: Criterion.Level?
  /// The only rules that run; empty for all that would.
  private let only: [String]
  private let disabled: [String]

  init(_ arguments: inout Arguments) throws {
    profile = try arguments.choice("--profile", Configuration.Profile.self)
    level = try arguments.choice("--wcag", Criterion.Level.self)
    only = try arguments.options("--rule")
    disabled = try arguments.options("--disable")
    for name in only + disabled where Rule.named(name) == nil {
      throw UsageError(ExplainCommand.unknown(name))
    }
  }

  func apply(to configuration: inout Configuration) {
    if let profile { configuration.profile = profile }
    if let level { configuration.level = level }
    if !only.isEmpty {
      for rule in Rule.all where !only.contains(rule.id) { configuration.disable(rule.id) }
      for id in only where configuration.severities[id] ?? nil == nil {
        configuration.set(.on, for: id)
      }
    }
    for id in disabled { configuration.disable(id) }
  }
}
