/// What the name of an asset tells about the picture.
package enum AssetNames {
  /// Whether a word of the name says that the picture only decorates: `bg_waves`, `dotPattern`.
  package static func isDecorative(_ name: String) -> Bool {
    NameHint.decorative.matches(name)
  }

  private static let vague: Set<String> = [
    "photo", "picture", "image", "pic", "thumbnail", "thumb", "asset", "sample", "placeholder",
    "avatar", "cover", "banner", "poster", "background", "icon",
  ]

  /// Whether words say only that there is a picture.
  package static func isVague(_ words: String) -> Bool { vague.contains(words.lowercased()) }

  /// Whether a name matches a pattern, in which `*` stands for any letters.
  static func matches(_ name: String, _ pattern: String) -> Bool {
    Wildcards.match(Array(name), Array(pattern), isAny: { $0 == "*" }, fits: ==)
  }

  /// Whether words are the name of a file or symbol: “IMG_4711”, “star.fill”, “kitchen_1840.png”.
  package static func isFileName(_ words: String) -> Bool {
    isIdentifier(words) || isCertainFileName(words)
  }

  /// Whether words are one name in the code's way of writing, which a key of a translation may be
  /// too: “kitchen_small”, “attachMedia”.
  private static func isIdentifier(_ words: String) -> Bool {
    guard !words.contains(where: \.isWhitespace) else { return false }
    if words.includes("_") { return words.count > 1 && !words.hasPrefix("%") }
    return isCamelCase(words)
  }

  /// Whether words are the name of a file or symbol and nothing else.
  package static func isCertainFileName(_ words: String) -> Bool {
    guard !words.contains(where: \.isWhitespace) else { return false }
    let lowercase = words.lowercased()
    let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".webp", ".gif"]
    if endings.contains(where: { lowercase.hasSuffix($0) }) { return true }
    if words.includes("_"), words.contains(where: \.isNumber) { return true }
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && symbolEndings.contains(String(parts.last ?? "")) && isDotted(parts)
  }

  /// How variants of SF Symbols end.
  private static let symbolEndings: Set<String> = [
    "fill", "circle", "square", "slash", "rectangle", "badge", "plus", "minus", "up", "down",
    "left", "right", "forward", "backward", "horizontal", "vertical", "2", "3", "triangle",
  ]

  /// Whether words look like the key of a translation: `settings.title`.
  package static func isKey(_ words: String) -> Bool {
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && words.prefix(1).contains { $0.isLowercase } && isDotted(parts)
  }

  private static func isDotted(_ parts: [Substring]) -> Bool {
    parts.allSatisfy { part in
      !part.isEmpty && part != "com" && part != "www"
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    } && parts.contains { $0.contains(where: \.isLetter) }
  }

  /// `profileAvatarLarge`, and not iPhone, macOS or GitHub.
  private static func isCamelCase(_ words: String) -> Bool {
    guard words.prefix(2).count == 2, words.prefix(2).allSatisfy({ $0.isLowercase }),
      words.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return false }
    var isAfterCapital = false
    var humps = 0
    for character in words {
      if character.isUppercase {
        if isAfterCapital { return false }
        humps += 1
      }
      isAfterCapital = character.isUppercase
    }
    return humps > 0 && !isAfterCapital
  }

  /// The words of a name in lower case: `heroImage-2x` gives hero, image, 2x.
  package static func words(of name: String) -> [String] {
    name.nameParts.map { $0.lowercased() }
  }
}
