import CurbcutModel

extension Rule {
  static let labelsHiddenWithoutLabel = Rule(
    id: "labels-hidden-without-label",
    title: "Hidden label is empty",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      `labelsHidden()` keeps a title from being drawn and leaves it to VoiceOver. With an empty
      title there is nothing to leave: the control has no name.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @Binding var start: Date

          var body: some View {
            DatePicker("", selection: $start)
              .labelsHidden()
             //^^^^^^^^^^^^^^ This hides a label that is empty: VoiceOver has no name for the control
          }
        }
        """,
        fixed: [
          "Set the title \"Start\"": """
          struct Screen: View {
            @Binding var start: Date

            var body: some View {
              DatePicker("Start", selection: $start)
                .labelsHidden()
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @Binding var start: Date

          var body: some View {
            DatePicker("Start", selection: $start).labelsHidden()
          }
        }
        """
      ),
      .ignored(
        "A label of its own",
        """
        struct Screen: View {
          @Binding var start: Date

          var body: some View {
            DatePicker("", selection: $start).labelsHidden().accessibilityLabel("Start")
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.controls) { element, findings in
      guard let modifier = element.hidingOwnLabel, element.lacksLabel else { return }
      findings.report(
        "This hides a label that is empty: VoiceOver has no name for the control",
        at: modifier.callRange,
        fixes: titleRemedies(for: element, boundTo: element.boundValue)
      )
    }
  )
}
