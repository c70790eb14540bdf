extension String {
  /// The text without the inline Markdown that localized literals may have: emphasis, code, links.
  ///
  /// Source: Apple, "Text": a localized key is read as Markdown. CommonMark, "Emphasis": a mark
  /// beside white space, or an underscore inside a word, is a character like others.
  var withoutInlineMarkdown: String { withoutInlineMarkdown(depth: 0) }

  /// The titles of the links that it holds, in order.
  var inlineLinks: [String] {
    guard utf8.contains(0x5D) else { return [] }
    let characters = Array(self)
    var links: [String] = []
    var index = 0
    while index < characters.count {
      // `^[…](inflect: true)` and `![…](…)` are no links.
      let isAttributed = index > 0 && ["^", "!"].contains(characters[index - 1])
      if !isAttributed, characters[index] == "[", let link = Self.link(in: characters, at: index) {
        let title = String(characters[index + 1..<link.title]).withoutInlineMarkdown
        if !title.isEmpty { links.append(title) }
        index = link.end
      } else {
        index += 1
      }
    }
    return links
  }

  private func withoutInlineMarkdown(depth: Int) -> String {
    guard depth < 4, utf8.contains(where: { [0x2A, 0x5F, 0x60, 0x7E, 0x5B].contains($0) }) else {
      return self
    }
    let characters = Array(self)
    var text = ""
    var index = 0
    // Where each kind of mark was found to have no end, so that each is searched for once.
    var unmatched: Set<String> = []
    while index < characters.count {
      let character = characters[index]
      if character == "\\", index + 1 < characters.count, characters[index + 1].isPunctuation {
        text.append(characters[index + 1])
        index += 2
        continue
      }
      if character == "[", let link = Self.link(in: characters, at: index) {
        text += String(characters[index + 1..<link.title])
          .withoutInlineMarkdown(depth: depth + 1)
        index = link.end
        continue
      }
      if "*_`~".contains(character) {
        let length = characters[index...].prefix { $0 == character }.count
        let mark = String(repeating: character, count: length)
        if length <= 3, !unmatched.contains(mark), !(character == "~" && length != 2) {
          if let end = Self.end(of: mark, in: characters, at: index) {
            let inside = String(characters[index + length..<end])
            text += character == "`" ? inside : inside.withoutInlineMarkdown(depth: depth + 1)
            index = end + length
            continue
          }
          unmatched.insert(mark)
        }
        text += mark
        index += length
        continue
      }
      text.append(character)
      index += 1
    }
    return text
  }

  /// Where the mark that opens at an index closes; nil where it opens or closes nothing.
  private static func end(of mark: String, in characters: [Character], at start: Int) -> Int? {
    let length = mark.count
    let first = start + length
    guard let character = mark.first, first < characters.count, !characters[first].isWhitespace
    else { return nil }
    let isWordBefore = start > 0 && characters[start - 1].isWordCharacter
    if character == "_", isWordBefore { return nil }
    var index = first + 1
    while index < characters.count {
      guard characters[index] == character else {
        index += 1
        continue
      }
      let run = characters[index...].prefix { $0 == character }.count
      let isAfterSpace = characters[index - 1].isWhitespace
      let isWordBehind =
        index + run < characters.count && characters[index + run].isWordCharacter
      if run == length, !isAfterSpace, character != "_" || !isWordBehind { return index }
      index += run
    }
    return nil
  }

  /// Where the title and the whole of `[title](address)` end.
  private static func link(in characters: [Character], at start: Int) -> (title: Int, end: Int)? {
    guard let title = characters[start...].prefix(512).firstIndex(of: "]"),
      title + 1 < characters.count, characters[title + 1] == "(",
      let end = characters[(title + 1)...].prefix(2_048).firstIndex(of: ")")
    else { return nil }
    return (title, end + 1)
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
