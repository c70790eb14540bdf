import CurbcutAnalysis
import Foundation

/// Two versions of a repository, of which one may be the working tree.
struct GitVersions {
  let old: VersionTree
  let new: VersionTree
  /// The old paths by the new ones, where Git finds that a file was renamed.
  private(set) var formerPaths: [PathKey: String] = [:]
  /// The paths of settings, projects and string tables that differ.
  private(set) var changedSettings: [String] = []
  /// What cannot be compared, in words.
  private(set) var problems: [String] = []

  /// - Parameter root: the top folder of the repository, absolute.
  init(_ revisions: GitRevisions, in git: Git, root: String) throws {
    let changes = try Self.changes(revisions, in: git)
    var problems: [String] = []
    for change in changes where change.isSubmodule {
      problems.append("\(change.newPath ?? change.oldPath ?? ""): a submodule; not compared")
    }
    // A link is what it leads to, which is another file of the tree, or none.
    let files = changes.filter { !$0.isSubmodule && !$0.isLink && $0.counts }
    let objects = GitObjects(git)
    let changed = Set(changes.flatMap { [$0.oldPath, $0.newPath].compactMap { $0 } })
    if let head = revisions.head {
      let newEntries = try Self.entries(of: head, in: git)
      var oldEntries = newEntries
      for change in changes { if let path = change.newPath { oldEntries[path] = nil } }
      for change in files { if let path = change.oldPath { oldEntries[path] = change.oldID } }
      let ids = Set(newEntries.values).union(oldEntries.values)
      let contents = try objects.contents(of: ids)
      func texts(_ entries: [String: String]) -> [String: [UInt8]] {
        Self.texts(entries, contents, of: changed, &problems)
      }
      new = VersionTree(root, holding: texts(newEntries))
      old = VersionTree(root, holding: texts(oldEntries))
    } else {
      let ids = Set(files.compactMap { $0.oldPath == nil ? nil : $0.oldID })
      let contents = try objects.contents(of: ids)
      var before: [String: [UInt8]?] = [:]
      for change in files { if let path = change.newPath { before[path] = .some(nil) } }
      var pointers: [String: [UInt8]?] = [:]
      for change in files {
        guard let path = change.oldPath else { continue }
        let text = Self.texts(
          [path: change.oldID],
          contents,
          of: changed,
          &problems
        )[path]
        before[path] = .some(text)
        // What is a pointer in one version is left out of both.
        if text == nil { pointers[change.newPath ?? path] = .some(nil) }
      }
      let others = try Self.untracked(in: git)
      for path in others where VersionTree.counts(path) { before[path] = .some(nil) }
      new = VersionTree(onDisk: root, overlaid: pointers)
      old = VersionTree(onDisk: root, overlaid: before)
    }
    for change in files {
      if let before = change.oldPath, let after = change.newPath, before != after {
        formerPaths[PathKey(after)] = before
      }
      let path = change.newPath ?? change.oldPath ?? ""
      if VersionTree.isSetting(path) { changedSettings.append(path) }
    }
    self.problems = problems
  }

  // MARK: What Git says

  /// A file that differs.
  private struct Change {
    let oldMode: Substring
    let newMode: Substring
    let oldID: String
    /// Nil for a file that is new, or gone.
    let oldPath: String?
    let newPath: String?

    private static let link: Substring = "120000"
    private static let submodule: Substring = "160000"

    var isSubmodule: Bool { oldMode == Self.submodule || newMode == Self.submodule }
    var isLink: Bool { oldMode == Self.link || newMode == Self.link }
    var counts: Bool { [oldPath, newPath].contains { $0.map(VersionTree.counts) ?? false } }
  }

  private static func changes(_ revisions: GitRevisions, in git: Git) throws -> [Change] {
    let options = [
      "--raw", "-z", "-M", "-l2000", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--no-color",
      "--ignore-submodules=dirty",
    ]
    let command =
      revisions.head.map { ["diff-tree", "-r"] + options + [revisions.base, $0, "--"] }
      ?? ["diff-index"] + options + [revisions.base, "--"]
    guard let bytes = try git.answer(command) else {
      throw CommandError("git could not compare with \"\(revisions.baseName)\"")
    }
    var changes: [Change] = []
    var fields = bytes.split(separator: 0, omittingEmptySubsequences: false)[...]
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    while let head = fields.popFirst(), head.first == UInt8(ascii: ":") {
      let words = text(head.dropFirst()).split(separator: " ")
      guard words.count == 5, let status = words[4].first, let path = fields.popFirst() else {
        break
      }
      var after = path
      if status == "R" || status == "C" {
        guard let second = fields.popFirst() else { break }
        after = second
      }
      // A copy leaves the old file where it was.
      let isNew = status == "A" || status == "C"
      changes.append(
        Change(
          oldMode: isNew ? "" : words[0],
          newMode: words[1],
          oldID: String(words[2]),
          oldPath: isNew ? nil : text(path),
          newPath: status == "D" ? nil : text(after)
        )
      )
    }
    return changes
  }

  /// The files of a revision that count, by path, each with the id of what it holds.
  private static func entries(of revision: String, in git: Git) throws -> [String: String] {
    guard let bytes = try git.answer(["ls-tree", "-r", "-z", "--full-tree", revision]) else {
      throw CommandError("git could not list the files of \(revision)")
    }
    var entries: [String: String] = [:]
    for line in bytes.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      // Regular files only: 100644 and 100755.
      guard words.count == 3, words[0].hasPrefix("100"), VersionTree.counts(path) else { continue }
      entries[path] = String(words[2])
    }
    return entries
  }

  /// Files that Git does not know yet.
  private static func untracked(in git: Git) throws -> [String] {
    guard let bytes = try git.answer(["ls-files", "--others", "--exclude-standard", "-z"]) else {
      throw CommandError("git could not list new files")
    }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What a pointer of Git LFS begins with.
  static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)

  /// The texts of files; what is too large or a pointer of Git LFS is left out, and said where it changed.
  private static func texts(
    _ entries: [String: String],
    _ contents: [String: [UInt8]?],
    of changed: Set<String>,
    _ problems: inout [String]
  ) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for (path, id) in entries.sorted(by: { $0.key < $1.key }) {
      guard let known = contents[id] else { continue }
      let problem: String
      if let bytes = known, !bytes.starts(with: pointer) {
        texts[path] = bytes
        continue
      } else {
        problem = known == nil ? "larger than \(SourceFile.limit)" : "a Git LFS pointer"
        // What is as it was says the same as before, whatever that is.
        if known != nil, !changed.contains(path) { continue }
      }
      let message = "\(path): \(problem); not compared"
      if !problems.contains(message), problems.count < 100 { problems.append(message) }
    }
    return texts
  }
}
