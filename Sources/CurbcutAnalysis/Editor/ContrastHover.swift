import CurbcutModel

extension FileAnalysis {
  /// The contrast of a text with its background, where an offset is in the modifier that colors the
  /// text or paints the background; nil elsewhere, and where a color is not known.
  func contrast(at offset: Int) -> Hover? {
    guard let (model, base) = item(at: offset) else { return nil }
    for tree in model.trees {
      for element in tree.elements
      where element.hasOwnModifier(.color) && element.range.contains(offset - base) {
        let touched = element.ownModifiers.first { $0.callRange.contains(offset - base) }
        guard let touched, let drawn = TextColors(of: element),
          [drawn.isColoredItself ? drawn.colorModifier : nil, drawn.backgroundModifier].contains(
            touched
          )
        else { continue }
        let hover = ContrastHover(of: drawn, on: element)
        guard !hover.lines.isEmpty else { continue }
        return Hover(
          HoverText.joined(hover.lines, by: "\n", markdown: "\n\n"),
          range: touched.callRange.shifted(by: base)
        )
      }
    }
    return nil
  }
}

/// What is said about the contrast of a text.
private struct ContrastHover {
  private(set) var lines: [HoverText] = []

  /// How many pairs of colors are listed: the branches of a ternary.
  private static let maximumPairs = 4

  init(of drawn: TextColors, on element: Element) {
    for pair in drawn.pairs.prefix(Self.maximumPairs) {
      let background: HoverText =
        drawn.isBackgroundAssumed ? "the system background" : "\(code: pair.background.source)"
      let opacity = drawn.opacity < 1 ? " at \(Self.percent(drawn.opacity)) opacity" : ""
      lines.append(
        "\(strong: "Contrast ratio") of \(code: pair.text.source)\(opacity) on \(background):"
      )
      let plain = Self.ratios(
        of: pair,
        in: drawn.appearances.filter { $0 == .light || $0 == .dark }
      )
      lines.append("\(plain)")
      let increased = Self.ratios(of: pair, in: [.lightIncreasedContrast, .darkIncreasedContrast])
      if !increased.isEmpty { lines.append("With Increase Contrast: \(increased)") }
    }
    guard !lines.isEmpty else { return }
    let isSecondary = drawn.pairs.allSatisfy { $0.text.isSemantic && !$0.text.color.isOpaque }
    lines.append("\(Self.requirement(on: element, isSecondary: isSecondary))")
  }

  /// What the rule asks for: WCAG's ratios, unless the project's options say otherwise.
  private static func requirement(on element: Element, isSecondary: Bool) -> String {
    let text = "\(ConfigurationFile.text(of: element.project.contrastOfText)):1"
    let large = "\(ConfigurationFile.text(of: element.project.contrastOfLargeText)):1"
    switch Typography(of: element).isLarge {
    case .yes: return "Large text requires \(large)"
    case .no where isSecondary: return "Secondary text requires \(large)"
    case .no: return "Text of this size requires \(text)"
    case .unknown: return "Text requires \(text), large text \(large)"
    }
  }

  private static func percent(_ part: Double) -> String {
    "\(ConfigurationFile.text(of: (part * 1_000).rounded() / 10))%"
  }

  private static func ratios(
    of pair: (text: ResolvedColor, background: ResolvedColor),
    in appearances: [Appearance]
  ) -> String {
    appearances.compactMap { appearance in
      pair.text.contrast(on: pair.background, in: appearance).map { ratio in
        let isDark = appearance == .dark || appearance == .darkIncreasedContrast
        return "\(isDark ? "dark" : "light") \(Color.text(ofRatio: ratio)):1"
      }
    }.joined(separator: ", ")
  }
}
