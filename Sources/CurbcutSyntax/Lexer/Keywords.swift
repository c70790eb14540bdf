/// Finds the keyword that a word is, by its bytes packed into three integers.
struct KeywordTable: Sendable {
  /// A word of up to 24 bytes; no two words pack alike.
  private struct Word: Sendable, Equatable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var third: UInt64 = 0
  }

  private struct Entry: Sendable {
    var word = Word()
    var kind = TokenKind.identifier
  }

  static let shared = KeywordTable()

  /// The length of the longest keyword, in bytes.
  static let maximumLength = 20

  private static let slotBits: UInt64 = 10
  private var entries = [Entry](repeating: Entry(), count: 1 << KeywordTable.slotBits)

  private init() {
    for (kind, text) in zip(TokenKind.keywords, TokenKind.keywordTexts) {
      let bytes = Array(text.utf8)
      let word = bytes.withUnsafeBufferPointer {
        KeywordTable.pack($0, from: 0, count: bytes.count)
      }
      var slot = KeywordTable.slot(of: word)
      while entries[slot].kind != .identifier { slot = (slot + 1) & (entries.count - 1) }
      entries[slot] = Entry(word: word, kind: kind)
    }
  }

  /// The keyword of `count` bytes at `start`, or `identifier`. The bytes must lie in the buffer.
  func kind(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> TokenKind {
    guard count >= 2, count <= KeywordTable.maximumLength else { return .identifier }
    let word = KeywordTable.pack(bytes, from: start, count: count)
    var slot = KeywordTable.slot(of: word)
    while true {
      let entry = entries[slot]
      if entry.kind == .identifier || entry.word == word { return entry.kind }
      slot = (slot + 1) & (entries.count - 1)
    }
  }

  private static func slot(of word: Word) -> Int {
    let mixed = (word.first ^ (word.second &* 31) ^ (word.third &* 61)) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> (64 - slotBits))
  }

  private static func pack(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    count: Int
  ) -> Word {
    var word = Word()
    for index in start..<start + min(count, 8) {
      word.first = word.first << 8 | UInt64(bytes[index])
    }
    guard count > 8 else { return word }
    for index in start + 8..<start + min(count, 16) {
      word.second = word.second << 8 | UInt64(bytes[index])
    }
    guard count > 16 else { return word }
    for index in start + 16..<start + count {
      word.third = word.third << 8 | UInt64(bytes[index])
    }
    return word
  }
}
