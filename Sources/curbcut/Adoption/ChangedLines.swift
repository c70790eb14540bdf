import CurbcutAnalysis
import CurbcutSyntax
import Foundation

/// Which lines of source files differ from a revision of Git: what is committed since, staged, not
/// staged, and files that Git does not know yet.
struct ChangedLines {
  /// Lines from 0 by absolute path without links; nil for a file that is new.
  private(set) var ranges: [String: [Range<Int>]?] = [:]

  /// - Parameters:
  ///   - base: a revision. What counts is where it and the present commit parted.
  ///   - paths: the files and folders that are checked; each must be in a repository.
  init(since base: String, in paths: [String]) throws {
    guard !base.isEmpty, base.utf8.first != UInt8(ascii: "-") else {
      throw UsageError("--changed expects a revision, found \"\(base)\"")
    }
    var seen: Set<String> = []
    for path in paths {
      let isFolder = (try? stat.of(path).isFolder) ?? true
      let prefix = path.folderPrefix
      let folder = isFolder ? path : prefix.isEmpty ? "." : prefix
      let git = try Git(in: folder)
      guard let top = try git.line(["rev-parse", "--show-toplevel"]), top.isAbsolutePath else {
        throw CommandError("\(path): --changed needs a Git repository")
      }
      if seen.insert(top).inserted { try read(Git(in: top), top, base) }
    }
  }

  private mutating func read(_ git: Git, _ top: String, _ base: String) throws {
    let verify = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
    guard let commit = try git.line(verify + ["\(base)^{commit}"]) else {
      throw CommandError("--changed: \"\(base)\" is not a revision of \(top)")
    }
    // Without a common ancestor the revision itself counts.
    let ancestor = try git.line(["merge-base", commit, "HEAD"]) ?? commit
    let options = [
      "-p", "-U0", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames",
      "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules=all",
    ]
    let pathspec = ["--", ":(top)*.swift", ":(top)*.xib", ":(top)*.storyboard"]
    guard let diff = try git.answer(["diff-index"] + options + [ancestor] + pathspec),
      let others = try git.answer(["ls-files", "--others", "--exclude-standard", "-z"] + pathspec)
    else { throw CommandError("git could not compare \(top) with \"\(base)\"") }
    read(diff: diff, in: top)
    for name in others.split(separator: 0) {
      ranges["\(top)/\(String(decoding: name, as: UTF8.self))"] = .some(nil)
    }
  }

  /// Reads a diff without context, as Git writes it.
  private mutating func read(diff: [UInt8], in top: String) {
    var file: String?
    /// How many lines of the hunk are still to come; those may look like anything.
    var rest = 0
    for line in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if rest > 0, let mark = line.first, mark != UInt8(ascii: "\\") {
        rest -= 1
      } else if line.starts(with: "+++ ".utf8) {
        let name = GitPath.unquoted(line.dropFirst(4))
        file =
          name.starts(with: "b/".utf8)
          ? "\(top)/\(String(decoding: name.dropFirst(2), as: UTF8.self))" : nil
        if let file, ranges[file] == nil { ranges[file] = .some([]) }
      } else if line.starts(with: "@@ -".utf8) {
        guard let hunk = Hunk(line) else { continue }
        rest = hunk.oldCount + hunk.newCount
        if let file, var known = ranges[file] ?? nil {
          known.append(hunk.lines)
          ranges[file] = .some(known)
        }
      }
    }
  }

  /// The numbers of a line `@@ -12,3 +14,5 @@`.
  private struct Hunk {
    let oldCount: Int
    let newCount: Int
    /// From 0. Where lines are only gone, the line before the place, which stands for it.
    let lines: Range<Int>

    init?(_ line: ArraySlice<UInt8>) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count >= 4 else { return nil }
      func numbers(_ word: Substring) -> (start: Int, count: Int)? {
        let parts = word.dropFirst().split(separator: ",").map { Int($0) }
        guard let start = parts.first ?? nil else { return nil }
        return (start, parts.count > 1 ? parts[1] ?? 1 : 1)
      }
      guard let old = numbers(words[1]), let new = numbers(words[2]), new.count >= 0 else {
        return nil
      }
      (oldCount, newCount) = (old.count, new.count)
      let first = max(0, new.start - 1)
      lines = first..<first + max(1, new.count)
    }
  }

  /// Leaves only the findings in what has changed: on the lines, and in the innermost declarations
  /// that the lines are in.
  func keep(in results: inout [CheckedFile], folder: String) {
    results.removeAll { !contain($0.path, in: folder) }
    for index in results.indices {
      guard let lines = results[index].lines,
        let changed = ranges[Self.key(results[index].path, folder)] ?? nil
      else { continue }
      let isSwift = results[index].path.hasSuffix(".swift")
      let isChanged = ChangedDeclarations(in: lines, changed, isSwift: isSwift)
      results[index].diagnostics.removeAll { !isChanged.contain($0.range) }
    }
  }

  /// Whether something in a file has changed.
  func contain(_ path: String, in folder: String) -> Bool {
    ranges[Self.key(path, folder)] != nil
  }

  private static func key(_ path: String, _ folder: String) -> String {
    RegularFile.resolved(path) ?? path.absolutePath(in: folder)
  }
}

