import CurbcutModel

/// Which names were given to the same things in two versions of a source.
struct Renaming {
  /// What the screen's own file mentions before and after.
  let old: SourceNames
  let new: SourceNames
  /// Whether any file of the project mentions a name before, and after.
  let isInOldProject: (String) -> Bool
  let isInNewProject: (String) -> Bool
  /// Whether the type that the screen is written in has a member of a name before, and after.
  var isOldMember: (String) -> Bool = { _ in true }
  var isNewMember: (String) -> Bool = { _ in true }
  /// Whether another file that changed has one name in the place of another: code of a view that the
  /// screen enters.
  var isRenamedElsewhere: (_ old: String, _ new: String) -> Bool = { _, _ in false }
  /// Whether only the old version declares a type, and only the new one.
  var isGoneType: (String) -> Bool = { _ in false }
  var isFreshType: (String) -> Bool = { _ in false }
  /// What a stored property is where callers leave it out that only the new version has; nil for others.
  var newDefault: (String) -> Bool? = { _ in nil }

  /// What a property works out, as it is written, that the other version has not or that works out
  /// something else there; nil for others.
  var oldGetter: (String) -> String? = { _ in nil }
  var newGetter: (String) -> String? = { _ in nil }

  /// What the code that changed declares, before and after; nil where nobody asked.
  var oldDeclarations: DeclaredNames?
  var newDeclarations: DeclaredNames?

  /// What the only property of a name works out, in whichever file of the new version.
  var getter: (String) -> String? = { _ in nil }

  /// Whether an enumeration of the new version has both of two cases, and others.
  var areOfMoreCases: (_ one: String, _ other: String) -> Bool = { _, _ in false }

  /// What the properties of the code that changed work out.
  var oldGetters = Getters()
  var newGetters = Getters()

  /// Whether two utterances or conditions that are otherwise the same mention a property that works out
  /// something else now: one of a type, or one that took another one's place.
  ///
  /// - Parameter depth: through how many properties that mention others is looked.
  func isWorkedOutOtherwise(
    _ first: String,
    _ second: String,
    in type: String,
    depth: Int = 3
  ) -> Bool {
    if oldGetters.isEmpty || newGetters.isEmpty { return false }
    let (one, other) = (Self.names(in: first), Self.names(in: second))
    guard one.count == other.count else { return false }
    return zip(one, other).contains { before, after in
      let codes =
        before == after
        ? (oldGetters.code(of: before, in: type), newGetters.code(of: after, in: type))
        : (oldGetters.code(of: before), newGetters.code(of: after))
      guard let old = codes.0, let new = codes.1 else { return false }
      return !holds(from: old, to: new)
        || depth > 0 && isWorkedOutOtherwise(old, new, in: type, depth: depth - 1)
    }
  }

  private static func names(in code: String) -> [String] {
    code.split { !$0.isNamePart }.map(String.init)
  }

  /// Nothing is a renaming.
  static var none: Renaming {
    Renaming(
      old: SourceNames(in: []),
      new: SourceNames(in: []),
      isInOldProject: { _ in true },
      isInNewProject: { _ in true }
    )
  }

  /// What the language has names for, or a transcript.
  private static let keywords: Set<Substring> = [
    "true", "false", "nil", "self", "if", "unless", "case", "default", "for", "each", "nothing",
  ]

  /// Whether two expressions differ only in names that are gone from the new version, each with one
  /// that came up in it: the same after a renaming.
  ///
  /// A variable counts within its file; a member, such as `email` in `user.email`, within the project.
  /// A value may also have moved into another one that the screen has now: `title`, `movie.title`.
  func holds(from first: String, to second: String) -> Bool {
    let (first, second) = (Self.plain(first), Self.plain(second))
    if first == second { return true }
    if isWorkedOut(first, by: second, newGetter) || isWorkedOut(second, by: first, oldGetter) {
      return true
    }
    // What stands in quotation marks is for people.
    if first.utf8.contains(0x22) || second.utf8.contains(0x22) { return false }
    let (one, other) = (Self.parts(of: first), Self.parts(of: second))
    guard one.count == other.count else { return false }
    var partners: [Substring: Substring] = [:]
    for (before, after) in zip(one, other) {
      switch (before, after) {
      case (.other(let before), .other(let after)):
        if before != after { return false }
      case (.path(let before), .path(let after)):
        guard holds(from: before, to: after, &partners) else { return false }
      default: return false
      }
    }
    return true
  }

