/// Which views enter which, as far as both versions were looked at.
struct ViewUse {
  private var names: [String: Set<String>] = [:]

  /// How many views are followed from one on.
  private static let maximumNames = 1_000

  init(of versions: [[PathKey: ProjectVersion.Answers]]) {
    for version in versions {
      for answers in version.values {
        for view in answers.transcripts { names[view.view, default: []].formUnion(view.usedNames) }
      }
    }
  }

  func knows(_ name: String) -> Bool { names[name] != nil }

  /// What a view uses, and the views that it uses, and so on.
  func names(usedBy name: String) -> Set<String> {
    names(reachedFrom: [name]).reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }

  /// The views among some names, those that these use, and so on.
  func names(reachedFrom start: Set<String>) -> Set<String> {
    var reached: Set<String> = []
    var open = [start]
    while let next = open.popLast(), reached.count < Self.maximumNames {
      for name in next where !reached.contains(name) {
        guard let used = names[name] else { continue }
        reached.insert(name)
        open.append(used)
      }
    }
    return reached
  }
}
