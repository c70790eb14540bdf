/// A color that code gives the words of an object, or that UIKit gives them.
struct WrittenTextColor {
  let expression: Expression
  /// The color where nothing says it: white for the title of a button.
  var standard: Color?

  /// The colors that it may be; nil where that is not known.
  func colors(in item: ItemModel, _ declaration: Declaration) -> [ResolvedColor]? {
    guard let standard else { return item.uiColors(expression, in: declaration) }
    return [
      ResolvedColor(
        color: AdaptiveColor(standard),
        source: "",
        expression: expression,
        isSemantic: false
      )
    ]
  }
}

extension UIKitObject {
  /// The one color that code gives its words.
  var textColor: (setting: ObjectSetting, color: WrittenTextColor)? {
    let texts = textColorSettings
    // Several settings belong to several states, and which go together is not known.
    guard texts.count == 1 else { return nil }
    return texts.first.map { ($0.setting, WrittenTextColor(expression: $0.color)) }
  }

  /// All colors that code gives its words.
  var textColorSettings: [(setting: ObjectSetting, color: Expression)] {
    settings.compactMap { setting in
      switch setting.path {
      case ["textColor"], ["titleLabel", "textColor"]:
        return setting.value.map { (setting, $0) }
      case ["setTitleColor"]:
        guard setting.argument("for")?.memberName == "normal" else { return nil }
        return setting.argument(nil).map { (setting, $0) }
      default: return nil
      }
    }
  }

  /// What UIKit draws the title of a button in that code gives a background and no color: the tint of
  /// a system button, white on all others.
  ///
  /// Source: Apple, `UIButton.ButtonType` and `setTitleColor(_:for:)`.
  var defaultTitleColor: (setting: ObjectSetting, color: WrittenTextColor)? {
    guard isKind(of: .button), !isOwn, className == UIKitType.button.rawValue,
      textColorSettings.isEmpty, hasTitle == .yes, let call = creation?.call, maker == nil,
      !setsForCertain(anyOf: ["setTitleColor", "setAttributedTitle", "configuration"])
    else { return nil }
    let type = call.arguments.first { $0.label == "type" }?.value.memberName
    if type == "system" {
      let tints = settings(of: "tintColor")
      guard tints.count == 1, let setting = tints.first, let tint = setting.value,
        !settings(of: "backgroundColor").isEmpty || !settings(of: "setBackgroundImage").isEmpty
      else { return nil }
      return (setting, WrittenTextColor(expression: tint))
    }
    guard type == nil || type == "custom",
      call.arguments.allSatisfy({ ["type", "frame"].contains($0.label) }),
      let fill = settings(of: "backgroundColor").first, let value = fill.value
    else { return nil }
    return (fill, WrittenTextColor(expression: value, standard: Color(white: 1)))
  }
}

extension ItemModel {
  /// How long a function may be in which the colors of attributed texts are looked for, in bytes.
  private static let maximumFunction = 8192

  /// The one color that a function writes for the attributed text that it gives a label:
  /// `[.font: font, .foregroundColor: UIColor.gray]`.
  func attributedColor(of label: UIKitObject) -> (color: Expression, range: Range<Int>)? {
    let texts = label.settings(of: "attributedText")
    guard label.isKind(of: .label), texts.count == 1, let text = texts.first, !text.isConditional,
      label.textColor == nil, !label.setsForCertain(anyOf: ["textColor"]),
      case let functions = label.declaration.functions.filter({ $0.name == text.member }),
      functions.count == 1, let function = functions.first?.node,
      function.range.contains(text.range.lowerBound), function.range.count <= Self.maximumFunction,
      // Another text of the function may be the one that is colored.
      objects.filter({ other in
        other.settings.contains {
          $0.member == text.member && ["attributedText", "setAttributedTitle"].contains($0.name)
        }
      }).count == 1
    else { return nil }
    let entries = function.descendants.filter { node in
      node.kind == .dictionaryElement
        && node.firstChild.map { Expression($0).memberName == "foregroundColor" } == true
    }
    guard let first = entries.first, let color = first.lastChild.map({ Expression($0) }),
      entries.allSatisfy({ $0.lastChild.map { Expression($0).source } == color.source }),
      // What is written behind the colors changes them.
      !function.descendants.contains(where: {
        $0.hasText("addAttribute") || $0.hasText("addAttributes")
      })
    else { return nil }
    return (color, first.range)
  }
}

