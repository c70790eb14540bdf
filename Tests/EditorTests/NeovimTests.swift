import CurbcutTestSupport
import Foundation
import Testing

/// The plugin in a real Neovim with the built server.
@Suite struct NeovimTests {
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

  @Test(
    "findings, the three code actions, typing, fix-all and restart",
    .enabled(if: Editor.isUsable("nvim"), "Neovim is not installed")
  )
  func session() throws {
    let curbcut = try #require(BuiltBinary(named: "curbcut"))
    let neovim = try #require(Editor.path(of: "nvim"), "Neovim is not installed")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("curbcut-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Card.swift")
    try Data(Self.source.utf8).write(to: file)
    let script = BuiltBinary.repository.appendingPathComponent(
      "Tests/EditorTests/Neovim/session.lua"
    )
    let outcome = try Editor(url: neovim).run(
      ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(script.path)"],
      environment: [
        "CURBCUT_BINARY": curbcut.url.path,
        "CURBCUT_PLUGIN": BuiltBinary.repository.appendingPathComponent("editors/neovim").path,
        "CURBCUT_FILE": file.path,
        "XDG_STATE_HOME": folder.path, "XDG_CACHE_HOME": folder.path, "HOME": folder.path,
      ]
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("FAIL"), "\(outcome.errors)")
  }
}
