import CurbcutTestSupport
import Foundation
import Testing

/// The same answer whichever way one asks.
@Suite struct ProjectRootTests {
  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  /// A row whose button has its name in a file of another package.
  private let files = [
    ".git/HEAD": "", "App/App.xcodeproj/project.pbxproj": "",
    "App/Sources/Row.swift": """
    struct Row: View {
      let open: () -> Void
      var body: some View { Button(action: open) { Mark() } }
    }
    """,
    "App/Sources/Image.swift": "struct A: View { var body: some View { Image(\"a\") } }\n",
    "Kit/Package.swift": "",
    "Kit/Sources/Mark.swift": """
    struct Mark: View { var body: some View { Circle() } }
    """,
  ]

  @Test("a file, standard input and a folder know what the repository knows")
  func neighbors() throws {
    try withFolder(files) { folder in
      let options = ["--format", "concise", "--fail-on", "never"]
      func row(_ arguments: [String], in place: String = "", input: String = "") throws -> [String]
      {
        let outcome = try curbcut.run(
          ["check"] + arguments + options,
          input: Array(input.utf8),
          in: place.isEmpty ? folder : folder.appendingPathComponent(place)
        )
        return outcome.output.split(separator: "\n").map(String.init)
          .filter { $0.includes("Row.swift:") }
          .map { String($0[($0.range(of: "Row.swift")?.lowerBound ?? $0.startIndex)...]) }
      }
      let whole = try row([])
      #expect(whole.contains { $0.includes("icon-button-missing-label") }, "\(whole)")
      #expect(try row(["App/Sources/Row.swift"]) == whole)
      #expect(try row(["App"]) == whole)
      #expect(try row(["Sources"], in: "App") == whole)
      let path = "App/Sources/Row.swift"
      #expect(try row(["--stdin", "--stdin-path", path], input: files[path] ?? "") == whole)
      let twice = try curbcut.run(
        ["check", ".", "App", "./App/Sources/../Sources/Image.swift"] + options,
        in: folder
      )
      let images = twice.output.split(separator: "\n").filter { $0.contains("image-missing-label") }
      #expect(images.count == 1)
    }
  }

  @Test("what is no Swift, no text or no file is named, and the rest is checked")
  func unreadable() throws {
    let image = "struct A: View { var body: some View { Image(\"a\") } }\n"
    try withFolder(["README.md": "- Image(\"a\")\n", "A.swift": image]) { folder in
      try Data([0xFF, 0xFE, 0x61, 0x00]).write(to: folder.appendingPathComponent("Wide.swift"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("Gone.swift").path,
        withDestinationPath: "nowhere.swift"
      )
      let readme = try curbcut.run(["check", "--fix", "README.md"], in: folder)
      #expect(readme.status == 2)
      #expect(readme.errors.includes("README.md: not a Swift file; not checked"))
      let text = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
      #expect(text == "- Image(\"a\")\n")
      let all = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(all.output.includes("A.swift:1:40"))
      #expect(all.errors.includes("Wide.swift: not UTF-8 text; not checked"))
      #expect(all.errors.includes("warning: Gone.swift: the link leads nowhere; not checked"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Wide.swift"))
      #expect(try curbcut.run(["check", "--fail-on", "never"], in: folder).status == 0)
    }
  }

  @Test("patterns count for named files where that is asked for, and bad ones are errors")
  func exclusion() throws {
    let image = "struct A: View { var body: some View { Image(\"a\") } }\n"
    try withFolder(["Old/B.swift": image, ".curbcut.json": #"{"exclude": ["Old/"]}"#]) { folder in
      let check = ["check", "--format", "concise", "Old/B.swift"]
      #expect(try curbcut.run(check, in: folder).output.includes("image-missing-label"))
      #expect(try curbcut.run(check + ["--force-exclude"], in: folder).output == "")
      let bad = try curbcut.run(["check", "--exclude", "["], in: folder)
      #expect(bad.status == 2)
      #expect(bad.errors.includes("--exclude"), "\(bad.errors)")
      try Data(#"{"include": ["["]}"#.utf8).write(
        to: folder.appendingPathComponent(".curbcut.json")
      )
      let settings = try curbcut.run(["check"], in: folder)
      #expect(settings.status == 2)
      #expect(settings.errors.includes("without a \"]\""), "\(settings.errors)")
    }
  }

  @Test("a folder without a project does not reach into projects beside it")
  func besideProjects() throws {
    let row = """
      struct Row: View {
        let open: () -> Void
        var body: some View { Button(action: open) { Mark() } }
      }
      """
    let mark = "struct Mark: View { var body: some View { Circle() } }\n"
    func findings(_ project: String) throws -> String {
      let files = ["Drafts/Row.swift": row, "Other/Mark.swift": mark, project: ""]
      var output = ""
      try withFolder(files) { folder in
        let check = ["check", "--format", "concise", "Drafts/Row.swift"]
        output = try curbcut.run(check, in: folder).output
      }
      return output
    }
    #expect(try findings("Other/Notes.txt").includes("icon-button-missing-label"))
    #expect(try !findings("Other/Package.swift").includes("icon-button-missing-label"))
  }

  @Test("an unsaved text is spoken under its name, with its project")
  func unsaved() throws {
    try withFolder(files) { folder in
      let outcome = try curbcut.run(
        ["speak", "--stdin", "--stdin-path", "App/Sources/New.swift:1"],
        input: Array("struct New: View { var body: some View { Text(\"Hut\") } }\n".utf8),
        in: folder
      )
      #expect(outcome.output.includes("App/Sources/New.swift:1"), "\(outcome.errors)")
      #expect(outcome.output.includes("Hut"))
    }
  }
}
