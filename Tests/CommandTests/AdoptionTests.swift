import CurbcutSyntax
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// Beginning to use Curbcut in code that has findings already.
@Suite struct AdoptionTests {
  private let curbcut: BuiltBinary
  private let shell = BuiltBinary(at: URL(fileURLWithPath: "/bin/sh"))

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private let source = """
    import SwiftUI

    struct Hero: View {
      var body: some View {
        VStack {
          Image("lighthouse")
          Image("lighthouse")
        }
      }

      var footer: some View {
        Image("footer")
      }
    }

    """

  private func check(_ arguments: [String], in folder: URL) throws -> BuiltBinary.Outcome {
    try curbcut.run(
      ["check", "--format", "concise", "--fail-on", "warning"] + arguments,
      in: folder
    )
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  // MARK: Baseline

  @Test("a baseline silences what it knows where lines move, and nothing more")
  func baseline() throws {
    try withFolder(["App/A.swift": source, "App/B.swift": source]) { folder in
      let written = try check(["--write-baseline", "ci/known.json"], in: folder)
      #expect(written.errors.includes("ci/known.json: cannot be written"))
      let outcome = try check(["--write-baseline", "known.json"], in: folder)
      #expect(outcome.output == "Wrote known.json with 6 findings.\n")
      #expect(outcome.status == 0)
      let known = try check(["--baseline", "known.json"], in: folder)
      #expect(known.output + known.errors == "" && known.status == 0)
      // Moved, once more than before, and gone.
      let moved =
        "// Moved\n"
        + source.replacingOccurrences(
          of: "    VStack {",
          with: "    VStack {\n Image(\"lighthouse\")"
        )
        .replacingOccurrences(of: "\"footer\"", with: "\"end\"")
      try write(moved, to: "App/A.swift", in: folder)
      let new = try check(
        ["--baseline", "../known.json", "A.swift"],
        in: folder.appending(path: "App")
      )
      #expect(
        new.output.split(separator: "\n").map { $0.prefix(13) } == [
          "A.swift:9:7: ", "A.swift:14:5:",
        ]
      )
      #expect(new.status == 1)
      let text = try curbcut.run(["check", "--baseline", "known.json"], in: folder).output
      #expect(text.includes("5 known from the baseline; 1 in it no longer found"))
    }
  }

