import CurbcutProtocol
import CurbcutRules
import CurbcutServer

/// An hour of work in a minute: a seeded mix of opens, edits, saves, requests, cancellations,
/// changes of settings and closes over many files, which use each other's views and change on disk.
///
/// After each thousand messages what the client has been told of every file must be what a fresh
/// server tells of the same texts.
struct Soak {
  /// What went wrong, with what it takes to see it again.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private var random: SeededGenerator
  private var server: Server
  private let disk = MemoryDisk()
  private var client = EditorClient()
  private var nextID = 1
  /// How many messages the client has sent.
  private(set) var sent = 0
  /// How many diagnostics were compared with those of a fresh server.
  private(set) var compared = 0
  private let texts: [String]
  private var settings = JSON.object(["diagnosticMode": "workspace"])
  private static let fileCount = 40
  /// How many names there are of views that files share: few enough that most are used, and enough
  /// that most are declared once.
  private static let nameCount = 100

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    server = Server(version: "0.0.0", files: disk.files)
    texts = Rule.all.flatMap { $0.examples.filter { $0.verdict == .reported }.map(\.code) }
    let capabilities = JSON.object([
      "textDocument": .object([
        "codeAction": .object(["codeActionLiteralSupport": .object([])])
      ]),
      "experimental": .object(["diagnosticChanges": .bool(!seed.isMultiple(of: 2))]),
    ])
    for number in 0..<Self.fileCount where random.below(2) == 0 {
      disk.write(newText(), at: Self.path(number))
    }
    send(
      request(
        "initialize",
        .object([
          "capabilities": capabilities, "rootUri": "file:///soak",
          "initializationOptions": settings,
        ])
      )
    )
    send(.notification(method: "initialized", params: .object([])))
  }

  /// Goes on until a number of messages have been sent.
  ///
  /// - Parameter each: called after each thousand messages, once all has been compared.
  mutating func run(messages: Int, each: (Soak) throws -> Void = { _ in }) throws {
    while sent < messages {
      step()
      if sent % 1_000 == 0 {
        try compare()
        try each(self)
      }
    }
    try compare()
  }

  // MARK: What a client does

  private static func path(_ number: Int) -> String { "/soak/File \(number).swift" }

  private mutating func step() {
    let path = Self.path(random.below(Self.fileCount))
    let uri = EditorClient.uri(of: path)
    if random.below(25) == 0 { return changeOnDisk(path) }
    guard client.texts[uri] != nil else { return open(uri) }
    switch random.below(100) {
    case 0..<54: edit(uri)
    case 54..<60: send(EditorClient.notification("textDocument/didSave", of: uri))
    case 60..<70: close(uri)
    case 70..<76: send(request("textDocument/hover", at(uri)))
    case 76..<84: send(request("textDocument/codeAction", at(uri)))
    case 84..<87: send(request("textDocument/inlayHint", at(uri)))
    case 87..<89: send(request("textDocument/codeLens", at(uri)))
    case 89..<91: command(uri)
    case 91..<94: cancel(uri)
    case 94: configure()
    case 95: nonsense(uri)
    default:
      pause()
      send(.notification(method: "$/setTrace", params: .object(["value": "off"])))
    }
    // Now and then the inbox is empty.
    if random.below(3) == 0 { drain() }
    // And now and then nothing comes for a while, though seldom long enough to come to an end.
    for _ in 0..<random.below(6) {
      if let messages = server.background() { client.receive(messages) }
    }
  }

  private mutating func changeOnDisk(_ path: String) {
    disk.write(random.below(5) == 0 ? nil : newText(), at: path)
    send(EditorClient.watched(path, type: 2))
  }

  private mutating func open(_ uri: String) {
    send(client.open(uri, newText()))
  }

  private mutating func newText() -> String {
    var text = random.below(9) == 0 ? "" : "import SwiftUI\n\n"
    for _ in 0..<random.below(4) { text += texts[random.below(texts.count)] + "\n\n" }
    var writer = DeclarationWriter(random: random, nameCount: Self.nameCount)
    for _ in 0..<random.below(5) { text += writer.declaration() + "\n\n" }
    random = writer.random
    return random.below(8) == 0 ? text.replacing("\n", with: "\r\n") : text
  }

  private mutating func edit(_ uri: String) {
    var changes: [JSON] = []
    for _ in 0...random.below(2) {
      guard let length = client.texts[uri]?.count else { return }
      if length > 30_000 || random.below(12) == 0 {
        changes.append(client.replaceAll(of: uri, with: newText()))
        continue
      }
      let start = random.below(length + 1)
      let end = min(length, start + (random.below(4) == 0 ? random.below(80) : random.below(3)))
      let text = typed()
      guard let change = client.replace(start..<max(start, end), with: text, in: uri) else {
        continue
      }
      changes.append(change)
    }
    guard !changes.isEmpty else { return }
    send(EditorClient.change(uri, version: sent, changes))
  }

  /// What a person types: mostly what leaves the rest as it is.
  private mutating func typed() -> String {
    switch random.below(12) {
    case 0, 1: ""
    case 2 where random.below(3) == 0: Self.breaking[random.below(Self.breaking.count)]
    default: Self.harmless[random.below(Self.harmless.count)]
    }
  }

  /// What changes what stands behind it, and what is easily counted wrong.
  private static let breaking = [
    "\n", "\r\n", "\r", "{", "}", "(", ")", "\"", "\"\"\"", "/*", "*/", "//", "#if DEBUG\n",
    "#endif\n", ".", ",", "[", "]", "func f() {\n", "// curbcut:disable:next\n",
  ]

  private static let harmless = [
    "a", "b", "1", " ", "  ", "é", "🎉", "👩‍👩‍👧", "\nImage(\"a\")\n", ".accessibilityHidden(true)",
    "\nText(\"b\").font(.system(size: 12))\n", ".accessibilityLabel(\"c\")", " /* é */ ",
    "\nstruct A: View { var body: some View { Image(\"x\") } }\n", "\nA()\n",
    "\nButton(action: go) { Image(systemName: \"star\") }\n", "\n// curbcut:disable:this\n",
    "\nextension View { func plain() -> some View { self.padding() } }\n",
  ]

  private mutating func close(_ uri: String) {
    send(client.close(uri))
  }

  private mutating func command(_ uri: String) {
    let name = random.below(2) == 0 ? "curbcut.fixAll" : "curbcut.showTranscript"
    send(
      request(
        "workspace/executeCommand",
        .object(["command": .string(name), "arguments": .array([.string(uri)])])
      )
    )
  }

  /// A cancellation that arrives before its request is begun, or long after it was answered.
  private mutating func cancel(_ uri: String) {
    let isEarly = random.below(2) == 0
    let id = isEarly ? nextID : max(1, nextID - 1 - random.below(5))
    server.cancel(.number(id))
    if isEarly { send(request("textDocument/hover", at(uri))) }
    send(.notification(method: "$/cancelRequest", params: .object(["id": .integer(id)])))
  }

  private mutating func configure() {
    let rules = (0..<random.below(4)).map { _ in
      let words: [JSON] = ["off", "hint", "error", "on", "loud"]
      return JSON.Member(
        Rule.all[random.below(Rule.all.count)].id,
        words[random.below(words.count)]
      )
    }
    let profiles: [JSON] = ["minimal", "recommended", "strict", "all"]
    settings = .object([
      "profile": profiles[random.below(4)], "rules": .object(rules), "inlayHints": true,
      "codeLens": true, "diagnosticMode": random.below(4) == 0 ? "openFiles" : "workspace",
    ])
    send(EditorClient.settings(settings))
  }

  private mutating func nonsense(_ uri: String) {
    switch random.below(5) {
    case 0: send(request("textDocument/hover", .array([])))
    case 1: send(request("no/such/request", nil))
    case 2:
      send(EditorClient.notification("textDocument/didClose", of: "file:///never/opened.swift"))
    case 3: send(.response(id: .string("curbcut-0"), result: .null))
    default:
      // Positions far outside count as the end.
      let far = JSON.object(["line": 99_999_999, "character": 99_999_999])
      let range = JSON.object(["start": far, "end": far])
      guard let length = client.texts[uri]?.count,
        client.replace(length..<length, with: "\n", in: uri) != nil
      else { return }
      let change = JSON.object(["range": range, "text": "\n"])
      send(EditorClient.change(uri, version: 7, [change]))
    }
  }

  // MARK: Messages

  private mutating func send(_ message: Message) {
    sent += 1
    client.receive(server.handle(message))
  }

  private mutating func drain() {
    while let messages = server.idle() { client.receive(messages) }
  }

  /// Nothing comes for a while.
  private mutating func pause() {
    drain()
    client.receive(server.pause())
    drain()
  }

  private mutating func request(_ method: String, _ params: JSON?) -> Message {
    defer { nextID += 1 }
    return .request(id: .number(nextID), method: method, params: params)
  }

  /// A place in a document, as a position and as a range.
  private mutating func at(_ uri: String) -> JSON {
    let place = client.position(of: random.below((client.texts[uri]?.count ?? 0) + 1), in: uri)
    return .object([
      "textDocument": .object(["uri": .string(uri)]), "position": place,
      "range": .object(["start": place, "end": place]),
      "context": .object(["diagnostics": .array([])]),
    ])
  }

  // MARK: Comparing

  private mutating func compare() throws {
    FreshServer.finish(&server, &client)
    let fresh = FreshServer.diagnostics(
      on: disk,
      folders: ["file:///soak"],
      settings: settings,
      open: client.texts
    )
    for number in 0..<Self.fileCount {
      let uri = EditorClient.uri(of: Self.path(number))
      let told = client.diagnostics[uri] ?? .array([])
      let expected = fresh[uri] ?? .array([])
      compared += JSON(parsing: expected.bytes)?.array?.count ?? 0
      guard told.means(expected) else {
        throw Failure(
          description: "after \(sent) messages \(uri) has\n\(told.text)\ninstead of\n"
            + "\(expected.text)\n\(client.texts[uri] == nil ? "on disk" : "open")"
        )
      }
    }
  }
}
