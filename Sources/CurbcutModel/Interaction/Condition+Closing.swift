extension Condition {
  /// The words of the condition; for a case of a `switch`, those of what the `switch` looks at.
  package var names: Set<String> { Condition.names(in: switchedPath ?? source) }

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

  /// Whether a step makes the condition false, as far as a name in it decides: sets a flag back, or what
  /// is compared to another case.
  func isTakenBack(by step: ActionFact.Step) -> Bool {
    switch step {
    case .call(let path, _):
      return path.hasSuffix(".toggle") && decides(String(path.dropLast(7)))
    case .assignment(let target, let value):
      guard decides(target) else { return false }
      if value.source == "!\(target)" { return true }
      if isNegated { return value.boolean == true }
      if step.closes { return true }
      guard case .member(_, let chosen) = value.form, switchedPath != nil || source.includes("== .")
      else { return false }
      return !source.sourceWords.contains { $0 == chosen }
    case .other:
      return false
    }
  }

  /// Whether it holds while a flag is not set: `!isSignedIn`.
  package var isNegated: Bool {
    source.hasPrefix("!") && source.dropFirst().allSatisfy { $0 != " " }
  }

  private func decides(_ path: String) -> Bool { names.contains(path.pathNames.last ?? path) }
}
