import CurbcutTestSupport
import Foundation
import Testing

/// `curbcut check` as people run it.
@Suite struct CheckTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private let bad = """
    import SwiftUI

    struct Hero: View {
      var body: some View {
        VStack {
          Image("é🎉"); Image("lighthouse")
          Text("Lighthouse").font(.system(size: 13))
        }
      }
    }

    """

  @Test("the sample app is reported as recorded")
  func trailhead() throws {
    try withSampleApp { folder in
      let outcome = try curbcut.run(
        ["check", "Tests/Fixtures/Trailhead", "--format", "concise"],
        in: folder
      )
      #expect(outcome.status == 1)
      #expect(outcome.errors == "")
      let snapshot = BuiltBinary.repository
        .appendingPathComponent("Tests/CommandTests/Snapshots/Trailhead.txt")
      try expectSnapshot(outcome.output, at: snapshot)
    }
  }

  @Test("what files tell each other does not depend on their order or on how many go at a time")
  func order() throws {
    let files = try #require(
      FileManager.default.enumerator(
        atPath: BuiltBinary.repository.appendingPathComponent("Tests/Fixtures/Trailhead").path
      )
    ).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .map { "Tests/Fixtures/Trailhead/\($0)" }.sorted()
    let check = ["check", "--format", "concise", "--fail-on", "never"]
    try withSampleApp { folder in
      func run(_ arguments: [String]) throws -> String {
        try curbcut.run(check + arguments, in: folder).output
      }
      let expected = try run(files)
      #expect(expected.split(separator: "\n").count > 10)
      for jobs in ["1", "2", "3", "16"] {
        #expect(try run(["--jobs", jobs] + files) == expected)
      }
      let reversed = try run(files.reversed())
      #expect(
        reversed.split(separator: "\n").sorted() == expected.split(separator: "\n").sorted()
      )
      // A file that is checked alone knows the others all the same.
      let alone = try files.map { try run([$0]) }
      #expect(alone.joined() == expected)
    }
  }

  @Test("fixes that other files' facts lead to are made too, and a second run changes nothing")
  func fixesAcrossFiles() throws {
    let row = """
      import SwiftUI

      struct Row: View {
        let name: String

        var body: some View {
          HStack {
            Text(name)
            Text("Open")
          }
        }
      }

      """
    let screen = """
      import SwiftUI

      struct Screen: View {
        let names: [String]

        var body: some View {
          List(names, id: \\.self) { name in
            Row(name: name)
          }
        }
      }

      """
    try withFolder(["Row.swift": row, "Screen.swift": screen]) { folder in
      let check = ["check", "--fix", "--fail-on", "never", "--format", "concise"]
      let first = try curbcut.run(check, in: folder)
      func texts() throws -> [String] {
        try ["Row.swift", "Screen.swift"].map {
          try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
      }
      let fixed = try texts()
      #expect(fixed.joined().includes("(children: .combine)"), "\(first.output)")
      #expect(try curbcut.run(check, in: folder).output == first.output)
      #expect(try texts() == fixed)
    }
  }

  @Test("Xcode gets full paths and the words of compilers, columns behind an emoji in bytes")
  func xcode() throws {
    try withFolder(["Views/Hero.swift": bad]) { folder in
      let outcome = try curbcut.run(["check", "--format", "xcode", "Views"], in: folder)
      let path = folder.resolvingSymlinksInPath().path + "/Views/Hero.swift"
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines.allSatisfy { $0.hasPrefix("\(path):") }, "\(outcome.output)")
      #expect(
        lines.contains {
          $0.hasPrefix("\(path):6:24: warning: ") && $0.hasSuffix("[image-missing-label]")
        }
      )
    }
  }

  @Test(
    "Xcode’s words for severities",
    arguments: [("error", "error"), ("warning", "warning"), ("info", "note"), ("hint", "note")]
  )
  func xcodeSeverities(severity: String, word: String) throws {
    let settings = #"{"rules": {"image-missing-label": "\#(severity)"}}"#
    try withFolder(["Hero.swift": bad, ".curbcut.json": settings]) { folder in
      let outcome = try curbcut.run(["check", "--format", "xcode"], in: folder)
      let line = outcome.output.split(separator: "\n").first { $0.contains("\"lighthouse\"") }
      #expect(line?.contains("/Hero.swift:6:24: \(word): ") == true, "\(outcome.output)")
    }
  }

  @Test("JSON has the members that are promised, columns in UTF-8 bytes")
  func json() throws {
    try withFolder(["Hero.swift": bad]) { folder in
      let outcome = try curbcut.run(["check", "--format", "json", "Hero.swift"], in: folder)
      #expect(outcome.status == 0)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      )
      let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
      #expect(diagnostics.count == 3)
      let second = diagnostics[1]
      #expect(second["file"] as? String == "Hero.swift")
      #expect(second["line"] as? Int == 6)
      #expect(second["column"] as? Int == 24)
      #expect(second["endLine"] as? Int == 6)
      #expect(second["endColumn"] as? Int == 43)
      #expect(second["rule"] as? String == "image-missing-label")
      #expect(second["severity"] as? String == "warning")
      #expect(second["wcag"] as? [String] == ["1.1.1"])
      #expect((second["message"] as? String)?.includes("lighthouse") == true)
      let fixes = try #require(second["fixes"] as? [[String: Any]])
      #expect(fixes.allSatisfy { $0["safety"] as? String == "review" })
      let edit = try #require((fixes.first?["edits"] as? [[String: Any]])?.first)
      let start = try #require(edit["start"] as? Int)
      let end = try #require(edit["end"] as? Int)
      var text = Array(bad.utf8)
      text.replaceSubrange(start..<end, with: Array((edit["text"] as? String ?? "").utf8))
      #expect(String(decoding: text, as: UTF8.self).includes("Image(decorative: \"lighthouse\")"))
      // Whoever makes an edit can see that it is for the text at hand.
      let edits = diagnostics.flatMap { $0["fixes"] as? [[String: Any]] ?? [] }
        .flatMap { $0["edits"] as? [[String: Any]] ?? [] }
      #expect(edits.contains { $0["replaces"] as? String != "" })
      for edit in edits {
        let start = try #require(edit["start"] as? Int)
        let end = try #require(edit["end"] as? Int)
        let replaced = String(decoding: Array(bad.utf8)[start..<end], as: UTF8.self)
        #expect(edit["replaces"] as? String == replaced)
      }
    }
  }

  @Test(
    "--fail-on decides the status",
    arguments: [("error", 0), ("warning", 1), ("info", 1), ("never", 0)]
  )
  func failOn(severity: String, status: Int) throws {
    try withFolder(["Hero.swift": bad]) { folder in
      let outcome = try curbcut.run(["check", "--fail-on", severity], in: folder)
      #expect(Int(outcome.status) == status)
    }
  }

  @Test("text shows the line and marks it, with tabs and wide characters before it")
  func text() throws {
    let source = "struct A: View {\n\tvar body: some View {\n\t\tImage(\"a\")\n\t}\n}\n"
    try withFolder(["A.swift": source]) { folder in
      let outcome = try curbcut.run(["check", "A.swift"], in: folder)
      #expect(outcome.output.includes(" 3 | \t\tImage(\"a\")\n   | \t\t^^^^^^^^^^\n"))
      #expect(outcome.output.includes("A.swift:3:3: warning: "))
      #expect(!outcome.output.includes("\u{1B}["))
    }
  }

  @Test("folders that others wrote are left out, and patterns leave out more")
  func exclusion() throws {
    let files = [
      "App/A.swift": bad, "Pods/B.swift": bad, ".build/C.swift": bad, "DerivedData/D.swift": bad,
      "Legacy/Old/E.swift": bad, "App/F.generated.swift": bad, "Out/G.swift": bad,
      ".gitignore": "Out/\n", "App/H.swift": "// Generated by a tool. Do not edit.\n" + bad,
      "AppTests/I.swift": "import XCTest\n" + bad,
    ]
    try withFolder(files) { folder in
      let outcome = try curbcut.run(
        ["check", "--format", "concise", "--exclude", "Legacy/**"],
        in: folder
      )
      let reported = Set(
        outcome.output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
      )
      #expect(reported == ["App/A.swift"])
    }
  }

  @Test("the safe fixes are written, a second run changes nothing, mode and line ends stay")
  func fix() throws {
    let source = bad.replacingOccurrences(of: "\n", with: "\r\n")
    try withFolder(["Hero.swift": source]) { folder in
      let file = folder.appendingPathComponent("Hero.swift")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      let preview = try curbcut.run(["check", "--fix-dry-run"], in: folder)
      #expect(preview.output.includes("-      Text(\"Lighthouse\").font(.system(size: 13))"))
      #expect(preview.output.includes("+      Text(\"Lighthouse\").font(.footnote)"))
      #expect(try Data(contentsOf: file) == Data(source.utf8))
      let outcome = try curbcut.run(["check", "--fix", "--format", "concise"], in: folder)
      #expect(!outcome.output.includes("fixed-font-size"))
      #expect(outcome.output.includes("image-missing-label"))
      let fixed = try Data(contentsOf: file)
      #expect(String(decoding: fixed, as: UTF8.self).includes(".font(.footnote)\r\n"))
      _ = try curbcut.run(["check", "--fix"], in: folder)
      #expect(try Data(contentsOf: file) == fixed)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o640)
    }
  }

  @Test("thousands of fixes in one declaration are made together")
  func manyFixes() throws {
    let line = #" Text("é").font(.system(size: 13));"#
    let source =
      "struct A: View { var body: some View { VStack {"
      + String(repeating: line, count: 3_000) + " } } }"
    try withFolder(["A.swift": source]) { folder in
      _ = try curbcut.run(["check", "--fix"], in: folder)
      let fixed = try String(contentsOf: folder.appendingPathComponent("A.swift"), encoding: .utf8)
      #expect(fixed == source.replacingOccurrences(of: ".system(size: 13)", with: ".footnote"))
    }
  }

  @Test("standard input is checked under the name it is given")
  func standardInput() throws {
    try withFolder([:]) { folder in
      let outcome = try curbcut.run(
        ["check", "--stdin", "--stdin-path", "Views/Hero.swift", "--format", "concise"],
        input: Array(bad.utf8),
        in: folder
      )
      #expect(outcome.output.hasPrefix("Views/Hero.swift:6:7: warning: "))
    }
  }

  @Test("what cannot be read is said, and the rest is still checked")
  func unreadable() throws {
    try withFolder(["A.swift": bad, "empty/readme.txt": ""]) { folder in
      let outcome = try curbcut.run(
        ["check", "--format", "concise", "missing.swift", "empty", "A.swift"],
        in: folder
      )
      #expect(outcome.status == 2)
      #expect(outcome.errors.includes("missing.swift: no such file"))
      #expect(outcome.errors.includes("empty: no Swift files"))
      #expect(outcome.output.includes("A.swift:6:7"))
    }
  }

  @Test(
    "a call that makes no sense is explained",
    arguments: [
      (["chekc"], #"unknown command "chekc"; did you mean "check"?"#),
      (["check", "--formt", "json"], #"unknown option "--formt"; did you mean "--format"?"#),
      (
        ["check", "--format", "yaml"],
        #"--format expects text, concise, xcode, json, sarif"#
      ),
      (["check", "--rule"], "needs a value"),
      (
        ["check", "--rule", "image-mising-label"],
        #"unknown rule "image-mising-label"; did you mean "image-missing-label"?"#
      ),
      (["explain", "nonsense-that-is-no-rule-at-all"], "unknown rule"),
      (["check", "--jobs", "0"], "--jobs"), ([], "usage: curbcut"),
    ]
  )
  func usage(arguments: [String], message: String) throws {
    let outcome = try curbcut.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.includes(message))
    #expect(outcome.output == "")
  }

  @Test(
    "every command has help",
    arguments: ["check", "lsp", "speak", "rules", "explain", "init", "config", "syntax"]
  )
  func help(command: String) throws {
    let outcome = try curbcut.run([command, "--help"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("usage: curbcut \(command)"))
  }

  @Test("files of any bytes are checked without harm")
  func oddFiles() throws {
    let noise = String(
      decoding: (0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 197) },
      as: UTF8.self
    )
    let files = [
      "a.swift": "", "b.swift": "\u{0}\u{0}", "c.swift": noise,
      "d.swift": String(repeating: "(", count: 100_000), "e.swift": "struct A {",
      "f.swift": String(
        repeating: "struct A: View { var body: some View { VStack { ",
        count: 3_000
      ),
    ]
    try withFolder(files) { folder in
      let outcome = try curbcut.run(["check"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.output.includes("in 4 files"))
      for name in ["b", "c"] {
        #expect(outcome.errors.includes("\(name).swift: not UTF-8 text; not checked"))
      }
    }
  }

  @Test("a stack of thousands of views is checked, each of them")
  func wideFile() throws {
    let source =
      "struct A: View { var body: some View { VStack {\n"
      + String(repeating: "Image(\"a\")\n", count: 5_000) + "} } }"
    try withFolder(["A.swift": source]) { folder in
      let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(outcome.output.split(separator: "\n").count == 5_000)
      #expect(outcome.output.includes("A.swift:5001:1: warning: "))
    }
  }
}
