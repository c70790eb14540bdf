import Foundation
import Testing

/// How much of the tests runs: a sample of what takes long, everything, or what is about one rule.
package enum Coverage {
  /// Whether everything is tried, as `.ci/run` does: `CURBCUT_COMPLETE=1`.
  package static let isComplete = ProcessInfo.processInfo.environment["CURBCUT_COMPLETE"] == "1"

  /// The id of the only rule to test, of which everything is tried: `CURBCUT_RULE=id`.
  package static let rule = ProcessInfo.processInfo.environment["CURBCUT_RULE"]

  /// Every tenth of some elements, begun at a place that a seed tells; all of them where everything
  /// is tried.
  package static func sample<Element>(_ all: [Element], seed: Int) -> [Element] {
    if isComplete || rule != nil { return all }
    return all.indices.filter { ($0 + seed) % 10 == 0 }.map { all[$0] }
  }

  /// A number of repetitions where everything is tried, and another where a sample is.
  package static func count(complete: Int, sample: Int) -> Int { isComplete ? complete : sample }
}

extension Trait where Self == ConditionTrait {
  /// For what takes long and has nothing to do with single rules.
  package static var exceptForOneRule: Self {
    .enabled(if: Coverage.rule == nil, "only one rule is tested")
  }
}
