import CurbcutProtocol
import CurbcutServer
import Foundation
import Testing

/// Recorded sessions, replayed against the state machine.
@Suite struct SessionTests {
  @Test("a recorded session gets the recorded answers", arguments: Session.names)
  func replay(name: String) throws {
    let recorded = try Session(named: name)
    let replayed = recorded.replayed()
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try replayed.text.write(
        to: Session.folder.appendingPathComponent(name),
        atomically: true,
        encoding: .utf8
      )
      return
    }
    #expect(recorded.lines.count == replayed.lines.count, "\(name): another number of messages")
    for (expected, actual) in zip(recorded.lines, replayed.lines) {
      switch (expected, actual) {
      case (.server(let expected), .server(let actual)):
        #expect(
          expected.means(actual),
          "\(name)\nrecorded \(expected.text)\nnow      \(actual.text)"
        )
      default:
        #expect(expected == actual, "\(name)")
      }
    }
  }

  @Test("there are sessions to replay, and each has answers of the server")
  func sessionsAreThere() throws {
    #expect(Session.names.count > 10)
    for name in Session.names {
      let answers = try Session(named: name).lines.filter {
        if case .server = $0 { true } else { false }
      }
      #expect(!answers.isEmpty, "\(name)")
    }
  }

  /// What announces each request to the client; nil where every server answers it.
  private func announcement(of request: Server.Request) -> [String]? {
    switch request {
    case .initialize, .shutdown: nil
    case .codeAction: ["codeActionProvider"]
    case .resolveCodeAction: ["codeActionProvider", "resolveProvider"]
    case .hover: ["hoverProvider"]
    case .diagnostic: ["diagnosticProvider"]
    case .workspaceDiagnostic: ["diagnosticProvider", "workspaceDiagnostics"]
    case .inlayHint: ["inlayHintProvider"]
    case .codeLens: ["codeLensProvider"]
    case .documentColor, .colorPresentation: ["colorProvider"]
    case .executeCommand: ["executeCommandProvider", "commands"]
    case .accessibilityTree: ["experimental", "accessibilityTreeProvider"]
    case .compare: ["experimental", "compareProvider"]
    }
  }

  @Test("the capabilities announced are the requests that are handled")
  func capabilities() throws {
    var server = Server(version: "0.0.0", files: .none)
    let client = JSON.object([
      "textDocument": .object([
        "diagnostic": .object([]),
        "codeAction": .object(["codeActionLiteralSupport": .object([])]),
      ])
    ])
    let answer = server.handle(
      .request(id: .number(1), method: "initialize", params: .object(["capabilities": client]))
    )
    let capabilities = try #require(answer.first?.json.at("result", "capabilities"))
    var expected: Set<String> = []
    for path in Server.Request.allCases.compactMap(announcement) {
      expected.insert(path[0])
      let value = path.reduce(capabilities as JSON?) { $0?[$1] }
      #expect(value != nil && value != false, "\(path) is handled and not announced")
    }
    let providers = (capabilities.members ?? []).map(\.key).filter { $0.hasSuffix("Provider") }
    #expect(Set(providers + ["experimental"]) == expected)
    for request in Server.Request.allCases where announcement(of: request) != nil {
      let reply = server.handle(.request(id: .number(2), method: request.rawValue, params: nil))
      #expect(reply.first?.json.at("error", "code")?.integer != -32601, "\(request.rawValue)")
    }
  }

  @Test("typing a file letter by letter ends with the diagnostics of a fresh server")
  func typing() throws {
    let text = """
      import SwiftUI

      struct Hero: View {
        var body: some View {
          VStack { Image("a"); Button(action: go) { Image(systemName: "star") } }
        }
      }
      """
    var server = opened("")
    var line = 0
    var character = 0
    for (version, letter) in text.utf16.enumerated() {
      let unit = String(decoding: [letter], as: UTF16.self)
      let place = JSON.object(["line": .integer(line), "character": .integer(character)])
      _ = server.handle(
        .notification(
          method: "textDocument/didChange",
          params: .object([
            "textDocument": .object(["uri": "file:///a.swift", "version": .integer(version + 2)]),
            "contentChanges": .array([
              .object(["range": .object(["start": place, "end": place]), "text": .string(unit)])
            ]),
          ])
        )
      )
      if unit == "\n" { (line, character) = (line + 1, 0) } else { character += 1 }
      if version % 7 == 0 { while server.idle() != nil {} }
    }
    var fresh = opened(text)
    #expect(lastDiagnostics(&server) == lastDiagnostics(&fresh))
  }

  @Test("a percent sign without two hexadecimal digits stands for itself")
  func strayPercent() {
    var server = opened("", at: "file:///a%+b.swift")
    let close = { (uri: String) in
      Message.notification(
        method: "textDocument/didClose",
        params: .object(["textDocument": .object(["uri": .string(uri)])])
      )
    }
    let other = server.handle(close("file:///a%0B.swift")).map(\.json["method"]?.string)
    #expect(other == ["window/logMessage"])
    let same = server.handle(close("file:///a%25+b.swift")).map(\.json["method"]?.string)
    #expect(same == ["textDocument/publishDiagnostics"])
  }

  /// A server with one document.
  private func opened(_ text: String, at uri: String = "file:///a.swift") -> Server {
    var server = Server(version: "0.0.0", files: .none)
    _ = server.handle(
      .request(id: .number(1), method: "initialize", params: .object(["capabilities": .object([])]))
    )
    _ = server.handle(
      .notification(
        method: "textDocument/didOpen",
        params: .object([
          "textDocument": .object([
            "uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text),
          ])
        ])
      )
    )
    return server
  }

  private func lastDiagnostics(_ server: inout Server) -> JSON? {
    _ = server.handle(
      .notification(
        method: "textDocument/didSave",
        params: .object(["textDocument": .object(["uri": "file:///a.swift"])])
      )
    )
    var last: JSON?
    while let messages = server.idle() {
      last = messages.last?.json.at("params", "diagnostics") ?? last
    }
    return last
  }
}
