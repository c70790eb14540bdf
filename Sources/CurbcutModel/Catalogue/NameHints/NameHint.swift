/// Words by which names of properties, functions and types tell what they are for.
///
/// A name is taken apart into its words, as people read it: `isLoggedIn` is “is logged in”,
/// `HUDView` is “hud view”. Words are compared as wholes, so `showLogin` says nothing of logging and
/// `openCatalog` nothing of logs. A name is a hint and no proof: it only ever keeps a rule silent, or
/// goes together with what is certain.
package struct NameHint: Sendable {
  /// Words that count as they are, and with a plural s.
  private let words: Set<String>
  /// Beginnings of words that count: `anim` for “animate”, “animated” and “animation”.
  private let stems: [String]
  /// Words that count only in a row: “live activity”.
  private let phrases: [[String]]

  /// - Parameter hints: words in lower case between spaces; `anim*` for all that begin so,
  ///   `live-activity` for words in a row.
  package init(_ hints: String) {
    let hints = hints.split { $0 == " " || $0 == "\n" }.map(String.init)
    phrases = hints.map { $0.split(separator: "-").map(String.init) }.filter { $0.count > 1 }
    stems = hints.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) }
    words = Set(hints.filter { !$0.hasSuffix("*") })
  }

  /// Whether a word of a name, or of several in a piece of source, is among them.
  package func matches(_ name: String) -> Bool {
    let found = Identifier.words(of: name)
    return found.contains(where: holds) || phrases.contains { found.holds($0) }
  }

  /// Whether the first word of a name is among them: the verb of a function.
  package func matchesBeginning(of name: String) -> Bool {
    let found = Identifier.words(of: name)
    return found.first.map(holds) == true || phrases.contains { found.starts(with: $0) }
  }

  /// Whether the last word of a name is among them: what a property is.
  package func matchesEnd(of name: String) -> Bool {
    Identifier.words(of: name).last.map(holds) == true
  }

  private func holds(_ word: String) -> Bool {
    if words.contains(word) { return true }
    // The figure that tells several of a kind apart, `showToast2`, is no part of the word.
    if word.utf8.last.map(\.isFigure) == true {
      let plain = String(decoding: word.utf8.prefix { !$0.isFigure }, as: UTF8.self)
      return plain.utf8.count > 2 && holds(plain)
    }
    if word.utf8.last == UInt8(ascii: "s"), words.contains(String(word.dropLast())) { return true }
    return stems.contains { word.utf8.starts(with: $0.utf8) }
  }
}

extension UInt8 {
  fileprivate var isFigure: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension [String] {
  /// Whether some words stand among these in a row.
  fileprivate func holds(_ row: [String]) -> Bool {
    guard count >= row.count else { return false }
    return (0...count - row.count).contains { self[$0..<$0 + row.count].elementsEqual(row) }
  }
}

/// Takes names in source apart.
package enum Identifier {
  /// The words of a name in lower case: `heroImage_2x` gives hero, image, 2x; `HUDView` gives hud,
  /// view. A letter that is not ASCII begins no word.
  package static func words(of name: String) -> [String] {
    var name = name
    return name.withUTF8 { words(of: $0) }
  }

  private static func words(of name: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var previous = Letter.none
    for (index, byte) in name.enumerated() {
      let letter = Letter(byte)
      // A capital begins a word behind a small letter or figure, and as the last of several.
      let isLastCapital =
        previous == .capital && index + 1 < name.count && Letter(name[index + 1]) == .small
      let begins = letter == .capital && (previous == .small || isLastCapital)
      if !word.isEmpty, letter == .none || begins {
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
      if letter != .none { word.append(letter == .capital ? byte + 32 : byte) }
      previous = letter
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private enum Letter {
    /// Small letters, figures and what is not ASCII.
    case small
    case capital
    case none

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        self = .small
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .capital
      default: self = .none
      }
    }
  }
}
