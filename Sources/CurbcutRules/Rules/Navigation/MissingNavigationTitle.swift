import CurbcutModel

extension Rule {
  static let missingNavigationTitle = Rule(
    id: "missing-navigation-title",
    title: "Screen without a title",
    group: .navigation,
    severity: .warning,
    impact: .serious,
    criteria: [.pageTitled],
    since: "0.1.0",
    why: """
      VoiceOver reads the title when a screen opens, and the back button of the next screen is
      called by it. Without one, somebody who listens has to explore the screen to find out where
      they are.
      """,
    knownLimitations: """
      Only screens whose whole content is known are judged.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
          //^^^^^^^^^^^^^^^^^ VoiceOver has no title to read when this screen opens
              List {
                Text("Debit")
              }
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
        "Nobody knows what another file brings",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              CardList()
            }
          }
        }
        """
      ),
      .ignored(
        "The bar is hidden",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .toolbar(.hidden)
            }
          }
        }
        """
      ),
      .reported(
        "Columns of which none has a title",
        """
        struct Screen: View {
          var body: some View {
            NavigationSplitView {
          //^^^^^^^^^^^^^^^^^^^^^ VoiceOver has no title to read when this screen opens
              List {
                Text("Debit")
              }
            } detail: {
              Text("Choose a card")
            }
          }
        }
        """
      ),
      .ignored(
        "Columns of a window",
        """
        struct Cards: Scene {
          var body: some Scene {
            Window("Cards", id: "cards") {
              NavigationSplitView {
                List {
                  Text("Debit")
                }
              } detail: {
                Text("Choose a card")
              }
            }
          }
        }
        """
      ),
      .reported(
        "A title outside of the stack is never shown",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
          //^^^^^^^^^^^^^^^^^ VoiceOver has no title to read when this screen opens
              List {
                Text("Debit")
              }
            }
            .navigationTitle("Cards")
          }
        }
        """
      ),
    ],
    check: .element(of: .navigationStack, .navigationView, .navigationSplitView) {
      element,
      findings in
      guard element.platforms.contains(.iOS),
        element.isHidden == .no,
        // A window of the Mac, which such columns stand in there, has a title of its own.
        !element.is(.navigationSplitView) || element.declaration?.conforms(to: "View") == true,
        element.lacksNavigationTitle
      else { return }
      findings.report("VoiceOver has no title to read when this screen opens", at: element.head)
    }
  )
}
