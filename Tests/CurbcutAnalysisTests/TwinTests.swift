import CurbcutAnalysis
import CurbcutRules
import CurbcutTestSupport
import Testing

/// Realistic screens: the good ones are silent, their bad twins are reported where they are marked.
@Suite struct TwinTests {
  private func diagnostics(_ path: String, _ bytes: [UInt8]) -> [Diagnostic] {
    var workspace = Workspace()
    workspace.open(path, bytes: bytes)
    return workspace.diagnostics(for: path)
  }

  @Test("nothing is reported in good code")
  func good() {
    for (path, bytes) in WorkspaceTests.files(in: "Good") where !path.hasSuffix(".generated.swift")
    {
      for diagnostic in diagnostics(path, bytes) {
        let line = bytes[..<diagnostic.range.lowerBound].count { $0 == 10 } + 1
        Issue.record("\(path):\(line): \(diagnostic.ruleID): \(diagnostic.message)")
      }
    }
  }

  /// What a marker begins with whose rule does not exist yet.
  private static let planned = "planned: "

  @Test("every marker names a rule; those that are planned do not exist yet")
  func markers() {
    var planned: [String] = []
    for (path, bytes) in WorkspaceTests.files(in: "Bad") {
      for marker in MarkedSource(String(decoding: bytes, as: UTF8.self)).markers {
        let isPlanned = marker.text.hasPrefix(Self.planned)
        let id = isPlanned ? String(marker.text.dropFirst(Self.planned.count)) : marker.text
        if isPlanned { planned.append("\(path): \(id)") }
        #expect(
          (Rule.named(id) != nil) != isPlanned,
          "\(path): “\(marker.text)” \(isPlanned ? "exists by now" : "is no rule")"
        )
      }
    }
    for line in planned.sorted() { print("planned: \(line)") }
  }

  @Test("in bad code just what is marked is reported")
  func bad() {
    for (path, bytes) in WorkspaceTests.files(in: "Bad") {
      let lines = bytes.filter { $0 != 13 }
      let marked = MarkedSource(String(decoding: lines, as: UTF8.self))
      let expected = marked.markers.filter { !$0.text.hasPrefix(Self.planned) }
        .map { "\(line(of: $0.range, in: marked.text)) \($0.text)" }.sorted()
      let found = diagnostics(path, Array(marked.text.utf8))
        .map { "\(line(of: $0.range, in: marked.text)) \($0.ruleID)" }.sorted()
      let missing = expected.filter { !found.contains($0) }
      let extra = found.filter { !expected.contains($0) }
      #expect(missing.isEmpty, "\(path): not reported")
      #expect(extra.isEmpty, "\(path): reported and not marked")
    }
  }

  private func line(of range: Range<Int>, in text: String) -> Int {
    text.utf8.prefix(range.lowerBound).count { $0 == 10 } + 1
  }
}
