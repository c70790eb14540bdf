import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// What became of one rule at one place of a document, for `curbcut why`.
package struct RuleTrace: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    /// It is reported, with this message.
    case reported(String)
    /// A named exemption silences it.
    case exempt(String)
    /// A fact that decides cannot be known from source.
    case unknown(String)
    /// A suppression comment silences it; the message it would have.
    case suppressed(String)
    /// The configuration leaves the rule out; the message it would have.
    case off(String)
    /// The rule looked at the view and found nothing wrong.
    case nothingFound
  }

  package let ruleID: String
  /// What the rule looked at, in UTF-8 offsets of the file.
  package let range: Range<Int>
  package let outcome: Outcome
  /// Where that stands which is not known, in UTF-8 offsets of the file.
  package var place: Range<Int>?
}

/// Where a rule has found something.
private struct Place: Hashable {
  let ruleID: String
  let range: Range<Int>
}

extension Workspace {
  /// What became of each rule that was about something on a line, sorted by place, then rule; where
  /// nothing is but code sets up an object of UIKit there, at that object.
  ///
  /// Rules that the configuration leaves out are run as well, so that their silence is explained too.
  ///
  /// - Parameters:
  ///   - line: from 0; nil for the whole document.
  ///   - rule: the only rule to ask; nil for all.
  package mutating func traces(
    of path: String,
    atLine line: Int?,
    rule: Rule? = nil
  ) -> [RuleTrace] {
    let found = tracesOfPlaces(of: path, atLine: line, rule: rule)
    guard found.isEmpty, let line else { return found }
    return linesOfObjects(of: path, setUpAtLine: line).sorted().flatMap {
      tracesOfPlaces(of: path, atLine: $0, rule: rule)
    }
  }

  /// The lines that make and set up the objects of UIKit that the code of a line does something to.
  private mutating func linesOfObjects(of path: String, setUpAtLine line: Int) -> Set<Int> {
    guard let analysis = analysis(of: path), let tree = document(path)?.tree else { return [] }
    var found: Set<Int> = []
    for checked in analysis.checkedModels {
      for object in checked.model.objects where !object.isOwn {
        let lines = ([object.range] + object.settings.map(\.range)).compactMap { range in
          checked.range(inFile: range).map { tree.position(of: $0.lowerBound).line }
        }
        if lines.contains(line) { found.formUnion(lines) }
      }
    }
    return found
  }

  private mutating func tracesOfPlaces(
    of path: String,
    atLine line: Int?,
    rule: Rule?
  ) -> [RuleTrace] {
    guard let analysis = analysis(of: path), let tree = document(path)?.tree else { return [] }
    let shown = Set(analysis.diagnostics.map { Place(ruleID: $0.ruleID, range: $0.range) })
    let running = Set(configuration(of: path).rules.map(\.id))
    let runner = RuleRunner(rule.map { [$0] } ?? Rule.all)
    let lines = LineTable(tree)
    var traces: [RuleTrace] = []
    var known: Set<RuleTrace> = []
    for checked in analysis.checkedModels {
      // The line in the item, with its end: it may be empty.
      let asked = line.flatMap { line in
        checked.range(ofFile: lines.offset(ofLine: line)..<lines.offset(ofLine: line + 1) + 1)
      }
      for trace in runner.traces(of: checked.model, in: asked) {
        guard let range = checked.range(inFile: trace.range) else { continue }
        if let line, lines.position(of: range.lowerBound).line != line { continue }
        let outcome = RuleTrace.Outcome(trace.outcome) { message in
          if shown.contains(Place(ruleID: trace.ruleID, range: range)) {
            return .reported(message)
          }
          return running.contains(trace.ruleID) ? .suppressed(message) : .off(message)
        }
        let found = RuleTrace(
          ruleID: trace.ruleID,
          range: range,
          outcome: outcome,
          place: trace.place.flatMap { checked.range(inFile: $0) }
        )
        if known.insert(found).inserted { traces.append(found) }
      }
    }
    return traces.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.ruleID)
        < ($1.range.lowerBound, $1.range.upperBound, $1.ruleID)
    }
  }

  /// The views of a document with what the model knows of each, as indented text.
  ///
  /// - Parameter line: from 0; only the trees that the line belongs to. Nil for all.
  package mutating func modelOutline(of path: String, atLine line: Int?) -> String {
    guard let analysis = analysis(of: path), let tree = document(path)?.tree else { return "" }
    var parts: [String] = []
    for checked in analysis.checkedModels {
      for viewTree in checked.model.trees {
        if let line,
          !viewTree.elements.contains(where: { element in
            guard let range = checked.range(inFile: element.range) else { return false }
            let first = tree.position(of: range.lowerBound).line
            return (first...tree.position(of: range.upperBound).line).contains(line)
          })
        {
          continue
        }
        parts.append(
          viewTree.outline { offset in
            let place = checked.range(inFile: offset..<offset)?.lowerBound ?? 0
            return tree.position(of: place).line + 1
          }
        )
      }
    }
    return parts.joined(separator: "\n")
  }
}

extension RuleTrace.Outcome {
  /// - Parameter reported: what became of a finding with a message behind the rule.
  init(
    _ outcome: Trace.Outcome,
    reported: (String) -> RuleTrace.Outcome
  ) {
    switch outcome {
    case .reported(let message): self = reported(message)
    case .exempt(let name): self = .exempt(name)
    case .unknown(let fact): self = .unknown(fact)
    case .nothingFound: self = .nothingFound
    }
  }
}
