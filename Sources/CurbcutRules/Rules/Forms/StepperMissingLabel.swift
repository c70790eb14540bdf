import CurbcutModel

extension Rule {
  static let stepperMissingLabel = Rule(
    id: "stepper-missing-label",
    title: "Stepper has no name",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads a stepper as “adjustable” with its value. Without a name nobody who listens
      knows what is counted, even where a number stands beside it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var guests = 2

          var body: some View {
            Stepper("", value: $guests)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this stepper is for: VoiceOver has no name for it
          }
        }
        """,
        fixed: [
          "Set the title \"Guests\"": """
          struct Screen: View {
            @State private var guests = 2

            var body: some View {
              Stepper("Guests", value: $guests)
            }
          }
          """
        ]
      ),
      .reported(
        "Only a symbol",
        """
        struct Screen: View {
          @State private var guests = 2

          var body: some View {
            Stepper(value: $guests) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing says what this stepper is for: VoiceOver has no name for it
              Image(systemName: "person.2")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          @State private var guests = 2

          var body: some View {
            Stepper("Guests", value: $guests)
          }
        }
        """
      ),
      .ignored(
        "A title from elsewhere",
        """
        struct Screen: View {
          let title: LocalizedStringKey
          @Binding var guests: Int

          var body: some View {
            Stepper(title, value: $guests)
          }
        }
        """
      ),
      .ignored(
        "Words in a closure",
        """
        struct Screen: View {
          @State private var guests = 2

          var body: some View {
            Stepper(value: $guests, label: { Text("Guests: \\(guests)") })
          }
        }
        """
      ),
    ],
    check: .element(of: .stepper) { element, findings in
      guard element.lacksShownLabel else { return }
      findings.reportUnnamed(element, kind: "stepper")
    }
  )
}
