import CurbcutTestSupport
import Foundation
import Testing

@testable import curbcut

/// Random numbers that are the same each time (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Diffs as Git reads them.
@Suite struct UnifiedDiffTests {
  private static let git = BuiltBinary(at: URL(fileURLWithPath: "/usr/bin/env"))
  private static let hasGit = (try? git.run(["git", "--version"]))?.status == 0

  private let curbcut: BuiltBinary

  init() throws {
    curbcut = try #require(BuiltBinary(named: "curbcut"))
  }

  /// Applies a diff to the files in a folder, which is no repository.
  private func apply(_ diff: [UInt8], in folder: URL) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("curbcut-\(UUID().uuidString).diff")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(diff).write(to: file)
    for options in [["--check"], []] {
      let outcome = try Self.git.run(
        ["git", "-c", "core.autocrlf=false", "apply", "--whitespace=nowarn"] + options + [
          file.path
        ],
        in: folder,
        environment: ["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path]
      )
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }

  /// Every kind of line end, encoding and last line, with faults that are fixed in between.
  private static func file(_ random: inout SeededGenerator) -> [UInt8] {
    let ends: [[UInt8]] = [[10], [13, 10], [13]]
    let end = Int.random(in: 0..<4, using: &random)
    let others: [[UInt8]] = [
      Array("// plain".utf8), [], Array("// é🎉".utf8), [0x2F, 0x2F, 0xE9, 0xFF],
      [0x2F, 0x2F, 0xC3], Array("// \u{2028} \u{FEFF}".utf8), Array("//\t\u{C} \\".utf8),
      Array("// --- a/x".utf8), Array("// \r\r tail".utf8), Array("//\u{B} +".utf8),
    ]
    let faults = [".font(.system(size: 13))", ".font(.system(size: 17))", ""]
    var bytes: [UInt8] = Bool.random(using: &random) ? [] : [0xEF, 0xBB, 0xBF]
    func add(_ line: [UInt8]) {
      bytes += line
      bytes += ends[end < 3 ? end : Int.random(in: 0..<3, using: &random)]
    }
    add(Array("struct A: View { var body: some View { VStack {".utf8))
    for number in 0..<Int.random(in: 1..<60, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let fault = faults[Int.random(in: 0..<faults.count, using: &random)]
        // Some lines stand there many times.
        let text = Bool.random(using: &random) ? "\(number)" : "same"
        add(Array("Text(\"\(text)\")\(fault)".utf8))
      } else {
        add(others[Int.random(in: 0..<others.count, using: &random)])
      }
    }
    bytes += Array("Text(\"end\").font(.system(size: 13)) } } }".utf8)
    if Bool.random(using: &random) { bytes += ends[end % 3] }
    return bytes
  }

