import CurbcutModel

extension Rule {
  static let textEditorMissingLabel = Rule(
    id: "text-editor-missing-label",
    title: "Text editor has no accessibility label",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "text field", but not what to write. A text editor has no title
      parameter, so it needs an accessibility label.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var remarks = ""

          var body: some View {
            TextEditor(text: $remarks)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ This text editor has no accessibility label
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
        "`LabeledContent` labels it",
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
      .reported(
        "The constant that the placeholder beneath it shows",
        """
        struct Report: View {
          @Binding var reportText: String

          var body: some View {
            ZStack {
              if reportText.isEmpty { Text(Strings.tellUsMore) }
              TextEditor(text: $reportText)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text editor has no accessibility label
            }
          }
        }
        """,
        strings: ["tellUsMore": "Tell us more"],
        fixed: [
          "Add `.accessibilityLabel(Strings.tellUsMore)`": """
          struct Report: View {
            @Binding var reportText: String

            var body: some View {
              ZStack {
                if reportText.isEmpty { Text(Strings.tellUsMore) }
                TextEditor(text: $reportText).accessibilityLabel(Strings.tellUsMore)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "What it shows as long as it is empty",
        """
        struct Notes: View {
          @Binding var text: String
          let placeholder: String

          var body: some View {
            ZStack(alignment: .topLeading) {
              if text.isEmpty {
                Text(placeholder)
              }
              TextEditor(text: $text)
            //^^^^^^^^^^^^^^^^^^^^^^^ This text editor has no accessibility label
            }
          }
        }
        """,
        fixed: [
          #"Add `.accessibilityLabel(placeholder)`"#: """
          struct Notes: View {
            @Binding var text: String
            let placeholder: String

            var body: some View {
              ZStack(alignment: .topLeading) {
                if text.isEmpty {
                  Text(placeholder)
                }
                TextEditor(text: $text).accessibilityLabel(placeholder)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "The title of the section that it fills",
        """
        struct Report: View {
          let title: String
          @Binding var reportText: String

          var body: some View {
            Section(header: Text(title)) {
              TextEditor(text: $reportText)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text editor has no accessibility label
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(title)`": """
          struct Report: View {
            let title: String
            @Binding var reportText: String

            var body: some View {
              Section(header: Text(title)) {
                TextEditor(text: $reportText).accessibilityLabel(title)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A component whose users hand it its text, and may name it",
        """
        struct NoteEditor: View {
          let label: LocalizedStringKey?
          @Binding var text: String

          var body: some View {
            TextEditor(text: $text)
          //^^^^^^^^^^^^^^^^^^^^^^^ This text editor has no accessibility label
          }
        }
        """
      ),
      .reported(
        "Its placeholder moves aside when something is written",
        """
        struct NoteEditor: View {
          let placeholder: String
          @Binding var text: String

          var body: some View {
            ZStack {
              TextEditor(text: $text)
            //^^^^^^^^^^^^^^^^^^^^^^^ This text editor has no accessibility label
              Text(placeholder).offset(y: text.isEmpty ? 0 : -20)
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(placeholder)`": """
          struct NoteEditor: View {
            let placeholder: String
            @Binding var text: String

            var body: some View {
              ZStack {
                TextEditor(text: $text).accessibilityLabel(placeholder)
                Text(placeholder).offset(y: text.isEmpty ? 0 : -20)
              }
            }
          }
          """
        ]
      ),
    ],
    check: .element(of: .textEditor) { element, findings in
      // What is only shown is read as its value.
      let isReadOnly = element.modifiers.contains {
        $0.name == "disabled" && $0.firstArgument?.boolean == true
      }
      let isConstant = element.argument("text")?.call?.callee.memberName == "constant"
      findings.reportUnlabeled(
        element,
        kind: "text editor",
        // The words before it are read just before.
        severity: isConstant
          ? .info
          : AdjacentText(of: element).preceding == nil && !isReadOnly ? nil : .warning
      )
    },
    exemptions: Exemption.unlabeledControl + [.hidesEmptyLabel]
  )
}
