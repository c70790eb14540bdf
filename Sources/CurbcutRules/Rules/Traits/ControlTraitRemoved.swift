import CurbcutModel

extension Rule {
  static let controlTraitRemoved = Rule(
    id: "control-trait-removed",
    title: "Control loses its role",
    group: .traits,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver says "button" after a name so that people know that they can activate it. Without
      the trait a button sounds like text, and people do not try to press it.
      """,
    examples: [
      .reported(
        """
        struct Teaser: View {
          let title: String
          let open: () -> Void

          var body: some View {
            Button(title, action: open)
              .accessibilityRemoveTraits(.isButton)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver no longer says that this is a button
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityRemoveTraits`": """
          struct Teaser: View {
            let title: String
            let open: () -> Void

            var body: some View {
              Button(title, action: open)
            }
          }
          """
        ]
      ),
      .reported(
        "A sketch whose action is still empty",
        """
        struct Toolbox: View {
          var body: some View {
            Button("Delete", role: .destructive) {}
              .accessibilityRemoveTraits(.isButton)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver no longer says that this is a button
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityRemoveTraits`": """
          struct Toolbox: View {
            var body: some View {
              Button("Delete", role: .destructive) {}
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Teaser: View {
          let title: String
          let open: () -> Void

          var body: some View {
            Button(title, action: open)
          }
        }
        """
      ),
      .ignored(
        "A disabled button",
        """
        struct Row: View {
          let save: () -> Void

          var body: some View {
            Button("Save", action: save).disabled(true).accessibilityRemoveTraits(.isButton)
          }
        }
        """
      ),
      .ignored(
        "Another role takes its place",
        """
        struct Teaser: View {
          let title: String
          let open: () -> Void

          var body: some View {
            Button(title, action: open)
              .accessibilityAddTraits(.isLink)
              .accessibilityRemoveTraits(.isButton)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.row?.isInteractive == true || !element.taps.isEmpty else { return }
      let traits: Set<String> =
        switch element.role {
        case .button: ["isButton"]
        case .link: element.is(.link) ? ["isLink"] : ["isButton"]
        case .toggle: ["isToggle", "isButton"]
        default: []
        }
      let others: Set<String> = [
        "isButton", "isLink", "isToggle", "isTabBar", "isSearchField", "isKeyboardKey", "isHeader",
      ]
      for modifier in element.ownModifiers
      where modifier.name == "accessibilityRemoveTraits" && !modifier.isConditional {
        let removed = TraitList(modifier.firstArgument)
        guard !removed.isConditional, !removed.isUnknown,
          let trait = removed.names.intersection(traits).sorted().first
        else { continue }
        findings.report(
          "VoiceOver no longer says that this is a \(element.role.noun)",
          at: modifier.callRange,
          unless: [
            Exemption("another role is added") { !$0.traits.added.names.isDisjoint(with: others) },
            Exemption("it is adjusted by swiping") {
              $0.hasModifier("accessibilityAdjustableAction")
            },
          ],
          fixes: removed.names == [trait]
            ? [.review("Remove `.\(modifier.name)`", .remove(modifier))] : []
        )
      }
    },
    exemptions: [
      .hidden, .replacedByAncestor, .representation, .unreadModifier,
      Exemption("it is disabled") { EnvironmentModifiers(of: $0).disable },
    ]
  )
}
