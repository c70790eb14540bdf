import CurbcutProtocol
import CurbcutServer

/// Writes frames and messages as they should not be, and some as they should.
struct MessageShapes {
  var random: SeededGenerator
  private var requests = 0

  init(random: SeededGenerator) { self.random = random }

  /// Everything a client may send, and what none should.
  private static let methods =
    Server.Request.allCases.map(\.rawValue).filter { $0 != "shutdown" } + [
      "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave",
      "textDocument/didClose", "workspace/didChangeConfiguration",
      "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders",
      "window/workDoneProgress/cancel", "$/setTrace", "no/such/thing", "", "\u{0}",
    ]

  // MARK: Steps

  /// A request that must be answered.
  mutating func request(_ method: String, _ params: JSON?) -> FrameFuzz.Step {
    requests += 1
    let id: Message.ID =
      switch random.below(6) {
      case 0: .string("r\(requests)")
      case 1: .number(Int.max - requests)
      case 2: .number(-requests)
      default: .number(requests)
      }
    let message = Message.request(id: id, method: method, params: params)
    return FrameFuzz.Step(bytes: frame(message.json.bytes), answered: id)
  }

  /// One frame, or bytes between two.
  mutating func step() -> FrameFuzz.Step {
    switch random.below(16) {
    case 0: return FrameFuzz.Step(bytes: garbage())
    case 1: return FrameFuzz.Step(bytes: wrongLength())
    case 2: return FrameFuzz.Step(bytes: frame(malformedJSON()))
    case 3: return FrameFuzz.Step(bytes: frame(value(4).bytes))
    case 4: return odd()
    case 5: return FrameFuzz.Step(bytes: frame(response().bytes))
    case 6..<10: return request(random.pick(Self.methods), parameters())
    case 10: return opening()
    default:
      let message = Message.notification(method: random.pick(Self.methods), params: parameters())
      return FrameFuzz.Step(bytes: frame(message.json.bytes))
    }
  }

  /// An answer to something that the server may have asked.
  private mutating func response() -> JSON {
    .object(["jsonrpc": "2.0", "id": .string("curbcut-\(random.below(4))"), "result": value(2)])
  }

  private mutating func opening() -> FrameFuzz.Step {
    let text = String(decoding: random.pick(FuzzSources.all).bytes.prefix(2_000), as: UTF8.self)
    let message = Message.notification(
      method: "textDocument/didOpen",
      params: .object([
        "textDocument": .object([
          "uri": "file:///a.swift", "languageId": "swift", "version": 1, "text": .string(text),
        ])
      ])
    )
    return FrameFuzz.Step(bytes: frame(message.json.bytes))
  }

  // MARK: Frames

  /// A frame with its header in one of the ways that are right.
  private mutating func frame(_ content: [UInt8]) -> [UInt8] {
    let count = content.count
    let type = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n"
    let header = random.pick([
      "Content-Length: \(count)\r\n\r\n", "Content-Length: \(count)\r\n\r\n",
      "content-length:\(count)\r\n\r\n", "Content-Length: \(count)\n\n",
      "\(type)Content-Length: \(count)\r\n\r\n", "Content-Length: \(count)\r\n\(type)\r\n",
      "Content-Length: 000\(count)\r\n\r\n",
    ])
    return Array(header.utf8) + content
  }

  /// A header without a length that can be read, then a message that may be lost with it.
  private mutating func garbage() -> [UInt8] {
    let headers = [
      "Content-Length: -1\r\n\r\n", "Content-Length: many\r\n\r\n", "Content-Length: \r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 4000000000\r\n\r\n",
      "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", "Content-Type: x\r\n\r\n", "\r\n\r\n",
      "\n\n",
      "{}", "\0\0\0", "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "Content-Length: 0\r\n\r\n",
      String(repeating: "x", count: 500), "Content-Length", "Content-Length: 12",
      "ｃontent-length: 5",
    ]
    return Array(random.pick(headers).utf8) + sacrifice
  }

  /// A length that is not that of the content, then a message that may be lost with it.
  private mutating func wrongLength() -> [UInt8] {
    let content = Message.notification(method: "initialized", params: nil).json.bytes
    let length = max(0, content.count - 20 + random.below(60))
    return Array("Content-Length: \(length)\r\n\r\n".utf8) + content + sacrifice
  }

