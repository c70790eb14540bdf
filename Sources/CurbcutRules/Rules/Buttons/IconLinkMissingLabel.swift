import CurbcutModel

extension Rule {
  static let iconLinkMissingLabel = Rule(
    id: "icon-link-missing-label",
    title: "Icon-only link has no accessibility label",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.linkPurpose, .nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the name of the image file and cannot know where the link leads,
      in place or in the rotor's list of links. A label says what the link opens.
      """,
    examples: [
      .reported(
        """
        struct Footer: View {
          let site: URL

          var body: some View {
            Link(destination: site) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this link as "safari"
              Image(systemName: "safari")
            }
          }
        }
        """
      ),
      .reported(
        "A navigation link",
        """
        struct Toolbar: View {
          var body: some View {
            NavigationLink { SettingsView() } label: { Image("cog") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cog"
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Settings\")`": """
          struct Toolbar: View {
            var body: some View {
              NavigationLink { SettingsView() } label: { Image("cog") }.accessibilityLabel("Settings")
            }
          }
          """
        ]
      ),
      .reported(
        "A navigation link with a value",
        """
        struct Row: View {
          let route: Route

          var body: some View {
            NavigationLink(value: route) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Show Map"
              Image(systemName: "map")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Show Map\")`": """
          struct Row: View {
            let route: Route

            var body: some View {
              NavigationLink(value: route) {
                Image(systemName: "map")
              }
              .accessibilityLabel("Show Map")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Footer: View {
          let site: URL

          var body: some View {
            Link(destination: site) {
              Image(systemName: "safari")
            }
            .accessibilityLabel("Our website")
          }
        }
        """
      ),
      .ignored(
        "The system labels a share link",
        """
        struct Toolbar: View {
          let photo: URL

          var body: some View {
            ShareLink(item: photo)
          }
        }
        """
      ),
      .reported(
        "A function of the type draws the symbol that it is handed",
        """
        struct Toolbar: View {
          let photo: URL
          let isLarge: Bool

          var body: some View {
            ShareLink(item: photo) { picture("square.and.arrow.up") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Share"
          }

          @ViewBuilder private func picture(_ name: String) -> some View {
            if isLarge {
              Image(systemName: name).font(.largeTitle)
            } else {
              Image(systemName: name)
            }
          }
        }
        """
      ),
      .ignored(
        "A link that code activates",
        """
        struct Screen: View {
          @State private var isShown = false

          var body: some View {
            NavigationLink(destination: Detail(), isActive: $isShown) { EmptyView() }.hidden()
          }
        }
        """
      ),
      .reported(
        "One of several pictures, which the same words would not fit",
        """
        struct Shortcut: View {
          let kind: Kind
          let target: URL

          private var picture: Image {
            switch kind {
            case .walk: return Image("boot")
            case .ride: return Image("wheel")
            case .swim: return Image("wave")
            }
          }

          var body: some View {
            Link(destination: target) { picture }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this link as "boot" or "wheel" or "wave"
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(<#Words for each of its pictures#>)`": """
          struct Shortcut: View {
            let kind: Kind
            let target: URL

            private var picture: Image {
              switch kind {
              case .walk: return Image("boot")
              case .ride: return Image("wheel")
              case .swim: return Image("wave")
              }
            }

            var body: some View {
              Link(destination: target) { picture }.accessibilityLabel(<#Words for each of its pictures#>)
            }
          }
          """
        ]
      ),
    ],
    check: .element(of: .link, .navigationLink, .shareLink) { element, findings in
      findings.reportIconOnly(element)
    },
    exemptions: Exemption.unlabeledIconControl
  )
}
