import CurbcutModel

extension Rule {
  static let pickerMissingLabel = Rule(
    id: "picker-missing-label",
    title: "Picker has no name",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads the chosen option, “Medium, pop-up button”, and not what is being chosen. The
      title names the picker, also where its style does not draw it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker("", selection: $size) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this picker is for: VoiceOver has no name for it
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
          }
        }
        """,
        fixed: [
          "Set the title \"Size\"": """
          struct Screen: View {
            @State private var size = 1

            var body: some View {
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
            }
          }
          """
        ]
      ),
      .reported(
        "A title is not heard where VoiceOver reads the choices; the group has to have the name",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker("", selection: $size) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this picker is for: VoiceOver has no name for it
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
          }
        }
        """,
        fixed: [
          "Set the title \"Size\"": """
          struct Screen: View {
            @State private var size = 1

            var body: some View {
              Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .pickerStyle(.segmented)
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Size")
            }
          }
          """
        ]
      ),
      .reported(
        "An empty label",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker(selection: $size) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this picker is for: VoiceOver has no name for it
              Text("Small").tag(1)
              Text("Large").tag(2)
            } label: {
              EmptyView()
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker("Size", selection: $size) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
          }
        }
        """
      ),
      .ignored(
        "Words in a closure",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker(selection: $size) {
              Text("Small").tag(1)
            } label: {
              Text("Size")
            }
          }
        }
        """
      ),
      .ignored(
        "The old order of arguments",
        """
        struct Screen: View {
          @State private var size = 1

          var body: some View {
            Picker(selection: $size, label: Text("Size")) {
              Text("Small").tag(1)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .picker) { element, findings in
      guard element.lacksShownLabel else { return }
      findings.reportUnnamed(element, kind: "picker")
    }
  )
}
