import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// What is too large, too deep or otherwise not checked, and how that is said.
@Suite struct LimitsTests {
  private let curbcut: BuiltBinary
  private let shell = BuiltBinary(at: URL(fileURLWithPath: "/bin/sh"))

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private let image = "struct A: View { var body: some View { Image(\"a\") } }\n"
  private let finding =
    "1:40: warning: VoiceOver reads this image's file name, \"a\" [image-missing-label]\n"

  private func run(_ script: String, in folder: URL) throws -> BuiltBinary.Outcome {
    try shell.run(["-c", script, curbcut.url.path], in: folder, limit: 120)
  }

  @Test("a huge file is named with the limit, not read, and the rest is checked")
  func hugeFile() throws {
    try withFolder(["A.swift": image, "Huge.swift": ""]) { folder in
      let huge = folder.appendingPathComponent("Huge.swift")
      try FileHandle(forWritingTo: huge).truncate(atOffset: 400 << 20)
      // With 400 MB of addresses it could not have been read.
      for command in ["check --format concise", "check --fix --format concise"] {
        let outcome = try run("ulimit -v 400000 2> /dev/null; \"$0\" \(command)", in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors == "curbcut: Huge.swift: larger than 16 MB; not read\n")
        #expect(outcome.output == "A.swift:\(finding)")
      }
      for command in ["speak", "syntax"] {
        let outcome = try curbcut.run([command, "Huge.swift"], in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors == "curbcut: Huge.swift: larger than 16 MB; not read\n")
      }
    }
  }

  @Test("a file of exactly the limit is read, one byte more is not")
  func limit() throws {
    try withFolder(["A.swift": ""]) { folder in
      let file = folder.appendingPathComponent("A.swift")
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data(repeating: 32, count: SourceFile.maximumSize))
      #expect(try SourceFile(readingFrom: file.path).bytes.count == SourceFile.maximumSize)
      try handle.truncate(atOffset: UInt64(SourceFile.maximumSize + 1))
      #expect(throws: SourceFile.Unreadable.self) { try SourceFile(readingFrom: file.path) }
      try handle.close()
    }
  }

  @Test("what has no end is read up to the limit", arguments: ["< /dev/zero", "/dev/zero"])
  func endless(input: String) throws {
    try withFolder([:]) { folder in
      let isStream = input.hasPrefix("<")
      let outcome = try run("\"$0\" check \(isStream ? "--stdin" : "") \(input)", in: folder)
      #expect(outcome.status == 2)
      let name = isStream ? "standard input" : "/dev/zero"
      #expect(outcome.errors == "curbcut: \(name): larger than 16 MB; not read\n")
    }
  }

  @Test("where memory is short a large file is named and the rest checked")
  func shortMemory() throws {
    try withFolder(["A.swift": image, "Large.swift": ""]) { folder in
      let line = "  Text(\"é\").font(.system(size: 13)).padding()\n"
      let text = image + String(repeating: line, count: 10 << 20 / line.utf8.count)
      try Data(text.utf8).write(to: folder.appendingPathComponent("Large.swift"))
      let outcome = try run(
        "ulimit -v 600000 2> /dev/null && \"$0\" check --format concise || exit $?",
        in: folder
      )
      #if os(Linux)
        #expect(outcome.status == 2)
        #expect(outcome.errors == "curbcut: Large.swift: not enough memory to analyze it\n")
      #endif
      #expect(outcome.output.hasPrefix("A.swift:\(finding)"))
    }
  }

  @Test("pipes are read where they are named, and not waited for where they are found")
  func pipes() throws {
    try withFolder(["A.swift": image]) { folder in
      let named = try run(
        "mkfifo pipe; cat A.swift > pipe & \"$0\" check --format concise pipe",
        in: folder
      )
      #expect(named.output == "pipe:\(finding)")
      let found = try run("mv pipe P.swift; \"$0\" check --format concise", in: folder)
      #expect(found.status == 0)
      #expect(found.errors == "curbcut: warning: P.swift: not a regular file; not checked\n")
      #expect(found.output == "A.swift:\(finding)")
    }
  }

  @Test("an Xcode project that is too large is named, and its files are checked all the same")
  func hugeProject() throws {
    let project = "App.xcodeproj/project.pbxproj"
    try withFolder(["A.swift": image, project: ""]) { folder in
      let file = folder.appendingPathComponent(project)
      try FileHandle(forWritingTo: file).truncate(atOffset: 33 << 20)
      let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasSuffix("/\(project): larger than 32 MB; not read\n"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.output == "A.swift:\(finding)")
    }
  }

  @Test("folders are searched however deep they lie")
  func deepFolders() throws {
    let path = String(repeating: "d/", count: 200) + "A.swift"
    try withFolder([path: image]) { folder in
      let outcome = try curbcut.run(["check", "--format", "concise"], in: folder)
      #expect(outcome.output == "\(path):\(finding)")
      #expect(outcome.errors == "")
    }
  }

  @Test("names that are not UTF-8 are said", .enabled(if: FileNames.takeAnyBytes))
  func names() throws {
    try withFolder(["A.swift": image]) { folder in
      let outcome = try run(
        """
        bad=$(printf 'b\\377'); cp A.swift "$bad.swift"; cp A.swift "$bad.txt"; mkdir "$bad"
        cp A.swift "$bad/C.swift"; "$0" check --format concise
        """,
        in: folder
      )
      #expect(outcome.status == 2)
      #expect(outcome.output == "A.swift:\(finding)")
      #expect(
        outcome.errors.split(separator: "\n").sorted() == [
          #"curbcut: ./b\xFF.swift: the name is not valid UTF-8; not checked"#,
          #"curbcut: ./b\xFF: the name is not valid UTF-8; not checked"#,
        ]
      )
    }
  }

  @Test("names that merely look equal are two files", .enabled(if: FileNames.takeAnyBytes))
  func composedNames() throws {
    try withFolder(["\u{E9}.swift": image]) { folder in
      _ = try run("cp \u{E9}.swift e\u{301}.swift", in: folder)
      let outcome = try curbcut.run(["check", "--format", "concise", "."], in: folder)
      #expect(outcome.output.split(separator: "\n").count == 2)
      let named = try curbcut.run(
        ["check", "--format", "concise", "\u{E9}.swift", "e\u{301}.swift"],
        in: folder
      )
      #expect(named.output.split(separator: "\n").count == 2)
    }
  }
}

/// What the file system of temporary files takes.
private enum FileNames {
  /// Whether any bytes are a name; on a Mac they must be UTF-8, and forms of a letter are the same.
  static var takeAnyBytes: Bool {
    let path = FileManager.default.temporaryDirectory.path + "/curbcut-\(UUID().uuidString)"
    let bytes = Array(path.utf8) + [0xFF, 0]
    let descriptor = open(bytes.map(CChar.init(bitPattern:)), O_CREAT | O_WRONLY, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    unlink(bytes.map(CChar.init(bitPattern:)))
    return true
  }
}
