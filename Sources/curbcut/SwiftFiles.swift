import CurbcutAnalysis
import Foundation

/// The Swift files that paths stand for.
struct SwiftFiles {
  /// The files in a stable order, as they are shown, each once.
  private(set) var paths: [String] = []
  /// The files of Objective-C in the same folders, which are read for what they tell of classes.
  private(set) var objectiveC: [String] = []
  /// What could not be read, in words.
  private(set) var problems: [String] = []
  /// What was met in a folder and is no file to check, in words.
  private(set) var warnings: [String] = []

  /// At how many names of files and folders the search for the other files of a project ends.
  static let maximumProjectNames = 20_000

  /// The files that were named themselves rather than found in a folder, by the bytes of their
  /// names: strings are equal if they merely look equal.
  private var named: Set<[UInt8]> = []
  private var found: Set<[UInt8]> = []

  private let excluded: [String]
  /// What the patterns leave out of the files that are named themselves.
  private let excludedNames: PathPatterns
  private let currentFolder = FileManager.default.currentDirectoryPath
  /// How many names may still be looked at.
  private var budget: Int

  /// Whether files of Interface Builder are looked for as well.
  private let findsInterfaces: Bool

  /// - Parameters:
  ///   - patterns: what is left out, from each folder on.
  ///   - excludesNamed: whether the patterns count for files that are named themselves.
  ///   - maximumNames: at how many names of files and folders the search ends.
  init(
    in paths: [String],
    excluding patterns: [String] = [],
    includingNamed excludesNamed: Bool = false,
    findingInterfaces: Bool = false,
    maximumNames: Int = .max
  ) {
    budget = maximumNames
    findsInterfaces = findingInterfaces
    excluded = patterns
    excludedNames = PathPatterns(excludesNamed ? patterns : [])
    for path in paths { add(path) }
  }

  /// Whether a file was named itself.
  func isNamed(_ path: String) -> Bool { named.contains(key(of: path)) }

  /// What a path is known by, however it is written.
  private func key(of path: String) -> [UInt8] {
    Array(path.absolutePath(in: currentFolder).utf8)
  }

  private mutating func add(_ path: String) {
    guard let status = try? stat.of(path) else {
      problems.append("\(path): no such file or folder")
      return
    }
    guard status.isFolder else {
      if excludedNames.cover(path) { return }
      named.insert(key(of: path))
      return append(path)
    }
    let before = found.count
    let hadProblems = problems.count
    let ignoreFile = IgnoreFile(of: path)
    walk(
      path == "." ? "" : path,
      FileSearch(
        excluding: excluded,
        ignoring: ignoreFile,
        findingInterfaces: findsInterfaces
      )
    )
    if let problem = ignoreFile?.problem {
      problems.append("\(IgnoreFile.path(in: path)): \(problem)")
    }
    if found.count == before, problems.count == hadProblems {
      problems.append("\(path): no Swift files in this folder")
    }
  }

  private mutating func append(_ path: String) {
    if found.insert(key(of: path)).inserted { paths.append(path) }
  }

  /// Looks through a folder and those in it, each name in its place. How deep they lie does not
  /// matter: at some length of a path the system says that it is too long.
  private mutating func walk(_ top: String, _ search: FileSearch) {
    var open: [(path: String, relative: String, isFolder: Bool)] = [(top, "", true)]
    while let (path, relative, isFolder) = open.popLast() {
      guard isFolder else {
        if ObjectiveCClasses.isSource(path) {
          objectiveC.append(path)
        } else {
          append(path)
        }
        continue
      }
      func inner(_ name: String) -> String { relative.isEmpty ? name : "\(relative)/\(name)" }
      let listing = FolderListing(reading: path, atMost: budget) { name, isFolder in
        search.wants(name, at: inner(name), isFolder: isFolder)
      }
      budget -= listing.nameCount
      problems += listing.problems
      warnings += listing.warnings
      let prefix = path.isEmpty || path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
      open += listing.entries.reversed().map { (prefix + $0.name, inner($0.name), $0.isFolder) }
    }
  }
}

extension IgnoreFile {
  /// Reads the `.gitignore` of a folder; nil where there is none.
  init?(of folder: String) {
    let path = Self.path(in: folder)
    guard let bytes = RegularFile.bytes(at: path, atMost: Self.maximumByteCount + 1) else {
      return nil
    }
    self.init(bytes)
  }

  static func path(in folder: String) -> String { "\(folder)/.gitignore" }
}
