extension Element {
  /// Whether a stack of two to four texts and pictures is drawn as one card.
  package var isCardLike: Bool {
    let names = Set(ownModifiers.map(\.name))
    let frames: Set<String> = ["background", "clipShape", "cornerRadius", "glassEffect"]
    guard names.contains("padding"), !names.isDisjoint(with: frames),
      !names.contains("ignoresSafeArea"), !names.contains("navigationTitle"),
      !ownModifiers.contains(where: { modifier in
        modifier.name == "background"
          && modifier.arguments.contains { $0.value.mentions("ignoresSafeArea") }
      })
    else { return false }
    let views = descendants.filter { $0.place == place && !$0.isLayout && !$0.isPassthrough }
    let parts = views.filter { !$0.is(.spacer, .divider) && $0.isHidden == .no }
    guard (2...4).contains(parts.count),
      parts.allSatisfy({ $0.is(.text, .label, .image) && $0.conditions.isEmpty }),
      parts.contains(where: { $0.is(.text, .label) }), certainTexts > 1 || parts.count > 1
    else { return false }
    // Headings and paragraphs are read on their own.
    return !parts.contains { part in
      part.headingStyle != nil || part.addsTrait("isHeader") != .no
        || (part.visibleText.value?.spoken.count ?? 0) > 80
    } && certainTexts > 1
  }

  /// Whether a text has letters, for certain or as far as anybody knows.
  package var hasLetters: Bool {
    guard let words = visibleText.value?.literal else { return true }
    return words.contains { $0.isLetter }
  }

  /// Whether nothing around it paints a ground of its own.
  package var standsOnDefaultGround: Bool {
    if place.contains(.overlay) || place.contains(.background) { return false }
    if tree.purpose != .body || isConcatenated { return false }
    for outer in ancestors {
      if outer.is(.zStack),
        outer.content.contains(where: { $0.row?.isPaint == true || $0.is(.image) })
      {
        return false
      }
      if outer.hasModifier(
        "background",
        "preferredColorScheme",
        "listRowBackground",
        "environment",
        "containerBackground",
        "overlay"
      ) {
        return false
      }
      if outer.isCustomView || outer.row?.isInteractive == true { return false }
    }
    return !hasModifier("shadow", "preferredColorScheme", "environment", "colorScheme")
  }
}
