import CurbcutAnalysis
import Dispatch

extension Lanes {
  /// One lane for each processor.
  static let processors = Lanes { count, work in
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }
}
