import CurbcutAnalysis
import CurbcutModel
import CurbcutRules
import CurbcutSyntax
import Foundation

/// Writes the examples of rules in other ways that change nothing for the people who use the view,
/// and prints which findings are lost and which appear, for each rewriting and rule.
///
/// `--texts` prints the rewritten examples too. What truly changes with a rewriting stands in
/// `SpellingExceptions`.
enum SpellingsBench {
  static func run(_ arguments: [String]) {
    let printsTexts = arguments.contains("--texts")
    let ids = arguments.filter { !$0.hasPrefix("--") }
    var lost: [String: [String: Int]] = [:]
    var appeared: [String: [String: Int]] = [:]
    var tried: [String: (reported: Int, good: Int)] = [:]
    for rule in Rule.all where ids.isEmpty || ids.contains(rule.id) {
      for trial in SpellingTrial.all(of: rule) {
        let count = trial.example.verdict == .reported ? (1, 0) : (0, 1)
        tried[trial.rewriting.name, default: (0, 0)].reported += count.0
        tried[trial.rewriting.name, default: (0, 0)].good += count.1
        guard let outcome = trial.run() else { continue }
        if outcome.lost > 0 { lost[trial.rewriting.name, default: [:]][rule.id, default: 0] += 1 }
        for id in outcome.appeared {
          appeared[trial.rewriting.name, default: [:]][id, default: 0] += 1
        }
        guard printsTexts, outcome.lost > 0 || !outcome.appeared.isEmpty else { continue }
        print(
          "// \(rule.id) \(trial.rewriting.name) (example at line \(trial.example.line)): "
            + (outcome.lost > 0 ? "lost" : outcome.appeared.joined(separator: ", "))
        )
        print(trial.text, terminator: "\n\n")
      }
    }
    printTable("lost findings", lost, of: tried.mapValues(\.reported))
    printTable("findings that appear", appeared, of: tried.mapValues { $0.good + $0.reported })
  }

  private static func printTable(
    _ title: String,
    _ counts: [String: [String: Int]],
    of tried: [String: Int]
  ) {
    let sum = counts.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    print("\(title): \(sum) in \(tried.values.reduce(0, +)) rewritten examples")
    for rewriting in Rewriting.all {
      guard let rules = counts[rewriting.name] else { continue }
      print("  \(rewriting.name): \(rules.values.reduce(0, +)) of \(tried[rewriting.name] ?? 0)")
      for (id, count) in rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        print("    \(count)  \(id)")
      }
    }
  }
}

/// One example written in one other way.
struct SpellingTrial {
  let rule: Rule
  let example: Example
  let rewriting: Rewriting
  let text: String
  /// The ids of what is found in the example as it stands.
  private let before: [String]

  /// What a rewriting changed.
  struct Outcome {
    /// How many findings of the example's own rule are gone.
    let lost: Int
    /// The rules that report more than before.
    let appeared: [String]
  }

  /// Every way to write the faulty and the recommended examples of a rule that is about views.
  static func all(of rule: Rule) -> [SpellingTrial] {
    switch rule.check {
    case .interface, .suppressions: return []
    default: break
    }
    return rule.examples.filter { $0.verdict != .ignored && !$0.isInterface }.flatMap {
      example -> [SpellingTrial] in
      let text = example.code.withoutCarets
      let found = findings(in: text, example)
      let source = ViewSource(
        text,
        faults: found.filter { $0.ruleID == rule.id }.map(\.range)
      )
      return Rewriting.all.compactMap { rewriting in
        guard SpellingExceptions.reason(for: rewriting.name, rule.id) == nil,
          let text = rewriting.rewrite(source)
        else { return nil }
        return SpellingTrial(
          rule: rule,
          example: example,
          rewriting: rewriting,
          text: text,
          before: found.map(\.ruleID)
        )
      }
    }
  }

  /// What the rules say of the new text; nil where it does not parse, which is the bench's own fault.
  func run() -> Outcome? {
    guard !SyntaxTree(parsing: text).hasErrors else {
      print("// \(rule.id) \(rewriting.name): does not parse\n\(text)")
      return nil
    }
    let after = Self.findings(in: text, example).map(\.ruleID)
    func growth(_ id: String) -> Int {
      after.count { $0 == id } - before.count { $0 == id }
    }
    let appeared = Set(after).filter {
      growth($0) > 0 && SpellingExceptions.reason(for: rewriting.name, $0) == nil
    }
    return Outcome(
      lost: example.verdict == .reported ? max(0, -growth(rule.id)) : 0,
      appeared: appeared.sorted()
    )
  }

  private static func findings(in text: String, _ example: Example) -> [Diagnostic] {
    var workspace = Workspace()
    workspace.configuration.profile = .all
    workspace.configuration.project.strings = ProjectStrings(
      texts: example.strings,
      keys: [],
      languages: []
    )
    workspace.open("Example.swift", bytes: Array(text.utf8))
    return workspace.diagnostics(for: "Example.swift")
  }
}

extension String {
  /// An example's source without the comments that mark what is reported.
  fileprivate var withoutCarets: String {
    split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let text = line.drop { $0 == " " }
      return !(text.hasPrefix("//") && text.dropFirst(2).drop { $0 == " " }.hasPrefix("^"))
    }.joined(separator: "\n")
  }
}
