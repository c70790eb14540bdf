extension ItemModel {
  /// Whether a text that turns light in dark mode lies on a view without anything painted between: a
  /// label in UIKit's own color or in one of the system's for labels.
  package func isLabel(_ label: UIKitObject, on view: UIKitObject) -> Bool {
    guard label.type == .label, !label.isOwn, label.creation != nil, !label.isHandedOn,
      label.className == UIKitType.label.rawValue,
      !label.setsForCertain(anyOf: ["attributedText", "backgroundColor", "tintColor"]),
      !label.inherited.contains("textColor"), !label.outside.contains("textColor"),
      label.settings.contains(where: { $0.path == ["text"] })
    else { return false }
    let colors = label.settings(of: "textColor")
    guard colors.isEmpty || colors.count == 1 && colors[0].isOfLabels else { return false }
    return lies(label, on: view)
  }

  /// The label that lies on one of the type's views and turns white with a white background below,
  /// which is told of that background.
  package func isToldByWhiteBackground(_ label: UIKitObject) -> Bool {
    objects.contains { view in
      view.declaration === label.declaration && view.isKind(of: .view, .viewController)
        && !view.isOutlet && !view.isKind(of: .label, .control, .imageView)
        && view.whiteBackground != nil && isLabel(label, on: view)
    }
  }

  /// Whether nothing with a background of its own lies between a label and a view around it.
  private func lies(_ label: UIKitObject, on view: UIKitObject) -> Bool {
    var current = label
    for _ in 0..<16 {
      guard let place = current.container, objects.indices.contains(place) else { return false }
      current = objects[place]
      if current.range == view.range, current.place == view.place { return true }
      if current.settings.contains(where: { $0.name == "backgroundColor" })
        || current.isKind(of: .visualEffectView, .button)
      {
        return false
      }
    }
    return false
  }
}

extension UIKitObject {
  /// The statement that alone gives it a background, which is white in both appearances.
  package var whiteBackground: ObjectSetting? {
    let paths = [
      ["backgroundColor"], ["view", "backgroundColor"], ["contentView", "backgroundColor"],
    ]
    let grounds = settings.filter { paths.contains($0.path) }
    guard grounds.count == 1, let ground = grounds.first, !ground.isConditional,
      [".white", "UIColor.white"].contains(ground.value?.path ?? "")
    else { return nil }
    return ground
  }
}

extension ObjectSetting {
  /// Whether it sets the color that the system gives labels.
  fileprivate var isOfLabels: Bool {
    !isConditional && [".label", "UIColor.label"].contains(value?.path ?? "")
  }
}
