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

    reports:
      --format FORMAT     text (with code, the default), concise, xcode, json, sarif, github,
                          gitlab, junit, checkstyle, markdown, or html; may be repeated
      --output FILE       write the report in the format before it to a file
      --site URL          link rules to the pages that "curbcut docs" wrote and that are served there
      --statistics        count the findings by rule instead of showing them
      --max-findings N    show at most so many findings; all of them count for the status
      --quiet             print nothing but the findings
      --color WHEN        auto (the default), always, or never
      --timings           print how long each stage took to standard error

    what is checked:
      --config FILE       use this file instead of the .curbcut.json nearest to each file
      --profile PROFILE   minimal, recommended (the default), strict, or all
      --wcag LEVEL        leave out rules that only serve criteria above A, AA, or AAA
      --label FEATURE     run only the rules about an App Store accessibility label, such as
                          larger-text; "curbcut rules --label FEATURE" lists them
      --rule ID           run only this rule; may be repeated
      --disable ID        leave this rule out; may be repeated
      --exclude PATTERN   leave out paths in the folders, such as "Legacy/**"; may be repeated
      --force-exclude     leave out files that are excluded even if they are named
      --stdin             check standard input; the path "-" does the same
      --stdin-path PATH   the path to report for standard input
      --jobs N            how many files to check at a time
      --watch             check again whenever a file changes, until interrupted

    what is reported:
      --fail-on SEVERITY  exit with status 1 at error (the default), warning, info, hint, or never
      --min-severity S    leave out findings below a severity
      --baseline FILE     leave out the findings that a baseline knows
      --write-baseline FILE
                          write a baseline of all findings, and report none
      --changed[=BASE]    only what changed since BASE, a Git revision; without one, since the last
                          commit: findings on changed lines and in declarations with such lines;
                          --fix then changes only files that have changed

    changes:
      --fix               apply the safe fixes, then report what is left; standard input is printed
                          with the fixes, and the report goes to standard error
      --diff              print the safe fixes as a diff for "git apply" and change nothing
      --unsafe-fixes      with --fix or --diff, also the fixes that need a review
      --add-suppressions=REASON
                          write a comment that disables the rule above each finding

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

  enum Threshold: String, CaseIterable {
    case error, warning, info, hint, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private let outputs: ReportOutputs
  private let showsTimings: Bool
  private let isWatching: Bool
  private let filter: FindingFilter
  private let failOn: Threshold
  private let overrides: Overrides
  private let chosen: String?
  private let excluded: [String]
  private let isExclusionForced: Bool
  private let fixMode: ProjectCheck.FixMode
  private let fixesUnsafely: Bool
  private let suppressions: AddedSuppressions?
  private let standardInput: String?
  /// How many files are worked on at a time; nil for as many as there are processors.
  private let jobs: Int?
  private let paths: [String]

  init(_ arguments: inout Arguments) throws {
    outputs = try ReportOutputs(&arguments)
    showsTimings = arguments.flag("--timings")
    isWatching = arguments.flag("--watch")
    filter = try FindingFilter(&arguments)
    failOn = try arguments.choice("--fail-on", Threshold.self) ?? .error
    overrides = try Overrides(&arguments)
    chosen = try arguments.option("--config")
    excluded = try arguments.options("--exclude")
    for pattern in excluded {
      if let problem = PathPatterns.problem(in: pattern) {
        throw UsageError("--exclude \(problem)")
      }
    }
    isExclusionForced = arguments.flag("--force-exclude")
    let isPreview = arguments.flag("--diff", "--fix-dry-run")
    let isWriting = arguments.flag("--fix")
    fixMode = isPreview ? .preview : isWriting ? .write : .none
    fixesUnsafely = arguments.flag("--unsafe-fixes")
    if fixesUnsafely, fixMode == .none { throw UsageError("--unsafe-fixes needs --fix or --diff") }
    suppressions = try arguments.option("--add-suppressions").map(AddedSuppressions.init)
    let asksForInput = arguments.flag("--stdin")
    let name = try arguments.option("--stdin-path")
    jobs = try arguments.count("--jobs")
    let rest = try arguments.rest()
    if asksForInput, !rest.isEmpty { throw UsageError("--stdin takes no paths") }
    let isStandardInput = asksForInput || rest == ["-"]
    if rest.contains("-"), rest.count > 1 { throw UsageError("\"-\" takes no other paths") }
    if name != nil, !isStandardInput { throw UsageError("--stdin-path needs --stdin") }
    standardInput = isStandardInput ? name ?? "stdin.swift" : nil
    paths = rest.isEmpty ? ["."] : rest
    if isStandardInput || isPreview, suppressions != nil {
      throw UsageError("--add-suppressions cannot be combined with --diff or standard input")
    }
    if isWatching, isStandardInput || filter.isWritingBaseline || suppressions != nil {
      throw UsageError("--watch only checks files and applies fixes")
    }
  }

  func run() throws -> ExitStatus {
    guard isWatching else { return try checkOnce() }
    try FileWatch(paths: paths, excluded: excluded).run { try checkOnce() }
  }

  private func checkOnce() throws -> ExitStatus {
    var timings = CheckTimings()
    var project = try ProjectFiles(choosing: chosen)
    timings.begin("finding files")
    let chosenFiles = try chosenFiles(in: &project)
    var files = chosenFiles.files
    var problems = chosenFiles.problems
    for warning in chosenFiles.warnings { Output.error("curbcut: warning: \(warning)") }
    for problem in project.configurations.stringProblems {
      Output.error("curbcut: warning: \(project.shown(problem))")
    }
    let progress = outputs.isQuiet ? nil : ProgressLine.ifSeen()
    var check = ProjectCheck(fixMode: fixMode, workPool: jobs.map(WorkPool.workPool) ?? .processors)
    if fixesUnsafely { check.safety = [.safe, .review] }
    check.progress = progress
    check.isReportingAll = outputs.needsTranscripts
    let changes = try filter.changes(in: paths)
    if let changes {
      for index in files.indices {
        files[index].isFixable = changes.contain(files[index].path, in: project.currentFolder)
      }
    }
    var results = check.check(files, among: chosenFiles.neighbors) { timings.begin($0) }
    progress?.finish()
    timings.begin("reporting")
    let mistakes = project.problems()
    for mistake in mistakes { Output.error(mistake) }
    problems += project.configurations.projectProblems
    problems += results.compactMap(\.problem)
    for problem in problems { Output.error("curbcut: \(problem)") }
    var status = mistakes.isEmpty && problems.isEmpty ? ExitStatus.clean : .failure
    results.removeAll { $0.problem != nil }
    for file in results where file.hasSyntaxErrors {
      Output.error(
        "curbcut: warning: \(file.path): has syntax errors; findings may be missing or wrong"
      )
    }
    // Beside the reason why nothing was checked, “no problems found” would be wrong.
    if results.isEmpty, status != .clean, outputs.isText { return status }
    if filter.isWritingBaseline {
      try filter.writeBaseline(covering: results, in: project.currentFolder)
      return status
    }
    let known = try filter.apply(to: &results, changes, in: project.currentFolder)
    if let suppressions {
      for problem in try suppressions.write(to: results) {
        Output.error("curbcut: \(problem)")
        status = .failure
      }
      return status
    }
    var report = Report(files: results, problems: problems)
    (report.knownCount, report.goneCount) = known
    timings.end()
    if outputs.isOnTerminal { report.seconds = timings.seconds }
    try write(report)
    if showsTimings { try? OpenFile.writeAll(Array(timings.text.utf8), to: STDERR_FILENO) }
    if status == .clean, let limit = failOn.severity,
      results.contains(where: { $0.diagnostics.contains { $0.severity >= limit } })
    {
      return .findings
    }
    return status
  }

  // MARK: Files

  /// The files to check: what a configuration leaves out is left out, unless it is named itself.
  private func chosenFiles(in project: inout ProjectFiles) throws -> ChosenFiles {
    guard let standardInput else {
      return ChosenFiles(
        in: paths,
        of: &project,
        excluding: excluded,
        excludingNamed: isExclusionForced,
        adjusting: overrides.apply(to:)
      )
    }
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
    var chosen = ChosenFiles(
      source,
      as: standardInput,
      of: &project,
      adjusting: overrides.apply(to:)
    )
    if isExclusionForced { chosen.files.removeAll(where: \.configuration.isExcluded) }
    return chosen
  }

  // MARK: Report

  private func write(_ report: Report) throws {
    if fixMode == .preview {
      return try outputs.write(diff: report.files.flatMap { $0.difference ?? [] })
    }
    let isInputFixed = standardInput != nil && fixMode == .write
    if isInputFixed, let text = report.files.first?.text { try Output.write(text) }
    try outputs.write(report, isInputFixed: isInputFixed)
  }
}

