import CurbcutAnalysis
import Foundation
import Testing

/// What a person reads who points at a color.
@Suite struct ContrastHoverTests {
  /// A line of a view's body, what is pointed at, and what is said.
  private static let cases: [(line: String, at: String, said: [String])] = [
    (
      "Text(\"a\").foregroundStyle(.indigo).background(.white)", "indigo",
      [
        "Contrast of .indigo on .white:", "light 5.65 to 1, dark 5.06 to 1",
        "With Increase Contrast: light 9.65 to 1, dark 3.44 to 1",
        "Words of this size need 4.5 to 1.",
      ]
    ),
    (
      "Text(\"a\").foregroundStyle(.indigo).background(.white)", "white",
      ["Contrast of .indigo on .white:"]
    ),
    (
      "Text(\"a\").font(.title).foregroundStyle(.red)", "red",
      [
        "Contrast of .red on the system background:", "light 3.55 to 1, dark 6.16 to 1",
        "Large words need 3 to 1.",
      ]
    ),
    (
      "Text(\"a\").foregroundStyle(isOn ? .black : .primary).background(.white)", "isOn",
      ["Contrast of .black on .white:", "Contrast of .primary on .white:"]
    ),
    (
      "Text(\"a\").foregroundStyle(.white).opacity(0.6).background(.black)", "white",
      ["Contrast of .white at an opacity of 0.6 on .black:", "light 7.37 to 1, dark 7.37 to 1"]
    ),
  ]

  @Test("a color tells its contrast with what it is drawn on", arguments: cases)
  func contrast(line: String, place: String, said: [String]) throws {
    let hover = try #require(self.hover(over: place, in: line))
    for words in said {
      #expect(hover.plainText.contains(words), "\(hover.plainText)")
    }
    #expect(hover.markdown.contains("**Contrast**"))
  }

  @Test(
    "a color on a ground that is not known tells nothing of contrast",
    arguments: [
      "Text(\"a\").foregroundStyle(.red).background(.ultraThinMaterial)",
      "Text(\"a\").foregroundStyle(.red).background(Color(\"Sky\"))",
      "Text(\"a\").foregroundStyle(color).background(.black)",
    ]
  )
  func unknown(line: String) {
    let place = line.contains(".red") ? "red" : "color"
    #expect(hover(over: place, in: line)?.plainText.contains("Contrast of") != true)
  }

  private func hover(over place: String, in line: String) -> Hover? {
    let source = """
      struct Screen: View {
        let isOn: Bool
        let color: Color

        var body: some View {
          VStack {
            \(line)
          }
        }
      }
      """
    var workspace = Workspace()
    workspace.open("A.swift", bytes: Array(source.utf8))
    guard let line = source.range(of: "Text(\"a\")"),
      let range = source[line.upperBound...].range(of: place)
    else { return nil }
    return workspace.hover(
      at: source.utf8.distance(from: source.startIndex, to: range.lowerBound),
      in: "A.swift"
    )
  }
}
