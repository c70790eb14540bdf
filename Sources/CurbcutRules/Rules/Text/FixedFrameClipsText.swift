import CurbcutModel

extension Rule {
  static let fixedFrameClipsText = Rule(
    id: "fixed-frame-clips-text",
    title: "Fixed height cuts large text off",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText, .textSpacing],
    since: "0.1.0",
    why: """
      Text grows with the size the reader has chosen; a frame of a fixed height does not. What no
      longer fits is cut off or runs over what stands below. A minimum height grows along.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).frame(height: 44)
                      //^^^^^^^^^^^^^^^^^ This stays 44 points high when the text in it grows
          }
        }
        """,
        fixed: [
          "Use minHeight": """
          struct Screen: View {
            let title: String

            var body: some View {
              Text(title).frame(minHeight: 44)
            }
          }
          """
        ]
      ),
      .reported(
        "With a width",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title)
              .frame(width: 200, height: 30)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This stays 30 points high when the text in it grows
          }
        }
        """,
        fixed: [
          "Use minHeight": """
          struct Screen: View {
            let title: String

            var body: some View {
              Text(title)
                .frame(width: 200).frame(minHeight: 30)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let title: String

          var body: some View {
            Text(title).frame(minHeight: 44)
          }
        }
        """
      ),
      .ignored(
        "Pictures and lines do not grow",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Image(decorative: "summit").resizable().frame(height: 160)
              Divider().frame(height: 2)
            }
          }
        }
        """
      ),
      .ignored(
        "What scrolls has room",
        """
        struct Screen: View {
          let title: String

          var body: some View {
            ScrollView {
              Text(title)
            }
            .frame(height: 60)
          }
        }
        """
      ),
      .ignored(
        "Initials in a circle",
        """
        struct Screen: View {
          var body: some View {
            Text("AB").frame(width: 32, height: 32)
          }
        }
        """
      ),
      .ignored(
        "A height that scales",
        """
        struct Screen: View {
          @ScaledMetric private var height: CGFloat = 44
          let title: String

          var body: some View {
            Text(title).frame(height: height)
          }
        }
        """
      ),
      .ignored(
        "A label of which only the icon is seen",
        """
        struct Screen: View {
          var body: some View {
            Label("Add", systemImage: "plus").labelStyle(.iconOnly).frame(width: 44, height: 30)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .frame) { element, findings in
      guard element.isTextual == .yes,
        let frame = element.ownModifiers.first(where: { $0.name == "frame" }),
        !frame.isConditional, let height = frame.argument("height"),
        let points = height.number, points > 0, points < 66,
        frame.argument("width")?.number != points, element.growsWithText
      else { return }
      findings.report(
        "This stays \(pointsText(points)) points high when the text in it grows",
        at: frame.callRange,
        fixes: minimumRemedies(for: frame, height: height)
      )
    }
  )

  /// `height:` → `minHeight:`; a width stays in a frame of its own, as the two do not mix.
  private static func minimumRemedies(for frame: Modifier, height: Expression) -> [FixProposal] {
    let title = "Use minHeight"
    let others = frame.arguments.filter { $0.label != "height" && $0.label != "alignment" }
    guard let argument = frame.arguments.first(where: { $0.label == "height" }) else { return [] }
    if others.isEmpty {
      return [.safe(title, .replace(argument.range, with: "minHeight: \(height.source)"))]
    }
    guard let width = frame.argument("width"), frame.arguments.count == 2 else { return [] }
    let call = "frame(width: \(width.source)).frame(minHeight: \(height.source))"
    return [.safe(title, .replace(frame.callRange, with: call))]
  }
}
