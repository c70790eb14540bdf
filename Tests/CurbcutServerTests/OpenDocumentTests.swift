import CurbcutProtocol
import CurbcutServer
import Testing

/// Documents of any name, kind and size.
@Suite struct OpenDocumentTests {
  /// A session that keeps the last diagnostics of each document.
  private struct Client {
    var server: Server
    private(set) var diagnostics: [[UInt8]: [JSON]] = [:]
    private(set) var shown: [String] = []

    init(
      _ files: [String: String] = [:],
      capabilities: JSON = .object([]),
      folder: String? = nil,
      largestText: Int = LargeText.minimumByteCount
    ) {
      let disk = Disk()
      disk.change(.object(files.map { JSON.Member($0.key, .string($0.value)) }))
      server = Server(version: "0.0.0", files: disk.files, largestText: largestText)
      var params = [JSON.Member("capabilities", capabilities)]
      if let folder { params.append(JSON.Member("rootUri", .string("file://" + folder))) }
      _ = request("initialize", .object(params))
    }

    private mutating func take(_ messages: [Message]) {
      for message in messages {
        guard case .notification(let method, let params) = message else { continue }
        if method == "window/showMessage" { shown.append(params?["message"]?.string ?? "") }
        guard method == "textDocument/publishDiagnostics", let uri = params?["uri"]?.string else {
          continue
        }
        let list = JSON(parsing: params?["diagnostics"]?.bytes ?? [])
        diagnostics[Array(uri.utf8)] = list?.array
      }
    }

    mutating func notify(_ method: String, _ params: JSON) {
      take(server.handle(.notification(method: method, params: params)))
      while let messages = server.idle() ?? server.background() { take(messages) }
    }

    mutating func request(_ method: String, _ params: JSON) -> JSON? {
      let messages = server.handle(.request(id: .number(1), method: method, params: params))
      take(messages)
      return messages.first?.json["result"].flatMap { JSON(parsing: $0.bytes) }
    }

    mutating func open(_ uri: String, _ text: String, language: String? = "swift") {
      notify(
        "textDocument/didOpen",
        .object([
          "textDocument": .object([
            "uri": .string(uri), "version": 1, "text": .string(text),
            "languageId": language.map(JSON.string),
          ])
        ])
      )
    }

    mutating func change(_ uri: String, _ changes: [JSON], version: Int = 2) {
      notify(
        "textDocument/didChange",
        .object([
          "textDocument": .object(["uri": .string(uri), "version": .integer(version)]),
          "contentChanges": .array(changes),
        ])
      )
    }

    func codes(_ uri: String) -> [String]? {
      diagnostics[Array(uri.utf8)]?.compactMap { $0["code"]?.string }
    }

    mutating func hover(_ uri: String, _ character: Int) -> JSON? {
      request(
        "textDocument/hover",
        .object([
          "textDocument": .object(["uri": .string(uri)]),
          "position": .object(["line": 0, "character": .integer(character)]),
        ])
      )
    }
  }

