/// What gives an element its own accessibility label.
package struct Naming: Sendable {
  package let element: Element

  package init(of element: Element) {
    self.element = element
  }

  /// Whether one modifier names what it modifies.
  package static func names(_ modifier: Modifier) -> Certainty {
    guard !modifier.categories.isDisjoint(with: [.naming, .foreignAccessibility]) else {
      return .no
    }
    let answer: Certainty
    switch modifier.name {
    case "accessibilityLabel":
      if modifier.closure("content") != nil || modifier.closure(nil) != nil { return .yes }
      guard let label = modifier.firstArgument else { return .unknown }
      answer = label.phrase.isPresent && !Certainty(label.isBlankText)
    case "accessibility":
      guard let label = modifier.argument("label") else { return .no }
      answer = !Certainty(label.isBlankText)
    case "accessibilityLabeledPair", "accessibilityRepresentation":
      answer = .yes
    default:
      return modifier.categories.contains(.foreignAccessibility) ? .unknown : .no
    }
    return modifier.isConditional && answer == .yes ? .unknown : answer
  }
}

extension Element {
  /// Whether an accessibility label of its own names the element; unknown for one that is hidden, which
  /// is where the fault is then.
  package var isNamed: Certainty {
    let own: Certainty = row?.naming == .unknown ? .unknown : .no
    guard hasModifier([.naming, .foreignAccessibility]) else { return own }
    let answer = modifiers.reduce(own) { $0 || Naming.names($1) }
    return answer == .yes && LostLabel(of: self) != nil ? .unknown : answer
  }
}

extension Naming {
  /// The outermost label modifier, in today's or the deprecated spelling.
  package var modifier: Modifier? {
    guard element.hasModifier(.naming) else { return nil }
    return element.modifiers.last(where: \.isLabel)
  }

  /// The expression a label modifier gives.
  package var label: Expression? {
    modifier.flatMap { $0.argument("label") ?? $0.firstArgument }
  }
}

extension Modifier {
  /// Whether it gives an accessibility label, in today's or the deprecated spelling.
  var isLabel: Bool {
    name == "accessibilityLabel" || (name == "accessibility" && argument("label") != nil)
  }
}

/// A label in front of the `accessibilityElement` that hides what it names.
///
/// Source: Apple, "AccessibilityChildBehavior": a view gets a new element where it has several
/// elements or none, or one without children, and `.ignore` hides the elements that it had.
package struct LostLabel: Sendable {
  /// The modifier that gives the label.
  package let label: Modifier
  /// The `accessibilityElement` that makes a new element.
  package let grouping: Modifier
  /// The first modifier that says something of what is hidden: the label, or a trait before it.
  package let first: Modifier

  /// - Returns: nil where the element that is heard has a label, none was written, or nobody can know
  ///   whether there was an element with children before.
  package init?(of element: Element) {
    guard element.hasModifier(.grouping), element.hasModifier(.naming), element.row != nil,
      !element.isPassthrough
    else { return nil }
    let modifiers = element.ownModifiers
    let groupings = modifiers.compactMap { Grouping($0) }
    guard groupings == [.ignore], element.modifiers.count == modifiers.count,
      let place = modifiers.firstIndex(where: { Grouping($0) != nil }),
      let label = modifiers[..<place].last(where: { $0.isLabel && !$0.isConditional }),
      let first = modifiers.first(where: { $0.categories.contains(.accessibility) }),
      !modifiers[place...].contains(where: { Naming.names($0) != .no })
    else { return nil }
    self.label = label
    self.first = first
    grouping = modifiers[place]
  }
}
