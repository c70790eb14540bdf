import CurbcutModel

extension Rule {
  static let adjustableMissingValue = Rule(
    id: "adjustable-missing-value",
    title: "Adjustable element has no accessibility value",
    group: .values,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver swipe up and down to change an adjustable element and hear its value
      after each swipe. Without a value they hear nothing, neither what it is set to nor whether
      anything changed.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let change: (AccessibilityAdjustmentDirection) -> Void

          var body: some View {
            Text("Contrast")
              .accessibilityAdjustableAction { change($0) }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This adjustable element has no accessibility value
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let change: (AccessibilityAdjustmentDirection) -> Void

          var body: some View {
            Text("Contrast")
              .accessibilityValue("40 percent")
              .accessibilityAdjustableAction { change($0) }
          }
        }
        """
      ),
      .ignored(
        "A system control has a value",
        """
        struct Screen: View {
          @Binding var contrast: Double
          let change: (AccessibilityAdjustmentDirection) -> Void

          var body: some View {
            Slider(value: $contrast) { Text("Contrast") }
              .accessibilityAdjustableAction { change($0) }
          }
        }
        """
      ),
      .ignored(
        "Unknown which view it is",
        """
        struct Screen: View {
          let dial: AnyView
          let change: (AccessibilityAdjustmentDirection) -> Void

          var body: some View {
            dial.accessibilityAdjustableAction { change($0) }
          }
        }
        """
      ),
      .ignored(
        "A representation has a value",
        """
        struct Screen: View {
          @Binding var contrast: Double
          let change: (AccessibilityAdjustmentDirection) -> Void

          var body: some View {
            Text("Contrast")
              .accessibilityAdjustableAction { change($0) }
              .accessibilityRepresentation {
                Slider(value: $contrast) { Text("Contrast") }
              }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard
        let action = element.ownModifiers.first(where: {
          $0.name == "accessibilityAdjustableAction"
        }), !element.isPassthrough
      else { return }
      findings.report(
        "This adjustable element has no accessibility value",
        at: action.callRange,
        fixes: [
          .review(
            "Add `.accessibilityValue(_:)`",
            .append(".accessibilityValue(\"<#The current value#>\")", to: element)
          )
        ]
      )
    },
    exemptions: [
      .hidden,
      Exemption("it is a control of the system, which has a value") {
        $0.row?.isInteractive == true
      },
      Exemption(
        "the view has a value of its own",
        certainty: { $0.isUnknownView || $0.isCustomView ? .unknown : .no }
      ),
      .hasValue,
      Exemption("a representation or labeled pair gives it a value") {
        $0.hasModifier("accessibilityRepresentation", "accessibilityLabeledPair")
      },
    ]
  )
}