  private static func change(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> JSON {
    func place(_ character: Int) -> JSON {
      .object(["line": .integer(line), "character": .integer(character)])
    }
    return .object([
      "range": .object(["start": place(start), "end": place(end)]), "text": .string(text),
    ])
  }

  private static let bad = "struct V: View { var body: some View { Image(\"a\") } }"
  private static let deprecated = """
    struct V: View { var body: some View { Text("a").accessibility(label: Text("b")) } }
    """
  private static let good = "struct V: View { var body: some View { Text(\"a\") } }"

  @Test("names that only look the same are two documents")
  func normalization() {
    var client = Client()
    let composed = "file:///p/caf%C3%A9.swift"
    let decomposed = "file:///p/cafe%CC%81.swift"
    client.open(composed, Self.bad)
    client.open(decomposed, Self.good)
    #expect(client.codes(composed) == ["image-missing-label"])
    #expect(client.codes(decomposed) == [])
    client.change(decomposed, [.object(["text": .string(Self.bad)])])
    client.change(composed, [.object(["text": .string(Self.good)])])
    client.notify(
      "textDocument/didSave",
      .object(["textDocument": .object(["uri": .string(decomposed)])])
    )
    #expect(client.codes(composed) == [])
    #expect(client.codes(decomposed) == ["image-missing-label"])
    client.notify(
      "textDocument/didClose",
      .object(["textDocument": .object(["uri": .string(composed)])])
    )
    #expect(client.codes(decomposed) == ["image-missing-label"])
    #expect(client.hover(decomposed, 40) != .null)
  }

  @Test("names that are no UTF-8 are documents of their own")
  func noText() {
    var client = Client()
    client.open("file:///p/%FE.swift", Self.bad)
    client.open("file:///p/%FF.swift", Self.good)
    #expect(client.codes("file:///p/%FE.swift") == ["image-missing-label"])
    #expect(client.codes("file:///p/%FF.swift") == [])
    #expect(client.hover("file:///p/%FE.swift", 40) != .null)
  }

  @Test(
    "no name is taken by the server itself",
    arguments: ["%00fix-all", "file:///%00fix-all", "file:///p/A.swift%00", "file://", "/"]
  )
  func anyName(uri: String) {
    var client = Client()
    client.open(uri, Self.deprecated)
    let document = JSON.object(["uri": .string(uri)])
    let before = client.hover(uri, 40)
    #expect(before != .null)
    _ = client.request(
      "textDocument/codeAction",
      .object([
        "textDocument": document, "range": Self.change(0, 0, 100, "")["range"],
        "context": .object(["diagnostics": .array([])]),
      ])
    )
    _ = client.request(
      "workspace/executeCommand",
      .object(["command": "curbcut.fixAll", "arguments": .array([.string(uri)])])
    )
    #expect(client.hover(uri, 40) == before)
  }

  @Test(
    "copies of files and what has no name are not checked",
    arguments: ["", "git:/p/A.swift?ref=HEAD", "jar:file:///p/a.jar!/A.swift", "git:///p/A.swift"]
  )
  func copies(uri: String) {
    var client = Client()
    client.open(uri, Self.bad)
    #expect(client.codes(uri) ?? [] == [])
    client.open("untitled:Untitled-1", Self.bad)
    #expect(client.codes("untitled:Untitled-1") == ["image-missing-label"])
  }

  @Test("settings that are empty in Lua are no mistake")
  func emptySettings() {
    var client = Client()
    client.notify(
      "workspace/didChangeConfiguration",
      .object(["settings": .object(["curbcut": .array([])])])
    )
    #expect(client.shown == [])
  }

  @Test("a request for all files is answered for those that are open")
  func pullsOpenDocuments() {
    let diagnostic = JSON.object([])
    var client = Client(
      capabilities: .object(["textDocument": .object(["diagnostic": diagnostic])]),
      folder: "/p"
    )
    client.open("file:///p/A.swift", Self.bad)
    let answer = client.request(
      "workspace/diagnostic",
      .object(["previousResultIds": .array([])])
    )
    let uris = answer?["items"]?.array?.compactMap { $0["uri"]?.string }
    #expect(uris == ["file:///p/A.swift"])
  }

  @Test("settings of any name are read as settings, and other texts not at all")
  func settings() {
    var client = Client(
      [
        "/p/.git": "", "/p/.curbcut.json": "{\"extends\": \"base.json\"}",
        "/p/base.json": "{\"rules\": {\"nosuch\": \"off\"}}", "/p/A.swift": Self.bad,
      ],
      folder: "/p"
    )
    client.open("file:///p/A.swift", Self.bad)
    #expect(client.codes("file:///p/base.json") == ["configuration"])
    let view = "[Image(\"a\"), \(Self.bad)]"
    client.open("file:///p/base.json", view, language: "json")
    #expect(client.codes("file:///p/base.json") == ["configuration"])
    client.open("file:///p/other.json", view, language: "jsonc")
    client.open("file:///p/README", Self.bad, language: "markdown")
    client.open("file:///p/.curbcut.json", view, language: "swift")
    #expect(client.codes("file:///p/other.json") == [])
    #expect(client.codes("file:///p/README") == [])
    #expect(client.codes("file:///p/.curbcut.json") == ["configuration"])
    for uri in ["file:///p/base.json", "file:///p/README", "file:///p/.curbcut.json"] {
      #expect(client.hover(uri, 40) == .null)
      let transcript = client.request(
        "workspace/executeCommand",
        .object(["command": "curbcut.showTranscript", "arguments": .array([.string(uri)])])
      )
      #expect(transcript == nil)
    }
    client.open("untitled:Untitled-1", Self.bad)
    #expect(client.codes("untitled:Untitled-1") == ["image-missing-label"])
  }

  @Test("a text of exactly the limit is checked, one byte more is not")
  func largestText() {
    let uri = "file:///p/A.swift"
    var client = Client()
    let padding = LargeText.minimumByteCount - Self.bad.utf8.count - 3
    let text = "\(Self.bad)\n//" + String(repeating: "x", count: padding)
    client.open(uri, text)
    #expect(client.codes(uri) == ["image-missing-label"])
    client.change(uri, [Self.change(0, 0, 0, " ")])
    #expect(client.codes(uri) == ["file-too-large"])
  }

  @Test("what is too large is not checked, until it is small enough")
  func largeText() {
    let uri = "file:///p/A.swift"
    var client = Client(largestText: 1_000)
    let padding = "// " + String(repeating: "x", count: 1_000)
    client.open(uri, Self.bad + "\r\n" + padding)
    #expect(client.codes(uri) == ["file-too-large"])
    #expect(client.hover(uri, 40) == .null)
    // Edits of what is not checked are followed, in any line and beyond the end.
    client.change(uri, [Self.change(0, 0, 0, "/*é*/"), Self.change(9, 9, 9, "// end\n")])
    #expect(client.codes(uri) == ["file-too-large"])
    client.change(uri, [Self.change(1, 3, 2_000, "")])
    #expect(client.codes(uri) == ["image-missing-label"])
    #expect(client.hover(uri, 45) != .null)
    var fresh = Client()
    fresh.open(uri, "/*é*/" + Self.bad + "\r\n// xxx// end\n")
    #expect(fresh.diagnostics == client.diagnostics)
    client.change(uri, [Self.change(1, 0, 0, padding)])
    #expect(client.codes(uri) == ["file-too-large"])
    client.change(uri, [.object(["text": .string(Self.bad)])])
    #expect(client.codes(uri) == ["image-missing-label"])
  }

  @Test("impossible positions and versions leave the session alive")
  func impossible() {
    let uri = "file:///p/A.swift"
    var client = Client()
    client.open(uri, Self.good)
    for (index, change) in [
      Self.change(-5, -5, -1, "a"), Self.change(.max, .max, .max, "b"),
      Self.change(0, .max, 0, "c"), Self.change(.min, 0, .min, "d"), .object([]), .null,
      .object(["range": .object([]), "text": "x"]),
    ].enumerated() {
      client.change(uri, [change], version: 10 - 3 * index)
    }
    client.change(uri, [.object(["text": .string(Self.bad)])], version: -7)
    #expect(client.codes(uri) == ["image-missing-label"])
  }

  @Test("a message that a person is shown has no links")
  func shownLinks() {
    var client = Client()
    client.notify(
      "workspace/didChangeConfiguration",
      .object(["settings": .object(["curbcut": .object(["run": "[x](command:y)\u{1B}[2J\n"])])])
    )
    #expect(client.shown.count == 1)
    #expect(
      !client.shown.contains { $0.includes("](") || $0.includes("\n") || $0.includes("\u{1B}") }
    )
  }

