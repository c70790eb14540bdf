/// What a UIKit label, button or field draws its words with, and on what.
package struct UIKitTextColors: Sendable {
  package let text: ResolvedColor
  package let background: ResolvedColor
  /// What sets the color of the text.
  package let range: Range<Int>
  /// The least ratio of all appearances.
  package let ratio: Double
  /// Whether nothing else can lie between the text and what is painted below it.
  package let isSure: Bool
}

/// What is painted below a text or an icon.
struct PaintedGround {
  let colors: [ResolvedColor]
  /// Whether nothing else can lie between.
  var isSure = true
}

extension ItemModel {
  /// The colors that an expression of UIKit may give; nil where that is not known.
  package func uiColors(
    _ expression: Expression,
    in declaration: Declaration
  ) -> [ResolvedColor]? {
    ColorReader(
      ofUIKit: project.colors,
      themes: context.allThemes,
      named: { context.constant($0) }
    ) {
      constant($0, in: declaration)
    }.colors(of: expression)
  }

  /// The colors of an object's words and of what is painted below them where both are known; those
  /// with the least contrast.
  package func textColors(of object: UIKitObject) -> UIKitTextColors? {
    if let configured = configuredColors(of: object) { return configured }
    if let attributed = attributedColor(of: object) {
      guard let colors = uiColors(attributed.color, in: object.declaration),
        let ground = ground(of: object, behind: attributed.color)
      else { return nil }
      return worst(of: colors, on: ground, attributed.range)
    }
    if object.textColorSettings.isEmpty, let given = colorGiven(to: object) {
      guard let colors = uiColors(given, in: object.declaration),
        let ground = ground(of: object, behind: given)
      else { return nil }
      return worst(of: colors, on: ground, given.range)
    }
    guard let (setting, text) = object.textColor ?? object.defaultTitleColor,
      let textColors = text.colors(in: self, object.declaration),
      let ground = ground(of: object, behind: text.expression)
    else { return nil }
    return worst(of: textColors, on: ground, setting.range)
  }

  /// The color that an object tints its icon with, and what is painted below it; nil where that is not
  /// known.
  package func iconColors(of object: UIKitObject) -> UIKitTextColors? {
    let tints = object.settings.filter { $0.path == ["tintColor"] }
    guard tints.count == 1, let setting = tints.first, !setting.isConditional,
      let tint = setting.value, let colors = uiColors(tint, in: object.declaration),
      let ground = ground(of: object, behind: tint)
    else { return nil }
    return worst(of: colors, on: ground, setting.range)
  }

  /// The colors that code gives the dots of a page control, each with what they are drawn on.
  package func dotColors(of object: UIKitObject) -> [UIKitTextColors] {
    guard object.isKind(of: .pageControl) else { return [] }
    return ["currentPageIndicatorTintColor", "pageIndicatorTintColor"].compactMap { name in
      let tints = object.settings.filter { $0.path == [name] }
      guard tints.count == 1, let setting = tints.first, !setting.isConditional,
        let tint = setting.value, let colors = uiColors(tint, in: object.declaration),
        let ground = ground(of: object, behind: tint)
      else { return nil }
      return worst(of: colors, on: ground, setting.range)
    }
  }

  /// The colors that a button's configuration gives its title and its background.
  private func configuredColors(of button: UIKitObject) -> UIKitTextColors? {
    guard button.isKind(of: .button), button.textColor == nil else { return nil }
    let texts = button.settings.filter { $0.path == ["configuration", "baseForegroundColor"] }
    let grounds = button.settings.filter { $0.path == ["configuration", "baseBackgroundColor"] }
    guard texts.count == 1, grounds.count == 1, let setting = texts.first, let text = setting.value,
      let ground = grounds.first?.value, !setting.isConditional, button.hasTitle == .yes,
      let textColors = uiColors(text, in: button.declaration),
      let groundColors = uiColors(ground, in: button.declaration)
    else { return nil }
    return worst(of: textColors, on: PaintedGround(colors: groundColors), setting.range)
  }

