/// The names that a source mentions, as a set that is small and quick to ask.
struct SourceNames: Sendable {
  private var hashes: Set<UInt64> = []

  /// Reads the identifiers of a source, in comments and strings too; the label of a first argument,
  /// which is the function's, is none.
  init(in source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes in
      var index = 0
      var isFirstArgument = false
      while index < bytes.count {
        guard bytes[index].isPartOfName else {
          if !bytes[index].isSpace { isFirstArgument = bytes[index] == UInt8(ascii: "(") }
          index += 1
          continue
        }
        var name = FNV1a()
        while index < bytes.count, bytes[index].isPartOfName {
          name.add(bytes[index])
          index += 1
        }
        let isLabel = isFirstArgument && index < bytes.count && bytes[index] == UInt8(ascii: ":")
        if !isLabel { hashes.insert(name.hash) }
        isFirstArgument = false
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

/// Which names were given to the same things in two versions of a source.
struct Renaming {
  /// What the screen's own file mentions before and after.
  let old: SourceNames
  let new: SourceNames
  /// Whether any file of the project mentions a name before, and after.
  let isInOldProject: (String) -> Bool
  let isInNewProject: (String) -> Bool

  /// Nothing is a renaming.
  static var none: Renaming {
    Renaming(
      old: SourceNames(in: []),
      new: SourceNames(in: []),
      isInOldProject: { _ in true },
      isInNewProject: { _ in true }
    )
  }

  /// What the language has names for.
  private static let keywords: Set<Substring> = ["true", "false", "nil", "self"]

  /// Whether two expressions differ only in names that are gone from the new version, each with one
  /// that came up in it: the same after a renaming.
  ///
  /// A variable counts within its file; a member, such as `email` in `user.email`, within the project.
  func holds(from first: String, to second: String) -> Bool {
    let (first, second) = (Self.plain(first), Self.plain(second))
    if first == second { return true }
    // What stands in quotation marks is for people.
    if first.utf8.contains(0x22) || second.utf8.contains(0x22) { return false }
    let (one, other) = (Self.parts(of: first), Self.parts(of: second))
    guard one.count == other.count else { return false }
    var partners: [Substring: Substring] = [:]
    var isMember = false
    for (before, after) in zip(one, other) {
      defer { isMember = before.last == "." }
      guard before.isName, after.isName else {
        if before != after { return false }
        continue
      }
      if let known = partners.updateValue(after, forKey: before), known != after { return false }
      if before == after { continue }
      if Self.keywords.contains(before) || Self.keywords.contains(after) { return false }
      let (gone, fresh) = (String(before), String(after))
      if new.contains(gone) || old.contains(fresh) { return false }
      if isMember, isInNewProject(gone) || isInOldProject(fresh) { return false }
    }
    return true
  }

  /// The same for what is spoken, whose expressions stand in ‹guillemets›.
  func holdsInSpeech(from first: String, to second: String) -> Bool {
    if first == second { return true }
    let (one, other) = (Self.speech(first), Self.speech(second))
    guard one.count == other.count, one.contains(where: \.isCode) else { return false }
    return zip(one, other).allSatisfy { before, after in
      before.isCode == after.isCode
        && (before.isCode ? holds(from: before.text, to: after.text) : before.text == after.text)
    }
  }

  /// Words and code in turn; code may hold words, and these code.
  private static func speech(_ text: String) -> [(text: String, isCode: Bool)] {
    var parts: [(text: String, isCode: Bool)] = []
    var text = text[...]
    while !text.isEmpty {
      let isCode = text.first == "‹"
      var depth = 0
      let part = text.prefix { character in
        if character == "‹" { depth += 1 }
        if character == "›" { depth -= 1 }
        return isCode ? depth > 0 : depth == 0
      }
      parts.append((String(part), isCode))
      text = text.dropFirst(part.count)
      if isCode { text = text.dropFirst() }
    }
    return parts
  }

  /// Code without what may as well be left out: `self.`, and the name that a binding gives.
  private static func plain(_ code: String) -> String {
    var code = code.replacing("self.", with: "")
    // “if let date = movie.date” and “if movie.date != nil” hold at the same time.
    if code.hasPrefix("if let "), !code.utf8.contains(UInt8(ascii: ",")) {
      let binding = code.dropFirst("if let ".count)
      let value = binding.split(separator: "=", maxSplits: 1).last ?? binding
      let name = value.drop { $0 == " " }
      if !name.utf8.contains(UInt8(ascii: "=")) { code = "if \(name) != nil" }
    }
    return code
  }

  /// Names, and what stands between them.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if next == text.endIndex || text[index].isNamePart != text[next].isNamePart {
        parts.append(text[start..<next])
        start = next
      }
      index = next
    }
    return parts
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  /// Whether it is a name and no number.
  fileprivate var isName: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}
