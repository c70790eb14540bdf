import CurbcutModel
import CurbcutSyntax

extension ItemModel {
  /// The texts that keep the font of their class, which never grows.
  ///
  /// Source: Apple, "font" of `UILabel`, `UITextField` and `UITextView`: the default is a font of a
  /// fixed size.
  func textsInDefaultFont(of declaration: Declaration) -> [UIKitObject] {
    guard declaration.platforms.contains(.iOS), !declaration.isPreview else { return [] }
    return objects.filter { object in
      guard object.declaration === declaration else { return false }
      return object.type == .button
        ? object.keepsDefaultButtonFont && !declaration.handsOnTitleLabels
        : object.keepsDefaultFont
    }
  }
}

extension ItemModel {
  /// The text style as large as the font of the class, and the property that keeps it up to date, where
  /// something else is set.
  ///
  /// Source: Apple, "font" of `UILabel` and `UITextField`: 17 points, as body text is by default.
  func fixes(forDefaultFontOf text: UIKitObject) -> [FixProposal] {
    // What a function makes may be a title, whose style its author has to choose.
    guard text.isKind(of: .label, .textField, .button), text.place == .member,
      !text.standsForSeveral,
      !text.name.lowercased().includes("emoji"), !isFixedShape(text.declaration),
      let setting = text.settingOfPlainProperty
    else { return [] }
    let owner = text.isKind(of: .button) ? "titleLabel?." : ""
    let lines = [
      "\(setting.prefix)\(owner)font = .preferredFont(forTextStyle: .body)",
      "\(setting.prefix)\(owner)adjustsFontForContentSizeCategory = true",
    ].filter { line in
      !line.hasSuffix("true")
        || !text.settings.contains { $0.name == "adjustsFontForContentSizeCategory" }
    }
    return [
      FixProposal(
        title: "Use `.preferredFont(forTextStyle: .body)`",
        // Whether the layout leaves room for larger text stands elsewhere.
        safety: .review,
        changes: [
          .insertLines(
            lines,
            after: setting.statement.upperBound,
            indentedAs: setting.statement.lowerBound
          )
        ]
      )
    ]
  }
}

extension UIKitObject {
  /// Where one of its properties is set for good: where it is made, else in a member that runs once.
  fileprivate var settingOfPlainProperty: ObjectSetting? {
    let plain = settings.filter { setting in
      setting.isPlainAssignment && !setting.isConditional && !setting.isOfSeveral
        && setting.path.count == 1 && setting.statement == setting.range
    }
    // What is given to a cell each time it shows something else takes it as a parameter.
    return plain.first { $0.member == member || $0.member == "init" }
      ?? plain.first { declaration.function($0.member)?.parameters.isEmpty ?? true }
      ?? plain.first
  }
}

extension UIKitObject {
  /// Whether it is made and shown here as a text of UIKit's own class, and nothing sets its font.
  fileprivate var keepsDefaultFont: Bool {
    guard [.label, .textField, .textView].contains(type), creation != nil, place != .own,
      place != .parameter, isShown, hasWords,
      places.isDisjoint(with: ["titleView", "customView", "inputView"]),
      // What is part of a picture keeps its size.
      !NameHint("badge icon initials monogram sizing measuring prototype").matches(name)
    else { return false }
    return sets(
      "font",
      "attributedText",
      "defaultTextAttributes",
      "typingAttributes",
      "setAttributedText",
      "rx"
    ) == .no && !settings.contains(where: \.mayScaleFont)
  }

  /// Whether it is a button of UIKit's own class that is made and shown here with a title in words,
  /// and nothing sets the font of that.
  ///
  /// Source: Apple, `UIButton.titleLabel`: the font of a button without a configuration is one of a
  /// fixed size.
  fileprivate var keepsDefaultButtonFont: Bool {
    guard let creation = creation?.call, className == UIKitType.button.rawValue, place != .own,
      place != .parameter, isShown, places.isDisjoint(with: ["titleView", "customView"]),
      creation.callee.path == className,
      !creation.arguments.contains(where: { $0.label == "configuration" }),
      case let titles = settings(of: "setTitle"),
      titles.contains(where: \.givesWords) || titles.isEmpty && extended.contains("setTitle")
    else { return false }
    return sets(
      "font",
      "titleLabel",
      "setAttributedTitle",
      "configuration",
      "configurationUpdateHandler",
      "rx",
      besides: [
        ["titleLabel", "numberOfLines"], ["titleLabel", "textAlignment"],
        ["titleLabel", "lineBreakMode"], ["titleLabel", "adjustsFontSizeToFitWidth"],
        ["titleLabel", "minimumScaleFactor"], ["titleLabel", "textColor"],
        ["titleLabel", "alpha"], ["titleLabel", "isHidden"],
      ]
    ) == .no && !settings.contains(where: \.mayScaleFont)
  }

  /// The same as ``sets(anyOf:)`` where some of what is done to a part does not count.
  private func sets(_ names: String..., besides paths: Set<[String]>) -> Certainty {
    var other = self
    other.settings.removeAll { paths.contains($0.path) }
    return other.sets(anyOf: names)
  }

  /// Whether it is put somewhere on the screen.
  private var isShown: Bool {
    container != nil || !places.isEmpty || outside.contains(ObjectNames.shown)
      // `views.append(label)`, for a stack
      || settings.contains { if case .passed("append") = $0.kind { true } else { false } }
  }

  /// Whether people read text in it: a label whose words are set, or what text is typed into.
  private var hasWords: Bool {
    guard type == .label else { return true }
    let texts = settings(of: "text")
    return texts.contains { setting in
      guard let value = setting.value else { return false }
      return value.phrase.value?.literal?.contains { $0.isLetter || $0.isNumber } ?? true
    } || texts.isEmpty && outside.contains("text")
  }
}

extension Declaration {
  /// Whether the label of a button is used whole, `style(button.titleLabel)`: its font may be set then.
  fileprivate var handsOnTitleLabels: Bool {
    var uses = 0
    for node in ownNodes(.memberAccessExpr) {
      guard case .member(let base?, let name) = Expression(node).form else { continue }
      if name == "titleLabel" { uses += 1 }
      if base.memberName == "titleLabel" { uses -= 1 }
    }
    return uses > 0
  }
}

extension ObjectSetting {
  /// Whether it gives a title in words, going by what is written.
  fileprivate var givesWords: Bool {
    guard let title = argument(nil) else { return false }
    if case .nothing = title.form { return false }
    guard let literal = title.phrase.value?.literal else { return true }
    return literal.contains { $0.isLetter }
  }

  /// Whether it sets a property of the project's own that says something of the font: `fontSize`.
  fileprivate var mayScaleFont: Bool {
    !name.hasPrefix("adjustsFont") && NameHint("font fonts typography").matches(name)
  }
}
