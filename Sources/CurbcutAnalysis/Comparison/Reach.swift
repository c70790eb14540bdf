/// Where people meet what code of a version makes.
struct Reach {
  enum Extent: Comparable { case nowhere, otherPlatforms, phones }

  private var onPhones: UnusedCode
  private var anywhere: UnusedCode
  private let hasPhones: Bool
  /// Whether nobody meets what nothing leads to: of a library, others may use it.
  let isApp: Bool

  /// - Parameter foreign: the texts of files in other languages, which may name classes.
  init(of version: ProjectVersion, besides foreign: [[UInt8]]) {
    let foreign = foreign.map { SourceNames(in: $0) }
    var onPhones = UnusedCode(of: version, besides: foreign, onPhones: true)
    var anywhere = UnusedCode(of: version, besides: foreign)
    hasPhones = Self.isConditional(version) && onPhones.hasEntry
    isApp = anywhere.hasEntry
    (self.onPhones, self.anywhere) = (onPhones, anywhere)
  }

  /// Whether any code may be built for some platforms only.
  private static func isConditional(_ version: ProjectVersion) -> Bool {
    let names = SourceNames.Hashes(conditions)
    return version.names.values.contains { $0.containsAny(of: names) }
  }

  /// Source: The Swift Programming Language, "Conditional Compilation Block".
  private static let conditions = [
    "canImport", "iOS", "macOS", "targetEnvironment", "tvOS", "visionOS", "watchOS",
  ]

  /// How far the code at a place leads.
  mutating func extent(of offset: Int, in key: PathKey) -> Extent {
    if hasPhones, !onPhones.holds(offset, in: key) { return .phones }
    if anywhere.holds(offset, in: key) { return .nowhere }
    return hasPhones ? .otherPlatforms : .phones
  }
}
