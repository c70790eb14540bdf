import CurbcutProtocol
import CurbcutServer
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// What the language server answers to `curbcut/accessibilityTree`, and what `curbcut speak --json` prints.
@Suite struct AccessibilityTreeTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  // MARK: A session

  /// A server that has read a folder to the end.
  private struct Session {
    var server = Server(version: "0.0.0", files: LSP.files)
    private var nextID = 1

    init(in folder: URL) {
      request(
        "initialize",
        .object([
          "rootUri": .string(folder.absoluteString),
          "capabilities": .object(["general": .object(["positionEncodings": ["utf-8"]])]),
        ])
      )
      notify("initialized", .object([]))
    }

    @discardableResult
    mutating func request(_ method: String, _ params: JSON) -> JSON? {
      nextID += 1
      let messages = server.handle(.request(id: .number(nextID), method: method, params: params))
      return messages.first { $0.json["id"]?.integer == nextID }?.json["result"]
    }

    mutating func notify(_ method: String, _ params: JSON) {
      _ = server.handle(.notification(method: method, params: params))
      while server.idle() ?? server.background() != nil {}
    }

    /// The tree of a file that is opened for it.
    mutating func tree(of file: URL) throws -> JSON? {
      let uri = JSON.string(file.absoluteString)
      let document = JSON.object(["uri": uri])
      notify(
        "textDocument/didOpen",
        .object([
          "textDocument": .object([
            "uri": uri, "languageId": "swift", "version": 1,
            "text": .string(try String(contentsOf: file, encoding: .utf8)),
          ])
        ])
      )
      let answer = request("curbcut/accessibilityTree", .object(["textDocument": document]))
      notify("textDocument/didClose", .object(["textDocument": document]))
      return answer
    }
  }

  private func swiftFiles(below folder: URL) throws -> [String] {
    try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// The views as they are at any time: what they begin with is worked out for the command only.
  private func atAnyTime(_ views: JSON?) -> JSON? {
    views?.array.map { views in
      .array(
        views.map { view in
          guard case .object(let members) = view else { return view }
          return .object(members.filter { $0.key != "initially" })
        }
      )
    }
  }

  /// The same with each range as the line and column where it begins, from 1.
  private func onlyStarts(_ json: JSON) -> JSON {
    switch json {
    case .array(let elements): return .array(elements.map(onlyStarts))
    case .object(let members):
      return .object(
        members.flatMap { member -> [JSON.Member] in
          guard member.key == "range", let line = member.value.at("start", "line")?.integer,
            let character = member.value.at("start", "character")?.integer
          else { return [JSON.Member(member.key, onlyStarts(member.value))] }
          return [
            JSON.Member("line", .integer(line + 1)), JSON.Member("column", .integer(character + 1)),
          ]
        }
      )
    default: return json
    }
  }

  /// Where two values differ first, in words.
  private func difference(_ one: JSON?, _ other: JSON?, at path: String = "") -> String? {
    if case .object(let members) = one, case .object(let others) = other {
      let keys = Set((members + others).map(\.key)).sorted()
      return keys.lazy.compactMap { difference(one?[$0], other?[$0], at: "\(path).\($0)") }.first
    }
    if let elements = one?.array, let others = other?.array {
      let count = max(elements.count, others.count)
      return (0..<count).lazy.compactMap { difference(one?[$0], other?[$0], at: "\(path)[\($0)]") }
        .first
    }
    return one == other ? nil : "\(path): \(one?.text ?? "nothing"), \(other?.text ?? "nothing")"
  }

  // MARK: Tests

  @Test("server and command print the same of every file of the sample app, as the schema says")
  func agreement() throws {
    let schema = try Schema(named: "accessibility-tree")
    try withSampleApp { root in
      let folder = root.appendingPathComponent("Tests/Fixtures/Trailhead")
      let files = try swiftFiles(below: folder)
      #expect(files.count > 30)
      var session = Session(in: folder)
      var findings = 0
      for name in files {
        let file = folder.appendingPathComponent(name)
        let answer = try #require(try session.tree(of: file))
        #expect(schema.problem(in: answer) == nil, "\(name)")
        let outcome = try curbcut.run(["speak", "--json", name], in: folder)
        let printed = try #require(JSON(parsing: Array(outcome.output.utf8)))
        #expect(schema.problem(in: printed) == nil, "\(name)")
        #expect(
          difference(onlyStarts(answer)["views"], atAnyTime(printed["views"])) == nil,
          "\(name)"
        )
        for view in answer["views"]?.array ?? [] {
          findings += view["findings"]?.array?.count ?? 0
          for stop in view["stops"]?.array ?? [] { findings += stop["findings"]?.array?.count ?? 0 }
        }
      }
      // What is compared says something.
      #expect(findings > 50)
    }
  }

  @Test("what was recorded of the message is as the schema says, and what is wrong is not")
  func schema() throws {
    let schema = try Schema(named: "accessibility-tree")
    var count = 0
    for name in ["accessibility-tree", "compare"] {
      let file = BuiltBinary.repository.appendingPathComponent("protocol-fixtures/\(name).jsonl")
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let answer = JSON(parsing: Array(line.utf8))?.at("server", "result"),
          answer["views"] != nil
        else { continue }
        count += 1
        #expect(schema.problem(in: answer) == nil, "\(name)")
      }
    }
    #expect(count > 0)
    let element = #"{"number":1,"spoken":"A","role":"sound"}"#
    for wrong in [
      #"{"views":{}}"#, #"{"views":[{"name":"A"}]}"#,
      #"{"views":[{"name":"A","stops":[\#(element)],"rotors":[],"findings":[],"line":1,"column":1}]}"#,
    ] {
      let json = try #require(JSON(parsing: Array(wrong.utf8)))
      #expect(schema.problem(in: json) != nil, "\(wrong)")
    }
  }

  @Test("a finding stands with its element, wherever in the chain it is")
  func findings() throws {
    let source = """
      import SwiftUI

      struct Hero: View {
        @State private var isSaved = false

        var body: some View {
          VStack {
            Image("lighthouse")
              .resizable()
            Text("Lighthouse")
              .padding()
              .font(.system(size: 22))
            HStack {
              Text("A")
              Text("B")
            }
            .padding()
            .font(.system(size: 11))
            Button {
              isSaved.toggle()
            } label: {
              Image(systemName: "square.and.arrow.down")
            }
            .padding()
            .font(.system(size: 12))
            Note()
              .font(.system(size: 13))
            Text("Last")
          }
        }
      }

      struct Note: View {
        var body: some View {
          Text("Note")
            .padding()
            .font(.system(size: 14))
        }
      }

      """
    try withFolder(["Hero.swift": source]) { folder in
      let outcome = try curbcut.run(["speak", "--json", "Hero.swift"], in: folder)
      let views = try #require(JSON(parsing: Array(outcome.output.utf8))?["views"]?.array)
      func found(_ view: JSON) -> [String] {
        (view["stops"]?.array ?? []).flatMap { stop in
          (stop["findings"]?.array ?? []).map { finding in
            "\(stop["label"]?["text"]?.string ?? ""): \(finding["rule"]?.string ?? "") "
              + "\(finding["line"]?.integer ?? 0)"
          }
        }
      }
      #expect(
        found(views[0]) == [
          "lighthouse: image-missing-label 8", "Lighthouse: heading-trait-missing 10",
          "Lighthouse: fixed-font-size 12",
          "A: fixed-font-size 18", "Download: icon-button-missing-label 19",
          "Download: fixed-font-size 25", "Note: fixed-font-size 27", "Note: fixed-font-size 37",
        ]
      )
      #expect(found(views[1]) == ["Note: fixed-font-size 37"])
      #expect(views.allSatisfy { $0["findings"]?.array?.isEmpty == true })
    }
  }
}

