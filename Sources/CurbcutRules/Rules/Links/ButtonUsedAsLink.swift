import CurbcutModel

extension Rule {
  static let buttonUsedAsLink = Rule(
    id: "button-used-as-link",
    title: "Button that only opens a website",
    group: .links,
    severity: .info,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      VoiceOver says “button” for what happens here and “link” for what leads elsewhere, and offers
      a list of all links. A button that opens a website leaves the app without having said so.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          let jobs: URL

          var body: some View {
            Button("Careers") { openURL(jobs) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver calls this a button, and it leads to a website
          }
        }
        """,
        fixed: [
          "Use Link": """
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
        "By a function",
        """
        struct Screen: View {
          @Environment(\\.openURL) private var openURL
          let press: URL

          var body: some View {
            Button("Press", action: openPress)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver calls this a button, and it leads to a website
          }

          private func openPress() {
            openURL(press)
          }
        }
        """
      ),
      .reported(
        "Behind a guard",
        """
        struct Screen: View {
          var body: some View {
            Button("Careers") { openCareers() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver calls this a button, and it leads to a website
          }

          private func openCareers() {
            guard let page = URL(string: "https://example.com/careers") else { return }
            UIApplication.shared.open(page)
          }
        }
        """
      ),
      .ignored(
        "A call, behind a guard",
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
        "It says that it is a link",
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
        "The settings are no website",
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
    ],
    check: .element(of: .button) { element, findings in
      guard !element.isUnreachable, element.addsTrait("isLink") == .no,
        element.place.isDisjoint(with: [.menu, .tabItem]), let address = element.openedAddress
      else { return }
      var fixes: [FixProposal] = []
      if let title = element.title, element.arguments.count == 2, element.ownModifiers.isEmpty,
        // A link has to say more than a button.
        title.value.phrase.value?.literal.map({ !Words.isGenericLink($0) }) ?? true
      {
        let link = "Link(\(title.value.source), destination: \(address.source))"
        fixes.append(.review("Use Link", .replace(element.headRange, with: link)))
      }
      findings.report(
        "VoiceOver calls this a button, and it leads to a website",
        at: element.head,
        fixes: fixes
      )
    }
  )
}
