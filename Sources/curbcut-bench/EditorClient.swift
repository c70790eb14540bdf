import CurbcutProtocol
import CurbcutServer

/// An editor as far as a server sees it: the texts as they are edited, the messages about them, and
/// what the server has told.
struct EditorClient {
  /// The open documents in UTF-16, which is what the protocol counts in.
  private(set) var texts: [String: [UInt16]] = [:]
  /// What the server published last, by URI.
  private(set) var diagnostics: [String: JSON] = [:]
  /// How often the server has said that all diagnostics are to be asked for again.
  private(set) var refreshes = 0

  /// The URI of a path.
  static func uri(of path: String) -> String { "file://" + path.replacing(" ", with: "%20") }

  /// The text of an open document; nil where it is not open.
  func text(of uri: String) -> String? { texts[uri].map { String(decoding: $0, as: UTF16.self) } }

  mutating func receive(_ messages: [Message]) {
    for message in messages {
      switch message {
      case .request(_, "workspace/diagnostic/refresh", _): refreshes += 1
      case .notification("textDocument/publishDiagnostics", let params):
        if let uri = params?["uri"]?.string { diagnostics[uri] = params?["diagnostics"] }
      case .notification("curbcut/diagnosticChanges", let params):
        guard let uri = params?["uri"]?.string, let old = diagnostics[uri] else { continue }
        diagnostics[uri] = Self.changed(old, by: params?["diagnostics"] ?? .null)
      default: continue
      }
    }
  }

  /// What a client has been told of a document, once it has taken in the changes to it.
  static func changed(_ diagnostics: JSON, by runs: JSON) -> JSON {
    let old = JSON(parsing: diagnostics.bytes)?.array ?? []
    return .array(
      (JSON(parsing: runs.bytes)?.array ?? []).flatMap { run in
        guard let from = run["from"]?.integer, let count = run["count"]?.integer else {
          return run["items"]?.array ?? []
        }
        return old[from..<from + count].map { moved($0, byLines: run["lines"]?.integer ?? 0) }
      }
    )
  }

  /// The same JSON with lines further down, wherever it says `line`.
  private static func moved(_ json: JSON, byLines lines: Int) -> JSON {
    guard let members = json.members else { return json }
    return .object(
      members.map { member in
        let value = member.value
        if member.key == "line", let line = value.integer {
          return JSON.Member(member.key, .integer(line + lines))
        }
        return JSON.Member(member.key, moved(value, byLines: lines))
      }
    )
  }

  // MARK: Messages

  /// Opens a document.
  mutating func open(_ uri: String, _ text: String) -> Message {
    texts[uri] = Array(text.utf16)
    let document = JSON.object([
      "uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text),
    ])
    return .notification(
      method: "textDocument/didOpen",
      params: .object(["textDocument": document])
    )
  }

  /// Closes a document.
  mutating func close(_ uri: String) -> Message {
    texts[uri] = nil
    return Self.notification("textDocument/didClose", of: uri)
  }

  /// Tells of something that happened to a document.
  static func notification(_ method: String, of uri: String) -> Message {
    .notification(
      method: method,
      params: .object(["textDocument": .object(["uri": .string(uri)])])
    )
  }

  /// Tells of changes to a document.
  static func change(_ uri: String, version: Int, _ changes: [JSON]) -> Message {
    .notification(
      method: "textDocument/didChange",
      params: .object([
        "textDocument": .object(["uri": .string(uri), "version": .integer(version)]),
        "contentChanges": .array(changes),
      ])
    )
  }

  /// Tells of a file on disk; 1 is created, 2 changed, 3 deleted.
  static func watched(_ path: String, type: Int) -> Message {
    let change = JSON.object(["uri": .string(uri(of: path)), "type": .integer(type)])
    return .notification(
      method: "workspace/didChangeWatchedFiles",
      params: .object(["changes": .array([change])])
    )
  }

  /// Sends an editor's settings.
  static func settings(_ settings: JSON) -> Message {
    .notification(
      method: "workspace/didChangeConfiguration",
      params: .object(["settings": .object(["curbcut": settings])])
    )
  }

  // MARK: Edits

  /// Replaces a whole text, in the protocol's words.
  mutating func replaceAll(of uri: String, with text: String) -> JSON {
    texts[uri] = Array(text.utf16)
    return .object(["text": .string(text)])
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
