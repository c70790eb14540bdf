import CurbcutModel

extension Rule {
  static let accessibilityEnvironmentUnused = Rule(
    id: "accessibility-environment-unused",
    title: "Accessibility setting that is asked for and not heeded",
    group: .hygiene,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      Somebody meant to heed what the person has set, and nothing in the view does. Either the code
      that does so was lost, or the property tells readers of something that does not happen.
      """,
    knownLimitations: """
      A property that an extension in another file reads is taken for unused.
      """,
    examples: [
      .reported(
        """
        struct Station: View {
          @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
                                                                    //^^^^^^^^^^^^^^^^^^ “reduceTransparency” is never read
          @ScaledMetric private var gap = 8.0
                                  //^^^ “gap” is never read

          var body: some View {
            Text("Central station").background(.thinMaterial)
          }
        }
        """,
        fixed: [
          "Remove “reduceTransparency”": """
          struct Station: View {
            @ScaledMetric private var gap = 8.0

            var body: some View {
              Text("Central station").background(.thinMaterial)
            }
          }
          """,
          "Remove “gap”": """
          struct Station: View {
            @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency

            var body: some View {
              Text("Central station").background(.thinMaterial)
            }
          }
          """,
        ]
      ),
      .recommended(
        """
        struct Station: View {
          @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
          @ScaledMetric private var gap = 8.0

          var body: some View {
            Text("Central station")
              .padding(gap)
              .background(reduceTransparency ? AnyShapeStyle(.background) : AnyShapeStyle(.thinMaterial))
          }
        }
        """
      ),
      .ignored(
        "An extension reads it",
        """
        struct Station: View {
          @Environment(\\.accessibilityReduceTransparency) var reduceTransparency

          var body: some View { card }
        }

        extension Station {
          private var card: some View {
            Text("Central station").opacity(reduceTransparency ? 1 : 0.9)
          }
        }
        """
      ),
      .ignored(
        "The text size makes the view draw itself anew",
        """
        struct Station: View {
          @Environment(\\.dynamicTypeSize) private var size

          var body: some View { Text("Central station") }
        }
        """
      ),
      .ignored(
        "Other keys of the environment",
        """
        struct Station: View {
          @Environment(\\.colorScheme) private var scheme

          var body: some View { Text("Central station") }
        }
        """
      ),
    ],
    check: .declaration { declaration, item, findings in
      for property in item.unreadAccessibilityProperties(of: declaration) {
        findings.report(
          "“\(property.name)” is never read",
          at: property.nameRange,
          fixes: [
            .safe("Remove “\(property.name)”", .removeLines(of: property.node.range))
          ]
        )
      }
    }
  )
}