  @Test("a client that reads plain text gets no Markdown")
  func plainText() {
    var client = Client()
    client.open("file:///p/A.swift", Self.bad)
    let hover = client.hover("file:///p/A.swift", 40)
    #expect(hover?.at("contents", "kind") == "plaintext")
    let text = hover?.at("contents", "value")?.string ?? ""
    #expect(text.includes("VoiceOver") && !text.includes("**") && !text.includes("`"))
  }

  @Test("a client that cannot be told to ask again is answered with what follows from its edits")
  func pullWithoutRefresh() {
    let pulling = JSON.object(["textDocument": .object(["diagnostic": .object([])])])
    let row = "struct Row: View { var body: some View { Button(action: save) { Badge() } } }"
    func badge(_ content: String) -> String {
      "struct Badge: View { var body: some View { \(content) } }"
    }
    func items(_ client: inout Client, _ uri: String) -> JSON? {
      client.request(
        "textDocument/diagnostic",
        .object(["textDocument": .object(["uri": .string(uri)])])
      )?["items"]
    }
    var client = Client(capabilities: pulling)
    client.open("file:///p/Row.swift", row)
    client.open("file:///p/Badge.swift", badge("Image(\"badge\")"))
    #expect(items(&client, "file:///p/Row.swift")?.array?.count == 1)
    // Nothing comes between the edit and the question.
    _ = client.server.handle(
      .notification(
        method: "textDocument/didChange",
        params: .object([
          "textDocument": .object(["uri": "file:///p/Badge.swift", "version": 2]),
          "contentChanges": .array([.object(["text": .string(badge("Text(\"New\")"))])]),
        ])
      )
    )
    #expect(items(&client, "file:///p/Row.swift") == .array([]))
  }
}
