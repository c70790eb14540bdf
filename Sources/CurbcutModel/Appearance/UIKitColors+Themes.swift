/// Words that stand out too little from each background that their theme has.
package struct ThemeContrast: Sendable {
  package let theme: ThemeColors.Theme
  /// What sets the color.
  package let range: Range<Int>
  /// The most of all backgrounds.
  package let ratio: Double
}

extension ItemModel {
  /// The contrast of an object's words on the backgrounds of the theme that they have their color
  /// from, where nothing else is painted below them that is known; the least of all settings.
  package func contrastInThemes(of object: UIKitObject, below needed: Double) -> [ThemeContrast] {
    guard !context.allThemes.isEmpty, isUnpainted(object) else { return [] }
    return writtenTextColors(of: object).compactMap { range, color in
      let texts = uiColors(color, in: object.declaration) ?? []
      var worst: ThemeContrast?
      for text in texts where text.color.isFixed {
        guard let theme = text.theme, case let grounds = grounds(of: theme, for: object),
          let ratio = grounds.map({ text.color.light.contrast(on: $0.light) }).max(),
          ratio >= Self.leastInTheme, ratio < needed, ratio < worst?.ratio ?? .infinity
        else { continue }
        worst = ThemeContrast(theme: theme, range: range, ratio: ratio)
      }
      return worst
    }
  }

  /// The colors that code gives an object's words, in all settings.
  private func writtenTextColors(of object: UIKitObject) -> [(Range<Int>, Expression)] {
    let settings = object.textColorSettings
    if settings.isEmpty, let given = colorGiven(to: object) { return [(given.range, given)] }
    return settings.map { ($0.setting.range, $0.color) }
  }

  /// What has less on all backgrounds of its theme is meant for something else.
  private static let leastInTheme = 1.8

  /// The backgrounds of a theme; none where too few of them are known.
  private func grounds(of theme: ThemeColors.Theme, for object: UIKitObject) -> [AdaptiveColor] {
    let named = context.allThemes.grounds(of: theme)
    let known = named.compactMap { _, value in
      uiColors(value, in: object.declaration).flatMap { $0.count == 1 ? $0.first?.color : nil }
    }
    guard known.count * 2 > named.count else { return [] }
    return known.filter { $0.isOpaque && $0.isFixed }
  }
}
