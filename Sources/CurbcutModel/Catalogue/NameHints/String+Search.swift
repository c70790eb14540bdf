extension String {
  /// Whether the bytes of another text stand somewhere in this one: a search by Unicode scalars,
  /// not by characters. The standard library's `contains` prepares tables for each search; names and
  /// sources are short, and rules search many of them.
  package func includes(_ other: String) -> Bool {
    var text = self
    var wanted = other
    return text.withUTF8 { text in
      wanted.withUTF8 { wanted in
        guard let first = wanted.first else { return true }
        guard text.count >= wanted.count else { return false }
        for start in 0...text.count - wanted.count where text[start] == first {
          var length = 1
          while length < wanted.count, text[start + length] == wanted[length] { length += 1 }
          if length == wanted.count { return true }
        }
        return false
      }
    }
  }

  /// Whether it is a name, or several with dots between them, and nothing else: `store.items.first`.
  package var isDottedPath: Bool {
    first.map { $0.isLetter || $0 == "_" } == true
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
  }

  /// The names of a dotted path.
  package var pathNames: [String] {
    utf8.contains(UInt8(ascii: "."))
      ? utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
      : isEmpty ? [] : [self]
  }

  /// The last name of a dotted path, for what it stands for: `isOn` of `settings.isOn`, and of `isOn.wrappedValue`.
  package var nameOfValue: String? { pathNames.last { $0 != "wrappedValue" } }

  /// The identifiers, keywords and numbers of a piece of source: `isOn`, `count` and `0` of
  /// `isOn && count > 0`.
  package var sourceWords: [Substring] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// A path as it is named inside its type: `self.isShown` is `isShown`.
  package var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }

  /// The words of a name: `heroImage-2x` gives hero, Image, 2x.
  package var nameParts: [String] {
    var parts: [String] = []
    var part = ""
    var wasLowercase = false
    func end() {
      if !part.isEmpty { parts.append(part) }
      part = ""
    }
    if utf8.allSatisfy({ $0 < 0x80 }) {
      // Nearly all names: what a byte is takes no look at Unicode's tables.
      for scalar in unicodeScalars {
        let isUppercase = "A"..."Z" ~= scalar
        let isLowercase = "a"..."z" ~= scalar
        let isWord = isUppercase || isLowercase || "0"..."9" ~= scalar
        if !isWord || (isUppercase && wasLowercase) { end() }
        if isWord { part.unicodeScalars.append(scalar) }
        wasLowercase = isLowercase
      }
    } else {
      for character in self {
        let isWord = character.isLetter || character.isNumber
        if !isWord || (character.isUppercase && wasLowercase) { end() }
        if isWord { part.append(character) }
        wasLowercase = character.isLowercase
      }
    }
    end()
    return parts
  }

  /// Whether the first character, besides underscores, is an upper-case letter: `Row`, `_Row`.
  var beginsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    if byte == UInt8(ascii: "_") { return String(dropFirst()).beginsUppercase }
    return byte < 0x80
      ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase == true
  }
}
