import CurbcutAnalysis
import CurbcutSyntax
import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// Where reports go, and what happens where they cannot.
@Suite struct OutputTests {
  private let curbcut: BuiltBinary
  private let shell = BuiltBinary(at: URL(fileURLWithPath: "/bin/sh"))

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private let image = "struct A: View { var body: some View { Image(\"a\") } }\n"
  private let finding =
    "A.swift:1:40: warning: VoiceOver reads this image's file name, \"a\" [image-missing-label]\n"

  /// Runs a script of the shell, in which `$0` is the program and `$check` the beginning of a call.
  private func run(_ script: String, in folder: URL) throws -> BuiltBinary.Outcome {
    let check = "check=\"$0 check --format concise A.swift\"\n"
    return try shell.run(["-c", check + script, curbcut.url.path], in: folder, limit: 60)
  }

  // MARK: --output

  @Test("a new file gets the mode that the process's mask gives, an old one keeps its own")
  func modes() throws {
    try withFolder(["A.swift": image, "old.txt": "old"]) { folder in
      let outcome = try run(
        "umask 027; chmod 604 old.txt; $check --output new.txt && $check --output old.txt",
        in: folder
      )
      #expect(outcome.errors + outcome.output == "")
      for (name, mode) in [("new.txt", 0o640), ("old.txt", 0o604)] {
        let path = folder.appendingPathComponent(name).path
        #expect(try String(contentsOfFile: path, encoding: .utf8) == finding)
        #expect(try stat.of(path).st_mode & 0o777 == mode_t(mode))
      }
    }
  }

  @Test("what is no regular file is written to and stays what it is")
  func devices() throws {
    try withFolder(["A.swift": image]) { folder in
      let outcome = try run(
        """
        mkfifo pipe; cat pipe > read & $check --output pipe; wait; cat read; test -p pipe || echo gone
        $check --output /dev/null; test -c /dev/null || echo gone
        """,
        in: folder
      )
      #expect(outcome.output == finding)
      #expect(outcome.errors == "")
    }
  }

  @Test("a device that takes nothing is an error", .enabled(if: access("/dev/full", W_OK) == 0))
  func fullDevice() throws {
    try withFolder(["A.swift": image]) { folder in
      let outcome = try run("$check --output /dev/full", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.includes("curbcut: /dev/full: cannot be written: No space left"))
      #expect(try stat.of("/dev/full").isRegular == false)
    }
  }

  @Test(
    "a link stays and what it leads to is written",
    arguments: ["target.txt", "In/target.txt", "missing.txt"]
  )
  func links(target: String) throws {
    try withFolder(["A.swift": image, "target.txt": "old", "In/target.txt": "old"]) { folder in
      let outcome = try run(
        "ln -s \(target) second; ln -s \"$PWD/second\" link; $check --output link; readlink second",
        in: folder
      )
      #expect(outcome.output == "\(target)\n")
      let file = folder.appendingPathComponent(target)
      #expect(try String(contentsOf: file, encoding: .utf8) == finding)
    }
  }

  @Test("links in a circle, a folder and a missing folder are errors")
  func noFile() throws {
    try withFolder(["A.swift": image]) { folder in
      let outcome = try run(
        "ln -s b a; ln -s a b; for to in a . no/x; do $check --output $to; echo $?; done",
        in: folder
      )
      #expect(outcome.output == "2\n2\n2\n")
      let errors = outcome.errors.split(separator: "\n")
      #expect(errors.count == 3 && errors.allSatisfy { $0.contains(": cannot be written: ") })
    }
  }

  @Test(
    "standard output by name goes where the shell has put it, behind what is there",
    arguments: ["/dev/stdout", "/dev/fd/1", "link"]
  )
  func standardOutput(name: String) throws {
    try withFolder(["A.swift": image, "log.txt": "before\n"]) { folder in
      let outcome = try run(
        "ln -s /dev/stdout link; $check --output \(name) >> log.txt",
        in: folder
      )
      #expect(outcome.errors == "")
      let log = folder.appendingPathComponent("log.txt")
      #expect(try String(contentsOf: log, encoding: .utf8) == "before\n" + finding)
    }
  }

  @Test("a file with hard links gets the report under all of its names")
  func hardLink() throws {
    try withFolder(["A.swift": image, "a.txt": "old"]) { folder in
      let outcome = try run("ln a.txt b.txt; $check --output a.txt; cat b.txt", in: folder)
      #expect(outcome.output == finding)
    }
  }

  // MARK: Standard streams

