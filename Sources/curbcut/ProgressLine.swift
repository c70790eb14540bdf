import Foundation

/// Says on a terminal how far long work has come, in one line that is gone when the work is done.
///
/// It may be told of steps by several threads at once.
final class ProgressLine: @unchecked Sendable {
  /// How long work may take before anything is said, and how often it is said.
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private let lock = NSLock()
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var stage = ""
  private var count = 0
  private var total = 0
  private var isShown = false

  /// A line on standard error; nil where nobody sees one there.
  static func ifSeen() -> ProgressLine? {
    let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return isatty(STDERR_FILENO) == 1 && !isDumb ? ProgressLine() : nil
  }

  /// - Parameter stage: what is done now, as “Checking”.
  func begin(_ stage: String, total: Int) {
    lock.withLock {
      self.stage = stage
      self.total = total
      count = 0
      show()
    }
  }

  /// One of the pieces of the stage is done.
  func step() {
    lock.withLock {
      count += 1
      show()
    }
  }

  func finish() {
    lock.withLock {
      if isShown { put("\r\u{1B}[K") }
      isShown = false
    }
  }

  private func show() {
    let now = ContinuousClock.now
    guard now - start > Self.patience, now - last > Self.interval else { return }
    last = now
    isShown = true
    put("\r\u{1B}[K\(stage) \(count) of \(total) files")
  }

  private func put(_ text: String) {
    try? OpenFile.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
