import CurbcutAnalysis

/// How long the stages of a check took.
struct CheckTimings {
  private var stages: [(name: String, duration: Duration)] = []
  private var begun: (name: String, time: ContinuousClock.Instant)?
  private let start = ContinuousClock.now

  /// Since the beginning, in seconds.
  var seconds: Double { (ContinuousClock.now - start).seconds }

  /// Ends the stage at hand and begins another; stages of one name are added up.
  mutating func begin(_ name: String) {
    end()
    begun = (name, .now)
  }

  mutating func end() {
    guard let (name, time) = begun else { return }
    let duration = ContinuousClock.now - time
    if let index = stages.firstIndex(where: { $0.name == name }) {
      stages[index].duration += duration
    } else {
      stages.append((name, duration))
    }
    begun = nil
  }

  /// A stage a line, and the whole.
  var text: String {
    let rows = stages.map { [$0.duration.seconds.inSeconds, $0.name] }
    return TextTable(rows + [[seconds.inSeconds, "in all"]], rightAligned: [0]).text
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
