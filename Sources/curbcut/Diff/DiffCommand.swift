import CurbcutAnalysis
import Foundation

/// `curbcut diff`: what a change does to people who use assistive technology.
struct DiffCommand {
  static let help = """
    usage: curbcut diff [OPTIONS] [BASE [HEAD]] [--] [PATH...]
           curbcut diff [OPTIONS] --no-index OLD NEW

    Prints, screen by screen, what a change does to people who use assistive technology: elements
    that VoiceOver announces otherwise, that came, went or moved, and findings that are new or fixed.

    BASE and HEAD are revisions of Git, or BASE..HEAD, or BASE...HEAD for all that HEAD did since the
    two parted. Without HEAD the files on disk are compared, saved or not committed; without BASE,
    with where they and the default branch parted. PATH limits what is shown, not what is read.
    Outside of a repository, two folders are compared. A bare repository has no files on disk:
    there, HEAD stands for them.

      ~  announced otherwise      +  new      -  gone      ↕  moved
      ?  no longer known from the source, such as words that come from a variable now
      !  a new finding            ✓  findings that are fixed

    Elements are told apart by what they are and where they stand on the screen: code that is
    formatted, moved, extracted or renamed is no change. Screens that change because a component, a
    style, a constant or a string changed elsewhere are shown with the reason. Words in ‹guillemets›
    are known only when the app runs and are compared as code. Of a screen that was made anew, the
    text says how much is gone and new, and which controls and headings; JSON has each element. Of
    UIKit code, the findings are compared, the elements that a view or controller puts on its own
    screen, and the words that code looks up or gives alerts, menus, cells and controls. Views of
    storyboards and xibs are told apart by their identifiers.

    options:
      --format FORMAT     text (the default), markdown, json, or github
      --fail-on WHAT      exit with status 1 at new-findings, lost-labels (elements whose name is
                          gone), any (any change), or never (the default)
      --config FILE       use these settings for both versions
      --language LANGUAGE read the string tables of the project in this language, such as de, rather
                          than in the one that it is developed in
      --site URL          link rules to the pages of "curbcut docs" that are served there
      --no-index          compare two folders, in a repository or not
      --color WHEN        auto (the default), always, or never

    Git is asked for what it holds and never changes a file: nothing is checked out, no hook, filter
    or other program of the repository runs, and nothing is fetched.

    JSON has {"version": 1, "base", "head", "fileCount", "screens": [{"name", "formerName", "path",
    "line", "status", "changes": [{"kind", "before", "after", "details", "predecessor", "line",
    "isInOldFile", "losesLabel"}], "reasons", "users", "newFindings", "fixedFindings", "keptCount"}],
    "uikitFiles", "otherFiles", "lookupFiles", "notCompared"}: the files with code of which less is
    compared, and with strings that read otherwise. Lines count from 1. Members are only ever added.

    Exit status: 0, or 1 by --fail-on, or 2 where something cannot be read or compared.
    """

  enum Format: String, CaseIterable {
    case text, markdown, json, github
  }

  enum Threshold: String, CaseIterable {
    case newFindings = "new-findings"
    case lostLabels = "lost-labels"
    case any, never
  }

  private let format: Format
  private let failOn: Threshold
  private let chosen: String?
  private let language: String?
  private let isNoIndex: Bool
  private let color: Output.ColorChoice
  private let site: RuleSite?
  private let words: [String]
  /// What stands behind `--` and is a path for certain.
  private let literal: [String]
  /// Whether `--` is written, so that what stands before it is a revision.
  private let endsRevisions: Bool

  init(_ arguments: inout Arguments) throws {
    format = try arguments.choice("--format", Format.self) ?? .text
    failOn = try arguments.choice("--fail-on", Threshold.self) ?? .never
    chosen = try arguments.option("--config")
    language = try arguments.option("--language")
    isNoIndex = arguments.flag("--no-index")
    color = try arguments.choice("--color", Output.ColorChoice.self) ?? .auto
    site = try RuleSite.option(&arguments)
    literal = arguments.literal
    endsRevisions = arguments.endsOptions
    words = Array(try arguments.rest().dropLast(literal.count))
  }

