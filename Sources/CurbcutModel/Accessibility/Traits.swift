/// Which modifiers make a view something a person operates.
package enum Gestures {
  /// Whether a chain has gestures, actions or traits of a control.
  package static func makeInteractive(_ chain: [Modifier]) -> Certainty {
    var answer = Certainty.no
    for modifier in chain {
      guard modifier.categories.contains(.interactive) else { continue }
      if ModifierCategories.interactiveNames.contains(modifier.name) {
        if modifier.isAboutWholeScreen { continue }
        // A gesture may be switched off.
        if let enabled = modifier.argument("isEnabled"), enabled.boolean != true {
          if enabled.boolean == nil { answer = .unknown }
          continue
        }
        return .yes
      }
      if modifier.name == "accessibilityAddTraits" {
        let traits = TraitList(modifier.firstArgument)
        if !traits.names.isDisjoint(with: ["isButton", "isLink", "isToggle"]) { return .yes }
        if traits.isUnknown { answer = .unknown }
      }
    }
    return answer
  }
}

extension Modifier {
  /// Whether it is an action of the whole screen, or puts the keyboard away: that makes a control of
  /// nothing inside.
  ///
  /// The escape gesture and the magic tap are offered wherever focus is on the screen.
  /// Source: Apple, "AccessibilityActionKind".
  package var isAboutWholeScreen: Bool {
    switch name {
    case "accessibilityAction":
      return firstArgument?.memberName == "escape" || firstArgument?.memberName == "magicTap"
    case "onTapGesture":
      guard let handler else { return false }
      return ActionFact(handler, in: nil).dismissesKeyboard
    default: return false
    }
  }
}

/// The trait names an expression lists: `.isButton`, `[.isButton, .isSelected]`, both arms of a
/// ternary.
package struct TraitList: Sendable, Equatable {
  package var names: Set<String> = []
  /// Whether something in the list could not be read.
  package var isUnknown = false
  /// Whether what is listed holds only under a condition.
  package var isConditional = false

  package init(_ expression: Expression?) {
    guard let expression else { return }
    read(expression)
  }

  private mutating func read(_ expression: Expression) {
    switch expression.form {
    case .array(let elements): elements.forEach { read($0) }
    case .ternary(_, let then, let otherwise):
      isConditional = true
      read(then)
      read(otherwise)
    case .member(nil, let name): names.insert(name)
    case .member(let base?, let name) where base.path == "AccessibilityTraits": names.insert(name)
    case .call(let callee, let arguments) where callee.path == "AccessibilityTraits":
      if !arguments.isEmpty { isUnknown = true }
    default: isUnknown = true
    }
  }
}

extension Element {
  /// Whether a person operates it: a control, or a view with gestures or actions of its own.
  package var isInteractive: Certainty {
    if let row, row.isInteractive { return .yes }
    let own = hasModifier(.interactive) ? Gestures.makeInteractive(modifiers) : .no
    if isCustomView {
      return own || (tree.context.view(typeName)?.used(with: record.slots).hasControl ?? .unknown)
    }
    return isUnknownView ? own || .unknown : own
  }

  /// Whether it is a view of the project that makes buttons or links, rather than one element that says
  /// that it is a button.
  package var makesControls: Bool {
    guard isCustomView, let view = tree.context.view(typeName) else { return false }
    return view.source?.makesControls ?? true
  }

  /// The traits that modifiers add, and those they take away.
  package var traits: (added: TraitList, removed: TraitList) {
    var added = TraitList(nil)
    var removed = TraitList(nil)
    for modifier in modifiers where modifier.categories.contains(.accessibility) {
      switch modifier.name {
      case "accessibilityAddTraits": added.merge(TraitList(modifier.firstArgument), modifier)
      case "accessibilityRemoveTraits": removed.merge(TraitList(modifier.firstArgument), modifier)
      case "accessibility":
        if let list = modifier.argument("addTraits") { added.merge(TraitList(list), modifier) }
        if let list = modifier.argument("removeTraits") { removed.merge(TraitList(list), modifier) }
      default: break
      }
    }
    if hasUnreadAccessibilityModifier { added.isUnknown = true }
    return (added, removed)
  }

  /// Whether a trait is added, for certain or under a condition.
  package func addsTrait(_ names: String...) -> Certainty {
    let added = traits.added
    if !added.names.isDisjoint(with: names) { return .yes }
    return added.isUnknown ? .unknown : .no
  }
}

extension TraitList {
  mutating func merge(_ other: TraitList, _ modifier: Modifier) {
    names.formUnion(other.names)
    isUnknown = isUnknown || other.isUnknown
    isConditional = isConditional || other.isConditional || modifier.isConditional
  }
}
