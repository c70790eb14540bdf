import CurbcutProtocol
import CurbcutServer
import Foundation

/// A recorded session: one JSON object a line with its direction, `#` lines are comments.
struct Session {
  /// One line of a session.
  enum Line: Equatable {
    case comment(String)
    case client(JSON)
    /// Content of a frame that is no message.
    case clientText(String)
    case server(JSON)
  }

  let lines: [Line]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("protocol-fixtures")

  /// The names of all recorded sessions.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  init(lines: [Line]) {
    self.lines = lines
  }

  init(named name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    lines = try text.split(separator: "\n").map { line in
      if line.hasPrefix("#") { return .comment(String(line)) }
      guard let json = JSON(parsing: Array(line.utf8)) else { throw Unreadable(line: String(line)) }
      if let client = json["client"] { return .client(client) }
      if let server = json["server"] { return .server(server) }
      if let text = json["client-text"]?.string { return .clientText(text) }
      throw Unreadable(line: String(line))
    }
  }

  struct Unreadable: Error {
    let line: String
  }

  /// The session without what the server said.
  var clientLines: [Line] {
    lines.filter { if case .server = $0 { false } else { true } }
  }

  /// The session with what a fresh server says to it.
  func replayed() -> Session {
    var server = Server(version: "0.0.0")
    var result: [Line] = []
    for line in clientLines {
      result.append(line)
      let bytes: [UInt8]
      switch line {
      case .client(let json): bytes = json.bytes
      case .clientText(let text): bytes = Array(text.utf8)
      case .comment, .server: continue
      }
      var messages: [Message]
      do throws(Message.Malformed) {
        messages = server.handle(try Message(parsing: bytes))
      } catch {
        messages = server.handle(malformed: error)
      }
      while let more = server.idle() { messages += more }
      result += messages.map { .server($0.json) }
    }
    return Session(lines: result)
  }

  /// The session as it is kept in a file.
  var text: String {
    lines.map { line in
      switch line {
      case .comment(let text): text
      case .client(let json): "{\"client\":\(json.text)}"
      case .clientText(let text): "{\"client-text\":\(JSON.string(text).text)}"
      case .server(let json): "{\"server\":\(json.text)}"
      }
    }.joined(separator: "\n") + "\n"
  }
}
