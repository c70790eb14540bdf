import CurbcutAnalysis
import CurbcutModel
import Foundation

/// Checks the files of a project side by side, each knowing what the others say.
///
/// All files are read first; then they tell each other what their views mean, stage by stage; then
/// the rules run. What comes out does not depend on the order of the files or on how many are
/// checked at a time.
struct ProjectCheck {
  /// What is done about what is found.
  enum FixMode: Sendable {
    case none, write, preview
  }

  let fixMode: FixMode
  /// How many files are worked on at a time.
  let jobs: Int

  /// How often fixes may lead to further fixes in other files.
  private static let maximumFixRounds = 4

  /// Checks files; the results come in the order of the files.
  func check(_ files: [FileToCheck]) async -> [CheckedFile] {
    let lanes = min(jobs, max(1, files.count))
    let meeting = Meeting(of: lanes)
    return await withTaskGroup(of: [(Int, CheckedFile)].self) { group in
      for lane in 0..<lanes {
        group.addTask {
          let indices = stride(from: lane, to: files.count, by: lanes)
          let checked = await check(indices.map { files[$0] }, in: lane, of: meeting)
          return Array(zip(indices, checked))
        }
      }
      var results: [(Int, CheckedFile)] = []
      for await part in group { results += part }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Checks some of the files, while other lanes check the others.
  private func check(
    _ files: [FileToCheck],
    in lane: Int,
    of meeting: Meeting
  ) async -> [CheckedFile] {
    var documents: [CheckedDocument] = []
    // Nearly all files have the same configuration: what follows from it is worked out once.
    var empty = Workspace()
    for file in files {
      if file.configuration != empty.configuration {
        empty = Workspace(configuration: file.configuration)
      }
      documents.append(CheckedDocument(file: file, in: empty))
    }
    for index in documents.indices { documents[index].read(isFixing: fixMode != .none) }
    var known = await exchange(&documents, in: lane, of: meeting)
    if fixMode != .none {
      for _ in 0..<Self.maximumFixRounds {
        var wasFixed = false
        for index in documents.indices {
          if documents[index].fix(knowing: known) { wasFixed = true }
        }
        guard await meeting.hasAny(wasFixed) else { break }
        for index in documents.indices { documents[index].readAgain() }
        known = await exchange(&documents, in: lane, of: meeting)
      }
    }
    for index in documents.indices { documents[index].finish(knowing: known, fixMode) }
    return documents.compactMap(\.result)
  }

  /// Lets the files of all lanes tell each other what they mean.
  private func exchange(
    _ documents: inout [CheckedDocument],
    in lane: Int,
    of meeting: Meeting
  ) async -> ProjectIndex {
    var known = await meeting.index(with: documents.map(\.export), of: lane, stage: 0)
    for stage in 1..<ProjectIndex.stageCount {
      for index in documents.indices { documents[index].settle(knowing: known, stage: stage - 1) }
      known = await meeting.index(with: documents.map(\.export), of: lane, stage: stage)
    }
    return known
  }
}

/// Where the lanes wait for each other and put together what they have.
private actor Meeting {
  private let laneCount: Int
  private var exports: [Int: [FileExport]] = [:]
  private var isAny = false
  private var arrived = 0
  private var index = ProjectIndex()
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of laneCount: Int) { self.laneCount = laneCount }

  /// What all files say at a stage, once all lanes have told.
  func index(with exports: [FileExport], of lane: Int, stage: Int) async -> ProjectIndex {
    self.exports[lane] = exports
    await meet { meeting in
      if stage == 0 { meeting.index = ProjectIndex() }
      // In the order of the files, whichever lane has which.
      let parts = meeting.exports.sorted { $0.key < $1.key }.map(\.value)
      let rows = 0..<(parts.first?.count ?? 0)
      let exports = rows.flatMap { row in parts.compactMap { row < $0.count ? $0[row] : nil } }
      meeting.index.add(exports, stage: stage)
      meeting.exports = [:]
    }
    return index
  }

  /// Whether any lane has something, once all have told.
  func hasAny(_ has: Bool) async -> Bool {
    if arrived == 0 { isAny = false }
    isAny = isAny || has
    await meet { _ in }
    return isAny
  }

  /// Waits for all lanes; the last one does what is to be done with what they have brought.
  private func meet(_ conclude: (isolated Meeting) -> Void) async {
    arrived += 1
    guard arrived == laneCount else {
      return await withCheckedContinuation { waiting.append($0) }
    }
    conclude(self)
    arrived = 0
    for lane in waiting { lane.resume() }
    waiting = []
  }
}

/// A file with what applies to it.
struct FileToCheck: Sendable {
  let path: String
  let configuration: Configuration
  /// The text; nil where it is to be read from the path.
  var bytes: [UInt8]?
}

/// A file on its way through a check.
private struct CheckedDocument: Sendable {
  private let file: FileToCheck
  /// Nil once there is a result.
  private var workspace: Workspace?
  /// What it means to other files by its syntax alone.
  private var written = FileExport()
  /// What it means to them as far as facts are worked out.
  private(set) var export = FileExport()
  private(set) var result: CheckedFile?
  /// The text before any fix.
  private var original: [UInt8]?

