/// Words that stand out too little from any light background, where code tells that theirs is one.
package struct LightGroundContrast: Sendable {
  /// What sets the color.
  package let range: Range<Int>
  /// The ratio on white, the lightest of all.
  package let ratio: Double
  /// Whether something decides if the words have the color.
  package var isAtTimes = false
}

extension ItemModel {
  /// The contrast of an object's words on white where nobody knows what is painted below them and
  /// something tells that it is light: the color itself, which turns lighter in dark mode, or dark
  /// words on the same view.
  package func contrastOnLight(of object: UIKitObject) -> LightGroundContrast? {
    if let (color, range) = attributedColor(of: object) {
      return contrastOnLight(of: object, color, range)
    }
    guard let (setting, text) = object.textColor, !setting.isConditional,
      setting.condition(in: object.declaration) == nil
    else { return contrastOnLightAtTimes(of: object) }
    return contrastOnLight(of: object, text.expression, setting.range)
  }

  /// The same for words that have one color or another, of which the faintest counts.
  private func contrastOnLightAtTimes(of object: UIKitObject) -> LightGroundContrast? {
    let texts = object.textColorSettings
    guard !texts.isEmpty, !object.mentionedSymbols.contains(.setsAppearance),
      let around = unpainted(around: object), !around.isPaintedAtTimes, around.isToEnd,
      isOnPlainGround(object, in: around.views)
    else { return nil }
    return faintest(of: texts, in: object.declaration, above: Self.leastOfMiddle)
  }

  /// The same for the texts that every cell of a table has, on a cell that nobody paints.
  ///
  /// Source: Apple, `UITableViewCell`: the default background is the system's.
  package func contrastOnLight(
    ofPartsOf cell: UIKitObject
  ) -> [(part: String, contrast: LightGroundContrast)] {
    guard cell.isKind(of: .tableViewCell), !cell.mentionedSymbols.contains(.setsAppearance),
      let around = unpainted(around: cell), around.isToEnd, !around.isPaintedAtTimes,
      isOnPlainGround(cell, in: around.views)
    else { return [] }
    return ["textLabel", "detailTextLabel"].compactMap { part in
      guard cell.settings(of: part, "backgroundColor").isEmpty else { return nil }
      let texts = cell.settings(of: part, "textColor").compactMap { setting in
        setting.value.map { (setting, $0) }
      }
      return faintest(of: texts, in: cell.declaration, above: Self.leastOnLight)
        .map { (part, $0) }
    }
  }

  /// The same for the texts that code gives the content of cells: `content.secondaryTextProperties.color`.
  ///
  /// Source: Apple, `UIListContentConfiguration`: it is drawn on the background of the cell.
  package func contrastOnLight(ofTextsSetUpBy code: UIKitObject) -> [LightGroundContrast] {
    let texts = code.configuredTextColors.filter { !$0.setting.isConditional }
    guard !texts.isEmpty, !code.declaration.mentions(anyOf: ["backgroundConfiguration"]),
      isOnPlainGround(code, in: [])
    else { return [] }
    return texts.compactMap { faintest(of: [$0], in: code.declaration, above: Self.leastOfMiddle) }
  }

  /// The same for a text of Interface Builder to which code gives a color, where neither the file nor
  /// code paints what is below it.
  package func contrastOnLight(ofOutlet outlet: UIKitObject) -> LightGroundContrast? {
    guard outlet.isOutlet, outlet.place == .member, !outlet.isOfInterfaceClass,
      let around = outlet.interfaceGround, around.isOpen,
      !outlet.mentionedSymbols.contains(.setsAppearance),
      !outlet.setInInterface.contains("backgroundColor"),
      ([outlet.name] + around.between).allSatisfy({ name in
        objects.allSatisfy { other in
          other.name != name || other.declaration !== outlet.declaration
            || other.place != .member || unpainted(around: other)?.isPaintedAtTimes == false
        }
      }),
      let top = ownObject(of: outlet.declaration),
      !top.inherited.contains("view"), backgrounds(of: top).isEmpty,
      !top.inherited.contains("backgroundColor"), !top.outside.contains("backgroundColor"),
      isOnPlainGround(outlet, in: [])
    else { return nil }
    return faintest(
      of: outlet.textColorSettings,
      in: outlet.declaration,
      above: Self.leastOfMiddle
    )
  }

