import CurbcutAnalysis
import Foundation

/// What files held when they were committed last, kept while the same commit is checked out.
///
/// Git is a process, and to start one takes longer than all else that an answer takes.
///
/// Invariant: `known` is used under the lock only. (`Mutex` would ask for macOS 15.)
final class CommittedTexts: @unchecked Sendable {
  private struct Known {
    let head: GitHead
    let text: [UInt8]?
    let time: ContinuousClock.Instant
  }

  private let lock = NSLock()
  private var known: [PathKey: Known] = [:]
  private let read: @Sendable (_ path: String) -> [UInt8]?

  /// How many files are remembered: those that somebody looks at in turn.
  private static let maximumCount = 16

  /// How long it counts that a file is in no commit: it may be for a reason that Git looks for elsewhere.
  private static let patience = Duration.seconds(10)

  /// - Parameter read: asks Git.
  init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]? = { Git.text(of: $0, at: "HEAD") }
  ) {
    self.read = read
  }

  /// What a file held, by its absolute path; nil where it is in no commit, or nobody knows.
  func text(of path: String) -> [UInt8]? {
    let folder = Path.folder(of: path)
    guard let head = GitHead(of: folder) else { return read(path) }
    let now = ContinuousClock.now
    if let known = lock.withLock({ known[PathKey(path)] }), known.head == head,
      known.text != nil || known.time.duration(to: now) < Self.patience
    {
      return known.text
    }
    let text = read(path)
    // Who commits meanwhile is asked for again.
    guard GitHead(of: folder) == head else { return text }
    lock.withLock {
      if known.count >= Self.maximumCount { known = [:] }
      known[PathKey(path)] = Known(head: head, text: text, time: now)
    }
    return text
  }
}

/// Which commit is checked out, as far as the files of a repository tell: equal values mean the same commit.
struct GitHead: Equatable {
  /// What `HEAD` and the references that it leads to hold.
  private var references: [[UInt8]?] = []
  /// The states of the files that hold many references.
  private var packs: [FileVersion?] = []

  /// How many references may lead to each other; Git follows as many.
  private static let maximumDepth = 5
  /// How many folders upward are looked at.
  private static let maximumFolders = 64
  /// More than any reference or path takes, in bytes.
  private static let maximumByteCount = 1 << 14
  private static let packedFiles = ["packed-refs", "reftable/tables.list"]

  /// Variables that say where the repository is.
  private static let variables = ["GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE"]

  /// That of the repository around a folder, or of none.
  ///
  /// - Returns: nil where the files do not tell.
  init?(of folder: String) {
    if Self.variables.contains(where: { getenv($0) != nil }) { return nil }
    guard let repository = Self.repository(around: folder) else { return }
    // A worktree has a HEAD of its own and shares nearly all else.
    let common =
      Self.line(of: repository + "/commondir").map { $0.absolutePath(in: repository) }
      ?? repository
    var name = "HEAD"
    for _ in 0..<Self.maximumDepth {
      let content = Self.bytes(of: "\(repository)/\(name)") ?? Self.bytes(of: "\(common)/\(name)")
      references.append(content)
      guard let next = content.flatMap(Self.target) else { break }
      guard next.hasPrefix("refs/"), !next.contains("..") else { return nil }
      name = next
    }
    for folder in Set([repository, common]).sorted() {
      packs += Self.packedFiles.map { (try? stat.of("\(folder)/\($0)")).map(FileVersion.init) }
    }
  }

  /// The folder that Git keeps its files in.
  private static func repository(around folder: String) -> String? {
    guard var folder = RegularFile.resolved(folder) else { return nil }
    for _ in 0..<maximumFolders {
      let link = folder == "/" ? "/.git" : folder + "/.git"
      if bytes(of: link + "/HEAD") != nil { return link }
      if let line = line(of: link), line.hasPrefix("gitdir: ") {
        return String(line.dropFirst("gitdir: ".count)).absolutePath(in: folder)
      }
      if folder == "/" { break }
      folder = Path.folder(of: folder)
    }
    return nil
  }

  /// The reference that one stands for.
  private static func target(of reference: [UInt8]) -> String? {
    let text = String(decoding: reference, as: UTF8.self)
    guard text.hasPrefix("ref:") else { return nil }
    return text.dropFirst("ref:".count).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func bytes(of path: String) -> [UInt8]? {
    RegularFile.bytes(at: path, atMost: maximumByteCount)
  }

  private static func line(of path: String) -> String? {
    bytes(of: path).map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }
}
