import CurbcutModel

extension Rule {
  static let labelAppliedBeforeElement = Rule(
    id: "label-applied-before-element",
    title: "Label is set before the element that ignores it",
    group: .labels,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.6.0",
    // Source: Apple, "AccessibilityChildBehavior": a new element is created where the view has
    // several elements or none, or one without children; `.ignore` hides those that were there.
    why: """
      `accessibilityElement(children: .ignore)` hides what is inside and creates a new element. A label
      that stands in front of it belongs to what is hidden, so that people who use VoiceOver land on
      an element that says nothing. Modifiers of the new element have to follow it.
      """,
    examples: [
      .reported(
        """
        struct Gate: View {
          let gate: String

          var body: some View {
            HStack {
              Text("Gate")
              Text(gate)
            }
            .accessibilityLabel("Gate \\(gate)")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver ignores this label; put `.accessibilityElement` in front of it
            .accessibilityElement(children: .ignore)
          }
        }
        """,
        fixed: [
          "Put `.accessibilityElement` in front of the label": """
          struct Gate: View {
            let gate: String

            var body: some View {
              HStack {
                Text("Gate")
                Text(gate)
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Gate \\(gate)")
            }
          }
          """
        ]
      ),
      .reported(
        "With a trait, which is lost too",
        """
        struct Chart: View {
          let title: String

          var body: some View {
            VStack {
              Text(title)
              Text("Steps")
            }
            .accessibilityAddTraits(.isHeader)
            .accessibilityLabel("Steps of \\(title)")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver ignores this label; put `.accessibilityElement` in front of it
            .accessibilityElement(children: .ignore)
          }
        }
        """,
        fixed: [
          "Put `.accessibilityElement` in front of the label": """
          struct Chart: View {
            let title: String

            var body: some View {
              VStack {
                Text(title)
                Text("Steps")
              }
              .accessibilityElement(children: .ignore)
              .accessibilityAddTraits(.isHeader)
              .accessibilityLabel("Steps of \\(title)")
            }
          }
          """
        ]
      ),
      .reported(
        "On an image, without arguments",
        """
        struct Gate: View {
          var body: some View {
            Image("gate").accessibilityLabel("Way in").accessibilityElement()
                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver ignores this label; put `.accessibilityElement` in front of it
          }
        }
        """
      ),
      .recommended(
        """
        struct Gate: View {
          let gate: String

          var body: some View {
            HStack {
              Text("Gate")
              Text(gate)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Gate \\(gate)")
          }
        }
        """
      ),
      .ignored(
        "The new element has a label of its own",
        """
        struct Gate: View {
          var body: some View {
            Image("gate")
              .accessibilityLabel("Way in")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This `.accessibilityLabel` is overridden by the one that follows
              .accessibilityElement()
              .accessibilityLabel("Way in for guests")
          }
        }
        """
      ),
      .ignored(
        "A container is an element by then",
        """
        struct Gate: View {
          let gate: String

          var body: some View {
            HStack {
              Text("Gate")
              Text(gate)
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Gate \\(gate)")
            .accessibilityElement(children: .ignore)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard let lost = LostLabel(of: element) else { return }
      findings.report(
        "VoiceOver ignores this label; put `.accessibilityElement` in front of it",
        at: lost.label.callRange,
        fixes: [
          .safe(
            "Put `.accessibilityElement` in front of the label",
            .precede(lost.first, with: [".accessibilityElement\(lost.grouping.list)"]),
            .remove(lost.grouping)
          )
        ]
      )
    },
    exemptions: [.hidden, .replacedByAncestor, .unreadModifier]
  )
}

extension Modifier {
  /// What `accessibilityElement` is given, as written: `(children: .ignore)`.
  fileprivate var list: String {
    let children = argument("children")?.source
    return children.map { "(children: \($0))" } ?? "()"
  }
}
