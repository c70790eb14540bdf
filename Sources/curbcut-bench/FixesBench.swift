import CurbcutAnalysis
import CurbcutModel
import CurbcutRules
import CurbcutSyntax
import Foundation

/// Makes every fix of every finding in real projects, one at a time, and says which of them break a
/// promise: the text still parses, its finding is gone, none comes instead, what it adds exists on
/// the oldest system that the project is built for, and a safe one changes the transcript only as it
/// says.
///
/// Each folder is one project. The exit status tells whether a promise was broken.
enum FixesBench {
  static func run(_ folders: [String]) {
    guard !folders.isEmpty else {
      FileHandle.standardError.write(Data("usage: curbcut-bench fixes FOLDER...\n".utf8))
      exit(2)
    }
    var tally = FixTally()
    for folder in folders { tryFixes(in: folder, &tally) }
    print(tally.table)
    exit(tally.isClean ? 0 : 1)
  }

  private static func tryFixes(in folder: String, _ tally: inout FixTally) {
    ProjectFolder.forEachFile(in: folder) { path, workspace in
      FixTrial(path, in: workspace)?.run(&tally)
    }
  }
}

/// What became of the fixes so far.
struct FixTally {
  /// What a fix promises.
  enum Promise: String, CaseIterable {
    case parses, gone, noNew, available, transcript
  }

  private var made: [String: Int] = [:]
  private var safe = 0
  private var broken: [String: [Promise: Int]] = [:]

  var isClean: Bool { broken.isEmpty }

  mutating func add(_ fix: Fix, of rule: String) {
    made[rule, default: 0] += 1
    if fix.safety == .safe { safe += 1 }
  }

  mutating func add(_ promise: Promise, of rule: String) {
    broken[rule, default: [:]][promise, default: 0] += 1
  }

  /// How many fixes there were and how many broke which promise, a rule a line.
  var table: String {
    func row(_ name: String, _ count: Int, _ broken: [Promise: Int]) -> String {
      let cells = Promise.allCases.map { "\(broken[$0] ?? 0)".leftPadded(to: 11) }
      return name.padding(toLength: 44, withPad: " ", startingAt: 0)
        + "\(count)".leftPadded(to: 7) + cells.joined()
    }
    var sum: [Promise: Int] = [:]
    for (promise, count) in broken.values.flatMap({ $0 }) { sum[promise, default: 0] += count }
    let head =
      "rule".padding(toLength: 44, withPad: " ", startingAt: 0) + "fixes".leftPadded(to: 7)
      + Promise.allCases.map { $0.rawValue.leftPadded(to: 11) }.joined()
    let rows = broken.keys.sorted().map { row($0, made[$0] ?? 0, broken[$0] ?? [:]) }
    let count = made.values.reduce(0, +)
    return ([head] + rows + [row("all (\(safe) safe)", count, sum)]).joined(separator: "\n")
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(1, width - count)) + self
  }
}

/// Makes the fixes of one file and takes each back.
struct FixTrial {
  private let path: String
  private let original: [UInt8]
  private var workspace: Workspace
  private let diagnostics: [Diagnostic]
  private let stops: [ExposedElement]
  private let errors: Int

  /// Nil where there is nothing to fix.
  init?(_ path: String, in workspace: Workspace) {
    var workspace = workspace
    diagnostics = workspace.diagnostics(for: path)
    guard diagnostics.contains(where: { !$0.fixes.isEmpty }),
      let tree = workspace.document(path)?.tree
    else { return nil }
    self.path = path
    original = tree.bytes
    errors = Self.errors(in: tree)
    stops = Self.stops(&workspace, path)
    self.workspace = workspace
  }

  func run(_ tally: inout FixTally) {
    var trial = self
    let lines = LineTable(original)
    for diagnostic in diagnostics {
      for fix in diagnostic.fixes {
        tally.add(fix, of: diagnostic.ruleID)
        for (promise, detail) in trial.broken(fix, of: diagnostic) {
          tally.add(promise, of: diagnostic.ruleID)
          let line = lines.position(of: diagnostic.range.lowerBound).line + 1
          print("\(path):\(line): \(diagnostic.ruleID) [\(fix.safety)] \(fix.title)")
          print("    \(promise): \(detail)")
        }
      }
    }
  }

