import CurbcutModel

extension Rule {
  static let emptyNavigationTitle = Rule(
    id: "empty-navigation-title",
    title: "Screen with an empty title",
    group: .navigation,
    severity: .warning,
    impact: .serious,
    criteria: [.pageTitled],
    since: "0.1.0",
    why: """
      VoiceOver reads the title when a screen opens, and the back button of the next screen is
      called by it. An empty title leaves people without a word about where they are.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .navigationTitle("")
             //^^^^^^^^^^^^^^^^^^^ VoiceOver has no title to read when this screen opens
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .navigationTitle("Cards")
            }
          }
        }
        """
      ),
      .ignored(
        "The title is drawn by hand",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .navigationTitle("")
              .toolbar {
                ToolbarItem(placement: .principal) { Text("Cards") }
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .navigation) { element, findings in
      guard !element.mayHideNavigationBar else { return }
      for modifier in element.ownModifiers
      where modifier.name == "navigationTitle" || modifier.name == "navigationBarTitle" {
        guard let title = modifier.firstArgument, title.isBlankText == true,
          !modifier.isConditional, !element.tree.hasPrincipalItem
        else { continue }
        let name = element.declaration.flatMap { ActionWords.label(forDestination: $0.name) }
        findings.report(
          "VoiceOver has no title to read when this screen opens",
          at: modifier.callRange,
          fixes: name.map { name in
            [.review("Write “\(name)”", .replace(title.range, with: literal(name)))]
          } ?? []
        )
      }
    }
  )
}
