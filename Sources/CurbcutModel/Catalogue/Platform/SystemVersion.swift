/// The major version of iOS whose behavior is meant.
package struct SystemVersion: Sendable, Equatable, Comparable {
  package let major: Int

  package init(_ major: Int) { self.major = major }

  /// The newest version that the tables know.
  package static let newest = SystemVersion(27)

  /// The versions that the tables know.
  package static let known = 13...27

  package static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    first.major < second.major
  }
}
