import CurbcutModel

extension Rule {
  static let elementIgnoreHidesControls = Rule(
    id: "element-ignore-hides-controls",
    title: "Element that takes controls away",
    group: .grouping,
    severity: .error,
    impact: .critical,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.1.0",
    why: """
      The new element stands in place of everything inside, and the controls inside are gone for
      VoiceOver, Switch Control and Voice Control: nobody who depends on them can operate them.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let route: String
          let open: () -> Void

          var body: some View {
            VStack {
              Text(route)
              Button("Change flight", action: open)
            }
            .accessibilityElement(children: .ignore)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the controls inside away from everybody who uses VoiceOver
            .accessibilityLabel("Flight to \\(route)")
          }
        }
        """,
        fixed: [
          "Keep what is inside": """
          struct Screen: View {
            let route: String
            let open: () -> Void

            var body: some View {
              VStack {
                Text(route)
                Button("Change flight", action: open)
              }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Flight to \\(route)")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let route: String
          let open: () -> Void

          var body: some View {
            VStack {
              Text(route)
              Button("Change flight", action: open)
            }
            .accessibilityElement(children: .contain)
          }
        }
        """
      ),
      .ignored(
        "Actions take their place",
        """
        struct Screen: View {
          let route: String
          let open: () -> Void

          var body: some View {
            VStack {
              Text(route)
              Button("Change flight", action: open)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Flight to \\(route)")
            .accessibilityAction(named: "Change flight", open)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.isHidden == .no, element.isReplacedByAncestor == .no,
        element.hasControl == .yes,
        element.row?.isInteractive != true, element.grouping == .ignore,
        let modifier = element.ownModifiers.last(where: { Grouping($0) == .ignore }),
        Gestures.makeInteractive(element.modifiers) == .no,
        !element.hasModifier("accessibilityRepresentation", "accessibilityChildren")
      else { return }
      findings.report(
        "This takes the controls inside away from everybody who uses VoiceOver",
        at: modifier.callRange,
        fixes: [
          .safe(
            "Keep what is inside",
            .replace(modifier.callRange, with: "accessibilityElement(children: .contain)")
          )
        ]
      )
    }
  )
}
