import CurbcutTestSupport
import Foundation
import Testing

/// The extension for VS Code with the built server, in an editor without windows.
@Suite(.exceptForOneRule) struct VSCodeTests {
  static let folder = BuiltBinary.repository.appendingPathComponent("editors/vscode")

  @Test(
    "the types of the extension hold",
    .enabled(if: Editor.isUsable("tsc"), "TypeScript is not installed")
  )
  func types() throws {
    let compiler = try #require(Editor.path(of: "tsc"), "TypeScript is not installed")
    let outcome = try Editor(url: compiler).run(["--project", Self.folder.path], environment: [:])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "findings, fixes, settings, crashes, the package",
    .enabled(if: Editor.isUsable("node"), "Node is not installed")
  )
  func session() throws {
    let curbcut = try #require(BuiltBinary(named: "curbcut"))
    let node = try #require(Editor.path(of: "node"), "Node is not installed")
    let tests = Self.folder.appendingPathComponent("test")
    let files = try FileManager.default.contentsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(".test.js") }.sorted()
    #expect(files.count >= 8)
    let outcome = try Editor(url: node).run(
      ["--test", "--test-reporter", "tap"] + files.map { tests.appendingPathComponent($0).path },
      environment: ["CURBCUT_BINARY": curbcut.url.path]
    )
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    // Where no test was found, none has failed either.
    #expect(outcome.output.contains("# fail 0"))
    #expect(!outcome.output.contains("# tests 0"))
  }
}
