import CurbcutModel

/// What a project has beside its source files.
struct Resources: Sendable, Equatable {
  var strings = ProjectStrings.none
  var colors = ProjectColors.none
  /// Whether a project or package is there to say so, be it that it has none.
  var isOfProject = false

  var isEmpty: Bool { strings.isEmpty && colors.isEmpty }
}

/// Finds the strings and colors that a source file looks up by name: those of the package or project
/// around it; strings else, and colors also, those of what is around that, up to the repository.
struct ProjectResources: FolderFacts {
  /// Gives the string tables and catalogs below a folder, and the colors of asset catalogs.
  typealias Search = @Sendable (_ folder: String) -> [String]

  private let read: @Sendable (String) -> [UInt8]?
  private let list: FolderList
  private let search: Search
  /// What is known of a folder; nothing where it says nothing by itself.
  var known: [PathKey: Resources] = [:]
  /// What the folders of projects hold, so that each file is read once.
  private var folders: [PathKey: Resources] = [:]
  /// The folders whose resources count for the files below that are in no project: sources without
  /// the file of a project beside them.
  var roots: [String] = [] {
    didSet { if roots != oldValue { ofRoots = [:] } }
  }
  private var ofRoots: [PathKey: Resources] = [:]
  /// What is wrong with files, each said once.
  private(set) var problems: [String] = []
  /// The language whose texts count; nil for the one that a project is developed in.
  var language: String? {
    didSet { if language != oldValue { _ = refresh() } }
  }

  init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping FolderList,
    search: @escaping Search
  ) {
    self.read = read
    self.list = list
    self.search = search
  }

  static let unsaid = Resources()

  private static let telling = [".xcodeproj", ".xcworkspace", "Package.swift", ".git"]

  /// How many tables of a project are read.
  static let maximumTables = 500
  /// How many colors of a project are read.
  static let maximumColors = 2_000

  /// The resources of the project in a folder.
  mutating func look(in folder: String) -> (fact: Resources?, isLast: Bool) {
    let names = list(folder, Self.telling).filter { name in
      Self.telling.contains { name.hasSuffix($0) }
    }
    let isLast = names.contains(".git")
    guard !names.isEmpty else { return (nil, isLast) }
    var found = resources(ofProjectIn: folder, names)
    if !isLast, folder != "/" {
      // A package uses what the packages beside it have.
      let outer = fact(inFolder: Path.folder(of: folder))
      found.strings = found.strings.merged(over: outer.strings)
      found.colors = found.colors.merged(over: outer.colors)
    }
    found.isOfProject = true
    return (found, isLast)
  }

  /// What holds for the files in a folder: what their project has, else what lies below the innermost
  /// of the roots that they are in.
  mutating func resources(inFolder folder: String) -> Resources {
    let found = fact(inFolder: folder)
    let around = roots.filter { folder == $0 || Path.relative(folder, to: $0) != nil }
    guard !found.isOfProject, let root = around.max(by: { $0.utf8.count < $1.utf8.count }) else {
      return found
    }
    if let known = ofRoots[root] { return known }
    let paths = search(root)
    let result = Resources(strings: strings(paths, ofProjectIn: root, []), colors: colors(paths))
    ofRoots[PathKey(root)] = result
    return result
  }

  /// Reads everything anew when it is next asked for.
  ///
  /// - Returns: Whether something else was found for a folder that was asked for.
  mutating func refresh() -> Bool {
    folders = [:]
    problems = []
    let hasOtherProjects = lookAgain()
    let before = ofRoots
    ofRoots = [:]
    for root in before.sortedPaths { _ = resources(inFolder: root) }
    return hasOtherProjects || ofRoots != before
  }

  private mutating func resources(ofProjectIn folder: String, _ names: [String]) -> Resources {
    if let known = folders[folder] { return known }
    let paths = search(folder)
    let result = Resources(
      strings: strings(paths, ofProjectIn: folder, names),
      colors: colors(paths)
    )
    folders[PathKey(folder)] = result
    return result
  }

  private func colors(_ paths: [String]) -> ProjectColors {
    var all: [String: [AdaptiveColor]] = [:]
    for path in paths.filter(ColorSet.isColorSet).sorted().prefix(Self.maximumColors) {
      guard let set = read(path).flatMap({ ColorSet($0, path: path) }),
        !set.isAccentOfExtension(at: path)
      else { continue }
      // Catalogs of two targets may differ.
      all[set.name, default: []].append(set.color)
      // A folder of the catalog may be part of the name.
      if let folder = set.folder { all["\(folder)/\(set.name)", default: []].append(set.color) }
    }
    let contested = all.filter { _, colors in colors.contains { $0 != colors[0] } }
    return ProjectColors(
      all.filter { contested[$0.key] == nil }.compactMapValues(\.first),
      contested: contested
    )
  }

  private mutating func strings(
    _ paths: [String],
    ofProjectIn folder: String,
    _ names: [String]
  ) -> ProjectStrings {
    var tables: [(path: String, language: String?, table: StringTable)] = []
    for path in paths.filter(StringTable.isTable).sorted().prefix(Self.maximumTables) {
      guard let bytes = read(path) else { continue }
      let table = StringTable(bytes, path: path, language: language)
      if let problem = table.problem { problems.append("\(path): \(problem)") }
      tables.append((path, StringTable.language(of: path), table))
    }
    return combined(tables, development: developmentLanguage(in: folder, names))
  }

  private func combined(
    _ tables: [(path: String, language: String?, table: StringTable)],
    development: String?
  ) -> ProjectStrings {
    guard !tables.isEmpty else { return .none }
    let written = Set(tables.compactMap(\.language))
    let language = self.language ?? Self.language(in: written, development: development)
    var texts: [String: String] = [:]
    var keys: Set<String> = []
    var unknown: Set<String> = []
    var plurals: [String: String] = [:]
    // What code looks up without naming a table is in this one: it comes first.
    let isDefault = { (path: String) in path.includes("/Localizable.") }
    for (path, folder, table) in tables.filter({ isDefault($0.path) })
      + tables.filter({ !isDefault($0.path) })
    {
      keys.formUnion(table.texts.keys)
      guard folder == nil || folder == language || (folder == "Base" && !written.contains("en"))
      else { continue }
      plurals.merge(table.plurals) { first, _ in first }
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
    let catalog = tables.lazy.compactMap(\.table.sourceLanguage).first
    return ProjectStrings(
      texts: texts,
      plurals: plurals.filter { texts[$0.key] == nil },
      keys: keys,
      languages: languages,
      language: language ?? catalog
    )
  }

  /// The language whose tables hold the texts that a project is written with; nil where there are
  /// none of it, because its keys are the texts.
  private static func language(in written: Set<String>, development: String?) -> String? {
    if let development {
      return [development, "Base"].first { written.contains($0) }
        ?? written.sorted().first { $0.hasPrefix("\(development)-") }
    }
    return (["en", "Base"] + written.sorted()).first { written.contains($0) }
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
