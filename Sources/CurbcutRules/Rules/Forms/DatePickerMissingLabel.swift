import CurbcutModel

extension Rule {
  static let datePickerMissingLabel = Rule(
    id: "date-picker-missing-label",
    title: "Date picker has no accessibility label",
    group: .forms,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "Date Picker" and a date, but not what it is for: departure,
      arrival or birthday.
      The title labels the picker, even where `labelsHidden()` keeps it from being drawn.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var birthday = Date.now

          var body: some View {
            DatePicker("", selection: $birthday)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This date picker has no accessibility label
          }
        }
        """,
        fixed: [
          "Set the title to \"Birthday\"": """
          struct Screen: View {
            @State private var birthday = Date.now

            var body: some View {
              DatePicker("Birthday", selection: $birthday).labelsHidden()
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
            DatePicker("Birthday", selection: $birthday)
          }
        }
        """
      ),
      .ignored(
        "Text in a closure",
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
      .reported(
        "In a pile its empty title leaves room for the words under it",
        """
        struct Due: View {
          @State private var due = Date()

          var body: some View {
            ZStack(alignment: .leading) {
              DatePicker("", selection: $due)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This date picker has no accessibility label
              Text("Due")
            }
          }
        }
        """,
        fixed: [:]
      ),
    ],
    check: .element(of: .datePicker, .multiDatePicker) { element, findings in
      findings.reportUnlabeled(element, kind: "date picker")
    },
    exemptions: Exemption.unlabeledControl + [.hidesEmptyLabel]
  )
}
