/// What the name of an asset tells about the picture.
package enum AssetNames {
  private static let ornaments: Set<String> = [
    "bg", "background", "pattern", "texture", "divider", "separator", "gradient",
    "ornament", "decoration", "wallpaper",
  ]

  /// Whether a word of the name says that the picture only decorates: `bg_waves`, `dotPattern`.
  package static func isDecorative(_ name: String) -> Bool {
    words(of: name).contains { ornaments.contains($0) }
  }

  /// The words of a name in lower case: `heroImage-2x` gives hero, image, 2x.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLowercase = false
    for character in name {
      let isWord = character.isLetter || character.isNumber
      if !isWord || (character.isUppercase && wasLowercase) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word += character.lowercased() }
      wasLowercase = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
