import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules

/// `curbcut report`: what can be said of the criteria of a standard, or of Apple's labels.
enum ReportCommand {
  static let help = """
    usage: curbcut report --wcag [OPTIONS] [PATH...]
           curbcut report --nutrition-labels [OPTIONS] [PATH...]

    Lists the criteria of WCAG 2.2, with the clauses of EN 301 549 V3.2.1: how many rules look for
    faults against each, what they found, and what a person has to test. Or the features that the App
    Store has Accessibility Nutrition Labels for: what stands in the way of each, on which screens
    and in which common tasks, and what a person has to try. It never says that an app conforms or
    supports a feature: reading source code cannot tell.

      --wcag              the criteria of WCAG 2.2
      --nutrition-labels  the features of Apple's Accessibility Nutrition Labels; "tasks" in
                          .curbcut.json names the common tasks and the views they begin with
      --format FORMAT     text (the default), markdown, html, or json
      --output FILE       write the report to a file
      --level LEVEL       with --wcag, the criteria up to A, AA (the default), or AAA
      --device DEVICES    with --nutrition-labels, iphone, ipad, mac, tv, vision, or watch, with
                          commas between; without it, iphone,ipad
      --write-baseline FILE
                          with --nutrition-labels, write a baseline of what stands in the way
      --baseline FILE     leave out what the baseline knows
      --fail-on WHAT      with --nutrition-labels, exit with status 1 on a regression, which is a
                          finding that stands in the way and is not in the baseline; or never, the
                          default
    """

  enum Format: String, CaseIterable {
    case text, markdown, html, json
  }

  enum Threshold: String, CaseIterable {
    case regression, never
  }

  static func run(_ arguments: inout Arguments) throws -> ExitStatus {
    let isWCAG = arguments.flag("--wcag")
    let isLabels = arguments.flag("--nutrition-labels")
    guard isWCAG != isLabels else {
      throw UsageError("report expects --wcag or --nutrition-labels")
    }
    let format = try arguments.choice("--format", Format.self) ?? .text
    let output = try arguments.option("--output")
    return isWCAG
      ? try reportCriteria(&arguments, format, to: output)
      : try reportLabels(&arguments, format, to: output)
  }

  private static func reportCriteria(
    _ arguments: inout Arguments,
    _ format: Format,
    to output: String?
  ) throws -> ExitStatus {
    let level = try arguments.choice("--level", Criterion.Level.self) ?? .aa
    let paths = try arguments.rest()
    // Rules that are off by default look for faults against criteria too.
    let check = try PathCheck(of: paths.isEmpty ? ["."] : paths) { $0.profile = .strict }
    for problem in check.problems { Output.error("curbcut: \(problem)") }
    let summary = CriteriaSummary(of: check.results, upTo: level)
    try write(summary, as: format, to: output)
    return check.problems.isEmpty ? .clean : .failure
  }

  private static func reportLabels(
    _ arguments: inout Arguments,
    _ format: Format,
    to output: String?
  ) throws -> ExitStatus {
    let devices = try (arguments.option("--device") ?? "iphone,ipad").split(separator: ",").map {
      try Arguments.choice(String($0), of: "--device", LabeledDevice.self)
    }
    let filter = try FindingFilter(&arguments)
    let failOn = try arguments.choice("--fail-on", Threshold.self) ?? .never
    let paths = try arguments.rest()
    let check = try PathCheck(of: paths.isEmpty ? ["."] : paths, isReportingAll: true)
    for problem in check.problems { Output.error("curbcut: \(problem)") }
    var results = check.results
    var project = try ProjectFiles(choosing: nil)
    let folder = project.currentFolder
    for index in results.indices {
      results[index].diagnostics.removeAll { Rule.named($0.ruleID)?.features.isEmpty ?? true }
    }
    if filter.isWritingBaseline {
      try filter.writeBaseline(covering: results, in: folder)
      return check.problems.isEmpty ? .clean : .failure
    }
    _ = try filter.apply(to: &results, filter.changes(in: paths), in: folder)
    let tasks = project.configurations.configuration(forFile: "\(folder)/App.swift").configuration
      .tasks
    let summary = LabelSummary(Report(files: results), tasks: tasks, on: devices)
    try write(summary, as: format, to: output)
    guard check.problems.isEmpty else { return .failure }
    return failOn == .regression && summary.standsInTheWay ? .findings : .clean
  }

