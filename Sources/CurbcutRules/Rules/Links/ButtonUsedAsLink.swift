import CurbcutModel

extension Rule {
  static let buttonUsedAsLink = Rule(
    id: "button-used-as-link",
    title: "Button opens a website",
    group: .links,
    severity: .info,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear "button" for what happens in the app and "link" for what leads out
      of it, and find links in the rotor. A button that opens a website leaves the app unexpectedly;
      a `Link` announces it.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          let jobs: URL

          var body: some View {
            Button("Careers") { openURL(jobs) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces a button, but it opens a website; use `Link`
          }
        }
        """,
        fixed: [
          "Use `Link`": """
          struct Screen: View {
            @Environment(\\.openURL) private var openURL
            let jobs: URL

            var body: some View {
              Link("Careers", destination: jobs)
            }
          }
          """
        ]
      ),
      .reported(
        "In a function",
        """
        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          let press: URL

          var body: some View {
            Button("Press", action: openPress)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces a button, but it opens a website; use `Link`
          }

          private func openPress() {
            openURL(press)
          }
        }
        """
      ),
      .reported(
        "After a guard",
        """
        struct Screen: View {
          var body: some View {
            Button("Careers") { openCareers() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces a button, but it opens a website; use `Link`
          }

          private func openCareers() {
            guard let page = URL(string: "https://example.com/careers") else { return }
            UIApplication.shared.open(page)
          }
        }
        """
      ),
      .ignored(
        "The App Store",
        """
        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          let appStoreURL: URL

          var body: some View {
            VStack {
              Button("Get the app", action: get)
              Button("All apps") { openURL(appStoreURL) }
            }
          }

          private func get() {
            guard let page = URL(string: "https://apps.apple.com/app/id1") else { return }
            openURL(page)
          }
        }
        """
      ),
      .ignored(
        "A phone call",
        """
        struct Screen: View {
          var body: some View {
            Button("Call us") { ring() }
          }

          private func ring() {
            guard let number = URL(string: "tel:112") else { return }
            UIApplication.shared.open(number)
          }
        }
        """
      ),
      .reported(
        "A function of the project that opens what it is handed",
        """
        extension URL {
          @discardableResult
          static func visit(_ page: URL) -> Bool {
            #if os(iOS)
              guard UIApplication.shared.canOpenURL(page) else { return false }
              UIApplication.shared.open(page)
              return true
            #else
              return NSWorkspace.shared.open(page)
            #endif
          }

          static func remember(_ page: URL) {
            visited.append(page)
            UIApplication.shared.open(page)
          }
        }

        struct About: View {
          let jobs: URL

          var body: some View {
            VStack {
              Button("Careers") { URL.visit(jobs) }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces a button, but it opens a website; use `Link`
              Button("Vacancies") { URL.remember(jobs) }
            }
          }
        }
        """,
        fixed: [
          "Use `Link`": """
          extension URL {
            @discardableResult
            static func visit(_ page: URL) -> Bool {
              #if os(iOS)
                guard UIApplication.shared.canOpenURL(page) else { return false }
                UIApplication.shared.open(page)
                return true
              #else
                return NSWorkspace.shared.open(page)
              #endif
            }

            static func remember(_ page: URL) {
              visited.append(page)
              UIApplication.shared.open(page)
            }
          }

          struct About: View {
            let jobs: URL

            var body: some View {
              VStack {
                Link("Careers", destination: jobs)
                Button("Vacancies") { URL.remember(jobs) }
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let jobs: URL

          var body: some View {
            Link("Careers", destination: jobs)
          }
        }
        """
      ),
      .ignored(
        "It is in the menu bar",
        """
        struct HelpCommands: Commands {
          @Environment(\\.openURL) private var openURL
          let manual: URL

          var body: some Commands {
            CommandGroup(replacing: .help) {
              Button("Manual") { openURL(manual) }
            }
          }
        }
        """
      ),
      .ignored(
        "It has the link trait",
        """
        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          let jobs: URL

          var body: some View {
            Button("Careers") { openURL(jobs) }
              .accessibilityAddTraits(.isLink)
              .accessibilityRemoveTraits(.isButton)
          }
        }
        """
      ),
      .ignored(
        "It does something else too",
        """
        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          @State private var hasApplied = false
          let jobs: URL

          var body: some View {
            Button("Apply") {
              hasApplied = true
              openURL(jobs)
            }
          }
        }
        """
      ),
      .ignored(
        "The settings of the app",
        """
        struct Screen: View {
          var body: some View {
            Button("Settings") {
              UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString))
            }
          }
        }
        """
      ),
      .ignored(
        "Another app",
        """
        struct Screen: View {
          let appStoreURL: URL

          var body: some View {
            VStack {
              Button("Rate") { UIApplication.shared.open(appStoreURL) }
              Button("Codes") { UIApplication.shared.open(URL(string: "totp://")!) }
            }
          }
        }
        """
      ),
      .ignored(
        "An item of a menu",
        """
        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          let jobs: URL

          var body: some View {
            Menu("About us") {
              Button("Careers") { openURL(jobs) }
            }
          }
        }
        """
      ),
      .ignored(
        "An action of the app, which may show the page in the app",
        """
        struct About: View {
          @Environment(\\.openInApp) private var openURL

          var body: some View {
            Button("Website") { openURL(URL(string: "https://example.org")!) }
          }
        }
        """
      ),
      .ignored(
        "What only developers build",
        """
        struct About: View {
          @Environment(\\.openURL) private var openURL

          var body: some View {
            VStack {
              Text("About")
              #if DEBUG
                Button("Staging website") { openURL(URL(string: "https://example.org")!) }
              #endif
            }
          }
        }
        """
      ),
      .ignored(
        "The App Store opens in its own app",
        """
        struct Offer: View {
          @Environment(\\.openURL) private var openURL

          var body: some View {
            Button("Get the app") { openURL(URL(string: "https://apps.apple.com/app/id1")!) }
          }
        }
        """
      ),
    ],
    check: .element(of: .button) { element, findings in
      guard let address = Activation(of: element).openedAddress else { return }
      var fixes: [FixProposal] = []
      if let title = element.title, element.arguments.count == 2, element.ownModifiers.isEmpty,
        // The text of a link has to say more than that of a button.
        title.value.phrase.value?.literal.map({ !Words.isGenericLink($0) }) ?? true,
        // What the action names itself is not there without it.
        element.closure(.action)?.node.text.includes("let \(address.source)") != true
      {
        let link = "Link(\(title.value.source), destination: \(address.source))"
        fixes.append(.review("Use `Link`", .replace(element.headRange, with: link)))
      }
      findings.report(
        "VoiceOver announces a button, but it opens a website; use `Link`",
        at: element.head,
        // In a bar “Open in Safari” is a button everywhere.
        severity: element.place.contains(.toolbar) ? .hint : nil,
        fixes: fixes
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption("it has the link trait", certainty: { $0.addsTrait("isLink") }),
      Exemption("it is in a menu or a tab item") {
        !$0.place.isDisjoint(with: [.menu, .tabItem])
      },
      Exemption("it is in the menu bar") { $0.declaration?.conforms(to: "Commands") == true },
    ]
  )
}
