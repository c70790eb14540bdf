import CurbcutProtocol
import CurbcutServer
import CurbcutTestSupport
import Foundation
import Testing

/// The built language server over a pipe: framing, order and exit codes.
@Suite struct LanguageServerTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private func frame(_ text: String) -> [UInt8] {
    FrameDecoder.encode(Array(text.utf8))
  }

  private func messages(in output: String) -> [JSON] {
    var decoder = FrameDecoder()
    decoder.append(output.utf8)
    var messages: [JSON] = []
    while let frame = decoder.next() {
      if case .content(let bytes) = frame, let json = JSON(parsing: bytes) { messages.append(json) }
    }
    return messages
  }

  private static let sessions: [String] = {
    let folder = BuiltBinary.repository.appendingPathComponent("protocol-fixtures").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { name in
      // Files on a disk of the session's own are there for the state machine only.
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return name.hasSuffix(".jsonl") && text?.includes("\n{\"disk\":") == false
    }.sorted()
  }()

  @Test("a recorded session gets the same answers over a pipe", arguments: sessions)
  func replay(name: String) throws {
    let file = BuiltBinary.repository.appendingPathComponent("protocol-fixtures/\(name)")
    var input: [UInt8] = []
    var answers: [JSON] = []
    // The recorded client is long gone; the server would end with it.
    let recorded = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(
      of: "\"processId\":4242",
      with: "\"processId\":\(ProcessInfo.processInfo.processIdentifier)"
    )
    for line in recorded.split(separator: "\n") {
      guard !line.hasPrefix("#"), let json = JSON(parsing: Array(line.utf8)) else { continue }
      if let client = json["client"] { input += FrameDecoder.encode(client.bytes) }
      if let text = json["client-text"]?.string { input += frame(text) }
      // What is published between edits depends on how fast they come; answers do not.
      if let server = json["server"], server["id"] != nil, server["method"] == nil {
        answers.append(server)
      }
    }
    let outcome = try curbcut.run(["lsp", "--stdio"], input: input)
    #expect(outcome.status == 0)
    let received = messages(in: outcome.output).filter { $0["id"] != nil && $0["method"] == nil }
    #expect(received.count == answers.count)
    for (answer, expected) in zip(received, answers)
    where expected.at("result", "serverInfo") == nil {
      #expect(answer.means(expected), "\(name)\nexpected \(expected.text)\nreceived \(answer.text)")
    }
  }

  @Test("malformed frames cost nothing but themselves")
  func malformedFrames() throws {
    let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    var input = frame(initialize)
    for bad in [
      "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "X: y\r\n\r\n",
      "Content-Length: 3\r\nContent-Length: 4\r\n\r\n", "Content-Length: 99999999999\r\n\r\n",
    ] {
      input += Array(bad.utf8)
    }
    input += FrameDecoder.encode([0xFF, 0xFE, 0x00])
    input += frame(String(repeating: "[", count: 100_000))
    input += frame(shutdown) + frame(exit)
    let outcome = try curbcut.run(["lsp"], input: input)
    #expect(outcome.status == 0)
    let ids = messages(in: outcome.output).compactMap { $0["id"]?.integer }
    #expect(ids == [1, 2])
    #expect(outcome.errors.includes("skipped"))
  }

  @Test("input that ends without a word ends the process")
  func endOfInput() throws {
    #expect(try curbcut.run(["lsp"]).status == 1)
    let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    #expect(try curbcut.run(["lsp"], input: frame(initialize)).status == 1)
    let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
    #expect(try curbcut.run(["lsp"], input: frame(exit)).status == 1)
  }

  @Test("a request that is cancelled before it is begun is not answered with a result")
  func cancellation() throws {
    var server = Server(version: "0.0.0", files: .none)
    _ = server.handle(
      .request(id: .number(1), method: "initialize", params: .object(["capabilities": .object([])]))
    )
    server.cancel(.number(2))
    let hover = Message.request(id: .number(2), method: "textDocument/hover", params: nil)
    #expect(server.handle(hover).first?.json.at("error", "code")?.integer == -32800)
    #expect(server.handle(hover).first?.json.at("error", "code")?.integer == -32602)
  }

  @Test("a cancellation that comes too late does not meet the next request of that id")
  func lateCancellation() throws {
    var server = Server(version: "0.0.0", files: .none)
    _ = server.handle(
      .request(id: .number(1), method: "initialize", params: .object(["capabilities": .object([])]))
    )
    server.cancel(.number(2))
    let cancellation = Message.notification(
      method: "$/cancelRequest",
      params: .object(["id": 2])
    )
    #expect(server.handle(cancellation).isEmpty)
    let hover = Message.request(id: .number(2), method: "textDocument/hover", params: nil)
    #expect(server.handle(hover).first?.json.at("error", "code")?.integer == -32602)
  }

  @Test("the process ends when the client is gone")
  func clientGone() throws {
    // A process that has ended and been waited for is gone.
    let ended = Process()
    ended.executableURL = URL(fileURLWithPath: "/bin/sh")
    ended.arguments = ["-c", "exit 0"]
    try ended.run()
    ended.waitUntilExit()
    let initialize =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(ended.processIdentifier),"capabilities":{}}}"#
    let server = Process()
    server.executableURL = curbcut.url
    server.arguments = ["lsp"]
    let input = Pipe()
    server.standardInput = input
    server.standardOutput = FileHandle.nullDevice
    try server.run()
    // The pipe stays open: only the watch can end the process.
    try input.fileHandleForWriting.write(contentsOf: Data(frame(initialize)))
    server.waitUntilExit()
    #expect(server.terminationStatus == 1)
    try input.fileHandleForWriting.close()
  }

  @Test("a recorded session is a fixture, without the names of one's own folders")
  func recording() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("curbcut-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let home = NSHomeDirectory()
    let initialize =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"rootUri":"file:///secret%20place/x","capabilities":{}}}"#
    let open =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///secret%20place/x/A.swift","languageId":"swift","version":1,"text":"// \#(home)/notes, /secret place/x/B"}}}"#
    _ = try curbcut.run(
      ["lsp", "--record", file.path],
      input: frame(initialize) + frame("no JSON") + frame(open)
    )
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n").compactMap { JSON(parsing: Array($0.utf8)) }
    #expect(
      lines.map { $0.members?.first?.key } == [
        "client", "server", "client-text", "server", "client", "server",
      ]
    )
    #expect(lines.first?["client"]?.at("params", "rootUri") == "file:///home/dev/app")
    #expect(
      lines[4].at("client", "params", "textDocument", "text")
        == "// /home/dev/notes, /home/dev/app/B"
    )
    #expect(lines[5].at("server", "params", "uri") == "file:///home/dev/app/A.swift")
    #expect(!text.includes("secret"))
  }
}
