import CurbcutModel

extension Rule {
  static let missingNavigationTitle = Rule(
    id: "missing-navigation-title",
    title: "Screen has no navigation title",
    group: .navigation,
    severity: .warning,
    impact: .serious,
    criteria: [.pageTitled],
    since: "0.1.0",
    why: """
      VoiceOver announces the title when a screen opens, and the back button of the next screen
      uses it. Without one, people who use VoiceOver have to explore the screen to find out where
      they are.
      """,
    knownLimitations: """
      Only screens whose whole content is known are checked.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
          //^^^^^^^^^^^^^^^^^ No view inside sets a navigation title for VoiceOver to announce
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
        "A view from another file",
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
        "The navigation bar is hidden",
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
        "Columns without a title",
        """
        struct Screen: View {
          var body: some View {
            NavigationSplitView {
          //^^^^^^^^^^^^^^^^^^^^^ No view inside sets a navigation title for VoiceOver to announce
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
        "Columns of a window, which has a title",
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
        "A title outside the stack is never shown",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
          //^^^^^^^^^^^^^^^^^ No view inside sets a navigation title for VoiceOver to announce
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
      guard NavigationTitle(of: element).isMissing else { return }
      findings.report(
        "No view inside sets a navigation title for VoiceOver to announce",
        at: element.head
      )
    },
    exemptions: [
      .notForIOS,
      .hidden,
      // On the Mac such columns are the content of a window, which has a title of its own.
      Exemption("it is the content of a window") {
        $0.is(.navigationSplitView) && $0.declaration?.conforms(to: "View") != true
      },
    ]
  )
}
