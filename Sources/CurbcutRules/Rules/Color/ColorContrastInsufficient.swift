import CurbcutModel

extension Rule {
  static let colorContrastInsufficient = Rule(
    id: "color-contrast-insufficient",
    title: "Text has insufficient contrast",
    group: .color,
    severity: .warning,
    impact: .serious,
    criteria: [.contrastMinimum],
    since: "0.1.0",
    why: """
      People with low vision, and anyone in bright sunlight, cannot read text that is close to its
      background in lightness. WCAG requires a contrast ratio of at least 4.5:1 for text and 3:1
      for large text; black on white has 21:1.
      """,
    knownLimitations: """
      Images are not known, nor materials over anything but the system background; text that fails
      on some colors of a gradient only is a recommendation, as is text in views that are not read. A screen that sets no background is assumed to be on the system background;
      there, colors that fail narrowly, such as the system's red, are a recommendation.
      """,
    options: [
      RuleOption(
        name: "contrast-normal",
        summary: "the contrast ratio that text needs; 4.5 by default, and 7 for level AAA.",
        kind: .number(1...21, \.contrastOfText)
      ),
      RuleOption(
        name: "contrast-large",
        summary: "the contrast ratio that large text needs; 3 by default, and 4.5 for level AAA.",
        kind: .number(1...21, \.contrastOfLargeText)
      ),
    ],
    examples: colorContrastExamples + colorContrastPlaceExamples + colorContrastIgnoredExamples
      + colorContrastUseExamples,
    check: .element(
      of: .text,
      .label,
      .button,
      .link,
      .textField,
      .secureField,
      .toggle,
      withModifiers: .color
    ) { element, findings in
      let kinds: [ViewKind] = [
        .text, .label, .button, .link, .textField, .secureField, .toggle,
      ]
      guard element.kind.map(kinds.contains) == true || element.isLabelOfStyle else { return }
      let failures = ContrastFailure.all(of: element)
      let worst = failures.flatMap { ContrastFailure.worst(of: $0, in: element) }
      guard let failure = worst, !failure.isOnOtherBackground else {
        if let ceiling = lowCeiling(of: element) {
          return findings.report(
            message(for: ceiling),
            at: ceiling.isColoredItself
              ? ceiling.modifier?.callRange ?? element.head : element.head,
            severity: ceiling.ratio < 3 ? nil : .info,
            unless: ceilingExemptions(of: ceiling)
          )
        }
        if let worst {
          findings.report(message(for: worst), at: element.head, unless: worst.exemptions)
        } else if failures == nil {
          let gap = findings.isExplaining ? AppearanceGap(of: element) : nil
          findings.cannotTell(
            gap?.text ?? "the color of its text, or of what is drawn under it",
            at: gap?.range
          )
        }
        return
      }
      let drawn = failure.drawn
      let place =
        drawn.isColoredItself ? drawn.colorModifier?.callRange : drawn.backgroundModifier?.callRange
      findings.report(
        message(for: failure),
        at: place ?? element.head,
        severity: severity(of: failure),
        unless: failure.exemptions + (failure.isOfLowEmphasisStyle ? [lowEmphasisStyle] : []),
        fixes: contrastFixes(for: failure, of: element)
      )
    },
    exemptions: [
      Exemption("it is invisible to everyone", certainty: { isInvisible($0) }),
      .disabled,
      Exemption("it is drawn in no color, and is not meant to be read there") { element in
        element.modifiers.first(where: \.colorsText)?.drawsInNoColor == true
      },
      Exemption("it is a button that looks disabled, which another rule is about") { element in
        element.is(.button) && element.ownModifiers.contains { $0.name == "opacity" }
      },
      Exemption("only its symbol is shown") { element in
        element.is(.label)
          && sequence(first: element, next: \.parent).lazy.compactMap { $0.modifier("labelStyle") }
            .first?.firstArgument?.memberName == "iconOnly"
      },
      Exemption("it shows no letters or digits, such as a bullet") { element in
        element.visibleText.value?.literal?.contains { $0.isLetter || $0.isNumber } == false
      },
    ]
  )

  /// What text that is seen through comes to on any background, where that is too little.
  private static func lowCeiling(of element: Element) -> ContrastCeiling? {
    guard TextColors.mayBeSet(on: element), !element.isComponent, element.isTextual != .no,
      element.is(.text) || element.title != nil, let ceiling = ContrastCeiling(of: element)
    else { return nil }
    let needed =
      Typography(of: element).isLarge == .no
      ? element.project.contrastOfText : element.project.contrastOfLargeText
    return ceiling.ratio < needed ? ceiling : nil
  }

