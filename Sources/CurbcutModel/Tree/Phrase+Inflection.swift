/// Automatic grammar agreement: `^[\(count) item](inflect: true)`.
extension Phrase {
  /// The phrase with what it inflects as English agrees with the number in it: “2 items”. Where the
  /// number is not known, both forms stand as alternatives.
  ///
  /// Source: Apple, "Inflecting text automatically" (`InflectionRule`).
  var inflected: Phrase {
    guard parts.contains(where: \.endsInflection) else { return self }
    var whole: [Part] = []
    // The parts behind `^[`; nil outside.
    var inside: [Part]?
    for part in parts {
      guard case .words(var rest) = part else {
        if inside == nil { whole.append(part) } else { inside?.append(part) }
        continue
      }
      while !rest.isEmpty {
        if let open = inside {
          guard let end = rest.inflectionEnd else {
            inside = open + [.words(rest)]
            break
          }
          whole += Phrase(open + [.words(String(rest[..<end.lowerBound]))]).agreeing
          rest = String(rest[end.upperBound...])
          inside = nil
        } else if let start = rest.range(ofASCII: "^[") {
          whole.append(.words(String(rest[..<start.lowerBound])))
          rest = String(rest[start.upperBound...])
          inside = []
        } else {
          whole.append(.words(rest))
          break
        }
      }
    }
    if let inside { whole += [.words("^[")] + inside }
    return Phrase(whole).joiningWords
  }

  /// The words between the brackets in agreement with the number that they hold.
  private var agreeing: [Part] {
    var number: String?
    for part in parts {
      switch part {
      case .expression:
        return withLastWord { singular, plural in
          .expression("\(singular) | \(plural)")
        }
      case .words(let words):
        number = words.split(whereSeparator: \.isWhitespace).map(String.init).first {
          $0.allSatisfy { $0.isNumber || $0 == "," || $0 == "." }
        }
        if number != nil { break }
      }
      if number != nil { break }
    }
    guard let number, number != "1" else { return parts }
    return withLastWord { _, plural in .words(plural) }
  }

  /// The parts with another last word, made of its singular and plural.
  private func withLastWord(_ make: (String, String) -> Part) -> [Part] {
    guard case .words(let words)? = parts.last,
      let start = words.lastIndex(where: { !$0.isLetter }).map({ words.index(after: $0) })
        ?? (parts.count > 1 ? words.startIndex : nil), start < words.endIndex
    else { return parts }
    let noun = String(words[start...])
    return parts.dropLast() + [.words(String(words[..<start])), make(noun, noun.plural)]
  }
}

extension Phrase.Part {
  fileprivate var endsInflection: Bool {
    if case .words(let words) = self { words.inflectionEnd != nil } else { false }
  }
}

extension String {
  /// Where the brackets of an inflected text close, with the attribute behind them.
  fileprivate var inflectionEnd: Range<Index>? {
    guard let start = range(ofASCII: "](inflect:"),
      let end = self[start.upperBound...].firstIndex(of: ")")
    else { return nil }
    return start.lowerBound..<index(after: end)
  }

  fileprivate func range(ofASCII word: String) -> Range<Index>? {
    var start = startIndex
    while let first = self[start...].firstIndex(where: { $0 == word.first }) {
      if self[first...].hasPrefix(word) { return first..<index(first, offsetBy: word.count) }
      start = index(after: first)
    }
    return nil
  }

  /// The plural of an English noun.
  fileprivate var plural: String {
    let irregular = [
      "child": "children", "foot": "feet", "leaf": "leaves", "life": "lives", "man": "men",
      "mouse": "mice", "person": "people", "shelf": "shelves", "tooth": "teeth",
      "woman": "women", "fish": "fish", "series": "series", "sheep": "sheep",
    ]
    let lower = lowercased()
    if let other = irregular[lower] {
      return first?.isUppercase == true ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return self + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return dropLast() + "ies"
    }
    return self + "s"
  }
}
