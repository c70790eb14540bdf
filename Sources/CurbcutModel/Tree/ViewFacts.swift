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
///
/// One use that exposes what the view is made of is enough for a person to meet it, so where uses
/// differ that one counts: hidden here and read there is read.
package struct UseFacts: Sendable, Equatable {
  package var isHidden: Certainty
  /// Whether something around it speaks in its place: a label, a control, an element.
  package var isSpokenFor: Certainty
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
      isHidden: isHidden && other.isHidden,
      isSpokenFor: isSpokenFor && other.isSpokenFor,
      isRepeated: isRepeated && other.isRepeated,
      isInMenu: isInMenu && other.isInMenu,
      isInToolbar: isInToolbar && other.isInToolbar,
      isOnDefaultBackground: isOnDefaultBackground || other.isOnDefaultBackground,
      isListHeader: .agreed(isListHeader, other.isListHeader),
      isGlanced: isGlanced && other.isGlanced
    )
  }
}
