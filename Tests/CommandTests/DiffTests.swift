import CurbcutProtocol
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// `curbcut diff` over repositories and folders, and transcripts kept in a repository.
@Suite struct DiffTests {
  private let curbcut: BuiltBinary
  private let git = BuiltBinary(at: URL(fileURLWithPath: "/usr/bin/git"))

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private func screen(_ body: String, name: String = "Hero") -> String {
    """
    import SwiftUI

    struct \(name): View {
      let title: String
      var body: some View {
        VStack {
          Text("Coast").accessibilityAddTraits(.isHeader)
          \(body)
        }
      }
    }

    """
  }

  private let before = "Button {} label: { Image(\"eye\") }.accessibilityLabel(\"Hide\")"
  private let after = "Button {} label: { Image(\"eye\") }"

  /// What keeps a person's own settings and another repository out.
  private let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@b",
  ]

  @discardableResult
  private func git(_ arguments: [String], in folder: URL) throws -> String {
    let outcome = try git.run(arguments, in: folder, environment: environment)
    #expect(outcome.status == 0, "git \(arguments): \(outcome.errors)")
    return outcome.output
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// A repository with one commit of some files on `main`.
  private func withRepository(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    try withFolder(files) { folder in
      try git(["init", "-q", "-b", "main"], in: folder)
      try commit("first", in: folder)
      try body(folder)
    }
  }

  private func commit(_ message: String, in folder: URL) throws {
    try git(["add", "-A"], in: folder)
    try git(["commit", "-q", "-m", message], in: folder)
  }

  private func diff(_ arguments: [String], in folder: URL) throws -> BuiltBinary.Outcome {
    try curbcut.run(["diff"] + arguments, in: folder, environment: environment)
  }

  // MARK: Where there are no files, and other languages

  @Test("a bare repository, in which HEAD stands for the files on disk")
  func bare() throws {
    try withRepository(["Hero.swift": screen(before)]) { folder in
      try write(screen(after), to: "Hero.swift", in: folder)
      try commit("second", in: folder)
      let bare = folder.appendingPathComponent("bare.git")
      try git(["clone", "-q", "--bare", ".", "bare.git"], in: folder)
      for arguments in [["HEAD~1"], ["HEAD~1", "HEAD"], ["main~1..main"]] {
        let outcome = try diff(arguments, in: bare)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        #expect(outcome.output.includes("~ “Hide, button” → "), "\(arguments) \(outcome.output)")
      }
      #expect(try diff([], in: bare).output.hasPrefix("No change: no Swift code differs"))
      let elsewhere = try diff(["HEAD~1", "HEAD", "--", "Other.swift"], in: bare)
      #expect(elsewhere.status == 2 && !elsewhere.output.includes("Hide"), "\(elsewhere.output)")
    }
  }

  @Test("the string tables of another language")
  func language() throws {
    let text = screen("Text(\"greeting\")")
    try withRepository([
      "Package.swift": "", "Hero.swift": text,
      "en.lproj/Localizable.strings": "\"greeting\" = \"Welcome\";\n",
      "de.lproj/Localizable.strings": "\"greeting\" = \"Hallo\";\n",
    ]) { folder in
      let table = "\"greeting\" = \"Guten Tag\";\n"
      try write(table, to: "de.lproj/Localizable.strings", in: folder)
      let own = try diff([], in: folder)
      #expect(own.output.hasPrefix("No change for people"))
      #expect(
        own.output.includes("The strings of 1 language changed: de; --language compares them."),
        "\(own.output)"
      )
      let german = try diff(["--language", "de"], in: folder)
      #expect(german.output.includes("~ “Hallo” → “Guten Tag”"), "\(german.output)")
      #expect(!german.output.includes("language changed"), "\(german.output)")
      let unknown = try diff(["--language", "fr"], in: folder)
      #expect(
        unknown.status == 2 && unknown.errors.includes("there are de, en"),
        "\(unknown.errors)"
      )
      // What no code mentions is missed in no language.
      try write(table + "\"farewell\" = \"Ade\";\n", to: "de.lproj/Localizable.strings", in: folder)
      try commit("second", in: folder)
      try write(table, to: "de.lproj/Localizable.strings", in: folder)
      #expect(try !diff([], in: folder).output.includes("language changed"))
      let spoken = try curbcut.run(["speak", "--language=de", "Hero.swift"], in: folder)
      #expect(spoken.output.includes("Guten Tag"), "\(spoken.output)")
    }
  }

  @Test("elements that differ from a revision are marked")
  func marks() throws {
    try withRepository(["Hero.swift": screen(before)]) { folder in
      let command = ["speak", "--json", "--since", "HEAD", "Hero.swift"]
      #expect(try !curbcut.run(command, in: folder).output.includes("\"change\""))
      try write(screen(after + "\n      Text(\"New\")"), to: "Hero.swift", in: folder)
      let output = try curbcut.run(command, in: folder).output
      #expect(output.includes("“Hide, button”") && output.includes("\"added\""), "\(output)")
      #expect(output.components(separatedBy: "\"change\"").count == 3, "\(output)")
    }
  }

  // MARK: Versions

  @Test("files on disk, a commit, a branch and two revisions")
  func revisions() throws {
    try withRepository([
      "App/Hero.swift": screen(before), "App/Other.swift": screen("", name: "Other"),
    ]) {
      folder in
      #expect(try diff([], in: folder).output.hasPrefix("No change: no Swift code differs"))
      try write(screen(after), to: "App/Hero.swift", in: folder)
      let unsaved = try diff([], in: folder)
      #expect(unsaved.status == 0 && unsaved.errors == "")
      #expect(unsaved.output.includes("Hero  App/Hero.swift:"), "\(unsaved.output)")
      #expect(unsaved.output.includes("~ “Hide, button” → "), "\(unsaved.output)")
      #expect(unsaved.output.includes("the label was removed"), "\(unsaved.output)")
      #expect(unsaved.output.includes("new: "), "\(unsaved.output)")
      try git(["switch", "-q", "-c", "topic"], in: folder)
      try commit("second", in: folder)
      // The default branch is the base.
      #expect(try diff([], in: folder).output == unsaved.output)
      let two = try diff(["main", "topic"], in: folder)
      #expect(two.output.includes("~ “Hide, button” → "), "\(two.output)\(two.errors)")
      #expect(try diff(["main..topic"], in: folder).output.includes("“Hide, button” → "))
      #expect(try diff(["main...topic"], in: folder).output.includes("“Hide, button” → "))
      let back = try diff(["topic", "main"], in: folder)
      #expect(back.output.includes("→ “Hide, button”"))
      #expect(back.output.includes("✓ fixed: "))
      #expect(try diff(["topic"], in: folder).output.hasPrefix("No change: no Swift code"))
      let elsewhere = try diff(["main", "topic", "--", "App/Other.swift"], in: folder)
      #expect(!elsewhere.output.includes("Hero"), "\(elsewhere.output)")
      let inside = try diff(["main"], in: folder.appendingPathComponent("App"))
      #expect(inside.output.includes("Hero  Hero.swift:"), "\(inside.output)")
      // Files that Git does not know yet, and a merge.
      try write(screen("Button(\"Go\") {}", name: "Fresh"), to: "App/Fresh.swift", in: folder)
      #expect(try diff(["topic"], in: folder).output.includes("Fresh (new)"))
      try commit("third", in: folder)
      try git(["switch", "-q", "main"], in: folder)
      try write(screen("Text(\"More\")", name: "Other"), to: "App/Other.swift", in: folder)
      try commit("fourth", in: folder)
      try git(["merge", "-q", "topic", "-m", "merge"], in: folder)
      let merge = try diff(["HEAD^1", "HEAD"], in: folder)
      #expect(merge.output.includes("Fresh (new)") && !merge.output.includes("“More”"))
      // Another working tree of the repository.
      try git(["worktree", "add", "-q", "tree", "topic"], in: folder)
      let tree = folder.appendingPathComponent("tree")
      try write(screen(before), to: "App/Hero.swift", in: tree)
      #expect(try diff(["HEAD"], in: tree).output.includes("→ “Hide, button”"))
    }
  }

  @Test("what is no revision, no file, or both; no commit; no repository")
  func errors() throws {
    try withRepository(["Hero.swift": screen(before), "topic/A.swift": screen("", name: "A")]) {
      folder in
      try git(["branch", "topic"], in: folder)
      let both = try diff(["topic"], in: folder)
      #expect(both.status == 2)
      #expect(both.errors.includes("\"topic\" is both a revision and a file"))
      #expect(try diff(["topic", "--"], in: folder).status == 0)
      #expect(try diff(["./topic"], in: folder).status == 0)
      let neither = try diff(["nosuch"], in: folder)
      #expect(neither.errors.includes("\"nosuch\" is neither a revision nor a file"))
      let option = try diff(["--", "--output=x"], in: folder)
      #expect(option.errors.includes("is no file or folder of either version"), "\(option.errors)")
      #expect(option.status == 2 && !FileManager.default.fileExists(atPath: folder.path + "/x"))
    }
    try withFolder(["A.swift": screen("")]) { folder in
      #expect(try diff([], in: folder).errors.includes("outside of a Git repository"))
      try git(["init", "-q"], in: folder)
      #expect(try diff([], in: folder).errors.includes("no commit yet"))
    }
  }

  @Test("two folders need no Git")
  func folders() throws {
    try withFolder(["old/Hero.swift": screen(before), "new/Hero.swift": screen(after)]) { folder in
      let outcome = try diff(["old", "new"], in: folder)
      #expect(outcome.output.includes("~ “Hide, button” → "), "\(outcome.output)\(outcome.errors)")
      #expect(try diff(["--no-index", "new", "new"], in: folder).output.hasPrefix("No change"))
      #expect(try diff(["old", "nosuch"], in: folder).errors.includes("nosuch: not a folder"))
    }
  }

  @Test("submodules, pointers of Git LFS and links are named or left out; no hook or filter runs")
  func unusual() throws {
    let id = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try withRepository(["Hero.swift": screen(before), "Large.swift": id, "S.swift": id]) { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Module"),
        withIntermediateDirectories: true
      )
      try git(
        [
          "update-index", "--add", "--cacheinfo",
          "160000,\(String(repeating: "1", count: 40)),Module",
        ],
        in: folder
      )
      try git(["config", "diff.external", "touch \(folder.path)/ran"], in: folder)
      try git(["config", "core.fsmonitor", "touch \(folder.path)/ran"], in: folder)
      try write("*.swift diff=x filter=x\n", to: ".gitattributes", in: folder)
      for name in ["diff.x.textconv", "filter.x.smudge", "filter.x.clean", "diff.x.command"] {
        try git(["config", name, "touch \(folder.path)/ran"], in: folder)
      }
      try write(screen(after), to: "Hero.swift", in: folder)
      try write(screen("", name: "Large"), to: "Large.swift", in: folder)
      let outcome = try diff(["HEAD"], in: folder)
      #expect(outcome.output.includes("“Hide, button” → "), "\(outcome.output)\(outcome.errors)")
      #expect(outcome.errors.includes("Large.swift: a Git LFS pointer; not compared"))
      #expect(outcome.errors.includes("Module: a submodule; not compared"))
      #expect(!outcome.output.includes("Large (new)") && !outcome.errors.includes("S.swift"))
      // Git asks a filter for what a file of the same size holds.
      try write(screen(before).replacing("Coast", with: "Cliff"), to: "Hero.swift", in: folder)
      #expect(try diff(["HEAD"], in: folder).output.includes("“Cliff, heading”"))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
    }
  }

  @Test("a shallow clone says what it lacks")
  func shallow() throws {
    try withRepository(["Hero.swift": screen(before)]) { folder in
      try write(screen(after), to: "Hero.swift", in: folder)
      try commit("second", in: folder)
      let clone = folder.appendingPathComponent("clone")
      try git(["clone", "-q", "--depth", "1", "file://\(folder.path)", clone.path], in: folder)
      let outcome = try diff(["HEAD~1"], in: clone)
      #expect(outcome.status == 2)
      #expect(outcome.errors.includes("shallow clone"), "\(outcome.errors)")
      #expect(try diff([], in: clone).output.hasPrefix("No change"))
    }
  }

  @Test("a string that code looks up in a way of its own is no certain silence")
  func lookup() throws {
    let source = """
      import SwiftUI

      struct Shop: View {
        var body: some View { Text(Wording.shared.text(of: "pay.title")) }
      }

      """
    let table = "\"pay.title\" = \"Pay now\";\n"
    try withRepository([
      "Package.swift": "", "Shop.swift": source, "en.lproj/Localizable.strings": table,
    ]) { folder in
      try write(
        table.replacingOccurrences(of: "Pay now", with: "Buy"),
        to: "en.lproj/Localizable.strings",
        in: folder
      )
      let outcome = try diff([], in: folder)
      #expect(outcome.output.includes("No change in what the code of screens says"))
      #expect(outcome.output.includes("1 file without a change of its own looks up strings"))
    }
  }

  @Test("a string table that cannot be read is no certain silence")
  func brokenTable() throws {
    let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {\"Coast\": {}}}\n"
    try withRepository(["Hero.swift": screen(before), "Localizable.xcstrings": "{]"]) { folder in
      try write(catalog, to: "Localizable.xcstrings", in: folder)
      let outcome = try diff([], in: folder)
      #expect(outcome.output.hasPrefix("No change found in what is compared"))
      #expect(outcome.output.includes("Localizable.xcstrings (before: "), "\(outcome.output)")
    }
  }

  @Test("a key that reads as it is written reads the same without an entry")
  func plainKey() throws {
    let table = "\"Coast\" = \"Coast\";\n"
    try withRepository([
      "Package.swift": "", "Hero.swift": screen("Text(tr(\"Coast\"))"),
      "en.lproj/Localizable.strings": "\n",
    ]) { folder in
      try write(table, to: "en.lproj/Localizable.strings", in: folder)
      let outcome = try diff([], in: folder)
      #expect(!outcome.output.includes("read differently"), "\(outcome.output)")
    }
  }

  @Test("what a sheet shows is told as that of the sheet")
  func sheets() throws {
    let texts = (1...7).map { "Text(\"Part \($0)\")" }.joined(separator: "; ")
    let guide =
      "struct Guide: View { var body: some View { VStack { \(texts) }.alert(\"Oh\", isPresented: $isOh) {} } }\n"
    let shown = screen("Text(\"Sea\").sheet(isPresented: $isOpen) { Guide() }")
    let other = """
      struct Page: View { var body: some View { Guide() } }
      @main struct Coasts: App { var body: some Scene { WindowGroup { Page() } } }; func open() { show(Hero()) }
      """
    try withRepository(["Hero.swift": screen("Text(\"Sea\")"), "Guide.swift": guide + other]) {
      folder in
      try write(shown, to: "Hero.swift", in: folder)
      let outcome = try diff([], in: folder)
      #expect(outcome.output.includes("+ Guide, first, 9 elements: "), "\(outcome.output)")
      #expect(outcome.output.includes("in “Sheet”"), "\(outcome.output)")
    }
  }

  @Test("files that Git renames, strings and settings")
  func projects() throws {
    let strings = "\"Coast\" = \"Coast path\";\n"
    try withRepository([
      "Package.swift": "", "Hero.swift": screen(before), "en.lproj/Localizable.strings": strings,
    ]) { folder in
      try git(["mv", "Hero.swift", "Screen.swift"], in: folder)
      try commit("renamed", in: folder)
      #expect(try diff(["HEAD~1", "HEAD"], in: folder).output.hasPrefix("No change for people"))
      try write(
        strings.replacingOccurrences(of: "path", with: "walk"),
        to: "en.lproj/Localizable.strings",
        in: folder
      )
      let outcome = try diff(["HEAD"], in: folder)
      #expect(
        outcome.output.includes("“Coast path, heading” → “Coast walk, heading”"),
        "\(outcome.output)\(outcome.errors)"
      )
      #expect(
        outcome.output.includes("because of en.lproj/Localizable.strings"),
        "\(outcome.output)"
      )
    }
  }

  // MARK: Formats and status

  @Test("each format, and what ends with status 1")
  func formats() throws {
    try withRepository(["Hero.swift": screen(before)]) { folder in
      try write(screen(after), to: "Hero.swift", in: folder)
      let markdown = try diff(["--format", "markdown"], in: folder).output
      #expect(
        markdown.hasPrefix("<!-- curbcut diff -->\n## Accessibility: 1 screen changed"),
        "\(markdown)"
      )
      #expect(markdown.includes("### Hero · `Hero.swift:6`"), "\(markdown)")
      let json = try #require(
        JSON(parsing: Array(try diff(["--format", "json"], in: folder).output.utf8))
      )
      #expect(json["version"] == 1)
      let change = json["screens"]?[0]?["changes"]?[0]
      #expect(change?["kind"] == "changed" && change?["losesLabel"] == true && change?["line"] == 8)
      let annotations = try diff(["--format", "github"], in: folder).output
      #expect(
        annotations.hasPrefix("::warning file=Hero.swift,line=8,title=VoiceOver on Hero::~ “Hide"),
        "\(annotations)"
      )
      for (word, status) in [("new-findings", 1), ("lost-labels", 1), ("any", 1), ("never", 0)] {
        #expect(try diff(["--fail-on", word], in: folder).status == Int32(status))
      }
      try write("// Moved\n" + screen(before), to: "Hero.swift", in: folder)
      #expect(try diff(["--fail-on", "any"], in: folder).status == 0)
      #expect(
        try diff([], in: folder).output
          == "No change for people who use assistive technology in 1 file.\n"
      )
    }
  }

  @Test("a comment keeps within what GitHub takes, and no source becomes markup")
  func limits() throws {
    let many = (0..<3_000).map { "Button(\"Number \($0) <b>[x](y)</b>\") {}" }
    func texts(_ lines: [String]) -> [String: String] {
      var texts: [String: String] = [:]
      for start in stride(from: 0, to: lines.count, by: 10) {
        let body = lines[start..<start + 10].joined(separator: "\n")
        texts["Screen\(start).swift"] = screen("Group {\n\(body)\n}", name: "Screen\(start)")
      }
      return texts
    }
    try withRepository(texts(many)) { folder in
      for (name, text) in texts(many.map { $0.replacingOccurrences(of: "Number", with: "No") }) {
        try write(text, to: name, in: folder)
      }
      let markdown = try diff(["--format", "markdown"], in: folder).output
      #expect(markdown.utf8.count <= 60_000)
      #expect(
        markdown.includes("which this comment has no room for") && markdown.includes("<details>")
      )
      #expect(!markdown.includes("<b>") && !markdown.includes("[x](y)"))
    }
  }

  @Test("a screen that was made anew in a few lines, and what may be as before at the end")
  func summaries() throws {
    func buttons(_ name: String) -> String {
      (0..<16).map { "Button(\"\(name) \($0)\") {}; Text(\"\(name) text \($0)\")" }
        .joined(separator: "\n")
    }
    try withRepository([
      "Hero.swift": screen("Group {\n\(buttons("Sea"))\n}"),
      "Row.swift": screen("Text(L10n.row)", name: "Row"),
    ]) { folder in
      try write(screen("Group {\n\(buttons("Lake"))\n}"), to: "Hero.swift", in: folder)
      try write(screen("Text(\"Settings\")", name: "Row"), to: "Row.swift", in: folder)
      let text = try diff([], in: folder).output
      #expect(text.includes("~ rebuilt: ") && text.split(separator: "\n").count < 14, "\(text)")
      #expect(text.includes("Perhaps as before, in code that is written otherwise: Row;"))
      let json = try diff(["--format", "json"], in: folder).output
      #expect(json.includes("Sea 12") && json.includes("“Settings”"))
      let row = try diff(["HEAD", "--", "Row.swift"], in: folder)
      #expect(row.output.hasPrefix("No certain change for people"), "\(row.output)")
      #expect(try diff(["--fail-on", "any", "HEAD", "--", "Row.swift"], in: folder).status == 1)
      let missing = try diff(["HEAD", "--", "Rwo.swift"], in: folder)
      #expect(missing.status == 2, "\(missing.output)")
    }
  }

  // MARK: Snapshots

  @Test("transcripts in the repository: written, verified and renewed")
  func snapshots() throws {
    try withFolder([
      "App/Hero.swift": screen(before), "App/Row.swift": screen("Hero(title: title)", name: "Row"),
    ]) { folder in
      func speak(_ options: [String]) throws -> BuiltBinary.Outcome {
        try curbcut.run(["speak", "--snapshots", "spoken"] + options, in: folder)
      }
      let written = try speak([])
      #expect(written.output == "2 screens; 2 files changed in spoken.\n", "\(written.errors)")
      let text = try String(
        contentsOf: folder.appendingPathComponent("spoken/Hero.txt"),
        encoding: .utf8
      )
      #expect(
        text == """
          # curbcut transcript 1

          Hero

               1  Coast, heading
               2  Hide, button

            Rotor
              Headings       Coast
              Form controls  Hide

          """
      )
      #expect(try speak(["--verify"]).status == 0)
      try write("// Moved\n\n" + screen(before), to: "App/Hero.swift", in: folder)
      #expect(try speak(["--verify"]).status == 0)
      try write(screen(after), to: "App/Hero.swift", in: folder)
      let verified = try speak(["--verify"])
      #expect(verified.status == 1)
      #expect(verified.output.includes("-     2  Hide, button\n"), "\(verified.output)")
      #expect(verified.errors.includes("2 of the transcripts differ; --update renews them"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("App/Row.swift"))
      #expect(try speak(["--update"]).output == "1 screen; 2 files changed in spoken.\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/spoken/Row.txt"))
      #expect(try speak(["--verify"]).status == 0)
      #expect(try speak(["--verify", "--update"]).status == 2)
    }
  }
}
