extension Character {
  /// Whether it is a picture rather than a letter, figure or punctuation.
  package var isSign: Bool {
    if signs.contains(self) { return true }
    return unicodeScalars.first.map {
      $0.properties.isEmojiPresentation || $0.properties.isEmoji && $0.value > 0x2100
    } == true
  }
}

/// Signs that buttons show in place of an icon.
private let signs: Set<Character> = [
  "×", "✕", "✖", "✗", "✘", "╳", "⨉", "★", "☆", "♥", "♡", "❤", "✓", "✔", "☰", "≡", "⋮", "⋯", "…",
  "←", "→", "↑", "↓", "‹", "›", "«", "»", "◀", "▶", "▲", "▼", "⌫", "⚙", "⚙️", "✎", "✏", "⊕", "⊖",
  "↺", "↻", "⟲", "⟳", "+", "-", "−", "–", "<", ">", "◄", "►", "❮", "❯", "＋", "－", "✚", "⏸", "⏵",
  "♫", "♪", "ℹ", "⓪", "●", "○",
]
