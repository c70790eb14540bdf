import CurbcutTestSupport
import Foundation
import Testing

@testable import CurbcutAnalysis
@testable import CurbcutInterfaceBuilder
@testable import CurbcutProtocol
@testable import CurbcutServer
@testable import CurbcutSyntax
@testable import curbcut

/// The table of limits in SECURITY.md against the numbers that the program goes by.
@Suite struct StatedLimitsTests {
  private static func megabytes(_ count: Int) -> String {
    count % (1 << 20) == 0 ? "\(count >> 20) MB" : "\(count) bytes"
  }

  private static func number(_ count: Int) -> String {
    var digits = String(count)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(Substring(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([Substring(digits)] + groups).joined(separator: ",")
  }

  private static let rows: [(what: String, limit: String)] = [
    (
      "a Swift file, standard input or an open document", megabytes(SourceFile.maximumSize)
    ),
    (
      "a file that the server checks without its being open",
      megabytes(WorkspaceScan.maximumByteCount)
    ),
    (
      "`.curbcut.json`, each file that it extends, `.gitignore`, `Package.swift`",
      megabytes(ConfigurationFile.maximumByteCount)
    ),
    ("files that extend each other", "\(ProjectConfiguration.maximumLayers), one upon the other"),
    ("what is reported in one `.curbcut.json`", "\(ConfigurationFile.maximumProblems) problems"),
    (
      "patterns in `.gitignore`, `include` or `exclude`",
      "\(number(PathPatterns.maximumCount)), each of up to "
        + "\(number(PathPattern.maximumByteCount)) bytes"
    ),
    ("`project.pbxproj`", megabytes(XcodeProject.maximumByteCount)),
    (
      "a message of the protocol",
      "\(megabytes(FrameDecoder.maximumLength)), its header \(FrameDecoder.maximumHeader >> 10) kB"
    ),
    (
      "what waits to be read by the client",
      "\(megabytes(ClientPipes.maximumOutgoing)), then nothing more is taken in; of the "
        + "diagnostics of a file the newest are kept"
    ),
    (
      "a file of Interface Builder",
      "\(megabytes(SourceFile.maximumSize)), \(number(XMLReader.maximumElements)) elements, "
        + "\(XMLReader.maximumDepth) levels; no document types and no external entities"
    ),
    (
      "a string table",
      "\(megabytes(StringTable.maximumByteCount)), and \(ProjectResources.maximumTables) of them in "
        + "a project"
    ),
    (
      "the color of an asset catalog",
      "\(megabytes(ColorSet.maximumByteCount)), and \(number(ProjectResources.maximumColors)) of "
        + "them in a project"
    ),
    (
      "names that are looked at to find a project's string tables and colors",
      number(ResourceFiles.maximumNames)
    ),
    (
      "names that are looked at to find a project's other files for `check FILE`",
      number(SwiftFiles.maximumProjectNames)
    ),
    ("a message of `curbcut mcp` or `curbcut worker`", megabytes(MCPCommand.maximumLength)),
    (
      "what is taken in and not handled yet",
      "\(megabytes(ClientPipes.maximumIncoming)) and one message"
    ),
    (
      "what is kept of files that are not open while a workspace is scanned",
      "\(megabytes(KeptFiles.maximumByteCount)) of source"
    ),
    ("nesting of a message of the protocol", "\(JSONReader.maximumDepth) levels"),
    ("nesting of settings", "\(ConfigurationReader.maximumDepth) levels"),
    (
      "nesting of Swift",
      "\(Parser.maximumDepth) levels; chains of suffixes and of `else if` "
        + "\(Parser.maximumChainLength)"
    ),
    (
      "how far facts travel from one declaration of a file to the next",
      "\(FileAnalysis.maximumRounds) declarations"
    ),
    (
      "names that the server looks at in the folders of a workspace",
      number(WorkspaceScan.maximumNames)
    ),
    ("names in a folder that are looked at for a project", number(RegularFile.maximumNames)),
  ]

  @Test("the table has every limit with the number that counts, and no other")
  func table() throws {
    let file = BuiltBinary.repository.appendingPathComponent("SECURITY.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## Limits\n").dropFirst().first)
    let lines = section.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(
      lines.map(String.init) == Self.rows.map { "| \($0.what) | \($0.limit) |" }
    )
  }

  @Test("what is one limit in the table is one in the program")
  func shared() {
    #expect(LargeText.minimumByteCount == SourceFile.maximumSize)
    #expect(IgnoreFile.maximumByteCount == ConfigurationFile.maximumByteCount)
    #expect(PackageManifest.maximumByteCount == ConfigurationFile.maximumByteCount)
    #expect(WorkerCommand.maximumLength == MCPCommand.maximumLength)
  }
}
