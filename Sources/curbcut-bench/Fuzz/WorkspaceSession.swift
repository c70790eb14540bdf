import CurbcutProtocol
import CurbcutServer

/// A server, its client and the disk that both see.
struct WorkspaceSession {
  private let disk = MemoryDisk()
  private var server: Server
  private var client = EditorClient()
  private let pullsDiagnostics: Bool
  private var folders = ["file:///one", "file:///two"]
  private var settings = JSON.object(["diagnosticMode": "workspace"])
  /// The paths of which the client has not told yet.
  private var untold: [String] = []
  private var nextID = 1

  init(pullsDiagnostics: Bool) {
    self.pullsDiagnostics = pullsDiagnostics
    server = Server(version: "0.0.0", files: disk.files)
    let diagnostic = JSON.object([
      "textDocument": .object(["diagnostic": .object([])]),
      "workspace": .object(["diagnostics": .object(["refreshSupport": true])]),
    ])
    let params = JSON.object([
      "capabilities": pullsDiagnostics ? diagnostic : .object([]),
      "workspaceFolders": .array(folders.map { .object(["uri": .string($0)]) }),
      "initializationOptions": settings,
    ])
    _ = request("initialize", params)
    send(.notification(method: "initialized", params: .object([])))
    // So that files are looked at before any is open; it may be answered much later.
    send(.request(id: .string("all"), method: "workspace/diagnostic", params: nil))
  }

  mutating func perform(_ step: WorkspaceFuzz.Step) {
    switch step {
    case .write(let path, let text, let isTold):
      disk.write(text, at: path)
      tell(path, isTold)
    case .rename(let old, let new, let isTold):
      guard let text = disk.text(at: old), old != new else { return }
      disk.write(nil, at: old)
      disk.write(text, at: new)
      tell(old, isTold)
      tell(new, isTold)
    case .move(let old, let new, let isTold):
      guard !new.hasPrefix(old), !old.hasPrefix(new) else { return }
      disk.move(old, to: new)
      for path in isTold ? [old, new] : ["/one/README.md"] { tell(path, true) }
    case .watched(let path, let type): send(EditorClient.watched(path, type: type))
    case .open(let path, let text):
      let uri = EditorClient.uri(of: path)
      guard client.text(of: uri) == nil, let text = text ?? disk.text(at: path) else { return }
      send(client.open(uri, text))
    case .edit(let path, let place, let length, let text): edit(path, place, length, text)
    case .save(let path):
      let uri = EditorClient.uri(of: path)
      guard let text = client.text(of: uri) else { return }
      disk.write(text, at: path)
      send(EditorClient.notification("textDocument/didSave", of: uri))
      tell(path, true)
    case .close(let path):
      let uri = EditorClient.uri(of: path)
      if client.text(of: uri) != nil { send(client.close(uri)) }
    case .settings(let json):
      settings = json
      send(EditorClient.settings(json))
    case .folder(let isAdded): changeFolder(isAdded: isAdded)
    case .hover(let path, let place): hover(path, place)
    case .work(let idle, let background):
      for _ in 0..<idle { client.receive(server.idle() ?? []) }
      // Every other step is a small one, as while somebody is typing.
      for step in 0..<background {
        client.receive(server.background(step.isMultiple(of: 2) ? .small : .full) ?? [])
      }
    case .pause: client.receive(server.pause())
    case .compare: break
    }
  }

  /// How what the client shows differs from what a fresh server tells; nil where it does not.
  mutating func difference() -> String? {
    for path in untold { send(EditorClient.watched(path, type: 2)) }
    untold = []
    FreshServer.finish(&server, &client)
    let fresh = FreshServer.diagnostics(
      on: disk,
      folders: folders,
      settings: settings,
      open: client.texts
    )
    let shown = pullsDiagnostics ? pulled() : client.diagnostics
    for uri in Set(shown.keys).union(fresh.keys).sorted() where uri.hasSuffix(".swift") {
      let told = shown[uri] ?? .array([])
      let expected = fresh[uri] ?? .array([])
      guard !told.means(expected) else { continue }
      let state =
        client.text(of: uri).map { "open as \($0.quoted(atMost: 4_000))" } ?? "not open"
      return "\(uri), \(state), has \(told.text.quoted(atMost: 3_000))\n"
        + "instead of \(expected.text.quoted(atMost: 3_000))"
    }
    return nil
  }

  // MARK: Messages

  private mutating func send(_ message: Message) { client.receive(server.handle(message)) }

  /// Asks the server and gives back what it answers at once, or when all work is done.
  private mutating func request(_ method: String, _ params: JSON) -> JSON? {
    let id = Message.ID.number(nextID)
    nextID += 1
    var messages = server.handle(.request(id: id, method: method, params: params))
    while !messages.contains(where: { $0.isAnswer(to: id) }),
      let more = server.idle() ?? server.background()
    { messages += more }
    client.receive(messages)
    return messages.last { $0.isAnswer(to: id) }?.json["result"]
  }

  private mutating func tell(_ path: String, _ isTold: Bool) {
    if isTold { send(EditorClient.watched(path, type: 2)) } else { untold.append(path) }
  }

  private mutating func edit(_ path: String, _ place: Int, _ length: Int, _ text: String) {
    let uri = EditorClient.uri(of: path)
    guard let count = client.texts[uri]?.count else { return }
    let start = place * count / 1_000
    let range = start..<min(count, start + length)
    guard let change = client.replace(range, with: text, in: uri) else { return }
    send(EditorClient.change(uri, version: nextID, [change]))
  }

  private mutating func changeFolder(isAdded: Bool) {
    let folder = "file:///two"
    guard isAdded != folders.contains(folder) else { return }
    if isAdded { folders.append(folder) } else { folders.removeAll { $0 == folder } }
    let change = JSON.array([.object(["uri": .string(folder), "name": "two"])])
    let event = JSON.object([
      "added": isAdded ? change : .array([]), "removed": isAdded ? .array([]) : change,
    ])
    send(
      .notification(
        method: "workspace/didChangeWorkspaceFolders",
        params: .object(["event": event])
      )
    )
  }

  private mutating func hover(_ path: String, _ place: Int) {
    let uri = EditorClient.uri(of: path)
    guard let count = client.texts[uri]?.count else { return }
    let position = client.position(of: place * count / 1_000, in: uri)
    let document = JSON.object(["uri": .string(uri)])
    _ = request(
      "textDocument/hover",
      .object(["textDocument": document, "position": position])
    )
  }

  /// What a client shows that asks for everything, and again when it is told to.
  private mutating func pulled() -> [String: JSON] {
    while true {
      let refreshes = client.refreshes
      let shown = pulledOnce()
      FreshServer.finish(&server, &client)
      if client.refreshes == refreshes { return shown }
    }
  }

  private mutating func pulledOnce() -> [String: JSON] {
    var shown: [String: JSON] = [:]
    let all = request("workspace/diagnostic", .object(["previousResultIds": .array([])]))
    for item in all?["items"]?.array ?? [] {
      if let uri = item["uri"]?.string { shown[uri] = item["items"] }
    }
    for uri in client.texts.keys.sorted() {
      let document = JSON.object(["uri": .string(uri)])
      let answer = request("textDocument/diagnostic", .object(["textDocument": document]))
      shown[uri] = answer?["items"]
    }
    return shown
  }
}

extension Message {
  /// Whether it answers a request.
  func isAnswer(to id: ID) -> Bool {
    switch self {
    case .response(let other, _), .failure(let other, _): other == id
    case .request, .notification: false
    }
  }
}
