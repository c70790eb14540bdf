import CurbcutModel

extension UIKitObject {
  /// Whether its traits are only ever those of what is read or looked at: with them it is no control.
  var isSaidToBeContent: Bool {
    let set = settings(of: "accessibilityTraits")
    return !set.isEmpty && inherited.isDisjoint(with: ["accessibilityTraits"])
      && outside.isDisjoint(with: ["accessibilityTraits"])
      && set.allSatisfy { setting in
        setting.isPlainAssignment
          && ["image", "staticText", "none"].contains(setting.value?.memberName)
      }
  }
}
