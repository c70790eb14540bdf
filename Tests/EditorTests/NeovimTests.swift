import CurbcutTestSupport
import Foundation
import Testing

/// The plugin in a real Neovim with the built server.
@Suite(.exceptForOneRule) struct NeovimTests {
  @Test(
    "findings, the three code actions, typing, fix-all and restart",
    .enabled(if: Editor.isUsable("nvim"), "Neovim is not installed")
  )
  func session() throws {
    try run("session.lua")
  }

  @Test(
    "folders with names that a shell, a pattern or a command line would run",
    .enabled(if: Editor.isUsable("nvim"), "Neovim is not installed")
  )
  func names() throws {
    try run("names.lua")
  }

  @Test(
    "fix-all on every line ending, on another encoding, and while the text changes",
    .enabled(if: Editor.isUsable("nvim"), "Neovim is not installed")
  )
  func lineEndings() throws {
    try run("line-endings.lua")
  }

  @Test(
    "the accessibility tree at the side",
    .enabled(if: Editor.isUsable("nvim"), "Neovim is not installed")
  )
  func tree() throws {
    try run("tree.lua")
  }

  @Test(
    "folders that are renamed, moved, deleted and checked out; closed files; wrong settings",
    .enabled(if: Editor.isUsable("nvim"), "Neovim is not installed")
  )
  func folders() throws {
    try run("folders.lua")
  }

  @Test(
    "beside SourceKit-LSP on one buffer",
    .enabled(
      if: Editor.isUsable("nvim", "sourcekit-lsp"),
      "Neovim or SourceKit-LSP is not installed"
    )
  )
  func beside() throws {
    _ = try #require(Editor.path(of: "sourcekit-lsp"), "SourceKit-LSP is not installed")
    try run("beside.lua")
  }

  private func run(_ script: String) throws {
    let curbcut = try #require(BuiltBinary(named: "curbcut"))
    let neovim = try #require(Editor.path(of: "nvim"), "Neovim is not installed")
    let project = try SampleProject()
    defer { project.remove() }
    let scripts = BuiltBinary.repository.appendingPathComponent("Tests/EditorTests/Neovim")
    var environment = project.environment(for: curbcut, plugin: "editors/neovim")
    environment["CURBCUT_SUPPORT"] = scripts.appendingPathComponent("support.lua").path
    let path = scripts.appendingPathComponent(script).path
    let outcome = try Editor(url: neovim).run(
      ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", "luafile \(path)"],
      environment: environment
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("FAIL"), "\(outcome.errors)")
  }
}