  @Test(
    "standard output that is full or closed is an error, whatever the command",
    arguments: [
      "check A.swift", "check --format json A.swift", "check --fix-dry-run F.swift", "rules",
      "explain image-missing-label", "config", "speak A.swift", "syntax A.swift",
      "syntax --text A.swift", "--help", "--version", "check --help",
    ]
  )
  func unwritable(command: String) throws {
    let fault = "struct F: View { var body: some View { Text(\"a\").font(.system(size: 13)) } }\n"
    try withFolder(["A.swift": image, "F.swift": fault]) { folder in
      let closed = try run("\"$0\" \(command) >&-", in: folder)
      #expect(closed.status == 2)
      #expect(closed.errors == "curbcut: standard output cannot be written: it is closed\n")
      if access("/dev/full", W_OK) == 0 {
        let full = try run("\"$0\" \(command) > /dev/full", in: folder)
        #expect(full.status == 2)
        #expect(full.errors.hasPrefix("curbcut: standard output cannot be written: No space left"))
      }
    }
  }

  @Test("a reader that goes away is no news, but no success")
  func brokenPipe() throws {
    try withFolder(["A.swift": image]) { folder in
      // The reader has gone when the program writes: it waits for that.
      let script = "{ { cat gate; \"$0\" rules; echo $? >&2; } | { exec <&-; : > gate; }; }"
      let ended = try run("mkfifo gate; \(script); rm gate", in: folder)
      #expect(ended.errors == "141\n")
      let ignored = try run("trap '' PIPE; mkfifo gate; \(script)", in: folder)
      #expect(ignored.errors == "2\n")
    }
  }

  @Test("standard input that is closed or a folder is an error, not a crash")
  func standardInput() throws {
    try withFolder(["A.swift": image]) { folder in
      let closed = try run("\"$0\" check --stdin <&-", in: folder)
      #expect(closed.status == 2)
      #expect(closed.errors == "curbcut: standard input: cannot be read: it is closed\n")
      let isFolder = try run("\"$0\" check --stdin < .", in: folder)
      #expect(isFolder.status == 2)
      #expect(isFolder.errors == "curbcut: standard input: cannot be read: Is a directory\n")
      #expect(closed.output + isFolder.output == "")
    }
  }

  @Test("with standard streams closed no file takes their place")
  func closedStreams() throws {
    let fault = "struct F: View { var body: some View { Text(\"a\").font(.system(size: 13)) } }\n"
    try withFolder(["F.swift": fault]) { folder in
      _ = try run("\"$0\" check --fix <&- >&- 2>&-", in: folder)
      let text = try String(contentsOf: folder.appendingPathComponent("F.swift"), encoding: .utf8)
      #expect(text == fault.replacingOccurrences(of: ".system(size: 13)", with: ".footnote"))
    }
  }

  @Test("where nothing was checked, only the reason is said", arguments: ["nosuch", "empty"])
  func nothingChecked(path: String) throws {
    try withFolder(["empty/readme.txt": ""]) { folder in
      let outcome = try curbcut.run(["check", path], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  // MARK: Long lines

  @Test("a report grows with the file where all of it stands on one line")
  func longLine() throws {
    func length(_ count: Int) throws -> (source: Int, report: Int) {
      let source =
        "struct A: View { var body: some View { VStack { "
        + String(repeating: "Image(\"é\");", count: count) + " } } }"
      var length = 0
      try withFolder(["A.swift": source]) { folder in
        length = try curbcut.run(["check", "A.swift"], in: folder).output.utf8.count
      }
      return (source.utf8.count, length)
    }
    let small = try length(500)
    let large = try length(4_000)
    #expect(large.report < small.report * 9)
  }

  @Test(
    "a long line is cut around the finding, characters stay whole, carets stand right",
    arguments: ["x", "é", "🎉", "\u{1B}", "e\u{301}"]
  )
  func excerpt(filler: String) {
    for shift in 0..<4 {
      let start = String(repeating: " ", count: shift) + String(repeating: filler, count: 400)
      let line = start + "MARK" + String(repeating: filler, count: 400)
      let offset = start.utf8.count
      let table = LineTable(Array(line.utf8))
      let excerpt = SourceExcerpt(of: offset..<offset + 4, in: table)
      #expect(excerpt.text.utf8.count < 2_000)
      #expect(excerpt.text.unicodeScalars.first == "…" && excerpt.text.hasSuffix("…"))
      #expect(!excerpt.text.includes("\u{FFFD}"))
      #expect(excerpt.width == 4)
      #expect(excerpt.text.dropFirst(excerpt.indentation.count).hasPrefix("MARK"))
    }
  }
}
