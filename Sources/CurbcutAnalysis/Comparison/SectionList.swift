import CurbcutModel
import CurbcutSyntax

/// The screens of two versions on which something is different, made of what was worked out for their
/// files.
struct SectionList {
  /// In the order of paths and lines.
  var sections: [ProjectComparison.Section] = []

  /// - Parameters:
  ///   - newPaths: the new paths of files by the old ones.
  ///   - checked: the files whose findings were worked out.
  ///   - entered: the views that others enter: what is new or gone with them is heard on those.
  ///   - wasDeclared: whether the old version had a type.
  ///   - formerReach: where people met what code of the old version makes.
  ///   - reach: the same of the new version.
  ///   - isApp: whether both versions are of an app, of which nobody meets what nothing leads to.
  ///   - typesOfPhones: the types that differ on phones, for which they are compared, and not elsewhere.
  ///   - isWritten: whether words stand in the new text of a file that changed.
  ///   - hasNamesakes: whether several types of one version have a name.
  ///   - renaming: which names of a screen's file are others.
  ///   - interfaces: the screens of files of Interface Builder.
  ///   - isWrittenAnew: whether a screen's own code is another.
  ///   - reasons: what changed elsewhere that a screen depends on, of which some types make what is
  ///     different.
  init(
    before: [PathKey: ProjectVersion.Answers],
    after: [PathKey: ProjectVersion.Answers],
    newPaths: [PathKey: PathKey],
    checked: Set<PathKey>,
    entered: EnteredViews,
    wasDeclared: (_ name: String) -> Bool = { _ in false },
    formerReach: (_ offset: Int, _ path: PathKey) -> Reach.Extent = { _, _ in .phones },
    reach: (_ offset: Int, _ path: PathKey) -> Reach.Extent = { _, _ in .phones },
    isApp: Bool = false,
    typesOfPhones: Set<String> = [],
    isWritten: (_ words: String) -> Bool = { _ in false },
    isAmbiguous: (_ name: String) -> Bool = { _ in false },
    hasNamesakes: (_ name: String) -> Bool = { _ in false },
    renaming: (ScreenMatches.Pair) -> Renaming,
    interfaces: [ProjectComparison.Section] = [],
    isWrittenAnew: (ScreenMatches.Screen) -> Bool,
    reasons: (_ screen: ScreenMatches.Screen, _ makers: Set<String>) -> [String]
  ) {
    var matches = ScreenMatches(old: before, new: after, newPaths)
    matches.part(
      old: { formerReach($0.view.range.lowerBound, $0.key) },
      new: { reach($0.view.range.lowerBound, $0.key) },
      inApp: isApp
    )
    let members = EnteredMembers(old: before, new: after)
    let moved = MovedConditions(before: before, after: after)
    var partners = ElementPartners()
    var renamed: Set<ExposedElement.Origin> = []
    var screens: [Int: ScreenMatches.Screen] = [:]
    for match in matches.pairs {
      let comparison = ScreenComparison(match, renaming: renaming(match))
      renamed.formUnion(comparison.renamed)
      partners.add(
        comparison.partners,
        and: comparison.freshPlaces,
        from: match.old.key,
        to: match.new.key
      )
      let unread = match.new.view.transcript.unreadNames
      if comparison.changes.contains(where: { $0.isUnread && $0.before == nil })
        || !unread.isSubset(of: match.old.view.transcript.unreadNames)
      {
        partners.unreadTypes.insert(match.new.view.view)
      }
      let isComponent = entered.contains(match.new.view.view)
      var section = Self.section(match, comparison, isComponent: isComponent)
      if members.contain(match) { (section.changes, section.lines) = ([], []) }
      if isComponent { moved.drop(from: &section) }
      section.isOwnCodeOther = isWrittenAnew(match.new)
      if match.isElsewhere { section.drop(madeOnlyOnPhonesBy: typesOfPhones) }
      if !section.changes.isEmpty, !section.isOwnCodeOther {
        section.reasons = reasons(match.new, [])
        screens[sections.count] = match.new
      }
      sections.append(section)
    }
    func stand(
      _ screens: [ScreenMatches.Screen],
      _ version: [PathKey: ProjectVersion.Answers],
      besides pairs: [ScreenMatches.Screen],
      whereTold: Bool
    )
      -> [ScreenMatches.Screen]
    {
      // On what is cut they are not heard.
      let cut = Set(version.values.flatMap { $0.transcripts.filter(\.isCut).flatMap(\.usedNames) })
      let heard = Self.heardTypes(in: (pairs + screens.filter(\.view.isScreen)).map(\.view))
      return screens.filter { screen in
        let name = screen.view.view
        guard screen.view.isScreen else { return false }
        if !entered.contains(name) || cut.contains(name) && !heard.contains(name) { return true }
        return screen.view.transcript.stops.count >= ProjectComparison.largeComponent
          && (!heard.contains(name)
            || whereTold && sections.contains { $0.tells(ofComponent: name) })
      }
    }
    // A controller may be there before anything is known to be on its screen, and after.
    let earlier = Set(before.values.flatMap(\.typeNames))
    let later = Set(after.values.flatMap(\.typeNames))
    let fresh = stand(matches.added, after, besides: matches.pairs.map(\.new), whereTold: true)
    tell(of: Set(fresh.map(\.view.view)))
    dropMoved(ViewUse(of: [before]), ViewUse(of: [after]))
    for screen in fresh {
      let section = Self.section(screen, .added, remains: earlier.contains(screen.view.view))
      // What only stands around a view that was there before says nothing new.
      let components = Set(section.changes.compactMap(\.component?.name))
      let isAround =
        components.allSatisfy { earlier.contains($0) || wasDeclared($0) }
        && components.contains { name in
          let others = section.changes.filter { $0.component?.name != name }.compactMap(\.after)
          return Set(others).isSubset(of: before.elements(of: name).map(\.quoted))
        }
      if isAround { continue }
      sections.append(section)
    }
    let gone = stand(matches.removed, before, besides: matches.pairs.map(\.old), whereTold: false)
    let said = Set(matches.added.flatMap(\.view.transcript.stops).compactMap { $0.label?.spoken })
    for screen in gone {
      let known = screen.view.transcript.stops.filter(\.isKnown).compactMap { $0.label?.spoken }
      if known.isEmpty { continue }
      var section = Self.section(
        screen,
        .removed,
        remains: later.contains(screen.view.view) && !matches.unreached.contains(screen.view.view)
      )
      // Another type shows most of it, perhaps in code that is not read.
      let left = known.count { said.contains($0) || isWritten($0) }
      if known.count > 1, left * 2 >= known.count,
        !matches.unreached.contains(screen.view.view)
      {
        for index in section.changes.indices {
          section.changes[index].kind = .unknown
          section.changes[index].nature = .doubted
          section.changes[index].details = ["another type may show it now"]
        }
      }
      sections.append(section)
    }
    drop(renamed)
    dropUnheard(matches.pairs, entered, hasNamesakes)
    let use = ViewUse(of: [before, after])
    fold(by: use)
    dropGeneralized(entered, after)
    dropRepeated()
    for (index, screen) in screens where !sections[index].changes.isEmpty {
      sections[index].reasons = reasons(screen, sections[index].makers)
    }
    dropEchoes(by: use)
    var findings = FindingComparison(
      before,
      after,
      newPaths,
      checked,
      partners,
      isAmbiguous: isAmbiguous
    )
    if isApp {
      findings.dropUnused(
        before: { formerReach($0, $1) == .nowhere },
        now: { reach($0, $1) == .nowhere }
      )
    }
    findings.dropGone(besides: later, in: Set(newPaths.keys).union(after.keys))
    sections += interfaces
    findings.add(to: &sections)
    sections.removeAll(where: \.isEmpty)
    sections.sortByPlace()
  }

