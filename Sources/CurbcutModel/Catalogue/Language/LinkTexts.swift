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

  /// Words that say nothing on any control; “Details” may do inside an app.
  private static let emptyWords: Set<String> = [
    "click here", "here", "tap here", "press here", "read more", "more", "learn more", "this",
    "find out more", "see more", "view more",
  ]

  /// Whether words on a control tell nothing about what comes.
  package static func saysNothing(_ words: String) -> Bool {
    isGenericLink(words) && emptyWords.contains { words.lowercased().hasPrefix($0) }
  }

  /// Whether a link's words tell nothing about its destination.
  package static func isGenericLink(_ words: String) -> Bool {
    let trimmed = words.lowercased().drop { !$0.isLetter }
    var text = String(trimmed)
    while let last = text.last, !last.isLetter { text.removeLast() }
    return genericLinks.contains(text)
  }

  /// The words of the Markdown links in a text: `[here](https://…)` gives here.
  package static func markdownLinks(in text: String) -> [String] {
    var links: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "]") else { break }
      let after = inside[inside.index(after: close)...]
      if after.first == "(" { links.append(String(inside[..<close])) }
      rest = after
    }
    return links
  }
}