/// The parts of a file that changed, each a line or a declaration.
struct ChangedDeclarations {
  /// In UTF-8 offsets, sorted, not overlapping.
  private var ranges: [Range<Int>] = []

  /// - Parameters:
  ///   - changed: lines from 0.
  ///   - isSwift: whether there are declarations; else lines alone count.
  init(in lines: LineTable, _ changed: [Range<Int>], isSwift: Bool = true) {
    guard !changed.isEmpty else { return }
    let declarations = isSwift ? Self.declarations(in: SyntaxTree(parsing: lines.bytes).root) : []
    var found: [Range<Int>] = []
    for change in changed {
      let range = lines.offset(ofLine: change.lowerBound)..<lines.offset(ofLine: change.upperBound)
      found.append(range)
      // The first declaration that ends behind the start of the change.
      var index = declarations.partitioningIndex { $0.upperBound > range.lowerBound }
      while index < declarations.count, declarations[index].lowerBound < range.upperBound {
        found.append(declarations[index])
        index += 1
      }
    }
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  /// Whether a range touches something that changed.
  func contain(_ range: Range<Int>) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    return index < ranges.count
      && ranges[index].lowerBound < max(range.upperBound, range.lowerBound + 1)
  }

  /// The declarations that hold no other types' members: functions, properties, enum cases. In order.
  private static func declarations(in root: Node) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var open = [root]
    while let node = open.popLast() {
      switch node.kind {
      case .sourceFile, .memberBlock, .ifConfigDecl, .ifConfigClause, .structDecl, .classDecl,
        .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
        open += Array(node.children).reversed()
      case .functionDecl, .variableDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl,
        .enumCaseDecl, .macroExpansionDecl:
        ranges.append(node.range)
      default: break
      }
    }
    return ranges
  }
}

/// Names of files as Git writes them in a diff.
enum GitPath {
  /// The name without the quotation marks and escapes that some names have, or the tab behind it.
  static func unquoted(_ name: ArraySlice<UInt8>) -> [UInt8] {
    guard name.first == UInt8(ascii: "\"") else {
      return Array(name.last == UInt8(ascii: "\t") ? name.dropLast() : name)
    }
    let letters = Array("abtnvfr".utf8)
    var bytes: [UInt8] = []
    var rest = name.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if let index = letters.firstIndex(of: escape) {
        bytes.append(UInt8(7 + index))
      } else if (UInt8(ascii: "0")...UInt8(ascii: "3")).contains(escape) {
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(digits.reduce(0) { ($0 &* 8) &+ ($1 &- UInt8(ascii: "0")) })
      } else {
        bytes.append(escape)
      }
    }
    return bytes
  }
}
