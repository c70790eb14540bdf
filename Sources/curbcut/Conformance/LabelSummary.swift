import CurbcutAnalysis
import CurbcutProtocol
import CurbcutRules
import CurbcutSyntax

/// What the source shows of each feature that a page in the App Store has a label for: findings that
/// stand in its way, by screen and common task, and what is left for a person to try.
struct LabelSummary: ConformanceSummary {
  /// What can be said of a feature; never that it is supported.
  private enum Verdict: String {
    case standsInTheWay = "stands in the way"
    case undetermined = "could not be determined"
    case nothingFound = "nothing found in source"
  }

  /// A screen with findings.
  private struct Row {
    let screen: ScreenMap.Screen
    let count: Int
    let tasks: [String]
  }

  private struct Entry {
    let feature: AppStoreFeature
    let rows: [Row]
    /// How many findings are certain: errors and warnings.
    let count: Int
    /// How many more are advice.
    let adviceCount: Int
    /// What of it the source does not tell.
    let unknown: [String]
    let rules: [Rule]

    var verdict: Verdict {
      if count > 0 { return .standsInTheWay }
      // Silence says little where the source shows less than half of what is asked.
      let unseen = criteria.count { $0.shown == nil }
      return rules.isEmpty || unseen * 2 > criteria.count ? .undetermined : .nothingFound
    }

    var criteria: [LabelCriterion] { LabelCriterion.all.filter { $0.feature == feature } }
  }

  private let report: Report
  private let entries: [Entry]
  private let tasks: [(name: String, count: Int)]

  /// - Parameters:
  ///   - report: all findings, with transcripts.
  ///   - named: the tasks that the project names.
  init(_ report: Report, tasks named: [CommonTask], on devices: [LabeledDevice]) {
    self.report = report
    let map = ScreenMap(of: report.files)
    let tasks = map.tasks(named: named)
    self.tasks = tasks.map { ($0.task.name, $0.screens.count) }
    let transcripts = report.files.flatMap(\.transcripts)
    // Each view is told by itself: what stands elsewhere in the project is read there.
    let unread = Set(transcripts.flatMap(\.transcript.unreadNames))
      .subtracting(transcripts.map(\.view)).sorted()
    entries = AppStoreFeature.allCases.filter { feature in
      devices.contains { $0.has(feature) }
    }.map { feature in
      let rules = feature.rules
      let ids = Set(rules.map(\.id))
      var counts: [ScreenMap.Screen: Int] = [:]
      var adviceCount = 0
      for file in report.files {
        for diagnostic in file.diagnostics where ids.contains(diagnostic.ruleID) {
          guard diagnostic.severity >= .warning else {
            adviceCount += 1
            continue
          }
          counts[map.screen(at: diagnostic.range.lowerBound, in: file.path), default: 0] += 1
        }
      }
      let rows = counts.map { screen, count in
        Row(
          screen: screen,
          count: count,
          tasks: tasks.filter { $0.screens.contains(screen.name) }.map(\.task.name)
        )
      }
      return Entry(
        feature: feature,
        rows: rows.sorted {
          ($1.count, $0.screen.path, $0.screen.line) < ($0.count, $1.screen.path, $1.screen.line)
        },
        count: counts.values.reduce(0, +),
        adviceCount: adviceCount,
        unknown: Self.unknown(of: feature, unread),
        rules: rules
      )
    }
  }

  private static func unknown(of feature: AppStoreFeature, _ unread: [String]) -> [String] {
    var unknown = LabelCriterion.all.filter { $0.feature == feature && $0.shown == nil }.map(\.text)
    if !unread.isEmpty, feature == .voiceOver || feature == .voiceControl {
      let shown = unread.prefix(8).joined(separator: ", ")
      let more = unread.count > 8 ? " and \(unread.count - 8) more" : ""
      unknown.append("What is behind \(shown)\(more), which were not read")
    }
    return unknown
  }

  /// Whether anything certain stands in the way of a feature.
  var standsInTheWay: Bool { entries.contains { $0.count > 0 } }

  // MARK: Words

  private static let title = "App Store Accessibility Nutrition Labels: what the source shows"

  /// What has to be said before anybody reads a number.
  private static let limits = [
    "This declares nothing. It says what in the source stands in the way of a feature.",
    "Whether an app supports a feature, only a person can tell who does each common task on a device "
      + "with the feature on.",
  ]

  private func result(_ entry: Entry) -> String {
    entry.count > 0
      ? "\(entry.count.counted("finding")) \(entry.count == 1 ? "stands" : "stand") in the way"
      : entry.verdict.rawValue
  }

  private func taskNames(_ entry: Entry) -> String {
    let names = Set(entry.rows.flatMap(\.tasks))
    return tasks.map(\.name).filter(names.contains).joined(separator: ", ")
  }

  private func place(_ screen: ScreenMap.Screen) -> String {
    "\(report.path(of: screen.path)):\(screen.line)"
  }

  private var taskLine: String {
    let told = tasks.map { "\($0.name) (\($0.count.counted("screen")))" }
    return told.isEmpty
      ? "No common task was recognized; name them under \"tasks\" in .curbcut.json."
      : "Common tasks: \(told.joined(separator: ", "))."
  }

  private static let testing = "Still to be tested by a person, in each common task"

  // MARK: Formats

