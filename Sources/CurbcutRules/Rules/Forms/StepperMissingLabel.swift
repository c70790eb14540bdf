import CurbcutModel

extension Rule {
  static let stepperMissingLabel = Rule(
    id: "stepper-missing-label",
    title: "Stepper has no accessibility label",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear two buttons, "Decrement" and "Increment", but not what is counted,
      even where text stands beside the stepper. The title is read before each.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @State private var guests = 2

          var body: some View {
            Stepper("", value: $guests)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^ This stepper has no accessibility label
          }
        }
        """,
        fixed: [
          "Set the title to \"Guests\"": """
          struct Screen: View {
            @State private var guests = 2

            var body: some View {
              Stepper("Guests", value: $guests).labelsHidden()
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
          //^^^^^^^^^^^^^^^^^^^^^^^^^ This stepper has no accessibility label
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
        "A title that is passed in",
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
        "Text in a closure",
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
      findings.reportUnlabeled(element, kind: "stepper")
    },
    exemptions: Exemption.unlabeledControl + [.hidesEmptyLabel]
  )
}
