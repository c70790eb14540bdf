import CurbcutModel

extension Exemption {
  /// What silences rules about a dialog that an app draws itself: a layer that dims the screen need
  /// not belong to one.
  static func dialog(_ modal: CustomModal) -> [Exemption] {
    [
      Exemption("it lies over a player or something that loads, by the names in its condition") {
        _ in NameHint.playerOverlay.matches(modal.condition)
      },
      Exemption("the layer that dims the screen lets taps through") { _ in
        modal.dimmer.row?.isPaint == true && modal.dimmer.hasModifier("allowsHitTesting")
      },
    ]
  }
}
