import CurbcutModel

extension Exemption {
  /// What silences rules about the area of a control that reacts to a finger: where the system or
  /// a style decides about it.
  static let sizedBySystem: [Exemption] = [
    .notForIOS,
    Exemption("the system sizes it: a row, a toolbar item, a menu item or a tab") {
      !$0.place.isDisjoint(with: [.toolbar, .menu, .list, .form, .tabItem, .systemStyled])
    },
    Exemption("it is part of a background or an accessibility representation") {
      !$0.place.isDisjoint(with: [.representation, .background])
    },
  ]
}
