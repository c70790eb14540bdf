import CurbcutSyntax

/// The words that a custom view shows only where its callers hand them over: `if let title { Text(title) }`.
struct OptionalWords {
  /// The stored properties of which each word needs one; nil where the view has others, or none.
  let properties: Set<String>

  init?(in tree: ViewTree) {
    guard let declaration = tree.declaration,
      !declaration.functions.contains(where: { $0.name == "init" })
    else { return nil }
    var properties: Set<String> = []
    for element in tree.elements where element.isTextual != .no {
      // What holds words has them in it.
      if element.descendants.contains(where: { $0.isTextual != .no }) { continue }
      let needed = sequence(first: element, next: \.parent).lazy.flatMap(\.conditions)
        .compactMap(\.neededValue)
        .first { name in
          guard let property = declaration.property(name), property.isMemberwise,
            property.attributes.isEmpty, property.type?.hasSuffix("?") == true
          else { return false }
          return property.initialValue == nil || property.initialValue?.form == .nothing
        }
      guard let needed else { return nil }
      properties.insert(needed)
    }
    if properties.isEmpty { return nil }
    self.properties = properties
  }
}

extension Condition {
  /// The value without which it does not hold: `title` of `if let title`, `if title != nil`; nil for
  /// conditions that ask for something else.
  fileprivate var neededValue: String? {
    guard kind == .branch, alternative == 0, decision?.node.kind == .ifExpr else { return nil }
    let words = source.split(separator: " ")
    switch (words.count, words.first) {
    case (2, "let"): return String(words[1])
    case (4, "let") where words[2] == "=": return String(words[3]).withoutSelf
    case (3, .some(let name)) where words[1] == "!=" && words[2] == "nil":
      return String(name).withoutSelf
    default: return nil
    }
  }
}

extension ViewFacts {
  /// The same where it is used with certain arguments: without words where none are handed over.
  func used(with arguments: [Argument]) -> ViewFacts {
    guard !wordsWhereGiven.isEmpty else { return self }
    let isWithout = wordsWhereGiven.allSatisfy { name in
      arguments.first { $0.label == name }?.value.form ?? .nothing == .nothing
    }
    guard isWithout else { return self }
    var facts = self
    facts.isTextual = .no
    return facts
  }
}
