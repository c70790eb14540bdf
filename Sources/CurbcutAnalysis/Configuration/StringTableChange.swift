/// What is different between two versions of a string table or catalog.
package struct StringTableChange: Sendable {
  /// The languages of which some string is another, came or went.
  package private(set) var languages: Set<String> = []
  /// What of the versions cannot be read, in words that follow the name of the file.
  package private(set) var problems: [String] = []

  /// Whether a path is that of a file with strings in languages.
  package static func isTable(_ path: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { path.hasSuffix($0) }
  }

  /// - Parameters:
  ///   - old: what the file held; nil where it was not there.
  ///   - new: what it holds; nil where it is gone.
  ///   - path: where it is, which says of a table in which language it is.
  ///   - isUsed: whether code mentions a key that is gone.
  package init(
    from old: [UInt8]?,
    to new: [UInt8]?,
    path: String,
    isUsed: (_ key: String) -> Bool = { _ in true }
  ) {
    for (bytes, version) in [(old, "before"), (new, "now")] {
      guard let bytes, let problem = StringTable(bytes, path: path).problem else { continue }
      problems.append("\(version): \(problem.split(separator: ";").first ?? "")")
    }
    // What is broken may look like anything.
    guard problems.isEmpty else { return }
    let (before, after) = (Self.texts(old, path), Self.texts(new, path))
    var used: [String: Bool] = [:]
    languages = Set(before.keys).union(after.keys).filter { language in
      let (old, new) = (before[language] ?? [:], after[language] ?? [:])
      if new.contains(where: { old[$0.key] != $0.value }) { return true }
      // What no code looks up any more, nobody misses.
      return old.keys.contains { key in
        guard new[key] == nil else { return false }
        let isMissed = used[key] ?? isUsed(key)
        used[key] = isMissed
        return isMissed
      }
    }
  }

  /// The texts by language and key, as written.
  private static func texts(_ bytes: [UInt8]?, _ path: String) -> [String: [String: String]] {
    guard let bytes, bytes.count <= StringTable.maximumByteCount else { return [:] }
    if path.hasSuffix(".xcstrings") { return catalogTexts(bytes) }
    guard let language = StringTable.language(of: path) else { return [:] }
    if path.hasSuffix(".stringsdict") {
      return [language: ["": String(decoding: bytes, as: UTF8.self)]]
    }
    return [language: StringTable(bytes, path: path).texts.mapValues { $0 ?? "" }]
  }

  private static func catalogTexts(_ bytes: [UInt8]) -> [String: [String: String]] {
    let catalog = ConfigurationReader.read(bytes).0
    guard case .object(let entries)? = catalog?["strings"]?.content else { return [:] }
    let own = catalog?["sourceLanguage"]?.string ?? "en"
    var texts: [String: [String: String]] = [:]
    for entry in entries {
      // Without a text of its own the key is the text.
      texts[own, default: [:]][entry.key] = entry.key
      guard case .object(let localizations)? = entry.value["localizations"]?.content else {
        continue
      }
      for localization in localizations {
        let value = localization.value
        let plain = value["stringUnit"]?["value"]?.string
        let range = value.range.clamped(to: 0..<bytes.count)
        texts[localization.key, default: [:]][entry.key] =
          plain ?? String(decoding: bytes[range].filter { $0 > 0x20 }, as: UTF8.self)
      }
    }
    return texts
  }
}
