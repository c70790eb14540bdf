import CurbcutModel

extension Rule {
  static let backButtonHidden = Rule(
    id: "back-button-hidden",
    title: "Hidden back button has no replacement",
    group: .navigation,
    severity: .warning,
    impact: .serious,
    criteria: [.focusOrder, .keyboard],
    since: "0.2.0",
    why: """
      Without a back button people who use VoiceOver, Switch Control or a keyboard may not get off the
      screen: the swipe from the edge is off as well.
      """,
    examples: [
      .reported(
        """
        struct Article: View {
          let text: String

          var body: some View {
            ScrollView {
              Text(text)
            }
            .navigationTitle("Article")
            .navigationBarBackButtonHidden(true)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The back button is hidden and this screen has no other control to leave it
          }
        }
        """
      ),
      .recommended(
        """
        struct Article: View {
          let text: String

          var body: some View {
            ScrollView {
              Text(text)
            }
            .navigationTitle("Article")
          }
        }
        """
      ),
      .ignored(
        "A button of its own",
        """
        struct Article: View {
          @Environment(\\.dismiss) private var dismiss
          let text: String

          var body: some View {
            VStack {
              Button("Back") { dismiss() }
              Text(text)
            }
            .navigationTitle("Article")
            .navigationBarBackButtonHidden(true)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .navigation) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "navigationBarBackButtonHidden" {
        guard modifier.firstArgument?.boolean ?? modifier.arguments.isEmpty, !modifier.isConditional
        else { continue }
        findings.report(
          "The back button is hidden and this screen has no other control to leave it",
          at: modifier.callRange,
          unless: [
            Exemption("something on the screen may lead back", certainty: mayLead)
          ]
        )
      }
    },
    exemptions: [.hidden, .notForIOS]
  )

  private static func mayLead(_ element: Element) -> Certainty {
    guard !element.tree.isOverlong, element.tree.purpose == .body else { return .unknown }
    var answer = Certainty.no
    for other in element.tree.elements {
      if other.isInteractive == .yes || !other.taps.isEmpty { return .yes }
      if other.isInteractive == .unknown { answer = .unknown }
      if other.modifiers.contains(where: {
        $0.categories.contains(.foreign) || $0.name == "toolbar" || $0.name == "navigationBarItems"
      }) {
        answer = .unknown
      }
    }
    let closes = element.declaration?.properties.contains {
      ["dismiss", "presentationMode"].contains($0.environmentKey ?? "")
    }
    return closes == false ? answer : .unknown
  }
}
