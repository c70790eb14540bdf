import CurbcutModel
import CurbcutSyntax

/// Files of a project that are not open and whose views transcripts enter, as they are on disk.
struct EnteredFiles: Sendable {
  private struct Entered: Sendable {
    let tree: SyntaxTree
    let project: ProjectFacts
    var analysis = FileAnalysis()
  }

  private var files: [PathKey: Entered] = [:]
  private var byteCount = 0

  /// How much source is kept, in bytes. Beyond it the files are read again where they are needed.
  private static let maximumByteCount = 4 << 20

  var paths: [String] { files.sortedPaths }

  func holds(_ path: String) -> Bool { files[path] != nil }

  mutating func put(_ file: ClosedFile) {
    remove(file.path)
    if byteCount + file.bytes.count > Self.maximumByteCount { self = EnteredFiles() }
    byteCount += file.bytes.count
    let tree = SyntaxTree(parsing: file.bytes)
    files[file.path] = Entered(tree: tree, project: file.configuration.project)
  }

  mutating func remove(_ path: String) {
    guard let file = files.removeValue(forKey: PathKey(path)) else { return }
    byteCount -= file.tree.byteCount
  }

  /// The items of a file with their facts, going by what counts now.
  mutating func models(of path: String, knowing index: ProjectIndex) -> [ItemModel] {
    guard let place = files.index(forKey: PathKey(path)) else { return [] }
    let file = files.values[place]
    files.values[place].analysis.settle(
      for: file.tree,
      in: file.project,
      knowing: index,
      stage: ProjectIndex.stageCount - 1
    )
    return files.values[place].analysis.models.map(\.model)
  }
}
