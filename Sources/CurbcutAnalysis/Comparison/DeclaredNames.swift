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

extension ProjectVersion {
  /// Whether an enumeration has both of two cases, and others.
  func hasEnumeration(of one: String, _ other: String) -> Bool {
    paths(with: one).contains { key in
      guard let file = files[key], file.names.contains(other) else { return false }
      let declarations = file.analysis.models.flatMap(\.model.declarations)
      return declarations.contains { declaration in
        guard declaration.keyword == .enum else { return false }
        let names = declaration.caseNames
        return names.count > 2 && names.contains(one) && names.contains(other)
      }
    }
  }
}

extension Declaration {
  /// The names of the cases of an enumeration.
  fileprivate var caseNames: Set<String> {
    let lines = node.text.split(whereSeparator: \.isNewline).map(\.evenlySpaced)
    let lists = lines.compactMap { line -> Substring? in
      guard let start = line.firstRange(of: "case ") else { return nil }
      return line[..<start.lowerBound].contains(where: { $0 != " " })
        && !line.hasPrefix("indirect ")
        ? nil : line[start.upperBound...]
    }
    // `case failed(Error), ready`; what begins with a dot is a pattern.
    return Set(
      lists.flatMap { $0.split(separator: ",") }.map { name in
        String(name.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }.filter { !$0.isEmpty }
    )
  }
}
