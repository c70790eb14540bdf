/// How sure and how bad a finding is.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  /// An improvement of style, or a code action only.
  case hint
  /// An improvement, or a weaker detection.
  case info
  /// A likely barrier, or a certain but partial one.
  case warning
  /// Somebody is blocked, and the detection is certain.
  case error

  private var rank: Int {
    switch self {
    case .hint: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }

  package static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }
}
