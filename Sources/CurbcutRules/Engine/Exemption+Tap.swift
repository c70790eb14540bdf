import CurbcutModel

extension Exemption {
  /// What silences rules about a tap that may make a view act like a button.
  static func tap(_ tap: TapGesture) -> [Exemption] {
    [
      .hidden,
      .replacedByAncestor,
      Exemption("the tap only dismisses the keyboard") { _ in tap.dismissesKeyboard },
      Exemption("the tap only keeps a record") { _ in tap.onlyRecords },
      Exemption("the tap does nothing but keep taps from what lies below") {
        TapTarget(of: $0).swallows(tap)
      },
      Exemption("the position of the tap matters") { _ in tap.isSpatial },
      Exemption("a condition decides whether the gesture is there") { _ in
        tap.modifier.isConditional
      },
      Exemption("it is part of a control's label") { $0.labeledControl != nil },
      Exemption("it is a view that a caller passes in") {
        $0.isUnknownView && !TapTarget(of: $0).makesPressable(by: tap)
      },
      Exemption("it is a background") {
        !$0.place.isDisjoint(with: [.background, .representation])
      },
      Exemption("an accessibility action or representation does the same") { element in
        element.modifiers.contains { modifier in
          modifier.name.hasPrefix("accessibilityAction") && !modifier.isAboutWholeScreen
            || modifier.name.hasPrefix("accessibilityRepresentation")
        }
      },
      Exemption("the tap belongs to a scroll view, a background layer or a control inside") {
        !TapTarget(of: $0).actsAsButton(by: tap)
      },
    ]
  }
}