/// What came out for one file.
struct CheckedFile: Sendable {
  let path: String
  /// Why there is no result.
  let problem: String?
  var diagnostics: [Diagnostic] = []
  /// Whether it does not parse, so that not all of it was read as it is meant.
  var hasSyntaxErrors = false
  /// The text by lines, where there is something to show of it.
  var lines: LineTable?
  /// What the fixes would change, as a unified diff.
  var difference: [UInt8]?
  /// How many problems of each rule the fixes have removed.
  var fixed: [String: Int] = [:]
  /// The text after the fixes, where it is not written to a file.
  var text: [UInt8]?
  /// What VoiceOver says on the file's views, where a report shows it.
  var transcripts: [ViewTranscript] = []

  init(path: String, problem: String?) {
    self.path = path
    self.problem = problem
  }
}

/// What the options of a call say over the files that apply.
private struct Overrides {
  private let profile: Configuration.Profile?
  private let level: Criterion.Level?
  /// The App Store label that the rules are about; nil for all.
  private let label: AppStoreFeature?
  /// The only rules that run; empty for all that would.
  private let only: [String]
  private let disabled: [String]

  init(_ arguments: inout Arguments) throws {
    profile = try arguments.choice("--profile", Configuration.Profile.self)
    level = try arguments.choice("--wcag", Criterion.Level.self)
    label = try arguments.choice("--label", AppStoreFeature.self)
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
    if let label {
      for rule in Rule.all where !rule.features.contains(label) { configuration.disable(rule.id) }
    }
    for id in disabled { configuration.disable(id) }
  }
}
