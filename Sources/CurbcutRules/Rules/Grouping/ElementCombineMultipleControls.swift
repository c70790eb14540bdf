import CurbcutModel

extension Rule {
  static let elementCombineMultipleControls = Rule(
    id: "element-combine-multiple-controls",
    title: "Combining takes controls away",
    group: .grouping,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      An element that combines its children is one thing to VoiceOver: the field or slider in it can no
      longer be edited or adjusted on its own. Use `.contain`, or combine only the text.
      """,
    examples: [
      .reported(
        """
        struct Volume: View {
          @State private var volume = 0.5

          var body: some View {
            HStack {
              Text("Volume")
              Slider(value: $volume) { Text("Volume") }
            }
            .accessibilityElement(children: .combine)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Combined with its neighbors, this slider can no longer be operated on its own
          }
        }
        """
      ),
      .recommended(
        """
        struct Volume: View {
          @State private var volume = 0.5

          var body: some View {
            HStack {
              Text("Volume").accessibilityHidden(true)
              Slider(value: $volume) { Text("Volume") }
            }
          }
        }
        """
      ),
      .ignored(
        "Buttons become actions of the element",
        """
        struct Post: View {
          let share: () -> Void

          var body: some View {
            HStack {
              Text("The lake is open")
              Button("Share", action: share)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "The element is operated as the control is",
        """
        struct Volume: View {
          @State private var volume = 0.5

          var body: some View {
            HStack {
              Text("Volume")
              Slider(value: $volume) { Text("Volume") }
            }
            .accessibilityElement(children: .combine)
            .accessibilityAdjustableAction { direction in
              volume += direction == .increment ? 0.1 : -0.1
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.grouping == .combine, element.isLayout || element.isPassthrough,
        let modifier = element.ownModifiers.last(where: { $0.name == "accessibilityElement" }),
        !modifier.isConditional
      else { return }
      let controls = element.descendants.filter {
        $0.is(.textField, .secureField, .textEditor, .slider, .stepper, .datePicker)
          && $0.isHidden == .no && $0.conditions.isEmpty
          && $0.combiningElement?.index == element.index
      }
      guard let control = controls.first else { return }
      findings.report(
        "Combined with its neighbors, this \(control.role.noun) can no longer be operated on its own",
        at: modifier.callRange
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor,
      Exemption("it has actions of its own") { element in
        element.modifiers.contains {
          $0.name.hasPrefix("accessibilityA") && $0.name.includes("ction")
        }
          || element.hasModifier("accessibilityRepresentation")
      },
    ]
  )
}
