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
      .reported(
        "A screen that a link opens",
        """
        struct Shelf: View {
          let books: [String]

          var body: some View {
            NavigationStack {
              List(books, id: \\.self) { book in
                NavigationLink(book) {
                  ScrollView { Text("Published long ago") }
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The screen that opens has no navigation title for VoiceOver to announce
                }
              }
              .navigationTitle("Books")
            }
          }
        }
        """
      ),
      .ignored(
        "A name is all it shows",
        """
        struct Filters: View {
          var body: some View {
            NavigationStack {
              Text("Filters")
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
        "The title is set two views further in",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack { Pages() }
          }
        }

        struct Pages: View {
          var body: some View { Cards() }
        }

        struct Cards: View {
          var body: some View {
            List { Text("Debit") }.navigationTitle("Cards")
          }
        }
        """
      ),
      .ignored(
        "Toolbar content of the project's own is in place of the title",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack { TimelineView(filter: "Home") }
          }
        }

        struct TimelineView: View {
          let filter: String

          var body: some View {
            List { Text("Nothing yet") }.toolbar { Filters(filter: filter) }
          }
        }

        struct Filters: ToolbarContent {
          let filter: String

          var body: some ToolbarContent {
            ToolbarItem(placement: .principal) {
              Text(filter).font(.headline).accessibilityAddTraits(.isHeader)
            }
          }
        }
        """
      ),
      .reported(
        "Only what a sheet shows has a title",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack { Cards() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^ No view inside sets a navigation title for VoiceOver to announce
          }
        }

        struct Cards: View {
          @State private var isAdding = false

          var body: some View {
            List { Button("Add card") { isAdding = true } }
              .sheet(isPresented: $isAdding) {
                NavigationStack {
                  Form { Text("Debit") }.navigationTitle("New card")
                }
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
      .ignored(
        "A toolbar item is shown in place of the title",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .toolbar {
                ToolbarItem(placement: .principal) { Text("Cards") }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A search field is in the navigation bar",
        """
        struct Screen: View {
          @State private var query = ""

          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .searchable(text: $query)
            }
          }
        }
        """
      ),
      .ignored(
        "The pages of a tab view have titles of their own",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              TabView {
                Tab("Cards", systemImage: "creditcard") { Text("Debit") }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A modifier from another file may set it",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .screen("Cards")
            }
          }
        }
        """
      ),
      .reported(
        "A screen of its own that a stack opens",
        """
        struct Orders: View {
          let orders: [Int]

          var body: some View {
            NavigationStack {
              List(orders, id: \\.self) { number in
                NavigationLink("Order \\(number)", value: number)
              }
              .navigationTitle("Orders")
              .navigationDestination(for: Int.self) { number in OrderDetail(number: number) }
            }
          }
        }

        struct OrderDetail: View {
          let number: Int

          var body: some View {
            List {
          //^^^^^^ This screen has no navigation title for VoiceOver to announce when it opens
              Text("On its way since Monday")
              Text("City Couriers bring it")
            }
          }
        }
        """
      ),
      .ignored(
        "The title is set where it opens",
        """
        struct Orders: View {
          let orders: [Int]

          var body: some View {
            NavigationStack {
              List(orders, id: \\.self) { number in
                NavigationLink("Order \\(number)", value: number)
              }
              .navigationTitle("Orders")
              .navigationDestination(for: Int.self) { number in
                OrderDetail(number: number).navigationTitle("Order \\(number)")
              }
            }
          }
        }

        struct OrderDetail: View {
          let number: Int

          var body: some View {
            List {
              Text("On its way since Monday")
              Text("City Couriers bring it")
            }
          }
        }
        """
      ),
    ] + hiddenBarExamples,
    check: .element { element, findings in
      if let views = pushedScreen(from: element) {
        guard !views.contains(where: { NavigationTitle(of: $0).isSet }) else { return }
        return findings.report(
          "This screen has no navigation title for VoiceOver to announce when it opens",
          at: element.head,
          severity: .info,
          unless: [
            Exemption("a short text is all it shows") { _ in isSoleText([element]) },
            Exemption("a toolbar may show a title") { _ in
              views.contains { $0.hasModifier("toolbar") }
            },
          ] + otherTitles(of: views)
        )
      }
      guard element.is(.navigationStack, .navigationView, .navigationSplitView, .navigationLink)
      else { return }
      if element.is(.navigationLink) {
        guard let screen = openedScreen(of: element) else { return }
        let views = [screen] + shownViews(in: screen)
        guard !views.contains(where: { NavigationTitle(of: $0).isSet }) else { return }
        return findings.report(
          "The screen that opens has no navigation title for VoiceOver to announce",
          at: screen.head,
          severity: .info,
          unless: [
            Exemption("a short text is all it shows") { _ in isSoleText([screen]) },
            Exemption("a toolbar may show a title") { _ in
              views.contains { $0.hasModifier("toolbar") }
            },
          ] + otherTitles(of: views)
        )
      }
      let inside = shownViews(in: element)
      // A title on a stack that nothing is around is one for a stack further out.
      let titled = element.parent == nil ? inside : [element] + inside
      guard !element.content.isEmpty, !titled.contains(where: { NavigationTitle(of: $0).isSet })
      else { return }
      let isTitledLater = element.descendants.contains(where: isTitledDestination)
      findings.report(
        isTitledLater
          ? "The first screen inside sets no navigation title for VoiceOver to announce"
          : "No view inside sets a navigation title for VoiceOver to announce",
        at: element.head,
        // Where a heading is the first text, VoiceOver reads that.
        severity: isTitledLater || element.startsWithHeading ? .info : nil,
        unless: [
          Exemption("a toolbar beside its own title may show another") {
            NavigationTitle(of: $0).isSet && $0.hasModifier("toolbar")
          }
        ] + otherTitles(of: [element] + inside)
      )
    },
    exemptions: [
      Exemption("a short text is all it shows") { isSoleText($0.content) },
      .notForIOS,
      .hidden,
      // On the Mac such columns are the content of a window, which has a title of its own.
      Exemption("it is the content of a window") {
        $0.is(.navigationSplitView) && $0.declaration?.conforms(to: "View") != true
      },
    ]
  )
}

