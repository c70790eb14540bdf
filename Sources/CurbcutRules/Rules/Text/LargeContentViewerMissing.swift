import CurbcutModel

extension Rule {
  static let largeContentViewerMissing = Rule(
    id: "large-content-viewer-missing",
    title: "Small bar item has no Large Content Viewer",
    group: .text,
    severity: .info,
    impact: .moderate,
    criteria: [.resizeText],
    since: "0.2.0",
    isOn: false,
    why: """
      Items of a bar of one's own stay small at every text size. People who have chosen large text hold
      them to see them enlarged, as in a tab bar of the system.
      """,
    examples: [
      .reported(
        """
        struct Bar: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Button(action: open) {
            //^^^^^^^^^^^^^^^^^^^^^^ This does not grow at large text sizes; add `.accessibilityShowsLargeContentViewer()`
                VStack {
                  Image(systemName: "map")
                  Text("Map").font(.caption2)
                }
              }
              .dynamicTypeSize(...DynamicTypeSize.accessibility3)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Bar: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Button(action: open) {
                VStack {
                  Image(systemName: "map")
                  Text("Map").font(.caption2)
                }
              }
              .dynamicTypeSize(...DynamicTypeSize.accessibility3)
              .accessibilityShowsLargeContentViewer()
            }
          }
        }
        """
      ),
      .ignored(
        "It grows",
        """
        struct Bar: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Button(action: open) {
                VStack {
                  Image(systemName: "map")
                  Text("Map").font(.caption2)
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The bar of the system shows it large",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Text("Huts")
              .toolbar {
                ToolbarItem(placement: .bottomBar) {
                  HStack {
                    Button(action: open) {
                      VStack {
                        Image(systemName: "map")
                        Text("Map").font(.caption2)
                      }
                    }
                    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
                  }
                }
              }
          }
        }
        """
      ),
      .ignored(
        "The bar around it is shown large",
        """
        struct Bar: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Button(action: open) {
                VStack {
                  Image(systemName: "map")
                  Text("Map").font(.caption2)
                }
              }
              .dynamicTypeSize(...DynamicTypeSize.accessibility3)
            }
            .accessibilityShowsLargeContentViewer()
          }
        }
        """
      ),
    ],
    check: .element(of: .button) { element, findings in
      if isFirstOfOwnBar(element) {
        findings.report(
          "People with large text sizes cannot enlarge this bar's items; add "
            + "`.accessibilityShowsLargeContentViewer()`",
          at: element.head,
          severity: .info
        )
        return
      }
      guard isCapped(element), element.container?.row?.layout == .horizontal else { return }
      let parts = element.children(in: .label).flatMap { [$0] + $0.descendants }
      guard parts.contains(where: { $0.is(.image) }), parts.contains(where: { $0.is(.text) }) else {
        return
      }
      findings.report(
        "This does not grow at large text sizes; add `.accessibilityShowsLargeContentViewer()`",
        at: element.head
      )
    },
    exemptions: [
      .notForIOS, .inWidget, .hidden, .replacedByAncestor,
      Exemption("it is in a bar of the system or a menu") {
        !$0.place.isDisjoint(with: [.toolbar, .tabItem, .menu])
      },
      Exemption("the Large Content Viewer shows it") { element in
        sequence(first: element, next: \.parent).contains {
          $0.hasModifier("accessibilityShowsLargeContentViewer")
        }
      },
    ]
  )
}

/// Whether a button is the first of several in a bar of the project's own: one that has the material
/// of bars and takes the place of a tab bar.
private func isFirstOfOwnBar(_ button: Element) -> Bool {
  let container = button.container
  let isRepeated = container?.is(.forEach) == true
  guard let bar = isRepeated ? container?.container : container, bar.row?.layout == .horizontal,
    let type = button.declaration?.name, ownBar.matches(type)
  else { return false }
  let items = bar.descendants.prefix(64).filter { $0.is(.button) }
  let holdsImage = button.children(in: .label).contains { label in
    label.is(.image) || label.descendants.contains { $0.is(.image) }
  }
  return items.first?.index == button.index && (items.count > 2 || isRepeated) && holdsImage
}

/// What a bar of the project's own is called.
private let ownBar = NameHint("tab-bar bottom-bar tabbar bottombar")

/// Whether a view's text stops growing, by a limit on it or on the bar it is in.
private func isCapped(_ element: Element) -> Bool {
  sequence(first: element, next: \.container).prefix(3).contains { view in
    view.ownModifiers.contains {
      $0.name == "dynamicTypeSize" && $0.firstArgument?.source.includes("...") == true
    }
  }
}
