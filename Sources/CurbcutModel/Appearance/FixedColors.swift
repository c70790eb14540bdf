/// A color that is the same in dark mode, where words and ground then come too close.
package struct FixedColor: Sendable {
  /// What gives the color: a foreground or a background.
  package let modifier: Modifier
  package let color: Expression
}

extension Element {
  /// Below this contrast to one, words on a ground are hardly seen at all.
  private static let vanishing = 2.0

  /// The fixed color of its words, where they stand on the system's background and vanish when
  /// that turns black.
  package var wordsThatVanishInTheDark: FixedColor? {
    guard hasOwnModifier(.color), self.is(.text, .label), standsOnDefaultGround,
      !hasModifier("background", "backgroundStyle", "overlay"),
      let modifier = ownModifiers.first(where: { PaintEffect.colors($0) }), !modifier.isConditional,
      modifier.arguments.count == 1, let color = modifier.firstArgument
    else { return nil }
    let fixed = FixedColor(modifier: modifier, color: color)
    if color.path == ".black" || color.path == "Color.black" { return fixed }
    guard let choice = onlyFixedColor(color), let drawn = textColors, drawn.isGroundAssumed,
      drawn.isColoredItself, hidesWords(drawn, choice)
    else { return nil }
    return fixed
  }

  /// The fixed color of its background, on which words that nobody colors turn white.
  package var groundThatHidesWordsInTheDark: FixedColor? {
    guard hasOwnModifier(.color), self.is(.text, .label) || isLayout,
      let modifier = ownModifiers.last(where: { $0.name == "background" }), !modifier.isConditional,
      modifier.arguments.dropFirst().allSatisfy({ $0.label == "in" }),
      let color = modifier.firstArgument, onlyFixedColor(color) != nil,
      let words = self.is(.text, .label) ? self : firstWordsOnOwnGround,
      words.isHidden != .yes, words.hasLetters, let drawn = words.textColors,
      drawn.coloring == nil, !drawn.isGroundAssumed, drawn.grounds.count == 1,
      let ground = drawn.grounds.first, ground.source == color.source,
      hidesWords(drawn, nil)
    else { return nil }
    return FixedColor(modifier: modifier, color: color)
  }

  private func onlyFixedColor(_ expression: Expression) -> ResolvedColor? {
    guard let choices = ColorReader(element: self).colors(of: expression), choices.count == 1,
      let choice = choices.first, choice.color.isFixed, choice.color.isOpaque,
      choice.branches.isEmpty
    else { return nil }
    return choice
  }

  /// Whether words vanish in dark mode only; in light mode they are for the rules of contrast.
  private func hidesWords(_ drawn: TextColors, _ words: ResolvedColor?) -> Bool {
    guard drawn.appearances.contains(.dark), let words = words ?? drawn.colors.first,
      let ground = drawn.grounds.first, let dark = words.contrast(on: ground, in: .dark),
      let light = words.contrast(on: ground, in: .light)
    else { return false }
    return dark < Self.vanishing && light > dark
  }

  /// The first text inside between which and this view nothing else paints.
  private var firstWordsOnOwnGround: Element? {
    descendants.first { text in
      text.is(.text) && text.place == place && text.labeledControl == nil
        && !text.hasModifier("background", "foregroundStyle", "foregroundColor")
        && text.ancestors.prefix { $0.index != index }.allSatisfy {
          !$0.hasModifier("background", "foregroundStyle", "foregroundColor")
        }
    }
  }
}
