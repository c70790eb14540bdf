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
    ColorReader(ofUIKit: { constant($0, in: declaration) }).colors(of: expression)
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
    let grounds = object.settings(of: "backgroundColor").compactMap(\.value)
    // Several settings belong to several states, and which go together is not known.
    guard texts.count == 1, grounds.count == 1, let (setting, text) = texts.first,
      let ground = grounds.first,
      let textColors = uiColors(text, in: declaration),
      let groundColors = uiColors(ground, in: declaration)
    else { return nil }
    var worst: UIKitTextColors?
    for text in textColors {
      for ground in groundColors where ground.color.isOpaque && ground.goes(with: text) {
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