/// Words that stand out too little from any light background, where code tells that theirs is one.
package struct LightGroundContrast: Sendable {
  /// What sets the color.
  package let range: Range<Int>
  /// The ratio on white, the lightest of all.
  package let ratio: Double
}

extension ItemModel {
  /// The contrast of an object's words on white where nobody knows what is painted below them and
  /// something tells that it is light: the color itself, which turns lighter in dark mode, or dark
  /// words on the same view.
  package func contrastOnLight(of object: UIKitObject) -> LightGroundContrast? {
    if let (color, range) = attributedColor(of: object) {
      return contrastOnLight(of: object, color, range)
    }
    guard let (setting, text) = object.textColor, !setting.isConditional else { return nil }
    return contrastOnLight(of: object, text.expression, setting.range)
  }

  /// Whether the words of a field are such as can be read on a light background only, or such as turn
  /// light in dark mode, as they do where nobody colors them.
  package func hasWordsForLight(_ field: UIKitObject) -> Bool {
    guard !field.mentionedSymbols.contains(.setsAppearance),
      field.settings(of: "keyboardAppearance").isEmpty
    else { return false }
    guard let (setting, text) = field.textColor else {
      return !field.setsForCertain(anyOf: ["textColor", "attributedText", "defaultTextAttributes"])
    }
    guard !setting.isConditional, let colors = text.colors(in: self, field.declaration),
      colors.count == 1, let only = colors.first
    else { return false }
    return only.color.light.contrast(on: Color(white: 0)) < 3 || only.turnsLighterInDark
  }

  /// The same for the tint of an icon.
  package func iconContrastOnLight(of object: UIKitObject) -> LightGroundContrast? {
    let tints = object.settings(of: "tintColor")
    guard tints.count == 1, let setting = tints.first, let tint = setting.value,
      !setting.isConditional
    else { return nil }
    return contrastOnLight(of: object, tint, setting.range)
  }

  private func contrastOnLight(
    of object: UIKitObject,
    _ text: Expression,
    _ range: Range<Int>
  ) -> LightGroundContrast? {
    guard text.memberName?.hasPrefix("system") != true,
      !object.mentionedSymbols.contains(.setsAppearance),
      let colors = uiColors(text, in: object.declaration), colors.count == 1,
      let color = colors.first, !color.isSemantic, color.color.isOpaque,
      let around = unpainted(around: object)
    else { return nil }
    let ratio = color.color.light.contrast(on: Color(white: 1))
    guard ratio >= Self.leastOnLight,
      around.isToEnd && color.turnsLighterInDark && ratio >= Self.leastOfDarkWords
        || objects.contains(where: { isDark($0, in: around.views, besides: object) })
        || around.isToEnd && ratio >= Self.leastOfMiddle
          && isOnPlainGround(object, in: around.views)
    else { return nil }
    return LightGroundContrast(range: range, ratio: ratio)
  }

  /// What has less on white, as white has, is meant for something dark that is not seen.
  private static let leastOnLight = 1.5
  /// What has less on white may be meant for something dark in both appearances.
  private static let leastOfDarkWords = 2.0
  /// What has less on white is a light color, which may be meant for something dark that is not seen.
  private static let leastOfMiddle = 2.2
  /// How many views are looked through.
  private static let maximumAround = 16

  /// Whether nothing in the code of a type tells that a text stands on anything but the background of
  /// a screen, which is light where nobody has chosen dark mode: no words that are nearly white, no
  /// picture that fills a view, no layer and nothing dark that it may lie on.
  private func isOnPlainGround(_ object: UIKitObject, in views: [Int]) -> Bool {
    let declaration = object.declaration
    guard !project.colors.areSeenInDarkOnly, !NameHint.overlaid.matches(declaration.name)
    else { return false }
    let isInOwn = views.contains { objects[$0].isOwn }
    return objects.allSatisfy { other in
      guard other.declaration === declaration, other.place != .others else { return true }
      if other.settings.contains(where: \.addsLayer) { return false }
      if other.isKind(of: .imageView) { return !other.fills }
      if other.isKind(of: .visualEffectView) { return isInOwn }
      return !mayHaveLightWords(other) && (isInOwn || other.isOwn || isPaintedLight(other))
    }
  }

