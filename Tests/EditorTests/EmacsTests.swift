import CurbcutTestSupport
import Foundation
import Testing

/// The package in a real Emacs with the built server and command.
@Suite(.exceptForOneRule) struct EmacsTests {
  @Test(
    "it compiles without a warning, and checkdoc and package-lint are content",
    .enabled(if: Editor.isUsable("emacs"), "Emacs is not installed")
  )
  func lint() throws {
    try run("lint.el")
  }

  @Test(
    "the Flymake backend alone: findings, unsaved text, fixes, commands, errors",
    .enabled(if: Editor.isUsable("emacs"), "Emacs is not installed")
  )
  func flymake() throws {
    try run("flymake.el")
  }

  @Test(
    "fixes on every line ending and encoding, answers that do not fit, findings that stay",
    .enabled(if: Editor.isUsable("emacs"), "Emacs is not installed")
  )
  func edits() throws {
    try run("edits.el")
  }

  @Test(
    "the accessibility tree at the side",
    .enabled(if: Editor.isUsable("emacs"), "Emacs is not installed")
  )
  func tree() throws {
    try run("tree.el")
  }

  @Test(
    "names and settings that a shell, a pattern, a format or an option would take for its own",
    .enabled(if: Editor.isUsable("emacs"), "Emacs is not installed")
  )
  func names() throws {
    try run("names.el")
  }

  @Test(
    "by eglot: findings, the three code actions, typing, fix-all and restart",
    .enabled(if: hasPackage("eglot"), "Emacs or eglot is not installed")
  )
  func eglot() throws {
    try run("eglot.el")
  }

  @Test(
    "folders that are renamed, moved, deleted and checked out; closed files; wrong settings",
    .enabled(if: hasPackage("eglot"), "Emacs or eglot is not installed")
  )
  func folders() throws {
    try run("folders.el")
  }

  @Test(
    "the Flymake backend beside eglot with SourceKit-LSP",
    .enabled(
      if: hasPackage("eglot") && Editor.isUsable("sourcekit-lsp"),
      "Emacs, eglot or SourceKit-LSP is not installed"
    )
  )
  func beside() throws {
    _ = try #require(Editor.path(of: "sourcekit-lsp"), "SourceKit-LSP is not installed")
    try run("beside.el")
  }

  @Test(
    "by eglot in one session with SourceKit-LSP, joined by rass",
    .enabled(
      if: hasPackage("eglot") && Editor.path(of: "rass") != nil
        && Editor.path(of: "sourcekit-lsp") != nil,
      "eglot, SourceKit-LSP or rass (pip install rassumfrassum) is not installed"
    )
  )
  func rass() throws {
    try run("rass.el")
  }

  @Test(
    "by lsp-mode as an add-on",
    .enabled(if: hasPackage("lsp-mode"), "Emacs or lsp-mode is not installed")
  )
  func lspMode() throws {
    try run("lsp-mode.el")
  }

  private static let scripts = BuiltBinary.repository
    .appendingPathComponent("Tests/EditorTests/Emacs")

  /// Whether tests with a package of Emacs run: where it is installed, or where it must be.
  private static func hasPackage(_ name: String) -> Bool {
    guard !Editor.isRequired else { return true }
    guard let emacs = Editor.path(of: "emacs") else { return false }
    let outcome = try? Editor(url: emacs).run(
      ["-Q", "--batch", "-l", scripts.appendingPathComponent("packages.el").path]
        + ["--eval", "(kill-emacs (if (locate-library \"\(name)\") 0 1))"],
      environment: [:]
    )
    return outcome?.status == 0
  }

  private func run(_ script: String) throws {
    let curbcut = try #require(BuiltBinary(named: "curbcut"))
    let emacs = try #require(Editor.path(of: "emacs"), "Emacs is not installed")
    let project = try SampleProject()
    defer { project.remove() }
    let outcome = try Editor(url: emacs).run(
      ["-Q", "--batch", "-l", Self.scripts.appendingPathComponent(script).path],
      environment: project.environment(for: curbcut, plugin: "editors/emacs")
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("FAIL"), "\(outcome.errors)")
  }
}
