/// Text that a person reads or hears: literal words with expressions between them.
package struct Phrase: Sendable, Equatable {
  /// A run of words, or an expression whose value is only known when the app runs.
  package enum Part: Sendable, Equatable {
    case words(String)
    case expression(String)
  }

  package var parts: [Part]
  /// What decides which of several words it is, as the conditions are told: `if isOn`. Two phrases say
  /// the same whatever decides.
  package var deciders: [String] = []

  package init(_ parts: [Part]) {
    self.parts = parts
  }

  package init(_ words: String) {
    parts = words.isEmpty ? [] : [.words(words)]
  }

  /// The words where nothing is interpolated, else nil.
  package var literal: String? {
    var words = ""
    for part in parts {
      guard case .words(let text) = part else { return nil }
      words += text
    }
    return words
  }

  /// Whether nothing but white space is in it, for certain.
  package var isBlank: Bool {
    guard let literal else { return false }
    // Words begin with a letter nearly always.
    if let byte = literal.utf8.first, byte > 32, byte < 0x80 { return false }
    return literal.allSatisfy(\.isWhitespace)
  }

  /// What is shown to a person: expressions stand in ‹guillemets›.
  package var spoken: String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .expression(let source): "‹\(source)›"
      }
    }.joined()
  }

  /// Two phrases after each other, with a separator where both have content.
  package func appending(_ other: Phrase, separator: String = ", ") -> Phrase {
    var phrase = self
    phrase.append(other, separator: separator)
    return phrase
  }

  /// Adds another phrase, behind a separator where both have content.
  package mutating func append(_ other: Phrase, separator: String = ", ") {
    if !parts.isEmpty, !other.parts.isEmpty { parts.append(.words(separator)) }
    parts += other.parts
    deciders += other.deciders
  }

  package static func == (one: Phrase, other: Phrase) -> Bool { one.parts == other.parts }
}
