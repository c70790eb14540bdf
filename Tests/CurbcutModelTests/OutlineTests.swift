import CurbcutTestSupport
import Foundation
import Testing

/// What the model makes of source: views, slots, conditions, and the facts that pass up and down.
@Suite struct OutlineTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  @Test("a file's views are what is recorded", arguments: ["Controls", "Hiding"])
  func outlines(name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    try expectSnapshot(
      outline(of: source) + "\n",
      at: Self.folder.appendingPathComponent("\(name).outline")
    )
  }
}
