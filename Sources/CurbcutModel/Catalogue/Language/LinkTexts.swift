extension Words {
  /// Words of links that say nothing about where they lead, in lower case.
  private static let genericLinks: Set<String> = [
    "click here", "here", "this", "this link", "link", "read more", "more", "learn more",
    "find out more", "see more", "view more", "show more", "tap here", "press here", "go",
    "go here", "details", "more details", "info", "more info", "more information", "continue",
    "continue reading", "read", "visit", "visit site", "url", "start", "click", "tap",
    "check it out", "full story", "full article", "hier", "hier klicken", "mehr", "mehr erfahren",
    "weiterlesen", "ici", "cliquez ici", "en savoir plus", "lire la suite", "aquí",
    "haz clic aquí", "leer más", "más información",
  ]

  /// Whether a link's words tell nothing about its destination.
  package static func isGenericLink(_ words: String) -> Bool {
    let trimmed = words.lowercased().drop { !$0.isLetter }
    var text = String(trimmed)
    while let last = text.last, !last.isLetter { text.removeLast() }
    return genericLinks.contains(text)
  }
}