  private static func write(
    _ summary: some ConformanceSummary,
    as format: Format,
    to output: String?
  ) throws {
    let text =
      switch format {
      case .text: summary.text
      case .markdown: summary.markdown
      case .html: summary.html
      case .json: summary.json.prettyText
      }
    if let output {
      try ReportOutputs.write(Array(text.utf8), to: output)
    } else {
      try Output.write(text)
    }
  }
}

/// What can be said of a standard, in each format that a report is written in.
protocol ConformanceSummary {
  var text: String { get }
  var markdown: String { get }
  var html: String { get }
  var json: JSON { get }
}

/// Each criterion with what is found and what is left to do.
struct CriteriaSummary: ConformanceSummary {
  private struct Entry {
    let row: WCAGRow
    let rules: [Rule]
    let count: Int
  }

  private let entries: [Entry]
  private let fileCount: Int

  init(of files: [CheckedFile], upTo level: Criterion.Level) {
    var counts: [String: Int] = [:]
    for criterion in files.flatMap(\.diagnostics).flatMap(\.criteria) {
      counts[criterion.number, default: 0] += 1
    }
    fileCount = files.count
    entries = WCAGRow.all.filter { row in
      Criterion.Level(rawValue: row.level).map { $0 <= level } ?? false
    }.map { row in
      let rules = Rule.all.filter { rule in rule.criteria.contains { $0.number == row.number } }
      return Entry(row: row, rules: rules, count: counts[row.number] ?? 0)
    }
  }

  /// What has to be said before anybody reads a number.
  private static let limits = [
    "This is not a conformance report. It says which faults can be seen in source code and which were.",
    "A criterion without findings is not met by that: each needs a person who tests the app.",
  ]

  private static let title = "WCAG 2.2 and EN 301 549 V3.2.1: what the source shows"

  private func found(_ entry: Entry) -> String {
    if entry.rules.isEmpty { return "not checked" }
    return entry.count == 0
      ? "no findings" : entry.count.counted("finding")
  }

  private var scope: String {
    let checked = entries.count { !$0.rules.isEmpty }
    let files = fileCount.counted("file")
    return "Rules look for faults against \(checked) of \(entries.count) criteria, in \(files)."
  }

  // MARK: Formats

  var text: String {
    var rows = [["criterion", "level", "EN 301 549", "rules", "found"]]
    for entry in entries {
      rows.append([
        "\(entry.row.number) \(entry.row.name)", entry.row.level, entry.row.clause ?? "",
        "\(entry.rules.count)", found(entry),
      ])
    }
    var text = "\(Self.title)\n\n\(Self.limits.joined(separator: "\n"))\n\(scope)\n\n"
    text += TextTable(rows, rightAligned: [3]).text
    text += "\nFor a person to test:\n\n"
    for entry in entries {
      if let test = entry.row.test { text += "  \(entry.row.number) \(entry.row.name): \(test)\n" }
    }
    return text
  }

  var markdown: String {
    var text = "# \(Self.title)\n\n\(Self.limits.joined(separator: "\n"))\n\(scope)\n\n"
    text += "| criterion | level | EN 301 549 | rules | found | for a person to test |\n"
    text += "|---|---|---|--:|---|---|\n"
    for entry in entries {
      let cells = [
        "\(entry.row.number) \(entry.row.name)", entry.row.level, entry.row.clause ?? "",
        "\(entry.rules.count)", found(entry), entry.row.test ?? "",
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  var html: String {
    var content = Self.limits.map { "<p>\($0)</p>\n" }.joined() + "<p>\(scope)</p>\n"
    content += HTMLText.table(
      "Criteria",
      ["criterion", "level", "EN 301 549", "found", "rules", "for a person to test"],
      entries.map { entry in
        [
          "\(entry.row.number) \(HTMLText.text(entry.row.name))", entry.row.level,
          entry.row.clause ?? "–", found(entry),
          entry.rules.map { "<a href=\"\($0.url)\">\($0.id)</a>" }.joined(separator: ", "),
          HTMLText.text(entry.row.test ?? "–"),
        ]
      }
    )
    return HTMLPage(title: Self.title, content: content).text
  }

  var json: JSON {
    .object([
      "standard": "WCAG 2.2", "isConformanceClaim": false, "files": .integer(fileCount),
      "criteria": .array(
        entries.map { entry in
          .object([
            "criterion": .string(entry.row.number), "name": .string(entry.row.name),
            "level": .string(entry.row.level), "en301549": entry.row.clause.map { .string($0) },
            "rules": .array(entry.rules.map { .string($0.id) }),
            "findings": entry.rules.isEmpty ? nil : .integer(entry.count),
            "test": entry.row.test.map { .string($0) },
          ])
        }
      ),
    ])
  }
}
