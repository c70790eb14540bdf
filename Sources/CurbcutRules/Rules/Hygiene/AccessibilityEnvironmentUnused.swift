import CurbcutModel

extension Rule {
  static let accessibilityEnvironmentUnused = Rule(
    id: "accessibility-environment-unused",
    title: "Accessibility setting is read but never used",
    group: .hygiene,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      The property reads a setting that people have changed for a reason, and nothing in the view
      uses it. Either the code that responds to the setting has been lost, or the property
      misleads readers of the code.
      """,
    knownLimitations: """
      A property that only an extension in another file uses is reported too.
      """,
    examples: [
      .reported(
        """
        struct Station: View {
          @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
                                                                    //^^^^^^^^^^^^^^^^^^ "reduceTransparency" is never used
          @ScaledMetric private var gap = 8.0
                                  //^^^ "gap" is never used

          var body: some View {
            Text("Central station").background(.thinMaterial)
          }
        }
        """,
        fixed: [
          "Remove `reduceTransparency`": """
          struct Station: View {
            @ScaledMetric private var gap = 8.0

            var body: some View {
              Text("Central station").background(.thinMaterial)
            }
          }
          """,
          "Remove `gap`": """
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
        "An extension uses it",
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
        "Reading the text size updates the view",
        """
        struct Station: View {
          @Environment(\\.dynamicTypeSize) private var size

          var body: some View { Text("Central station") }
        }
        """
      ),
      .ignored(
        "Another environment value",
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
          "\"\(property.name)\" is never used",
          at: property.nameRange,
          fixes: [
            .safe("Remove `\(property.name)`", .removeLines(of: property.node.range))
          ]
        )
      }
    }
  )
}