  /// Whether something gives an object words or a tint that are nearly white, where nothing is painted
  /// around them here.
  private func mayHaveLightWords(_ other: UIKitObject) -> Bool {
    let colors = other.settings.compactMap { setting -> Expression? in
      switch setting.name {
      case "textColor", "tintColor": setting.value
      case "setTitleColor": setting.argument(nil)
      default: nil
      }
    }
    guard !colors.isEmpty, unpainted(around: other) != nil else { return false }
    return colors.contains { color in
      uiColors(color, in: other.declaration)?.contains(where: \.isNearlyWhite) == true
    }
  }

  /// Whether a view is painted with nothing, or with what is nearly white in light mode.
  private func isPaintedLight(_ view: UIKitObject) -> Bool {
    view.settings.allSatisfy { setting in
      guard setting.name == "backgroundColor", setting.path.count < 3, let value = setting.value
      else { return true }
      guard value.memberName != "clear" else { return true }
      return uiColors(value, in: view.declaration)?.allSatisfy(\.isNearlyWhite) == true
    }
  }

  /// Whether nothing paints an object or what it is put into that is known.
  func isUnpainted(_ object: UIKitObject) -> Bool {
    unpainted(around: object)?.isToEnd == true && !object.setInInterface.contains("backgroundColor")
  }

  /// The views around an object up to the first that is painted; nil where it is painted itself.
  private func unpainted(around object: UIKitObject) -> (views: [Int], isToEnd: Bool)? {
    let fills: Set<String> = [
      "backgroundColor", "setBackgroundImage", "configuration", "backgroundConfiguration",
    ]
    func isPainted(_ view: UIKitObject) -> Bool {
      !view.inherited.isDisjoint(with: fills) || !view.outside.isDisjoint(with: fills)
        || view.isKind(of: .visualEffectView, .imageView)
        || view.settings.contains { setting in
          let isFill =
            setting.name == "backgroundColor" && setting.path.count < 3
            || setting.path.first.map(fills.contains) == true
          return isFill && setting.value?.memberName != "clear"
        }
    }
    guard !isPainted(object) else { return nil }
    var views: [Int] = []
    var current = object
    for _ in 0..<Self.maximumAround {
      guard let place = current.container, objects.indices.contains(place) else { break }
      views.append(place)
      current = objects[place]
      if isPainted(current) { return (views, false) }
    }
    return (views, true)
  }

  /// Whether an object has words that can be read on a light background only, and stands in one of
  /// some views without anything painted between.
  private func isDark(
    _ other: UIKitObject,
    in views: [Int],
    besides object: UIKitObject
  ) -> Bool {
    guard other.isKind(of: .label, .button), other.range != object.range, !other.isOwn,
      other.container.map(views.contains) == true
        || other.container == nil && other.list != nil && other.list == object.list,
      unpainted(around: other) != nil
    else { return false }
    if let (setting, text) = other.textColor {
      guard !setting.isConditional, let colors = text.colors(in: self, other.declaration),
        colors.count == 1, let color = colors.first?.color, color.isOpaque
      else { return false }
      return color.light.contrast(on: Color(white: 0)) < 3
    }
    // Source: Apple, `UILabel.textColor`: the default is the system's color for labels.
    return other.className == UIKitType.label.rawValue && other.creation != nil
      && !other.isHandedOn
      && other.literalText?.contains(where: \.isLetter) != false
      && !other.setsForCertain(anyOf: ["textColor", "attributedText"])
  }
}

extension UIKitObject {
  /// Whether it is a picture that fills its view, so that words may stand on it.
  ///
  /// Source: Apple, `UIView.ContentMode.scaleAspectFill`.
  fileprivate var fills: Bool {
    settings(of: "contentMode").contains { $0.value?.memberName == "scaleAspectFill" }
      && settings(of: "layer", "cornerRadius").isEmpty
  }
}

extension ObjectSetting {
  /// Whether it puts a layer into a view, such as a gradient.
  fileprivate var addsLayer: Bool {
    path.contains("layer") && ["addSublayer", "insertSublayer"].contains(name)
  }
}

extension ResolvedColor {
  /// What has no more contrast on white is nearly white.
  private static let mostOfLight = 1.5

  /// Whether it is nearly white in light mode.
  fileprivate var isNearlyWhite: Bool {
    color.light.contrast(on: Color(white: 1)) <= Self.mostOfLight
  }

  /// Whether it is a darker color in light mode, as words on the background of each mode have it.
  fileprivate var turnsLighterInDark: Bool {
    let black = Color(white: 0)
    return color.dark.contrast(on: black) > color.light.contrast(on: black) * 1.1
  }
}
