import CurbcutProtocol
import CurbcutServer
import Testing

@testable import curbcut_bench

/// What `curbcut-bench soak` does for an hour, for a few seconds.
@Suite struct SoakTests {
  @Test("a long session tells what a fresh server tells", arguments: [1, 2, 3])
  func soak(seed: UInt64) throws {
    var soak = Soak(seed: seed)
    try soak.run(messages: 2_000)
    #expect(soak.sent >= 2_000 && soak.compared > 50)
  }

  @Test("messages of any shape leave a server that answers", arguments: [1, 2, 3, 4])
  func shapes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<800 {
      var server = Server(version: "0.0.0", files: .none)
      var messages = [initialize(random.below(3) == 0 ? shape(&random, depth: 3) : .object([]))]
      for _ in 0..<10 {
        let method = Self.methods[random.below(Self.methods.count)]
        let params = random.below(10) == 0 ? nil : shape(&random, depth: 4)
        messages.append(
          random.below(2) == 0
            ? .request(id: .number(random.below(20)), method: method, params: params)
            : .notification(method: method, params: params)
        )
        if random.below(20) == 0 {
          messages.append(.response(id: .string("curbcut-1"), result: params ?? .null))
        }
      }
      for message in messages {
        _ = server.handle(message)
        while (server.idle() ?? server.background()) != nil {}
      }
      _ = server.pause()
      let uri = "file:///last.swift"
      _ = server.handle(
        .notification(
          method: "textDocument/didOpen",
          params: .object([
            "textDocument": .object(["uri": .string(uri), "version": 1, "text": "Image(\"a\")"])
          ])
        )
      )
      let hover = server.handle(
        .request(
          id: .number(99),
          method: "textDocument/hover",
          params: .object([
            "textDocument": .object(["uri": .string(uri)]),
            "position": .object(["line": 0, "character": 0]),
          ])
        )
      )
      // Among the methods is shutdown: then the answer says that the session is over.
      #expect(hover.last?.json["result"] != nil || hover.last?.json["error"] != nil)
      #expect(hover.last?.json["id"] == 99)
    }
  }

  private static let methods =
    Server.Request.allCases.map(\.rawValue) + [
      "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave",
      "textDocument/didClose", "workspace/didChangeConfiguration",
      "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders",
      "window/workDoneProgress/cancel", "$/cancelRequest", "$/setTrace", "no/such/thing",
    ]

  private func initialize(_ params: JSON) -> Message {
    .request(id: .number(0), method: "initialize", params: params)
  }

  /// The keys that the server looks for.
  private static let keys = [
    "textDocument", "uri", "version", "text", "range", "start", "end", "line", "character",
    "position", "context", "only", "diagnostics", "contentChanges", "settings", "curbcut", "rules",
    "profile", "run", "changes", "event", "added", "removed", "arguments", "command", "token",
    "previousResultIds", "value", "id", "capabilities", "workspace", "processId", "rootUri",
    "workspaceFolders", "initializationOptions", "inlayHints", "configPath",
  ]

  /// A value in which everything may stand anywhere.
  private func shape(_ random: inout SeededGenerator, depth: Int) -> JSON {
    switch random.below(depth > 0 ? 14 : 8) {
    case 0: return .null
    case 1: return .bool(random.below(2) == 0)
    case 2: return .integer([0, 1, -1, 7, Int.max, Int.min, 4_294_967_296][random.below(7)])
    case 3: return .number([0.5, -1e300, 1e300, 3][random.below(4)])
    case 4:
      return .string(["", "a", "file:///a.swift", "file://", "%", "untitled:1"][random.below(6)])
    case 5: return .string("struct A: View { var body: some View { Image(\"a\") } }")
    case 6: return "file:///a.swift"
    case 7: return .array([])
    case 8: return .array((0..<random.below(4)).map { _ in shape(&random, depth: depth - 1) })
    default:
      return .object(
        (0..<random.below(6)).map { _ in
          JSON.Member(
            Self.keys[random.below(Self.keys.count)],
            shape(&random, depth: depth - 1)
          )
        }
      )
    }
  }
}
