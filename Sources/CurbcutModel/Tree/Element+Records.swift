extension Element {
  /// What the modifiers of its own chain are about.
  package var categories: ModifierCategories { tree.records[index].categories }

  /// Whether its own chain has a modifier of one of these families.
  package func hasOwnModifier(_ categories: ModifierCategories) -> Bool {
    !tree.records[index].categories.isDisjoint(with: categories)
  }

  /// Whether any modifier that applies to it is of one of these families.
  func hasModifier(_ categories: ModifierCategories) -> Bool {
    !tree.records[index].effectiveFamilies.isDisjoint(with: categories)
  }

  /// The platforms the view is compiled for, as far as `#if` says.
  package var platforms: Platforms { tree.facts[index].platforms }

  /// What its action closure or function does; nil where it has none.
  package var action: ActionFact? { tree.records[index].action }

  /// The tap gestures of its own chain.
  package var taps: [TapGesture] { tree.records[index].taps }

  /// Whether it is or may be part of a widget, complication or live activity by the names of types:
  /// these have the room the system gives them.
  package var isGlanced: Bool { !place.isDisjoint(with: .widget) }
}
