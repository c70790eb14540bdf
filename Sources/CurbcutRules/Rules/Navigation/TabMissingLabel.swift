import CurbcutModel

extension Rule {
  static let tabMissingLabel = Rule(
    id: "tab-missing-label",
    title: "Tab without words",
    group: .navigation,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .pageTitled],
    since: "0.1.0",
    why: """
      The tabs are the map of the app. A tab with only a symbol is read by the name of the symbol,
      cannot be called by its name, and shows nothing in the large view that people with low vision
      get by holding a finger on it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("Trails").tabItem { Image(systemName: "map") }
                           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This tab has no words: VoiceOver cannot say where it leads
            }
          }
        }
        """
      ),
      .reported(
        "An empty title",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Tab("", systemImage: "map") {
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This tab has no words: VoiceOver cannot say where it leads
                Text("Trails")
              }
            }
          }
        }
        """
      ),
      .reported(
        "A label without words",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Tab {
            //^^^^^ This tab has no words: VoiceOver cannot say where it leads
                Text("Trails")
              } label: {
                Image("map")
              }
            }
          }
        }
        """
      ),
      .reported(
        "Forgotten",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("Trails").tabItem { Label("Trails", systemImage: "map") }
              Text("Huts")
            //^^^^^^^^^^^^ This tab has no words: VoiceOver cannot say where it leads
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Tab("Trails", systemImage: "map") {
                Text("All trails")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A symbol with words",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("Trails").tabItem {
                Image(systemName: "map")
                Text("Trails")
              }
            }
          }
        }
        """
      ),
      .reported(
        "None of the tabs says what it is",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("Trails")
            //^^^^^^^^^^^^^^ This tab has no words: VoiceOver cannot say where it leads
              Text("Huts")
            //^^^^^^^^^^^^ This tab has no words: VoiceOver cannot say where it leads
            }
          }
        }
        """
      ),
      .ignored(
        "The search tab is named by the system",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Tab(role: .search) {
                Text("Results")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Pages have no tabs",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("One")
              Text("Two")
            }
            .tabViewStyle(.page)
          }
        }
        """
      ),
      .ignored(
        "Something else that is called a tab",
        """
        struct Screen: View {
          let symbol: String
          let open: () -> Void

          var body: some View {
            ZStack {
              Tab
              Text("2")
            }
          }

          private var Tab: some View {
            Button("Trails", systemImage: symbol, action: open)
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      let message = "This tab has no words: VoiceOver cannot say where it leads"
      // Anything may be called a tab; this one shows something.
      if element.is(.tab), element.closure(.content) != nil, element.isNamed == .no,
        !element.hasArgument("role"),
        element.labelWords == .no
      {
        findings.report(message, at: element.head)
      }
      if let item = element.ownModifiers.first(where: { $0.name == "tabItem" }), !item.isConditional
      {
        let views = element.children(in: .tabItem)
        if !views.isEmpty, views.allSatisfy({ $0.isTextual == .no && $0.isNamed == .no }) {
          findings.report(message, at: item.callRange)
        }
      } else if element.isTabWithoutItem {
        findings.report(message, at: element.head)
      }
    }
  )
}