  func run() throws -> ExitStatus {
    let compared = try ComparedVersions(
      words,
      literal,
      endsRevisions: endsRevisions,
      isNoIndex: isNoIndex,
      choosing: chosen,
      in: language
    )
    let comparison = ProjectComparison(compared.input, workPool: .processors)
    var report = DiffReport(comparison, compared)
    report.site = site
    for problem in compared.problems { Output.error("curbcut: \(problem)") }
    switch format {
    case .text: try Output.print(DiffText(usesColor: Output.hasColor(color)).text(on: report))
    case .markdown: try Output.write(DiffMarkdown.text(on: report))
    case .json: try Output.write(DiffJSON.text(on: report))
    case .github: try Output.write(DiffAnnotations.text(on: report))
    }
    if compared.hasFailed { return .failure }
    let isReached =
      switch failOn {
      case .never: false
      case .any: !report.allSections.isEmpty
      case .newFindings: report.sections.contains { !$0.newFindings.isEmpty }
      case .lostLabels: report.sections.contains { $0.changes.contains(where: \.losesLabel) }
      }
    return isReached ? .findings : .clean
  }
}

/// What is shown of a comparison.
struct DiffReport {
  /// All screens with a change, and those of which something is certain.
  let allSections: [ProjectComparison.Section]
  let sections: [ProjectComparison.Section]
  let fileCount: Int
  let objectPaths: [String]
  let logicPaths: [String]
  let lookups: [ProjectComparison.Lookup]
  /// The files whose views differ on platforms that are not compared, with the names of these.
  let platformPaths: [(path: String, names: [String])]
  /// The files in which it differs whether content scrolls, and what a keyboard reaches.
  let scrollingPaths: [String]
  let keyboardPaths: [String]
  /// The files that do not parse, in one of the versions at least.
  let brokenPaths: [String]
  /// The languages that are not compared and have strings that differ.
  let otherLanguages: [String]
  /// The string tables that differ and cannot be read in full, with why.
  let unreadTables: [String]
  /// What was compared, such as “main” and “the files on disk”.
  let base: String
  let head: String
  let notCompared: [String]
  /// Where the pages about rules are served; nil for the reference of the project.
  var site: RuleSite?
  /// What a path from the root of the project is shown as.
  let shown: @Sendable (String) -> String

  init(_ comparison: ProjectComparison, _ compared: ComparedVersions) {
    allSections = comparison.sections.filter { compared.shows($0.path) }
    sections = allSections.filter { !$0.isDoubtful }
    fileCount = comparison.changedPaths.filter(compared.shows).count
    objectPaths = comparison.objectPaths.filter(compared.shows)
    logicPaths = comparison.logicPaths.filter(compared.shows)
    lookups = comparison.lookups.filter { compared.shows($0.path) }
    platformPaths = comparison.platformPaths.filter { compared.shows($0.path) }
    scrollingPaths = comparison.scrollingPaths.filter(compared.shows)
    keyboardPaths = comparison.keyboardPaths.filter(compared.shows)
    brokenPaths = comparison.brokenPaths.filter(compared.shows)
    let tables = compared.changedTables.filter { compared.shows($0.path) }
    // A folder called Base holds the language that the project is developed in.
    let languages = Set(tables.flatMap(\.change.languages)).subtracting(["Base"])
    otherLanguages = languages.subtracting(compared.comparedLanguages).sorted()
    unreadTables = tables.filter { !$0.change.problems.isEmpty }.map { table in
      "\(compared.shown(table.path)) (\(table.change.problems.joined(separator: "; ")))"
    }
    base = compared.baseTitle
    head = compared.headTitle
    notCompared = compared.problems
    shown = compared.shown
  }

  /// A report on one file.
  ///
  /// - Parameter base: what the other version is called.
  init(of sections: [ProjectComparison.Section], comparedWith base: String, as path: String) {
    allSections = sections
    self.sections = sections
    fileCount = 1
    objectPaths = []
    logicPaths = []
    lookups = []
    platformPaths = []
    scrollingPaths = []
    keyboardPaths = []
    brokenPaths = []
    otherLanguages = []
    unreadTables = []
    self.base = base
    head = path
    notCompared = []
    shown = { _ in path }
  }

  /// The screens on which perhaps nothing is different.
  private var doubtful: [ProjectComparison.Section] { allSections.filter(\.isDoubtful) }

