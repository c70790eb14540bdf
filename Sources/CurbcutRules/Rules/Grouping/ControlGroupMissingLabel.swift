import CurbcutModel

extension Rule {
  static let controlGroupMissingLabel = Rule(
    id: "control-group-missing-label",
    title: "Group of choices has no name",
    group: .grouping,
    severity: .hint,
    impact: .minor,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    isOn: false,
    why: """
      The eye sees at once that three buttons under a word are answers to it. Who listens may come to
      them from anywhere, and a named group is announced on the way in.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var filter = "all"

          var body: some View {
            VStack {
              Text("Show")
              HStack {
        //    ^^^^^^^^ VoiceOver does not say that these buttons belong to “Show”
                Button("All") { filter = "all" }
                Button("Open") { filter = "open" }
                Button("Done") { filter = "done" }
              }
            }
          }
        }
        """,
        fixed: [
          "Name the group “Show”": """
          struct Screen: View {
            @State private var filter = "all"

            var body: some View {
              VStack {
                Text("Show")
                HStack {
                  Button("All") { filter = "all" }
                  Button("Open") { filter = "open" }
                  Button("Done") { filter = "done" }
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Show")
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var filter = "all"

          var body: some View {
            VStack {
              Text("Show").accessibilityHidden(true)
              HStack {
                Button("All") { filter = "all" }
                Button("Open") { filter = "open" }
                Button("Done") { filter = "done" }
              }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Show")
            }
          }
        }
        """
      ),
      .ignored(
        "Nothing names them on screen",
        """
        struct Screen: View {
          @State private var filter = "all"

          var body: some View {
            HStack {
              Button("All") { filter = "all" }
              Button("Open") { filter = "open" }
              Button("Done") { filter = "done" }
            }
          }
        }
        """
      ),
      .ignored(
        "Buttons that do things",
        """
        struct Screen: View {
          let play: () -> Void
          let pause: () -> Void
          let stop: () -> Void

          var body: some View {
            VStack {
              Text("Playback")
              HStack {
                Button("Play") { play() }
                Button("Pause") { pause() }
                Button("Stop") { stop() }
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .hStack, .vStack, .lazyHStack, .controlGroup) { element, findings in
      guard !element.isUnreachable,
        element.isNamedGroup == .no, !element.hasUnreadAccessibilityModifier,
        let words = element.precedingText, let choices = element.choices,
        !choices.areTabs(in: element.declaration)
      else { return }
      findings.report(
        "VoiceOver does not say that these buttons belong to “\(words)”",
        at: element.head,
        fixes: [
          .review(
            "Name the group “\(words)”",
            .append(
              [
                ".accessibilityElement(children: .contain)",
                ".accessibilityLabel(\(literal(words)))",
              ],
              to: element
            )
          )
        ]
      )
    }
  )
}
