/// Finds the keyword that a word is, by its bytes packed into two integers.
struct KeywordTable: Sendable {
  private struct Entry: Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var kind = TokenKind.identifier
  }

  static let shared = KeywordTable()

  /// The length of the longest keyword, in bytes.
  static let maximumLength = 20

  private static let slotBits: UInt64 = 10
  private var entries = [Entry](repeating: Entry(), count: 1 << KeywordTable.slotBits)

  private init() {
    for kind in TokenKind.allCases {
      guard let text = kind.keywordText else { continue }
      let bytes = Array(text.utf8)
      let (low, high) = bytes.withUnsafeBufferPointer {
        KeywordTable.pack($0, from: 0, count: bytes.count)
      }
      var slot = KeywordTable.slot(low, high, bytes.count)
      while entries[slot].kind != .identifier { slot = (slot + 1) & (entries.count - 1) }
      entries[slot] = Entry(low: low, high: high, kind: kind)
    }
  }

  /// The keyword of `count` bytes at `start`, or `identifier`. The bytes must lie in the buffer.
  func kind(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int) -> TokenKind {
    guard count >= 2, count <= KeywordTable.maximumLength else { return .identifier }
    let (low, high) = KeywordTable.pack(bytes, from: start, count: count)
    var slot = KeywordTable.slot(low, high, count)
    while true {
      let entry = entries[slot]
      if entry.kind == .identifier || (entry.low == low && entry.high == high) { return entry.kind }
      slot = (slot + 1) & (entries.count - 1)
    }
  }

  private static func slot(_ low: UInt64, _ high: UInt64, _ count: Int) -> Int {
    let mixed = (low ^ (high &* 31) ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> (64 - slotBits))
  }

  /// Packs a word without loss for all words up to 16 bytes; the longer keywords differ from each other.
  @inline(__always)
  private static func pack(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    count: Int
  ) -> (UInt64, UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var index = 0
    while index < count {
      let byte = UInt64(bytes[start + index])
      if index < 8 {
        low = low << 8 | byte
      } else {
        high = (high << 8 | byte) ^ (high >> 56) &* 0x0100_0193
      }
      index += 1
    }
    return (low, high)
  }
}
