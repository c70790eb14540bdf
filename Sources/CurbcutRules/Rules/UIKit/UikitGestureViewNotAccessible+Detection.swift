import CurbcutModel

extension UIKitObject {
  /// Whether its traits are only ever those of what is read or looked at: with them it is no control.
  var isSaidToBeContent: Bool {
    let set = settings(of: "accessibilityTraits")
    return !set.isEmpty && inherited.isDisjoint(with: ["accessibilityTraits"])
      && outside.isDisjoint(with: ["accessibilityTraits"])
      && set.allSatisfy { setting in
        setting.isPlainAssignment
          && setting.value?.isOfContent == true
      }
  }
}

extension Expression {
  /// Whether it is made of the traits of what is read or looked at only.
  ///
  /// Source: Apple, `UIAccessibilityTraits`.
  fileprivate var isOfContent: Bool {
    let traits: Set<String> = [
      "image", "staticText", "none", "header", "summaryElement", "updatesFrequently",
    ]
    if case .array(let values) = form { return values.allSatisfy(\.isOfContent) }
    return memberName.map(traits.contains) == true
  }
}
