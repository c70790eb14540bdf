import CurbcutModel

extension Rule {
  static let customTabBarMissingSemantics = Rule(
    id: "custom-tab-bar-missing-semantics",
    title: "Custom tab bar is not exposed as tabs",
    group: .navigation,
    severity: .info,
    impact: .moderate,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.1.0",
    why: """
      A row of buttons may look like a tab bar, but VoiceOver announces "tab, 1 of 3, selected"
      only where the code says so. Otherwise people who use VoiceOver hear unrelated buttons and
      do not learn that they switch the screen, or which one is selected.
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
        //  ^^^^^^^^ VoiceOver does not announce these buttons as tabs
              Button("Home") { selectedTab = .home }
                .accessibilityValue(selectedTab == .home ? "Selected" : "")
              Button("Search") { selectedTab = .search }
                .accessibilityValue(selectedTab == .search ? "Selected" : "")
              Button("Settings") { selectedTab = .settings }
                .accessibilityValue(selectedTab == .settings ? "Selected" : "")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.isTabBar)`": """
          enum Tabs {
            case home, search, settings
          }

          struct Screen: View {
            @State private var selectedTab = Tabs.home

            var body: some View {
              HStack {
                Button("Home") { selectedTab = .home }
                  .accessibilityValue(selectedTab == .home ? "Selected" : "")
                Button("Search") { selectedTab = .search }
                  .accessibilityValue(selectedTab == .search ? "Selected" : "")
                Button("Settings") { selectedTab = .settings }
                  .accessibilityValue(selectedTab == .settings ? "Selected" : "")
              }
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isTabBar)
            }
          }
          """
        ]
      ),
      .reported(
        "Repeated, without a selected trait",
        """
        struct Screen: View {
          let tabs: [String]
          @State private var selectedTab = ""

          var body: some View {
            HStack {
              ForEach(tabs, id: \\.self) { tab in
                Button(tab) { selectedTab = tab }
        //      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not announce which of these tabs is selected
              }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Sections")
          }
        }
        """,
        fixed: [
          "Add the `.isSelected` trait": """
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
      .ignored(
        "Each tells whether it is selected",
        """
        struct TabBar: View {
          @Binding var current: Section

          var body: some View {
            HStack {
              ForEach(Section.allCases) { section in
                Button(section.title) { current = section }
                  .accessibilityAddTraits(current == section ? .isSelected : [])
              }
            }
          }
        }
        """
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
        "A modifier of another file may make it a tab bar",
        """
        struct TabBar: View {
          @Binding var tab: Page

          var body: some View {
            HStack {
              Button("Trails") { tab = .trails }
              Button("Huts") { tab = .huts }
              Button("Profile") { tab = .profile }
            }
            .accessibleTabBar()
          }
        }
        """
      ),
      .ignored(
        "Filters are not tabs",
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
        "A system tab bar",
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
      guard let choices = OptionGroup(of: element), choices.areTabs(in: element.declaration) else {
        return
      }
      let isContainer = element.grouping == .contain
      let isTabBar = element.addsTrait("isTabBar")
      // Buttons with names of which one is selected are understood without the word "tab".
      let tellsSelection = choices.buttons.allSatisfy { button in
        button.addsTrait("isSelected") != .no && button.isTextual != .no
      }
      if isTabBar == .no, !isContainer || element.isNamed == .no, !tellsSelection {
        let container = isContainer ? [] : [".accessibilityElement(children: .contain)"]
        findings.report(
          "VoiceOver does not announce these buttons as tabs",
          at: element.head,
          fixes: [
            .review(
              "Add `.accessibilityAddTraits(.isTabBar)`",
              .append(container + [".accessibilityAddTraits(.isTabBar)"], to: element)
            )
          ]
        )
        return
      }
      for (button, value) in zip(choices.buttons, choices.values)
      where button.addsTrait("isSelected") == .no {
        let trait = selectedTrait(if: "\(choices.target) == \(value.source)")
        findings.report(
          "VoiceOver does not announce which of these tabs is selected",
          at: button.head,
          unless: [
            Exemption(
              "it has an accessibility value",
              certainty: { _ in button.value == .absent ? .no : .yes }
            ),
            Exemption("its text or symbol changes with the selection") { _ in
              ShownState(of: button).selection != nil
            },
            Exemption("it has an accessibility label", certainty: { _ in button.isNamed }),
          ],
          fixes: [.review("Add the `.isSelected` trait", .append(trait, to: button))]
        )
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption(
        "an accessibility modifier that was not read makes it a tab bar",
        certainty: { $0.hasUnreadAccessibilityModifier ? .unknown : .no }
      ),
    ]
  )
}
