import CurbcutAnalysis
import Foundation

/// One version of a folder: the files that count, and the settings that apply to them.
///
/// It is a folder on disk, perhaps with some files as they were before, or what a revision of Git
/// holds. Nothing is checked out: what a revision holds is handed in.
struct VersionTree: Sendable {
  /// The folder, absolute.
  let root: String
  /// What takes the place of files on disk, by path from the folder; nil for what is not there.
  private let contents: [String: [UInt8]?]
  /// Whether what is not in `contents` is what is on disk.
  private let isOnDisk: Bool
  /// The names in the folders of `contents`, by path of the folder; the empty one is the root.
  private let names: [String: Set<String>]

  /// A folder on disk.
  ///
  /// - Parameter overlaid: what its files held before, by path; nil for what was not there.
  init(onDisk root: String, overlaid: [String: [UInt8]?] = [:]) {
    self.root = root
    contents = overlaid
    isOnDisk = true
    names = Self.names(in: overlaid)
  }

  /// What a revision holds, by path from the folder.
  init(_ root: String, holding contents: [String: [UInt8]]) {
    self.root = root
    self.contents = contents.mapValues { .some($0) }
    isOnDisk = false
    names = Self.names(in: self.contents)
  }

  private static func names(in contents: [String: [UInt8]?]) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for (path, bytes) in contents where bytes != nil {
      var path = path
      while !path.isEmpty {
        let folder = path.folderPrefix
        let name = String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
        let parent = folder.isEmpty ? "" : String(folder.dropLast())
        if !names[parent, default: []].insert(name).inserted { break }
        path = parent
      }
    }
    return names
  }

  // MARK: Files

  /// Whether a file matters to what is compared: source, Interface Builder, settings, projects, strings.
  static func counts(_ path: String) -> Bool {
    path.hasSuffix(".swift") || FileSearch.isInterface(path) || isSetting(path)
      || isImplementation(path)
  }

  /// Whether it is code of Objective-C that may make what Swift declares; headers make nothing.
  private static func isImplementation(_ path: String) -> Bool {
    path.hasSuffix(".m") || path.hasSuffix(".mm")
  }

  /// Whether a file says something about others: settings, projects, string tables.
  static func isSetting(_ path: String) -> Bool {
    path == ".gitignore" || path == ProjectConfiguration.fileName
      || path.hasSuffix("/" + ProjectConfiguration.fileName)
      || ProjectConfiguration.isProject("/" + path)
  }

  /// A file with its text.
  struct Source: Sendable {
    /// From the folder on.
    let path: String
    let bytes: [UInt8]
  }

  /// The source files in order; what cannot be read is left out, and said.
  ///
  /// - Parameter known: what was read of the folder for another version of it.
  func sources(knowing known: [Source]? = nil, problems: inout [String]) -> [Source] {
    var found: [Source] = []
    if isOnDisk {
      let onDisk = known ?? sourcesOnDisk(problems: &problems)
      found = onDisk.filter { contents.index(forKey: $0.path) == nil }
    }
    let ignored = bytes(".gitignore").map { IgnoreFile($0) }
    let search = FileSearch(ignoring: ignored, findingInterfaces: true)
    let paths = contents.keys.filter { $0.hasSuffix(".swift") || FileSearch.isInterface($0) }
    for path in search.reached(of: paths) {
      if let bytes = contents[path] ?? nil { found.append(Source(path: path, bytes: bytes)) }
    }
    return found.sorted { PathKey($0.path) < PathKey($1.path) }
  }

  /// The texts of the files of Objective-C.
  func implementations() -> [[UInt8]] {
    var found: [[UInt8]] = []
    if isOnDisk {
      let paths = SwiftFiles(in: [root], findingInterfaces: true).objectiveC
      for file in paths where Self.isImplementation(file) {
        guard contents.index(forKey: file.relativePath(to: root)) == nil else { continue }
        if let bytes = RegularFile.bytes(at: file, atMost: ObjectiveCClasses.maximumByteCount) {
          found.append(bytes)
        }
      }
    }
    for (path, bytes) in contents where Self.isImplementation(path) {
      if let bytes { found.append(bytes) }
    }
    return found
  }

  /// The source files of the folder, each read once.
  private func sourcesOnDisk(problems: inout [String]) -> [Source] {
    SwiftFiles(in: [root], findingInterfaces: true).paths.compactMap { file in
      let path = file.relativePath(to: root)
      do throws(SourceFile.Unreadable) {
        return Source(path: path, bytes: try SourceFile(readingFrom: file).bytes)
      } catch {
        problems.append("\(path): \(error.message)")
        return nil
      }
    }
  }

  /// What a file holds, by its path from the folder.
  func bytes(_ path: String) -> [UInt8]? {
    if let known = contents[path] { return known }
    return isOnDisk ? RegularFile.bytes(at: "\(root)/\(path)") : nil
  }

  // MARK: Settings

  /// What applies to the files of this version.
  ///
  /// - Parameters:
  ///   - chosen: the settings for all files; nil for those of each.
  ///   - language: that of the string tables; nil for the one that the project is developed in.
  func configurations(choosing chosen: String?, in language: String?) -> ProjectConfiguration {
    var configurations = ProjectConfiguration(
      read: { path in
        isInside(path) ? bytes(path.relativePath(to: root)) : RegularFile.bytes(at: path)
      },
      list: { folder, endings in list(folder, endings) },
      resources: { resources(in: $0) },
      resolved: { resolved($0) }
    )
    configurations.workspaceFolders = [root]
    configurations.roots = [root]
    if let chosen { configurations.choose(chosen, root: root) }
    configurations.language = language
    return configurations
  }

  private func isInside(_ path: String) -> Bool { path.utf8.starts(with: (root + "/").utf8) }

  private func relative(_ folder: String) -> String? {
    folder == root ? "" : isInside(folder) ? folder.relativePath(to: root) : nil
  }

  private func list(_ folder: String, _ endings: [String]) -> [String] {
    guard let inner = relative(folder) else {
      return RegularFile.names(in: folder, endingIn: endings)
    }
    var found = names[inner] ?? []
    if isOnDisk {
      let prefix = inner.isEmpty ? "" : inner + "/"
      for name in RegularFile.names(in: folder, endingIn: endings)
      where contents.index(forKey: prefix + name) == nil {
        found.insert(name)
      }
    } else if inner.isEmpty {
      // The repository itself, beyond which nothing is looked for.
      found.insert(".git")
    }
    return found.filter { name in endings.contains(where: name.hasSuffix) }.sorted()
  }

  private func resources(in folder: String) -> [String] {
    guard let inner = relative(folder) else { return ResourceFiles.paths(in: folder) }
    let prefix = inner.isEmpty ? "" : inner + "/"
    var found = contents.compactMap { path, bytes -> String? in
      bytes != nil && path.utf8.starts(with: prefix.utf8) && ResourceFiles.counts(path)
        ? "\(root)/\(path)" : nil
    }
    if isOnDisk {
      found += ResourceFiles.paths(in: folder).filter {
        contents.index(forKey: $0.relativePath(to: root)) == nil
      }
    }
    return found
  }

  private func resolved(_ path: String) -> String? {
    guard let inner = relative(path), !inner.isEmpty, !isOnDisk else {
      return RegularFile.resolved(path)
    }
    if inner == ".git" { return path }
    if names[inner] != nil { return path }
    if let known = contents[inner] { return known == nil ? nil : path }
    return nil
  }
}
