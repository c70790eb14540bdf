import CurbcutAnalysis
import Testing

/// What editors show between the lines: what is spoken, and views in numbers.
@Suite struct SpokenHintTests {
  private let source = """
    // é🎉
    struct Card: View {
      var body: some View {
        VStack {
          Text("Title") .bold()
          Button("Go") {
          } // goes
        }
      }
    }

    struct Page: View {
      var body: some View {
        Card()
        Image("lighthouse")
      }
    }
    """

  private var workspace: Workspace {
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    return workspace
  }

  /// The offset behind some text, in UTF-8.
  private func end(of text: String) throws -> Int {
    let range = try #require(source.range(of: text))
    return source.utf8.distance(from: source.startIndex, to: range.upperBound)
  }

  @Test("each stop is told at the end of the line it begins on, a view's stops together")
  func hints() throws {
    var workspace = workspace
    let hints = workspace.spokenHints(in: "A.swift", range: 0..<source.utf8.count)
    #expect(
      hints == [
        SpokenHint(offset: try end(of: ".bold()"), text: "Title"),
        SpokenHint(offset: try end(of: "Button(\"Go\") {"), text: "Go, button"),
        SpokenHint(offset: try end(of: "Card()"), text: "Title +1"),
        SpokenHint(offset: try end(of: "Image(\"lighthouse\")"), text: "lighthouse, image"),
      ]
    )
  }

  @Test("only what begins in the range is told")
  func range() throws {
    var workspace = workspace
    let start = try end(of: "Card()")
    let hints = workspace.spokenHints(in: "A.swift", range: start..<source.utf8.count)
    #expect(hints.map(\.text) == ["lighthouse, image"])
    #expect(workspace.spokenHints(in: "B.swift", range: 0..<10).isEmpty)
    #expect(workspace.spokenHints(in: "A.swift", range: 0..<0).isEmpty)
  }

  @Test("views are summed up with their stops and findings")
  func summaries() throws {
    var workspace = workspace
    #expect(
      workspace.viewSummaries(in: "A.swift") == [
        ViewSummary(name: "Card", offset: try end(of: "🎉\n"), stops: 2, findings: 0),
        ViewSummary(name: "Page", offset: try end(of: "}\n\n"), stops: 3, findings: 1),
      ]
    )
  }
}
