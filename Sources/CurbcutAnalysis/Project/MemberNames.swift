/// The last parts of names of constants, such as `brand` of `Color.brand` or `Theme#brand`, and the
/// labels that initializers begin with, such as `hex` of `Color(hex:)`, for looking whether a source may
/// mean one of them.
package struct MemberNames: Sendable, Equatable {
  private var words: Set<ArraySlice<UInt8>> = []
  /// Those of functions that belong to nothing, which stand anywhere.
  private var loose: Set<ArraySlice<UInt8>> = []

  package init() {}

  package var isEmpty: Bool { words.isEmpty && loose.isEmpty }

  /// Adds the last part of a name.
  mutating func insert(_ name: String) {
    let bytes = Array(name.utf8)
    if bytes.last == UInt8(ascii: ")"), let start = bytes.lastIndex(of: UInt8(ascii: "(")) {
      words.insert(bytes[(start + 1)...].prefix { $0 != UInt8(ascii: ":") })
      let path = bytes[..<start]
      if let period = path.lastIndex(of: UInt8(ascii: ".")) {
        words.insert(path[(period + 1)...])
      } else if path.first.map({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) == true {
        loose.insert(path)
      }
      return
    }
    let last = bytes[(bytes.lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0)...]
    if !last.isEmpty { words.insert(last) }
  }

  package func union(_ other: MemberNames) -> MemberNames {
    var names = self
    names.words.formUnion(other.words)
    names.loose.formUnion(other.loose)
    return names
  }

  /// Whether one of the words stands behind a period or parenthesis somewhere in a source, or one of a
  /// function that belongs to nothing anywhere.
  package func areMentioned(in source: [UInt8]) -> Bool {
    guard !isEmpty else { return false }
    if !loose.isEmpty {
      let all = source.split { !$0.isPartOfWord }
      if all.contains(where: loose.contains) { return true }
    }
    var index = source.startIndex
    while index < source.endIndex {
      guard source[index] == UInt8(ascii: ".") || source[index] == UInt8(ascii: "(") else {
        index += 1
        continue
      }
      let word = source[(index + 1)...].prefix { $0.isPartOfWord }
      if words.contains(word) { return true }
      index = max(word.endIndex, index + 1)
    }
    return false
  }
}

extension UInt8 {
  /// Whether a byte is part of a name.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
