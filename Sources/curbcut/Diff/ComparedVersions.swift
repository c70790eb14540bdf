import CurbcutAnalysis
import Foundation

/// The two versions that a call means, read and with the settings that apply to each file.
struct ComparedVersions {
  private(set) var input = ProjectComparison.Input(old: [], new: [])
  /// What was compared, for a person.
  private(set) var baseTitle = ""
  private(set) var headTitle = ""
  /// What could not be read or compared.
  private(set) var problems: [String] = []
  /// The string tables that differ, with what is different in them.
  private(set) var changedTables: [(path: String, change: StringTableChange)] = []
  /// The languages whose strings are compared.
  private(set) var comparedLanguages: Set<String> = []
  /// Whether settings or files could not be read.
  private(set) var hasFailed = false
  /// The folder that paths are told from, absolute; of the new version.
  private(set) var root = ""
  /// The paths that are shown, from the root on; empty for all.
  private var places: [String] = []
  /// The language of the string tables; nil for the one that the project is developed in.
  private let language: String?

  /// - Parameters:
  ///   - words: revisions, then paths.
  ///   - literal: what is a path for certain.
  ///   - endsRevisions: whether all of the words are revisions.
  ///   - chosen: the settings for both versions; nil for those of each file.
  ///   - language: that of the string tables; nil for the one that the project is developed in.
  init(
    _ words: [String],
    _ literal: [String],
    endsRevisions: Bool,
    isNoIndex: Bool,
    choosing chosen: String?,
    in language: String?
  ) throws {
    self.language = language
    let folder = FileManager.default.currentDirectoryPath
    // An editor names the file and stands anywhere.
    let place = literal.first.map { $0.absolutePath(in: folder) } ?? folder
    let repository = try Git.repository(
      around: (try? stat.of(place).isFolder) == true ? place : Path.folder(of: place)
    )
    if let chosen, RegularFile.bytes(at: chosen) == nil {
      throw CommandError("\(chosen): cannot be read")
    }
    let settings = chosen?.absolutePath(in: folder)
    guard let repository, !isNoIndex else {
      try compare(folders: words + literal, choosing: settings, in: folder)
      return
    }
    let top = repository.folder
    let git = try Git(in: top)
    // Nothing in a bare repository is a file of the project.
    let (names, paths) = try Self.split(
      words,
      literal,
      endsRevisions || repository.isBare,
      in: git
    )
    let revisions = try GitRevisions(names, in: git, isBare: repository.isBare)
    for path in literal {
      let place = repository.isBare ? top : folder
      if try revisions.hold(path, seenFrom: place, below: top, in: git) { continue }
      throw CommandError("\"\(path)\" is no file or folder of either version")
    }
    let versions = try GitVersions(revisions, in: git, root: top)
    root = top
    let current = RegularFile.resolved(folder) ?? folder
    places = paths.map { path in
      let absolute = path.absolutePath(in: current)
      return absolute == top ? "" : absolute.relativePath(to: top)
    }
    baseTitle = revisions.baseName
    headTitle = revisions.headName ?? "the files on disk"
    problems = versions.problems
    input.formerPaths = versions.formerPaths
    input.changedSettings = versions.changedSettings
    try read(
      versions.old,
      versions.new,
      choosing: settings,
      sharesSettings: versions.changedSettings.isEmpty
    )
  }

  private mutating func compare(
    folders: [String],
    choosing chosen: String?,
    in folder: String
  ) throws {
    guard folders.count == 2 else {
      throw UsageError("outside of a Git repository, diff expects two folders")
    }
    for path in folders where (try? stat.of(path).isFolder) != true {
      throw CommandError("\(path): not a folder")
    }
    let paths = folders.map { $0.absolutePath(in: folder) }
    (baseTitle, headTitle) = (folders[0], folders[1])
    root = paths[1]
    try read(
      VersionTree(onDisk: paths[0]),
      VersionTree(onDisk: paths[1]),
      choosing: chosen,
      sharesSettings: false
    )
  }

