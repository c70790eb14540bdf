import CurbcutModel

extension Rule {
  static let colorPickerMissingLabel = Rule(
    id: "color-picker-missing-label",
    title: "Color picker has no accessibility label",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "button" and a color, but not what the color is for. The title
      labels the picker, even where `labelsHidden()` keeps it from being drawn.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var accent = Color.red

          var body: some View {
            ColorPicker("", selection: $accent)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This color picker has no accessibility label
          }
        }
        """,
        fixed: [
          "Set the title to \"Accent\"": """
          struct Screen: View {
            @State private var accent = Color.red

            var body: some View {
              ColorPicker("Accent", selection: $accent).labelsHidden()
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var accent = Color.red

          var body: some View {
            ColorPicker("Accent", selection: $accent)
          }
        }
        """
      ),
    ],
    check: .element(of: .colorPicker) { element, findings in
      findings.reportUnlabeled(element, kind: "color picker")
    },
    exemptions: Exemption.unlabeledControl + [.hidesEmptyLabel]
  )
}
