import CurbcutModel

extension Rule {
  static let emptyNavigationTitle = Rule(
    id: "empty-navigation-title",
    title: "Navigation title is empty",
    group: .navigation,
    severity: .warning,
    impact: .serious,
    criteria: [.pageTitled],
    since: "0.1.0",
    why: """
      VoiceOver announces the title when a screen opens, and the back button of the next screen
      uses it. With an empty title, people who use VoiceOver do not learn which screen they are
      on.
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
             //^^^^^^^^^^^^^^^^^^^ VoiceOver has no navigation title to announce
            }
          }
        }
        """
      ),
      .reported(
        "A row that is handed the title of its page",
        """
        struct NoticeRow<Content: View>: View {
          let pageTitle: String
          @ViewBuilder let content: Content

          var body: some View {
            NavigationStack {
              content.navigationTitle("")
                    //^^^^^^^^^^^^^^^^^^^ VoiceOver has no navigation title to announce
            }
          }
        }
        """,
        fixed: [
          #"Use pageTitle as the title"#: """
          struct NoticeRow<Content: View>: View {
            let pageTitle: String
            @ViewBuilder let content: Content

            var body: some View {
              NavigationStack {
                content.navigationTitle(pageTitle)
              }
            }
          }
          """
        ]
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
        "A toolbar item shows the title",
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
      .ignored(
        "The navigation bar is hidden",
        """
        struct Screen: View {
          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .navigationTitle("")
              .toolbar(.hidden)
            }
          }
        }
        """
      ),
      .ignored(
        "A modifier may hide the navigation bar",
        """
        struct Screen: View {
          let visibility: Visibility

          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .navigationTitle("")
              .toolbarVisibility(visibility, for: .navigationBar)
            }
          }
        }

        struct OtherScreen: View {
          var body: some View {
            NavigationStack {
              List {
                Text("Debit")
              }
              .navigationTitle("")
              .immersive()
            }
          }
        }
        """
      ),
      .reported(
        "What an app is called in code is no title",
        """
        struct TrailsApp: App {
          var body: some Scene {
            WindowGroup {
              List { Text("Lake") }
                .navigationTitle("")
               //^^^^^^^^^^^^^^^^^^^ VoiceOver has no navigation title to announce
            }
          }
        }
        """,
        fixed: [:]
      ),
    ],
    check: .element(withModifiers: .navigation) { element, findings in
      for modifier in element.ownModifiers
      where modifier.name == "navigationTitle" || modifier.name == "navigationBarTitle" {
        guard let argument = modifier.firstArgument, argument.isBlankText == true,
          !modifier.isConditional
        else { continue }
        // What an app is called in code, its window does not show.
        let screen = element.declaration.flatMap { declaration in
          declaration.conforms(to: "App") || isHost(declaration) ? nil : declaration.name
        }
        // A row or a card that holds a screen is called after what it is there.
        let name = screen.flatMap {
          partName.matches($0) ? nil : ActionWords.label(forDestination: $0)
        }
        let handed = element.declaration.flatMap(handedTitle)
        findings.report(
          "VoiceOver has no navigation title to announce",
          at: modifier.callRange,
          severity: element.declaration.map(isHost) == true ? .info : nil,
          fixes: (handed ?? name.map { literal($0) }).map { title in
            [.review("Use \(title) as the title", .replace(argument.range, with: title))]
          } ?? []
        )
      }
    },
    exemptions: [
      Exemption("the navigation bar is hidden") { NavigationTitle(of: $0).isBarHidden },
      Exemption(
        "a modifier may hide the navigation bar",
        certainty: { $0.hasModifier("toolbarVisibility") ? .unknown : .no }
      ),
      Exemption(
        "a modifier that was not read may hide the navigation bar",
        certainty: { element in
          element.modifiers.contains(where: NavigationTitle(of: element).isUnread)
            ? .unknown : .no
        }
      ),
      Exemption("a toolbar item is shown in place of the title") { $0.tree.hasPrincipalItem },
    ]
  )
}

/// Whether a type shows the screen that it is handed, so that its own name says nothing of it.
private func isHost(_ declaration: Declaration) -> Bool {
  declaration.properties.contains { property in
    guard property.getter == nil, let type = property.type else { return false }
    return type == "Content" || type == "AnyView" || type.hasSuffix("-> Content")
  }
}

/// What views are called that are a part of a screen.
private let partName = NameHint("row cell card item button content")

/// The property in which a type is handed the title of what it shows: `let windowTitle: String`; nil
/// where there is none, or more than one.
private func handedTitle(_ declaration: Declaration) -> String? {
  let titles = declaration.properties.filter { property in
    property.getter == nil && property.initialValue == nil && property.attributes.isEmpty
      && !property.isStatic && ["String", "LocalizedStringKey"].contains(property.type ?? "")
      && NameHint("title").matchesEnd(of: property.name)
  }
  return titles.count == 1 ? titles.first?.name : nil
}
