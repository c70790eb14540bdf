import CurbcutInterfaceBuilder

/// Which of the names in a folder and those below it a search for Swift files goes on with.
package struct FileSearch: Sendable, Equatable {
  /// What the person leaves out.
  private let excluded: PathPatterns
  /// What the project leaves out.
  private let ignored: PathPatterns
  /// Whether files of Interface Builder are looked for as well, and those of Objective-C, whose
  /// classes they name.
  private let findsInterfaces: Bool

  /// Folders that hold what others wrote or a tool made.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts",
  ]

  /// - Parameter ignoring: the `.gitignore` of the folder that is searched.
  package init(
    excluding patterns: [String] = [],
    ignoring ignoreFile: IgnoreFile? = nil,
    findingInterfaces: Bool = false
  ) {
    findsInterfaces = findingInterfaces
    excluded = PathPatterns(patterns)
    ignored = ignoreFile?.patterns ?? PathPatterns([])
  }

  /// Whether a path is that of a file of Interface Builder; a copy that an editor left, `Main~.storyboard`,
  /// is none.
  package static func isInterface(_ path: String) -> Bool {
    (path.hasSuffix(".xib") || path.hasSuffix(".storyboard"))
      && !path.hasSuffix("~.xib") && !path.hasSuffix("~.storyboard")
  }

  /// Whether a name is looked at, its folders being known to be.
  ///
  /// - Parameters:
  ///   - name: the last name of the path.
  ///   - path: from the folder that is searched on.
  package func wants(_ name: String, at path: String, isFolder: Bool) -> Bool {
    if name.utf8.first == UInt8(ascii: ".") { return false }
    if isFolder {
      // Xcode copies files of Interface Builder into what it exports for translators.
      if Self.skipped.contains(name) || name.hasSuffix(".xcloc") { return false }
    } else if Self.isInterface(name) || ObjectiveCFile.isSource(name) {
      guard findsInterfaces else { return false }
    } else if !name.hasSuffix(".swift") || name.hasSuffix(".generated.swift") {
      return false
    }
    return !excluded.coverItself(path, isFolder: isFolder)
      && !ignored.coverItself(path, isFolder: isFolder)
  }

  /// Those of some files that are looked at, with all folders on the way to them.
  ///
  /// - Parameter paths: from the folder that is searched on.
  package func reached(of paths: [String]) -> [String] {
    var known: [Substring: Bool] = [:]
    return paths.filter { path in
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
        return reaches(path, isFolder: false)
      }
      let folder = path[..<slash]
      let isReached = known[folder] ?? reaches(String(folder), isFolder: true)
      known[folder] = isReached
      return isReached
        && wants(String(path[slash...].utf8.dropFirst()) ?? "", at: path, isFolder: false)
    }
  }

  /// Whether a path and all folders on the way to it are looked at.
  ///
  /// - Parameter path: from the folder that is searched on.
  package func reaches(_ path: String, isFolder: Bool) -> Bool {
    var names = ""
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for (index, name) in parts.enumerated() {
      names += names.isEmpty ? name : "/" + name
      let isLast = index == parts.count - 1
      guard wants(name, at: names, isFolder: isFolder || !isLast) else { return false }
    }
    return true
  }
}

/// What a `.gitignore` says.
package struct IgnoreFile: Sendable, Equatable {
  let patterns: PathPatterns
  /// Why the file counts not at all, or in part.
  package let problem: String?

  /// How large the file may be, in bytes: a megabyte.
  package static let maximumByteCount = 1 << 20

  /// - Parameter bytes: those of the file, or as many of them as show that it is too large.
  package init(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumByteCount else {
      patterns = PathPatterns([])
      problem = "larger than 1 MB; ignored"
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      var line = line.drop(while: \.isWhitespace)
      while line.last?.isWhitespace == true { line.removeLast() }
      return line.isEmpty || line.hasPrefix("#") ? nil : String(line)
    }
    patterns = PathPatterns(lines)
    let limit = PathPatterns.maximumCount
    problem = lines.count > limit ? "only the first \(limit) patterns are used" : nil
  }

  /// Whether a path from the file's folder on is left out; its folders are known not to be.
  package func covers(_ path: String, isFolder: Bool) -> Bool {
    patterns.coverItself(path, isFolder: isFolder)
  }
}

/// What was found in a folder when it was read.
package struct FolderListing: Sendable, Equatable {
  /// A file or folder that is wanted.
  package struct Entry: Sendable, Equatable {
    package let name: String
    package let isFolder: Bool
    /// Of a file: which state of it this is.
    package let stamp: FileStamp?

    package init(name: String, isFolder: Bool, stamp: FileStamp?) {
      self.name = name
      self.isFolder = isFolder
      self.stamp = stamp
    }
  }

  /// Which state of the folder this is; nil where it has changed so recently that the next change
  /// may have the same time.
  package var stamp: FileStamp?
  /// Sorted by the bytes of their names.
  package var entries: [Entry] = []
  /// How many names there are, wanted or not.
  package var nameCount = 0
  /// What could not be read, in words.
  package var problems: [String] = []
  /// What is no file to check, in words.
  package var warnings: [String] = []

  package init() {}
}

/// Which state of a file or folder somebody has seen: another one where it was replaced or changed.
package struct FileStamp: Sendable, Equatable {
  let identity: UInt64
  let size: Int64
  /// When it was changed last, in nanoseconds.
  let time: Int64

  package init(identity: UInt64, size: Int64, time: Int64) {
    self.identity = identity
    self.size = size
    self.time = time
  }
}
