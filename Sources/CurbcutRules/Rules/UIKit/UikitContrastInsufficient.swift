import CurbcutModel

extension Rule {
  static let uikitContrastInsufficient = Rule(
    id: "uikit-contrast-insufficient",
    title: "UIKit text has insufficient contrast",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.contrastMinimum],
    since: "0.2.0",
    why: """
      Text that is nearly as light or dark as its background cannot be read by people with low vision,
      and is hard to read in sunlight. Text needs a contrast ratio of 4.5 to 1, large text 3 to 1.
      """,
    knownLimitations: """
      The background has to be set on the same view, or on one it is put into by the same type or one of
      its extensions. Where it is not, text is judged on white if its color turns lighter in dark mode or
      other text beside it is dark, and the color of a theme on the backgrounds of the same theme. What
      a caller gives is not known.
      """,
    examples: UikitContrastExamples.ofPlace + UikitContrastExamples.ofLook
      + UikitContrastExamples.ofThemes + UikitContrastExamples.onLight
      + UikitContrastExamples.ofFactories,
    check: .object { object, item, findings in
      if let faint = item.faintAlertTitle(of: object) {
        findings.report(
          "Contrast ratio is at most \(ratioText(faint.ratio)):1 in light mode; "
            + "\(ratioText(item.project.contrastOfText)):1 is required",
          at: faint.setting.range,
          severity: faint.ratio < item.project.contrastOfLargeText ? nil : .info,
          unless: Exemption.ofColors
        )
      }
      if let white = item.whiteTitle(object) {
        findings.report(
          "A white \(white.isImage ? "icon" : "title") on this color has a contrast ratio of "
            + "\(ratioText(white.ratio)):1; \(ratioText(white.needed)):1 is required",
          at: white.setting.range,
          // A color of the system that fails narrowly is Apple's own.
          severity: white.ratio < (white.isOfSystem ? 2 : item.project.contrastOfLargeText)
            ? nil : .info,
          unless: Exemption.ofColors
        )
      }
      for colors in item.textColors(ofPartsOf: object) {
        findings.report(colors, below: item.project.contrastOfText, in: item)
      }
      for (setting, color) in object.configuredTextColors {
        guard let name = color.memberName, UIKitObject.faintLabels.contains(name),
          // In one of several states it may be meant.
          !setting.isConditional
        else { continue }
        findings.report(
          "`\(name)` is too faint for text that people need to read",
          at: setting.range,
          severity: .info
        )
      }
      for low in item.contrastOnLight(ofTextsSetUpBy: object) {
        findings.report(low, below: item.project.contrastOfText, in: item)
      }
      for (part, low) in item.contrastOnLight(ofPartsOf: object) {
        findings.report(low, below: item.neededContrast(of: object, part), in: item)
      }
      guard object.isKind(of: .label, .button, .textField, .textView),
        !object.isOwn || object.declaration.keyword == .class
      else { return }
      if let border = item.faintBorder(of: object) {
        let most = border.isOnLight ? "at most " : ""
        findings.report(
          "The border of this field has a contrast ratio of \(most)\(ratioText(border.ratio)):1; "
            + "3:1 is required",
          at: border.setting.range,
          severity: .info,
          unless: Exemption.ofColors
        )
      }
      // A dot between two texts says nothing.
      guard object.shownLiteral?.isMadeOfSigns != true else { return }
      let needed = item.neededContrast(of: object)
      let ofOutlet = item.textColors(ofOutlet: object)
      for colors in ofOutlet { findings.report(colors, below: needed, in: item) }
      if ofOutlet.isEmpty, let low = item.contrastOnLight(ofOutlet: object) {
        findings.report(low, below: needed, in: item)
        return
      }
      let ofCode = item.textColors(of: object)
      if ofCode == nil, ofOutlet.isEmpty {
        for low in item.contrastInThemes(of: object, below: needed) {
          findings.report(
            "Contrast ratio is at most \(ratioText(low.ratio)):1 on the backgrounds of "
              + "`\(low.theme.title)`; \(ratioText(needed)):1 is required",
            at: low.range,
            severity: low.ratio < item.project.contrastOfLargeText ? nil : .info
          )
        }
      }
      guard let colors = ofCode else {
        if let faint = object.faintColor(in: item) {
          findings.report(
            "`\(faint.name)` is too faint for text that people need to read",
            at: faint.setting.range,
            severity: .info,
            unless: Exemption.ofColors
          )
        } else if let faded = item.fadedText(of: object) {
          let ratio = ratioText(faded.ratio)
          findings.report(
            "This color has a contrast ratio of at most \(ratio):1 on any background",
            at: faded.setting.range,
            unless: Exemption.ofColors
          )
        } else if let low = item.contrastOnLight(of: object) {
          findings.report(
            low,
            below: needed,
            in: item,
            unless: low.isAtTimes
              ? Exemption.ofColorsAtTimes : Exemption.ofColors
          )
        }
        return
      }
      guard colors.ratio < needed,
        // The background is what has to change then.
        !colors.text.isSemantic || !item.isToldByWhiteBackground(object)
          || object.mentionedSymbols.contains(.setsAppearance)
      else { return }
      findings.report(
        "Contrast ratio is \(ratioText(colors.ratio)):1\(colors.mode(below: needed)); "
          + "\(ratioText(needed)):1 is required",
        at: colors.range,
        // Colors that hardly differ hide the text from most people.
        severity: colors.isSure ? colors.ratio < 2 ? .error : nil : .info,
        unless: Exemption.ofColors
      )
    }
  )
}

