import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// The files of the workspace that are not open: they are looked at a few at a time, while nothing
/// else comes or is to do.
package struct WorkspaceScan: Sendable {
  /// A folder the person works in.
  struct Folder: Sendable, Equatable {
    let path: String
    /// Which of the names in it are looked at.
    var search: FileSearch
    /// Whether no client has named it: it was found around an open document, and what is wrong in its
    /// other files is not shown.
    var isFound = false

    /// Whether a file or folder is in it, and looked at.
    func holds(_ inner: String, isFolder: Bool = false) -> Bool {
      Path.relative(inner, to: path).map { search.reaches($0, isFolder: isFolder) } ?? false
    }
  }

  /// What was found in a file, as it goes over the wire.
  struct Report: Sendable, Equatable {
    let diagnostics: [UInt8]
    let resultID: String
    /// Whether the client has been sent diagnostics that it shows.
    var isShown = false

    /// What stands for a document that was open until now.
    static let shown = Report(diagnostics: [], resultID: "", isShown: true)
  }

  /// A request for the diagnostics of all files that waits for its answer.
  struct Pull: Sendable {
    let id: Message.ID
    /// The results the client has, by path.
    let known: [PathKey: String]
  }

  /// How far the client sees the scan go.
  enum Progress: Sendable, Equatable {
    case none
    case asked(token: String)
    case shown(token: String, percentage: Int)
  }

  var folders: [Folder] = []
  /// Whether there has been something to show: the first document goes before all others.
  var hasBegun = false
  /// The folders whose files have not been listed yet, the next one last.
  var unlisted: [String] = []
  /// What was found in the folders.
  var tree = FolderTree()
  /// Whether something hints at a change on disk that nobody has told of.
  var isLookOverDue = false
  /// The folders that are still to be looked over.
  var lookOver: [String] = []
  /// The files that may tell others something else than before; they go before all that depends on
  /// them.
  var gathering = FileQueue()
  /// Which files have been gathered since clients were told that trees may have changed; at most two.
  var gathered: Set<PathKey> = []
  /// Open documents that have changed since they told the others something: what they tell now is
  /// gathered once nothing has come for a short while, for half a word tells something wrong.
  var changed = FileQueue()
  /// The files to look at.
  var queue = FileQueue()
  var reports: [PathKey: Report] = [:]
  var pulls: [Pull] = []
  /// The URIs of documents that were asked about and closed. A client that asks for all files takes
  /// back nothing by itself, and names as known only what an answer about all files has named.
  var withdrawn: [PathKey: String] = [:]
  /// What the client was told to be wrong with projects.
  var projectProblems: [String] = []
  var progress = Progress.none
  /// How many scans were shown to the client.
  var shownScans = 0

  /// How large a file may be that is looked at without being open, in bytes: larger ones would make
  /// a person wait who begins to type meanwhile.
  static let maximumByteCount = 1 << 20

  /// How many files are worked on at a time, and how many bytes of them: a few milliseconds, which
  /// is how long the first key that somebody presses may have to wait.
  static let maximumBatch = 16
  static let maximumBatchSize = 1 << 15

  /// How much is done at a time.
  package enum Pace: Sendable {
    /// What nobody notices who is typing: a file, and none that is large.
    case small
    case full

    var maximumBatch: Int { self == .full ? WorkspaceScan.maximumBatch : 1 }
    var maximumBatchSize: Int { self == .full ? WorkspaceScan.maximumBatchSize : 1 << 12 }
    /// How large a file may be that is worked on, in bytes.
    var maximumByteCount: Int { self == .full ? .max : 1 << 17 }
  }

  /// From how many files on a scan is shown as progress.
  static let largeCount = 100

  /// At how many names of files and folders listing ends: somebody may open their home folder.
  static let maximumNames = 100_000

  var isFinished: Bool {
    unlisted.isEmpty && !isLookOverDue && lookOver.isEmpty && gathering.isEmpty && changed.isEmpty
      && queue.isEmpty
  }

  /// Whether there is something to do that nobody notices who is typing.
  var hasSmallSteps: Bool {
    !unlisted.isEmpty || isLookOverDue || !lookOver.isEmpty || gathering.hasNext
      || (gathering.isEmpty && queue.hasNext)
  }

  /// Has the documents that have changed gathered with all others.
  mutating func gatherChanged() {
    while let (path, _) = changed.popFirst() { gathering.append(path) }
  }

  /// How many files are gathered or looked at, with those of them that have been.
  var count: Int { max(gathering.count, queue.count) }

  /// Whether a Swift file is one of those that are looked at.
  func holds(_ path: String) -> Bool {
    tree.holds(file: path) || folders.contains { $0.holds(path) }
  }

  /// Whether a file is in a folder that the client has named, looked at or not.
  func isNamed(_ path: String) -> Bool {
    folders.contains { !$0.isFound && Path.relative(path, to: $0.path) != nil }
  }

  /// Forgets what was still to be looked at. What files tell each other is gathered to the end: half
  /// of it would be wrong.
  mutating func stop() {
    unlisted = []
    isLookOverDue = false
    lookOver = []
    queue = FileQueue()
  }
}