  /// The color with the least contrast on white of those that code gives words; nil where words are
  /// nearly white at times, so that something below them changes too.
  private func faintest(
    of texts: [(setting: ObjectSetting, color: Expression)],
    in declaration: Declaration,
    above least: Double
  ) -> LightGroundContrast? {
    var faintest: LightGroundContrast?
    for (setting, color) in texts {
      guard let choices = uiColors(color, in: declaration) else { continue }
      if choices.contains(where: \.isNearlyWhite) { return nil }
      for choice in choices where !setting.isPassing(choice, in: declaration) {
        guard let ratio = ratioOnLight(of: choice), ratio >= least,
          ratio < faintest?.ratio ?? .infinity
        else { continue }
        faintest = LightGroundContrast(range: setting.range, ratio: ratio, isAtTimes: true)
      }
    }
    return faintest
  }

  /// The contrast of a color on white; nil for what the system makes for the places it is in.
  private func ratioOnLight(of color: ResolvedColor) -> Double? {
    guard !color.isSemantic, color.color.isOpaque, color.theme == nil,
      color.expression.memberName?.hasPrefix("system") != true
    else { return nil }
    return color.color.light.contrast(on: Color(white: 1))
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
  private static let leastOfMiddle = 2.1
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

  /// The views around an object.
  private struct Surroundings {
    let views: [Int]
    /// Whether none of them is painted.
    let isToEnd: Bool
    /// Whether a state paints the object or one of them: while it is pressed.
    let isPaintedAtTimes: Bool

    init(_ views: [Int], isToEnd: Bool, _ isPaintedAtTimes: Bool) {
      self.views = views
      self.isToEnd = isToEnd
      self.isPaintedAtTimes = isPaintedAtTimes
    }
  }

  /// The views around an object up to the first that is painted; nil where it is painted itself.
  private func unpainted(around object: UIKitObject) -> Surroundings? {
    let fills: Set<String> = [
      "backgroundColor", "setBackgroundImage", "configuration", "backgroundConfiguration",
    ]
    var isPaintedAtTimes = false
    func isPainted(_ view: UIKitObject) -> Bool {
      !view.inherited.isDisjoint(with: fills) || !view.outside.isDisjoint(with: fills)
        || view.isKind(of: .visualEffectView, .imageView)
        || view.settings.contains { setting in
          let isFill =
            setting.name == "backgroundColor" && setting.path.count < 3
            || setting.path.first.map(fills.contains) == true
          guard isFill, let value = setting.value else { return isFill }
          if value.isClear { return false }
          // `backgroundColor = isHighlighted ? .gray : nil`
          guard case .ternary(_, let then, let otherwise) = value.form,
            then.isClear || otherwise.isClear
          else { return true }
          isPaintedAtTimes = true
          return false
        }
    }
    guard !isPainted(object) else { return nil }
    var views: [Int] = []
    var current = object
    for _ in 0..<Self.maximumAround {
      guard let place = current.container, objects.indices.contains(place) else { break }
      views.append(place)
      current = objects[place]
      if isPainted(current) { return Surroundings(views, isToEnd: false, isPaintedAtTimes) }
    }
    return Surroundings(views, isToEnd: true, isPaintedAtTimes)
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

extension Expression {
  /// Whether a background is none: `.clear`, `nil`.
  fileprivate var isClear: Bool { memberName == "clear" || form == .nothing }
}

extension ObjectSetting {
  /// Whether words have a color only while they are pressed, disabled or not there yet.
  fileprivate func isPassing(_ color: ResolvedColor, in declaration: Declaration) -> Bool {
    if let branch = color.branches.first {
      return Self.isPassing(branch.condition, isTrue: branch.isTrue)
    }
    guard isConditional, let branch = branch(in: declaration),
      let condition = branch.child(.conditionElement)?.code
    else { return false }
    let block = branch.children.first { $0.kind == .codeBlock }
    return Self.isPassing(condition, isTrue: block?.range.encloses(range) == true)
  }

  private static func isPassing(_ condition: String, isTrue: Bool) -> Bool {
    guard passing.matches(condition) || usable.matches(condition) else { return false }
    // Which way `!` and comparisons turn is not worked out.
    if condition.includes("!") || condition.includes("=") { return true }
    return passing.matches(condition) ? isTrue : !isTrue
  }
}

/// States in which words are not there to be read.
private let passing = NameHint(
  "disabled placeholder highlighted loading skeleton pressed empty"
)
/// States without which a control is disabled.
private let usable = NameHint("enabled")

extension UIKitObject {
  /// The colors that code gives the texts in the content of cells, which is no object of its own.
  ///
  /// Source: Apple, `UIListContentConfiguration.TextProperties`.
  package var configuredTextColors: [(setting: ObjectSetting, color: Expression)] {
    guard place == .others || isOwn else { return [] }
    return settings.compactMap { setting in
      guard setting.name == "color", setting.path.count > 1,
        ["textProperties", "secondaryTextProperties"]
          .contains(setting.path[setting.path.count - 2])
      else { return nil }
      return setting.value.map { (setting, $0) }
    }
  }
}
