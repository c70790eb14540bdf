/// What is said in each of the cases that an utterance tells together: “‹Hide | Show› all” is “Hide all”
/// and “Show all”.
enum SpokenAlternatives {
  /// How many cases are told apart.
  private static let maximumCount = 16

  /// Whether two utterances are the same to whoever listens, in each case: written out or not, and in
  /// capitals or not, unless letters are read one by one.
  static func areSame(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count < 1_000, second.utf8.count < 1_000, let one = cases(of: first),
      let other = cases(of: second)
    else { return false }
    return one.map(heard) == other.map(heard)
  }

  /// In the order in which they are told; nil where there are too many, or one of them is code.
  private static func cases(of text: String) -> [String]? {
    var cases = [""]
    for part in Renaming.speech(text) {
      guard part.isCode, part.text.firstRange(of: " | ") != nil, !part.text.contains("‹") else {
        cases = cases.map { $0 + (part.isCode ? "‹\(part.text)›" : part.text) }
        continue
      }
      let alternatives = part.text.split(separator: " | ").map { $0 == "nothing" ? "" : $0 }
      guard cases.count * alternatives.count <= maximumCount else { return nil }
      cases = cases.flatMap { start in alternatives.map { start + $0 } }
    }
    return cases
  }

  /// The words as they are heard; code stays as it is.
  private static func heard(_ text: String) -> [String] {
    Renaming.speech(text).flatMap { part -> [String] in
      if part.isCode { return ["‹\(part.text)›"] }
      return part.text.split(separator: " ").map { word in
        let isInCapitals = word.count > 1 && word.allSatisfy { !$0.isLowercase }
        return isInCapitals ? String(word) : word.lowercased()
      }
    }
  }
}
