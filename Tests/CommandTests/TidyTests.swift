import CurbcutTestSupport
import Foundation
import Testing

/// What keeps the repository tidy.
@Suite struct TidyTests {
  /// The Swift files of some folders, without fixtures and build products.
  private static let files: [(path: String, text: String)] = {
    ["Sources", "Tests"].flatMap { folder -> [(String, String)] in
      let root = BuiltBinary.repository.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      return (names ?? []).filter {
        $0.hasSuffix(".swift") && !$0.includes("Fixtures/") && !$0.includes(".build")
      }.sorted().compactMap { name in
        let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        return text.map { ("\(folder)/\(name)", $0) }
      }
    }
  }()

  @Test("no file outgrows 500 lines")
  func length() {
    #expect(Self.files.count > 100)
    for (path, text) in Self.files {
      let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(count <= 501, "\(path) has \(count) lines")
    }
  }

  @Test("nothing to the left of the command prints, reads files or imports Foundation")
  func layers() {
    let core = [
      "CurbcutSyntax", "CurbcutModel", "CurbcutRules", "CurbcutAnalysis", "CurbcutServer",
    ]
    for (path, text) in Self.files
    where core.contains(where: { path.hasPrefix("Sources/\($0)/") }) {
      let lines = text.split(separator: "\n")
      #expect(!lines.contains("import Foundation"), "\(path)")
      #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("print(") }, "\(path)")
    }
  }

  @Test("the manifest has no package dependency")
  func dependencies() throws {
    let manifest = BuiltBinary.repository.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(!text.includes(".package("))
  }

  /// British spellings as they turn up in code and prose.
  private static let british = [
    "colour", "behaviour", "honour", "neighbour", "favour", "licence", "centre", "initialis",
    "recognis", "organis", "localis", "normalis", "optimis", "serialis", "capitalis", "analyse",
  ]

  @Test("spelling is American, as in Apple's API")
  func spelling() throws {
    let root = BuiltBinary.repository
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let kinds = [".swift", ".md", ".js", ".json", ".jsonl", ".lua", ".el", ".yml"]
    let files = (names ?? []).filter { name in
      !name.includes(".build") && !name.hasPrefix(".git/") && kinds.contains { name.hasSuffix($0) }
        && !name.hasSuffix("TidyTests.swift") && !name.hasSuffix("WordingTests.swift")
    }
    #expect(files.count > 300)
    for name in files {
      let url = root.appendingPathComponent(name)
      guard let text = try? String(contentsOf: url, encoding: .utf8).lowercased() else { continue }
      for word in Self.british { #expect(!text.includes(word), "\(name) says “\(word)”") }
    }
  }
}
