extension Condition {
  /// The words of the condition.
  package var names: Set<String> { Condition.names(in: source) }

  /// The words of a source, keywords aside.
  static func names(in source: String) -> Set<String> {
    Set(source.sourceWords.map(String.init)).subtracting(["let", "nil", "self"])
  }

  /// The statement that makes a condition false: of `isShown`, `let item` or `item != nil`.
  var closing: String? {
    let words = source.split(separator: " ").map(String.init)
    switch words.count {
    case 1 where words[0].isDottedPath: return "\(words[0]) = false"
    case 2 where words[0] == "let" && words[1].isDottedPath: return "\(words[1]) = nil"
    case 3 where words[1] == "!=" && words[2] == "nil" && words[0].isDottedPath:
      return "\(words[0]) = nil"
    case 4 where words[0] == "let" && words[2] == "=" && words[3].isDottedPath:
      return "\(words[3]) = nil"
    default: return nil
    }
  }
}