  @Test(
    "the diff of a dry run makes of each file what --fix makes of it, byte for byte",
    .enabled(if: hasGit),
    arguments: 0..<UInt64(Coverage.count(complete: 4, sample: 1))
  )
  func dryRun(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var files = Dictionary(
      uniqueKeysWithValues: (0..<100).map { ("Folder/F\($0).swift", Self.file(&random)) }
    )
    for name in [
      "a b", "quote\"d", "back\\slash", "é🎉", "tab\there", "line\nfeed", "\u{7}\u{1B}[1m",
    ] {
      files["Names/\(name).swift"] = Self.file(&random)
    }
    try withFolder([:]) { folder in
      for top in ["old", "fixed"] {
        for (name, bytes) in files {
          let url = folder.appendingPathComponent("\(top)/\(name)")
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
          )
          try Data(bytes).write(to: url)
        }
      }
      let old = folder.appendingPathComponent("old")
      let new = folder.appendingPathComponent("fixed")
      let diff = folder.appendingPathComponent("fixes.diff")
      let dryRun = try curbcut.run(["check", "--fix-dry-run", "--output", diff.path], in: old)
      #expect(dryRun.errors == "")
      _ = try curbcut.run(["check", "--fix"], in: new)
      try apply(Array(try Data(contentsOf: diff)), in: old)
      for (name, bytes) in files {
        let applied = try Data(contentsOf: old.appendingPathComponent(name))
        #expect(applied != Data(bytes), "\(name)")
        #expect(try applied == Data(contentsOf: new.appendingPathComponent(name)), "\(name)")
      }
    }
  }

  @Test(
    "any lines become any other lines",
    .enabled(if: hasGit),
    arguments: [
      (few: 40, lines: 30), (few: 3, lines: 30), (few: 2, lines: 700), (few: 900, lines: 900),
    ]
  )
  func anyLines(few: Int, lines: Int) throws {
    var random = SeededGenerator(seed: UInt64(few * lines))
    func text() -> [UInt8] {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...lines, using: &random) {
        bytes += Array("line \(Int.random(in: 0..<few, using: &random))\n".utf8)
      }
      if Bool.random(using: &random) { bytes.removeLast() }
      return bytes
    }
    func changed(_ old: [UInt8]) -> [UInt8] {
      var lines = old.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let index = Int.random(in: 0..<lines.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: lines[index] += Array("x".utf8)
        case 1: lines.insert(Array("new".utf8), at: index)
        default: if lines.count > 1 { lines.remove(at: index) }
        }
      }
      return Array(lines.joined(separator: [10]))
    }
    let pairs = (0..<60).map { number in
      let old = text()
      return (old: old, new: number % 3 == 0 ? text() : changed(old))
    }.filter { $0.old != $0.new && !$0.new.isEmpty }
    try withFolder([:]) { folder in
      var diff: [UInt8] = []
      for (number, pair) in pairs.enumerated() {
        try Data(pair.old).write(to: folder.appendingPathComponent("f\(number)"))
        diff += UnifiedDiff.bytes(from: pair.old, to: pair.new, name: "f\(number)")
      }
      try apply(diff, in: folder)
      for (number, pair) in pairs.enumerated() {
        let file = folder.appendingPathComponent("f\(number)")
        #expect(try Data(contentsOf: file) == Data(pair.new), "\(number)")
      }
    }
  }

  private func diff(_ old: String, _ new: String, name: String = "f") -> String {
    String(
      decoding: UnifiedDiff.bytes(from: Array(old.utf8), to: Array(new.utf8), name: name),
      as: UTF8.self
    )
  }

  @Test("a line that ends the text without a line feed is marked, on either side or both")
  func lastLine() {
    let start = "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n"
    let note = "\\ No newline at end of file\n"
    #expect(diff("a\nb", "a\nc") == start + " a\n-b\n\(note)+c\n\(note)")
    #expect(diff("a\nb", "a\nb\n") == start + " a\n-b\n\(note)+b\n")
    #expect(diff("a\nb\n", "a\nb") == start + " a\n-b\n+b\n\(note)")
    #expect(diff("a\nb", "c\nb") == start + "-a\n+c\n b\n\(note)")
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n") == start + " a\r\n-b\r\n+c\r\n")
    #expect(diff("", "a\n") == "--- a/f\n+++ b/f\n@@ -0,0 +1,1 @@\n+a\n")
  }

  @Test("few lines that change are all that is shown, also among many that look alike")
  func small() {
    let same = String(repeating: "same\n", count: 2_000)
    let changed = diff(same + "a\n" + same, same + "b\n" + same)
    #expect(changed.split(separator: "\n").count == 11)
    let alternating = String(repeating: "{\nx\n}\n", count: 1_000)
    let shorter = diff(alternating, alternating.replacingOccurrences(of: "x", with: "y"))
    #expect(shorter.split(separator: "\n").count == 2 + 1 + 4_000)
  }

  @Test(
    "names are quoted as Git quotes them",
    arguments: [
      ("A.swift", "--- a/A.swift\n"), ("a b", "--- a/a b\t\n"), ("é", "--- \"a/\\303\\251\"\n"),
      ("a\"b\\c", "--- \"a/a\\\"b\\\\c\"\n"), ("a\n\t\u{1B}", "--- \"a/a\\n\\t\\033\"\n"),
    ]
  )
  func names(name: String, header: String) {
    #expect(diff("a\n", "b\n", name: name).hasPrefix(header))
  }

  @Test(
    "files are named from the folder they are applied in",
    arguments: [
      ("A.swift", "A.swift"), ("./x/../A.swift", "A.swift"), ("/home/app/In/A.swift", "In/A.swift"),
      ("/else/A.swift", "else/A.swift"), ("../A.swift", "home/A.swift"),
    ]
  )
  func paths(path: String, name: String) {
    #expect(UnifiedDiff.name(of: path, in: "/home/app") == name)
  }

  @Test("on a terminal nothing in a diff is obeyed")
  func terminal() {
    let shown = UnifiedDiff.shown(
      [0x2B] + Array("a\t\u{1B}]0;x\u{7}\u{202E}".utf8) + [0xFF, 13, 10]
    )
    #expect(shown == "+a\t\\u{1B}]0;x\\u{7}\\u{202E}\u{FFFD}\\r\n")
  }
}
