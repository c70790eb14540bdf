import CurbcutModel

extension Rule {
  static let elementIgnoreHidesControls = Rule(
    id: "element-ignore-hides-controls",
    title: "Ignoring children hides controls",
    group: .grouping,
    severity: .error,
    impact: .critical,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.1.0",
    why: """
      The new element replaces everything inside it. People who use VoiceOver, Switch Control or Voice
      Control can no longer reach the controls.
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
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ `.ignore` hides the controls inside from assistive technology
            .accessibilityLabel("Flight to \\(route)")
          }
        }
        """,
        fixed: [
          "Use `.contain` to keep the controls": """
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
        "Actions replace them",
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
      guard element.hasControl == .yes, element.row?.isInteractive != true,
        element.grouping == .ignore,
        let modifier = element.ownModifiers.last(where: { Grouping($0) == .ignore })
      else { return }
      findings.report(
        "`.ignore` hides the controls inside from assistive technology",
        at: modifier.callRange,
        // Controls without a name would only come to light.
        fixes: element.holdsNamelessControl
          ? []
          : [
            FixProposal(
              title: "Use `.contain` to keep the controls",
              safety: element.holdsOnlyNamedControls ? .safe : .review,
              changes: [
                .replace(modifier.callRange, with: "accessibilityElement(children: .contain)")
              ]
            )
          ]
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption(
        "actions or gestures of its own replace the controls",
        certainty: { Gestures.makeInteractive($0.modifiers) }
      ),
      Exemption("another representation is given to assistive technology") {
        $0.hasModifier("accessibilityRepresentation", "accessibilityChildren")
      },
    ]
  )
}

extension Element {
  fileprivate var holdsNamelessControl: Bool {
    descendants.contains { part in
      part.row?.isInteractive == true && part.isTextual == .no && part.isNamed == .no
    }
  }

  /// Whether each control inside says by itself what it is.
  fileprivate var holdsOnlyNamedControls: Bool {
    descendants.allSatisfy { part in
      if part.isCustomView || part.isUnknownView { return false }
      return part.row?.isInteractive != true || part.isTextual == .yes
    }
  }
}
