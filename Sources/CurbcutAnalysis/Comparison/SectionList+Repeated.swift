import CurbcutModel

/// What is told elsewhere already, or differs for nobody.
extension SectionList {
  /// Leaves out that a component says in general what it said in particular, where its callers were read
  /// and say the same as before: they hand in the words.
  mutating func dropGeneralized(
    _ entered: EnteredViews,
    _ after: [PathKey: ProjectVersion.Answers]
  ) {
    let cut = Set(after.values.flatMap { $0.transcripts.filter(\.isCut).flatMap(\.usedNames) })
    for index in sections.indices where sections[index].users.isEmpty {
      guard let name = sections[index].typeName, entered.contains(name), !cut.contains(name) else {
        continue
      }
      let kept = sections[index].changes.indices.filter { position in
        let change = sections[index].changes[position]
        guard let before = change.before, let now = change.after, change.details.isEmpty else {
          return true
        }
        let (one, other) = (SpokenPattern.opened(before), SpokenPattern.opened(now))
        return !SpokenPattern(other).holds(for: one) || SpokenPattern(one).holds(for: other)
      }
      sections[index].lines = kept.map { sections[index].lines[$0] }
      sections[index].changes = kept.map { sections[index].changes[$0] }
    }
  }

  /// Leaves out of a component what none of the screens on which it is heard before and now has: a dialog
  /// that moved from a screen into it, words that no caller asks for.
  ///
  /// - Parameters:
  ///   - pairs: what the first sections are about, in the same order.
  ///   - hasNamesakes: whether a name does not tell which of several types is heard.
  mutating func dropUnheard(
    _ pairs: [ScreenMatches.Pair],
    _ entered: EnteredViews,
    _ hasNamesakes: (_ name: String) -> Bool
  ) {
    let views = pairs.map { ($0.old.view, $0.new.view) }
    for index in pairs.indices
    where !sections[index].changes.isEmpty && entered.contains(views[index].1.view) {
      let name = views[index].1.view
      if hasNamesakes(name) { continue }
      let users = views.indices.filter {
        views[$0].0.view != name && views[$0].1.view != name
          && (views[$0].0.usedNames.contains(name) || views[$0].1.usedNames.contains(name))
      }
      let isRead = users.allSatisfy { user in
        [views[user].0, views[user].1].allSatisfy {
          !$0.isCut && $0.transcript.enteredTypes.contains(name)
        }
      }
      let screens = users.filter { !entered.contains(views[$0].1.view) }
      guard isRead, !screens.isEmpty else { continue }
      let heard = screens.flatMap { sections[$0].changes }
      /// Whether the screens say something as often as before.
      func isAsOften(_ words: String?) -> Bool {
        guard let words else { return true }
        func count(_ screen: ScreenMatches.Screen) -> Int {
          screen.elements.count { $0.quoted == words }
        }
        return screens.allSatisfy { count(pairs[$0].old) == count(pairs[$0].new) }
      }
      let kept = sections[index].changes.indices.filter { position in
        let change = sections[index].changes[position]
        // What a property works out is compared in its own type only.
        if change.isOfGetters { return true }
        return heard.contains { $0.signature == change.signature || change.explains($0) }
          // The screen may have taken it for one that stands elsewhere on it.
          || change.kind == .added && !isAsOften(change.after)
          || change.kind == .removed && !isAsOften(change.before)
      }
      sections[index].lines = kept.map { sections[index].lines[$0] }
      sections[index].changes = kept.map { sections[index].changes[$0] }
    }
  }

  /// Leaves out what is written otherwise in a component in names only, where it is told of elements
  /// that others make of it.
  mutating func drop(_ renamed: Set<ExposedElement.Origin>) {
    guard !renamed.isEmpty else { return }
    for index in sections.indices {
      let kept = sections[index].changes.indices.filter { position in
        let change = sections[index].changes[position]
        guard change.isRecomputed, change.details.count == 1 else { return true }
        let source = change.newSource
        let isRenamed = source.origin.map(renamed.contains) ?? false
        return !isRenamed && source.parts.isDisjoint(with: renamed)
      }
      sections[index].lines = kept.map { sections[index].lines[$0] }
      sections[index].changes = kept.map { sections[index].changes[$0] }
    }
  }

  /// Leaves out what a component says in general where the screens that use it say what it is there,
  /// and what the same code does in a part of a type that is told by itself.
  mutating func dropRepeated() {
    var told: [Told: Int] = [:]
    for index in sections.indices where sections[index].name == sections[index].typeName {
      for change in sections[index].changes {
        told[Told(change, in: sections[index])] = index
      }
    }
    var made: [ExposedElement.Origin: Set<Int>] = [:]
    for index in sections.indices {
      for change in sections[index].changes where change.kind == .changed {
        for origin in [change.oldSource.origin, change.newSource.origin].compactMap({ $0 }) {
          made[origin, default: []].insert(index)
        }
      }
    }
    for index in sections.indices {
      let section = sections[index]
      let kept = section.changes.indices.filter { position in
        let change = section.changes[position]
        if let other = told[Told(change, in: section)], other != index { return false }
        guard change.kind == .changed, section.users.isEmpty,
          let origin = change.newSource.origin, origin.type == section.typeName
        else { return true }
        return !(made[origin] ?? []).contains { other in
          other != index && sections[other].typeName != section.typeName
        }
      }
      guard kept.count < section.changes.count else { continue }
      sections[index].lines = kept.map { section.lines[$0] }
      sections[index].changes = kept.map { section.changes[$0] }
    }
  }

  /// Leaves out of which perhaps nothing differs where its own code is as it was: whatever differs
  /// comes from what it uses, which is told by itself.
  mutating func dropEchoes(by use: ViewUse) {
    let users = Set(sections.flatMap(\.users))
    let told = Set(sections.lazy.filter { !$0.isEmpty }.compactMap(\.typeName))
    for index in sections.indices
    where sections[index].isDoubtful && !sections[index].changes.isEmpty {
      guard let type = sections[index].typeName else { continue }
      let isUser = sections[index].name.map(users.contains) ?? false
      let isToldElsewhere =
        !sections[index].isOwnCodeOther
        && use.names(reachedFrom: sections[index].usedNames).subtracting([type])
          .contains(where: told.contains)
      guard isUser || isToldElsewhere else { continue }
      (sections[index].changes, sections[index].lines) = ([], [])
    }
  }

  /// What is told of code of a type.
  private struct Told: Hashable {
    let path: String
    let type: String?
    let kind: ElementChange.Kind
    let range: Range<Int>
    let isInOldFile: Bool
    let before: String?
    let after: String?

    init(_ change: ElementChange, in section: ProjectComparison.Section) {
      path = section.path
      type = section.typeName
      kind = change.kind
      range = change.range
      isInOldFile = change.isInOldFile
      before = change.before
      after = change.after
    }
  }
}
