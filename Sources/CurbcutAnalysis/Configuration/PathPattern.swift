/// A pattern for paths as in a `.gitignore`: `*` and `?` within a name, `**` across folders,
/// `[a-z]`, a slash in front or in the middle to begin at the folder, one behind for folders only.
struct PathPattern: Sendable, Equatable {
  private enum Piece: Sendable, Equatable {
    case character(Character)
    case anyCharacter
    case anyText
    case oneOf([ClosedRange<Character>], isNegated: Bool)
  }

  private enum Segment: Sendable, Equatable {
    case name([Piece])
    /// `**`: any number of folders.
    case folders
  }

  private let segments: [Segment]
  let isFolderOnly: Bool

  /// How long a pattern may be, in bytes: no path is longer (Linux: `PATH_MAX`).
  static let maximumByteCount = 4_096

  /// Reads a pattern; a leading `!` is for whoever keeps a list. One that is longer than any path
  /// matches nothing.
  init(_ pattern: String) {
    var text = pattern.utf8.count <= Self.maximumByteCount ? pattern[...] : ""
    isFolderOnly = text.hasSuffix("/")
    while text.last == "/" { text.removeLast() }
    let isAnchored = text.contains("/")
    if text.hasPrefix("./") { text.removeFirst(2) }
    var segments = text.split(separator: "/").map {
      $0 == "**" ? Segment.folders : Segment.name(Self.pieces(of: $0))
    }
    // An empty pattern matches nothing.
    if !isAnchored, !segments.isEmpty { segments.insert(.folders, at: 0) }
    self.segments = segments
  }

  /// Whether a path matches as a whole.
  ///
  /// - Parameter names: the path from the folder that the pattern belongs to, name by name.
  func matches(_ names: ArraySlice<[Character]>) -> Bool {
    guard !names.isEmpty else { return false }
    // One point of return is enough: a later `**` can take up whatever an earlier one could.
    var pattern = 0
    var name = names.startIndex
    var back: (pattern: Int, name: Int)?
    while name < names.endIndex {
      if pattern < segments.count, segments[pattern] == .folders {
        // At the end it stands for whatever is in the folder, not for the folder.
        if pattern == segments.count - 1 { return true }
        back = (pattern, name)
        pattern += 1
      } else if pattern < segments.count, case .name(let pieces) = segments[pattern],
        Self.matches(pieces, names[name])
      {
        pattern += 1
        name += 1
      } else if let last = back {
        back = (last.pattern, last.name + 1)
        pattern = last.pattern + 1
        name = last.name + 1
      } else {
        return false
      }
    }
    return pattern == segments.count
  }

  private static func matches(_ pieces: [Piece], _ text: [Character]) -> Bool {
    var piece = 0
    var place = 0
    var back: (piece: Int, place: Int)?
    while place < text.count {
      if piece < pieces.count, pieces[piece] == .anyText {
        back = (piece, place)
        piece += 1
      } else if piece < pieces.count, matches(pieces[piece], text[place]) {
        piece += 1
        place += 1
      } else if let last = back {
        back = (last.piece, last.place + 1)
        piece = last.piece + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    while piece < pieces.count, pieces[piece] == .anyText { piece += 1 }
    return piece == pieces.count
  }

  private static func matches(_ piece: Piece, _ character: Character) -> Bool {
    switch piece {
    case .character(let expected): expected == character
    case .anyCharacter, .anyText: true
    case .oneOf(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    }
  }

  private static func pieces(of text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text
    while let character = rest.popFirst() {
      switch character {
      case "*":
        if pieces.last != .anyText { pieces.append(.anyText) }
      case "?": pieces.append(.anyCharacter)
      case "\\": pieces.append(.character(rest.popFirst() ?? "\\"))
      case "[":
        if let set = set(&rest) { pieces.append(set) } else { pieces.append(.character("[")) }
      default: pieces.append(.character(character))
      }
    }
    return pieces
  }

  /// Reads `a-z]` or `!a-z]`; nil, with nothing taken, where no bracket closes.
  private static func set(_ rest: inout Substring) -> Piece? {
    guard let end = rest.dropFirst().firstIndex(of: "]") else { return nil }
    var inside = rest[..<end]
    let isNegated = inside.first == "!" || inside.first == "^"
    if isNegated { inside.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = inside.popFirst() {
      if inside.first == "-", let last = inside.dropFirst().first {
        inside.removeFirst(2)
        if first <= last { ranges.append(first...last) }
      } else {
        ranges.append(first...first)
      }
    }
    rest = rest[rest.index(after: end)...]
    return .oneOf(ranges, isNegated: isNegated)
  }
}

extension PathPattern {
  /// What is wrong with a pattern, in words that follow what it is given to; nil where it is right.
  fileprivate static func problem(in pattern: String) -> String? {
    if pattern.utf8.count > maximumByteCount { return "the pattern is longer than any path" }
    let text = pattern.hasPrefix("!") ? pattern.dropFirst() : pattern[...]
    guard text.contains(where: { $0 != "/" }) else {
      return "\(pattern.quoted) matches no path"
    }
    if text.contains(where: { $0 == "\0" }) { return "the pattern holds a null character" }
    var isOpen = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "[" {
        isOpen = true
      } else if character == "]" {
        isOpen = false
      }
    }
    return isOpen ? "\(pattern.quoted) has a \"[\" without a \"]\"" : nil
  }
}

/// A list of patterns, of which the last that matches decides, as in a `.gitignore`.
package struct PathPatterns: Sendable, Equatable {
  private let rules: [(pattern: PathPattern, isNegated: Bool)]

  /// How many patterns count: each is tried on each path.
  package static let maximumCount = 5_000

  /// Reads patterns; those with a `!` in front take back what others cover.
  package init(_ patterns: [String]) {
    rules = patterns.prefix(Self.maximumCount).map { text in
      let isNegated = text.hasPrefix("!")
      return (PathPattern(isNegated ? String(text.dropFirst()) : text), isNegated)
    }
  }

  package static func == (first: PathPatterns, second: PathPatterns) -> Bool {
    first.rules.elementsEqual(second.rules) { $0 == $1 }
  }

  /// What is wrong with a pattern, in words that follow what it is given to; nil where it is right.
  package static func problem(in pattern: String) -> String? { PathPattern.problem(in: pattern) }

  /// Whether a path is covered, by itself or with a folder that it is in.
  ///
  /// - Parameter path: from the folder that the patterns belong to.
  package func cover(_ path: String, isFolder: Bool = false) -> Bool {
    guard !rules.isEmpty else { return false }
    let names = Self.names(of: path)
    for count in names.indices {
      // What is in a covered folder cannot be taken back: that is what keeps walks short.
      let isInside = count < names.count - 1
      if cover(names[...count], isFolder: isFolder || isInside) { return true }
    }
    return false
  }

  /// Whether a path itself is covered, for whoever has come past its folders.
  package func coverItself(_ path: String, isFolder: Bool) -> Bool {
    rules.isEmpty ? false : cover(Self.names(of: path)[...], isFolder: isFolder)
  }

  private func cover(_ names: ArraySlice<[Character]>, isFolder: Bool) -> Bool {
    var isCovered = false
    for rule in rules where isFolder || !rule.pattern.isFolderOnly {
      if isCovered == rule.isNegated, rule.pattern.matches(names) { isCovered = !rule.isNegated }
    }
    return isCovered
  }

  private static func names(of path: String) -> [[Character]] {
    path.split(separator: "/").map(Array.init)
  }
}
