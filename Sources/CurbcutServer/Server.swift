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
    var version: Int?
  }

  var phase = Phase.new
  var capabilities = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var workspace = Workspace()
  /// The open documents by path: clients differ in how they spell a URI.
  var documents: [String: OpenDocument] = [:]
  /// The paths whose diagnostics are to be published, in the order of their edits.
  var dirty: [String] = []
  /// What was written for the diagnostics of each document.
  var written: [String: DiagnosticCache] = [:]
  /// What is to be sent before the next publishing.
  var outbox: [Message] = []
  /// The requests that were cancelled before they were taken up.
  private var cancelled: Set<Message.ID> = []
  /// The process whose end ends the session; nil where the client names none.
  package internal(set) var clientProcess: Int?
  /// The version that `serverInfo` names.
  let version: String
  private var nextRequest = 1

  package init(version: String) {
    self.version = version
  }

  /// What the process ends with, once the session is over.
  package var exitStatus: Int32? {
    if case .exited(let status) = phase { status } else { nil }
  }

  /// Takes in one message and says what to answer at once.
  package mutating func handle(_ message: Message) -> [Message] {
    switch message {
    case .request(let id, let method, let params):
      outbox = []
      if cancelled.remove(id) != nil {
        return [.failure(id: id, ResponseError(.requestCancelled, "cancelled"))]
      }
      let answer: Message
      do throws(ResponseError) {
        answer = .response(id: id, result: try respond(to: method, params))
      } catch {
        answer = .failure(id: id, error)
      }
      return [answer] + outbox
    case .notification(let method, let params):
      outbox = []
      notify(method, params)
      return outbox
    case .response(let id, let result):
      outbox = []
      receive(result, for: id)
      return outbox
    case .failure:
      return []
    }
  }

  /// Skips a request that has not been taken up yet.
  ///
  /// Requests take milliseconds, so cancelling means: where the cancellation has arrived before the
  /// request was begun, it is not begun. Once the cancellation's own turn comes, every request
  /// before it has been answered, and `notify` forgets it.
  package mutating func cancel(_ id: Message.ID) {
    cancelled.insert(id)
  }

  /// Answers what was no message: with its id where that could be read, else with a null id, as
  /// JSON-RPC has it.
  package mutating func handle(malformed: Message.Malformed) -> [Message] {
    [.failure(id: malformed.id, malformed.error)]
  }

  /// Does a piece of waiting work; nil where there is none.
  package mutating func idle() -> [Message]? {
    guard phase == .running, !dirty.isEmpty else { return nil }
    let path = dirty.removeFirst()
    guard let document = documents[path] else { return [] }
    return [publish(document)]
  }

  // MARK: Dispatch

  private mutating func respond(to method: String, _ params: JSON?) throws(ResponseError) -> JSON {
    guard let request = Request(rawValue: method) else {
      try requireRunning()
      throw ResponseError(.methodNotFound, "“\(method)” is not known here")
    }
    if request == .initialize {
      guard phase == .new else {
        throw ResponseError(.invalidRequest, "the session has begun already")
      }
      return initialize(params)
    }
    try requireRunning()
    switch request {
    case .initialize: return .null
    case .shutdown: return shutdown()
    case .codeAction: return try codeActions(params)
    case .hover: return try hover(params)
    }
  }

  private func requireRunning() throws(ResponseError) {
    switch phase {
    case .running: return
    case .new: throw ResponseError(.serverNotInitialized, "the session has not begun")
    case .shutDown, .exited: throw ResponseError(.invalidRequest, "the session is over")
    }
  }

  private mutating func notify(_ method: String, _ params: JSON?) {
    guard let notification = Notification(rawValue: method) else {
      // Notifications with a dollar may always be ignored.
      if !method.hasPrefix("$/"), phase == .running { log("“\(method)” is not known here") }
      return
    }
    if notification == .exit {
      phase = .exited(phase == .shutDown ? 0 : 1)
      return
    }
    if notification == .cancelRequest {
      // It came too late, or has done its work: the id may be used again.
      if let id = Message.ID(params?["id"]) { cancelled.remove(id) }
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
    case .exit, .cancelRequest, .setTrace: break
    }
  }

  /// The requests that are answered.
  enum Request: String, CaseIterable {
    case initialize, shutdown
    case codeAction = "textDocument/codeAction"
    case hover = "textDocument/hover"
  }

  /// The notifications that are understood.
  enum Notification: String, CaseIterable {
    case initialized, exit
    case didOpen = "textDocument/didOpen"
    case didChange = "textDocument/didChange"
    case didSave = "textDocument/didSave"
    case didClose = "textDocument/didClose"
    case didChangeConfiguration = "workspace/didChangeConfiguration"
    case cancelRequest = "$/cancelRequest"
    case setTrace = "$/setTrace"
  }

  // MARK: Sending

  /// Puts a line into the client's log.
  mutating func log(_ text: String) {
    outbox.append(
      .notification(
        method: "window/logMessage",
        params: .object(["type": 2, "message": .string("curbcut: \(text)")])
      )
    )
  }

  /// Tells the person something that they should act on.
  mutating func show(_ text: String) {
    outbox.append(
      .notification(
        method: "window/showMessage",
        params: .object(["type": 2, "message": .string(text)])
      )
    )
  }

  /// Asks the client something.
  mutating func request(_ method: String, _ params: JSON) {
    outbox.append(
      .request(id: .string("curbcut-\(nextRequest)-\(method)"), method: method, params: params)
    )
    nextRequest += 1
  }

  /// Marks a document for publishing.
  mutating func markDirty(_ path: String) {
    guard documents[path] != nil, !dirty.contains(path) else { return }
    dirty.append(path)
  }
}
