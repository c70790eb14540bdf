import CurbcutAnalysis
import Dispatch

extension Lanes {
  /// As many lanes as there are processors.
  static let processors = Lanes { count, work in
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }

  /// A number of lanes.
  static func lanes(_ lanes: Int) -> Lanes {
    Lanes { count, work in
      DispatchQueue.concurrentPerform(iterations: min(lanes, count)) { lane in
        for index in stride(from: lane, to: count, by: lanes) { work(index) }
      }
    }
  }
}
