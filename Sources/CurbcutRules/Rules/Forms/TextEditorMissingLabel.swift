import CurbcutModel

extension Rule {
  static let textEditorMissingLabel = Rule(
    id: "text-editor-missing-label",
    title: "Text editor has no name",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      A text editor has no title by itself: VoiceOver reads “text field” and nothing about what to
      write into it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var remarks = ""

          var body: some View {
            TextEditor(text: $remarks)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this text editor is for: VoiceOver has no name for it
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Remarks\")`": """
          struct Screen: View {
            @State private var remarks = ""

            var body: some View {
              TextEditor(text: $remarks).accessibilityLabel("Remarks")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var remarks = ""

          var body: some View {
            TextEditor(text: $remarks).accessibilityLabel("Remarks")
          }
        }
        """
      ),
      .ignored(
        "The row lends its words",
        """
        struct Screen: View {
          @State private var remarks = ""

          var body: some View {
            LabeledContent("Remarks") {
              TextEditor(text: $remarks)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .textEditor) { element, findings in
      guard element.lacksShownLabel else { return }
      findings.reportUnnamed(element, kind: "text editor")
    }
  )
}
