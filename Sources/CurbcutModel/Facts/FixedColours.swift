/// A colour that is the same in dark mode, where words and ground then come too close.
package struct FixedColour: Sendable {
  /// What gives the colour: a foreground or a background.
  package let modifier: Modifier
  package let colour: Expression
}

extension Element {
  /// Below this contrast to one, words on a ground are hardly seen at all.
  private static let vanishing = 2.0

  /// The fixed colour of its words, where they stand on the system's background and vanish when
  /// that turns black.
  package var wordsThatVanishInTheDark: FixedColour? {
    guard wears(.colour), self.is(.text, .label), standsOnDefaultGround,
      !hasModifier("background", "backgroundStyle", "overlay"),
      let modifier = ownModifiers.first(where: { Painting.colours($0) }), !modifier.isConditional,
      modifier.arguments.count == 1, let colour = modifier.firstArgument
    else { return nil }
    let fixed = FixedColour(modifier: modifier, colour: colour)
    if colour.path == ".black" || colour.path == "Color.black" { return fixed }
    guard let choice = onlyFixedColour(colour), let drawn = drawnWords, drawn.isGroundAssumed,
      drawn.isColouredItself, hidesWords(drawn, choice)
    else { return nil }
    return fixed
  }

  /// The fixed colour of its background, on which words that nobody colours turn white.
  package var groundThatHidesWordsInTheDark: FixedColour? {
    guard wears(.colour), self.is(.text, .label) || isLayout,
      let modifier = ownModifiers.last(where: { $0.name == "background" }), !modifier.isConditional,
      modifier.arguments.dropFirst().allSatisfy({ $0.label == "in" }),
      let colour = modifier.firstArgument, onlyFixedColour(colour) != nil,
      let words = self.is(.text, .label) ? self : firstWordsOnOwnGround,
      words.isHidden != .yes, words.hasLetters, let drawn = words.drawnWords,
      drawn.colouring == nil, !drawn.isGroundAssumed, drawn.grounds.count == 1,
      let ground = drawn.grounds.first, ground.source == colour.source,
      hidesWords(drawn, nil)
    else { return nil }
    return FixedColour(modifier: modifier, colour: colour)
  }

  private func onlyFixedColour(_ expression: Expression) -> ColourChoice? {
    guard let choices = ColourReader(element: self).colours(of: expression), choices.count == 1,
      let choice = choices.first, choice.colour.isFixed, choice.colour.isOpaque, choice.arms.isEmpty
    else { return nil }
    return choice
  }

  /// Whether words vanish in dark mode only; in light mode they are for the rules of contrast.
  private func hidesWords(_ drawn: DrawnWords, _ words: ColourChoice?) -> Bool {
    guard drawn.appearances.contains(.dark), let words = words ?? drawn.colours.first,
      let ground = drawn.grounds.first, let dark = words.contrast(on: ground, in: .dark),
      let light = words.contrast(on: ground, in: .light)
    else { return false }
    return dark < Self.vanishing && light > dark
  }

  /// The first text inside between which and this view nothing else paints.
  private var firstWordsOnOwnGround: Element? {
    descendants.first { text in
      text.is(.text) && text.place == place && text.labelOwner == nil
        && !text.hasModifier("background", "foregroundStyle", "foregroundColor")
        && text.ancestors.prefix { $0.index != index }.allSatisfy {
          !$0.hasModifier("background", "foregroundStyle", "foregroundColor")
        }
    }
  }
}
