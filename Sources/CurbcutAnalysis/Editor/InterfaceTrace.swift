import CurbcutInterfaceBuilder
import CurbcutRules
import CurbcutSyntax

extension InterfaceAnalysis {
  /// What became of each rule at the views of the file, sorted by place, then rule.
  ///
  /// - Parameters:
  ///   - line: from 0; nil for the whole file.
  ///   - rule: the only rule to ask; nil for all.
  /// - Throws: Why the file cannot be read, with the place.
  package static func traces(
    of bytes: [UInt8],
    atLine line: Int?,
    rule: Rule?,
    configuration: Configuration,
    knowing index: ProjectIndex
  ) throws(Failure) -> [RuleTrace] {
    let document = try InterfaceDocument(reading: bytes)
    let code = index.interfaceCode(colors: configuration.project.colors)
    let running = Set(configuration.rules.map(\.id))
    let lines = LineTable(bytes)
    return RuleRunner(rule.map { [$0] } ?? Rule.all).traces(of: document, knowing: code)
      .filter { trace in
        line == nil || lines.position(of: trace.range.lowerBound).line == line
      }
      .map { trace in
        let outcome = RuleTrace.Outcome(trace.outcome) { message in
          running.contains(trace.ruleID) ? .reported(message) : .off(message)
        }
        return RuleTrace(ruleID: trace.ruleID, range: trace.range, outcome: outcome)
      }
      .sorted { ($0.range.lowerBound, $0.ruleID) < ($1.range.lowerBound, $1.ruleID) }
  }

  /// Where rules find nothing in a file because code sets up the view, or may, with the rules.
  static func silencedPlaces(
    of source: InterfaceSource,
    configuration: Configuration,
    knowing index: ProjectIndex
  ) -> [(ruleID: String, offset: Int)] {
    let document = InterfaceDocument(source)
    let code = index.interfaceCode(colors: configuration.project.colors)
    return RuleRunner(configuration.rules).traces(of: document, knowing: code).compactMap {
      guard case .exempt = $0.outcome else { return nil }
      return ($0.ruleID, $0.range.lowerBound)
    }
  }
}
