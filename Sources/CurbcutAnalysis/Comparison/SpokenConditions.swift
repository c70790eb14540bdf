/// Words that are there at times, `‹Add if isOpen› if !isWorking`, with what has to hold for them, however
/// the conditions are written into each other.
struct SpokenConditions: Equatable {
  private(set) var words: String
  /// The conditions, each in one form.
  private(set) var keys: Set<String> = []

  /// How deep conditions are read.
  private static let maximumDepth = 8

  /// - Parameter code: what stands in guillemets.
  init(_ code: String) {
    words = code
    for _ in 0..<Self.maximumDepth {
      guard let start = Self.condition(in: words) else { break }
      let condition = String(words[start...].dropFirst())
      keys.formUnion(ConditionParts(condition).parts.map(\.key))
      words = String(words[..<start])
      let parts = Renaming.speech(words)
      guard parts.count == 1, parts[0].isCode else { break }
      words = parts[0].text
    }
  }

  /// Where the last condition begins that stands in no code of its own, with the space before it.
  private static func condition(in text: String) -> String.Index? {
    var depth = 0
    var found: String.Index?
    for index in text.indices {
      if text[index] == "‹" { depth += 1 }
      if text[index] == "›" { depth -= 1 }
      guard depth == 0, text[index] == " " else { continue }
      let rest = text[index...]
      if rest.hasPrefix(" if ") || rest.hasPrefix(" unless ") { found = index }
    }
    return found
  }
}
