import CurbcutModel

extension UIKitObject {
  /// The grays of the system that have less than 3:1 on its background, light and dark.
  ///
  /// Source: Apple, Human Interface Guidelines, Color: the values of the system's grays.
  static let faintGrays: Set<String> = [
    "systemGray3", "systemGray4", "systemGray5", "systemGray6",
  ]

  /// The label colors that have less than 3:1 on any background.
  static let faintLabels: Set<String> = ["tertiaryLabel", "quaternaryLabel"]

  /// Whether it is what a function is handed and gives words and background for good.
  var isColoredWhole: Bool {
    guard place == .parameter, !isOpen else { return false }
    let colors = settings.filter { Self.colors.contains($0.name) && $0.path.count == 1 }
    guard let first = colors.first, colors.count == 2 else { return false }
    return colors.contains { $0.name == "backgroundColor" }
      && colors.allSatisfy { !$0.isConditional && $0.member == first.member }
  }
}

extension UIKitObject {
  /// The color of the system that a label has whose contrast is below 3:1 on any background.
  ///
  /// Source: Apple, Human Interface Guidelines, Color: the tertiary and quaternary label colors are
  /// the label's at 30 and 18 percent.
  func faintColor(in item: ItemModel) -> (name: String, setting: ObjectSetting)? {
    guard isKind(of: .label),
      // A dot between two texts.
      literalText?.contains(where: { $0.isLetter || $0.isNumber }) != false
    else { return nil }
    let settings = settings(of: "textColor")
    guard settings.count == 1, let setting = settings.first, let name = setting.value?.memberName,
      Self.faintLabels.contains(name)
        || Self.faintGrays.contains(name) && item.isOnSystemBackground(self)
    else { return nil }
    return (name, setting)
  }
}

extension ItemModel {
  /// How many views are looked through for what is painted below a text.
  private static let maximumContainers = 16

  /// Whether a text stands in a cell of a table in which nothing paints what is below it.
  ///
  /// Source: Apple, `UITableViewCell`: the default background is the system's.
  func isOnSystemBackground(_ label: UIKitObject) -> Bool {
    var current = label
    for _ in 0..<Self.maximumContainers {
      guard !current.settings.contains(where: { painting.contains($0.name) }),
        current.outside.isDisjoint(with: ["backgroundColor", "*"]),
        !current.inherited.contains("backgroundColor")
      else { return false }
      if current.isOwn {
        return current.isKind(of: .tableViewCell) && current.declaration.keyword == .class
          && !current.isUnread
          && !current.mentionedSymbols.contains(.setsAppearance)
      }
      guard let place = current.container, objects.indices.contains(place) else { return false }
      current = objects[place]
    }
    return false
  }

  /// A color that lets so much through that it cannot be read on any background, with its best ratio.
  func fadedText(
    of object: UIKitObject
  ) -> (ratio: Double, setting: ObjectSetting)? {
    let settings = object.settings(of: "textColor")
    guard object.isKind(of: .label), settings.count == 1, let setting = settings.first,
      let value = setting.value, value.call?.callee.memberName == "withAlphaComponent",
      let colors = uiColors(value, in: object.declaration), colors.count == 1,
      let color = colors.first?.color, color.light.opacity > 0, color.light.opacity < 1
    else { return nil }
    let ratio = [color.light, color.dark].map(ContrastCeiling.ratio(of:)).max() ?? 21
    return ratio < project.contrastOfLargeText ? (ratio, setting) : nil
  }
}

/// The border of a field that is hard to see.
struct FaintBorder {
  let setting: ObjectSetting
  let ratio: Double
  /// Whether the ratio is that on white, which is the most that a light background gives.
  var isOnLight = false
}

extension ItemModel {
  /// The border by which alone a field stands out from what it lies on, where that is hard to see.
  func faintBorder(of field: UIKitObject) -> FaintBorder? {
    let borders = field.settings(of: "layer", "borderColor")
    guard field.isKind(of: .textField, .textView), borders.count == 1,
      let border = borders.first, !border.isConditional,
      !field.settings(of: "layer", "borderWidth").isEmpty,
      field.settings(of: "borderStyle").allSatisfy({ $0.value?.memberName == "none" }),
      case .member(let base?, "cgColor")? = border.value?.form,
      let colors = uiColors(base, in: field.declaration), colors.count == 1,
      let color = colors.first, color.color.isOpaque
    else { return nil }
    guard let ground = groundOfBorder(of: field) else {
      guard field.settings(of: "backgroundColor").isEmpty, hasWordsForLight(field) else {
        return nil
      }
      let ratio = color.color.light.contrast(on: Color(white: 1))
      return ratio < project.contrastOfLargeText
        ? FaintBorder(setting: border, ratio: ratio, isOnLight: true) : nil
    }
    let ratios = [Appearance.light, .dark].compactMap { color.contrast(on: ground, in: $0) }
    guard let worst = ratios.min(), worst < project.contrastOfLargeText else { return nil }
    return FaintBorder(setting: border, ratio: worst)
  }