  /// Which words are revisions, and which are paths.
  private static func split(
    _ words: [String],
    _ literal: [String],
    _ endsRevisions: Bool,
    in git: Git
  ) throws -> (names: [String], paths: [String]) {
    var names: [String] = []
    for (index, word) in words.enumerated() {
      let isRevision = try names.count < 2 && GitRevisions.isRevision(word, in: git)
      let isFile = (try? stat.of(word, followsLink: false)) != nil
      if isRevision, isFile, !endsRevisions {
        throw UsageError(
          "\"\(word)\" is both a revision and a file; write \"\(word) --\" for the revision or "
            + "\"./\(word)\" for the file"
        )
      }
      if isRevision {
        names.append(word)
      } else if isFile, !endsRevisions {
        return (names, Array(words[index...]) + literal)
      } else {
        let hint = try GitRevisions.hint(in: git)
        let what = endsRevisions ? "not a revision" : "neither a revision nor a file"
        throw CommandError("\"\(word)\" is \(what)\(hint)")
      }
    }
    return (names, literal)
  }

  private mutating func read(
    _ old: VersionTree,
    _ new: VersionTree,
    choosing chosen: String?,
    sharesSettings: Bool
  ) throws {
    var failures: [String] = []
    let newSources = new.sources(problems: &failures)
    let oldSources = old.sources(
      knowing: old.root == new.root ? newSources : nil,
      problems: &failures
    )
    (input.foreignOld, input.foreignNew) = (old.implementations(), new.implementations())
    var newSettings = new.configurations(choosing: chosen, in: language)
    input.new = Self.files(newSources, new.root, &newSettings)
    if sharesSettings {
      input.old = Self.files(oldSources, new.root, &newSettings)
    } else {
      var oldSettings = old.configurations(choosing: chosen, in: language)
      input.old = Self.files(oldSources, old.root, &oldSettings)
    }
    for path in newSettings.paths where !newSettings.problems(in: path).isEmpty {
      failures.append("\(path): the settings have errors; \"curbcut check\" shows them")
    }
    problems += failures
    hasFailed = !failures.isEmpty
    try checkLanguage()
    comparedLanguages = Set(
      (input.old + input.new).compactMap(\.configuration.project.strings.language)
    )
    changedTables = input.changedSettings.filter(StringTableChange.isTable).map { path in
      let former = input.formerPaths[PathKey(path)] ?? path
      let change = StringTableChange(from: old.bytes(former), to: new.bytes(path), path: path) {
        mentions($0)
      }
      return (path, change)
    }
  }

  /// Whether the new version mentions a key: in a literal, or by a name that code was generated for.
  private func mentions(_ key: String) -> Bool {
    let names = key.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let isName = names.count == 1 || key.contains(".")
    return input.new.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return isName ? names.last.map { text.includes(String($0)) } == true : text.includes(key)
    }
  }

  /// A language that no string table has would change nothing, without a word.
  private func checkLanguage() throws {
    guard let language else { return }
    var known: Set<String> = []
    for file in input.old + input.new {
      known.formUnion(file.configuration.project.strings.languages)
    }
    guard !known.contains(language) else { return }
    let languages = known.sorted().joined(separator: ", ")
    throw CommandError(
      "no string table of the project is in \"\(language)\""
        + (known.isEmpty ? "; there is none" : "; there are \(languages)")
    )
  }

  private static func files(
    _ sources: [VersionTree.Source],
    _ root: String,
    _ settings: inout ProjectConfiguration
  ) -> [ClosedFile] {
    sources.map { source in
      let path = "\(root)/\(source.path)"
      return ClosedFile(
        path: source.path,
        bytes: source.bytes,
        configuration: settings.configuration(forFile: path).configuration
      )
    }
  }

  // MARK: Paths

  /// Whether something in a file is asked for.
  func shows(_ path: String) -> Bool {
    places.isEmpty
      || places.contains { $0.isEmpty || path == $0 || path.utf8.starts(with: ($0 + "/").utf8) }
  }

  /// A path from the root on, as a person at this place would write it.
  var shown: @Sendable (String) -> String {
    let folder = RegularFile.resolved(FileManager.default.currentDirectoryPath) ?? ""
    return { [root] in "\(root)/\($0)".relativePath(to: folder) }
  }
}

extension Git {
  /// The repository that a folder is in; nil outside of one.
  ///
  /// - Returns: The top folder of its files, or the repository itself where it is bare.
  static func repository(around folder: String) throws -> (folder: String, isBare: Bool)? {
    // Whoever has no Git can compare folders.
    guard let git = try? Git(in: folder) else { return nil }
    if let top = try git.line(["rev-parse", "--show-toplevel"]), top.isAbsolutePath {
      return (top, false)
    }
    guard try git.line(["rev-parse", "--is-bare-repository"]) == "true",
      let inner = try git.line(["rev-parse", "--absolute-git-dir"]), inner.isAbsolutePath
    else { return nil }
    return (inner, true)
  }
}