extension Server {
  /// Lists a folder, looks some over, gathers what some files tell the others, or looks at some.
  mutating func scanNext(_ pace: WorkspaceScan.Pace) {
    if pace == .full { scan.gatherChanged() }
    if let folder = scan.unlisted.popLast() {
      list(folder)
      if scan.unlisted.isEmpty, scan.count >= WorkspaceScan.largeCount { beginProgress() }
    } else if scan.isLookOverDue || !scan.lookOver.isEmpty {
      lookOverNext()
    } else if !scan.gathering.isEmpty {
      reportProgress()
      gatherNext(pace)
    } else if !scan.queue.isEmpty {
      reportProgress()
      lookNext(pace)
    }
    if scan.isFinished {
      finishScan()
    } else if scan.gathering.isEmpty, !scan.hasSmallSteps, scan.queue.isEmpty {
      // What is left is what is being typed.
      endProgress()
    }
  }

  /// Has a file that is not open gathered, and looked at where what is wrong in it is shown.
  mutating func visit(_ path: String) {
    // Files of Objective-C are not read.
    guard path.hasSuffix(".swift") || FileSearch.isInterface(path) || isSettings(path) else {
      return
    }
    workspace.forgetViews(of: path)
    if !isSettings(path) { scan.gathering.append(path) }
    if showsWhenClosed(path) { scan.queue.append(path) }
  }

  /// Whether what is wrong in a file is shown while it is not open. Settings count for files that are.
  func showsWhenClosed(_ path: String) -> Bool {
    settings.showsClosedFiles && scan.isNamed(path) || isSettings(path)
  }

  /// Takes back what is shown of files that are not open.
  mutating func withdrawReports() {
    for path in scan.reports.sortedPaths where !showsWhenClosed(path) {
      report([], hasText: false, of: path)
    }
  }

  /// Looks again at all files that are not open, after what applies to them has changed.
  mutating func rescan() {
    for path in workspace.gatheredPaths { scan.gathering.append(path) }
    // One that was excluded until now has told nothing yet.
    for path in documents.sortedPaths { scan.gathering.append(path) }
    for path in scan.tree.filePaths + scan.reports.sortedPaths where documents[path] == nil {
      visit(path)
    }
  }

  /// The text of a file that is not open; nil where it is not there or too large to look at.
  func bytes(onDisk path: String) -> [UInt8]? {
    files.read(path).flatMap { $0.count <= WorkspaceScan.maximumByteCount ? $0 : nil }
  }

  /// Looks at some files that are not open, as they are on disk.
  private mutating func lookNext(_ pace: WorkspaceScan.Pace) {
    var batch: [ClosedFile] = []
    var byteCount = 0
    while batch.count < pace.maximumBatch, byteCount < pace.maximumBatchSize,
      let (path, constants) = scan.queue.popFirst(takingPostponed: pace == .full)
    {
      if documents[path] != nil { continue }
      guard showsWhenClosed(path) else {
        if scan.reports[path] != nil { report([], hasText: false, of: path) }
        continue
      }
      guard let bytes = bytes(onDisk: path) else {
        report([], hasText: false, of: path)
        continue
      }
      guard bytes.count <= pace.maximumByteCount else {
        scan.queue.postpone(path, ifMentioning: constants)
        continue
      }
      byteCount += bytes.count / 8
      if isSettings(path) {
        report(problems(inSettings: bytes, at: path), of: path)
      } else if !scan.holds(path) {
        // Its folder may be left out by now, or have left the workspace.
        if scan.reports[path] != nil { report([], hasText: false, of: path) }
      } else if FileSearch.isInterface(path) {
        let problems = problems(inInterface: SyntaxTree(parsing: bytes), at: path)
        report(problems.array ?? [], of: path)
      } else if constants?.areMentioned(in: bytes) ?? true {
        byteCount += bytes.count
        let configuration = configuration(of: path)
        batch.append(ClosedFile(path: path, bytes: bytes, configuration: configuration))
      }
    }
    for (file, findings) in zip(batch, workspace.check(batch)) { report(findings, of: file.path) }
  }