  private mutating func broken(
    _ fix: Fix,
    of diagnostic: Diagnostic
  ) -> [(FixTally.Promise, String)] {
    workspace.edit(path, fix.edits.map(Self.filledIn))
    defer { workspace.open(path, bytes: original) }
    guard let tree = workspace.document(path)?.tree else { return [(.parses, "no document")] }
    var broken: [(FixTally.Promise, String)] = []
    if Self.errors(in: tree) > errors { broken.append((.parses, "does not parse")) }
    let after = workspace.diagnostics(for: path)
    let own = { (list: [Diagnostic]) in list.count { $0.ruleID == diagnostic.ruleID } }
    if own(after) >= own(diagnostics) { broken.append((.gone, diagnostic.message)) }
    // A message may quote what the fix changes: so they are counted.
    var known: [String: Int] = [:]
    for other in diagnostics { known[other.ruleID, default: 0] += 1 }
    for other in after where other.ruleID != diagnostic.ruleID {
      known[other.ruleID, default: 0] -= 1
      if known[other.ruleID] == -1 {
        broken.append((.noNew, "\(other.ruleID): \(other.message)"))
      }
    }
    let project = workspace.configuration(of: path).project
    let oldest = project.deployment.limited(to: project.platforms)
    for edit in fix.edits {
      let text = String(decoding: edit.replacement, as: UTF8.self)
      if let name = Availability.firstMissing(in: text, on: oldest) {
        broken.append((.available, name))
      }
    }
    if fix.safety == .safe {
      let difference = TranscriptDifference(from: stops, to: Self.stops(&workspace, path))
      if let fault = difference.fault(saying: fix, of: diagnostic) {
        broken.append((.transcript, fault))
      }
    }
    return broken
  }

  /// An edit with a literal in place of each placeholder that stands for one, and with words in place of
  /// each one in a literal, as a person fills it in.
  private static func filledIn(_ edit: TextEdit) -> TextEdit {
    let text = String(decoding: edit.replacement, as: UTF8.self)
    guard text.includes("<#") else { return edit }
    var result = ""
    var isInLiteral = false
    var rest = text[...]
    while let next = rest.first {
      if rest.hasPrefix("<#"), let end = rest.firstIndex(of: "#"),
        let close = rest[rest.index(after: end)...].firstIndex(of: "#")
      {
        let words = rest[rest.index(after: end)..<close].filter { $0 != "\"" }
        let filled = words.prefix(1).uppercased() + words.dropFirst()
        result += isInLiteral ? filled : "\"\(filled)\""
        rest = rest[close...].dropFirst(2)
        continue
      }
      if next == "\"" { isInLiteral.toggle() }
      result.append(next)
      rest = rest.dropFirst()
    }
    return TextEdit(range: edit.range, result)
  }

  private static func errors(in tree: SyntaxTree) -> Int {
    tree.units.count { $0.hasErrors }
  }

  private static func stops(_ workspace: inout Workspace, _ path: String) -> [ExposedElement] {
    workspace.transcripts(of: path).flatMap(\.transcript.stops)
  }
}

/// What somebody who listens loses or gains by a fix.
struct TranscriptDifference {
  private let before: [ExposedElement]
  private let after: [ExposedElement]

  init(from before: [ExposedElement], to after: [ExposedElement]) {
    self.before = before
    self.after = after
  }

  /// What changes that the fix does not say; nil where it does what it says.
  func fault(saying fix: Fix, of diagnostic: Diagnostic) -> String? {
    let group = Rule.named(diagnostic.ruleID)?.group
    let isNameless: (ExposedElement) -> Bool = { $0.isOperable && $0.label == nil }
    if after.count(where: isNameless) > before.count(where: isNameless) {
      return "makes a control without a name"
    }
    if after.count(where: \.isOperable) < before.count(where: \.isOperable) {
      return "a control is lost"
    }
    let actions = { (stops: [ExposedElement]) in Set(stops.flatMap(\.actions).map(\.spoken)) }
    if let action = actions(before).subtracting(actions(after)).first {
      return "the action \"\(action)\" is lost"
    }
    let states: (ExposedElement) -> Int = {
      $0.traits.count { $0.kind == .selected || $0.kind == .dimmed }
    }
    if after.map(states).reduce(0, +) < before.map(states).reduce(0, +) { return "a state is lost" }
    let changesLabels = group == .labels || group == .headings || group == .localization
    if !changesLabels, let word = lostLabel { return "no longer spoken: \(word)" }
    if group != .hints, let hint = lost(\.hint) { return "no longer spoken: \(hint)" }
    if let value = lost(\.value), group != .values, group != .labels {
      return "lost value: \(value)"
    }
    if group == .text || group == .color || group == .targets || group == .hygiene,
      before.map(\.spoken) != after.map(\.spoken)
    {
      return "changes what is spoken"
    }
    return nil
  }

  /// A label that nothing says any more, but for names of files, which nobody wrote for people.
  private var lostLabel: String? {
    let spoken = after.map(\.spoken)
    let all = Set(spoken)
    return before.compactMap { stop -> String? in
      guard !stop.isFileName, let words = stop.label?.spoken, !words.isEmpty else { return nil }
      if all.contains(stop.spoken) { return nil }
      return spoken.contains { $0.includes(words) } ? nil : words
    }.first
  }

  private func lost(_ part: (ExposedElement) -> ExposedElement.Part?) -> String? {
    let left = Set(after.compactMap { part($0)?.spoken })
    return before.compactMap { part($0)?.spoken }.first { words in
      !words.isEmpty && !left.contains(words) && !after.contains { $0.spoken.includes(words) }
    }
  }
}

extension ExposedElement {
  /// Whether VoiceOver says that something can be done with it.
  fileprivate var isOperable: Bool {
    traits.contains { trait in
      switch trait.kind {
      case .button, .link, .switchButton, .checkbox, .adjustable: true
      default: false
      }
    }
  }
}