extension Exemption {
  /// What keeps the color of an object unknown, or what is painted below it.
  fileprivate static let ofColors: [Exemption] =
    ofColorsAtTimes + [
      .object("its colors depend on a condition") { object in
        object.settings.contains {
          ["textColor", "backgroundColor", "setTitleColor"].contains($0.name) && $0.isConditional
        }
      }
    ]

  /// The same of colors that a condition chooses.
  fileprivate static let ofColorsAtTimes: [Exemption] = [
    .object(
      "other code may set its colors",
      certainty: {
        $0.isHandedOn && !$0.isKind(of: .alertAction) && !$0.isColoredWhole ? .unknown : .no
      }
    ),
    .object(
      "it is an outlet, whose background may be another",
      certainty: {
        $0.isOutlet ? .unknown : .no
      }
    ),
    .object("another declaration sets its colors") { $0.isColoredElsewhere },
  ]
}

extension Findings {
  /// Reports colors that one setting gives an object, whatever other settings there are.
  fileprivate mutating func report(
    _ colors: UIKitTextColors,
    below needed: Double,
    in item: ItemModel
  ) {
    guard colors.ratio < needed else { return }
    report(
      "Contrast ratio is \(ratioText(colors.ratio)):1\(colors.mode(below: needed)); "
        + "\(ratioText(needed)):1 is required",
      at: colors.range,
      severity: colors.ratio < item.project.contrastOfLargeText ? nil : .info
    )
  }
}

extension UIKitTextColors {
  /// The words for the only appearance in which the ratio is too low: " in Dark Mode"; empty where it
  /// is in both, or one of them is not known.
  fileprivate func mode(below needed: Double) -> String {
    guard let light = text.contrast(on: background, in: .light),
      let dark = text.contrast(on: background, in: .dark)
    else { return "" }
    return switch (light < needed, dark < needed) {
    case (true, false): " in light mode"
    case (false, true): " in Dark Mode"
    default: ""
    }
  }
}

extension Findings {
  /// Reports a color that stands out too little from any light background.
  fileprivate mutating func report(
    _ low: LightGroundContrast,
    below needed: Double,
    in item: ItemModel,
    unless exemptions: [Exemption] = []
  ) {
    guard low.ratio < needed else { return }
    report(
      "Contrast ratio is at most \(ratioText(low.ratio)):1 on a light background; "
        + "\(ratioText(needed)):1 is required",
      at: low.range,
      severity: .info,
      unless: exemptions
    )
  }
}

/// 4.5 for 4.53, cut rather than rounded, so that it is never more than there is.
private func ratioText(_ ratio: Double) -> String {
  pointsText((ratio * 10).rounded(.down) / 10)
}

extension ItemModel {
  /// The contrast that the words of an object need, by the size of their font.
  fileprivate func neededContrast(of object: UIKitObject) -> Double {
    let given = object.creation?.call?.arguments.filter { $0.label == "font" }.map(\.value) ?? []
    let fonts = given + object.settings.filter { $0.name == "font" }.compactMap(\.value)
    // Where the size is not known, the text may be large only if something sets a font.
    let isPlain =
      fonts.isEmpty && object.settings(of: "attributedText").isEmpty
      && !object.setInInterface.contains("@large")
    return isPlain || isSmall(fonts, in: object.declaration)
      ? project.contrastOfText : project.contrastOfLargeText
  }

  /// The contrast that one of the texts of a cell needs, by the font that code gives it.
  fileprivate func neededContrast(of cell: UIKitObject, _ part: String) -> Double {
    let fonts = cell.settings(of: part, "font").compactMap(\.value)
    return fonts.isEmpty || isSmall(fonts, in: cell.declaration)
      ? project.contrastOfText : project.contrastOfLargeText
  }

  /// Whether the last of some fonts is known, and is of no large text.
  private func isSmall(_ fonts: [Expression], in declaration: Declaration) -> Bool {
    let font = fonts.last.flatMap { uiFont($0, in: declaration) }
    return font?.sizeByDefault.map { $0 < (font?.isOfBoldText == true ? 14 : 18) } ?? false
  }
}

extension UIKitObject {
  /// The words that code writes out for it, or hands the initializer first; nil where it has others.
  fileprivate var shownLiteral: String? {
    if let literalText { return literalText }
    guard settings(of: "text").isEmpty, let first = creation?.call?.arguments.first,
      first.label == nil, case .string(let phrase) = first.value.form
    else { return nil }
    return phrase.literal
  }
}

extension String {
  /// Whether it has signs and no letter or digit.
  fileprivate var isMadeOfSigns: Bool {
    contains { !$0.isWhitespace } && !contains { $0.isLetter || $0.isNumber }
  }
}

extension UIFontSpec {
  /// The text style that it is of; nil for other fonts.
  private var textStyle: TextStyle? {
    guard case .scaled(let name?) = face else { return nil }
    return TextStyle.allCases.first { $0.uiKitName == name }
  }

  /// Its size at the default text size, in points.
  fileprivate var sizeByDefault: Double? { points ?? textStyle?.points }

  fileprivate var isOfBoldText: Bool { isBold || textStyle == .headline }
}
