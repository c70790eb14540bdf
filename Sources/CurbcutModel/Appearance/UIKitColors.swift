/// What a UIKit label, button or field draws its words with, and on what.
package struct UIKitTextColors: Sendable {
  package let text: ResolvedColor
  package let background: ResolvedColor
  /// What sets the color of the text.
  package let setting: ObjectSetting
  /// The least ratio of all appearances.
  package let ratio: Double
}

extension ItemModel {
  /// The colors that an expression of UIKit may give; nil where that is not known.
  package func uiColors(
    _ expression: Expression,
    in declaration: Declaration
  ) -> [ResolvedColor]? {
    ColorReader(ofUIKit: project.colors) { constant($0, in: declaration) }.colors(of: expression)
  }

  /// The colors of an object's words and of its own background where both are known; those with the
  /// least contrast.
  package func textColors(of object: UIKitObject) -> UIKitTextColors? {
    let declaration = object.declaration
    let texts = object.settings.compactMap { setting -> (ObjectSetting, Expression)? in
      switch setting.path {
      case ["textColor"], ["titleLabel", "textColor"]:
        return setting.value.map { (setting, $0) }
      case ["setTitleColor"]:
        guard setting.argument("for")?.memberName == "normal" else { return nil }
        return setting.argument(nil).map { (setting, $0) }
      default: return nil
      }
    }
    if texts.isEmpty, object.isKind(of: .button) { return configuredColors(of: object) }
    // Several settings belong to several states, and which go together is not known.
    guard texts.count == 1, let (setting, text) = texts.first, let ground = background(of: object),
      let textColors = uiColors(text, in: declaration),
      let groundColors = uiColors(ground, in: declaration)
    else { return nil }
    return worst(of: textColors, on: groundColors, setting)
  }

  /// The colors that a button's configuration gives its title and its background.
  private func configuredColors(of button: UIKitObject) -> UIKitTextColors? {
    let texts = button.settings.filter { $0.path == ["configuration", "baseForegroundColor"] }
    let grounds = button.settings.filter { $0.path == ["configuration", "baseBackgroundColor"] }
    guard texts.count == 1, grounds.count == 1, let setting = texts.first, let text = setting.value,
      let ground = grounds.first?.value, !setting.isConditional, button.hasTitle == .yes,
      let textColors = uiColors(text, in: button.declaration),
      let groundColors = uiColors(ground, in: button.declaration)
    else { return nil }
    return worst(of: textColors, on: groundColors, setting)
  }

  /// The colors with the least contrast.
  private func worst(
    of texts: [ResolvedColor],
    on grounds: [ResolvedColor],
    _ setting: ObjectSetting
  ) -> UIKitTextColors? {
    var worst: UIKitTextColors?
    for text in texts {
      for ground in grounds where ground.color.isOpaque && ground.goes(with: text) {
        if text.isSemantic, ground.isSemantic { continue }
        for appearance in [Appearance.light, .dark] {
          guard let ratio = text.contrast(on: ground, in: appearance) else { continue }
          if ratio < worst?.ratio ?? .infinity {
            worst = UIKitTextColors(
              text: text,
              background: ground,
              setting: setting,
              ratio: ratio
            )
          }
        }
      }
    }
    return worst
  }
}

extension ItemModel {
  /// How many views are looked through for what is painted below words.
  private static let maximumContainers = 16

  /// The background of an object, or of the nearest of those that it is put into; nil where that is
  /// not known, or where something else may lie between.
  fileprivate func background(of object: UIKitObject) -> Expression? {
    var current = object
    for _ in 0..<Self.maximumContainers {
      let paths = [
        ["backgroundColor"], ["contentView", "backgroundColor"], ["view", "backgroundColor"],
      ]
      let settings = current.settings.filter { paths.contains($0.path) }
      guard settings.count <= 1 else { return nil }
      if let setting = settings.first {
        guard let value = setting.value, !setting.isConditional else { return nil }
        if value.memberName != "clear" { return value }
      }
      guard let place = current.container, objects.indices.contains(place) else { return nil }
      current = objects[place]
      guard
        current.isKind(of: .view, .viewController), !current.isOutlet,
        !current.isKind(of: .visualEffectView, .button), current.places.isEmpty,
        current.outside.isDisjoint(with: ["backgroundColor", "*"]),
        !current.inherited.contains("backgroundColor"),
        !current.children.contains(where: { mayCover($0, object) })
      else { return nil }
    }
    return nil
  }

  /// Whether another view may lie below the words.
  private func mayCover(_ place: Int, _ object: UIKitObject) -> Bool {
    guard objects.indices.contains(place) else { return true }
    let other = objects[place]
    if other.isKind(of: .label, .stackView, .control, .textView) { return false }
    // What the words are inside of has been looked through before.
    return !other.isKind(of: .scrollView) && other.children.isEmpty
  }
}