  @Test(
    "a baseline that cannot be used is an error",
    arguments: [
      "", "{}", "[1]", #"{"version": 2, "findings": {}}"#,
      #"{"version": 1, "findings": {"a": [{}]}}"#,
    ]
  )
  func badBaseline(text: String) throws {
    try withFolder(["A.swift": source, "known.json": text]) { folder in
      let outcome = try check(["--baseline", "known.json"], in: folder)
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(outcome.errors.includes("curbcut: known.json: "))
      #expect(
        try check(["--baseline", "none.json"], in: folder).errors.includes("none.json: cannot")
      )
    }
  }

  // MARK: Git

  private func git(_ script: String, in folder: URL) throws {
    let names =
      "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b\n"
    let outcome = try shell.run(["-ec", names + script], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func lines(_ outcome: BuiltBinary.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map {
      $0.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test("--changed reports what stands in changed declarations and in new files")
  func changed() throws {
    try withFolder(["App/A.swift": source, "App/ü \"b\".swift": source]) { folder in
      try git("git init -qb main; git add -A; git commit -qm one", in: folder)
      #expect(try check(["--changed"], in: folder).output == "")
      let footer = source.replacingOccurrences(
        of: "Image(\"footer\")",
        with: "Image(\"footer\") // new"
      )
      try write(footer, to: "App/ü \"b\".swift", in: folder)
      try write(source, to: "App/New.swift", in: folder)
      let expected = [
        "App/New.swift:6", "App/New.swift:7", "App/New.swift:12", "App/ü \"b\".swift:12",
      ]
      #expect(lines(try check(["--changed"], in: folder)) == expected)
      // From a folder within, and since a revision, staged or committed.
      try git("git add -A; git checkout -qb topic; git commit -qm two", in: folder)
      #expect(try check(["--changed"], in: folder).output == "")
      let app = folder.appending(path: "App")
      #expect(
        lines(try check(["--changed=main"], in: app)) == expected.map { String($0.dropFirst(4)) }
      )
      // What came to the other branch since does not count.
      try git(
        "git checkout -q main; touch C.swift; git add -A; git commit -qm three; git checkout -q topic",
        in: folder
      )
      #expect(lines(try check(["--changed=main"], in: folder)) == expected)
    }
  }

  @Test("--fix with --changed leaves files alone that have not changed")
  func fixOfChanged() throws {
    try withFolder(["A.swift": font, "B.swift": font]) { folder in
      try git("git init -q; git add -A; git commit -qm one", in: folder)
      try write("// new\n" + font, to: "A.swift", in: folder)
      _ = try check(["--changed", "--fix"], in: folder)
      func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      #expect(try text("A.swift").includes(".footnote"))
      #expect(try text("B.swift") == font)
    }
  }

  @Test("what is no revision or no repository is an error, and no revision is an option")
  func badRevision() throws {
    try withFolder(["A.swift": source]) { folder in
      #expect(try check(["--changed"], in: folder).errors.includes("needs a Git repository"))
      try git("git init -q; git add -A; git commit -qm one", in: folder)
      #expect(try check(["--changed=nope"], in: folder).errors.includes("is not a revision"))
      let option = try check(["--changed=--output=pwned"], in: folder)
      #expect(option.status == 2)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "pwned").path))
    }
  }

  @Test("a repository cannot have its programs run")
  func hostileRepository() throws {
    try withFolder(["A.swift": source, ".gitattributes": "*.swift diff=evil\n"]) { folder in
      try git("git init -q; git add -A; git commit -qm one", in: folder)
      try git(
        """
        git config core.fsmonitor 'touch pwned; false'
        git config diff.external 'touch pwned'
        git config diff.evil.command 'touch pwned'
        git config diff.evil.textconv 'touch pwned; cat'
        """,
        in: folder
      )
      try write("// new\n" + source, to: "A.swift", in: folder)
      #expect(try check(["--changed"], in: folder).status == 0)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "pwned").path))
    }
  }

  @Test("a change of a declaration counts for all of it, and a line between for itself")
  func declarations() {
    let table = LineTable(Array(source.utf8))
    let body = ChangedDeclarations(in: table, [4..<5])
    #expect(body.contain(table.offset(ofLine: 5)..<table.offset(ofLine: 5) + 4))
    #expect(!body.contain(table.offset(ofLine: 11)..<table.offset(ofLine: 11) + 4))
    let between = ChangedDeclarations(in: table, [9..<10])
    #expect(!between.contain(table.offset(ofLine: 5)..<table.offset(ofLine: 5) + 4))
    #expect(!ChangedDeclarations(in: table, []).contain(0..<table.bytes.count))
  }

  // MARK: Suppressions

  @Test("--add-suppressions silences everything, keeps line ends, and changes nothing but comments")
  func suppressions() throws {
    let text = """
      struct A: View {
        var body: some View {
          VStack {
            Image("a"); Text("b").font(.system(size: 13))
      \t\t\tImage("c")
            Text(\"\"\"
              x \\(Image("d"))
              \"\"\")
          }
        }
      }
      """
    for newline in ["\n", "\r\n"] {
      let source = text.replacingOccurrences(of: "\n", with: newline)
      try withFolder(["A.swift": source]) { folder in
        let outcome = try check(["--add-suppressions", "before our audit"], in: folder)
        #expect(outcome.output == "Disabled 3 findings in 1 file.\n", "\(outcome.errors)")
        let changed = try String(contentsOf: folder.appending(path: "A.swift"), encoding: .utf8)
        let comment = "// curbcut:disable:next"
        #expect(
          changed.includes(
            "      \(comment) image-missing-label fixed-font-size - before our audit\(newline)"
          )
        )
        #expect(
          changed.includes("\t\t\t\(comment) image-missing-label - before our audit\(newline)")
        )
        #expect(
          changed.components(separatedBy: newline).filter { !$0.includes(comment) }
            .joined(separator: newline) == source
        )
        #expect(try check([], in: folder).output == "")
        #expect(try check(["--add-suppressions", "x"], in: folder).output.hasPrefix("Disabled 0"))
      }
    }
  }

  @Test("a reason that would end the comment is refused")
  func badReason() throws {
    for reason in ["", "two\nlines", "*/ x"] {
      let outcome = try curbcut.run(["check", "--add-suppressions", reason])
      #expect(outcome.status == 2 && outcome.errors.includes("expects a reason"))
    }
  }

  // MARK: Fixes

  private let font =
    "struct A: View { var body: some View { Text(\"b\").font(.system(size: 13)) } }\n"

  @Test("--fix says what it fixed by file and rule")
  func fixReport() throws {
    try withFolder(["A.swift": font + source, "B.swift": font]) { folder in
      let text = try curbcut.run(["check", "--fix"], in: folder).output
      #expect(
        text.includes("Fixed 2 problems in 2 files:\n  A.swift: 1 fixed-font-size\n  B.swift: 1")
      )
      #expect(!(try curbcut.run(["check", "--fix"], in: folder).output.includes("Fixed")))
    }
  }

  @Test("--unsafe-fixes makes what needs a review, --diff shows it and changes nothing")
  func unsafeFixes() throws {
    // What a person has to fill in, here the words for the image, is not made.
    let source = """
      struct Row: View {
        let delete: () -> Void

        var body: some View {
          Image("lighthouse")
          Button(action: delete) { Image(systemName: "trash") }
        }
      }

      """
    try withFolder(["A.swift": source]) { folder in
      #expect(try check(["--diff"], in: folder).output == "")
      let diff = try check(["--diff", "--unsafe-fixes"], in: folder).output
      #expect(diff.includes("}.accessibilityLabel(\"Delete\")"), "\(diff)")
      #expect(!diff.includes("+    Image"))
      try write(diff, to: "a.diff", in: folder)
      try git("git init -q; git apply a.diff", in: folder)
      let applied = try String(contentsOf: folder.appending(path: "A.swift"), encoding: .utf8)
      try write(source, to: "A.swift", in: folder)
      _ = try check(["--fix", "--unsafe-fixes"], in: folder)
      #expect(try String(contentsOf: folder.appending(path: "A.swift"), encoding: .utf8) == applied)
      #expect(try check(["--unsafe-fixes"], in: folder).errors.includes("needs --fix or --diff"))
    }
  }

  @Test("standard input is printed with the fixes, and the report goes to standard error")
  func standardInput() throws {
    try withFolder([:]) { folder in
      let outcome = try curbcut.run(
        ["check", "-", "--fix", "--format", "concise"],
        input: Array((font + source).utf8),
        in: folder
      )
      let fixed = font.replacingOccurrences(of: ".system(size: 13)", with: ".footnote")
      #expect(outcome.output == fixed + source)
      #expect(
        outcome.errors.includes("stdin.swift:7:7: warning: ") && !outcome.errors.includes("font")
      )
      let clean = try curbcut.run(
        ["check", "--stdin", "--fix"],
        input: Array("struct B {}".utf8),
        in: folder
      )
      #expect(clean.output == "struct B {}")
    }
  }

  // MARK: Watching

  @Test("--watch checks again when a file changes")
  func watch() throws {
    try withFolder(["A.swift": source]) { folder in
      let outcome = try shell.run(
        [
          "-c",
          """
          "$0" check --watch --format concise > out 2> err & pid=$!
          i=0; until grep -q Watching err || [ $i = 100 ]; do sleep 0.2; i=$((i + 1)); done
          echo 'struct B: View { var body: some View { Image("new") } }' > B.swift
          i=0; until grep -q B.swift out || [ $i = 100 ]; do sleep 0.2; i=$((i + 1)); done
          kill -KILL $pid; cat out
          """, curbcut.url.path,
        ],
        in: folder,
        limit: 60
      )
      #expect(outcome.output.split(separator: "\n").count { $0.hasPrefix("A.swift") } == 6)
      #expect(outcome.output.includes("B.swift:1:40: warning: "))
    }
  }
}
