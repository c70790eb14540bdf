/// What a custom view brings to the place where it is used.
package struct ViewFacts: Sendable, Equatable {
  package var isTextual: Certainty = .unknown
  package var hasImagery: Certainty = .unknown
  package var hasControl: Certainty = .unknown
  package var isHidden: Certainty = .unknown
  package var hasNavigationTitle: Certainty = .unknown
  /// Whether it names itself by an accessibility label.
  package var isNamed: Certainty = .unknown
  /// Whether something in it keeps assistive technology inside.
  package var isModal: Certainty = .no
  /// Whether something in it answers the escape gesture.
  package var handlesEscape: Certainty = .no

  package init() {}
}

/// In which contexts a custom view is placed, over all its known uses.
package struct UseFacts: Sendable, Equatable {
  package var isHidden: Certainty
  package var isReplacedByAncestor: Certainty
  package var isNamed: Certainty
  package var isInLabel: Certainty
  package var isMerged: Certainty
  package var isRepeated: Certainty
  package var isInMenu: Certainty
  package var isInToolbar: Certainty
  /// Whether nothing paints a background under it other than the system.
  package var isOnDefaultBackground: Certainty
  /// Whether it is the header of a list's or form's section.
  package var isListHeader: Certainty
  /// Whether it is part of a widget or complication.
  package var isGlanced: Certainty

  /// What holds for both uses.
  package func merged(with other: UseFacts) -> UseFacts {
    UseFacts(
      isHidden: .agreed(isHidden, other.isHidden),
      isReplacedByAncestor: .agreed(isReplacedByAncestor, other.isReplacedByAncestor),
      isNamed: .agreed(isNamed, other.isNamed),
      isInLabel: .agreed(isInLabel, other.isInLabel),
      isMerged: .agreed(isMerged, other.isMerged),
      isRepeated: .agreed(isRepeated, other.isRepeated),
      isInMenu: .agreed(isInMenu, other.isInMenu),
      isInToolbar: .agreed(isInToolbar, other.isInToolbar),
      isOnDefaultBackground: .agreed(isOnDefaultBackground, other.isOnDefaultBackground),
      isListHeader: .agreed(isListHeader, other.isListHeader),
      isGlanced: .agreed(isGlanced, other.isGlanced)
    )
  }
}