  /// The colors with the least contrast.
  func worst(
    of texts: [ResolvedColor],
    on painted: PaintedGround,
    _ range: Range<Int>
  ) -> UIKitTextColors? {
    var worst: UIKitTextColors?
    for text in texts {
      for ground in painted.colors where ground.color.isOpaque && ground.goes(with: text) {
        if text.isSemantic, ground.isSemantic { continue }
        // Which appearance a theme is shown in is not known.
        let isOfTheme = text.theme != nil || ground.theme != nil
        if isOfTheme, !(text.color.isFixed && ground.color.isFixed) {
          continue
        }
        for appearance in [Appearance.light, .dark] {
          guard let ratio = text.contrast(on: ground, in: appearance) else { continue }
          if ratio < worst?.ratio ?? .infinity {
            worst = UIKitTextColors(
              text: text,
              background: ground,
              range: range,
              ratio: ratio,
              isSure: painted.isSure
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

  /// What sets the background of an object.
  func backgrounds(of object: UIKitObject) -> [ObjectSetting] {
    let paths = [
      ["backgroundColor"], ["contentView", "backgroundColor"], ["view", "backgroundColor"],
    ]
    return object.settings.filter { paths.contains($0.path) }
  }

  /// Tells what views of classes, and what their properties hold, are painted with by the class alone.
  package mutating func tellBackgrounds() {
    for object in objects where object.declaration.keyword == .class {
      let type = object.declaration.name
      let name: String
      switch object.place {
      case .own: name = type
      case .member: name = ObjectNames.held(by: "\(type).\(object.name)")
      default: continue
      }
      guard summary.facts[name]?.object != nil, !object.outside.contains("backgroundColor"),
        let painted = background(setOn: object)
      else { continue }
      summary.facts[name]?.object?.background = painted
    }
  }

  /// The one color that code sets for good.
  private func background(setOn object: UIKitObject) -> ObjectBackground? {
    // Where the property is overridden, what its setter does counts.
    let settings = backgrounds(of: object).filter { !$0.isCall || $0.member != $0.name }
    guard settings.count == 1, let setting = settings.first, !setting.isConditional,
      let value = setting.value, let colors = uiColors(value, in: object.declaration),
      colors.count == 1, let only = colors.first, only.color.isOpaque
    else { return nil }
    return ObjectBackground(color: only.color, isSemantic: only.isSemantic)
  }

  /// The background of an object, or of the nearest of those that it is put into; nil where that is
  /// not known, or where something that is painted may lie between.
  ///
  /// - Parameter text: the color of the text.
  func ground(of object: UIKitObject, behind text: Expression) -> PaintedGround? {
    var current = object
    var isSure = true
    if let image = object.settings(of: "setBackgroundImage").first {
      return object.settings(of: "setBackgroundImage").count == 1
        ? paintedImage(image, of: object) : nil
    }
    for _ in 0..<Self.maximumContainers {
      let settings = backgrounds(of: current)
      guard settings.count <= 1 else { return nil }
      if let setting = settings.first {
        guard let value = setting.value, !setting.isConditional, !isPaintedByClass(current) else {
          return nil
        }
        if value.memberName != "clear" {
          return uiColors(value, in: object.declaration).map {
            PaintedGround(colors: $0, isSure: isSure)
          }
        }
      } else if let painted = background(toldOf: current) {
        let color = ResolvedColor(
          color: painted.color,
          source: "",
          expression: text,
          isSemantic: painted.isSemantic
        )
        return PaintedGround(colors: [color], isSure: isSure)
      } else if current.isPaintedBySystem {
        return nil
      }
      let branch = current
      if let place = current.container, objects.indices.contains(place) {
        current = objects[place]
      } else if let only = onlyPainted(around: current) {
        current = only
        isSure = false
        continue
      } else {
        return nil
      }
      guard
        current.isKind(of: .view, .viewController), !current.isOutlet,
        !current.isKind(of: .visualEffectView, .button), current.places.isEmpty,
        current.isPaintedHere
      else { return nil }
      for child in current.children where mayLie(child, below: branch, in: current) {
        guard !mayPaint(child) else { return nil }
        isSure = false
      }
    }
    return nil
  }

  /// The one color around an object, of what it is put into; nil where that is not known.
  package func colorAround(_ object: UIKitObject) -> ResolvedColor? {
    var bare = object
    bare.settings.removeAll { $0.name == "backgroundColor" }
    guard let place = object.creation ?? object.settings.first?.value,
      let ground = ground(of: bare, behind: place), ground.colors.count == 1
    else { return nil }
    return ground.colors.first
  }

  /// The picture of one color that a button stands on: `UIColor.red.image()`, `UIImage(color: .red)`.
  private func paintedImage(_ setting: ObjectSetting, of button: UIKitObject) -> PaintedGround? {
    guard !setting.isConditional, setting.argument("for")?.memberName == "normal",
      var image = setting.argument(nil)
    else { return nil }
    if image.path != nil, let value = constant(image, in: button.declaration) { image = value }
    for _ in 0..<4 {
      guard let call = image.call else { return nil }
      if let color = call.arguments.first, color.label == "color" || color.label == "withColor" {
        return uiColors(color.value, in: button.declaration).map { PaintedGround(colors: $0) }
      }
      guard case .member(let base?, _) = call.callee.form else { return nil }
      if let colors = uiColors(base, in: button.declaration) {
        return PaintedGround(colors: colors)
      }
      image = base
    }
    return nil
  }

  /// The view that the code of a type is about, where it alone is painted of all that a part of it may
  /// have been put into by functions that nobody has read.
  private func onlyPainted(around part: UIKitObject) -> UIKitObject? {
    let declaration = part.declaration
    guard declaration.keyword == .class, !part.isOwn, part.places.isEmpty,
      part.place == .member || part.place == .local,
      part.settings.contains(where: \.isPlacing),
      let own = ownObject(of: declaration),
      own.isKind(of: .view), !backgrounds(of: own).isEmpty, own.isPaintedHere
    else { return nil }
    let isPaintedElsewhere = objects.contains { other in
      other.declaration === declaration && !other.isOwn && other.place != .others
        && !other.isKind(of: .label, .control, .textView, .imageView)
        && (!backgrounds(of: other).isEmpty || other.isKind(of: .visualEffectView)
          || other.inherited.contains("backgroundColor") || !other.isPaintedHere)
    }
    return isPaintedElsewhere ? nil : own
  }

  /// Whether a view that may lie below a text is painted as far as is known, or is a picture.
  private func mayPaint(_ place: Int) -> Bool {
    guard objects.indices.contains(place) else { return true }
    let view = objects[place]
    return view.isKind(of: .imageView, .visualEffectView, .tableView, .collectionView)
      || view.isOutlet || view.setsForCertain(anyOf: ["backgroundColor"])
      // A view of UIKit that nobody paints and that holds nothing is painted in code elsewhere.
      || UIKitType(rawValue: view.className) != nil
  }

  /// What the class says that an object is painted with which this extension only sets up.
  private func background(toldOf object: UIKitObject) -> ObjectBackground? {
    let name: String
    switch object.place {
    case .own where object.declaration.keyword == .extension: name = object.declaration.name
    case .elsewhere:
      guard let lender = object.lender else { return nil }
      name = ObjectNames.held(by: lender)
    default: return nil
    }
    return context.facts[name]?.object?.background
  }

  /// Whether the class paints an object that an extension of it paints too.
  private func isPaintedByClass(_ object: UIKitObject) -> Bool {
    switch object.place {
    case .elsewhere: object.isColoredElsewhere
    case .own where object.declaration.keyword == .extension:
      object.inherited.contains("backgroundColor")
        || context.facts[object.declaration.name]?.object?.background != nil
    default: false
    }
  }

  /// Whether a view may lie below a text, or below the view beside it that has the text, and paint
  /// what is seen there.
  private func mayLie(
    _ place: Int,
    below branch: UIKitObject,
    in container: UIKitObject
  ) -> Bool {
    guard objects.indices.contains(place) else { return true }
    let other = objects[place]
    if other.isKind(of: .label, .stackView, .control, .textView) { return false }
    // What the words are inside of has been looked through before.
    return !other.isKind(of: .scrollView) && other.children.isEmpty && !other.isTintedIcon
      && !other.isPut(onTopOf: branch)
      && !(container.isKind(of: .stackView) && other.isArranged)
  }
}

extension UIKitObject {
  /// Whether it has a background without being given one.
  ///
  /// Source: UIKit, `UITextView` and `UITableView`: the background of the system.
  fileprivate var isPaintedBySystem: Bool { isKind(of: .textView, .tableView) }

  /// Whether it is a picture that the tint alone colors, with nothing below it.
  ///
  /// Source: Apple, `UIImageView`: the tint color is for template images.
  fileprivate var isTintedIcon: Bool {
    isKind(of: .imageView) && !isOutlet && !settings(of: "tintColor").isEmpty
      && settings(of: "backgroundColor").allSatisfy { $0.value?.memberName == "clear" }
      && !isPaintedByOthers
  }

  private var isPaintedByOthers: Bool {
    inherited.contains("backgroundColor") || !outside.isDisjoint(with: ["backgroundColor", "*"])
  }

  /// Whether a stack view places it beside its other views.
  fileprivate var isArranged: Bool {
    !isHanded(to: "addSubview", "insertSubview", "addSubviews")
  }

  /// Whether the same function puts it in after another view, so that it never lies below.
  fileprivate func isPut(onTopOf other: UIKitObject) -> Bool {
    guard let put = onlyAddition, let before = other.onlyAddition, put.member == before.member
    else { return false }
    return put.statement.lowerBound > before.statement.lowerBound
  }

  /// The one call that puts it into another view, where nothing moves it from there.
  private var onlyAddition: ObjectSetting? {
    let additions = settings.filter { setting in
      guard case .passed(let function) = setting.kind else { return false }
      return setting.isPlacing && Self.stacking.contains(function)
    }
    guard additions.count == 1, let only = additions.first, !only.isConditional,
      case .passed("addSubview") = only.kind, settings(of: "layer", "zPosition").isEmpty
    else { return nil }
    return only
  }

  /// What decides which of two views lies above the other.
  private static let stacking: Set<String> = [
    "addSubview", "insertSubview", "sendSubviewToBack", "bringSubviewToFront", "sendSubview",
    "bringSubview",
  ]
}

extension UIKitObject {
  /// Whether no code but this one, and the class whose extension it is, paints it.
  fileprivate var isPaintedHere: Bool {
    let isOfClass = place == .elsewhere || isOwn && declaration.keyword == .extension
    let colors: Set<String> = isOfClass ? ["*"] : ["backgroundColor", "*"]
    return outside.isDisjoint(with: colors)
      && (isOfClass || !inherited.contains("backgroundColor"))
  }
}
