import CurbcutTestSupport
import Foundation
import Testing

/// What the README shows is what the program says.
@Suite struct ReadmeTests {
  @Test("the first example is what a check prints")
  func firstExample() throws {
    let curbcut = try #require(BuiltBinary(named: "curbcut"))
    let readme = try String(
      contentsOf: BuiltBinary.repository.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let blocks = readme.components(separatedBy: "\n```\n")
    try #require(blocks.count > 2)
    let hero = """
      import SwiftUI

      struct Hero: View {
        var body: some View {
          Image("lighthouse")
        }
      }

      """
    try withFolder(["Hero.swift": hero]) { folder in
      let outcome = try curbcut.run(["check", "Hero.swift"], in: folder)
      #expect(outcome.output.hasPrefix(blocks[1] + "\n"), "\(outcome.output)")
    }
  }
}
