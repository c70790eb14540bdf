/// A random piece of work with the judge of its outcome.
///
/// A seed determines the steps. Each step is complete in itself and applies to whatever the steps
/// before it have left, so that steps can be left out to find the fewest that still fail.
protocol FuzzTarget {
  associatedtype Step: CustomStringConvertible

  init(seed: UInt64)

  var steps: [Step] { get }

  /// What the steps apply to, in a few words.
  var setting: String { get }

  /// What is wrong after some of the steps; nil where nothing is.
  func failure(after steps: [Step]) -> String?
}

/// Something that is wrong, with what it takes to see it again.
struct FuzzFailure: Error, CustomStringConvertible {
  /// The seed of the case, which alone produces it again.
  let seed: UInt64
  /// What the steps apply to.
  let setting: String
  /// The fewest steps that were found to fail.
  let steps: [String]
  let reason: String

  var description: String {
    let list = steps.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
    return "\(setting), \(steps.count) steps:\n\(list)\n\(reason)"
  }
}

extension FuzzTarget {
  /// Runs all steps; where that fails, looks for the fewest that do.
  static func run(seed: UInt64) throws(FuzzFailure) -> Int {
    let target = Self(seed: seed)
    guard let reason = target.failure(after: target.steps) else { return target.steps.count }
    let (fewest, last) = target.fewest(failing: reason)
    throw FuzzFailure(
      seed: seed,
      setting: target.setting,
      steps: fewest.map(\.description),
      reason: last
    )
  }

  /// Leaves out steps, half of them first and one at a time last, as long as the rest fails.
  ///
  /// - Returns: The steps that are left, and what is wrong after them.
  private func fewest(failing reason: String) -> (steps: [Step], reason: String) {
    var steps = steps
    var reason = reason
    var size = max(1, steps.count / 2)
    while true {
      var isShorter = false
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if let failure = failure(after: fewer) {
          steps = fewer
          reason = failure
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return (steps, reason) }
      size = max(1, size / 2)
    }
  }
}

extension String {
  /// The text on one line, cut where it is long.
  func quoted(atMost count: Int = 300) -> String {
    self.count <= count
      ? debugDescription : String(prefix(count)).debugDescription + " … \(self.count) characters"
  }
}
