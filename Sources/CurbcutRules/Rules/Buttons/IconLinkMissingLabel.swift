import CurbcutModel

extension Rule {
  static let iconLinkMissingLabel = Rule(
    id: "icon-link-missing-label",
    title: "Icon link has no name",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.linkPurpose, .nameRoleValue],
    since: "0.1.0",
    why: """
      A link that shows only a picture is read by the name of the picture's file. Somebody who
      listens cannot tell where it leads, in the text or in the list of all links of the screen.
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
        "A row that leads to another screen",
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
        """
        struct Row: View {
          let route: Route

          var body: some View {
            NavigationLink(value: route) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "map"
              Image(systemName: "map")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Map\")`": """
          struct Row: View {
            let route: Route

            var body: some View {
              NavigationLink(value: route) {
                Image(systemName: "map")
              }
              .accessibilityLabel("Map")
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
        "The system names a share button",
        """
        struct Toolbar: View {
          let photo: URL

          var body: some View {
            ShareLink(item: photo)
          }
        }
        """
      ),
      .ignored(
        "An empty label for a link that code follows",
        """
        struct Screen: View {
          @State private var isShown = false

          var body: some View {
            NavigationLink(destination: Detail(), isActive: $isShown) { EmptyView() }.hidden()
          }
        }
        """
      ),
    ],
    check: .element(of: .link, .navigationLink, .shareLink) { element, findings in
      guard element.isUnnamedIconControl else {
        return
      }
      findings.reportIconOnly(element)
    }
  )
}
