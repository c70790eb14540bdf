import CurbcutModel

extension Rule {
  static let customTabBarMissingSemantics = Rule(
    id: "custom-tab-bar-missing-semantics",
    title: "Tabs that are only buttons to VoiceOver",
    group: .navigation,
    severity: .info,
    impact: .moderate,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.1.0",
    why: """
      A tab bar made of buttons looks like one. VoiceOver says “tab, 1 of 3, selected” only where the
      code says so; otherwise it reads three buttons and nobody knows that they switch the screen.
      """,
    examples: [
      .reported(
        """
        enum Tabs {
          case home, search, settings
        }

        struct Screen: View {
          @State private var selectedTab = Tabs.home

          var body: some View {
            HStack {
        //  ^^^^^^^^ VoiceOver does not say that these buttons are tabs
              Button("Home") { selectedTab = .home }
                .accessibilityAddTraits(selectedTab == .home ? .isSelected : [])
              Button("Search") { selectedTab = .search }
                .accessibilityAddTraits(selectedTab == .search ? .isSelected : [])
              Button("Settings") { selectedTab = .settings }
                .accessibilityAddTraits(selectedTab == .settings ? .isSelected : [])
            }
          }
        }
        """,
        fixed: [
          "Make it a tab bar": """
          enum Tabs {
            case home, search, settings
          }

          struct Screen: View {
            @State private var selectedTab = Tabs.home

            var body: some View {
              HStack {
                Button("Home") { selectedTab = .home }
                  .accessibilityAddTraits(selectedTab == .home ? .isSelected : [])
                Button("Search") { selectedTab = .search }
                  .accessibilityAddTraits(selectedTab == .search ? .isSelected : [])
                Button("Settings") { selectedTab = .settings }
                  .accessibilityAddTraits(selectedTab == .settings ? .isSelected : [])
              }
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isTabBar)
            }
          }
          """
        ]
      ),
      .reported(
        "Repeated, and who listens cannot tell which one is chosen",
        """
        struct Screen: View {
          let tabs: [String]
          @State private var selectedTab = ""

          var body: some View {
            HStack {
              ForEach(tabs, id: \\.self) { tab in
                Button(tab) { selectedTab = tab }
        //      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say which of these tabs is chosen
              }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Sections")
          }
        }
        """,
        fixed: [
          "Say that it is selected": """
          struct Screen: View {
            let tabs: [String]
            @State private var selectedTab = ""

            var body: some View {
              HStack {
                ForEach(tabs, id: \\.self) { tab in
                  Button(tab) { selectedTab = tab }.accessibilityAddTraits(selectedTab == tab ? .isSelected : [])
                }
              }
              .accessibilityElement(children: .contain)
              .accessibilityLabel("Sections")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        enum Tabs {
          case home, search, settings
        }

        struct Screen: View {
          @State private var selectedTab = Tabs.home

          var body: some View {
            HStack {
              Button("Home") { selectedTab = .home }
                .accessibilityAddTraits(selectedTab == .home ? .isSelected : [])
              Button("Search") { selectedTab = .search }
                .accessibilityAddTraits(selectedTab == .search ? .isSelected : [])
              Button("Settings") { selectedTab = .settings }
                .accessibilityAddTraits(selectedTab == .settings ? .isSelected : [])
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isTabBar)
          }
        }
        """
      ),
      .ignored(
        "Filters are no tabs",
        """
        struct Screen: View {
          @State private var filter = 0

          var body: some View {
            HStack {
              Button("All") { filter = 0 }
              Button("Open") { filter = 1 }
              Button("Done") { filter = 2 }
            }
          }
        }
        """
      ),
      .ignored(
        "The system’s tabs",
        """
        enum Tabs {
          case home, search, settings
        }

        struct Screen: View {
          @State private var selectedTab = Tabs.home

          var body: some View {
            TabView(selection: $selectedTab) {
              Tab("Home", systemImage: "house", value: .home) { Text("Home") }
              Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("Search") }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .hStack, .lazyHStack, .vStack) { element, findings in
      guard !element.isUnreachable,
        !element.hasUnreadAccessibilityModifier, let choices = element.choices,
        choices.areTabs(in: element.declaration)
      else { return }
      let isContainer = element.grouping == .contain
      let isTabBar = element.addsTrait("isTabBar")
      if isTabBar == .no, !isContainer || element.isNamed == .no {
        let container = isContainer ? [] : [".accessibilityElement(children: .contain)"]
        findings.report(
          "VoiceOver does not say that these buttons are tabs",
          at: element.head,
          fixes: [
            .review(
              "Make it a tab bar",
              .append(container + [".accessibilityAddTraits(.isTabBar)"], to: element)
            )
          ]
        )
        return
      }
      for (button, value) in zip(choices.buttons, choices.values)
      where button.addsTrait("isSelected") == .no && button.value == .absent
        && button.visibleSelection == nil && button.isNamed == .no
      {
        let trait =
          ".accessibilityAddTraits(\(choices.target) == \(value.source) ? .isSelected : [])"
        findings.report(
          "VoiceOver does not say which of these tabs is chosen",
          at: button.head,
          fixes: [.review("Say that it is selected", .append(trait, to: button))]
        )
      }
    }
  )
}
