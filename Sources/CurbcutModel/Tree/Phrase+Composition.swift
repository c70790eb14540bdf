extension Phrase {
  /// Code whose value is only known when the app runs, on one line and not too long.
  static func code(_ source: String) -> Phrase {
    // Most code is a short name.
    if source.utf8.count <= 80, source.utf8.allSatisfy({ $0 > 32 }) {
      return Phrase([.expression(source)])
    }
    let line = Self.line(source)
    return Phrase([.expression(line.count > 80 ? line.prefix(79) + "…" : line)])
  }

  /// Code in one line, the same wherever it was broken: `a.b` for `.b` on a line of its own.
  static func line(_ source: String) -> String {
    var line = ""
    for part in source.split(whereSeparator: \.isNewline) {
      let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard let first = words.first else { continue }
      let isOpen = line.last.map { "([".contains($0) } ?? true
      let isMember = first == "." && line.last.map { !":?=,&|".contains($0) } ?? true
      line += isOpen || isMember || ")],".contains(first) ? words : " " + words
    }
    return line
  }

  /// One of several, nobody knows which: `‹Collapse | Expand›`.
  static func oneOf(_ phrases: [Phrase], decidedBy conditions: [String] = []) -> Phrase {
    var texts: [String] = []
    var seen: Set<String> = []
    for phrase in phrases {
      let text = phrase.parts.isEmpty ? "nothing" : phrase.spoken
      if seen.insert(text).inserted { texts.append(text) }
    }
    guard texts.count > 1 else { return phrases.first ?? Phrase([]) }
    var whole = Phrase([.expression(texts.joined(separator: " | "))])
    whole.deciders = conditions + phrases.flatMap(\.deciders)
    return whole
  }

  /// The key of a translation as what it is, such as `settings.title`: its words stand in a catalog
  /// of strings. Nil for words.
  static func key(_ phrase: Phrase) -> Phrase? {
    guard phrase.parts.count == 1, case .words(let words) = phrase.parts[0],
      words.utf8.contains(UInt8(ascii: ".")), AssetNames.isKey(words)
    else { return nil }
    return Phrase([.expression(words)])
  }

  /// Puts its words into upper case.
  mutating func uppercase() {
    parts = parts.map { part in
      if case .words(let words) = part { .words(words.uppercased()) } else { part }
    }
  }

  /// The words and the code without guillemets.
  var code: String {
    parts.map { part in
      switch part {
      case .words(let text), .expression(let text): text
      }
    }.joined()
  }

  /// The same with words in a row as one part.
  var joiningWords: Phrase {
    var joined: [Part] = []
    for part in parts where part != .words("") {
      if case .words(let more) = part, case .words(let words)? = joined.last {
        joined[joined.count - 1] = .words(words + more)
      } else {
        joined.append(part)
      }
    }
    return Phrase(joined)
  }
}
