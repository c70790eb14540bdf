/// The language server as a state machine: a message in, messages out.
///
/// It knows no threads, pipes or clocks. Messages are handled one at a time and in order;
/// diagnostics are published by `idle()`, which is called when no input is left to read, so that a
/// burst of edits is checked once.
import CurbcutAnalysis
import CurbcutProtocol

/// One client's session.
package struct Server: Sendable {
  /// How far the session has come.
  enum Phase: Sendable, Equatable {
    case new, running, shutDown
    case exited(Int32)
  }

  /// A document as the client opened it.
  struct OpenDocument: Sendable {
    /// As the client spells it; echoed to the letter.
    let uri: String
    let path: String
    /// Whether it is Swift, by the client's word or its name.
    let isSwift: Bool
    /// Whether it is a file of Interface Builder, by its name.
    var isInterface: Bool { !isSwift && FileSearch.isInterface(path) }
    var version: Int?
    /// The text where it is too large to be checked; the workspace has no such document then.
    var largeText: LargeText?
    /// Whether it differs from what was opened or saved last.
    var isEdited = false
    /// What a client that asks was told last; while `curbcut.run` says to wait for the next save, it
    /// is told the same.
    var savedDiagnostics: JSON?
  }

  /// What the server asked the client, so that the answer finds its way.
  enum Question: Sendable, Equatable {
    case configuration
    case progress
    /// Where nothing is done with the answer.
    case other
  }

  var phase = Phase.new
  var capabilities = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var workspace: Workspace
  var settings = Settings()
  /// What the editor's settings say of rules.
  var editorConfiguration = ConfigurationFile([], from: .editor)
  /// What the person was told to be wrong in the editor's settings.
  var settingsProblems: [String] = []
  /// What the `.curbcut.json` files say.
  var project: ProjectConfiguration
  /// The open documents by path: clients differ in how they spell a URI.
  var documents: [PathKey: OpenDocument] = [:]
  /// The paths whose diagnostics are to be published, in the order of their edits.
  var dirty: [String] = []
  /// Those of them that only other files' facts have made so: they may well have stayed the same.
  var rechecked: Set<PathKey> = []
  /// The documents that are being typed in.
  var typing: [PathKey: Typing] = [:]
  /// The open documents with views that are looked at again once nobody is typing.
  var waiting: Set<PathKey> = []
  /// The open documents whose accessibility tree or transcript the client has been told.
  var toldTrees: Set<PathKey> = []
  /// What was published last of each open document.
  var published: [PathKey: [DiagnosticGroup]] = [:]
  /// What was written for the diagnostics of each document when they were last shown.
  var written: [PathKey: DiagnosticCache] = [:]
  /// The folders the person works in, and the files in them that are not open.
  var scan = WorkspaceScan()
  let files: Files
  /// What is to be sent before the next publishing.
  var outbox: [Message] = []
  /// The requests that were cancelled before they were taken up.
  private var cancelled: Set<Message.ID> = []
  /// What was asked and not answered yet.
  private var questions: [Message.ID: Question] = [:]
  private var nextRequest = 1
  /// The process whose end ends the session; nil where the client names none.
  package internal(set) var clientProcess: Int?
  /// The version that `serverInfo` names.
  let version: String
  let largestText: Int

  /// - Parameter largestText: beyond how many bytes a document is not checked.
  package init(
    version: String,
    files: Files,
    workPool: WorkPool = .one,
    largestText: Int = LargeText.minimumByteCount
  ) {
    self.version = version
    self.largestText = largestText
    self.files = files
    workspace = Workspace(workPool: workPool)
    project = ProjectConfiguration(
      read: files.read,
      list: files.names,
      resources: files.resources,
      resolved: files.resolved
    )
  }

  /// What the process ends with, once the session is over.
  package var exitStatus: Int32? {
    if case .exited(let status) = phase { status } else { nil }
  }

  /// Takes in one message and says what to answer at once.
  package mutating func handle(_ message: Message) -> [Message] {
    outbox = []
    switch message {
    case .request(let id, let method, let params):
      if cancelled.remove(id) != nil {
        return [.failure(id: id, ResponseError(.requestCancelled, "cancelled"))]
      }
      var answer: Message?
      do throws(ResponseError) {
        answer = try respond(to: method, params, id).map { .response(id: id, result: $0) }
      } catch {
        answer = .failure(id: id, error)
      }
      return [answer].compactMap { $0 } + outbox
    case .notification(let method, let params):
      notify(method, params)
    case .response(let id, let result):
      if let id, let question = questions.removeValue(forKey: id) { receive(result, to: question) }
    case .failure(let id, _):
      if let id { questions[id] = nil }
    }
    return outbox
  }

  /// Skips a request that has not been taken up yet.
  ///
  /// Requests take milliseconds, so cancelling means: where the cancellation has arrived before the
  /// request was begun, it is not begun. Once the cancellation's own turn comes, every request
  /// before it has been answered, and `notify` forgets it.
  package mutating func cancel(_ id: Message.ID) {
    cancelled.insert(id)
  }

  /// Answers what was no message where its id could be read; else a line goes into the log.
  package mutating func handle(malformed: Message.Malformed) -> [Message] {
    outbox = []
    if malformed.id != nil { return [.failure(id: malformed.id, malformed.error)] }
    if phase == .running { log("skipped a message: \(malformed.error.message)") }
    return outbox
  }

  /// Publishes what is waiting, one document at a time; nil where nothing is.
  package mutating func idle() -> [Message]? {
    guard phase == .running, !dirty.isEmpty else { return nil }
    outbox = []
    let path = dirty.removeFirst()
    guard let document = documents[path] else { return [] }
    if rechecked.remove(PathKey(path)) != nil, !hasNews(path) { return [] }
    publish(document)
    return outbox
  }

  /// Does a piece of work that nobody waits for: lists a folder, looks at a file that is not open.
  ///
  /// It is called while nothing comes, so that no keystroke waits for it.
  ///
  /// - Parameter pace: how much at a time; in small steps while somebody is typing.
  /// - Returns: Nil where there is no such work.
  package mutating func background(_ pace: WorkspaceScan.Pace = .full) -> [Message]? {
    guard hasBackgroundWork, pace == .full || scan.hasSmallSteps else { return nil }
    outbox = []
    scanNext(pace)
    return outbox
  }

  /// Whether `background` has something to do.
  package var hasBackgroundWork: Bool {
    phase == .running && scan.hasBegun && !scan.isFinished
  }

  /// Whether something is to be published once nothing has come for a short while.
  package var isHoldingBack: Bool {
    phase == .running && (!waiting.isEmpty || typing.values.contains { $0.isHoldingBack })
  }

  /// Takes note that nothing has come for a short while: who was typing has stopped.
  package mutating func pause() -> [Message] {
    outbox = []
    let paths = waiting.union(typing.filter { $0.value.isHoldingBack }.keys).sortedPaths
    waiting = []
    typing = [:]
    for path in paths { markDirty(path) }
    if capabilities.pullsDiagnostics, !paths.isEmpty { refreshDiagnostics() }
    return outbox
  }

  // MARK: Dispatch

  /// - Returns: The result; nil where the answer comes later.
  private mutating func respond(
    to method: String,
    _ params: JSON?,
    _ id: Message.ID
  ) throws(ResponseError) -> JSON? {
    guard let request = Request(rawValue: method) else {
      try requireRunning()
      throw ResponseError(.methodNotFound, "unknown method \"\(method)\"")
    }
    if request == .initialize {
      guard phase == .new else {
        throw ResponseError(.invalidRequest, "the server is already initialized")
      }
      return initialize(params)
    }
    try requireRunning()
    switch request {
    case .initialize: return .null
    case .shutdown: return shutdown()
    case .codeAction: return try codeActions(params)
    case .resolveCodeAction: return params ?? .null
    case .hover: return try hover(params)
    case .diagnostic: return try pullDiagnostics(params)
    case .workspaceDiagnostic: return pullWorkspaceDiagnostics(params, id)
    case .inlayHint: return try inlayHints(params)
    case .codeLens: return try codeLenses(params)
    case .documentColor: return try documentColors(params)
    case .colorPresentation: return try colorPresentations(params)
    case .executeCommand: return try executeCommand(params)
    case .accessibilityTree: return try accessibilityTree(params)
    case .compare: return try compare(params)
    }
  }

  private func requireRunning() throws(ResponseError) {
    switch phase {
    case .running: return
    case .new: throw ResponseError(.serverNotInitialized, "the server is not initialized")
    case .shutDown, .exited: throw ResponseError(.invalidRequest, "the server is shut down")
    }
  }

  private mutating func notify(_ method: String, _ params: JSON?) {
    guard let notification = Notification(rawValue: method) else {
      // Notifications with a dollar may always be ignored.
      if !method.hasPrefix("$/"), phase == .running { log("unknown method \"\(method)\"") }
      return
    }
    if notification == .exit {
      phase = .exited(phase == .shutDown ? 0 : 1)
      return
    }
    if notification == .cancelRequest {
      // It came too late, or has done its work: the id may be used again.
      if let id = Message.ID(params?["id"]) {
        cancelled.remove(id)
        cancelPull(id)
      }
      return
    }
    guard phase == .running else { return }
    switch notification {
    case .initialized: initialized()
    case .didOpen: didOpen(params)
    case .didChange: didChange(params)
    case .didSave: didSave(params)
    case .didClose: didClose(params)
    case .didChangeConfiguration: didChangeConfiguration(params)
    case .didChangeWatchedFiles: didChangeWatchedFiles(params)
    case .didCreateFiles, .didRenameFiles, .didDeleteFiles: didOperateOnFiles(params)
    case .didChangeWorkspaceFolders: didChangeWorkspaceFolders(params)
    case .cancelProgress: cancelProgress(params)
    case .exit, .cancelRequest, .setTrace: break
    }
  }

  /// The requests that are answered.
  package enum Request: String, CaseIterable, Sendable {
    case initialize, shutdown
    case codeAction = "textDocument/codeAction"
    case resolveCodeAction = "codeAction/resolve"
    case hover = "textDocument/hover"
    case diagnostic = "textDocument/diagnostic"
    case workspaceDiagnostic = "workspace/diagnostic"
    case inlayHint = "textDocument/inlayHint"
    case codeLens = "textDocument/codeLens"
    case documentColor = "textDocument/documentColor"
    case colorPresentation = "textDocument/colorPresentation"
    case executeCommand = "workspace/executeCommand"
    case accessibilityTree = "curbcut/accessibilityTree"
    case compare = "curbcut/compare"
  }

  /// The notifications that are understood.
  enum Notification: String, CaseIterable {
    case initialized, exit
    case didOpen = "textDocument/didOpen"
    case didChange = "textDocument/didChange"
    case didSave = "textDocument/didSave"
    case didClose = "textDocument/didClose"
    case didChangeConfiguration = "workspace/didChangeConfiguration"
    case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
    case didCreateFiles = "workspace/didCreateFiles"
    case didRenameFiles = "workspace/didRenameFiles"
    case didDeleteFiles = "workspace/didDeleteFiles"
    case didChangeWorkspaceFolders = "workspace/didChangeWorkspaceFolders"
    case cancelProgress = "window/workDoneProgress/cancel"
    case cancelRequest = "$/cancelRequest"
    case setTrace = "$/setTrace"
  }

  // MARK: Sending

  /// Puts a line into the client's log.
  mutating func log(_ text: String) {
    outbox.append(
      .notification(
        method: "window/logMessage",
        params: .object(["type": 2, "message": .string("curbcut: \(text.printable)")])
      )
    )
  }

  /// Tells the person something that they should act on.
  mutating func show(_ text: String) {
    outbox.append(
      .notification(
        method: "window/showMessage",
        params: .object(["type": 2, "message": .string(Self.withoutLinks(text.printable))])
      )
    )
  }

  /// A text in which no `[title](address)` is left: VS Code makes a link of it in any message.
  private static func withoutLinks(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "(", scalars.last == "]" { scalars.append(" ") }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// Asks the client something.
  mutating func ask(_ question: Question, _ method: String, _ params: JSON?) {
    let id = Message.ID.string("curbcut-\(nextRequest)-\(method)")
    nextRequest += 1
    if question != .other { questions[id] = question }
    outbox.append(.request(id: id, method: method, params: params))
  }

  /// Marks a document for publishing, unless the client asks for diagnostics itself.
  mutating func markDirty(_ path: String) {
    rechecked.remove(PathKey(path))
    guard !capabilities.pullsDiagnostics, documents[path] != nil,
      !dirty.contains(where: path.isSamePath)
    else {
      return
    }
    dirty.append(path)
  }
}