  /// What is wrong in a `.curbcut.json` that is not open.
  private mutating func problems(inSettings bytes: [UInt8], at path: String) -> [JSON] {
    let problems = problems(in: SyntaxTree(parsing: bytes), at: path, isOpen: false)
    if let first = problems[0]?["message"]?.string { show("\(path): \(first)") }
    return problems.array ?? []
  }

  /// Keeps what was found in a file that is not open, and tells it to a client that does not ask.
  mutating func report(_ findings: ClosedFile.Findings, of path: String) {
    let conversions = Conversions(tree: findings.tree, encoding: encoding).indexed
    report(
      findings.diagnostics.map { conversions.diagnostic($0, for: capabilities).json },
      of: path
    )
  }

  /// - Parameter hasText: whether there is such a file.
  private mutating func report(_ diagnostics: [JSON], hasText: Bool = true, of path: String) {
    let written = JSON.array(diagnostics).bytes
    let wasShown = scan.reports[path]?.isShown ?? false
    scan.reports[path] =
      hasText
      ? WorkspaceScan.Report(
        diagnostics: written,
        resultID: Self.resultID(of: .encoded(written)),
        isShown: !diagnostics.isEmpty
      ) : nil
    if !capabilities.pullsDiagnostics, !diagnostics.isEmpty || wasShown {
      push(.encoded(written), for: Conversions.uri(of: path))
    }
  }

  private mutating func finishScan() {
    workspace.forgetClosedFiles()
    let problems = project.projectProblems
    for problem in problems where !scan.projectProblems.contains(problem) { log(problem) }
    scan.projectProblems = problems
    endProgress()
    answerPulls()
    tellChangedTrees()
  }

  // MARK: Progress

  private mutating func beginProgress() {
    guard capabilities.hasProgress, scan.progress == .none else { return }
    scan.shownScans += 1
    let token = "curbcut-scan-\(scan.shownScans)"
    scan.progress = .asked(token: token)
    ask(.progress, "window/workDoneProgress/create", .object(["token": .string(token)]))
  }

  /// The client is ready to show how far the scan is.
  mutating func showProgress() {
    guard case .asked(let token) = scan.progress else { return }
    guard !scan.isFinished else {
      scan.progress = .none
      return
    }
    scan.progress = .shown(token: token, percentage: 0)
    progress(
      token,
      .object([
        "kind": "begin", "title": "Checking accessibility", "cancellable": true, "percentage": 0,
      ])
    )
  }

  private mutating func reportProgress() {
    guard case .shown(let token, let last) = scan.progress else { return }
    // Gathering is the first half of the work, looking, where it is wanted, the second.
    let isGathering = !scan.gathering.isEmpty
    let queue = isGathering ? scan.gathering : scan.queue
    let share = settings.showsClosedFiles ? 50 : 100
    let percentage = (isGathering ? 0 : 100 - share) + queue.taken * share / max(1, queue.count)
    guard percentage >= last + 5 else { return }
    scan.progress = .shown(token: token, percentage: percentage)
    progress(token, .object(["kind": "report", "percentage": .integer(percentage)]))
  }

  private mutating func endProgress() {
    if case .shown(let token, _) = scan.progress { progress(token, .object(["kind": "end"])) }
    scan.progress = .none
  }

  private mutating func progress(_ token: String, _ value: JSON) {
    outbox.append(
      .notification(
        method: "$/progress",
        params: .object(["token": .string(token), "value": value])
      )
    )
  }

  /// `window/workDoneProgress/cancel`: the person does not want the rest.
  mutating func cancelProgress(_ params: JSON?) {
    guard case .shown(let token, _) = scan.progress, params?["token"]?.string == token else {
      return
    }
    scan.stop()
    finishScan()
  }
}