  /// Whether a name is that of a property which works out an expression.
  private func isWorkedOut(
    _ code: String,
    by name: String,
    _ getter: (String) -> String?
  ) -> Bool {
    guard name.allSatisfy({ $0.isNamePart }), let written = getter(name) else { return false }
    let value = Self.plain(written).filter { !$0.isWhitespace }
    let told = code.filter { !$0.isWhitespace }
    // Where it is used, something of the caller's may stand before it.
    return told == value || value.first?.isLetter == true && told.hasSuffix("." + value)
  }

  private func holds(
    from before: Path,
    to after: Path,
    _ partners: inout [Substring: Substring]
  ) -> Bool {
    if isSameMember(before, after) { return true }
    let difference = after.names.count - before.names.count
    if difference != 0 {
      // A value of the screen is one of something else now: no member of that name is left.
      guard !before.isMember, !after.isMember else { return false }
      let (longer, shorter) = difference > 0 ? (after, before) : (before, after)
      let isMember = difference > 0 ? isNewMember : isOldMember
      let root = String(shorter.names[0])
      if Self.keywords.contains(shorter.names[0]) || isMember(root) { return false }
      guard longer.names[0].first?.isUppercase == shorter.names[0].first?.isUppercase,
        let one = longer.names.last, let other = shorter.names.last,
        one == other || Self.shareWords(one, other)
      else { return false }
    }
    let count = min(before.names.count, after.names.count)
    let (one, other) = (before.names.suffix(count), after.names.suffix(count))
    for (place, (old, new)) in zip(one, other).enumerated() {
      if let known = partners.updateValue(new, forKey: old), known != new { return false }
      if old == new { continue }
      if Self.keywords.contains(old) || Self.keywords.contains(new) { return false }
      let (gone, fresh) = (String(old), String(new))
      if self.new.contains(gone) || self.old.contains(fresh) { return false }
      // What the screen's file does not mention stands in a view that it enters.
      if !self.old.contains(gone), !self.new.contains(fresh), !isRenamedElsewhere(gone, fresh) {
        return false
      }
      let isMember = place > 0 || before.isMember || after.isMember
      if isMember, isInNewProject(gone) || isInOldProject(fresh) { return false }
      // Who gives a member another name changes its declaration; of one that no file here declares,
      // another one is asked for.
      if isMember, let oldDeclarations, let newDeclarations, !oldDeclarations.contains(gone),
        !newDeclarations.contains(fresh)
      {
        return false
      }
    }
    return true
  }

  /// Whether at least half of the words of the shorter name are among the other one's.
  private static func shareWords(_ one: Substring, _ other: Substring) -> Bool {
    let words = [one, other].map { name in
      Set(Identifier.words(of: String(name)).filter { $0.count > 2 }.map { $0.lowercased() })
    }
    return words[0].intersection(words[1]).count * 2 >= max(1, words.map(\.count).min() ?? 0)
  }

  /// Whether both end in the same member, of something that is reached another way now: `viewStore.name`,
  /// `store.name` where no view store is left; `store.name`, `store.settings.name`.
  private func isSameMember(_ before: Path, _ after: Path) -> Bool {
    guard !before.isMember, !after.isMember, before.names.count > 1, after.names.count > 1,
      before.names.last == after.names.last, let root = before.names.first,
      !Self.keywords.contains(root)
    else { return false }
    // Of two collections of one thing, each can be empty.
    let isGeneral = before.names.last.map { Self.generalMembers.contains(String($0)) } ?? false
    if isGeneral, before.names.dropLast().last != after.names.dropLast().last { return false }
    if !new.contains(String(root)) { return true }
    return root == after.names.first && before.names.count != after.names.count
  }

  /// The last name in each piece of code of an utterance.
  static func lastNames(in speech: String) -> Set<Substring> {
    var names: Set<Substring> = []
    for part in Self.speech(speech) where part.isCode {
      if part.text.contains("‹") {
        names.formUnion(lastNames(in: part.text))
        continue
      }
      for case .path(let path) in parts(of: plain(part.text)).reversed() {
        names.insert(path.names.last ?? "")
        break
      }
    }
    return names
  }

  /// Whether a condition is new and holds for everybody who does not ask for something else.
  func holdsByDefault(_ condition: String) -> Bool {
    let words = condition.split(separator: " ")
    guard words.count == 2, let name = words.last?.split(separator: ".").last else { return false }
    switch words[0] {
    case "if": return newDefault(String(name)) == true
    case "unless": return newDefault(String(name)) == false
    default: return false
    }
  }

