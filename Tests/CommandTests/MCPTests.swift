import CurbcutProtocol
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// The Model Context Protocol, and logs of several runs.
@Suite struct MCPTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private let source = """
    struct A: View {
      var body: some View {
        Image("lighthouse")
        Text("b").font(.system(size: 13))
      }
    }

    """

  /// The answers to requests, by their ids from 1.
  private func session(_ requests: [JSON], in folder: URL) throws -> [Int: JSON] {
    let greeting: [JSON] = [
      .object([
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": .object([
          "protocolVersion": "2025-03-26", "capabilities": .object([]),
          "clientInfo": .object(["name": "test", "version": "1"]),
        ]),
      ]),
      .object(["jsonrpc": "2.0", "method": "notifications/initialized"]),
    ]
    let lines = greeting + requests
    let outcome = try curbcut.run(
      ["mcp"],
      input: Array(lines.map(\.text).joined(separator: "\n").utf8) + [10],
      in: folder,
      limit: 60
    )
    #expect(outcome.errors == "" && outcome.status == 0)
    var answers: [Int: JSON] = [:]
    for line in outcome.output.split(separator: "\n") {
      let answer = try #require(JSON(parsing: Array(line.utf8)))
      #expect(answer["jsonrpc"] == "2.0")
      answers[answer["id"]?.integer ?? -1] = answer
    }
    return answers
  }

  private func call(_ id: Int, _ tool: String, _ arguments: JSON) -> JSON {
    .object([
      "jsonrpc": "2.0", "id": .integer(id), "method": "tools/call",
      "params": .object(["name": .string(tool), "arguments": arguments]),
    ])
  }

  private func text(_ answer: JSON?) -> String {
    answer?.at("result", "content")?[0]?["text"]?.string ?? ""
  }

  @Test("a file is checked with what the rest of its project says")
  func neighbors() throws {
    let files = [
      "Package.swift": "",
      "App/Row.swift": """
      struct Row: View {
        let open: () -> Void
        var body: some View { Button(action: open) { Mark() } }
      }
      """,
      "Kit/Mark.swift": "struct Mark: View { var body: some View { Circle() } }\n",
    ]
    try withFolder(files) { folder in
      let row = try String(contentsOf: folder.appending(path: "App/Row.swift"), encoding: .utf8)
      let answers = try session(
        [
          call(1, "check", .object(["path": "."])),
          call(2, "check", .object(["path": "App/Row.swift"])),
          call(3, "check", .object(["text": .string(row), "path": "App/Row.swift"])),
        ],
        in: folder
      )
      for id in 1...3 { #expect(text(answers[id]).includes("icon-button-missing-label")) }
    }
  }

  @Test("a session: greeting, list, and each tool")
  func tools() throws {
    try withFolder(["App/A.swift": source]) { folder in
      let list: JSON = .object(["jsonrpc": "2.0", "id": 1, "method": "tools/list"])
      let answers = try session(
        [
          list, call(2, "check", .object(["path": "App"])),
          call(3, "check", .object(["text": .string(source), "path": "New.swift"])),
          call(4, "explain", .object(["rule": "image-missing-label"])),
          call(5, "rules", .object(["filter": "1.4.3"])),
          call(6, "transcript", .object(["path": "App/A.swift"])),
          call(7, "fix", .object(["path": "App/A.swift"])),
          call(8, "fix", .object(["text": .string(source)])),
        ],
        in: folder
      )
      let greeting = answers[0]?["result"]
      #expect(greeting?["protocolVersion"] == "2025-03-26")
      #expect(greeting?.at("serverInfo", "name") == "curbcut")
      let tools = answers[1]?.at("result", "tools")?.array ?? []
      #expect(
        tools.map { $0["name"]?.string } == [
          "check", "explain", "rules", "transcript", "diff", "fix",
        ]
      )
      #expect(tools.allSatisfy { $0.at("inputSchema", "type") == "object" })
      #expect(text(answers[2]).hasSuffix("2 warnings in 1 file"))
      let findings = answers[2]?.at("result", "structuredContent", "findings")?.array
      #expect(findings?.map { $0["rule"] } == ["image-missing-label", "fixed-font-size"])
      #expect(text(answers[3]).includes(" New.swift:3:5: warning: "))
      #expect(text(answers[4]).hasPrefix("# Image has no accessibility label"))
      #expect(text(answers[5]).includes("color-contrast-insufficient (warning"))
      #expect(text(answers[6]).includes("lighthouse, image"))
      #expect(text(answers[7]).includes("+    Text(\"b\").font(.footnote)"))
      #expect(text(answers[8]).includes("    Text(\"b\").font(.footnote)\n"))
      let file = folder.appending(path: "App/A.swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == source)
      let write: JSON = .object(["path": "App/A.swift", "write": true])
      let written = try session([call(1, "fix", write)], in: folder)
      #expect(text(written[1]) == "App/A.swift: fixed 1 fixed-font-size")
      #expect(try String(contentsOf: file, encoding: .utf8).includes(".footnote"))
    }
  }

  @Test("findings are told in few words, the worst first, and have an ID that stays")
  func findings() throws {
    let many = (1...40).map { "    Image(\"photo-\($0)\")\n" }.joined()
    let list =
      "struct L: View {\n  var body: some View {\n\(many)    Button {} label: { Image(\"x\") }\n  }\n}\n"
    try withFolder(["List.swift": list, "A.swift": source]) { folder in
      let answers = try session(
        [
          call(1, "check", .object(["path": "List.swift"])),
          call(2, "check", .object(["path": "List.swift", "limit": 2])),
          call(3, "check", .object(["path": "A.swift"])),
          call(4, "check", .object(["path": "A.swift", "text": .string("// more\n" + source)])),
        ],
        in: folder
      )
      let lines = text(answers[1]).split(separator: "\n")
      #expect(lines.count == 32 && lines[30] == "… and 11 more; a \"limit\" shows more of them")
      #expect(lines[0].contains("error"))
      // A token is four letters or so: sixty of them.
      #expect(lines.allSatisfy { $0.count <= 240 })
      #expect(answers[1]?.at("result", "structuredContent", "total") == 41)
      #expect(answers[2]?.at("result", "structuredContent", "findings")?.array?.count == 2)
      func ids(_ answer: JSON?) -> [JSON?]? {
        answer?.at("result", "structuredContent", "findings")?.array?.map { $0["id"] }
      }
      #expect(ids(answers[3])?.count == 2 && ids(answers[3]) == ids(answers[4]))
    }
  }

  @Test("the fixes of a finding are answered as edits, and nothing is written")
  func edits() throws {
    try withFolder(["A.swift": source]) { folder in
      let checked = try session([call(1, "check", .object(["path": "A.swift"]))], in: folder)
      let findings = checked[1]?.at("result", "structuredContent", "findings")?.array ?? []
      let id = try #require(findings.last?["id"])
      let answers = try session(
        [
          call(1, "fix", .object(["path": "A.swift", "id": id])),
          call(2, "fix", .object(["path": "A.swift", "id": "0", "write": true])),
        ],
        in: folder
      )
      let edit = answers[1]?.at("result", "structuredContent", "fixes")?[0]?["edits"]?[0]
      let start = try #require(edit?["start"]?.integer)
      let end = try #require(edit?["end"]?.integer)
      let words = try #require(edit?["text"]?.string)
      var bytes = Array(source.utf8)
      bytes.replaceSubrange(start..<end, with: words.utf8)
      #expect(String(decoding: bytes, as: UTF8.self).includes(".font(.footnote)"))
      #expect(answers[2]?.at("result", "isError") == true)
      let file = folder.appending(path: "A.swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == source)
    }
  }

  @Test("an edit is told by what it changes for people")
  func difference() throws {
    let labeled = source.replacing(
      "Image(\"lighthouse\")",
      with: "Image(\"lighthouse\").accessibilityLabel(\"Lighthouse\")"
    )
    try withFolder(["A.swift": source]) { folder in
      let answers = try session(
        [
          call(1, "diff", .object(["path": "A.swift", "text": .string(labeled)])),
          call(2, "diff", .object(["path": "A.swift", "before": .string(labeled)])),
          call(3, "diff", .object(["path": "A.swift", "text": .string(source + "\n// more\n")])),
          call(4, "diff", .object(["path": "A.swift"])),
        ],
        in: folder
      )
      #expect(text(answers[1]).includes("“lighthouse, image” → “Lighthouse, image”"))
      #expect(text(answers[1]).includes("fixed: 1 (image-missing-label)"))
      #expect(text(answers[2]).includes("new: "))
      #expect(text(answers[3]).hasPrefix("No change for people who use assistive technology"))
      #expect(answers[3]?.at("result", "structuredContent", "screens") == .array([]))
      #expect(answers[4]?.at("result", "isError") == true)
    }
  }

  @Test("a client's roots are what may be read, and nothing else")
  func roots() throws {
    try withFolder(["In/A.swift": source, "Out/B.swift": source]) { folder in
      let root = folder.appending(path: "In").absoluteString
      let greeting: JSON = .object([
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": .object([
          "protocolVersion": "2025-06-18",
          "capabilities": .object(["roots": .object(["listChanged": true])]),
        ]),
      ])
      let lines: [JSON] = [
        greeting, .object(["jsonrpc": "2.0", "method": "notifications/initialized"]),
        .object([
          "jsonrpc": "2.0", "id": "roots",
          "result": .object(["roots": .array([.object(["uri": .string(root)])])]),
        ]),
        call(1, "check", .object(["path": "In/A.swift"])),
        call(2, "check", .object(["path": "A.swift"])),
        call(3, "check", .object(["path": "Out/B.swift"])),
        .object([
          "jsonrpc": "2.0", "method": "notifications/cancelled",
          "params": .object(["requestId": 3]),
        ]),
        call(4, "check", .object(["path": "."])),
      ]
      let outcome = try curbcut.run(
        ["mcp"],
        input: Array(lines.map(\.text).joined(separator: "\n").utf8) + [10],
        in: folder,
        limit: 60
      )
      let messages = outcome.output.split(separator: "\n").compactMap {
        JSON(parsing: Array($0.utf8))
      }
      #expect(messages.contains { $0["method"] == "roots/list" && $0["id"] == "roots" })
      func answer(_ id: Int) -> JSON? { messages.first { $0["id"]?.integer == id } }
      #expect(text(answer(1)).includes("image-missing-label"))
      #expect(text(answer(2)).includes("image-missing-label"))
      for id in [3, 4] {
        #expect(text(answer(id)).includes("outside the roots of this client"))
        #expect(answer(id)?.at("result", "isError") == true)
      }
    }
  }

  @Test("nothing outside the folder is read, by no path and by no link")
  func boundary() throws {
    try withFolder(["In/A.swift": source, "Out/B.swift": source]) { folder in
      let inside = folder.appending(path: "In")
      try FileManager.default.createSymbolicLink(
        at: inside.appending(path: "link.swift"),
        withDestinationURL: folder.appending(path: "Out/B.swift")
      )
      let paths = ["../Out/B.swift", folder.appending(path: "Out").path, "link.swift", "/"]
      for tool in ["check", "transcript", "fix"] {
        let calls = paths.enumerated().map { index, path in
          call(index + 1, tool, .object(["path": .string(path), "write": true]))
        }
        let answers = try session(calls, in: inside)
        for index in 1...paths.count {
          #expect(answers[index]?.at("result", "isError") == true)
          #expect(text(answers[index]).includes("outside the folder"))
        }
      }
      let outside = folder.appending(path: "Out/B.swift")
      #expect(try String(contentsOf: outside, encoding: .utf8) == source)
    }
  }

  @Test("what makes no sense is answered, and the session goes on")
  func errors() throws {
    try withFolder([:]) { folder in
      let unknown: JSON = .object(["jsonrpc": "2.0", "id": 1, "method": "resources/list"])
      let answers = try session(
        [
          unknown, call(2, "shout", .object([])), call(3, "explain", .object(["rule": "modal"])),
          call(4, "check", .object([])), .string("nonsense"),
          .object(["jsonrpc": "2.0", "id": 6, "method": "ping"]),
        ],
        in: folder
      )
      #expect(answers[1]?.at("error", "code") == -32601)
      #expect(answers[2]?.at("error", "code") == -32602)
      #expect(text(answers[3]).includes("did you mean"))
      #expect(text(answers[4]) == "expected \"path\" or \"text\"")
      #expect(answers[-1]?.at("error", "code") == -32600)
      #expect(answers[6]?["result"] == .object([]))
    }
  }

  // MARK: Logs

  @Test("merged logs have each rule and finding once, as one run over everything has them")
  func merge() throws {
    let other = source.replacing("lighthouse", with: "boat").replacing("A:", with: "B:")
    try withFolder(["A.swift": source, "B.swift": other, "C.swift": source]) { folder in
      for (log, files) in [
        ("a", ["A.swift", "B.swift"]), ("b", ["B.swift", "C.swift"]), ("all", ["."]),
      ] {
        _ = try curbcut.run(
          ["check", "--format", "sarif", "--output", "\(log).sarif"] + files,
          in: folder
        )
      }
      let merged = try curbcut.run(["merge", "a.sarif", "b.sarif"], in: folder)
      let all = try String(contentsOf: folder.appending(path: "all.sarif"), encoding: .utf8)
      #expect(merged.output == all)
      let bad = try curbcut.run(["merge", "a.sarif", "A.swift"], in: folder)
      #expect(bad.status == 2 && bad.errors.includes("A.swift: not a SARIF 2.1.0 log"))
    }
  }
}
