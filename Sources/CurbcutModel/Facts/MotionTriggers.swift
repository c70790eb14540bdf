import CurbcutSyntax

/// Something that shaking the device does, and nothing else in the type.
package struct MotionTrigger: Sendable {
  /// What answers the motion, in UTF-8 offsets.
  package let range: Range<Int>
}

extension Element {
  /// What a shake does that no control of the same view does.
  package var shakeTrigger: Modifier? {
    guard wears(.event), declaration?.vocabulary.contains(.readsMotion) == true,
      declaration?.isAboutMotion == false,
      let modifier = ownModifiers.first(where: { $0.name == "onShake" }), !modifier.isConditional
    else { return nil }
    let action: ActionFact
    if let closure = modifier.closure(nil) ?? modifier.closure("perform") {
      action = ActionFact(closure, in: declaration)
    } else if let reference = modifier.firstArgument {
      action = ActionFact(reference, in: declaration)
    } else {
      return nil
    }
    guard !action.isForDevelopers else { return nil }
    let done = Set(action.calls + action.toggled + action.assignments.map(\.target))
    guard !done.isEmpty else { return nil }
    let isOffered = tree.elements.contains { element in
      guard element.row?.isInteractive == true else { return false }
      guard let other = element.action else { return element.is(.button) }
      let others = other.calls + other.toggled + other.assignments.map(\.target)
      return !done.isDisjoint(with: others)
    }
    return isOffered ? nil : modifier
  }
}

extension Declaration {
  /// What shaking does in a controller or view, by functions that nothing else in the
  /// type mentions.
  package var motionTriggers: [MotionTrigger] {
    guard vocabulary.contains(.readsMotion), keyword != .protocol, !isAboutMotion else { return [] }
    var triggers: [MotionTrigger] = []
    for function in functions where ["motionEnded", "motionBegan"].contains(function.name) {
      guard function.parameters.count >= 1, let body = function.body else { continue }
      let action = ActionFact(body, in: nil)
      guard !action.isForDevelopers else { continue }
      let calls = action.calls.filter { !$0.hasPrefix("super.") && !$0.hasPrefix("print") }
      let targets = action.assignments.map(\.target) + calls
      let names = Set(targets.compactMap { $0.split(separator: ".").last.map(String.init) })
      guard !names.isEmpty, !mentions(names, outside: function) else { continue }
      triggers.append(MotionTrigger(range: function.nameRange))
    }
    return triggers
  }

  /// Whether any of some names stands in the type outside one function and their own declarations.
  private func mentions(_ names: Set<String>, outside function: Function) -> Bool {
    let own = functions.map(\.nameRange) + properties.map(\.nameRange)
    return node.allTokens.contains { token in
      token.kind == .identifier && names.contains(token.text)
        && !function.node.range.contains(token.range.lowerBound)
        && !own.contains { $0.lowerBound == token.range.lowerBound }
    }
  }

  /// Whether motion is what the type is for, by its name.
  fileprivate var isAboutMotion: Bool {
    let name = name.lowercased()
    let words = [
      "pedometer", "level", "fitness", "workout", "game", "compass", "record", "arview", "motion",
      "shake", "debug", "window",
    ]
    return words.contains { name.contains($0) }
  }
}

extension ActionFact {
  /// Whether it only opens what is for developers, or tells of the motion to others.
  fileprivate var isForDevelopers: Bool {
    let words = (calls + assignments.map(\.target)).joined(separator: " ").lowercased()
    return [
      "debug", "log", "inspector", "developer", "netfox", "console", "flex", "feedback", "post",
      "settings", "preference", "gesture",
    ]
    .contains { words.contains($0) }
  }
}
