import CurbcutModel

extension Rule {
  static let containerLabelWithoutElement = Rule(
    id: "container-label-without-element",
    title: "Words on a stack that is no element",
    group: .labels,
    severity: .warning,
    impact: .moderate,
    criteria: [.infoAndRelationships, .nameRoleValue],
    since: "0.1.0",
    why: """
      A stack is nothing to VoiceOver: a label on it is passed on to every view inside, or lost.
      Make the stack an element first, then it has a name of its own.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Monday")
              Text("Rain")
            }
            .accessibilityLabel("Weather on Monday")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This stack is no element: its words go to everything inside or to nothing
          }
        }
        """,
        fixed: [
          "Combine what is inside first": """
          struct Screen: View {
            var body: some View {
              VStack {
                Text("Monday")
                Text("Rain")
              }
              .accessibilityElement(children: .combine)
              .accessibilityLabel("Weather on Monday")
            }
          }
          """
        ]
      ),
      .reported(
        "On a member that stands for a stack",
        """
        struct Screen: View {
          private var card: some View {
            VStack {
              Text("12")
              Text("Huts")
            }
          }

          var body: some View {
            card.accessibilityLabel("Twelve huts")
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This stack is no element: its words go to everything inside or to nothing
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Text("Monday")
              Text("Rain")
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Weather on Monday")
          }
        }
        """
      ),
      .ignored(
        "One view inside takes the words",
        """
        struct Screen: View {
          var body: some View {
            VStack {
              Image("rain")
            }
            .accessibilityLabel("Rain")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard !element.isUnreachable, element.isPlainContainer, element.certainStops > 1,
        !element.hasUnreadAccessibilityModifier,
        element.place.isDisjoint(with: [.toolbar, .menu, .background])
      else { return }
      for modifier in element.ownModifiers {
        if Grouping(modifier) != nil { return }
        guard
          ["accessibilityLabel", "accessibilityValue", "accessibilityHint"].contains(modifier.name),
          !modifier.isConditional, modifier.argument("isEnabled")?.boolean != false
        else { continue }
        let children = element.hasControl == .no ? ".combine" : ".contain"
        findings.report(
          "This stack is no element: its words go to everything inside or to nothing",
          at: modifier.callRange,
          fixes: [
            .review(
              element.hasControl == .no
                ? "Combine what is inside first" : "Make it a container first",
              .precede(modifier, with: [".accessibilityElement(children: \(children))"])
            )
          ]
        )
        return
      }
    }
  )
}