  /// The types whose views are heard on the views of others.
  private static func heardTypes(in views: [ViewTranscript]) -> Set<String> {
    var heard: Set<String> = []
    for view in views {
      // Of what is too large to be read in full, its own code is told.
      let transcript = view.isCut ? view.own ?? view.transcript : view.transcript
      heard.formUnion(transcript.enteredTypes.subtracting([view.view]))
    }
    return heard
  }

  private static func section(
    _ match: ScreenMatches.Pair,
    _ comparison: ScreenComparison,
    isComponent: Bool
  ) -> ProjectComparison.Section {
    var section = ProjectComparison.Section(match.new, status: .changed)
    section.oldExtent = match.old.view.extent
    section.oldPath = match.old.key
    section.elementCounts = comparison.counts
    // What callers hand in, their screens say.
    let changes = comparison.changes.filter { !isComponent || !$0.isHandedIn }
      .filter { !isOfLargeView($0, match, comparison.enteredByOwn) }.map { doubted($0, match) }
    guard !changes.isEmpty else { return section }
    let formerName = match.old.view.title
    if formerName != match.new.view.title { section.formerName = formerName }
    section.changes = changes.map { change in
      named(change, in: change.isInOldFile ? match.old.view.lines : match.new.view.lines)
    }
    section.lines = changes.map { change in
      let lines = change.isInOldFile ? match.old.view.lines : match.new.view.lines
      return lines.position(of: change.range.lowerBound).line
    }
    return section
  }