  /// The outcome in a sentence.
  var headline: String {
    let files = fileCount.counted("file")
    guard !sections.isEmpty else {
      return fileCount == 0
        ? "No change: no Swift code differs between \(base) and \(head)."
        : !doubtful.isEmpty
          ? "No certain change for people who use assistive technology in \(files)."
          : !objectPaths.isEmpty || !unreadTables.isEmpty || !platformPaths.isEmpty
            || !scrollingPaths.isEmpty || !keyboardPaths.isEmpty
            || !brokenPaths.isEmpty
            ? "No change found in what is compared of \(files)."
            : logicPaths.isEmpty && lookups.isEmpty
              ? otherLanguages.isEmpty
                ? "No change for people who use assistive technology in \(files)."
                : "No change for people who use assistive technology in the language that is "
                  + "compared, in \(files)."
              : "No change in what the code of screens says to people who use assistive technology "
                + "in \(files)."
    }
    let screens = sections.filter { !$0.changes.isEmpty }
    let counts = [
      (screens.count, "screen", "screens", " changed"),
      (sections.reduce(0) { $0 + $1.newFindings.count }, "new finding", "new findings", ""),
      (sections.reduce(0) { $0 + $1.fixedFindings.count }, "fixed", "fixed", ""),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)\($0.3)" }
    return "\(counts.joined(separator: ", ")) in \(files), compared with \(base)."
  }

  /// What the comparison cannot tell.
  var limits: [String] {
    func files(_ paths: [String]) -> String {
      let names = paths.map { path in String(path.split(separator: "/").last ?? path[...]) }
      return
        "\(paths.count) of the files (\(DiffWords.list(names))) \(paths.count == 1 ? "has" : "have")"
    }
    var limits: [String] = []
    if !doubtful.isEmpty {
      let names = DiffWords.list(doubtful.compactMap { $0.name ?? $0.path })
      limits.append(
        "Perhaps as before, in code that is written otherwise: \(names); --format json lists what."
      )
    }
    if !objectPaths.isEmpty {
      limits.append(
        "\(files(objectPaths)) UIKit code, of which findings are compared, words that it sets, and "
          + "elements that it puts on its own screen."
      )
    }
    if !logicPaths.isEmpty {
      limits.append(
        "\(files(logicPaths)) other code, such as models and actions: what it makes screens say "
          + "is known only when the app runs."
      )
    }
    if !platformPaths.isEmpty {
      let names = Set(platformPaths.flatMap(\.names)).sorted()
      limits.append(
        "In \(DiffWords.list(platformPaths.map { shown($0.path) })) views differ on "
          + "\(names.joined(separator: " and ")) in another way than on iOS: that is not compared."
      )
    }
    if !scrollingPaths.isEmpty {
      limits.append(
        "In \(DiffWords.list(scrollingPaths.map(shown))) views came into a scroll view or out of one: "
          + "what large text then reaches is not compared."
      )
    }
    if !keyboardPaths.isEmpty {
      limits.append(
        "In \(DiffWords.list(keyboardPaths.map(shown))) views take the focus of a keyboard or remote "
          + "in another way: that is not compared."
      )
    }
    if !brokenPaths.isEmpty {
      limits.append(
        "In one of the versions, syntax errors keep \(DiffWords.list(brokenPaths.map(shown))) from "
          + "being read in full: what is said of it may be wrong."
      )
    }
    if !lookups.isEmpty {
      let isOne = lookups.count == 1
      let texts = Set(lookups.flatMap(\.texts)).compactMap { text in
        text.before.flatMap { before in text.after.map { "“\(before)” → “\($0)”" } }
      }
      let effect =
        texts.isEmpty
        ? "what that makes screens say is"
        : "\(DiffWords.list(texts.sorted().map { DiffWords.clipped($0) })). Which screens say them is"
      limits.append(
        "\(lookups.count.counted("file")) without a change of \(isOne ? "its" : "their") own "
          + "\(isOne ? "looks" : "look") up strings that read differently now: \(effect) known only "
          + "when the app runs."
      )
    }
    if !otherLanguages.isEmpty {
      limits.append(
        "The strings of \(otherLanguages.count.counted("language")) changed: "
          + "\(DiffWords.list(otherLanguages, atMost: 20)); --language compares them."
      )
    }
    if !unreadTables.isEmpty {
      limits.append(
        "Strings that cannot be read in full and are not compared: "
          + "\(DiffWords.list(unreadTables))."
      )
    }
    return limits
  }
}
