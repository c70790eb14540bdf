import CurbcutModel

extension Renaming {
  /// What is asked of any collection or optional: of which, the names before it say.
  static let generalMembers: Set<String> = [
    "allSatisfy", "contains", "count", "first", "isEmpty", "last", "none", "some",
  ]

  private static let words: Set<String> = [
    "if", "unless", "let", "var", "nil", "true", "false", "self", "Self", "is", "as", "in",
  ]

  /// Whether conditions took the place of others that ask about something else, all of which is there
  /// in both versions: the code around them was not written anew, so they do not hold at the same time.
  ///
  /// Not where one of them may say the other in other words: names that the code that changed declares
  /// in one version only, a property that works out what the other asks, and names of the same words.
  func isOtherQuestion(
    _ gone: [ElementDescription.Context],
    _ fresh: [ElementDescription.Context]
  ) -> Bool {
    guard let oldDeclarations, let newDeclarations, !gone.isEmpty, !fresh.isEmpty,
      let before = Self.asked(by: gone), let after = Self.asked(by: fresh)
    else { return false }
    let (went, came) = (before.subtracting(after), after.subtracting(before))
    guard !went.isEmpty, !came.isEmpty else { return false }
    let isWritten =
      went.contains { oldDeclarations.contains($0) && !newDeclarations.contains($0) }
      || came.contains { newDeclarations.contains($0) && !oldDeclarations.contains($0) }
    if isWritten { return false }
    func words(_ names: Set<String>) -> Set<String> {
      Set(names.flatMap { Identifier.words(of: $0) }.filter { $0.count > 2 })
    }
    let (one, other) = (words(went), words(came))
    if one.intersection(other).count * 2 >= max(1, min(one.count, other.count)) { return false }
    // Of two cases, what is not the one is the other: `== .large`, `!= .compact`.
    if let first = went.first, let second = came.first, went.count == 1, came.count == 1,
      let isFirst = gone.lazy.compactMap({ Self.asks($0, for: first) }).first,
      let isSecond = fresh.lazy.compactMap({ Self.asks($0, for: second) }).first,
      isFirst != isSecond, !areOfMoreCases(first, second)
    {
      return false
    }
    // What a property works out may be what was asked before.
    func isMentioned(_ names: Set<String>, by name: String) -> Bool {
      getter(name).map { code in
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains {
          names.contains(String($0))
        }
      } ?? false
    }
    return !came.contains { isMentioned(went, by: $0) }
      && !went.contains { isMentioned(came, by: $0) }
  }

  /// Whether a condition asks if something is a case, or if it is not; nil where it asks something else.
  private static func asks(_ context: ElementDescription.Context, for name: String) -> Bool? {
    let holds = context.key.hasPrefix("if ")
    if context.key.hasSuffix("== .\(name)") { return holds }
    return context.key.hasSuffix("!= .\(name)") ? !holds : nil
  }

  /// The names that conditions ask about; nil for other than tests of an `if`.
  private static func asked(by contexts: [ElementDescription.Context]) -> Set<String>? {
    var names: Set<String> = []
    for context in contexts {
      let key = context.key
      guard context.kind == .branch, key.hasPrefix("if ") || key.hasPrefix("unless "),
        !key.utf8.contains(UInt8(ascii: "\""))
      else { return nil }
      for name in key.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      where name.first?.isNumber == false {
        let isMember =
          name.startIndex > key.startIndex && key[key.index(before: name.startIndex)] == "."
        if !isMember || !generalMembers.contains(String(name)) { names.insert(String(name)) }
      }
    }
    return names.subtracting(words)
  }
}
