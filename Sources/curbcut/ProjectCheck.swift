import CurbcutAnalysis
import CurbcutModel
import CurbcutRules
import CurbcutSyntax
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
  /// Who works on the files.
  let workPool: WorkPool
  /// Which fixes are made.
  var safety: Set<Fix.Safety> = [.safe]
  /// Whether transcripts are told of each file, and its text is kept.
  var isReportingAll = false
  /// Who is told how far the work has come.
  var progress: ProgressLine?

  /// How often fixes may lead to further fixes in other files.
  private static let maximumFixRounds = 4

  /// Checks files; the results come in the order of the files.
  ///
  /// - Parameters:
  ///   - neighbors: the project's other files, which are read for what they tell.
  ///   - begin: called with the name of each stage of the work.
  func check(
    _ files: [FileToCheck],
    among neighbors: [FileToCheck] = [],
    _ begin: (String) -> Void = { _ in }
  ) -> [CheckedFile] {
    let isFixing = fixMode != .none
    let keepsAll = isFixing || isReportingAll
    var documents = CheckedDocument.documents(of: files, workPool)
    documents += CheckedDocument.documents(of: neighbors, workPool).map(\.asNeighbor)
    begin("reading")
    change(&documents, "Reading") { $0.read(isFixing: keepsAll) }
    begin("learning from other files")
    var known = exchange(&documents)
    if isFixing {
      begin("fixing")
      for _ in 0..<Self.maximumFixRounds {
        change(&documents, "Fixing") { [known, safety] in $0.fix(knowing: known, safety) }
        guard documents.contains(where: \.wasFixed) else { break }
        workPool.change(&documents) { $0.readAgain() }
        known = exchange(&documents)
      }
    }
    begin("running rules")
    change(&documents, "Checking") { [fixMode, known, isReportingAll] in
      $0.finish(knowing: known, fixMode, isReportingAll: isReportingAll)
    }
    if fixMode == .write {
      begin("writing")
      // One after the other on this thread, which is the one that signals interrupt.
      var written: [FileIdentity: [UInt8]] = [:]
      for index in documents.indices { documents[index].write(&written) }
    }
    return documents.compactMap(\.result)
  }

  /// Works on each document and says on the way how far that has come.
  private func change(
    _ documents: inout [CheckedDocument],
    _ stage: String,
    _ work: @Sendable (inout CheckedDocument) -> Void
  ) {
    progress?.begin(stage, total: documents.count)
    workPool.change(&documents) { [progress] document in
      work(&document)
      progress?.step()
    }
  }

  /// A workspace with one file open that knows what a project's files, itself included, say.
  ///
  /// - Parameter source: the text of the file.
  func workspace(
    for file: FileToCheck,
    with source: SourceFile,
    among files: [FileToCheck]
  ) -> Workspace {
    var documents = CheckedDocument.documents(of: files, workPool)
    workPool.change(&documents) { $0.read(isFixing: false) }
    let known = exchange(&documents)
    var workspace = Workspace(configuration: file.configuration, workPool: workPool)
    workspace.open(file.path, bytes: source.bytes)
    workspace.index = known
    return workspace
  }

  /// Lets the files tell each other what they mean.
  private func exchange(_ documents: inout [CheckedDocument]) -> ProjectIndex {
    var known = ProjectIndex()
    var classes = ObjectiveCClasses()
    var outlets = InterfaceOutlets()
    for document in documents {
      if let found = document.classes { classes.add(found) }
      if let found = document.outlets { outlets.add(found) }
    }
    let interface = outlets.export
    let written = classes.export(knowing: known, stage: nil)
    known.add(documents.map(\.export) + [written, interface], stage: 0)
    for stage in 1..<ProjectIndex.stageCount {
      workPool.change(&documents) { [known] in $0.settle(knowing: known, stage: stage - 1) }
      let written = classes.export(knowing: known, stage: stage - 1)
      known.add(documents.map(\.export) + [written, interface], stage: stage)
    }
    return known
  }
}

/// A file with what applies to it.
struct FileToCheck: Sendable {
  let path: String
  var configuration: Configuration
  /// The text; nil where it is to be read from the path.
  var source: SourceFile?
  /// Whether fixes may change it.
  var isFixable = true
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
  private var original: SourceFile?
  /// How many findings of each rule there were before any fix.
  private var before: [String: Int]?
  /// The text with the fixes, until it is written.
  private var fixed: [UInt8]?
  /// The text of a file of Interface Builder.
  private var interface: SourceFile?
  /// The classes of a file of Objective-C.
  private(set) var classes: ObjectiveCClasses?
  /// What a file of Interface Builder sets on views that code knows.
  private(set) var outlets: InterfaceOutlets?
  /// Whether the last round of fixes changed anything.
  private(set) var wasFixed = false

  /// Whether it is read only for what it tells others.
  private var isNeighbor = false

  private init(file: FileToCheck, in workspace: Workspace) {
    self.file = file
    self.workspace = workspace
  }

  /// The documents of some files, none of which has been read.
  static func documents(of files: [FileToCheck], _ workPool: WorkPool) -> [CheckedDocument] {
    // Several files keep the lanes busy; a single one may be large.
    let workPool = files.count > 1 ? .one : workPool
    // Nearly all files have the same configuration: what follows from it is worked out once.
    var empty = Workspace(workPool: workPool)
    return files.map { file in
      if file.configuration != empty.configuration {
        empty = Workspace(configuration: file.configuration, workPool: workPool)
      }
      return CheckedDocument(file: file, in: empty)
    }
  }

