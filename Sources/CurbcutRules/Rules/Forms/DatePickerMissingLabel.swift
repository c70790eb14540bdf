import CurbcutModel

extension Rule {
  static let datePickerMissingLabel = Rule(
    id: "date-picker-missing-label",
    title: "Date picker has no name",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads the date and nothing about what happens then: departure, arrival or birthday.
      The title names the picker, also where `labelsHidden()` keeps it from being drawn.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var birthday = Date.now

          var body: some View {
            DatePicker("", selection: $birthday)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this date picker is for: VoiceOver has no name for it
          }
        }
        """,
        fixed: [
          "Set the title \"Birthday\"": """
          struct Screen: View {
            @State private var birthday = Date.now

            var body: some View {
              DatePicker("Birthday", selection: $birthday)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var birthday = Date.now

          var body: some View {
            DatePicker("Birthday", selection: $birthday).labelsHidden()
          }
        }
        """
      ),
      .ignored(
        "Words in a closure",
        """
        struct Screen: View {
          @State private var birthday = Date.now

          var body: some View {
            DatePicker(selection: $birthday) {
              Text("Birthday")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .datePicker, .multiDatePicker) { element, findings in
      guard element.lacksShownLabel else { return }
      findings.reportUnnamed(element, kind: "date picker")
    }
  )
}
