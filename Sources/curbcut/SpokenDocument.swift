import CurbcutAnalysis
import CurbcutModel

/// One file as VoiceOver tells it: it knows what the other files of its project say and enters the views
/// in them, as the language server does, so that both tell the same.
struct SpokenDocument {
  private(set) var workspace: Workspace
  /// The absolute path that the workspace knows it by.
  let path: String
  /// The other files of the project, by path.
  private let others: [PathKey: ClosedFile]

  /// - Parameters:
  ///   - name: the path of the file as it was given.
  ///   - isAllowed: whether another file, by its absolute path, may be read.
  init(
    _ source: SourceFile,
    as name: String,
    of project: inout ProjectFiles,
    reading isAllowed: (String) -> Bool = { _ in true }
  ) {
    let chosen = ChosenFiles(source, as: name, of: &project)
    let folder = project.currentFolder
    path = name.absolutePath(in: folder)
    workspace = Workspace(
      configuration: chosen.files.first?.configuration ?? Configuration(),
      workPool: .processors
    )
    workspace.open(path, bytes: source.bytes)
    var files: [ClosedFile] = []
    for file in chosen.neighbors where !ObjectiveCClasses.isSource(file.path) {
      let path = file.path.absolutePath(in: folder)
      guard isAllowed(path), let read = try? SourceFile(readingFrom: path) else { continue }
      if FileSearch.isInterface(path) {
        workspace.gather(interface: read.bytes, at: path)
        continue
      }
      files.append(
        ClosedFile(path: path, bytes: read.bytes, configuration: file.configuration)
      )
    }
    others = Dictionary(files.map { (PathKey($0.path), $0) }) { first, _ in first }
    workspace.learn(from: files)
  }

  /// The transcripts of its views, or of those that a line belongs to, from 0.
  mutating func transcripts(
    atLine line: Int? = nil,
    on version: SystemVersion = .newest,
    startingFresh isFresh: Bool = false
  ) -> [ViewTranscript] {
    var rest = Workspace.maximumEnteredFiles
    for _ in 0..<Workspace.maximumEnteringRounds where rest > 0 {
      let paths = workspace.pathsToEnter(from: path, atLine: line, on: version).prefix(rest)
      guard !paths.isEmpty else { break }
      rest -= paths.count
      for path in paths { if let file = others[path] { workspace.enter(file) } }
    }
    return workspace.transcripts(of: path, atLine: line, on: version, startingFresh: isFresh)
  }

  /// What is wrong in it.
  mutating func diagnostics() -> [Diagnostic] { workspace.diagnostics(for: path) }

  /// Where its views are made, each with its modifiers.
  mutating func chains() -> [Range<Int>] { workspace.chains(of: path) }

  /// What is different from another text of the file, by view and element.
  mutating func changes(from former: [UInt8]) -> [Int: [Int: ElementChange]] {
    workspace.elementChanges(of: path, from: former)
  }
}
