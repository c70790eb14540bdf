import CurbcutModel

/// What one `.strings`, `.stringsdict` or `.xcstrings` file holds.
struct StringTable: Sendable {
  /// The text of each key in the language of the file, or in a catalog's source language; nil where
  /// it depends on a number or device.
  var texts: [String: String?] = [:]
  /// What a catalog has for most numbers under keys whose text depends on one: “%lld huts”.
  var plurals: [String: String] = [:]
  /// The language that a catalog is written in.
  var sourceLanguage: String?
  var languages: Set<String> = []
  /// What is wrong with the file, in words that follow its name and a colon.
  var problem: String?

  /// How large a file may be, in bytes: 16 megabytes.
  static let maximumByteCount = 16 << 20

  /// Whether a path is that of a file with strings that code looks up.
  static func isTable(_ path: String) -> Bool {
    guard
      path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
        || path.hasSuffix(".stringsdict")
    else { return false }
    let name = path.split(separator: "/").last ?? ""
    return !["InfoPlist.", "AppShortcuts.", "Root."].contains { name.hasPrefix($0) }
  }

  /// The language of the `.lproj` folder that a file is in; nil for a catalog.
  static func language(of path: String) -> String? {
    path.split(separator: "/").dropLast().last.flatMap { folder in
      folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
    }
  }

  /// - Parameter language: the language whose texts are read of a catalog; nil for its own.
  init(_ bytes: [UInt8], path: String, language: String? = nil) {
    guard bytes.count <= Self.maximumByteCount else {
      problem = "larger than 16 MB; its strings are not read"
      return
    }
    if path.hasSuffix(".xcstrings") {
      readCatalog(bytes, language)
    } else if path.hasSuffix(".stringsdict") {
      readPlurals(bytes)
    } else {
      readStrings(bytes)
    }
  }

  // MARK: .strings

  /// Reads `"key" = "text";` with comments, in UTF-8 or UTF-16.
  ///
  /// Source: Apple, "Resource Programming Guide", "Strings Files".
  private mutating func readStrings(_ bytes: [UInt8]) {
    guard let text = Self.text(of: bytes) else {
      problem = "a compiled or binary table; its strings are not read"
      return
    }
    var reader = StringsReader(Array(text.utf8))
    while let entry = reader.next() {
      texts[entry.key] = .some(entry.text)
    }
    if let line = reader.firstWrongLine { problem = "line \(line) cannot be read; the rest counts" }
  }

  /// The text of a file in one of the encodings that Xcode writes.
  private static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: Array("bplist".utf8)) { return nil }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
      var units: [UInt16] = []
      units.reserveCapacity(bytes.count / 2)
      for index in stride(from: 2, to: bytes.count - 1, by: 2) {
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        units.append(isLittle ? second << 8 | first : first << 8 | second)
      }
      return String(decoding: units, as: UTF16.self)
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  // MARK: .stringsdict

  /// Reads the keys of a property list: those right below its outermost dictionary.
  private mutating func readPlurals(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var depth = 0
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[open...]
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
      let tag = String(Substring(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
      switch tag {
      case "dict": depth += 1
      case "/dict": depth -= 1
      case "key" where depth == 1:
        let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
        texts[Self.unescaped(String(Substring(rest[..<end])))] = .some(nil)
        rest = rest[end...]
      default: break
      }
    }
    if depth != 0 { problem = "the property list ends too early" }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.includes("&") else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }

  // MARK: .xcstrings

  /// Reads a string catalog.
  ///
  /// Source: Apple, "Localizing and varying text with a string catalog".
  private mutating func readCatalog(_ bytes: [UInt8], _ language: String?) {
    let (value, problems) = ConfigurationReader.read(bytes)
    if let first = problems.first { problem = "\(first.message); the rest counts" }
    guard case .object(let members)? = value?.content else { return }
    for member in members {
      switch (member.key, member.value.content) {
      case ("sourceLanguage", .string(let language)):
        sourceLanguage = language
        languages.insert(language)
      case ("strings", .object(let entries)): read(entries, language)
      default: break
      }
    }
  }

  private mutating func read(_ entries: [ConfigurationValue.Member], _ chosen: String?) {
    let own = sourceLanguage ?? "en"
    let language = chosen ?? own
    for entry in entries {
      // Without a text of its own the key is the text; what a translation lacks is not known.
      var text: String? = language == own ? entry.key : nil
      if case .object(let localizations)? = entry.value["localizations"]?.content {
        for localization in localizations {
          languages.insert(localization.key)
          guard localization.key == language else { continue }
          if let variations = localization.value["variations"], case .object = variations.content {
            text = nil
            plurals[entry.key] = variations["plural"]?["other"]?["stringUnit"]?["value"]?.string
          } else {
            text = localization.value["stringUnit"]?["value"]?.string
          }
        }
      }
      texts[entry.key] = .some(text)
    }
  }
}

