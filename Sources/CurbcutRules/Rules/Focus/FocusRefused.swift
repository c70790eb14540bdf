import CurbcutModel

extension Rule {
  static let focusRefused = Rule(
    id: "focus-refused",
    title: "Control refuses keyboard focus",
    group: .focus,
    severity: .info,
    impact: .serious,
    criteria: [.keyboard],
    since: "0.7.0",
    why: """
      People who use a keyboard move the focus from control to control and press the space bar. A
      control that refuses the focus is seen and passed over.
      """,
    examples: [
      .reported(
        """
        struct Survey: View {
          let submit: () -> Void

          var body: some View {
            Button("Submit", action: submit)
              .focusable(false)
             //^^^^^^^^^^^^^^^^ Keyboard users cannot move the focus to this button
          }
        }
        """,
        fixed: [
          "Remove `.focusable`": """
          struct Survey: View {
            let submit: () -> Void

            var body: some View {
              Button("Submit", action: submit)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Survey: View {
          let submit: () -> Void

          var body: some View {
            Button("Submit", action: submit)
          }
        }
        """
      ),
      .ignored(
        "A key of its own presses it",
        """
        struct Survey: View {
          let submit: () -> Void

          var body: some View {
            Button("Submit", action: submit)
              .keyboardShortcut(.defaultAction)
              .focusable(false)
          }
        }
        """
      ),
      .ignored(
        "It takes the focus at times, or is disabled",
        """
        struct Survey: View {
          let isReady: Bool
          let submit: () -> Void

          var body: some View {
            Button("Submit", action: submit).focusable(isReady)
            Button("Send", action: submit).disabled(true).focusable(false)
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.controls) { element, findings in
      for modifier in element.ownModifiers
      where modifier.name == "focusable" && !modifier.isConditional
        && modifier.firstArgument?.boolean == false
      {
        findings.report(
          "Keyboard users cannot move the focus to this \(element.role.noun)",
          at: modifier.callRange,
          fixes: [.review("Remove `.\(modifier.name)`", .remove(modifier))]
        )
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption("a key of its own presses it") { $0.hasModifier("keyboardShortcut") },
      Exemption("it is disabled") { EnvironmentModifiers(of: $0).disable },
      .notForIOS,
    ]
  )
}
