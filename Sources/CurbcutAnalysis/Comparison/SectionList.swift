import CurbcutModel

/// The screens of two versions on which something is different, made of what was worked out for their
/// files.
struct SectionList {
  /// In the order of paths and lines.
  private(set) var sections: [ProjectComparison.Section] = []

  /// - Parameters:
  ///   - newPaths: the new paths of files by the old ones.
  ///   - checked: the files whose findings were worked out.
  ///   - entered: the views that others enter: what is new or gone with them is heard on those.
  ///   - renaming: which names of a screen's file are others.
  ///   - reasons: what changed elsewhere that a screen depends on.
  init(
    before: [PathKey: ProjectVersion.Answers],
    after: [PathKey: ProjectVersion.Answers],
    newPaths: [PathKey: PathKey],
    checked: Set<PathKey>,
    entered: EnteredViews,
    renaming: (ScreenMatches.Pair) -> Renaming,
    reasons: (ScreenMatches.Screen) -> [String]
  ) {
    let matches = ScreenMatches(old: before, new: after, newPaths)
    var partners = ElementPartners()
    for match in matches.pairs {
      let comparison = ScreenComparison(match, renaming: renaming(match))
      partners.add(comparison.partners, from: match.old.key, to: match.new.key)
      sections.append(Self.section(match, comparison, reasons))
    }
    func stand(
      _ screens: [ScreenMatches.Screen],
      _ version: [PathKey: ProjectVersion.Answers]
    )
      -> [ScreenMatches.Screen]
    {
      // On what is cut they are not heard.
      let cut = Set(version.values.flatMap { $0.transcripts.filter(\.isCut).flatMap(\.usedNames) })
      return screens.filter {
        $0.view.isScreen && (!entered.contains($0.view.view) || cut.contains($0.view.view))
      }
    }
    // A controller may be there before anything is known to be on its screen, and after.
    let earlier = Set(before.values.flatMap(\.typeNames))
    let later = Set(after.values.flatMap(\.typeNames))
    for screen in stand(matches.added, after) {
      sections.append(Self.section(screen, .added, remains: earlier.contains(screen.view.view)))
    }
    for screen in stand(matches.removed, before) {
      sections.append(Self.section(screen, .removed, remains: later.contains(screen.view.view)))
    }
    fold(by: ViewUse(of: [before, after]))
    FindingComparison(before, after, newPaths, checked, partners).add(to: &sections)
    sections.removeAll(where: \.isEmpty)
    sections.sort {
      (PathKey($0.path), $0.line, $0.name ?? "") < (PathKey($1.path), $1.line, $1.name ?? "")
    }
  }

  private static func section(
    _ match: ScreenMatches.Pair,
    _ comparison: ScreenComparison,
    _ reasons: (ScreenMatches.Screen) -> [String]
  ) -> ProjectComparison.Section {
    var section = ProjectComparison.Section(match.new, status: .changed)
    section.oldExtent = match.old.view.extent
    section.oldPath = match.old.key
    guard !comparison.changes.isEmpty else { return section }
    let formerName = match.old.view.title
    if formerName != match.new.view.title { section.formerName = formerName }
    section.changes = comparison.changes
    section.lines = comparison.changes.map { change in
      let lines = change.isInOldFile ? match.old.view.lines : match.new.view.lines
      return lines.position(of: change.range.lowerBound).line
    }
    section.reasons = reasons(match.new)
    return section
  }

  /// A screen that is new, or gone, with all that is on it.
  ///
  /// - Parameter remains: whether the type is in both versions.
  private static func section(
    _ screen: ScreenMatches.Screen,
    _ status: ProjectComparison.Section.Status,
    remains: Bool
  ) -> ProjectComparison.Section {
    let stops = screen.view.transcript.stops
    let comparison = ScreenComparison(
      from: status == .added ? [] : stops,
      to: status == .added ? stops : [],
      renaming: .none
    )
    var section = ProjectComparison.Section(screen, status: remains ? .changed : status)
    if status == .removed {
      (section.oldExtent, section.oldPath) = (section.extent, screen.key)
      if remains { section.extent = nil }
    }
    section.changes = comparison.changes
    section.lines = comparison.changes.map {
      screen.view.lines.position(of: $0.range.lowerBound).line
    }
    return section
  }

  // MARK: The same change in several places

  /// Tells a change of a component once, and of the screens that use it only that they do.
  private mutating func fold(by use: ViewUse) {
    var owners: [ElementChange.Signature: [Int]] = [:]
    for index in sections.indices where sections[index].status == .changed {
      for change in sections[index].changes {
        if owners[change.signature]?.last != index {
          owners[change.signature, default: []].append(index)
        }
      }
    }
    let reached = sections.map { $0.changes.isEmpty ? [] : use.names(reachedFrom: $0.usedNames) }
    func uses(_ user: Int, _ other: Int) -> Bool {
      guard let name = sections[other].typeName, reached[user].contains(name) else { return false }
      // Where each leads to the other, the change comes from where code was written anew.
      if sections[other].reasons.isEmpty, !sections[user].reasons.isEmpty { return true }
      return !(sections[user].typeName.map { reached[other].contains($0) } ?? false)
    }
    var isFolded = sections.map { [Bool](repeating: false, count: $0.changes.count) }
    var users: [Int: [String]] = [:]
    for index in sections.indices where sections[index].status == .changed {
      for (position, change) in sections[index].changes.enumerated() {
        let candidates = (owners[change.signature] ?? []).prefix(Self.maximumCandidates)
        var owner: Int?
        // The component in the component, and so on.
        for _ in 0..<Self.maximumRounds {
          guard
            let inner = candidates.first(where: { uses(owner ?? index, $0) }),
            inner != index, inner != owner
          else { break }
          owner = inner
        }
        guard let owner, let name = sections[index].name else { continue }
        isFolded[index][position] = true
        if users[owner]?.last != name { users[owner, default: []].append(name) }
      }
    }
    for index in sections.indices {
      let kept = sections[index].changes.indices.filter { !isFolded[index][$0] }
      sections[index].lines = kept.map { sections[index].lines[$0] }
      sections[index].changes = kept.map { sections[index].changes[$0] }
      sections[index].users = users[index] ?? []
    }
  }

  /// How many components with the same change are looked at for each change.
  private static let maximumCandidates = 64
  /// How deep components in components are followed.
  private static let maximumRounds = 12
}

extension ElementChange {
  /// What makes a change the same as another one elsewhere.
  struct Signature: Hashable {
    let kind: Kind
    let before: String?
    let after: String?
    let details: [String]
  }

  var signature: Signature {
    if isRecomputed { return Signature(kind: kind, before: nil, after: nil, details: details) }
    // Where something was added differs from screen to screen.
    return Signature(
      kind: kind,
      before: before,
      after: after,
      details: before == nil ? [] : details
    )
  }
}

extension ProjectComparison.Section {
  init(_ screen: ScreenMatches.Screen, status: Status) {
    name = screen.view.title
    path = screen.key.path
    line = screen.view.line
    self.status = status
    typeName = screen.view.view
    usedNames = screen.view.usedNames
    extent = screen.view.extent
  }
}

/// Which views enter which, as far as both versions were looked at.
private struct ViewUse {
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
