import CurbcutModel

extension Rule {
  static let controlGroupMissingLabel = Rule(
    id: "control-group-missing-label",
    title: "Group of options has no label",
    group: .grouping,
    severity: .hint,
    impact: .minor,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    isOn: false,
    why: """
      Sighted people see that the buttons below a caption belong to it. People who use VoiceOver may reach
      them from anywhere; a labeled group is announced when they enter it.
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
        //    ^^^^^^^^ These options have no group label; VoiceOver does not connect them with "Show"
                Button("All") { filter = "all" }
                Button("Open") { filter = "open" }
                Button("Done") { filter = "done" }
              }
            }
          }
        }
        """,
        fixed: [
          #"Label the group "Show""#: """
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
        "With a label",
        """
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
              .accessibilityLabel("Trails to show")
            }
          }
        }
        """
      ),
      .ignored(
        "No visible text names them",
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
      guard let words = AdjacentText(of: element).preceding, let choices = OptionGroup(of: element)
      else { return }
      findings.report(
        "These options have no group label; VoiceOver does not connect them with \"\(words)\"",
        at: element.head,
        unless: [Exemption("they are tabs") { choices.areTabs(in: $0.declaration) }],
        fixes: [
          .review(
            "Label the group \"\(words)\"",
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
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .unreadModifier,
      Exemption("a label names the group", certainty: { isNamedGroup($0) }),
    ]
  )
}

/// Whether a group of choices says what they are about: a label of its own that counts because
/// the group is a container.
private func isNamedGroup(_ element: Element) -> Certainty {
  guard element.isNamed == .yes else { return element.isNamed }
  return element.grouping == nil ? .no : .yes
}
