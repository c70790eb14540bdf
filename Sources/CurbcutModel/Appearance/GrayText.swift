extension Element {
  /// Whether the system's gray is too pale for its words.
  ///
  /// Gray is a middle between white and black: on a light ground it is too pale for small words, on
  /// a dark one it is not. Where the ground is not known, white words nearby tell of a dark one.
  package var isPaleInGray: Bool {
    if hasLargeText == .yes, project.contrastOfLargeWords <= 3 { return false }
    guard let drawn = textColors else {
      return !standsAmongWhiteWords && !hasPaintedGround
    }
    if drawn.isGroundAssumed, standsAmongWhiteWords { return false }
    let needed =
      hasLargeText == .yes ? project.contrastOfLargeWords : project.contrastOfWords
    return drawn.pairs.contains { words, ground in
      drawn.appearances.contains { appearance in
        words.contrast(on: ground, in: appearance).map { $0 < needed } ?? false
      }
    }
  }

  /// Whether it or something around it has a background.
  private var hasPaintedGround: Bool {
    sequence(first: self, next: \.parent).contains { $0.hasModifier("background") }
  }

  /// Whether texts of the same tree are white, and nothing that this tree paints is behind them.
  private var standsAmongWhiteWords: Bool {
    guard declaration?.mentionedSymbols.contains(.namesWhite) == true else { return false }
    return tree.elements.prefix(256).contains { element in
      element.is(.text, .label) && element.isWhite
        && sequence(first: element, next: \.parent).allSatisfy { outer in
          outer.row?.isInteractive != true && outer.slot != .overlay
            && !outer.hasModifier("background", "buttonStyle") && !outer.is(.zStack)
        }
    }
  }

  /// Whether its own chain colors it white.
  private var isWhite: Bool {
    hasOwnModifier(.color)
      && ownModifiers.contains { modifier in
        guard ["foregroundColor", "foregroundStyle"].contains(modifier.name),
          let color = modifier.firstArgument
        else { return false }
        return color.source.hasPrefix(".white") || color.source.hasPrefix("Color.white")
      }
  }
}
