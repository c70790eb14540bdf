import CurbcutRules
import CurbcutSyntax

/// A file of a project that is not open, as it is on disk.
package struct ClosedFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let configuration: Configuration

  package init(path: String, bytes: [UInt8], configuration: Configuration) {
    self.path = path
    self.bytes = bytes
    self.configuration = configuration
  }

  /// What was found in one.
  package struct Findings: Sendable {
    package let tree: SyntaxTree
    package let diagnostics: [Diagnostic]
  }
}

/// Files that are not open, worked on side by side.
extension Workspace {
  /// Takes in what files tell the others, as `gather` does of an open document.
  ///
  /// - Parameter isCheckWanted: whether what is wrong in the files is of interest too.
  /// - Returns: What is found in those files that others cannot tell anything, which is most files
  ///   of a project; nil for those that are to be checked once all is known.
  package mutating func gather(
    _ files: [ClosedFile],
    andCheck isCheckWanted: Bool = true
  ) -> [ClosedFile.Findings?] {
    var work = begin(files)
    workPool.change(&work) { [index = gathered.index] in
      $0.gather(knowing: index, andCheck: isCheckWanted)
    }
    for piece in work {
      gathered.put(piece.source, for: piece.file.path)
      // Those that others can tell something are gathered again when they do.
      if piece.source != nil, piece.analysis.isOpenToOthers {
        kept.keep(piece.tree, piece.analysis, of: piece.file)
      }
    }
    return work.map(\.findings)
  }

  /// Takes in what the open documents and all other files of a project tell each other, and lets it
  /// count: what a server does that has read its workspace to the end.
  package mutating func learn(from files: [ClosedFile]) {
    var (open, closed) = (paths, files)
    while !open.isEmpty || !closed.isEmpty {
      for path in open { gather(path) }
      _ = gather(closed, andCheck: false)
      let change = settleGatheredFacts()
      func isConcerned(_ path: String, _ bytes: @autoclosure () -> [UInt8]) -> Bool {
        change.paths.contains(path)
          || (!change.constants.isEmpty && change.constants.areMentioned(in: bytes()))
      }
      open = paths.filter { isConcerned($0, document($0)?.tree.bytes ?? []) }
      closed = files.filter { isConcerned($0.path, $0.bytes) }
    }
    _ = takeGatheredFacts()
    forgetClosedFiles()
  }

  /// What is wrong in files, going by what counts now.
  package mutating func check(_ files: [ClosedFile]) -> [ClosedFile.Findings] {
    var work = begin(files)
    workPool.change(&work) { [index] in $0.check(knowing: index) }
    return work.compactMap(\.findings)
  }

  /// Lets go of what was kept to be used again.
  package mutating func forgetClosedFiles() { kept = KeptFiles() }

  private mutating func begin(_ files: [ClosedFile]) -> [ClosedFileWork] {
    // A single one may be large.
    let workPool = files.count > 1 ? WorkPool.one : workPool
    var chosen = self.chosen
    return files.map { file in
      // Nearly all files have the same configuration: what follows from it is worked out once.
      if chosen.configuration != file.configuration { chosen = ChosenRules(file.configuration) }
      var work = ClosedFileWork(file: file, chosen: chosen, workPool: workPool)
      if let known = kept.take(file) { (work.tree, work.analysis) = known }
      work.analysis.formerDeclarations = gathered.declarations(in: file.path)
      return work
    }
  }
}

/// A file on its way through a piece of work.
private struct ClosedFileWork: Sendable {
  let file: ClosedFile
  let chosen: Workspace.ChosenRules
  var tree: SyntaxTree?
  var analysis: FileAnalysis
  private(set) var source: GatheredFacts.Source?
  private(set) var findings: ClosedFile.Findings?

  init(file: ClosedFile, chosen: Workspace.ChosenRules, workPool: WorkPool) {
    self.file = file
    self.chosen = chosen
    analysis = FileAnalysis(workPool: workPool)
  }

  mutating func gather(knowing index: ProjectIndex, andCheck isCheckWanted: Bool) {
    guard !file.configuration.isExcluded else {
      if isCheckWanted { check(knowing: ProjectIndex()) }
      return
    }
    source = GatheredFacts.Source(
      of: parsed(),
      by: &analysis,
      in: file.configuration.project,
      knowing: index
    )
    if isCheckWanted, !analysis.isOpenToOthers { check(knowing: ProjectIndex()) }
  }

  mutating func check(knowing index: ProjectIndex) {
    let tree = parsed()
    analysis.update(
      for: tree,
      rules: chosen.rules,
      configuration: file.configuration,
      knowing: index
    )
    findings = ClosedFile.Findings(tree: tree, diagnostics: analysis.diagnostics)
  }

  private mutating func parsed() -> SyntaxTree {
    let parsed = tree ?? SyntaxTree(parsing: file.bytes)
    tree = parsed
    return parsed
  }
}

/// What was worked out for files while all of a project are read: each is gathered several times,
/// as facts travel from file to file, and then checked.
struct KeptFiles: Sendable {
  private struct Kept: Sendable {
    let tree: SyntaxTree
    let analysis: FileAnalysis
  }

  private var files: [PathKey: Kept] = [:]
  private var byteCount = 0

  /// How much source is kept, in bytes: 32 megabytes, or a million lines. What is worked out takes
  /// some twenty times that.
  static let maximumByteCount = 32 << 20

  mutating func keep(_ tree: SyntaxTree?, _ analysis: FileAnalysis, of file: ClosedFile) {
    guard let tree, byteCount + file.bytes.count <= Self.maximumByteCount else { return }
    byteCount += file.bytes.count
    files[file.path] = Kept(tree: tree, analysis: analysis)
  }

  /// Takes out what was kept of a file, if its text is the same.
  mutating func take(_ file: ClosedFile) -> (SyntaxTree, FileAnalysis)? {
    guard let kept = files.removeValue(forKey: PathKey(file.path)) else { return nil }
    byteCount -= kept.tree.byteCount
    guard kept.tree.byteCount == file.bytes.count, kept.tree.bytes == file.bytes else { return nil }
    return (kept.tree, kept.analysis)
  }
}
