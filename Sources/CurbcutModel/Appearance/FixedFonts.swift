import CurbcutSyntax

extension Element {
  /// Whether it has a font, and a fixed one would keep something from growing that ought to grow: not ornament,
  /// not what the system draws at its own size, not on systems without text sizes.
  package var mayShowFixedFont: Bool {
    guard hasOwnModifier(.font),
      platforms.contains(.iOS) || platforms.contains(.visionOS),
      place.isDisjoint(with: [.toolbar, .menu, .tabItem, .representation]),
      enclosing(.canvas) == nil, !isGlanced
    else { return false }
    // A font changes only the pictures that are symbols, and which assets are is not known.
    if case .asset? = imageSource { return false }
    return !isOrnament
  }

  /// Whether it is hidden and shows no words: symbols, pictures, an emoji.
  private var isOrnament: Bool {
    guard isHidden != .no || isDecorativeImage else { return false }
    if showsOnlySymbols { return true }
    guard let words = visibleText.value?.literal else { return false }
    return !words.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether it is an image or holds nothing but images.
  package var showsOnlySymbols: Bool {
    self.is(.image) || (isUnknownView && (typeName == "icon" || typeName.hasSuffix(".icon")))
      || (isTextual == .no && hasImagery == .yes && hasControl == .no
        && (row?.isInteractive != true || self.is(.button)))
  }

  /// Whether it is a text of nothing but emoji.
  package var showsOnlyEmoji: Bool {
    guard self.is(.text), let words = visibleText.value?.literal, !words.isEmpty else {
      return false
    }
    return words.allSatisfy { character in
      character.isWhitespace
        || character.unicodeScalars.contains {
          $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
        }
    }
  }

  /// The points of two fonts of which a condition chooses one, where neither ever grows.
  package func fixedSizesOfBothFonts(in modifier: Modifier) -> [Double]? {
    guard case .ternary(_, let then, let otherwise)? = modifier.firstArgument?.form,
      !showsOnlySymbols
    else { return nil }
    let sizes = [then, otherwise].compactMap { branch -> Double? in
      guard case .system(let size)? = FontSpec(branch)?.face else { return nil }
      return fixedPoints(size)
    }
    return sizes.count == 2 && sizes[0] != sizes[1] ? sizes : nil
  }

  /// The points of a font size that never changes; nil where it may scale or is not known.
  package func fixedPoints(_ size: Expression) -> Double? {
    if let points = size.computedNumber { return points }
    return isScaled(size) == .no ? resolved(size).number : nil
  }
}

extension ItemModel {
  /// The fonts that a declaration's constants stand for, where they are for a system with text
  /// sizes.
  package func fonts(of declaration: Declaration) -> [(font: FontSpec, expression: Expression)] {
    let platforms = declaration.platforms.intersection(project.platforms)
    guard platforms.contains(.iOS) || platforms.contains(.visionOS), !declaration.isGlanced
    else { return [] }
    return declaration.fonts
  }
}

extension Declaration {
  /// The fonts that its own properties and constants stand for.
  fileprivate var fonts: [(font: FontSpec, expression: Expression)] {
    properties.compactMap { property in
      // `.system(size:)` without `Font` may be something else of the same name.
      let isFont = property.type.map { $0 == "Font" || $0 == "SwiftUI.Font" }
      guard isFont ?? (property.initialValue?.node.firstToken?.hasText("Font") == true),
        let value = property.initialValue ?? property.singleValue, value.path == nil,
        let font = FontSpec(value)
      else { return nil }
      return (font, value)
    }
  }
}
