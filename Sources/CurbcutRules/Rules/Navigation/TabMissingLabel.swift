import CurbcutModel

extension Rule {
  static let tabMissingLabel = Rule(
    id: "tab-missing-label",
    title: "Tab has no label",
    group: .navigation,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .pageTitled],
    since: "0.1.0",
    why: """
      Tabs are the map of an app. VoiceOver reads a tab without a label by its symbol, Voice
      Control cannot match it by name, and people with low vision get no text in the Large Content
      Viewer.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("Trails").tabItem { Image(systemName: "map") }
                                     //^^^^^^^^^^^^^^^^^^^^^^^^ This tab has no label
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
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This tab has no label
                Text("Trails")
              }
            }
          }
        }
        """
      ),
      .reported(
        "A label without text",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Tab {
            //^^^^^ This tab has no label
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
        "One tab without an item",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("Trails").tabItem { Label("Trails", systemImage: "map") }
              Text("Huts")
            //^^^^^^^^^^^^ This tab has no label
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
        "Pages have no tab bar; their images make the dots",
        """
        struct Tour: View {
          var body: some View {
            TabView {
              Text("Welcome").tabItem { Image("bug") }
              Text("Find a hut").tabItem { Image("fish") }
            }
            .tabViewStyle(PageTabViewStyle())
            .indexViewStyle(.page(backgroundDisplayMode: .always))
          }
        }
        """
      ),
      .ignored(
        "A symbol with text",
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
        "No tab has an item",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("Trails")
            //^^^^^^^^^^^^^^ This tab has no label
              Text("Huts")
            //^^^^^^^^^^^^ This tab has no label
            }
          }
        }
        """
      ),
      .ignored(
        "The system names the search tab",
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
        "Pages are not tabs",
        """
        struct Screen: View {
          var body: some View {
            TabView {
              Text("One")
              Text("Two")
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
        """
      ),
      .ignored(
        "Another view that is called `Tab`",
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
      .ignored(
        "A tab whose code, or one of whose modifiers, is not known",
        """
        struct Screen<Content: View>: View {
          let content: Content

          var body: some View {
            TabView {
              Text("Trails").tabItem { Label("Trails", systemImage: "map") }
              content
              Huts()
              Text("Maps").item("Maps")
            }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      let message = "This tab has no label"
      // Any view may be called `Tab`; this one shows something.
      if element.is(.tab), element.closure(.content) != nil,
        ControlLabel(of: element).hasText != .yes
      {
        findings.report(
          message,
          at: element.head,
          unless: [
            Exemption("it has an accessibility label", certainty: \.isNamed),
            Exemption("the system names it by its role") { $0.argument("role") != nil },
            Exemption("its label has text", certainty: { ControlLabel(of: $0).hasText }),
          ]
        )
      }
      if let item = element.ownModifiers.first(where: { $0.name == "tabItem" }), !item.isConditional
      {
        let views = element.children(in: .tabItem)
        if !views.isEmpty, views.allSatisfy({ $0.isTextual == .no && $0.isNamed == .no }) {
          let only = views.count == 1 ? views.first : nil
          findings.report(
            message,
            at: only.map { $0.is(.image) ? $0.head : item.callRange } ?? item.callRange,
            unless: [showsPages]
          )
        }
      } else if isTabWithoutItem(element) {
        findings.report(message, at: element.head, unless: untoldTab)
      }
    }
  )

  private static let showsPages = Exemption("its tab view shows pages") { tab in
    tab.ancestors.contains { $0.hasModifier("tabViewStyle") }
  }

  private static let untoldTab: [Exemption] = [
    showsPages,
    .unknownView,
    Exemption(
      "its code, which is not known, may have a tab item",
      certainty: { tab in
        tab.isCustomView && tab.tree.context.view(tab.typeName) == nil ? .unknown : .no
      }
    ),
    Exemption(
      "a modifier that is not part of SwiftUI may add a tab item",
      certainty: { tab in
        tab.modifiers.contains { $0.categories.contains(.foreign) } ? .unknown : .no
      }
    ),
  ]
}

/// Whether it is a tab among others that have a `tabItem` and has none itself.
private func isTabWithoutItem(_ element: Element) -> Bool {
  guard let container = element.container, container.is(.tabView),
    element.slotInContainer == .content, !element.isPassthrough,
    !element.is(.tab, .tabSection, .forEach, .emptyView), !element.hasModifier("tabItem")
  else { return false }
  let tabs = container.content
  return tabs.contains { $0.hasModifier("tabItem") } || isCertainTabBar(container, of: tabs)
}

/// Whether it shows a bar of tabs though none of them says what it is: on a phone, with nothing
/// around it that could make pages of them.
private func isCertainTabBar(_ view: Element, of tabs: [Element]) -> Bool {
  guard tabs.count > 1, view.tree.purpose == .body, view.platforms.contains(.iOS),
    view.place.isDisjoint(with: .widget)
  else {
    return false
  }
  let isWhole = sequence(first: view, next: \.parent).allSatisfy { element in
    !element.isCustomView && !element.isUnknownView
      && element.modifiers.allSatisfy {
        !$0.categories.contains(.foreign)
          && !["toolbar", "toolbarVisibility"].contains($0.name)
      }
  }
  return isWhole
    && tabs.allSatisfy { tab in
      tab.row != nil && !tab.is(.forEach, .tabSection, .color, .image)
    }
}
