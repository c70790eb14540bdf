import CurbcutModel

extension Rule {
  static let inputTriggersContextChange = Rule(
    id: "input-triggers-context-change",
    title: "Input that leaves the screen",
    group: .forms,
    severity: .warning,
    impact: .serious,
    criteria: [.onInput],
    since: "0.1.0",
    why: """
      Who listens tries a picker by going through its values, and who uses a keyboard passes each of
      them. If the first change already closes the screen or opens another, they never reach the
      value they want and do not know where they are. Leave it to a button.
      """,
    examples: [
      .reported(
        """
        struct Range: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var range = "week"

          var body: some View {
            Picker("Range", selection: $range) {
              Text("Week").tag("week")
              Text("Month").tag("month")
            }
            .onChange(of: range) { dismiss() }
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Changing this picker leaves the screen
          }
        }
        """
      ),
      .reported(
        "Further out, with a path",
        """
        struct Settings: View {
          @Binding var path: [String]
          @State private var isExpert = false

          var body: some View {
            Form {
              Toggle("Expert", isOn: $isExpert)
            }
            .onChange(of: isExpert) { _, isOn in
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Changing this switch leaves the screen
              if isOn { path.append("expert") }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Range: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var range = "week"

          var body: some View {
            VStack {
              Picker("Range", selection: $range) {
                Text("Week").tag("week")
                Text("Month").tag("month")
              }
              .onChange(of: range) { reload() }
              Button("Done") { dismiss() }
            }
          }

          private func reload() {}
        }
        """
      ),
      .ignored(
        "What changes is no input of this screen",
        """
        struct Range: View {
          @Environment(\\.dismiss) private var dismiss
          @Binding var isSaved: Bool
          @State private var range = ""

          var body: some View {
            TextField("Range", text: $range)
              .onSubmit { dismiss() }
              .onChange(of: isSaved) { dismiss() }
          }
        }
        """
      ),
      .ignored(
        "A code that is complete",
        """
        struct Confirmation: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var code = ""

          var body: some View {
            TextField("Code", text: $code)
              .textContentType(.oneTimeCode)
              .onChange(of: code) {
                if code.count == 6 { dismiss() }
              }
          }
        }
        """
      ),
      .ignored(
        "A sheet on top of the same screen",
        """
        struct Settings: View {
          @State private var isExpert = false
          @State private var showsHelp = false

          var body: some View {
            Toggle("Expert", isOn: $isExpert)
              .onChange(of: isExpert) { showsHelp = true }
              .sheet(isPresented: $showsHelp) { Text("You are an expert now.") }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .event) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "onChange" {
        guard let control = element.inputThatLeaves(by: modifier) else { continue }
        findings.report(
          "Changing this \(control.roleName) leaves the screen",
          at: modifier.callRange
        )
      }
    }
  )
}
