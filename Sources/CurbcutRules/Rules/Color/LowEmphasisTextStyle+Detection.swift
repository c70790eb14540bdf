import CurbcutModel

/// Text in the gray of the system.
struct GrayText: Sendable {
  let element: Element

  init(of element: Element) {
    self.element = element
  }
}

extension GrayText {
  /// Whether the system's gray has too little contrast for its text.
  ///
  /// Gray is between white and black: on a light background it has too little contrast for small
  /// text, on a dark one it has enough. Where the background is not known, white text nearby shows
  /// that it is dark.
  var failsContrast: Bool {
    if Typography(of: element).isLarge == .yes, element.project.contrastOfLargeText <= 3 {
      return false
    }
    guard let drawn = TextColors(of: element) else {
      return !isAmongWhiteText(element) && !hasBackgroundAround(element)
    }
    if drawn.isBackgroundAssumed, isAmongWhiteText(element) { return false }
    let needed =
      Typography(of: element).isLarge == .yes
      ? element.project.contrastOfLargeText : element.project.contrastOfText
    return drawn.pairs.contains { text, background in
      drawn.appearances.contains { appearance in
        text.contrast(on: background, in: appearance).map { $0 < needed } ?? false
      }
    }
  }
}

/// Whether it or something around it has a background.
private func hasBackgroundAround(_ element: Element) -> Bool {
  sequence(first: element, next: \.parent).contains { $0.hasModifier("background") }
}

/// Whether texts of the same tree are white, and nothing in this tree is their background.
private func isAmongWhiteText(_ view: Element) -> Bool {
  guard view.declaration?.mentionedSymbols.contains(.namesWhite) == true else { return false }
  return view.tree.elements.prefix(256).contains { element in
    element.is(.text, .label) && isWhite(element)
      && sequence(first: element, next: \.parent).allSatisfy { outer in
        outer.row?.isInteractive != true && outer.slot != .overlay
          && !outer.hasModifier("background", "buttonStyle") && !outer.is(.zStack)
      }
  }
}

/// Whether its own chain colors it white.
private func isWhite(_ element: Element) -> Bool {
  element.hasOwnModifier(.color)
    && element.ownModifiers.contains { modifier in
      guard ["foregroundColor", "foregroundStyle"].contains(modifier.name),
        let color = modifier.firstArgument
      else { return false }
      return color.source.hasPrefix(".white") || color.source.hasPrefix("Color.white")
    }
}
