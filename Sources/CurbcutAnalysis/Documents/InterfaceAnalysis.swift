import CurbcutInterfaceBuilder
import CurbcutModel
import CurbcutRules
import CurbcutSyntax

/// What is wrong in a file of Interface Builder, by place.
package enum InterfaceAnalysis {
  package typealias Failure = InterfaceDocument.Failure

  /// - Parameters:
  ///   - index: what the project's Swift files say.
  /// - Throws: Why the file cannot be read, with the place.
  package static func diagnostics(
    of bytes: [UInt8],
    configuration: Configuration,
    knowing index: ProjectIndex
  ) throws(Failure) -> [Diagnostic] {
    let document = try InterfaceDocument(reading: bytes)
    let code = index.interfaceCode(colors: configuration.project.colors)
    let found = RuleRunner(configuration.rules).findings(of: document, knowing: code)
    return found.map { Diagnostic($0, severity: configuration.severity(of: $0)) }
      .sorted { ($0.range.lowerBound, $0.ruleID) < ($1.range.lowerBound, $1.ruleID) }
  }

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
}

extension ProjectIndex {
  /// What the code of the project does to views of Interface Builder.
  fileprivate func interfaceCode(colors: ProjectColors) -> InterfaceCode {
    let stage = Self.stageCount - 1
    let object: @Sendable (String) -> ObjectClass? = { className in
      facts(under: className, stage: stage)?.object
        ?? facts(under: ObjectNames.hiddenClass(className), stage: stage)?.object
    }
    return InterfaceCode(
      outlet: { className, property in
        guard object(className) != nil else { return nil }
        let name = "\(className).\(property)"
        let own = facts(under: name, stage: stage)?.touches ?? []
        var others: [String] = []
        if !own.contains(ObjectNames.privateOutlet) { others.append(".\(property)") }
        // Where the class does not declare the outlet, one above it does.
        if own.isDisjoint(with: [ObjectNames.outlet, ObjectNames.privateOutlet]) {
          others.append(ObjectNames.outlet(property))
        }
        let all = others.reduce(into: own) {
          $0.formUnion(facts(under: $1, stage: stage)?.touches ?? [])
        }
        // A method of an extension does what is read there; any other may do everything.
        let sets = all.filter { $0.hasPrefix("~") }.reduce(into: ObjectNames.done(by: all)) {
          $0.formUnion(facts(under: $1, stage: stage)?.touches ?? ["*"])
        }
        return sets
      },
      instance: { className in
        guard let known = object(className), !known.isUnread else { return nil }
        return known.sets
      },
      assetColor: { colors.color(named: $0) }
    )
  }
}
