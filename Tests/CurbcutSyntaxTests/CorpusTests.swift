import CurbcutSyntax
import CurbcutTestSupport
import Foundation
import Testing

/// Small sources with the trees they must have: `=== title`, the source, `---`, the tree.
@Suite struct CorpusTests {
  private struct Example {
    var title: String
    var source: String
    var tree: String

    var text: String { "=== \(title)\n\(source)\n---\n\(tree)\n" }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Corpus")

  @Test(
    "every production has the expected tree",
    arguments: ["declarations", "expressions", "statements", "types", "recovery"]
  )
  func trees(name: String) throws {
    let file = CorpusTests.folder.appendingPathComponent("\(name).txt")
    let examples = CorpusTests.examples(in: try String(contentsOf: file, encoding: .utf8))
    #expect(examples.count >= 6)
    let parsed = examples.map { example in
      var example = example
      let tree = SyntaxTree(parsing: example.source)
      example.tree = outline(of: tree)
      #expect(String(decoding: tree.bytes, as: UTF8.self) == example.source)
      #expect(tree.hasErrors == (name == "recovery"), "\(example.title)")
      return example
    }
    try expectSnapshot(parsed.map(\.text).joined(separator: "\n"), at: file)
  }

  @Test(
    "the kinds do not depend on how lines end",
    arguments: ["declarations", "expressions", "statements", "types", "recovery"]
  )
  func lineEnds(name: String) throws {
    let file = CorpusTests.folder.appendingPathComponent("\(name).txt")
    for example in CorpusTests.examples(in: try String(contentsOf: file, encoding: .utf8)) {
      let kinds = kinds(of: example.source)
      for lineEnd in ["\r\n", "\r"] {
        let source = example.source.replacingOccurrences(of: "\n", with: lineEnd)
        #expect(
          self.kinds(of: source) == kinds,
          "\(example.title) with \(lineEnd.debugDescription)"
        )
      }
    }
  }

  private func kinds(of source: String) -> [NodeKind] {
    SyntaxTree(parsing: source).root.descendants.map(\.kind)
  }

  private static func examples(in text: String) -> [Example] {
    text.components(separatedBy: "=== ").dropFirst().compactMap { part in
      guard let titleEnd = part.firstIndex(of: "\n"),
        let divider = part.range(of: "\n---\n")
      else { return nil }
      return Example(
        title: String(part[..<titleEnd]),
        source: String(part[part.index(after: titleEnd)..<divider.lowerBound]),
        tree: part[divider.upperBound...].trimmingCharacters(in: .newlines)
      )
    }
  }
}
