import CurbcutProtocol
import CurbcutServer
import Foundation

@testable import curbcut_bench

/// A recorded session: one JSON object a line with its direction, `#` lines are comments.
struct Session {
  /// One line of a session.
  enum Line: Equatable {
    case comment(String)
    case client(JSON)
    /// Content of a frame that is no message.
    case clientText(String)
    /// Files as they are on disk from now on, by path; null for a file that is gone.
    case disk(JSON)
    /// Nothing comes for a short while.
    case pause
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
      if let disk = json["disk"] { return .disk(disk) }
      if json["pause"] != nil { return .pause }
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
    let disk = Disk()
    var server = Server(version: "0.0.0", files: disk.files)
    var result: [Line] = []
    for line in clientLines {
      result.append(line)
      let bytes: [UInt8]
      switch line {
      case .client(let json): bytes = json.bytes
      case .clientText(let text): bytes = Array(text.utf8)
      case .disk(let json):
        disk.change(json)
        continue
      case .pause:
        var messages = server.pause()
        while let more = server.idle() ?? server.background() { messages += more }
        result += messages.map { .server($0.json) }
        continue
      case .comment, .server: continue
      }
      var messages: [Message]
      do throws(Message.Malformed) {
        messages = server.handle(try Message(parsing: bytes))
      } catch {
        messages = server.handle(malformed: error)
      }
      while let more = server.idle() ?? server.background() { messages += more }
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
      case .disk(let json): "{\"disk\":\(json.text)}"
      case .pause: "{\"pause\":true}"
      case .server(let json): "{\"server\":\(json.text)}"
      }
    }.joined(separator: "\n") + "\n"
  }
}

/// A file system that a session changes as it goes on.
final class Disk: Sendable {
  private let memory = MemoryDisk()

  /// Writes and removes files: `{"/home/dev/app/Hero.swift": "text", "/gone.swift": null}`.
  func change(_ json: JSON) {
    for member in json.members ?? [] { memory.write(member.value.string, at: member.key) }
  }

  var files: Files { memory.files }
}
