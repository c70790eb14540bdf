/// A version of an operating system, such as 16.4.
package struct Release: Sendable, Hashable, Comparable {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `15`, `15.4`, `v15_4` and `15.4.1`; nil for what is no version.
  package init?(_ text: some StringProtocol) {
    let text = text.first == "v" ? text.dropFirst() : text[...]
    let parts = text.prefix(16).split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    guard let first = parts.first, let major = Int(first), (1...999).contains(major) else {
      return nil
    }
    let minor = parts.count > 1 ? Int(parts[1]) : 0
    guard let minor, (0...999).contains(minor) else { return nil }
    self.init(major, minor)
  }

  package static func < (first: Release, second: Release) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  /// As Apple writes it: “15”, “15.4”.
  package var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

/// The oldest version of each system that code is built for, as far as the project says.
package struct Deployment: Sendable, Hashable {
  package enum System: String, Sendable, CaseIterable {
    case iOS, macOS, watchOS, tvOS, visionOS
  }

  /// The oldest version by system; a system that is missing does not matter or is not known.
  package private(set) var oldest: [System: Release] = [:]

  package init(_ oldest: [System: Release] = [:]) {
    self.oldest = oldest
  }

  package var isEmpty: Bool { oldest.isEmpty }

  /// Takes a version in: the older one counts.
  package mutating func add(_ release: Release, for system: System) {
    oldest[system] = min(oldest[system] ?? release, release)
  }

  /// Lets no version of a system count that is older than one that is needed anyway.
  package mutating func raise(to release: Release, for system: System) {
    if let known = oldest[system] { oldest[system] = max(known, release) }
  }

  /// Takes in all versions of another deployment.
  package mutating func formUnion(_ other: Deployment) {
    for (system, release) in other.oldest { add(release, for: system) }
  }

  /// The systems with their versions: “iOS 15, macOS 12.3”.
  package var names: [String] {
    System.allCases.compactMap { system in
      oldest[system].map { "\(system.rawValue) \($0.text)" }
    }
  }
}
