import CurbcutModel

/// The names that a source declares: properties, functions, the cases of enumerations, and locals.
struct DeclaredNames: Sendable {
  private var names: Set<String> = []

  /// What stands before a name that is declared there.
  private static let introducers: Set<Substring> = ["var", "let", "func", "case"]

  /// Reads the identifiers behind the words that declare something, in comments and strings too.
  init(in source: [UInt8]) {
    let text = String(decoding: source, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let start = words.firstIndex(where: Self.introducers.contains) else { continue }
      // `case first, second`
      let isList = words[start] == "case"
      for (place, word) in words.enumerated().dropFirst(start + 1)
      where isList || Self.introducers.contains(words[place - 1]) {
        names.insert(String(word))
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  func union(_ other: DeclaredNames) -> DeclaredNames {
    var all = self
    all.names.formUnion(other.names)
    return all
  }
}
