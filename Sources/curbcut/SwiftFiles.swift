import CurbcutAnalysis
import Foundation

/// The Swift files that paths stand for.
struct SwiftFiles {
  /// The files in a stable order, as they are shown, each once.
  private(set) var paths: [String] = []
  /// What could not be read, in words.
  private(set) var problems: [String] = []

  /// The files that were named themselves rather than found in a folder, by the bytes of their
  /// names: strings are equal if they merely look equal.
  private var named: Set<[UInt8]> = []
  private var found: Set<[UInt8]> = []

  private let excluded: [String]
  /// How many names may still be looked at.
  private var budget: Int

  /// - Parameter maximumNames: at how many names of files and folders the search ends.
  init(in paths: [String], excluding patterns: [String] = [], maximumNames: Int = .max) {
    budget = maximumNames
    excluded = patterns
    for path in paths { add(path) }
  }

  /// Whether a file was named itself.
  func isNamed(_ path: String) -> Bool { named.contains(Array(path.utf8)) }

  private mutating func add(_ path: String) {
    guard let status = try? stat.of(path) else {
      problems.append("\(path): no such file or folder")
      return
    }
    guard status.isFolder else {
      named.insert(Array(path.utf8))
      return append(path)
    }
    let before = found.count
    let hadProblems = problems.count
    let ignoreFile = IgnoreFile(of: path)
    walk(path == "." ? "" : path, FileSearch(excluding: excluded, ignoring: ignoreFile))
    if let problem = ignoreFile?.problem {
      problems.append("\(IgnoreFile.path(in: path)): \(problem)")
    }
    if found.count == before, problems.count == hadProblems {
      problems.append("\(path): no Swift files in this folder")
    }
  }

  private mutating func append(_ path: String) {
    if found.insert(Array(path.utf8)).inserted { paths.append(path) }
  }

  /// Looks through a folder and those in it, each name in its place. How deep they lie does not
  /// matter: at some length of a path the system says that it is too long.
  private mutating func walk(_ top: String, _ search: FileSearch) {
    var open: [(path: String, relative: String, isFolder: Bool)] = [(top, "", true)]
    while let (path, relative, isFolder) = open.popLast() {
      guard isFolder else {
        append(path)
        continue
      }
      func inner(_ name: String) -> String { relative.isEmpty ? name : "\(relative)/\(name)" }
      let listing = FolderListing(reading: path, atMost: budget) { name, isFolder in
        search.wants(name, at: inner(name), isFolder: isFolder)
      }
      budget -= listing.nameCount
      problems += listing.problems
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
