import CurbcutAnalysis
import Foundation

/// The Swift files that paths stand for.
struct SwiftFiles {
  /// The files in a stable order, as they are shown.
  private(set) var paths: [String] = []
  /// What could not be read, in words.
  private(set) var problems: [String] = []

  /// The files that were named themselves rather than found in a folder.
  private(set) var named: Set<String> = []

  private let excluded: PathPatterns
  /// How many names may still be looked at.
  private var budget: Int

  /// Folders that hold what others wrote or a tool made.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts",
  ]

  /// - Parameter maximumNames: at how many names of files and folders the search ends.
  init(in paths: [String], excluding patterns: [String] = [], maximumNames: Int = .max) {
    budget = maximumNames
    excluded = PathPatterns(patterns)
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      problems.append("\(path): no such file or folder")
      return
    }
    guard isFolder.boolValue else {
      paths.append(path)
      named.insert(path)
      return
    }
    let before = paths.count
    var ignored = IgnoreList(of: path)
    walk(path == "." ? "" : path, relative: "", &ignored, depth: 0)
    if paths.count == before { problems.append("\(path): no Swift files in this folder") }
  }

  private mutating func walk(
    _ folder: String,
    relative: String,
    _ ignored: inout IgnoreList,
    depth: Int
  ) {
    guard depth < 64 else { return }
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    } catch {
      problems.append("\(folder): cannot be read")
      return
    }
    for name in entries.sorted() {
      guard budget > 0 else { return }
      budget -= 1
      let path =
        folder.isEmpty ? name : (folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
      let inner = relative.isEmpty ? name : "\(relative)/\(name)"
      if name.hasPrefix(".") { continue }
      // A link is none, wherever it leads.
      var status = stat()
      let isFolder = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      if excluded.coverItself(inner, isFolder: isFolder) { continue }
      if isFolder {
        // A link to a folder is not followed: it may lead out of the tree or round in circles.
        if Self.skipped.contains(name) || ignored.covers(inner, isFolder: true) { continue }
        walk(path, relative: inner, &ignored, depth: depth + 1)
      } else if name.hasSuffix(".swift"), !name.hasSuffix(".generated.swift"),
        !ignored.covers(inner, isFolder: false)
      {
        paths.append(path)
      }
    }
  }
}

/// What the `.gitignore` at the top of a folder leaves out.
struct IgnoreList {
  private let patterns: PathPatterns

  init(of folder: String) {
    let text = try? String(contentsOfFile: "\(folder)/.gitignore", encoding: .utf8)
    patterns = PathPatterns(
      (text ?? "").split(whereSeparator: \.isNewline).compactMap { line in
        let pattern = line.trimmingCharacters(in: .whitespaces)
        return pattern.isEmpty || pattern.hasPrefix("#") ? nil : pattern
      }
    )
  }

  /// Whether a path relative to the folder is left out; its folders are known not to be.
  func covers(_ path: String, isFolder: Bool) -> Bool {
    patterns.coverItself(path, isFolder: isFolder)
  }
}