  var text: String {
    var rows = [["feature", "what the source shows", "screens", "common tasks"]]
    for entry in entries {
      let screens = entry.rows.isEmpty ? "" : "\(entry.rows.count)"
      rows.append([entry.feature.name, result(entry), screens, taskNames(entry)])
    }
    var text = "\(Self.title)\n\n\(Self.limits.joined(separator: "\n"))\n\(taskLine)\n\n"
    text += TextTable(rows, rightAligned: [2]).text
    for entry in entries {
      text += "\n\(entry.feature.name): \(result(entry))"
      if entry.adviceCount > 0 { text += "; \(entry.adviceCount) more are advice" }
      text += "\n"
      for row in entry.rows {
        let tasks = row.tasks.isEmpty ? "" : "  (\(row.tasks.joined(separator: ", ")))"
        text += "  \(row.screen.name.printable)  \(place(row.screen).printable)  "
        text += "\(row.count.counted("finding"))\(tasks)\n"
      }
      if !entry.unknown.isEmpty {
        text += "  Could not be determined:\n"
        for unknown in entry.unknown { text += "    - \(unknown)\n" }
      }
      text += "  \(Self.testing):\n"
      for criterion in entry.criteria { text += "    - \(criterion.test)\n" }
    }
    return text
  }

  var markdown: String {
    var text = "# \(Self.title)\n\n\(Self.limits.joined(separator: "\n"))\n\n\(taskLine)\n\n"
    text += "| feature | what the source shows | screens | common tasks |\n|---|---|--:|---|\n"
    for entry in entries {
      text += "| \(entry.feature.name) | \(result(entry)) | \(entry.rows.count) | "
      text += "\(Markdown.text(taskNames(entry))) |\n"
    }
    for entry in entries {
      text += "\n## \(entry.feature.name)\n\n"
      for row in entry.rows {
        let tasks = row.tasks.isEmpty ? "" : " (\(row.tasks.joined(separator: ", ")))"
        text += "- \(Markdown.text(row.screen.name)), \(Markdown.text(place(row.screen))): "
        text += "\(row.count.counted("finding"))\(Markdown.text(tasks))\n"
      }
      if !entry.unknown.isEmpty {
        text += "\nCould not be determined:\n\n"
        for unknown in entry.unknown { text += "- \(Markdown.text(unknown))\n" }
      }
      text += "\n\(Self.testing):\n\n"
      for criterion in entry.criteria { text += "- [ ] \(criterion.test)\n" }
    }
    return text
  }

  var html: String {
    let screens = HTMLScreens(report)
    var content = (Self.limits + [taskLine]).map { "<p>\(HTMLText.text($0))</p>\n" }.joined()
    content += HTMLText.table(
      "Features",
      ["feature", "what the source shows", "screens", "common tasks"],
      entries.map { entry in
        [
          "<a href=\"#\(entry.feature.rawValue)\">\(entry.feature.name)</a>",
          HTMLText.text(result(entry)), "\(entry.rows.count)", HTMLText.text(taskNames(entry)),
        ]
      },
      numbers: [2]
    )
    for entry in entries {
      content += "<section id=\"\(entry.feature.rawValue)\"><h2>\(entry.feature.name)</h2>\n"
      content += "<p>\(HTMLText.text(result(entry)).uppercasedStart)."
      content += entry.adviceCount > 0 ? " \(entry.adviceCount) more are advice.</p>\n" : "</p>\n"
      if !entry.rows.isEmpty {
        content += HTMLText.table(
          "Screens with what stands in the way of \(entry.feature.name)",
          ["screen", "place", "findings", "common tasks"],
          entry.rows.map { row in
            [
              screens.link(to: row.screen.name, in: row.screen.path, line: row.screen.line),
              "<code>\(HTMLText.text(place(row.screen)))</code>", "\(row.count)",
              HTMLText.text(row.tasks.joined(separator: ", ")),
            ]
          },
          numbers: [2]
        )
      }
      content += HTMLText.table(
        "What Apple asks for \(entry.feature.name)",
        ["criterion", "what the source shows", "for a person to try"],
        entry.criteria.map { criterion in
          [
            HTMLText.text(criterion.text), HTMLText.text(criterion.shown ?? "nothing"),
            HTMLText.text(criterion.test),
          ]
        }
      )
      if !entry.rules.isEmpty {
        let links = entry.rules.map { "<a href=\"\($0.url)\">\($0.id)</a>" }
        content += "<p>Rules: \(links.joined(separator: ", ")).</p>\n"
      }
      content += "</section>\n"
    }
    return HTMLPage(
      title: Self.title,
      sections: entries.map { ($0.feature.rawValue, $0.feature.name) },
      content: content + screens.html
    ).text
  }

  var json: JSON {
    .object([
      "standard": "App Store Accessibility Nutrition Labels", "isSupportClaim": false,
      "files": .integer(report.files.count),
      "tasks": .array(
        tasks.map { .object(["name": .string($0.name), "screens": .integer($0.count)]) }
      ),
      "features": .array(
        entries.map { entry in
          .object([
            "feature": .string(entry.feature.rawValue), "name": .string(entry.feature.name),
            "verdict": .string(entry.verdict.rawValue), "findings": .integer(entry.count),
            "advice": .integer(entry.adviceCount),
            "screens": .array(
              entry.rows.map { row in
                .object([
                  "name": .string(row.screen.name),
                  "file": .string(report.path(of: row.screen.path)),
                  "line": .integer(row.screen.line), "findings": .integer(row.count),
                  "tasks": .array(row.tasks.map { .string($0) }),
                ])
              }
            ),
            "undetermined": .array(entry.unknown.map { .string($0) }),
            "criteria": .array(
              entry.criteria.map { criterion in
                .object([
                  "criterion": .string(criterion.text),
                  "source": criterion.shown.map { .string($0) }, "test": .string(criterion.test),
                ])
              }
            ),
            "rules": .array(entry.rules.map { .string($0.id) }),
          ])
        }
      ),
    ])
  }
}

extension String {
  fileprivate var uppercasedStart: String { prefix(1).uppercased() + dropFirst() }
}
