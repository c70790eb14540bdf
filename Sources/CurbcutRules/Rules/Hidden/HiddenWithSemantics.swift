import CurbcutModel

extension Rule {
  static let hiddenWithSemantics = Rule(
    id: "hidden-with-semantics",
    title: "Hidden view has accessibility modifiers",
    group: .hidden,
    severity: .warning,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      A hidden view does not exist for VoiceOver, so its label, traits and hint are never read. Remove either
      the modifier or the hiding.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("|")
              .accessibilityLabel("Separator")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Ignored: the view is hidden from accessibility
              .accessibilityHidden(true)
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityLabel`": """
          struct Screen: View {
            var body: some View {
              Text("|")
                .accessibilityHidden(true)
            }
          }
          """
        ]
      ),
      .recommended(
        "An identifier is for tests",
        """
        struct Screen: View {
          var body: some View {
            Text("|")
              .accessibilityIdentifier("separator")
              .accessibilityHidden(true)
          }
        }
        """
      ),
      .ignored(
        "A hidden control is a fault of its own",
        """
        struct Demo: View {
          let play: () -> Void

          var body: some View {
            Button("Play", action: play).accessibilityHint("Plays the film.").accessibilityHidden(true)
                                                                            //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach the button "Play"
          }
        }
        """
      ),
      .ignored(
        "A hidden image with a label is a fault of its own",
        """
        struct Demo: View {
          var body: some View {
            Image("waves").accessibilityLabel("Waves").accessibilityHidden(true)
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads "Waves": the image is hidden
          }
        }
        """
      ),
      .ignored(
        "Hidden at times",
        """
        struct Screen: View {
          let isLast: Bool

          var body: some View {
            Text("|")
              .accessibilityLabel("Separator")
              .accessibilityHidden(isLast)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard let hiding = element.ownModifiers.first(where: { Hiding.isExplicit($0) })
      else { return }
      let semantics: Set<String> = [
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAddTraits",
        "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction",
        "accessibilityInputLabels",
      ]
      for modifier in element.ownModifiers
      where semantics.contains(modifier.name) && !modifier.isConditional {
        findings.report(
          "Ignored: the view is hidden from accessibility",
          at: modifier.callRange,
          fixes: [
            .safe("Remove `.\(modifier.name)`", .remove(modifier)),
            .review("Remove `.\(hiding.name)`", .remove(hiding)),
          ]
        )
      }
    },
    exemptions: [
      Exemption("it is an image, which another rule is about") { $0.is(.image, .asyncImage) },
      Exemption("it is a control, which another rule is about") { $0.row?.isInteractive == true },
    ]
  )
}
