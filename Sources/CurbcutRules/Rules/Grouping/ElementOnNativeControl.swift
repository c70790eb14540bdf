import CurbcutModel

extension Rule {
  static let elementOnNativeControl = Rule(
    id: "element-on-native-control",
    title: "Accessibility element replaces a native control",
    group: .grouping,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      `.accessibilityElement()` makes a new, empty element: the control's role, value and action are
      gone, so people who use VoiceOver can neither adjust it nor hear its state.
      """,
    examples: [
      .reported(
        """
        struct Sound: View {
          @Binding var volume: Double

          var body: some View {
            Slider(value: $volume) { Text("Volume") }
              .accessibilityElement()
             //^^^^^^^^^^^^^^^^^^^^^^ This element replaces the slider: its value and action are lost
              .accessibilityLabel("Volume")
          }
        }
        """
      ),
      .recommended(
        """
        struct Sound: View {
          @Binding var volume: Double

          var body: some View {
            Slider(value: $volume) { Text("Volume") }
          }
        }
        """
      ),
      .ignored(
        "Value and adjustment are given again",
        """
        struct Sound: View {
          @Binding var volume: Double

          var body: some View {
            Slider(value: $volume) { Text("Volume") }
              .accessibilityElement()
              .accessibilityLabel("Volume")
              .accessibilityValue("\\(Int(volume))")
              .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
          }
        }
        """
      ),
    ],
    check: .element(
      of: .slider,
      .stepper,
      .toggle,
      .textField,
      .secureField,
      .picker,
      .datePicker,
      .button,
      .link
    ) { element, findings in
      guard element.hasOwnModifier(.accessibility) else { return }
      for modifier in element.ownModifiers
      where modifier.name == "accessibilityElement" && !modifier.isConditional {
        let children = modifier.argument("children")
        guard children == nil || children?.memberName == "ignore" else { continue }
        // A tap still reaches a button, as its place on the screen is activated.
        let isButton = element.is(.button, .link)
        findings.report(
          isButton
            ? "This element replaces the \(element.role.noun): VoiceOver does not say what it is"
            : "This element replaces the \(element.role.noun): its value and action are lost",
          at: modifier.callRange,
          severity: isButton ? .warning : nil,
          unless: [
            Exemption("a role is added") {
              isButton && $0.addsTrait("isButton", "isLink", "isToggle") != .no
            }
          ]
        )
      }
    },
    exemptions: [
      .hidden, .replacedByAncestor, .unreadModifier,
      Exemption("an action or representation takes the control's place") { element in
        element.modifiers.contains { modifier in
          modifier.name.hasPrefix("accessibilityA") && modifier.name.hasSuffix("Action")
            || modifier.name == "accessibilityRepresentation"
            || modifier.name == "accessibilityActions"
        }
      },
    ]
  )
}
