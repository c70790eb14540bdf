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
  /// Whether an accessibility label of its own names the element.
  package var isNamed: Certainty {
    let own: Certainty = row?.naming == .unknown ? .unknown : .no
    guard hasModifier([.naming, .foreignAccessibility]) else { return own }
    return modifiers.reduce(own) { $0 || Naming.names($1) }
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
