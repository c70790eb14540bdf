import CurbcutModel

extension Rule {
  static let alertMissingTitle = Rule(
    id: "alert-missing-title",
    title: "Alert has no title",
    group: .navigation,
    severity: .warning,
    impact: .moderate,
    criteria: [.pageTitled, .labelsOrInstructions],
    since: "0.2.0",
    why: """
      VoiceOver moves to an alert and reads its title first. With an empty one people hear "alert" and
      then details, or only buttons, without learning what has happened.
      """,
    examples: [
      .reported(
        """
        struct Entry: View {
          @State private var hasFailed = false

          var body: some View {
            Text("Today")
              .alert("", isPresented: $hasFailed) {
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces this alert without saying what it is about
                Button("Try Again") {}
              }
          }
        }
        """
      ),
      .reported(
        "A message alone",
        """
        struct Entry: View {
          @State private var hasFailed = false

          var body: some View {
            Text("Today")
              .alert("", isPresented: $hasFailed) {
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces this alert without a title
                Button("Try Again") {}
              } message: {
                Text("The storage is full.")
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Entry: View {
          @State private var hasFailed = false

          var body: some View {
            Text("Today")
              .alert("Entry not saved", isPresented: $hasFailed) {
                Button("Try Again") {}
              }
          }
        }
        """
      ),
      .ignored(
        "The title comes from elsewhere",
        """
        struct Entry: View {
          let title: String
          @State private var hasFailed = false

          var body: some View {
            Text("Today")
              .alert(title, isPresented: $hasFailed) {
                Button("Try Again") {}
              }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .bringing) { element, findings in
      for alert in element.ownModifiers where alert.name == "alert" && !alert.isConditional {
        guard let title = alert.argument(nil), title.isBlankText == true else { continue }
        let hasMessage = alert.closure("message") != nil
        findings.report(
          "VoiceOver announces this alert without "
            + (hasMessage ? "a title" : "saying what it is about"),
          at: alert.callRange,
          severity: hasMessage ? .info : nil
        )
      }
    }
  )
}
