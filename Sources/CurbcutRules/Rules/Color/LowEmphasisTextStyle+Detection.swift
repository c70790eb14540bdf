import CurbcutModel

extension Element {
  /// Whether the system's gray has too little contrast for its text.
  ///
  /// Gray is between white and black: on a light background it has too little contrast for small
  /// text, on a dark one it has enough. Where the background is not known, white text nearby shows
  /// that it is dark.
  var grayFailsContrast: Bool {
    if Typography(of: self).isLarge == .yes, project.contrastOfLargeWords <= 3 { return false }
    guard let drawn = TextColors(of: self) else {
      return !isAmongWhiteText && !hasBackgroundAround
    }
    if drawn.isGroundAssumed, isAmongWhiteText { return false }
    let needed =
      Typography(of: self).isLarge == .yes ? project.contrastOfLargeWords : project.contrastOfWords
    return drawn.pairs.contains { text, background in
      drawn.appearances.contains { appearance in
        text.contrast(on: background, in: appearance).map { $0 < needed } ?? false
      }
    }
  }

  /// Whether it or something around it has a background.
  private var hasBackgroundAround: Bool {
    sequence(first: self, next: \.parent).contains { $0.hasModifier("background") }
  }

  /// Whether texts of the same tree are white, and nothing in this tree is their background.
  private var isAmongWhiteText: Bool {
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
