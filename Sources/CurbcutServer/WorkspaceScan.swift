import CurbcutAnalysis
import CurbcutProtocol
import CurbcutSyntax

/// The files of the workspace that are not open: they are looked at one at a time, while nothing
/// else comes or is to do.
struct WorkspaceScan: Sendable {
  /// A folder the person works in.
  struct Folder: Sendable, Equatable {
    let path: String

    func holds(_ file: String) -> Bool {
      file.hasPrefix(path.hasSuffix("/") ? path : path + "/")
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
    let known: [String: String]
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
  /// The files to look at, from `next` on.
  private(set) var queue: [String] = []
  private(set) var next = 0
  private var waiting: Set<String> = []
  var reports: [String: Report] = [:]
  var pulls: [Pull] = []
  var progress = Progress.none
  /// How many scans were shown to the client.
  var shownScans = 0

  /// How large a file may be that is looked at without being open, in bytes: larger ones would make
  /// a person wait who begins to type meanwhile.
  static let maximumByteCount = 1 << 20

  /// From how many files on a scan is shown as progress.
  static let largeCount = 100

  var isFinished: Bool { unlisted.isEmpty && next == queue.count }
  var remaining: Int { queue.count - next }

  func holds(_ path: String) -> Bool { folders.contains { $0.holds(path) } }

  mutating func enqueue(_ path: String) {
    if waiting.insert(path).inserted { queue.append(path) }
  }

  mutating func dequeue() -> String? {
    guard next < queue.count else { return nil }
    let path = queue[next]
    next += 1
    waiting.remove(path)
    if next == queue.count {
      queue = []
      next = 0
    }
    return path
  }

  /// Forgets what was still to be looked at.
  mutating func stop() {
    unlisted = []
    queue = []
    next = 0
    waiting = []
  }
}

extension Server {
  /// Lists a folder or looks at one file.
  mutating func scanNext() {
    if !scan.unlisted.isEmpty {
      let folder = scan.unlisted.removeFirst()
      for path in files.swiftFiles(folder.path) where documents[path] == nil { scan.enqueue(path) }
      if scan.remaining >= WorkspaceScan.largeCount { beginProgress() }
      if scan.isFinished { finishScan() }
      return
    }
    let total = scan.queue.count
    guard let path = scan.dequeue() else { return }
    if documents[path] == nil { look(at: path) }
    if scan.isFinished { finishScan() } else { reportProgress(of: total) }
  }

  /// Looks again at all files that are not open, after what applies to them has changed.
  mutating func rescan() {
    for path in scan.reports.keys.sorted() { scan.enqueue(path) }
  }

  /// Looks at a file that is not open, as it is on disk.
  private mutating func look(at path: String) {
    let bytes = files.read(path).flatMap {
      $0.count <= WorkspaceScan.maximumByteCount ? $0 : nil
    }
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
    if Self.isConfiguration(path) {
      let problems = problems(in: SyntaxTree(parsing: bytes), at: path, isOpen: false)
      if let first = problems[0]?["message"]?.string { show("\(path): \(first)") }
      return problems
    }
    workspace.open(path, bytes: bytes)
    defer { workspace.close(path) }
    configure(path)
    guard let tree = workspace.document(path)?.tree else { return .array([]) }
    let conversions = Conversions(tree: tree, encoding: encoding)
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
    guard folder.path.hasPrefix("/"), !scan.folders.contains(folder) else { return }
    scan.folders.append(folder)
    scan.unlisted.append(folder)
  }

  /// `workspace/didChangeWorkspaceFolders`.
  mutating func didChangeWorkspaceFolders(_ params: JSON?) {
    for removed in params?.at("event", "removed")?.array ?? [] {
      guard let uri = removed["uri"]?.string else { continue }
      let path = Conversions.path(of: uri)
      scan.folders.removeAll { $0.path == path }
      scan.unlisted.removeAll { $0.path == path }
      for (file, report) in scan.reports.sorted(by: { $0.key < $1.key }) where !scan.holds(file) {
        scan.reports[file] = nil
        if report.isShown, !capabilities.pullsDiagnostics {
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
      if Self.isConfiguration(path) {
        configurationChanged(path)
      } else if path.hasSuffix(".swift"), documents[path] == nil, scan.holds(path) {
        scan.enqueue(path)
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

  private mutating func reportProgress(of total: Int) {
    guard case .shown(let token, let last) = scan.progress, total > 0 else { return }
    let percentage = scan.next * 100 / total
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
