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
      .reported(
        "A bar that is pinned to the bottom, with icons of a fixed size",
        """
        struct Home: View {
          let routes: () -> Void
          let training: () -> Void
          let settings: () -> Void

          var body: some View {
            List {
              Text("This week")
            }
            .navigationTitle("Running")
            .safeAreaInset(edge: .bottom) {
              HStack {
                Button(action: routes) { Image(systemName: "map").resizable().frame(width: 26, height: 26).padding(12) }
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ People with large text sizes cannot enlarge this bar's items; add `.accessibilityShowsLargeContentViewer()`
                  .frame(minWidth: 52, minHeight: 52)
                  .accessibilityLabel("Routes")
                Button(action: training) { Image(systemName: "figure.run").resizable().frame(width: 26, height: 26).padding(12) }
                  .frame(minWidth: 52, minHeight: 52)
                  .accessibilityLabel("Training")
                Button(action: settings) { Image(systemName: "gearshape").resizable().frame(width: 26, height: 26).padding(12) }
                  .frame(minWidth: 52, minHeight: 52)
                  .accessibilityLabel("Settings")
              }
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
        "A bar at the bottom whose icons grow",
        """
        struct Home: View {
          let routes: () -> Void
          let training: () -> Void
          let settings: () -> Void

          var body: some View {
            List {
              Text("This week")
            }
            .navigationTitle("Running")
            .safeAreaInset(edge: .bottom) {
              HStack {
                Button("Routes", systemImage: "map", action: routes)
                Button("Training", systemImage: "figure.run", action: training)
                Button("Settings", systemImage: "gearshape", action: settings)
              }
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
      .reported(
        "An item of a bar with one size for all",
        """
        struct TabBarItem: View {
          let open: () -> Void

          var body: some View {
            Button(action: open) {
          //^^^^^^^^^^^^^^^^^^^^^^ This does not grow at large text sizes; add `.accessibilityShowsLargeContentViewer()`
              Label("Routes", systemImage: "map")
            }
            .dynamicTypeSize(.large)
           //^^^^^^^^^^^^^^^^^^^^^^^ Text size is fixed here; the Dynamic Type setting has no effect
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
      guard isCapped(element), element.container?.row?.layout == .horizontal || isBarItem(element)
      else { return }
      let parts = element.children(in: .label).flatMap { [$0] + $0.descendants }
      guard
        parts.contains(where: { $0.is(.image) }) && parts.contains(where: { $0.is(.text) })
          || isBarItem(element) && parts.contains(where: { $0.is(.label, .image) })
      else { return }
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
    button.declaration.map({ ownBar.matches($0.name) }) == true
      || standsAtBottom(bar) && hasFixedIcon(button)
  else { return false }
  let items = bar.descendants.prefix(64).filter { $0.is(.button) }
  let holdsImage = button.children(in: .label).contains { label in
    label.is(.image) || label.descendants.contains { $0.is(.image) }
  }
  return items.first?.index == button.index && (items.count > 2 || isRepeated) && holdsImage
}

/// Whether a row is pinned to the bottom edge of a screen, over or below what scrolls there.
private func standsAtBottom(_ bar: Element) -> Bool {
  for view in sequence(first: bar, next: \.parent) {
    guard view.index == bar.index || view.isPassthrough || view.isLayout else { return false }
    if view.slot == .safeAreaInset || view.slot == .overlay, let host = view.parent,
      let position = view.modifierPosition, host.ownModifiers.indices.contains(position)
    {
      let modifier = host.ownModifiers[position]
      return (modifier.argument("edge") ?? modifier.argument("alignment"))?.memberName == "bottom"
    }
    guard view.slotInContainer == .content, let column = view.container,
      column.row?.layout == .vertical, let last = column.content.last
    else { continue }
    return last.index == view.shown.index
      && column.content.contains { $0.is(.scrollView, .list, .form, .navigationStack) }
  }
  return false
}

/// Whether a button shows only an image whose size is written in points.
private func hasFixedIcon(_ button: Element) -> Bool {
  let parts = button.children(in: .label).flatMap { [$0] + $0.descendants.prefix(16) }
  let images = parts.filter { $0.is(.image) }
  guard !images.isEmpty, !parts.contains(where: { $0.isTextual == .yes && $0.is(.text, .label) })
  else { return false }
  return images.allSatisfy { image in
    if image.hasModifier("resizable") {
      return image.ownModifiers.contains {
        $0.name == "frame" && $0.argument("width")?.number != nil
      }
    }
    guard case .system(let size)? = Typography(of: image).font?.font.face else { return false }
    return Typography(of: image).fixedPoints(size) != nil
  }
}

/// Whether it is all that a view consists of which is named after the items of bars.
private func isBarItem(_ button: Element) -> Bool {
  button.container == nil && button.tree.purpose == .body
    && button.declaration.map { ownBar.matches($0.name) } == true
}

/// What a bar of the project's own is called.
private let ownBar = NameHint("tab-bar bottom-bar tabbar bottombar")

/// Whether a view's text stops growing, by a limit on it or on the bar it is in.
private func isCapped(_ element: Element) -> Bool {
  sequence(first: element, next: \.container).prefix(3).contains { view in
    view.ownModifiers.contains { modifier in
      guard modifier.name == "dynamicTypeSize", let sizes = modifier.firstArgument else {
        return false
      }
      // One size for all, unless it is one for accessibility.
      return sizes.source.includes("...")
        || sizes.memberName.map { !$0.hasPrefix("accessibility") && sizes.path == ".\($0)" } == true
    }
  }
}