  /// The same, read only for what it tells others.
  var asNeighbor: CheckedDocument {
    var neighbor = self
    neighbor.isNeighbor = true
    return neighbor
  }

  /// Reads the file, as far as that goes without knowing others.
  mutating func read(isFixing: Bool) {
    if ObjectiveCClasses.isSource(file.path) {
      var found = ObjectiveCClasses()
      let limit = ObjectiveCClasses.maximumByteCount + 1
      if let bytes = RegularFile.bytes(at: file.path, atMost: limit) { found.add(bytes) }
      classes = found
      workspace = nil
      return
    }
    let source: SourceFile
    do {
      if let given = file.source {
        source = given
      } else {
        source = try SourceFile(readingFrom: file.path)
      }
    } catch {
      if !isNeighbor {
        result = CheckedFile(path: file.path, problem: "\(file.path): \(error.message)")
      }
      workspace = nil
      return
    }
    if FileSearch.isInterface(file.path) {
      // What is wrong in it is known once all Swift files have told what they do.
      interface = source
      var found = InterfaceOutlets()
      found.add(source.bytes)
      if !found.isEmpty { outlets = found }
      workspace = nil
      return
    }
    open(source.bytes)
    if isNeighbor { return }
    if isFixing {
      original = source
    } else if workspace?.isOpenToOthers(file.path) == false {
      // Most files of a project have no views: nothing of them is kept.
      finish(knowing: ProjectIndex(), .none, isReportingAll: false)
    }
  }

  private mutating func open(_ bytes: [UInt8]) {
    workspace?.open(file.path, bytes: bytes)
    written = workspace?.read(file.path) ?? FileExport()
    export = written
  }

  /// Works out what its views mean, knowing what others said at a stage.
  mutating func settle(knowing index: ProjectIndex, stage: Int) {
    workspace?.index = index
    if let settled = workspace?.settle(file.path, from: written, stage: stage) { export = settled }
  }

  /// Makes the fixes in memory.
  mutating func fix(knowing index: ProjectIndex, _ safety: Set<Fix.Safety>) {
    wasFixed = false
    guard file.isFixable, !isNeighbor else { return }
    workspace?.index = index
    if before == nil { before = Self.counts(workspace?.diagnostics(for: file.path) ?? []) }
    let edits = workspace?.fixAll(file.path, including: safety) ?? []
    wasFixed = !edits.isEmpty
    workspace?.edit(file.path, edits)
  }

  /// Starts over with the text as it is now.
  mutating func readAgain() {
    if !isNeighbor, let bytes = workspace?.document(file.path)?.tree.bytes { open(bytes) }
  }

  /// Finds what is wrong, or left, and lets go of the rest.
  mutating func finish(
    knowing index: ProjectIndex,
    _ fixMode: ProjectCheck.FixMode,
    isReportingAll: Bool
  ) {
    if isNeighbor { return }
    if let interface { return finish(interface, knowing: index) }
    guard let tree = workspace?.document(file.path)?.tree else { return }
    workspace?.index = index
    var checked = CheckedFile(path: file.path, problem: nil)
    checked.diagnostics = workspace?.diagnostics(for: file.path) ?? []
    checked.hasSyntaxErrors = tree.hasErrors
    if !checked.diagnostics.isEmpty || isReportingAll { checked.lines = LineTable(tree) }
    if isReportingAll { checked.transcripts = workspace?.transcripts(of: file.path) ?? [] }
    if let original, original.bytes != tree.bytes {
      let after = Self.counts(checked.diagnostics)
      for (id, count) in before ?? [:] where count > after[id, default: 0] {
        checked.fixed[id] = count - after[id, default: 0]
      }
      switch fixMode {
      case .none: break
      case .write: fixed = tree.bytes
      case .preview:
        let name = UnifiedDiff.name(of: file.path)
        checked.difference = UnifiedDiff.bytes(from: original.bytes, to: tree.bytes, name: name)
      }
    }
    if file.source != nil, fixMode == .write {
      checked.text = tree.bytes
      fixed = nil
    }
    result = checked
    if fixed == nil { original = nil }
    workspace = nil
  }

  /// Finds what is wrong in a file of Interface Builder.
  private mutating func finish(_ interface: SourceFile, knowing index: ProjectIndex) {
    let lines = LineTable(interface.bytes)
    do {
      var checked = CheckedFile(path: file.path, problem: nil)
      checked.diagnostics = try InterfaceAnalysis.diagnostics(
        of: interface.bytes,
        configuration: file.configuration,
        knowing: index
      )
      if !checked.diagnostics.isEmpty { checked.lines = lines }
      result = checked
    } catch {
      let line = lines.position(of: error.offset).line + 1
      result = CheckedFile(
        path: file.path,
        problem: "\(file.path):\(line): cannot be read: \(error.reason)"
      )
    }
    self.interface = nil
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [String: Int] {
    diagnostics.reduce(into: [:]) { $0[$1.ruleID, default: 0] += 1 }
  }

  /// Writes the fixed text, if there is one.
  ///
  /// - Parameter written: what has been written so far; a file that has two paths is written once.
  mutating func write(_ written: inout [FileIdentity: [UInt8]]) {
    guard let original, let fixed else { return }
    let identity = original.version?.identity
    if let identity, written[identity] == fixed { return }
    do {
      try FixedFile.write(fixed, to: file.path, read: original)
      if let identity { written[identity] = fixed }
    } catch {
      result = CheckedFile(path: file.path, problem: "\(file.path): \(error.message)")
    }
    self.original = nil
    self.fixed = nil
  }
}
