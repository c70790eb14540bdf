/// The language that a text is written in, as far as its small words tell.
///
/// Short texts, names and headlines have none: several words that only one language has must stand
/// in a text.
package enum WrittenLanguage: String, Sendable, CaseIterable {
  case english, french, german, spanish, italian, portuguese, dutch

  /// The language of a text; nil where it is too short, or may be in another.
  package static func of(_ text: String) -> WrittenLanguage? {
    let written = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard written.count > 2 else { return nil }
    let words = Set(written)
    var best: (language: WrittenLanguage, count: Int)?
    var isTied = false
    for language in allCases {
      let count = words.count { smallWords[language]?.contains($0) == true }
      if count > best?.count ?? 1 {
        best = (language, count)
        isTied = false
      } else if count == best?.count {
        isTied = true
      }
    }
    guard let best, !isTied else { return nil }
    // A word of English, which is one of no other language here, makes it a mixture or a name.
    let others = words.subtracting(smallWords[best.language] ?? [])
    let isMixed =
      best.language != .english && smallWords[.english].map { !$0.isDisjoint(with: others) } == true
    return isMixed ? nil : best.language
  }

  /// Its code, as tags of languages begin (ISO 639).
  package var code: String {
    switch self {
    case .english: "en"
    case .french: "fr"
    case .german: "de"
    case .spanish: "es"
    case .italian: "it"
    case .portuguese: "pt"
    case .dutch: "nl"
    }
  }

  /// The language that a name in code is about: `french` of `phrase.french`.
  package static func named(_ name: String) -> String? {
    let words = Identifier.words(of: name)
    guard let last = words.last, names.contains(last) else { return nil }
    return last
  }

  private static let names: Set<String> = [
    "english", "french", "german", "spanish", "italian", "portuguese", "dutch", "japanese",
    "chinese",
    "korean", "arabic", "russian", "polish", "swedish", "danish", "finnish", "norwegian", "greek",
    "turkish", "hindi", "hebrew", "latin", "czech", "hungarian", "ukrainian",
  ]

  /// Articles, pronouns, prepositions and the like.
  private static let smallWords: [WrittenLanguage: Set<String>] = [
    .english: [
      "the", "and", "is", "are", "of", "to", "for", "with", "you", "your", "we", "where", "how",
      "what", "please", "this", "that", "it", "not", "my", "have", "would", "like", "do", "does",
      "i", "from", "good", "thank", "at", "on", "be", "can", "there", "a", "an", "or", "in", "as",
      "no", "me", "so", "will", "has", "was", "if", "by", "all", "our", "more", "when", "new",
      "use",
    ],
    .french: [
      "le", "la", "les", "des", "du", "une", "est", "et", "je", "vous", "nous", "où", "se", "il",
      "elle", "avec", "pour", "dans", "sur", "qui", "que", "ne", "pas", "plaît", "bonjour",
      "merci", "ou", "à", "au", "aux", "mon", "ma", "votre", "cette", "ce", "voudrais", "un",
      "ici", "encore", "toujours", "tout", "monde", "a", "me", "on",
    ],
    .german: [
      "der", "die", "das", "und", "ist", "nicht", "ein", "eine", "einen", "wo", "wie", "ich", "sie",
      "wir", "bitte", "mit", "für", "auf", "zum", "zur", "den", "dem", "des", "guten", "danke",
      "kein", "keine", "haben", "möchte", "es", "im", "von", "sind", "geht", "ihnen", "zu", "in",
      "an", "was", "so", "will",
    ],
    .spanish: [
      "el", "los", "las", "una", "está", "dónde", "qué", "cómo", "por", "favor", "con", "para",
      "muy", "y", "del", "gracias", "buenos", "es", "la", "de", "que", "un", "quisiera", "me", "mi",
      "estación", "hay", "su", "se", "en", "a", "no", "has",
    ],
    .italian: [
      "il", "lo", "gli", "una", "è", "sono", "dove", "come", "per", "favore", "con", "di", "che",
      "della", "del", "grazie", "buongiorno", "vorrei", "mi", "la", "un", "non", "stazione", "e",
      "si", "trova", "piacere", "a", "i", "in", "no", "me",
    ],
    .portuguese: [
      "os", "uma", "é", "está", "onde", "não", "por", "favor", "com", "para", "obrigado", "muito",
      "bom", "dia", "da", "um", "que", "eu", "gostaria", "fica", "estação", "a", "as", "do", "me",
      "no",
    ],
    .dutch: [
      "de", "het", "een", "en", "is", "niet", "waar", "hoe", "ik", "jij", "wij", "alstublieft",
      "met", "voor", "op", "van", "naar", "goede", "dank", "geen", "zijn", "wil", "graag", "dit",
      "in", "was", "we", "of", "me", "so",
    ],
  ]
}
