import CurbcutModel

extension Rule {
  static let textFieldMissingLabel = Rule(
    id: "text-field-missing-label",
    title: "Text field has no name",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads “text field” and nothing about what to write into it. Words above the field
      belong to nothing, and a prompt goes away with the first letter. The title names the field for
      good.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var remark = ""

          var body: some View {
            TextField("", text: $remark)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this text field is for: VoiceOver has no name for it
          }
        }
        """,
        fixed: [
          "Set the title \"Remark\"": """
          struct Screen: View {
            @State private var remark = ""

            var body: some View {
              TextField("Remark", text: $remark)
            }
          }
          """
        ]
      ),
      .reported(
        "A prompt is no name",
        """
        struct Screen: View {
          @State private var secret = ""

          var body: some View {
            SecureField("", text: $secret, prompt: Text("At least 8"))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this text field is for: VoiceOver has no name for it
          }
        }
        """
      ),
      .reported(
        "Words above the field belong to nothing",
        """
        struct Screen: View {
          @State private var line = ""

          var body: some View {
            VStack {
              Text("Remark")
              TextField("", text: $line)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this text field is for: VoiceOver has no name for it
            }
          }
        }
        """,
        fixed: [
          "Set the title \"Remark\"": """
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
        "Beside a label that is empty",
        """
        struct Screen: View {
          @State private var note = ""

          var body: some View {
            LabeledContent("") {
              TextField("", text: $note)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this text field is for: VoiceOver has no name for it
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
        "The row lends its words",
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
        "Words in a closure",
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
      guard element.lacksShownLabel else { return }
      findings.reportUnnamed(element, kind: "text field")
    }
  )
}
