import Foundation

/// Which revisions of a repository are compared.
struct GitRevisions {
  /// The names as they were written.
  let baseName: String
  let headName: String?
  /// Commits, or trees, by their ids.
  let base: String
  /// Nil for the working tree.
  let head: String?

  /// - Parameters:
  ///   - names: none, a base, or a base and a head; `A..B` and `A...B` as for `git diff`.
  ///   - isBare: whether there is no working tree, so that `HEAD` stands for it.
  init(_ names: [String], in git: Git, isBare: Bool = false) throws {
    var names = names
    var isFromAncestor = false
    if names.count == 1, let (first, second, dots) = Self.range(names[0]) {
      names = [first.isEmpty ? "HEAD" : first, second.isEmpty ? "HEAD" : second]
      isFromAncestor = dots == 3
    }
    guard let first = names.first else {
      (baseName, base) = try Self.usualBase(in: git)
      headName = isBare ? "HEAD" : nil
      head = try headName.map { try Self.commit($0, in: git) }
      return
    }
    headName = names.count > 1 ? names[1] : isBare ? "HEAD" : nil
    head = try headName.map { try Self.commit($0, in: git) }
    let commit = try Self.commit(first, in: git)
    baseName = first
    if isFromAncestor, let head {
      base = try Self.ancestor(commit, head, first, in: git)
    } else {
      base = commit
    }
  }

  /// The two ends of `A..B` or `A...B`, with the number of periods.
  static func range(_ name: String) -> (String, String, Int)? {
    for (dots, count) in [("...", 3), ("..", 2)] {
      guard let range = name.range(of: dots) else { continue }
      return (String(name[..<range.lowerBound]), String(name[range.upperBound...]), count)
    }
    return nil
  }

  /// Whether a word names a commit.
  static func isRevision(_ name: String, in git: Git) throws -> Bool {
    if let (first, second, _) = range(name) {
      return try [first, second].allSatisfy { try $0.isEmpty || isRevision($0, in: git) }
    }
    return try id(name, in: git) != nil
  }

  private static func id(_ name: String, in git: Git) throws -> String? {
    guard !name.isEmpty, name.utf8.first != UInt8(ascii: "-") else { return nil }
    return try git.line([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
    ])
  }

  private static func commit(_ name: String, in git: Git) throws -> String {
    if let id = try id(name, in: git) { return id }
    throw CommandError("\"\(name)\" is not a revision of this repository\(try hint(in: git))")
  }

  /// Whether a path leads to something in one of the versions.
  ///
  /// - Parameter top: the top folder of the repository.
  func hold(_ path: String, seenFrom folder: String, below top: String, in git: Git) throws -> Bool
  {
    let absolute = path.absolutePath(in: RegularFile.resolved(folder) ?? folder)
    if head == nil, (try? stat.of(absolute, followsLink: false)) != nil { return true }
    let relative = absolute.relativePath(to: top)
    if relative.isEmpty || absolute == top { return true }
    return try [base, head].compactMap { $0 }.contains { revision in
      let entry = [
        "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision):\(relative)",
      ]
      return try git.line(entry) != nil
    }
  }

  /// What may be the reason that something is missing.
  static func hint(in git: Git) throws -> String {
    try isShallow(git) ? "; this is a shallow clone, which may lack it" : ""
  }

  private static func isShallow(_ git: Git) throws -> Bool {
    try git.line(["rev-parse", "--is-shallow-repository"]) == "true"
  }

  /// Where two commits parted.
  private static func ancestor(
    _ first: String,
    _ second: String,
    _ name: String,
    in git: Git
  ) throws -> String {
    if let id = try git.line(["merge-base", first, second]) { return id }
    let hint =
      try isShallow(git)
      ? "this is a shallow clone: fetch more of it, such as with \"git fetch --unshallow\", or name "
        + "the base itself"
      : "they have no common ancestor; name the base itself"
    throw CommandError("cannot tell where \"\(name)\" and the present commit parted: \(hint)")
  }

  /// Where the present commit and the default branch parted.
  private static func usualBase(in git: Git) throws -> (String, String) {
    guard let present = try id("HEAD", in: git) else {
      throw CommandError("there is no commit yet to compare with")
    }
    var candidates = ["main", "master", "trunk", "develop"].flatMap {
      ["refs/remotes/origin/\($0)", "refs/heads/\($0)"]
    }
    if let known = try git.line(["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"]) {
      candidates.insert(known, at: 0)
    }
    for name in candidates {
      guard let id = try id(name, in: git) else { continue }
      let short = name.split(separator: "/").dropFirst(2).joined(separator: "/")
      return (short, try ancestor(id, present, short, in: git))
    }
    return ("HEAD", present)
  }
}