  init(file: FileToCheck, in workspace: Workspace) {
    self.file = file
    self.workspace = workspace
  }

  /// Reads the file, as far as that goes without knowing others.
  mutating func read(isFixing: Bool) {
    guard let bytes = file.bytes ?? Self.bytes(at: file.path) else {
      result = CheckedFile(path: file.path, problem: "\(file.path): cannot be read")
      workspace = nil
      return
    }
    open(bytes)
    if isFixing {
      original = bytes
    } else if workspace?.isOpenToOthers(file.path) == false {
      // Most files of a project have no views: nothing of them is kept.
      finish(knowing: ProjectIndex(), .none)
    }
  }

  private mutating func open(_ bytes: [UInt8]) {
    workspace?.open(file.path, bytes: bytes)
    written = workspace?.read(file.path) ?? FileExport()
    export = written
  }

  private static func bytes(at path: String) -> [UInt8]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { return nil }
    return FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  /// Works out what its views mean, knowing what others said at a stage.
  mutating func settle(knowing index: ProjectIndex, stage: Int) {
    workspace?.index = index
    if let settled = workspace?.settle(file.path, from: written, stage: stage) { export = settled }
  }

  /// Makes the safe fixes in memory.
  ///
  /// - Returns: Whether there were any.
  mutating func fix(knowing index: ProjectIndex) -> Bool {
    workspace?.index = index
    guard let edits = workspace?.fixAll(file.path), !edits.isEmpty else { return false }
    workspace?.edit(file.path, edits)
    return true
  }

  /// Starts over with the text as it is now.
  mutating func readAgain() {
    if let bytes = workspace?.document(file.path)?.tree.bytes { open(bytes) }
  }

  /// Finds what is wrong, or left, and lets go of the rest.
  mutating func finish(knowing index: ProjectIndex, _ fixMode: ProjectCheck.FixMode) {
    guard let tree = workspace?.document(file.path)?.tree else { return }
    workspace?.index = index
    let fixed = original.flatMap { $0 == tree.bytes ? nil : tree.bytes }
    var checked = CheckedFile(path: file.path, problem: nil)
    if let fixed, fixMode == .write {
      do {
        try FixedFile.write(fixed, to: file.path)
      } catch {
        let problem = "\(file.path): \(error.localizedDescription)"
        checked = CheckedFile(path: file.path, problem: problem)
      }
    }
    if checked.problem == nil {
      checked.diagnostics = workspace?.diagnostics(for: file.path) ?? []
    }
    if !checked.diagnostics.isEmpty { checked.lines = LineTable(tree) }
    if fixMode == .preview, let original, let fixed {
      checked.difference = UnifiedDiff.text(from: original, to: fixed, path: file.path)
    }
    result = checked
    original = nil
    workspace = nil
  }
}