  private static func ceilingExemptions(of ceiling: ContrastCeiling) -> [Exemption] {
    [
      Exemption("it is disabled when it has these colors") { element in
        ceiling.isConditional && EnvironmentModifiers(of: element).disable
      },
      Exemption("it is a placeholder") { element in
        element.slot == .placeholder || ceiling.source?.includes("placeholder") == true
      },
    ]
  }

  private static func message(for ceiling: ContrastCeiling) -> String {
    let color = ceiling.source.map { "`\($0)`" } ?? "This text"
    let opacity = ceiling.opacity < 1 ? " at \(ceiling.opacity) opacity" : ""
    let ratio = Color.text(ofRatio: ceiling.ratio)
    let mode = ceiling.appearance.map { $0 == .dark ? " in Dark Mode" : " in light mode" } ?? ""
    return "\(color)\(opacity) has too little contrast on every background\(mode): "
      + "at most \(ratio):1"
  }

  private static let lowEmphasisStyle = Exemption(
    "its style has too little contrast everywhere, which another rule reports"
  ) { _ in true }

  private static func message(for failure: ContrastFailure) -> String {
    let drawn = failure.drawn
    let background =
      drawn.isBackgroundAssumed && failure.background.source == "systemBackground"
      ? "the system background" : "`\(withoutLabel(failure.background.source))`"
    let opacity = drawn.opacity < 1 ? " at \(drawn.opacity) opacity" : ""
    // The color that a style draws in is not in this code.
    let isWritten =
      drawn.colorModifier != nil || failure.text.expression.source == failure.text.source
    let color = isWritten ? "`\(failure.text.source)`" : failure.text.source
    let start: String
    switch failure.appearance {
    case .dark, .darkIncreasedContrast: start = "In Dark Mode, the contrast ratio"
    case .light, .lightIncreasedContrast: start = "In light mode, the contrast ratio"
    case nil: start = "Contrast ratio"
    }
    let size =
      !failure.isSizeKnown
      ? " even for large text" : failure.isNeededByLargeText ? " for large text" : ""
    let ratio = Color.text(ofRatio: failure.ratio)
    let needed = Color.text(ofRatio: failure.needed)
    let part = failure.isOnPartOfGradient ? ", part of a gradient," : ""
    return "\(start) of \(color)\(opacity) on \(background)\(part) is \(ratio):1; "
      + "\(needed):1 is required\(size)"
  }

  private static func severity(of failure: ContrastFailure) -> Severity {
    let isBad = failure.ratio < 3
    let drawn = failure.drawn
    if failure.appearance == .dark || failure.isOnPartOfGradient { return .info }
    // A caller may tint it; and what is likely is no more than that.
    if drawn.isBackgroundLikely || failure.text.source == "AccentColor" { return .info }
    if failure.isChosenHue, failure.background.isSemantic, !isBad { return .info }
    // Text in the default color turns with the appearance; whether the app does is not known here.
    if drawn.colorModifier == nil, failure.text.isSemantic, drawn.opacity >= 1 { return .info }
    if drawn.isBackgroundAssumed { return isBad ? .warning : .info }
    if failure.appearance != nil { return .warning }
    // The color that a style draws in is not in this code.
    if drawn.colorModifier == nil { return isBad ? .warning : .info }
    // Colors that hardly differ, whatever people have chosen, hide the text from most of them; the system
    // adapts its own.
    return failure.ratio < 2 && !failure.text.isSemantic ? .error : .warning
  }
}

extension ContrastFailure {
  /// Whether the text is in a style that has too little contrast on every system background.
  fileprivate var isOfLowEmphasisStyle: Bool {
    drawn.isBackgroundAssumed
      && [".gray", "Color.gray", ".tertiary", ".quaternary"].contains(text.source)
  }
}

/// Whether it is hidden from people who look at the screen too: what is hidden only from assistive
/// technology they see.
private func isInvisible(_ element: Element) -> Certainty {
  guard element.isHidden != .no else { return .no }
  for outer in sequence(first: element, next: \.parent) {
    let hides = outer.modifiers.contains {
      !$0.name.hasPrefix("accessibility") && Hiding.hides($0) != .no
    }
    if hides { return element.isHidden }
  }
  return .no
}

/// A color without the label under which a use hands it over: `.green` of `color: .green`.
private func withoutLabel(_ source: String) -> String {
  let parts = source.split(separator: ":", maxSplits: 1).map(String.init)
  guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy({ $0.isLetter || $0.isNumber })
  else { return source }
  return String(parts[1].drop { $0 == " " })
}
