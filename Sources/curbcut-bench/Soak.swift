import CurbcutProtocol
import CurbcutRules
import CurbcutServer

/// An hour of work in a minute: a seeded mix of opens, edits, saves, requests, cancellations,
/// changes of settings and closes over many files.
///
/// After each thousand messages what the client has been told of every open document must be what a
/// fresh server tells of the same text.
struct Soak {
  /// What went wrong, with what it takes to see it again.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private var random: SeededGenerator
  private var server: Server
  private var client = SoakClient()
  private var nextID = 1
  /// How many messages the client has sent.
  private(set) var sent = 0
  /// How many diagnostics were compared with those of a fresh server.
  private(set) var compared = 0
  private let texts: [String]
  private var settings = JSON.object([])
  private static let fileCount = 40

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    server = Server(version: "0.0.0", files: .none)
    texts = Rule.all.flatMap { $0.examples.filter { $0.verdict == .bad }.map(\.code) }
    let capabilities = JSON.object([
      "textDocument": .object([
        "codeAction": .object(["codeActionLiteralSupport": .object([])])
      ])
    ])
    send(request("initialize", .object(["capabilities": capabilities])))
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

  private mutating func step() {
    let uri = "file:///soak/File%20\(random.below(Self.fileCount)).swift"
    guard client.texts[uri] != nil else { return open(uri) }
    switch random.below(100) {
    case 0..<54: edit(uri)
    case 54..<60: send(document("textDocument/didSave", uri))
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
  }

  private mutating func open(_ uri: String) {
    let text = newText()
    client.texts[uri] = Array(text.utf16)
    send(
      .notification(
        method: "textDocument/didOpen",
        params: .object([
          "textDocument": .object([
            "uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text),
          ])
        ])
      )
    )
  }

  private mutating func newText() -> String {
    var text = random.below(9) == 0 ? "" : "import SwiftUI\n\n"
    for _ in 0..<random.below(6) { text += texts[random.below(texts.count)] + "\n\n" }
    return random.below(8) == 0 ? text.replacing("\n", with: "\r\n") : text
  }

  private mutating func edit(_ uri: String) {
    var changes: [JSON] = []
    for _ in 0...random.below(2) {
      guard let length = client.texts[uri]?.count else { return }
      if length > 30_000 || random.below(12) == 0 {
        let text = newText()
        client.texts[uri] = Array(text.utf16)
        changes.append(.object(["text": .string(text)]))
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
    send(
      .notification(
        method: "textDocument/didChange",
        params: .object([
          "textDocument": .object(["uri": .string(uri), "version": .integer(sent)]),
          "contentChanges": .array(changes),
        ])
      )
    )
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
    client.texts[uri] = nil
    send(document("textDocument/didClose", uri))
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
      "codeLens": true,
    ])
    send(
      .notification(
        method: "workspace/didChangeConfiguration",
        params: .object(["settings": .object(["curbcut": settings])])
      )
    )
  }

  private mutating func nonsense(_ uri: String) {
    switch random.below(5) {
    case 0: send(request("textDocument/hover", .array([])))
    case 1: send(request("no/such/request", nil))
    case 2: send(document("textDocument/didClose", "file:///never/opened.swift"))
    case 3: send(.response(id: .string("curbcut-0"), result: .null))
    default:
      // Positions far outside count as the end.
      let far = JSON.object(["line": 99_999_999, "character": 99_999_999])
      let range = JSON.object(["start": far, "end": far])
      guard let length = client.texts[uri]?.count,
        client.replace(length..<length, with: "\n", in: uri) != nil
      else { return }
      send(
        .notification(
          method: "textDocument/didChange",
          params: .object([
            "textDocument": .object(["uri": .string(uri), "version": 7]),
            "contentChanges": .array([.object(["range": range, "text": "\n"])]),
          ])
        )
      )
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

  private func document(_ method: String, _ uri: String) -> Message {
    .notification(
      method: method,
      params: .object(["textDocument": .object(["uri": .string(uri)])])
    )
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
    pause()
    var fresh = Server(version: "0.0.0", files: .none)
    var other = SoakClient()
    let capabilities = JSON.object(["capabilities": .object([])])
    other.receive(fresh.handle(request("initialize", capabilities)))
    other.receive(
      fresh.handle(
        .notification(
          method: "workspace/didChangeConfiguration",
          params: .object(["settings": .object(["curbcut": settings])])
        )
      )
    )
    for (uri, text) in client.texts.sorted(by: { $0.key < $1.key }) {
      let text = String(decoding: text, as: UTF16.self)
      let opening = Message.notification(
        method: "textDocument/didOpen",
        params: .object([
          "textDocument": .object([
            "uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text),
          ])
        ])
      )
      other.receive(fresh.handle(opening))
      while let messages = fresh.idle() { other.receive(messages) }
      let told = client.diagnostics[uri] ?? .array([])
      let expected = other.diagnostics[uri] ?? .array([])
      compared += JSON(parsing: expected.bytes)?.array?.count ?? 0
      guard told.means(expected) else {
        throw Failure(
          description: "after \(sent) messages \(uri) has\n\(told.text)\ninstead of\n"
            + "\(expected.text)\nin\n\(text)"
        )
      }
    }
    for (uri, told) in client.diagnostics
    where client.texts[uri] == nil && !told.means(.array([])) {
      throw Failure(description: "\(uri) is closed and still has \(told.text)")
    }
  }
}

/// What a client knows: the texts as it edits them, and what it was told.
struct SoakClient {
  /// The open documents in UTF-16, which is what the protocol counts in.
  var texts: [String: [UInt16]] = [:]
  private(set) var diagnostics: [String: JSON] = [:]

  mutating func receive(_ messages: [Message]) {
    for message in messages {
      guard case .notification("textDocument/publishDiagnostics", let params) = message,
        let uri = params?["uri"]?.string
      else { continue }
      diagnostics[uri] = params?["diagnostics"]
    }
  }

  /// Replaces a stretch and says so in the protocol's words; nil where it would cut a character or
  /// a line end in two.
  mutating func replace(_ range: Range<Int>, with text: String, in uri: String) -> JSON? {
    guard let old = texts[uri], !isInside(range.lowerBound, of: old),
      !isInside(range.upperBound, of: old)
    else { return nil }
    let change = JSON.object([
      "range": .object([
        "start": position(of: range.lowerBound, in: uri),
        "end": position(of: range.upperBound, in: uri),
      ]),
      "text": .string(text),
    ])
    texts[uri]?.replaceSubrange(range, with: Array(text.utf16))
    return change
  }

  /// The line and character of an offset.
  func position(of offset: Int, in uri: String) -> JSON {
    let text = texts[uri] ?? []
    var line = 0
    var start = 0
    for index in text.indices.prefix(min(offset, text.count)) {
      let isReturn = text[index] == 13 && !(index + 1 < text.count && text[index + 1] == 10)
      if text[index] == 10 || isReturn {
        line += 1
        start = index + 1
      }
    }
    return .object(["line": .integer(line), "character": .integer(offset - start)])
  }

  /// Whether an offset lies within a surrogate pair or a carriage return and its line feed.
  private func isInside(_ offset: Int, of text: [UInt16]) -> Bool {
    guard offset > 0, offset < text.count else { return false }
    return UTF16.isTrailSurrogate(text[offset]) || (text[offset - 1] == 13 && text[offset] == 10)
  }
}

/// Random numbers that are the same each time (SplitMix64).
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to a bound, which is at least 1.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(1, bound)))
  }
}