  /// Whether a screen that is too large to be read in full uses a component in both versions, which is
  /// small enough to be read there in one of them: it is told by itself.
  private static func isOfLargeView(
    _ change: ElementChange,
    _ match: ScreenMatches.Pair,
    _ entered: (old: Set<String>, new: Set<String>)?
  ) -> Bool {
    guard let entered, let name = change.component?.name else { return false }
    switch change.kind {
    case .added: return match.old.view.usedNames.contains(name) && !entered.old.contains(name)
    case .removed: return match.new.view.usedNames.contains(name) && !entered.new.contains(name)
    case .changed, .moved, .unknown: return false
    }
  }

  /// A change with a component that the other version uses too, in code that was not read there:
  /// nobody knows whether it is new, or gone.
  private static func doubted(_ change: ElementChange, _ match: ScreenMatches.Pair) -> ElementChange
  {
    guard let name = change.component?.name, change.kind == .added || change.kind == .removed
    else { return change }
    let other = change.kind == .added ? match.old.view : match.new.view
    guard other.usedNames.contains(name), !other.transcript.enteredTypes.contains(name) else {
      return change
    }
    var change = change
    change.details.insert(
      change.kind == .added
        ? "it was used before in code that was not read"
        : "it is still used, in code that was not read",
      at: 0
    )
    change.kind = .unknown
    change.isDoubted = true
    return change
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
      of: screen.view.view,
      renaming: .none
    )
    var section = ProjectComparison.Section(screen, status: remains ? .changed : status)
    if status == .removed {
      (section.oldExtent, section.oldPath) = (section.extent, screen.key)
      if remains { section.extent = nil }
    }
    section.changes = comparison.changes.map { named($0, in: screen.view.lines) }
    section.lines = comparison.changes.map {
      screen.view.lines.position(of: $0.range.lowerBound).line
    }
    return section
  }

  /// A change whose component is called what it is called where it is used.
  private static func named(_ change: ElementChange, in lines: LineTable) -> ElementChange {
    var change = change
    if let component = change.component {
      change.component = component.named(in: lines) ?? component
    } else if let mover = change.mover {
      change.mover = mover.named(in: lines) ?? mover
    }
    return change
  }

  /// Tells of new views that have an entry of their own that they are new, though nobody read them
  /// where they are used.
  private mutating func tell(of names: Set<String>) {
    for index in sections.indices {
      for position in sections[index].changes.indices {
        let change = sections[index].changes[position]
        guard change.isUnread, change.before == nil,
          let name = change.after?.trimmingPrefix("“‹").prefix(while: { $0 != "›" }),
          names.contains(String(name))
        else { continue }
        sections[index].changes[position].kind = .added
        sections[index].changes[position].details.removeFirst()
      }
    }
  }

  /// Leaves out views that nobody read and that the screen has in both versions, in other views.
  private mutating func dropMoved(_ old: ViewUse, _ new: ViewUse) {
    for index in sections.indices where sections[index].changes.contains(where: \.isUnread) {
      guard let type = sections[index].typeName else { continue }
      let (earlier, later) = (old.names(usedBy: type), new.names(usedBy: type))
      let kept = sections[index].changes.indices.filter { position in
        let change = sections[index].changes[position]
        guard change.isUnread, change.before == nil || change.after == nil,
          let text = change.before ?? change.after
        else { return true }
        let name = String(text.trimmingPrefix("“‹").prefix { $0 != "›" })
        return !earlier.contains(name) || !later.contains(name)
      }
      sections[index].lines = kept.map { sections[index].lines[$0] }
      sections[index].changes = kept.map { sections[index].changes[$0] }
    }
  }

  // MARK: The same change in several places

  /// Tells a change of a component once, and of the screens that use it only that they do.
  private mutating func fold(by use: ViewUse) {
    var owners: [ElementChange.Signature: [Int]] = [:]
    var makers: [ExposedElement.Origin: [Int]] = [:]
    for index in sections.indices where sections[index].status == .changed {
      for change in sections[index].changes {
        if owners[change.signature]?.last != index {
          owners[change.signature, default: []].append(index)
        }
        for origin in [change.oldSource.origin, change.newSource.origin] {
          guard let origin, makers[origin]?.last != index else { continue }
          makers[origin, default: []].append(index)
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
    /// Whether what a component brought, or took away, can come from a section.
    func comesThrough(_ component: ElementChange.Component?, _ other: Int) -> Bool {
      guard let name = component?.name, use.knows(name), let owner = sections[other].typeName else {
        return true
      }
      return name == owner || use.names(reachedFrom: [name]).contains(owner)
    }
    /// The sections that may tell the same.
    func candidates(for change: ElementChange, in index: Int) -> [Int] {
      var found = Array((owners[change.signature] ?? []).prefix(Self.maximumCandidates))
      let origins = [change.oldSource, change.newSource].flatMap {
        ($0.origin.map { [$0] } ?? []) + $0.parts
      }
      let hasTold = found.contains { $0 != index && uses(index, $0) }
      let others = Set(origins.flatMap { (makers[$0] ?? []).prefix(Self.maximumCandidates) })
      for other in others.sorted() where other != index && !found.contains(other) {
        // Of code that was written anew, or has what it says from a screen, only what is the same.
        let isOwn = sections[index].reasons.isEmpty || hasTold
        let isSame = sections[other].changes.contains {
          $0.explains(change) && (!isOwn || $0.isSaid(as: change) || $0.isGeneral(of: change))
        }
        if isSame { found.append(other) }
      }
      return found
    }
    var isFolded = sections.map { [Bool](repeating: false, count: $0.changes.count) }
    var users: [Int: [String]] = [:]
    var tellers: [Int: Set<Int>] = [:]
    for index in sections.indices where sections[index].status == .changed {
      for (position, change) in sections[index].changes.enumerated() {
        let candidates = candidates(for: change, in: index)
          .filter { comesThrough(change.component, $0) }
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
        // Several components may tell the same, and each is on it.
        let same = (owners[change.signature] ?? []).prefix(Self.maximumCandidates)
        for teller in [owner] + same.filter({ $0 != owner && $0 != index && uses(index, $0) }) {
          tellers[index, default: []].insert(teller)
          if users[teller]?.contains(name) != true { users[teller, default: []].append(name) }
        }
      }
    }
    // Whoever uses what has nothing left to tell by itself uses what tells it.
    for _ in 0..<Self.maximumRounds {
      var isDone = true
      for index in sections.indices where isFolded[index].allSatisfy({ $0 }) {
        guard let names = users[index] else { continue }
        for owner in tellers[index] ?? [] where owner != index {
          for name in names
          where users[owner]?.contains(name) != true && sections[owner].name != name {
            users[owner, default: []].append(name)
            isDone = false
          }
        }
      }
      if isDone { break }
    }
    for index in sections.indices {
      let kept = sections[index].changes.indices.filter { !isFolded[index][$0] }
      sections[index].lines = kept.map { sections[index].lines[$0] }
      sections[index].changes = kept.map { sections[index].changes[$0] }
      sections[index].users = screenNames(users[index] ?? [], besides: sections[index].typeName)
    }
  }

  /// What people know as screens among sections: of a member, its type where that is a view or shows it;
  /// a function of a type that is none is no screen, and whoever uses it is told too.
  private func screenNames(_ names: [String], besides type: String?) -> [String] {
    let views = Set(sections.lazy.filter { $0.name == $0.typeName }.compactMap(\.typeName))
    var found: [String] = []
    for name in names {
      let owner = sections.first { $0.name == name }?.typeName
      let isShown = owner.map { $0 == name || views.contains($0) || name == "\($0), rootView" }
      guard isShown != false, let screen = isShown == nil ? name : owner, screen != type,
        !found.contains(screen)
      else { continue }
      found.append(screen)
    }
    return found
  }

  /// How many components with the same change are looked at for each change.
  private static let maximumCandidates = 64
  /// How deep components in components are followed.
  private static let maximumRounds = 12
}

extension ProjectComparison.Section {
  /// The other types whose code makes what is different on it.
  fileprivate var makers: Set<String> {
    Set(changes.flatMap(\.makers)).subtracting([typeName].compactMap { $0 })
  }

  /// Leaves out what types make otherwise on phones alone, of a view that nobody meets there.
  fileprivate mutating func drop(madeOnlyOnPhonesBy types: Set<String>) {
    let isMadeByThem = typeName.map(types.contains) ?? false
    let isOnlyUser = !isOwnCodeOther && !usedNames.isDisjoint(with: types)
    let kept = changes.indices.filter {
      !isMadeByThem && !isOnlyUser && changes[$0].makers.isDisjoint(with: types)
    }
    lines = kept.map { lines[$0] }
    changes = kept.map { changes[$0] }
  }

  /// Whether a component came, or went, with so many elements that they are told by itself.
  fileprivate func tells(ofComponent name: String) -> Bool {
    var counts: [ElementChange.Component: Int] = [:]
    for change in changes
    where change.kind == .added || change.kind == .removed || change.isUnread {
      guard let component = change.component, component.name == name else { continue }
      counts[component, default: 0] += 1
    }
    return counts.values.contains { $0 >= ProjectComparison.largeComponent }
  }

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