/// Takes the entries of a `.strings` file one after the other; what cannot be read is skipped up to
/// the next semicolon.
private struct StringsReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private(set) var firstWrongLine: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func advance() {
    if peek == UInt8(ascii: "\n") { line += 1 }
    offset += 1
  }

  mutating func next() -> (key: String, text: String)? {
    while true {
      skipSpace()
      guard peek != nil else { return nil }
      let start = line
      if let key = word() {
        skipSpace()
        if peek == UInt8(ascii: "=") {
          advance()
          skipSpace()
          if let text = word() {
            skipSpace()
            if peek == UInt8(ascii: ";") {
              advance()
              return (key, text)
            }
          }
        } else if peek == UInt8(ascii: ";") {
          // A key alone stands for itself.
          advance()
          return (key, key)
        }
      }
      firstWrongLine = firstWrongLine ?? start
      while peek != nil, peek != UInt8(ascii: ";") { advance() }
      if peek != nil { advance() }
    }
  }

  /// Space beyond ASCII; tools that join files leave marks of the byte order between them.
  private static let wideSpaces = [
    "\u{FEFF}", "\u{A0}", "\u{85}", "\u{2028}", "\u{2029}", "\u{3000}",
  ]
  .map { Array($0.utf8) }

  private func holds(_ text: StaticString) -> Bool {
    bytes[offset...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  private mutating func skipSpace() {
    while let byte = peek {
      if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
        advance()
      } else if byte >= 0x80,
        let space = Self.wideSpaces.first(where: { bytes[offset...].starts(with: $0) })
      {
        offset += space.count
      } else if holds("//") {
        while peek != nil, peek != UInt8(ascii: "\n") { advance() }
      } else if holds("/*") {
        offset += 2
        while peek != nil, !holds("*/") { advance() }
        offset = min(offset + 2, bytes.count)
      } else {
        return
      }
    }
  }

  /// A string in quotation marks, or a bare word; nil where neither stands.
  private mutating func word() -> String? {
    guard peek == UInt8(ascii: "\"") else {
      let start = offset
      while let byte = peek, Self.isOfWord(byte) { advance() }
      return start == offset ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    advance()
    var word: [UInt8] = []
    while let byte = peek {
      advance()
      if byte == UInt8(ascii: "\"") { return String(decoding: word, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = peek else {
        word.append(byte)
        continue
      }
      advance()
      switch escaped {
      case UInt8(ascii: "n"): word.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): word.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): word.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        var value: UInt32 = 0
        var count = 0
        while count < 4, let digit = peek,
          let number = Character(Unicode.Scalar(digit)).hexDigitValue
        {
          value = value * 16 + UInt32(number)
          count += 1
          advance()
        }
        if let scalar = Unicode.Scalar(value) { word += Array(String(Character(scalar)).utf8) }
      default: word.append(escaped)
      }
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x80...: true
    default: "_.-$/:".utf8.contains(byte)
    }
  }
}
