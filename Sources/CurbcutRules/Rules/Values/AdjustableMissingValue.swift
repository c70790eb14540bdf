import CurbcutModel

extension Rule {
  static let adjustableMissingValue = Rule(
    id: "adjustable-missing-value",
    title: "Adjustable element has no value",
    group: .values,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      VoiceOver tells people to swipe up and down to change the element and reads its value after
      each swipe. Without a value they swipe and hear nothing: neither where they are nor whether
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
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver lets people adjust this and never says its value
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
        "A slider has its value",
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
        "Somebody else may give it",
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
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard
        let action = element.ownModifiers.first(where: {
          $0.name == "accessibilityAdjustableAction"
        }),
        element.isHidden == .no, element.row?.isInteractive != true, !element.isUnknownView,
        !element.isCustomView, !element.isPassthrough, element.value == .absent,
        !element.hasModifier("accessibilityRepresentation", "accessibilityLabeledPair")
      else { return }
      findings.report(
        "VoiceOver lets people adjust this and never says its value",
        at: action.callRange,
        fixes: [
          .review(
            "Add .accessibilityValue",
            .append(".accessibilityValue(\"<#The value now#>\")", to: element)
          )
        ]
      )
    }
  )
}
