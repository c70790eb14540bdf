import CurbcutModel

extension Rule {
  static let iconMenuMissingLabel = Rule(
    id: "icon-menu-missing-label",
    title: "Icon-only menu has no accessibility label",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the symbol's name and cannot know what the menu offers before
      they open it; people who use Voice Control have no name to say. A label says what the menu
      offers.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Menu {
          //^^^^^^ This menu has no label of its own; VoiceOver uses its symbol's name, "More"
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
          "Use `Label` with `.labelStyle(.iconOnly)`": """
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
        "The symbol's name, which is read anyway, says nothing of what the menu is for",
        """
        struct Screen: View {
          let wait: () -> Void

          var body: some View {
            Menu {
          //^^^^^^ This menu has no label of its own; VoiceOver uses its symbol's name, "Timer"
              Button("Ten seconds", action: wait)
            } label: {
              Image(systemName: "timer")
            }
          }
        }
        """
      ),
      .reported(
        "A disclosure group",
        """
        struct Screen: View {
          var body: some View {
            DisclosureGroup {
          //^^^^^^^^^^^^^^^^^ VoiceOver reads this disclosure group as "legend"
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
        "The image inside has a label",
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
      findings.reportIconOnly(element)
    },
    exemptions: Exemption.unlabeledIconControl
  )
}
