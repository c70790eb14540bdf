import CurbcutModel

/// Finds the strings that a source file looks its words up in: those of the package or project around
/// it, else those of the repository.
struct ProjectTables: FolderFacts {
  /// Gives the string tables and catalogs below a folder.
  typealias Search = @Sendable (_ folder: String) -> [String]

  private let read: @Sendable (String) -> [UInt8]?
  private let list: FolderList
  private let search: Search
  /// What is known of a folder; nothing where it says nothing by itself.
  var known: [PathKey: ProjectStrings] = [:]
  /// What the folders of projects hold, so that each file is read once.
  private var folders: [PathKey: ProjectStrings] = [:]
  /// What is wrong with files, each said once.
  private(set) var problems: [String] = []

  init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping FolderList,
    search: @escaping Search
  ) {
    self.read = read
    self.list = list
    self.search = search
  }

  static let unsaid = ProjectStrings.none

  private static let telling = [".xcodeproj", ".xcworkspace", "Package.swift", ".git"]

  /// How many tables of a project are read.
  static let maximumTables = 500

  /// The strings of the project in a folder.
  mutating func look(in folder: String) -> (fact: ProjectStrings?, isLast: Bool) {
    let names = list(folder, Self.telling).filter { name in
      Self.telling.contains { name.hasSuffix($0) }
    }
    let found = names.isEmpty ? .none : strings(ofProjectIn: folder, names)
    return (found.isEmpty ? nil : found, names.contains(".git"))
  }

  /// Reads all tables anew when they are next asked for.
  ///
  /// - Returns: Whether something else was found for a folder that was asked for.
  mutating func refresh() -> Bool {
    folders = [:]
    problems = []
    return lookAgain()
  }

  private mutating func strings(ofProjectIn folder: String, _ names: [String]) -> ProjectStrings {
    if let known = folders[folder] { return known }
    var tables: [(path: String, language: String?, table: StringTable)] = []
    let paths = search(folder).filter(StringTable.isTable).sorted()
    for path in paths.prefix(Self.maximumTables) {
      guard let bytes = read(path) else { continue }
      let table = StringTable(bytes, path: path)
      if let problem = table.problem { problems.append("\(path): \(problem)") }
      tables.append((path, StringTable.language(of: path), table))
    }
    let result = combined(tables, development: developmentLanguage(in: folder, names))
    folders[PathKey(folder)] = result
    return result
  }

  private func combined(
    _ tables: [(path: String, language: String?, table: StringTable)],
    development: String?
  ) -> ProjectStrings {
    guard !tables.isEmpty else { return .none }
    let written = Set(tables.compactMap(\.language))
    let language = ([development, "en", "Base"] + written.sorted()).lazy.compactMap { $0 }
      .first { written.contains($0) }
    var texts: [String: String] = [:]
    var keys: Set<String> = []
    var unknown: Set<String> = []
    // What code looks up without naming a table is in this one: it comes first.
    let isDefault = { (path: String) in path.includes("/Localizable.") }
    for (path, folder, table) in tables.filter({ isDefault($0.path) })
      + tables.filter({ !isDefault($0.path) })
    {
      keys.formUnion(table.texts.keys)
      guard folder == nil || folder == language || (folder == "Base" && !written.contains("en"))
      else { continue }
      for (key, text) in table.texts {
        if let text {
          if texts[key] == nil { texts[key] = text }
          // Two files of the same name in different bundles may differ.
          if texts[key] != text, isDefault(path) { unknown.insert(key) }
        } else {
          unknown.insert(key)
        }
      }
    }
    for key in unknown { texts[key] = nil }
    let languages = tables.reduce(into: written.subtracting(["Base"])) {
      $0.formUnion($1.table.languages)
    }
    return ProjectStrings(texts: texts, keys: keys, languages: languages)
  }

  /// The language that a project says it is written in.
  private func developmentLanguage(in folder: String, _ names: [String]) -> String? {
    for name in names.sorted() where name.hasSuffix(".xcodeproj") {
      guard let bytes = read(Path.joined(folder, "\(name)/project.pbxproj")),
        bytes.count <= XcodeProject.maximumByteCount
      else { continue }
      let setting = Array("developmentRegion = ".utf8)
      for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
        let line = line.drop { $0 == 32 || $0 == 9 }
        guard line.starts(with: setting) else { continue }
        let value = line.dropFirst(setting.count).prefix(40).filter {
          $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ";")
        }
        let language = String(decoding: value, as: UTF8.self)
        return language == "English" ? "en" : language
      }
    }
    return nil
  }
}
