import CurbcutModel

extension FileAnalysis {
  /// How words stand out from what they are drawn on, where an offset is in the modifier that
  /// colors them or paints the ground under them; nil elsewhere, and where a color is not known.
  func contrast(at offset: Int) -> Hover? {
    guard let (model, base) = item(at: offset) else { return nil }
    for tree in model.trees {
      for element in tree.elements
      where element.hasOwnModifier(.color) && element.range.contains(offset - base) {
        let touched = element.ownModifiers.first { $0.callRange.contains(offset - base) }
        guard let touched, let drawn = element.textColors,
          [drawn.isColoredItself ? drawn.coloring : nil, drawn.grounding].contains(touched)
        else { continue }
        let lines = ContrastHover(of: drawn, needed: element.hasLargeText).lines
        guard !lines.isEmpty else { continue }
        return Hover(
          markdown: lines.joined(separator: "\n\n"),
          plainText: lines.joined(separator: "\n").filter { $0 != "*" && $0 != "`" },
          range: touched.callRange.shifted(by: base)
        )
      }
    }
    return nil
  }
}

/// What is said about the contrast of words.
private struct ContrastHover {
  private(set) var lines: [String] = []

  /// How many pairs of colors are listed: the arms of a ternary.
  private static let maximumPairs = 4

  init(of drawn: TextColors, needed isLarge: Certainty) {
    for pair in drawn.pairs.prefix(Self.maximumPairs) {
      let ground = drawn.isGroundAssumed ? "the system background" : "`\(pair.ground.source)`"
      let opacity = drawn.opacity < 1 ? " at an opacity of \(drawn.opacity)" : ""
      lines.append("**Contrast** of `\(pair.words.source)`\(opacity) on \(ground):")
      lines.append(
        Self.ratios(of: pair, in: drawn.appearances.filter { $0 == .light || $0 == .dark })
      )
      let increased = Self.ratios(of: pair, in: [.lightIncreasedContrast, .darkIncreasedContrast])
      if !increased.isEmpty { lines.append("With Increase Contrast: \(increased)") }
    }
    guard !lines.isEmpty else { return }
    switch isLarge {
    case .yes: lines.append("Large words need 3 to 1.")
    case .no: lines.append("Words of this size need 4.5 to 1.")
    case .unknown: lines.append("Words need 4.5 to 1, large ones 3 to 1.")
    }
  }

  private static func ratios(
    of pair: (words: ResolvedColor, ground: ResolvedColor),
    in appearances: [Appearance]
  ) -> String {
    appearances.compactMap { appearance in
      pair.words.contrast(on: pair.ground, in: appearance).map { ratio in
        let isDark = appearance == .dark || appearance == .darkIncreasedContrast
        return "\(isDark ? "dark" : "light") \(Color.text(ofRatio: ratio)) to 1"
      }
    }.joined(separator: ", ")
  }
}
