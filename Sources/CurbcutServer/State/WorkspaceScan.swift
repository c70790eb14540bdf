import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// The files of the workspace that are not open: they are looked at one at a time, while nothing
/// else comes or is to do.
struct WorkspaceScan: Sendable {
  /// A folder the person works in.
  struct Folder: Sendable, Equatable {
    let path: String

    func holds(_ file: String) -> Bool { Path.relative(file, to: path) != nil }
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
  /// The folders whose files have not been listed yet.
  var unlisted: [Folder] = []
  /// The files that may tell others something else than before; they go before all that depends on
  /// them.
  var gathering = FileQueue()
  /// The files to look at.
  var queue = FileQueue()
  var reports: [PathKey: Report] = [:]
  var pulls: [Pull] = []
  var progress = Progress.none
  /// How many scans were shown to the client.
  var shownScans = 0

  /// How large a file may be that is looked at without being open, in bytes: larger ones would make
  /// a person wait who begins to type meanwhile.
  static let maximumByteCount = 1 << 20

  /// From how many files on a scan is shown as progress.
  static let largeCount = 100

  var isFinished: Bool { unlisted.isEmpty && gathering.isEmpty && queue.isEmpty }

  func holds(_ path: String) -> Bool { folders.contains { $0.holds(path) } }

  /// Forgets what was still to be looked at. What files tell each other is gathered to the end: half
  /// of it would be wrong.
  mutating func stop() {
    unlisted = []
    queue = FileQueue()
  }
}

extension Server {
  /// Lists a folder, gathers what one file tells the others, or looks at one.
  mutating func scanNext() {
    if !scan.unlisted.isEmpty {
      let folder = scan.unlisted.removeFirst()
      let paths = files.swiftFiles(folder.path).filter { documents[$0] == nil }
      for path in paths { visit(path) }
      if paths.count >= WorkspaceScan.largeCount { beginProgress() }
    } else if let next = scan.gathering.popFirst() {
      reportProgress()
      gather(next.path, ifMentioning: next.constants)
      if scan.gathering.isEmpty { passOnGatheredFacts() }
    } else if let next = scan.queue.popFirst() {
      reportProgress()
      // A folder may have left the workspace since.
      let isWanted = !next.path.hasSuffix(".swift") || scan.holds(next.path)
      if documents[next.path] == nil, isWanted {
        look(at: next.path, ifMentioning: next.constants)
      }
    }
    if scan.isFinished { finishScan() }
  }

  /// Has a file that is not open gathered and looked at.
  mutating func visit(_ path: String) {
    if path.hasSuffix(".swift") { scan.gathering.append(path) }
    scan.queue.append(path)
  }

  /// Looks again at all files that are not open, after what applies to them has changed.
  mutating func rescan() {
    for path in workspace.gatheredPaths { scan.gathering.append(path) }
    // One that was excluded until now has told nothing yet.
    for path in documents.sortedPaths { scan.gathering.append(path) }
    for path in scan.reports.sortedPaths { visit(path) }
  }

  /// The text of a file that is not open; nil where it is not there or too large to look at.
  func bytes(onDisk path: String) -> [UInt8]? {
    files.read(path).flatMap { $0.count <= WorkspaceScan.maximumByteCount ? $0 : nil }
  }

  /// Looks at a file that is not open, as it is on disk.
  private mutating func look(at path: String, ifMentioning constants: MemberNames?) {
    let bytes = bytes(onDisk: path)
    if let bytes, let constants, !constants.areMentioned(in: bytes) { return }
    let diagnostics = bytes.map { self.diagnostics(in: $0, at: path) } ?? .array([])
    let isEmpty = diagnostics == .array([])
    let written = diagnostics.bytes
    let wasShown = scan.reports[path]?.isShown ?? false
    if bytes == nil {
      scan.reports[path] = nil
    } else {
      scan.reports[path] = WorkspaceScan.Report(
        diagnostics: written,
        resultID: Self.resultID(of: .encoded(written)),
        isShown: !isEmpty
      )
    }
    if !capabilities.pullsDiagnostics, !isEmpty || wasShown {
      push(.encoded(written), for: Conversions.uri(of: path))
    }
  }

  private mutating func diagnostics(in bytes: [UInt8], at path: String) -> JSON {
    if isSettings(path) {
      let problems = problems(in: SyntaxTree(parsing: bytes), at: path, isOpen: false)
      if let first = problems[0]?["message"]?.string { show("\(path): \(first)") }
      return problems
    }
    workspace.open(path, bytes: bytes)
    defer { workspace.close(path) }
    configure(path)
    guard let tree = workspace.document(path)?.tree else { return .array([]) }
    let conversions = Conversions(tree: tree, encoding: encoding).indexed
    return .array(
      workspace.diagnostics(for: path).map { conversions.diagnostic($0, for: capabilities).json }
    )
  }

  private mutating func finishScan() {
    endProgress()
    answerPulls()
  }

  // MARK: Folders and files

  /// Takes in the folders that `initialize` names.
  mutating func takeFolders(_ params: JSON?) {
    var uris = params?["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    if uris.isEmpty, let root = params?["rootUri"]?.string { uris = [root] }
    for uri in uris { addFolder(uri) }
  }

  private mutating func addFolder(_ uri: String) {
    let folder = WorkspaceScan.Folder(path: Conversions.path(of: uri))
    guard folder.path.utf8.first == UInt8(ascii: "/"),
      !scan.folders.contains(where: { $0.path.isSamePath(as: folder.path) })
    else { return }
    scan.folders.append(folder)
    project.workspaceFolders = scan.folders.map(\.path)
    scan.unlisted.append(folder)
  }

  /// `workspace/didChangeWorkspaceFolders`.
  mutating func didChangeWorkspaceFolders(_ params: JSON?) {
    for removed in params?.at("event", "removed")?.array ?? [] {
      guard let uri = removed["uri"]?.string else { continue }
      let path = Conversions.path(of: uri)
      scan.folders.removeAll { $0.path.isSamePath(as: path) }
      scan.unlisted.removeAll { $0.path.isSamePath(as: path) }
      project.workspaceFolders = scan.folders.map(\.path)
      for file in workspace.gatheredPaths where !scan.holds(file) { scan.gathering.append(file) }
      for file in scan.reports.sortedPaths where !scan.holds(file) {
        let report = scan.reports.removeValue(forKey: PathKey(file))
        if report?.isShown == true, !capabilities.pullsDiagnostics {
          push(.array([]), for: Conversions.uri(of: file))
        }
      }
    }
    for added in params?.at("event", "added")?.array ?? [] {
      if let uri = added["uri"]?.string { addFolder(uri) }
    }
    if scan.isFinished { answerPulls() }
  }

  /// `workspace/didChangeWatchedFiles`: what changed on disk is looked at again.
  mutating func didChangeWatchedFiles(_ params: JSON?) {
    for change in params?["changes"]?.array ?? [] {
      guard let uri = change["uri"]?.string else { continue }
      let path = Conversions.path(of: uri)
      if ProjectConfiguration.isProject(path), project.refreshProjects() { checkAllAgain() }
      if isSettings(path) {
        configurationChanged(path)
      } else if path.hasSuffix(".swift"), documents[path] == nil, scan.holds(path) {
        visit(path)
      }
    }
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
    // Gathering is the first half of the work, looking the second.
    let isGathering = !scan.gathering.isEmpty
    let queue = isGathering ? scan.gathering : scan.queue
    let percentage = (isGathering ? 0 : 50) + queue.taken * 50 / max(1, queue.count)
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