/// As much of JSON Schema as the schemas of the project use.
private struct Schema {
  private let root: JSON

  init(named name: String) throws {
    let file = BuiltBinary.repository
      .appendingPathComponent("editors/vscode/schemas/\(name).schema.json")
    root = try #require(JSON(parsing: Array(Data(contentsOf: file))))
  }

  /// What is wrong in a value first; nil where it is as the schema says.
  func problem(in value: JSON) -> String? { problem(in: value, root, at: "$") }

  private func problem(in value: JSON, _ schema: JSON, at path: String) -> String? {
    if let name = schema["$ref"]?.string {
      let target = name.split(separator: "/").dropFirst().reduce(root as JSON?) { $0?[String($1)] }
      return target.map { problem(in: value, $0, at: path) } ?? "\(path): no \(name)"
    }
    for member in schema.members ?? [] {
      switch member.key {
      case "type":
        if member.value.string != type(of: value) {
          return "\(path): \(value.text) is no \(member.value.text)"
        }
      case "enum":
        if member.value.array?.contains(value) != true { return "\(path): \(value.text)" }
      case "required":
        for key in member.value.array?.compactMap(\.string) ?? [] where value[key] == nil {
          return "\(path): no \(key)"
        }
      case "minimum":
        if (value.integer ?? 0) < (member.value.integer ?? 0) { return "\(path): \(value.text)" }
      case "items":
        for (index, element) in (value.array ?? []).enumerated() {
          if let found = problem(in: element, member.value, at: "\(path)[\(index)]") {
            return found
          }
        }
      case "properties":
        for property in value.members ?? [] {
          if let schema = member.value[property.key],
            let found = problem(in: property.value, schema, at: "\(path).\(property.key)")
          {
            return found
          }
        }
      case "additionalProperties":
        let known = schema["properties"]
        for property in value.members ?? [] where known?[property.key] == nil {
          return "\(path): \(property.key) is not described"
        }
      case "anyOf":
        let problems = (member.value.array ?? []).map { problem(in: value, $0, at: path) }
        if problems.allSatisfy({ $0 != nil }) { return problems.first ?? nil }
      case "$schema", "$id", "title", "description", "definitions": break
      default: return "\(path): \(member.key) is not understood"
      }
    }
    return nil
  }

  private func type(of value: JSON) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object, .encoded: "object"
    }
  }
}
