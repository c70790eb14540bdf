import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// What `--fix` may and may not do to files.
@Suite struct FixSafetyTests {
  private let curbcut: BuiltBinary
  private let shell = BuiltBinary(at: URL(fileURLWithPath: "/bin/sh"))

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  private let faulty = """
    struct A: View {
      var body: some View { Text("é").font(.system(size: 13)) }
    }

    """
  private var fixed: String {
    faulty.replacingOccurrences(of: ".system(size: 13)", with: ".footnote")
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// Runs a script of the shell, in which `$0` is the program.
  private func run(_ script: String, in folder: URL) throws -> BuiltBinary.Outcome {
    try shell.run(["-c", script, curbcut.url.path], in: folder, limit: 120)
  }

  @Test(
    "what somebody saves while files are checked is not overwritten",
    arguments: [
      // In place, with other text of another and of the same length.
      "printf 'saved' > A.swift",
      "cp -p A.swift old; tr 3 4 < old > A.swift; touch -r old A.swift",
      // As most editors do it.
      "printf 'saved' > new; mv new A.swift",
      "cp -p A.swift new; mv new A.swift",
      "touch -d '2001-01-01' A.swift 2> /dev/null || touch -t 200101010000 A.swift",
      "rm A.swift; ln -s C.swift A.swift", "rm A.swift",
    ]
  )
  func savedMeanwhile(saving: String) throws {
    try withFolder(["A.swift": faulty, "C.swift": faulty]) { folder in
      // The program has read the first file when it opens the pipe, and ends when that is closed.
      let outcome = try run(
        """
        mkfifo gate
        "$0" check --fix --jobs 1 --format concise A.swift gate C.swift &
        exec 3> gate
        \(saving)
        cat A.swift > seen 2> /dev/null
        exec 3>&-
        wait $!
        """,
        in: folder
      )
      #expect(outcome.status == 2)
      #expect(outcome.errors.includes("A.swift: not fixed: it was changed"), "\(outcome.errors)")
      let now = (try? Data(contentsOf: folder.appendingPathComponent("A.swift"))) ?? Data()
      if !saving.includes("ln -s") {
        #expect(try now == Data(contentsOf: folder.appendingPathComponent("seen")))
      }
      #expect(try text("C.swift", in: folder) == fixed)
    }
  }

  @Test(
    "a process that is killed leaves each file whole and none beside",
    arguments: ["TERM", "KILL"]
  )
  func killed(signal: String) throws {
    let names = (0..<60).map { "F\($0).swift" }
    try withFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, faulty) })) { folder in
      for _ in 0..<4 {
        _ = try run(
          """
          mkfifo gate
          "$0" check --fix --jobs 2 gate \(names.joined(separator: " ")) > /dev/null 2>&1 &
          exec 3> gate
          exec 3>&-
          kill -\(signal) $!
          wait $!
          rm gate
          """,
          in: folder
        )
        #expect(try self.names(in: folder) == names.sorted())
        for name in names {
          let text = try text(name, in: folder)
          #expect(text == faulty || text == fixed)
        }
      }
    }
  }

  @Test("a file that is read-only, even for root, is left alone", arguments: [0o444, 0o555])
  func readOnly(mode: Int) throws {
    try withFolder(["A.swift": faulty, "B.swift": faulty]) { folder in
      let file = folder.appendingPathComponent("A.swift")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      let outcome = try curbcut.run(["check", "--fix"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors == "curbcut: A.swift: not fixed: the file is read-only\n")
      #expect(try text("A.swift", in: folder) == faulty)
      #expect(try text("B.swift", in: folder) == fixed)
    }
  }

  @Test("a file with hard links is left alone")
  func hardLink() throws {
    try withFolder(["A.swift": faulty]) { folder in
      let outcome = try run("ln A.swift B.txt; \"$0\" check --fix", in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.includes("A.swift: not fixed: it has other names (hard links)"))
      #expect(try text("A.swift", in: folder) == faulty)
      #expect(try names(in: folder) == ["A.swift", "B.txt"])
    }
  }

  @Test("a link in its folder is followed and stays; one that leads out is left alone")
  func links() throws {
    try withFolder(["In/Real.txt": faulty, "Out.txt": faulty]) { folder in
      let outcome = try run(
        "ln -s Real.txt In/A.swift; ln -s ../Out.txt In/B.swift; \"$0\" check --fix In",
        in: folder
      )
      #expect(outcome.status == 2)
      #expect(outcome.errors.includes("In/B.swift: not fixed: it is a link to a file outside"))
      #expect(try text("In/Real.txt", in: folder) == fixed)
      #expect(try text("Out.txt", in: folder) == faulty)
      let link = folder.appendingPathComponent("In/A.swift").path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Real.txt")
    }
  }

  @Test("a file that is named twice, or has a link beside it, is fixed once and without complaint")
  func twice() throws {
    try withFolder(["A.swift": faulty]) { folder in
      let outcome = try run(
        "ln -s A.swift L.swift; \"$0\" check --fix . A.swift ./A.swift \"$PWD/A.swift\"",
        in: folder
      )
      #expect(outcome.errors == "")
      #expect(outcome.status == 0)
      #expect(try text("A.swift", in: folder) == fixed)
    }
  }

  @Test("mode, owner and extended attributes stay", arguments: [0o600, 0o640, 0o755])
  func attributes(mode: Int) throws {
    try withFolder(["A.swift": faulty]) { folder in
      let path = folder.appendingPathComponent("A.swift").path
      if geteuid() == 0 { #expect(chown(path, 1_234, 5_678) == 0) }
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let key = FileAttributeKey(rawValue: "NSFileExtendedAttributes")
      try? FileManager.default.setAttributes(
        [key: ["user.note": Data("kept".utf8)]],
        ofItemAtPath: path
      )
      let before = try FileManager.default.attributesOfItem(atPath: path)
      _ = try curbcut.run(["check", "--fix"], in: folder)
      let after = try FileManager.default.attributesOfItem(atPath: path)
      #expect(try text("A.swift", in: folder) == fixed)
      #expect(after[.posixPermissions] as? Int == mode)
      for name in [FileAttributeKey.ownerAccountID, .groupOwnerAccountID] {
        #expect(after[name] as? Int == before[name] as? Int)
      }
      #expect(after[key] as? [String: Data] == before[key] as? [String: Data])
    }
  }

  @Test("until it has its place the new text has the file’s own permissions, and no name on Linux")
  func permissionsMeanwhile() throws {
    try withFolder(["A.swift": faulty]) { folder in
      let path = folder.appendingPathComponent("A.swift").path
      #expect(chmod(path, 0o600) == 0)
      let replacement = FileReplacement(path: path, current: try stat.of(path))
      try replacement.write(Array(fixed.utf8)) { () throws(SystemError) in
        let others = ((try? names(in: folder)) ?? []).filter { $0 != "A.swift" }
        #if os(Linux)
          #expect(others == [])
        #endif
        for name in others {
          #expect(try stat.of("\(folder.path)/\(name)").st_mode & 0o777 == 0o600)
        }
      }
      #expect(try text("A.swift", in: folder) == fixed)
      #expect(try names(in: folder) == ["A.swift"])
    }
  }

  @Test("what a check at the last moment forbids leaves nothing behind")
  func forbidden() throws {
    try withFolder(["A.swift": faulty]) { folder in
      let path = folder.appendingPathComponent("A.swift").path
      let replacement = FileReplacement(path: path, current: try stat.of(path))
      #expect(throws: SystemError.self) {
        try replacement.write([1]) { () throws(SystemError) in throw SystemError(EPERM) }
      }
      #expect(try text("A.swift", in: folder) == faulty)
      #expect(try names(in: folder) == ["A.swift"])
    }
  }

  @Test("a file in the root folder is fixed", .enabled(if: access("/", W_OK) == 0))
  func rootFolder() throws {
    let file = URL(fileURLWithPath: "/curbcut-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(faulty.utf8).write(to: file)
    let outcome = try curbcut.run(["check", "--fix", file.path])
    #expect(outcome.errors == "")
    #expect(try Data(contentsOf: file) == Data(fixed.utf8))
  }

  @Test("a name of 255 bytes is no hindrance")
  func longName() throws {
    let name = String(repeating: "a", count: 249) + ".swift"
    try withFolder([name: faulty]) { folder in
      _ = try curbcut.run(["check", "--fix"], in: folder)
      #expect(try text(name, in: folder) == fixed)
    }
  }
}
