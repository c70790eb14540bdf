import CurbcutModel

extension Rule {
  static let inputTriggersContextChange = Rule(
    id: "input-triggers-context-change",
    title: "Changing a value navigates away",
    group: .forms,
    severity: .warning,
    impact: .serious,
    criteria: [.onInput],
    since: "0.1.0",
    why: """
      People who use VoiceOver or a keyboard go through the values of a control one by one. If the
      first change closes the screen or opens another, they never reach the value they want and do
      not know where they are. Leave navigation to a button.
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
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Changing this picker navigates away from the screen
          }
        }
        """
      ),
      .reported(
        "A navigation path, on a container",
        """
        struct Settings: View {
          @Binding var path: [String]
          @State private var isExpert = false

          var body: some View {
            Form {
              Toggle("Expert", isOn: $isExpert)
            }
            .onChange(of: isExpert) { _, isOn in
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Changing this toggle navigates away from the screen
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
        "No control of this screen changes the value",
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
        "A field for a code, which is complete at some point",
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
        "A sheet over the same screen",
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
      .reported(
        "A flag that opens a screen",
        """
        struct Search: View {
          @State private var store = "Berlin"
          @State private var showsStore = false

          var body: some View {
            Form {
              Picker("Store", selection: $store) {
                Text("Berlin").tag("Berlin")
                Text("Hamburg").tag("Hamburg")
              }
              .onChange(of: store) { showsStore = true }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Changing this picker navigates away from the screen
            }
            .navigationDestination(isPresented: $showsStore) { Text("Open until six") }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .event) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "onChange" {
        guard let change = ContextChange(modifier, on: element) else { continue }
        findings.report(
          "Changing this \(change.control.role.noun) navigates away from the screen",
          at: modifier.callRange,
          unless: [
            .conditional(modifier),
            Exemption("the field is complete at some point: a code or a search") { _ in
              change.completesInput
            },
          ]
        )
      }
    }
  )
}
