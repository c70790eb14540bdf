/// The strings that a project has in its string tables and catalogs: which keys there are, and what
/// they stand for in the language that the project is developed in.
///
/// Note: immutable, and a class only so that it costs one reference to hand on.
package final class ProjectStrings: Sendable, Equatable {
  /// The texts by key; a plural has none that is always right.
  private let texts: [String: String]
  private let keys: Set<String>
  /// The languages of which there are strings.
  package let languages: Set<String>

  package static let none = ProjectStrings(texts: [:], keys: [], languages: [])

  /// - Parameter keys: those without a known text may be among them.
  package init(texts: [String: String], keys: Set<String>, languages: Set<String>) {
    self.texts = texts
    self.keys = keys.union(texts.keys)
    self.languages = languages
  }

  package static func == (first: ProjectStrings, second: ProjectStrings) -> Bool {
    first === second
      || (first.texts == second.texts && first.keys == second.keys
        && first.languages == second.languages)
  }

  package var isEmpty: Bool { keys.isEmpty }

  /// The keys that stand for something else than in another version, or are in one of the two.
  package func keys(changedFrom other: ProjectStrings) -> Set<String> {
    if self === other { return [] }
    return keys.symmetricDifference(other.keys).union(
      keys.intersection(other.keys).filter { texts[$0] != other.texts[$0] }
    )
  }

  /// Whether a literal is looked up and found.
  package func holds(_ key: String) -> Bool { keys.contains(key) }

  /// What a key stands for; nil where it is none or has no single text.
  package func text(for key: String) -> String? { texts[key] }

  /// What is spoken where a literal with some words is looked up.
  package func spoken(_ phrase: Phrase) -> Phrase? {
    guard !texts.isEmpty, let key = phrase.literal, let text = texts[key], !text.includes("%")
    else { return nil }
    return Phrase(text)
  }
}
