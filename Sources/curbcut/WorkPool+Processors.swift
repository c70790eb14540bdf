import CurbcutAnalysis
import Dispatch

extension WorkPool {
  /// As many lanes as there are processors.
  static let processors = WorkPool { count, work in
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }

  /// A number of lanes.
  static func workPool(_ workPool: Int) -> WorkPool {
    WorkPool { count, work in
      DispatchQueue.concurrentPerform(iterations: min(workPool, count)) { lane in
        for index in stride(from: lane, to: count, by: workPool) { work(index) }
      }
    }
  }
}
