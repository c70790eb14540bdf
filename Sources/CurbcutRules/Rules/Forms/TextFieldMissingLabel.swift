import CurbcutModel

extension Rule {
  static let textFieldMissingLabel = Rule(
    id: "text-field-missing-label",
    title: "Text field has no accessibility label",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "text field", but not what to write. Text above the field does not
      label it, and a prompt disappears while typing; the title labels the field for good.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            TextField("", text: $remark)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
          }
        }
        """,
        fixed: [
          "Set the title to \"Remark\"": """
          struct Screen: View {
            @State private var remark = ""

            var body: some View {
              TextField("Remark", text: $remark)
            }
          }
          """
        ]
      ),
      .ignored(
        "A prompt labels the field while it is empty, as a title does",
        """
        struct Screen: View {
          @State private var secret = ""

          var body: some View {
            SecureField("", text: $secret, prompt: Text("At least 8"))
          }
        }
        """
      ),
      .reported(
        "Text above the field does not label it",
        """
        struct Screen: View {
          @State private var line = ""

          var body: some View {
            VStack {
              Text("Remark")
              TextField("", text: $line)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
            }
          }
        }
        """,
        fixed: [
          "Set the title to \"Remark\"": """
          struct Screen: View {
            @State private var line = ""

            var body: some View {
              VStack {
                Text("Remark")
                TextField("Remark", text: $line).labelsHidden()
              }
            }
          }
          """
        ]
      ),
      .reported(
        "In `LabeledContent` with an empty label",
        """
        struct Screen: View {
          @State private var note = ""

          var body: some View {
            LabeledContent("") {
              TextField("", text: $note)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ This text field has no accessibility label
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            TextField("Remark", text: $remark)
          }
        }
        """
      ),
      .ignored(
        "`LabeledContent` labels it",
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            LabeledContent("Remark") {
              TextField("", text: $remark)
            }
          }
        }
        """
      ),
      .ignored(
        "Text in a closure",
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            TextField(text: $remark) {
              Text("Remark")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .textField, .secureField) { element, findings in
      findings.reportUnlabeled(element, kind: "text field")
    },
    exemptions: Exemption.unlabeledControl + [.hidesEmptyLabel]
  )
}
