import CurbcutModel

/// The names that a source mentions, as a set that is small and quick to ask.
struct SourceNames: Sendable {
  private var hashes: Set<UInt64> = []

  /// Reads the identifiers of a source, in comments and strings too; the labels of arguments, which are
  /// the function's, are none.
  init(in source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes in
      var index = 0
      var isArgument = false
      // Whether the brackets around are those of a call, the innermost last.
      var calls: [Bool] = []
      while index < bytes.count {
        guard bytes[index].isPartOfName else {
          switch bytes[index] {
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            isArgument = bytes[index] == UInt8(ascii: "(")
            calls.append(isArgument)
          case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            isArgument = false
            _ = calls.popLast()
          case UInt8(ascii: ","): isArgument = calls.last ?? false
          default: if !bytes[index].isSpace { isArgument = false }
          }
          index += 1
          continue
        }
        var name = FNV1a()
        while index < bytes.count, bytes[index].isPartOfName {
          name.add(bytes[index])
          index += 1
        }
        let isLabel = isArgument && index < bytes.count && bytes[index] == UInt8(ascii: ":")
        if !isLabel { hashes.insert(name.hash) }
        isArgument = false
      }
    }
  }

  func contains(_ name: String) -> Bool { hashes.contains(FNV1a(name.utf8).hash) }

  /// Whether any of some names are mentioned.
  func containsAny(of names: Hashes) -> Bool { !hashes.isDisjoint(with: names.values) }

  /// Names to look for in many sources.
  struct Hashes {
    fileprivate let values: Set<UInt64>

    init(_ names: some Sequence<String>) { values = Set(names.map { FNV1a($0.utf8).hash }) }
  }

  /// The first identifiers of a text, in order.
  static func names(in text: String, atMost limit: Int) -> [Substring] {
    text.prefix(1_000).split(maxSplits: limit) { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

/// The names in a source as generated code spells keys: `list_title` and `List.title` for “list.title”.
struct SpelledNames {
  private let spellings: Set<String>

  init(in source: [UInt8]) {
    let names = Set(source.split { !$0.isPartOfName })
    spellings = Set(names.map { ProjectStrings.spelling(of: String(decoding: $0, as: UTF8.self)) })
  }

  /// Whether a property that generated code has for a key may be mentioned.
  func mayName(_ key: Key) -> Bool {
    spellings.contains(key.whole) || key.parts.allSatisfy { spellings.contains($0) }
  }

  /// A key, as a whole and in its parts.
  struct Key {
    fileprivate let whole: String
    fileprivate let parts: [String]

    init(_ key: String) {
      whole = ProjectStrings.spelling(of: key)
      parts = key.split(separator: ".").map { ProjectStrings.spelling(of: String($0)) }
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether a byte is part of a name.
  fileprivate var isPartOfName: Bool {
    switch self {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x80...: true
    default: false
    }
  }
}
