import CurbcutProtocol
import CurbcutServer
import Testing

/// The scan of a large workspace as the client sees it go.
@Suite struct WorkspaceScanTests {
  /// A server that has begun on a workspace of some files with one finding each.
  private func server(files count: Int, mode: JSON = "workspace") -> Server {
    let disk = Disk()
    let text = "import SwiftUI\nstruct A: View { var body: some View { Image(\"a\") } }\n"
    disk.change(
      .object((0..<count).map { JSON.Member("/app/F\($0 + 1000).swift", .string(text)) })
    )
    var server = Server(version: "0.0.0", files: disk.files)
    let client = JSON.object([
      "window": .object(["workDoneProgress": true]),
      "textDocument": .object(["diagnostic": .object([])]),
    ])
    _ = server.handle(
      .request(
        id: .number(1),
        method: "initialize",
        params: .object([
          "rootUri": "file:///app", "capabilities": client,
          "initializationOptions": .object(["diagnosticMode": mode]),
        ])
      )
    )
    _ = server.handle(.notification(method: "initialized", params: .object([])))
    // Nothing is looked at before there is something to show.
    #expect(server.background() == nil)
    _ = server.handle(
      .notification(
        method: "textDocument/didOpen",
        params: .object([
          "textDocument": .object(["uri": "untitled:1", "version": 1, "text": ""])
        ])
      )
    )
    return server
  }

  private func kinds(_ messages: [Message]) -> [String] {
    messages.compactMap { $0.json.at("params", "value", "kind")?.string }
  }

  @Test(
    "progress begins when the client is ready, goes on, and ends",
    arguments: ["openFiles", "workspace"]
  )
  func progress(mode: String) throws {
    // Gathering alone is less work.
    var server = server(files: mode == "openFiles" ? 600 : 150, mode: .string(mode))
    let asked = try #require(server.background()?.first?.json)
    #expect(asked["method"] == "window/workDoneProgress/create")
    let token = try #require(asked.at("params", "token"))
    for _ in 0..<10 { #expect(kinds(server.background() ?? []) == []) }
    let begun = server.handle(.response(id: Message.ID(asked["id"]), result: .null))
    #expect(kinds(begun) == ["begin"])
    #expect(begun.first?.json.at("params", "token") == token)
    var reported: [String] = []
    var percentages: [Int] = []
    while let messages = server.background() {
      reported += kinds(messages)
      percentages += messages.compactMap { $0.json.at("params", "value", "percentage")?.integer }
    }
    #expect(reported.last == "end")
    #expect(reported.dropLast().allSatisfy { $0 == "report" })
    #expect(percentages == percentages.sorted() && percentages.count > 5)
    #expect(percentages.allSatisfy { (1..<100).contains($0) })
  }

  @Test("a small workspace is scanned without a word")
  func small() {
    var server = server(files: 20)
    var said: [Message] = []
    while let messages = server.background() { said += messages }
    #expect(said.isEmpty)
  }

  @Test("a cancelled scan ends, and who waits for it is answered with what is known")
  func cancelled() throws {
    var server = server(files: 150)
    let asked = try #require(server.background()?.first?.json)
    _ = server.handle(.response(id: Message.ID(asked["id"]), result: .null))
    let pull = Message.request(id: .number(7), method: "workspace/diagnostic", params: .object([]))
    #expect(server.handle(pull).isEmpty)
    // What files tell each other is gathered first; then they are looked at.
    var percentage = 0
    while percentage < 60, let messages = server.background() {
      percentage =
        messages.compactMap { $0.json.at("params", "value", "percentage")?.integer }.last
        ?? percentage
    }
    let other = Message.notification(
      method: "window/workDoneProgress/cancel",
      params: .object(["token": "somebody else's"])
    )
    #expect(server.handle(other).isEmpty)
    let answers = server.handle(
      .notification(
        method: "window/workDoneProgress/cancel",
        params: .object(["token": asked.at("params", "token")])
      )
    )
    #expect(kinds(answers) == ["end"])
    #expect(answers.last?.json["id"] == 7)
    let items = try #require(answers.last?.json.at("result", "items")?.array)
    // Those that have been looked at, a few at a time.
    #expect((30..<60).contains(items.count))
    #expect(server.background() == nil)
  }

  @Test("a file that is larger than anybody would wait for is not looked at")
  func large() {
    let disk = Disk()
    let image = "import SwiftUI\nstruct A: View { var body: some View { Image(\"a\") } }\n"
    disk.change(
      .object([
        "/app/Large.swift": .string(image + String(repeating: "// …\n", count: 300_000)),
        "/app/Small.swift": .string(image),
      ])
    )
    var server = Server(version: "0.0.0", files: disk.files)
    for (method, params) in [
      (
        "initialize",
        JSON.object([
          "rootUri": "file:///app", "capabilities": .object([]),
          "initializationOptions": .object(["diagnosticMode": "workspace"]),
        ])
      ),
      ("workspace/diagnostic", .object([])),
    ] {
      _ = server.handle(.request(id: .number(1), method: method, params: params))
    }
    var published: [String] = []
    while let messages = server.background() {
      published += messages.compactMap { $0.json.at("params", "uri")?.string }
    }
    #expect(published == ["file:///app/Small.swift"])
  }

  @Test("an open document goes before the files that are not open")
  func priority() throws {
    var server = server(files: 5)
    _ = server.background()
    _ = server.background()
    let open = Message.notification(
      method: "textDocument/didOpen",
      params: .object([
        "textDocument": .object([
          "uri": "file:///app/F1000.swift", "languageId": "swift", "version": 1, "text": "",
        ])
      ])
    )
    #expect(server.handle(open).isEmpty)
    let pull = Message.request(
      id: .number(8),
      method: "textDocument/diagnostic",
      params: .object(["textDocument": .object(["uri": "file:///app/F1000.swift"])])
    )
    let items = try #require(server.handle(pull).first?.json.at("result", "items"))
    #expect(items.means(.array([])))
  }
}