/// What takes the place of a title on a screen, or may give it one, going by all that it shows.
private func otherTitles(of views: [Element]) -> [Exemption] {
  [
    Exemption("a toolbar item is shown in place of the title") { $0.tree.hasPrincipalItem },
    Exemption("the navigation bar is hidden") { _ in
      views.contains { NavigationTitle(of: $0).isBarHidden }
    },
    Exemption("a search field is shown in the navigation bar") { _ in
      views.contains { $0.hasModifier("searchable") }
    },
    Exemption("the pages of a tab view have titles of their own") { _ in
      views.contains { $0.is(.tabView) && !$0.hasModifier("tabViewStyle") }
    },
    Exemption(
      "a view inside that was not read sets a title",
      certainty: { _ in views.contains(where: mayBringTitle) ? .unknown : .no }
    ),
    Exemption(
      "a modifier that was not read sets a title",
      certainty: { _ in
        views.contains { NavigationTitle(of: $0).mayBeUnread } ? .unknown : .no
      }
    ),
  ]
}

/// The view that a link opens, where it is one of Apple's that is written in place.
private func openedScreen(of link: Element) -> Element? {
  // Packages add initializers of their own, whose closure is the label.
  let labels: Set<String> = ["destination", "label", "isActive", "tag", "selection"]
  guard link.arguments.allSatisfy({ $0.label.map { labels.contains($0) } ?? true }) else {
    return nil
  }
  let screens = link.children(in: .destination)
  guard screens.count == 1, let screen = screens.first, screen.row != nil, !screen.isComponent,
    !screen.is(.emptyView, .forEach)
  else { return nil }
  return screen
}

/// What the screen of a type shows that a link or stack opens, which gives it no title itself; nil for
/// all but the outermost view of such a screen.
private func pushedScreen(from root: Element) -> [Element]? {
  guard root.parent == nil, root.tree.purpose == .body, root.row != nil, !root.isPassthrough,
    root.is(.list, .form, .scrollView, .vStack, .zStack, .tabView, .geometryReader),
    root.tree.roots.count == 1, let name = root.declaration?.name,
    root.tree.context.use(of: name)?.isPushed == .yes
  else { return nil }
  return [root] + shownViews(in: root)
}

/// What a screen shows; sheets, toolbars and destinations left out.
private func shownViews(in view: Element) -> [Element] {
  view.children.filter { $0.slot == .content }.flatMap { [$0] + shownViews(in: $0) }
}

/// Whether what a view shows is not known, and so whether it has a title.
private func mayBringTitle(_ view: Element) -> Bool {
  view.isUnknownView
    || view.isCustomView && view.tree.context.view(view.typeName)?.hasNavigationTitle != .no
}

/// Whether a short text is all there is: it says where people are, as a title would.
private func isSoleText(_ views: [Element]) -> Bool {
  guard views.count == 1, let only = views.first else { return false }
  if only.is(.text, .label) {
    let words = only.visibleText.value?.literal ?? ""
    return (1...24).contains(words.count) && words.last?.isPunctuation == false
  }
  return only.is(.vStack, .hStack, .zStack, .group) && isSoleText(only.content)
}

/// Whether it is a screen that is shown later in the same stack, and has a title.
private func isTitledDestination(_ view: Element) -> Bool {
  guard sequence(first: view, next: \.parent).contains(where: { $0.slot == .destination }) else {
    return false
  }
  return NavigationTitle(of: view).isSet
    || view.isCustomView && view.tree.context.view(view.typeName)?.hasNavigationTitle == .yes
}
