import CurbcutProtocol
import CurbcutServer
import Testing

/// Transcripts and hovers enter views of files that are not open, as the command line does.
@Suite struct EnteredViewTests {
  private let disk = Disk()

  private static let screen = """
    import SwiftUI
    struct Row: View { var body: some View { Stars(count: 3) } }
    """

  private func stars(_ unit: String) -> JSON {
    .string(
      """
      import SwiftUI
      struct Stars: View {
        let count: Int
        var body: some View { Text("\\(count) ").plainly(); Unit() }
      }
      struct Unit: View { var body: some View { Text(Words.\(unit)) } }
      """
    )
  }

  /// A server with the screen open and all else read.
  private func server() -> Server {
    disk.change(
      .object([
        "/app/Row.swift": .string(Self.screen), "/app/Stars.swift": stars("first"),
        "/app/Words.swift": #"enum Words { static let first = "stars"; static let next = "suns" }"#,
        "/app/Plainly.swift":
          #"import SwiftUI; extension View { func plainly() -> some View { accessibilityLabel("Three") } }"#,
      ])
    )
    var server = Server(version: "0.0.0", files: disk.files)
    _ = server.handle(
      .request(
        id: .number(1),
        method: "initialize",
        params: .object(["rootUri": "file:///app", "capabilities": .object([])])
      )
    )
    _ = server.handle(.notification(method: "initialized", params: .object([])))
    _ = server.handle(
      .notification(
        method: "textDocument/didOpen",
        params: .object([
          "textDocument": .object([
            "uri": "file:///app/Row.swift", "languageId": "swift", "version": 1,
            "text": .string(Self.screen),
          ])
        ])
      )
    )
    settle(&server)
    return server
  }

  private func settle(_ server: inout Server) {
    _ = server.idle()
    while server.background() != nil {}
  }

  private func answer(
    _ server: inout Server,
    to method: String,
    line: Int = 1,
    character: Int = 42
  ) -> JSON? {
    server.handle(
      .request(
        id: .number(2),
        method: method,
        params: .object([
          "textDocument": .object(["uri": "file:///app/Row.swift"]),
          "position": .object(["line": .integer(line), "character": .integer(character)]),
        ])
      )
    ).first?.json["result"]
  }

  private func spoken(_ server: inout Server) -> [String] {
    let stops = answer(&server, to: "curbcut/accessibilityTree")?.at("views")?[0]?["stops"]?.array
    return (stops ?? []).compactMap { $0["spoken"]?.string }
  }

  @Test("a transcript enters views, modifiers and constants of files that are not open")
  func transcript() {
    var server = server()
    #expect(spoken(&server) == ["Three", "stars"])
    let layers = answer(&server, to: "curbcut/accessibilityTree")?["layers"]
    #expect(layers?["uttered"]?[0] == "spoken")
  }

  /// The documents whose trees a client is told to ask for again.
  private func changedTrees(_ server: inout Server) -> [String] {
    var uris: [String] = []
    while let messages = server.idle() ?? server.background() {
      for message in messages
      where message.json["method"] == "curbcut/accessibilityTreeChanged" {
        uris += [message.json.at("params", "uri")?.string].compactMap { $0 }
      }
    }
    return uris
  }

  @Test("who was told a tree hears of it when other files have been read, and only then")
  func changedTree() {
    var server = server()
    #expect(changedTrees(&server).isEmpty)
    disk.change(.object(["/app/Stars.swift": stars("next")]))
    let watched = Message.notification(
      method: "workspace/didChangeWatchedFiles",
      params: .object([
        "changes": .array([.object(["uri": "file:///app/Stars.swift", "type": 2])])
      ])
    )
    _ = server.handle(watched)
    #expect(changedTrees(&server).isEmpty, "nobody has asked")
    #expect(spoken(&server) == ["Three", "suns"])
    _ = server.handle(watched)
    #expect(changedTrees(&server) == ["file:///app/Row.swift"])
    let place = JSON.object(["line": 0, "character": 0])
    _ = server.handle(
      .notification(
        method: "textDocument/didChange",
        params: .object([
          "textDocument": .object(["uri": "file:///app/Row.swift", "version": 2]),
          "contentChanges": .array([
            .object(["range": .object(["start": place, "end": place]), "text": "// One\n"])
          ]),
        ])
      )
    )
    #expect(changedTrees(&server).isEmpty, "who types asks anyway")
  }

  @Test("a hover does so too")
  func hover() {
    var server = server()
    let text = answer(&server, to: "textDocument/hover")?.at("contents", "value")?.string
    #expect(text?.contains("“stars”") == true)
  }

  @Test("what changes on disk is read again")
  func change() {
    var server = server()
    #expect(spoken(&server) == ["Three", "stars"])
    disk.change(.object(["/app/Stars.swift": stars("next")]))
    _ = server.handle(
      .notification(
        method: "workspace/didChangeWatchedFiles",
        params: .object([
          "changes": .array([.object(["uri": "file:///app/Stars.swift", "type": 2])])
        ])
      )
    )
    settle(&server)
    #expect(spoken(&server) == ["Three", "suns"])
  }
}
