import CurbcutModel

extension Rule {
  static let colorPickerMissingLabel = Rule(
    id: "color-picker-missing-label",
    title: "Color picker has no name",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads “button” and a color, and not what will have that color. The title names the
      picker, also where `labelsHidden()` keeps it from being drawn.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var accent = Color.red

          var body: some View {
            ColorPicker("", selection: $accent)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this color picker is for: VoiceOver has no name for it
          }
        }
        """,
        fixed: [
          "Set the title \"Accent\"": """
          struct Screen: View {
            @State private var accent = Color.red

            var body: some View {
              ColorPicker("Accent", selection: $accent)
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
      guard element.lacksShownLabel else { return }
      findings.reportUnnamed(element, kind: "color picker")
    }
  )
}
