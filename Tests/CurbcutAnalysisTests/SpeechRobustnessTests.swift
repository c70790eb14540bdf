import CurbcutAnalysis
import CurbcutSyntax
import CurbcutTestSupport
import Testing

/// Half-typed files are spoken as far as they go.
@Suite struct SpeechRobustnessTests {
  @Test("files that end anywhere have transcripts, hints, summaries and hovers inside themselves")
  func cutFiles() {
    var random = Random(seed: 5)
    for (path, bytes) in WorkspaceTests.files(in: "Trailhead") {
      for _ in 0..<4 {
        let text = Array(bytes.prefix(random.below(bytes.count + 1)))
        var workspace = Workspace()
        workspace.open(path, bytes: text)
        let file = 0...text.count
        for view in workspace.transcripts(of: path) {
          #expect(!view.text.isEmpty)
          for stop in view.transcript.stops {
            #expect(file.contains(stop.range.upperBound))
            #expect(file.contains(stop.use.upperBound))
            #expect(!stop.spoken.includes("\n"))
            for part in [stop.label, stop.value, stop.hint].compactMap({ $0 }) {
              #expect(file.contains(part.range.upperBound))
            }
          }
        }
        let hints = workspace.spokenHints(in: path, range: 0..<text.count)
        #expect(hints.allSatisfy { file.contains($0.offset) && !$0.text.includes("\n") })
        #expect(workspace.viewSummaries(in: path).allSatisfy { file.contains($0.offset) })
        let offset = random.below(text.count + 1)
        if let hover = workspace.hover(at: offset, in: path) {
          #expect(file.contains(hover.range.upperBound))
        }
      }
    }
  }

  @Test("what is spoken after edits is what a fresh reading speaks")
  func edits() {
    let pieces = [
      "", "}", "{", "(", "\"", "Text(\"x\")", ".accessibilityHidden(true)", ".sectionTitle()",
      ".accessibilityLabel(\"y\")", "struct Z: View {", "if a {",
    ]
    var random = Random(seed: 9)
    for (path, bytes) in WorkspaceTests.files(in: "Trailhead/DesignSystem") {
      var workspace = Workspace()
      workspace.open(path, bytes: bytes)
      for _ in 0..<12 {
        let count = workspace.document(path)?.tree.byteCount ?? 0
        let start = random.below(count + 1)
        let end = min(count, start + random.below(6))
        workspace.edit(path, TextEdit(range: start..<end, pieces[random.below(pieces.count)]))
        _ = workspace.diagnostics(for: path)
      }
      var fresh = Workspace()
      fresh.open(path, bytes: workspace.document(path)?.tree.bytes ?? [])
      let transcripts = workspace.transcripts(of: path).map(\.transcript)
      #expect(transcripts == fresh.transcripts(of: path).map(\.transcript), "\(path)")
    }
  }
}
