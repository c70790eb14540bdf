import CurbcutModel

/// What views that are in both versions do and no transcript tells: whether what they hold scrolls, which
/// large text needs, and what people reach with a keyboard or remote.
struct UncomparedBehavior {
  enum Kind: CaseIterable, Sendable {
    case scrolling, keyboard

    /// The views and modifiers that it shows by.
    ///
    /// Source: Apple, SwiftUI, "Scroll views", "Focus".
    fileprivate var names: Set<String> {
      switch self {
      case .scrolling: ["ScrollView", "List", "Form"]
      case .keyboard:
        [
          "defaultFocus", "focusSection", "focusable", "onExitCommand", "onKeyPress",
          "onMoveCommand", "prefersDefaultFocus",
        ]
      }
    }
  }

  private static let names = SourceNames.Hashes(Kind.allCases.flatMap(\.names))

  /// How much oftener each name stands in the code of views than before, in all and in views that were
  /// there: code that moves takes its names along.
  private var surplus: [String: Int] = [:]
  private var paths: [String: [PathKey: Int]] = [:]

  /// Takes both versions of a file.
  ///
  /// - Parameter key: the path that it is told by.
  mutating func add(
    _ former: ProjectVersion.File?,
    _ file: ProjectVersion.File?,
    at key: PathKey,
    of types: ProjectTypes
  ) {
    for (version, step) in [(former, -1), (file, 1)] {
      guard let version, version.isTold, version.names.containsAny(of: Self.names) else { continue }
      for (model, _) in version.analysis.models where !model.trees.isEmpty && !model.isPreview {
        let isKnown = model.declarations.contains { types.isInBoth($0.name) }
        for word in model.node.words(compiledFor: "iOS")
        where Kind.allCases.contains(where: { $0.names.contains(word) }) {
          surplus[word, default: 0] += step
          if isKnown { paths[word, default: [:]][key, default: 0] += step }
        }
      }
    }
  }

  /// The files in which something of a kind differs that is no code of another one.
  func paths(of kind: Kind) -> [String] {
    let total = kind.names.reduce(0) { $0 + (surplus[$1] ?? 0) }
    guard total != 0 else { return [] }
    var counts: [PathKey: Int] = [:]
    for name in kind.names {
      for (key, count) in paths[name] ?? [:] { counts[key, default: 0] += count }
    }
    return counts.filter { $0.value != 0 }.keys.sorted().map(\.path)
  }
}