  /// The same for what is spoken, whose expressions stand in ‹guillemets›.
  func holdsInSpeech(from first: String, to second: String) -> Bool {
    if first == second || SpokenAlternatives.areSame(first, second) { return true }
    let (one, other) = (Self.speech(first), Self.speech(second))
    guard one.count == other.count, one.contains(where: \.isCode) else { return false }
    return zip(one, other).allSatisfy { before, after in
      guard before.isCode, after.isCode else {
        return before.isCode == after.isCode && before.text == after.text
      }
      let (one, other) = (SpokenConditions(before.text), SpokenConditions(after.text))
      if one == other, !one.keys.isEmpty { return true }
      // Words and code that stand in it.
      if before.text.contains("‹"), holdsInSpeech(from: before.text, to: after.text) { return true }
      // Alternatives that are words are no names.
      if [before, after].contains(where: {
        $0.text.firstRange(of: " | ") != nil && !$0.text.contains("‹")
      }) {
        return before.text == after.text
      }
      // Words that are there at times are no names.
      return ElementDescription.wordsAtTimes(in: before.text)
        == ElementDescription.wordsAtTimes(in: after.text)
        && holds(from: before.text, to: after.text)
    }
  }

  /// A part of an utterance.
  struct SpokenPart {
    let text: String
    let isCode: Bool
  }

  /// Words and code in turn; code may hold words, and these code.
  static func speech(_ text: String) -> [SpokenPart] {
    var parts: [SpokenPart] = []
    var text = text[...]
    while !text.isEmpty {
      let isCode = text.first == "‹"
      var depth = 0
      let part = text.prefix { character in
        if character == "‹" { depth += 1 }
        if character == "›" { depth -= 1 }
        return isCode ? depth > 0 : depth == 0
      }
      parts.append(SpokenPart(text: String(isCode ? part.dropFirst() : part), isCode: isCode))
      text = text.dropFirst(part.count)
      if isCode { text = text.dropFirst() }
    }
    return parts
  }

  /// Code without what may as well be left out: `self.`, the name that a binding gives, and whether a
  /// function is called on what it is about: `title(of: user)`, `user.title()`.
  private static func plain(_ code: String) -> String {
    var code = code.replacing("self.", with: "").replacing("Self.", with: "")
    if let call = asMethod(code) { code = call }
    // “if let date = movie.date” and “if movie.date != nil” hold at the same time.
    if code.hasPrefix("if let "), !code.utf8.contains(UInt8(ascii: ",")) {
      let binding = code.dropFirst("if let ".count)
      let value = binding.split(separator: "=", maxSplits: 1).last ?? binding
      let name = value.drop { $0 == " " }
      if !name.utf8.contains(UInt8(ascii: "=")) { code = "if \(name) != nil" }
    }
    return code
  }

  /// `user.title()` for `title(of: user)`; nil for what is no call with one path.
  private static func asMethod(_ code: String) -> String? {
    guard code.hasSuffix(")"), let open = code.firstIndex(of: "(") else { return nil }
    let name = code[..<open]
    var argument = code[code.index(after: open)...].dropLast()
    if let label = argument.firstRange(of: ": ") { argument = argument[label.upperBound...] }
    let isPath = { (text: Substring) in
      !text.isEmpty && text.allSatisfy { $0.isNamePart || $0 == "." }
        && text.first?.isLetter == true
    }
    guard isPath(name), !name.contains("."), name.first?.isLowercase == true, isPath(argument)
    else {
      return nil
    }
    return "\(argument).\(name)()"
  }

  /// Names with dots between them: `user.name`.
  private struct Path {
    var names: [Substring]
    /// Whether it is a member of what stands before it.
    let isMember: Bool
  }

  private enum Part {
    case path(Path)
    case other(Substring)
  }

  /// Paths of names, and what stands between them.
  private static func parts(of text: String) -> [Part] {
    var tokens: [Substring] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if next == text.endIndex || text[index].isNamePart != text[next].isNamePart {
        tokens.append(text[start..<next])
        start = next
      }
      index = next
    }
    var parts: [Part] = []
    for (place, token) in tokens.enumerated() {
      guard token.isName else {
        // A dot between two names belongs to their path.
        let isInside =
          [".", "?.", "!."].contains(token) && place > 0 && tokens[place - 1].isName
          && place + 1 < tokens.count && tokens[place + 1].isName
        if !isInside { parts.append(.other(token)) }
        continue
      }
      let isNext =
        place > 1 && tokens[place - 2].isName && [".", "?.", "!."].contains(tokens[place - 1])
      if isNext, case .path(var path)? = parts.popLast() {
        path.names.append(token)
        parts.append(.path(path))
      } else {
        let isMember = place > 0 && tokens[place - 1].last == "."
        parts.append(.path(Path(names: [token], isMember: isMember)))
      }
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
