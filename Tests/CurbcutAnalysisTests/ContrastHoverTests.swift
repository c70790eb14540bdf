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
        "Contrast ratio of .indigo on .white:", "light 5.65:1, dark 5.06:1",
        "With Increase Contrast: light 9.65:1, dark 3.44:1",
        "Text of this size requires 4.5:1",
      ]
    ),
    (
      "Text(\"a\").foregroundStyle(.indigo).background(.white)", "white",
      ["Contrast ratio of .indigo on .white:"]
    ),
    (
      "Text(\"a\").font(.title).foregroundStyle(.red)", "red",
      [
        "Contrast ratio of .red on the system background:", "light 3.55:1, dark 6.16:1",
        "Large text requires 3:1",
      ]
    ),
    (
      "Text(\"a\").foregroundStyle(isOn ? .black : .primary).background(.white)", "isOn",
      ["Contrast ratio of .black on .white:", "Contrast ratio of .primary on .white:"]
    ),
    (
      "Text(\"a\").foregroundStyle(.white).opacity(0.6).background(.black)", "white",
      ["Contrast ratio of .white at 60% opacity on .black:", "light 7.37:1, dark 7.37:1"]
    ),
  ]

  @Test("a color tells its contrast with what it is drawn on", arguments: cases)
  func contrast(line: String, place: String, said: [String]) throws {
    let hover = try #require(self.hover(over: place, in: line))
    for words in said {
      #expect(hover.plainText.includes(words), "\(hover.plainText)")
    }
    #expect(hover.markdown.includes("**Contrast ratio**"))
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
    let place = line.includes(".red") ? "red" : "color"
    #expect(hover(over: place, in: line)?.plainText.includes("Contrast of") != true)
  }

  @Test("a hover asks for what the project asks for, as the rule does")
  func options() throws {
    let settings = """
      {"rules": {"color-contrast-insufficient": {"options": {"contrast-normal": 7, "contrast-large": 4.5}}}}
      """
    let file = ConfigurationFile(Array(settings.utf8))
    #expect(file.problems.isEmpty, "\(file.problems)")
    let project = Configuration().applying(file)
    for (line, required) in [
      ("Text(\"a\").foregroundStyle(.indigo).background(.white)", "Text of this size requires 7:1"),
      ("Text(\"a\").font(.title).foregroundStyle(.red)", "Large text requires 4.5:1"),
      (
        "Text(\"a\").foregroundStyle(.secondary).background(.white)",
        "Secondary text requires 4.5:1"
      ),
    ] {
      let place = line.includes(".indigo") ? "indigo" : line.includes(".red") ? "red" : "secondary"
      let hover = try #require(self.hover(over: place, in: line, configuration: project))
      #expect(hover.plainText.includes(required), "\(hover.plainText)")
    }
  }

  @Test("stars and backticks of the source stay")
  func marks() throws {
    let line = "Text(\"a\").foregroundStyle(Color(white: 0.1 * 2)).background(.white)"
    if let hover = hover(over: "white: 0", in: line), hover.plainText.includes("ratio") {
      #expect(hover.plainText.includes("0.1 * 2"))
    }
    let ternary = "Text(\"a\").foregroundStyle(`isOn` ? .red : .blue).background(.white)"
    let hover = try #require(self.hover(over: "isOn", in: ternary))
    #expect(hover.plainText.includes("Contrast ratio of .red on .white"))
  }

  private func hover(
    over place: String,
    in line: String,
    configuration: Configuration = Configuration()
  ) -> Hover? {
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
    var workspace = Workspace(configuration: configuration)
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
