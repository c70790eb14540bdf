import CurbcutModel

/// Conditions that stood in a component and stand now around each use of it, or the other way around: what
/// is there, and when, is as before.
struct MovedConditions {
  let before: [PathKey: ProjectVersion.Answers]
  let after: [PathKey: ProjectVersion.Answers]

  /// Leaves out which conditions elements of a component are under where all that use it say them.
  func drop(from section: inout ProjectComparison.Section) {
    guard let type = section.typeName else { return }
    let kept = section.changes.indices.filter { index in
      let change = section.changes[index]
      guard change.nature == .conditions, change.before == change.after, let words = change.after
      else { return true }
      let conditions = Self.conditions(in: change.details)
      return conditions.isEmpty
        || !conditions.allSatisfy { condition in
          holds(condition.text, around: words, of: type, in: condition.isFresh ? before : after)
        }
    }
    section.changes = kept.map { section.changes[$0] }
    section.lines = kept.map { section.lines[$0] }
  }

  /// Whether a condition holds around an element of a component wherever another view uses that; not where
  /// none is known to.
  private func holds(
    _ condition: String,
    around words: String,
    of type: String,
    in version: [PathKey: ProjectVersion.Answers]
  ) -> Bool {
    let keys = ConditionParts(condition).parts.map(\.key)
    let own = max(1, version.elements(of: type).count { $0.quoted == words })
    var isUsed = false
    for answers in version.values {
      for (view, elements) in zip(answers.transcripts, answers.elements)
      where view.view != type && view.usedNames.contains(type) {
        var count = 0
        for (element, stop) in zip(elements, view.transcript.stops) where element.quoted == words {
          let around = Self.conditions(around: element, stop)
          let isAround = keys.allSatisfy { key in around.contains { Self.isSame($0, key) } }
          if isAround { count += 1 } else if stop.origin?.type == type { return false }
        }
        if count < own { return false }
        isUsed = true
      }
    }
    return isUsed
  }

  /// Those of what opens the sheet that an element is in among them.
  private static func conditions(
    around element: ElementDescription,
    _ stop: Transcript.Stop
  ) -> [String] {
    let opening = stop.context.filter { $0.kind == .branch && $0.isAroundPlace }
    return element.context.filter { $0.kind == .branch }.map(\.key)
      + opening.flatMap { ConditionParts($0.text).parts.map(\.key) }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other
      || !ConditionParts.meanings(of: one, in: nil)
        .isDisjoint(with: ConditionParts.meanings(of: other, in: nil))
  }

  /// The conditions that details name, and whether they are new; none where they tell of anything else.
  private static func conditions(in details: [String]) -> [(text: String, isFresh: Bool)] {
    let beginnings = [("now only ", true), ("no longer only ", false)]
    var conditions: [(text: String, isFresh: Bool)] = []
    for detail in details {
      let detail = detail.trimmingPrefix(ConditionChange.otherDecision)
      guard let found = beginnings.first(where: { detail.hasPrefix($0.0) }) else { return [] }
      let text = String(detail.dropFirst(found.0.count))
      // Where conditions took the place of others, all of them say when it is there.
      if text.contains(", now only ") || text.contains(", no longer only ") { return [] }
      guard text.hasPrefix("if ") || text.hasPrefix("unless ") || text.hasPrefix("case ") else {
        return []
      }
      conditions.append((text, found.1))
    }
    return conditions
  }
}
