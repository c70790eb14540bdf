/// The answer to a yes-or-no question about source code, which may not be known.
///
/// A rule reports only on `yes` or `no`; what is unknown is silent.
/// Invariant: the raw values order the answers so that "and" is the minimum and "or" the maximum.
package enum Certainty: UInt8, Sendable, Equatable {
  case no = 0
  case unknown = 1
  case yes = 2

  package init(_ value: Bool) {
    self = value ? .yes : .no
  }

  package static func && (left: Certainty, right: Certainty) -> Certainty {
    left.rawValue < right.rawValue ? left : right
  }

  package static func || (left: Certainty, right: Certainty) -> Certainty {
    left.rawValue < right.rawValue ? right : left
  }

  package static prefix func ! (answer: Certainty) -> Certainty {
    switch answer {
    case .no: .yes
    case .unknown: .unknown
    case .yes: .no
    }
  }

  /// The answer that holds in every alternative: the common one, or `unknown` where they differ.
  package static func agreed(_ left: Certainty, _ right: Certainty) -> Certainty {
    left == right ? left : .unknown
  }
}

/// A fact about source code: what it is, that it certainly is not there, or that nobody can know.
package enum Fact<Value: Sendable & Equatable>: Sendable, Equatable {
  case known(Value)
  case absent
  case unknown

  /// The value where it is known.
  package var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }

  /// Whether there is such a thing at all.
  package var isPresent: Certainty {
    switch self {
    case .known: .yes
    case .absent: .no
    case .unknown: .unknown
    }
  }
}

extension Certainty {
  /// A literal's answer, unknown where there is no literal.
  init(_ value: Bool?) {
    self = value.map { Certainty($0) } ?? .unknown
  }
}
