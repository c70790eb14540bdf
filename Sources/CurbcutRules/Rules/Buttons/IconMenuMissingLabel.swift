import CurbcutModel

extension Rule {
  static let iconMenuMissingLabel = Rule(
    id: "icon-menu-missing-label",
    title: "Icon menu has no name",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .nonTextContent],
    since: "0.1.0",
    why: """
      A menu that shows only a symbol is read by the name of the symbol. Somebody who listens cannot
      know what it offers before opening it, and somebody who speaks to the phone cannot say its
      name.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Menu {
          //^^^^^^ VoiceOver reads this menu as "ellipsis"
              Button("Archive", action: open)
            } label: {
              Image(systemName: "ellipsis")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"More options\")`": """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              Menu {
                Button("Archive", action: open)
              } label: {
                Image(systemName: "ellipsis")
              }
              .accessibilityLabel("More options")
            }
          }
          """,
          "Show a Label with only its icon": """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              Menu {
                Button("Archive", action: open)
              } label: {
                Label("More options", systemImage: "ellipsis").labelStyle(.iconOnly)
              }
            }
          }
          """,
        ]
      ),
      .reported(
        "What opens and closes",
        """
        struct Screen: View {
          var body: some View {
            DisclosureGroup {
          //^^^^^^^^^^^^^^^^^ VoiceOver reads this disclosure group as “legend”
              Text("Blue is water.")
            } label: {
              Image("legend")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Menu("More options", systemImage: "ellipsis") {
              Button("Archive", action: open)
            }
          }
        }
        """
      ),
      .ignored(
        "The words of the items do not name it, a label does",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Menu {
              Button("Archive", action: open)
            } label: {
              Image(systemName: "ellipsis").accessibilityLabel("More options")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .menu, .disclosureGroup) { element, findings in
      guard element.isUnnamedIconControl else { return }
      findings.reportIconOnly(element)
    }
  )
}
