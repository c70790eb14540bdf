import Foundation

/// The Swift files that paths stand for.
struct SwiftFiles {
  /// The files in a stable order, as they are shown.
  private(set) var paths: [String] = []
  /// What could not be read, in words.
  private(set) var problems: [String] = []

  private let excluded: [GlobPattern]
  /// How many names may still be looked at.
  private var budget: Int

  /// Folders that hold what others wrote or a tool made.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts",
  ]

  /// - Parameter maximumNames: at how many names of files and folders the search ends.
  init(in paths: [String], excluding patterns: [String] = [], maximumNames: Int = .max) {
    budget = maximumNames
    excluded = patterns.map { GlobPattern($0) }
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
      if name.hasPrefix(".") || excluded.contains(where: { $0.matches(inner) }) { continue }
      let type =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeDirectory {
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

/// A pattern for paths: `*` and `?` within a name, `**` across folders.
struct GlobPattern {
  private let pattern: [Character]
  private let isAnchored: Bool

  init(_ pattern: String) {
    var text = pattern
    if text.hasSuffix("/") { text.removeLast() }
    isAnchored = text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    self.pattern = Array(text)
  }

  /// Whether a relative path, or for a pattern without a slash one of its names, matches.
  func matches(_ path: String) -> Bool {
    if isAnchored { return Self.matches(pattern[...], Array(path)[...]) }
    return path.split(separator: "/").contains { Self.matches(pattern[...], Array($0)[...]) }
  }

  /// Matches with one point of return for each kind of star, so that it stays linear in practice
  /// and never goes deep.
  private static func matches(
    _ pattern: ArraySlice<Character>,
    _ text: ArraySlice<Character>
  ) -> Bool {
    var p = pattern.startIndex
    var t = text.startIndex
    var star: (pattern: Int, text: Int, crosses: Bool)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == "*" {
        let crosses = p + 1 < pattern.endIndex && pattern[p + 1] == "*"
        p += crosses ? 2 : 1
        if crosses, p < pattern.endIndex, pattern[p] == "/" { p += 1 }
        star = (p, t, crosses)
      } else if p < pattern.endIndex, pattern[p] == text[t] || (pattern[p] == "?" && text[t] != "/")
      {
        p += 1
        t += 1
      } else if let (back, from, crosses) = star, crosses || text[from] != "/" {
        star = (back, from + 1, crosses)
        p = back
        t = from + 1
      } else {
        return false
      }
    }
    while p < pattern.endIndex, pattern[p] == "*" { p += 1 }
    return p == pattern.endIndex
  }
}

/// What the `.gitignore` at the top of a folder leaves out.
struct IgnoreList {
  private let rules: [(pattern: GlobPattern, isNegated: Bool, isFolderOnly: Bool)]

  init(of folder: String) {
    let text = try? String(contentsOfFile: "\(folder)/.gitignore", encoding: .utf8)
    rules = (text ?? "").split(whereSeparator: \.isNewline).compactMap { line in
      var pattern = line.trimmingCharacters(in: .whitespaces)
      guard !pattern.isEmpty, !pattern.hasPrefix("#") else { return nil }
      let isNegated = pattern.hasPrefix("!")
      if isNegated { pattern.removeFirst() }
      return (GlobPattern(pattern), isNegated, pattern.hasSuffix("/"))
    }
  }

  /// Whether a path relative to the folder is left out; the last pattern that matches decides.
  func covers(_ path: String, isFolder: Bool) -> Bool {
    var isIgnored = false
    for rule in rules where (isFolder || !rule.isFolderOnly) && rule.pattern.matches(path) {
      isIgnored = !rule.isNegated
    }
    return isIgnored
  }
}