  /// What a field is painted with, if the same is around it; nil where that is not known.
  private func groundOfBorder(of field: UIKitObject) -> ResolvedColor? {
    let fills = field.settings(of: "backgroundColor").filter { $0.value?.memberName != "clear" }
    let around = colorAround(field)
    guard let fill = fills.first?.value else { return around }
    guard fills.count == 1, let colors = uiColors(fill, in: field.declaration), colors.count == 1,
      let color = colors.first
    else { return nil }
    let isPlain = fill.memberName == "systemBackground"
    return isPlain || around?.color == color.color
      || !field.isOwn && !field.standsForInstances && isPainted(field.declaration, color)
      ? color : nil
  }

  /// Whether a type paints its own view in a color, though others may paint it again.
  private func isPainted(_ declaration: Declaration, _ color: ResolvedColor) -> Bool {
    guard let own = ownObject(of: declaration),
      case let fills = own.settings(of: "backgroundColor"), fills.count == 1
    else { return false }
    return fills.first?.value.flatMap { uiColors($0, in: declaration) }?.map(\.color)
      == [color.color]
  }
}

extension ItemModel {
  /// The color that the title of an alert's button is given, where that is too light for an alert.
  ///
  /// Source: Apple, Human Interface Guidelines, Alerts: their material is never lighter than white.
  func faintAlertTitle(of action: UIKitObject) -> (ratio: Double, setting: ObjectSetting)? {
    let settings = action.settings(of: "setValue")
    guard action.isKind(of: .alertAction), settings.count == 1, let setting = settings.first,
      !setting.isConditional,
      setting.argument("forKey")?.phrase.value?.literal == "titleTextColor",
      let colors = setting.argument(nil).flatMap({ uiColors($0, in: action.declaration) }),
      colors.count == 1, let color = colors.first, !color.isSemantic
    else { return nil }
    let ratio = color.color.light.contrast(
      on: Color(red: 1, green: 1, blue: 1, opacity: 1)
    )
    return ratio < project.contrastOfText ? (ratio, setting) : nil
  }
}

extension ItemModel {
  /// The background of a swipe action on which what it shows, which is white, stands out too little.
  ///
  /// Source: Apple, `UIContextualAction`: title and image are drawn in white, the title of one with an
  /// image only in rows that have room for both.
  func whiteTitle(_ action: UIKitObject) -> WhiteTitle? {
    let fills = action.settings(of: "backgroundColor")
    guard action.className == "UIContextualAction", fills.count == 1, let fill = fills.first,
      let colors = fill.value.flatMap({ uiColors($0, in: action.declaration) }), colors.count == 1,
      let color = colors.first, color.color.isOpaque
    else { return nil }
    let white = Color(white: 1)
    let ratio = min(color.color.light.contrast(on: white), color.color.dark.contrast(on: white))
    let showsImage = !action.settings(of: "image").isEmpty
    let needed = showsImage ? project.contrastOfLargeText : project.contrastOfText
    guard ratio < needed else { return nil }
    return WhiteTitle(
      setting: fill,
      ratio: ratio,
      needed: needed,
      isImage: showsImage,
      isOfSystem: fill.value?.memberName?.hasPrefix("system") == true
    )
  }
}

/// A swipe action whose background is too light for what is drawn on it.
struct WhiteTitle {
  let setting: ObjectSetting
  let ratio: Double
  let needed: Double
  /// Whether it is mostly an image that is drawn on it.
  let isImage: Bool
  /// Whether it is one of the system's tints, which the system's own apps use.
  let isOfSystem: Bool
}

/// What paints a view or what is below it.
private let painting: Set<String> = [
  "backgroundColor", "backgroundView", "backgroundConfiguration", "contents",
]
