import CurbcutTestSupport
import Foundation

/// An editor, or a program that an editor runs, on this machine.
struct Editor {
  let url: URL

  /// Whether missing programs fail the tests, as they do where a change is judged.
  static let isRequired =
    ProcessInfo.processInfo.environment["CURBCUT_REQUIRE_EDITORS"] == "1"

  /// Whether tests with a program run: where it is installed, or where it must be.
  static func isUsable(_ names: String...) -> Bool {
    isRequired || names.allSatisfy { path(of: $0) != nil }
  }

  /// Looks for a program on the PATH, and beside the compiler, where SourceKit-LSP is.
  static func path(of name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)) }
    let compilers = folders.map { $0.appendingPathComponent("swift").resolvingSymlinksInPath() }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { $0.deletingLastPathComponent() }
    return (folders + compilers).lazy.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs to the end, which a hanging editor is brought to.
  func run(
    _ arguments: [String],
    environment: [String: String]
  ) throws -> BuiltBinary.Outcome {
    try BuiltBinary(at: url).run(arguments, environment: environment, limit: 900)
  }
}

/// A package with one file that has findings, in a folder of its own that is a home too.
struct SampleProject {
  /// Three findings: one behind an emoji, one that can be fixed safely, one on a button.
  static let source = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack {
          Text("🎉é"); Image("lighthouse")
          Text("Lighthouse")
            .font(.system(size: 22))
          Button(action: save) {
            Image(systemName: "square.and.arrow.down")
          }
        }
      }
    }

    """

  static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "App", targets: [.target(name: "App")])

    """

  let folder: URL
  let file: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("curbcut-\(UUID().uuidString)")
    let sources = folder.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    file = sources.appendingPathComponent("Card.swift")
    try Data(Self.source.utf8).write(to: file)
    try Data(Self.manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the scripts of all editors are told.
  func environment(for curbcut: BuiltBinary, plugin: String) -> [String: String] {
    [
      "CURBCUT_BINARY": curbcut.url.path,
      "CURBCUT_PLUGIN": BuiltBinary.repository.appendingPathComponent(plugin).path,
      "CURBCUT_FILE": file.path,
      "CURBCUT_ROOT": folder.path,
      // How many files the largest folder holds that changes.
      "CURBCUT_FILES": String(Coverage.count(complete: 1_000, sample: 100)),
      "SOURCEKIT_LSP": Editor.path(of: "sourcekit-lsp")?.path ?? "sourcekit-lsp",
      "XDG_STATE_HOME": folder.path, "XDG_CACHE_HOME": folder.path, "HOME": folder.path,
    ]
  }
}