  /// A message that may be lost, and what ends whatever header is still open.
  private var sacrifice: [UInt8] {
    Array("\r\n\r\nContent-Length: 60\r\n\r\n".utf8) + [UInt8](repeating: 32, count: 58)
      + Array("{}".utf8)
  }

  // MARK: Messages

  /// A message with an id in which something else is wrong, so that it must be answered.
  private mutating func odd() -> FrameFuzz.Step {
    requests += 1
    let id = Message.ID.number(requests)
    let method: JSON? = random.isOne(in: 2) ? nil : random.pick([.null, 5, .array([]), true])
    let json = JSON.object([
      "jsonrpc": random.pick(["2.0", "1.0", .null, 2]), "id": id.json, "method": method,
    ])
    return FrameFuzz.Step(bytes: frame(json.bytes), answered: id)
  }

  /// JSON with some of its bytes taken out, doubled or changed.
  private mutating func malformedJSON() -> [UInt8] {
    let texts = [
      "", " ", "{", "[", "{\"a\"", "{\"a\":}", "[1,]", "{\"a\":1,}", "nul", "tru", "-", "1e", "1.",
      "01",
      "\"", "\"\\", "\"\\u12\"", "\"\\ud800\"", "\"\\x\"", "1e999", "{\"a\" 1}", "{} {}", "NaN",
      "\"\t\"",
      "\u{FEFF}{}", "'a'", "{a:1}", "//", String(repeating: "[", count: 300),
      String(repeating: "{\"a\":", count: 300), String(repeating: "9", count: 400),
    ]
    switch random.below(3) {
    case 0: return Array(random.pick(texts).utf8)
    case 1: return (0..<random.below(40)).map { _ in UInt8(random.below(256)) }
    default:
      var bytes = Message.notification(method: random.pick(Self.methods), params: parameters())
        .json.bytes
      for _ in 0...random.below(3) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[place], at: place)
        default: bytes[place] = UInt8(random.below(256))
        }
      }
      return bytes
    }
  }

  /// Parameters of any shape, half of them about a document as they should be.
  private mutating func parameters() -> JSON? {
    switch random.below(8) {
    case 0: return nil
    case 1..<4:
      let place = JSON.object([
        "line": .integer(random.below(30)), "character": .integer(random.below(60)),
      ])
      let end = random.isOne(in: 4) ? value(2) : place
      return .object([
        "textDocument": .object(["uri": "file:///a.swift", "version": 2]), "position": place,
        "range": .object(["start": place, "end": end]),
        "context": .object(["diagnostics": .array([])]),
        "contentChanges": .array([
          .object(["range": .object(["start": place, "end": end]), "text": "x"])
        ]),
      ])
    default: return value(4)
    }
  }

  /// The keys that the server looks for.
  private static let keys = [
    "textDocument", "uri", "version", "text", "range", "start", "end", "line", "character",
    "position", "context", "only", "diagnostics", "contentChanges", "settings", "curbcut", "rules",
    "profile", "run", "changes", "event", "added", "removed", "arguments", "command", "token",
    "previousResultIds", "value", "capabilities", "workspace", "processId", "rootUri",
    "workspaceFolders", "initializationOptions", "inlayHints", "configPath", "color", "red",
  ]

  /// A value in which everything may stand anywhere.
  ///
  /// - Parameter depth: how many values may stand in each other.
  mutating func value(_ depth: Int) -> JSON {
    switch random.below(depth > 0 ? 14 : 8) {
    case 0: return .null
    case 1: return .bool(random.isOne(in: 2))
    case 2:
      return .integer(random.pick([0, 1, -1, 7, Int.max, Int.min, 1 << 32, 1 << 31]))
    case 3: return .number(random.pick([0.5, -1e300, 1e300, 3]))
    case 4:
      return .string(random.pick(["", "a", "file:///a.swift", "file://", "%", "untitled:1", "\0"]))
    case 5: return .string("struct A: View { var body: some View { Image(\"a\") } }")
    case 6: return "file:///a.swift"
    case 7: return .array([])
    case 8: return .array((0..<random.below(4)).map { _ in value(depth - 1) })
    default:
      let count = random.below(6)
      return .object(
        (0..<count).map { _ in JSON.Member(random.pick(Self.keys), value(depth - 1)) }
      )
    }
  }
}
