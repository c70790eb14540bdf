import CurbcutModel

extension Rule {
  static let focusEffectDisabled = Rule(
    id: "focus-effect-disabled",
    title: "Keyboard focus is not visible",
    group: .focus,
    severity: .info,
    impact: .serious,
    criteria: [.focusVisible],
    since: "0.2.0",
    why: """
      People who use a keyboard see by the focus effect which control they are on. Without it, and
      without a focus style of your own, they cannot tell what a key will act on.
      """,
    examples: [
      .reported(
        """
        struct Player: View {
          let play: () -> Void

          var body: some View {
            Button("Play", action: play)
              .focusEffectDisabled()
             //^^^^^^^^^^^^^^^^^^^^^ Nothing shows that keyboard focus is here
          }
        }
        """,
        fixed: [
          "Remove `.focusEffectDisabled`": """
          struct Player: View {
            let play: () -> Void

            var body: some View {
              Button("Play", action: play)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Player: View {
          let play: () -> Void

          var body: some View {
            Button("Play", action: play)
          }
        }
        """
      ),
      .ignored(
        "A style of its own may draw it",
        """
        struct Row: View {
          let save: () -> Void

          var body: some View {
            Button("Save", action: save)
              .buttonStyle(RingStyle())
              .focusEffectDisabled()
          }
        }
        """
      ),
      .ignored(
        "It has a look of its own",
        """
        struct Player: View {
          @FocusState private var isFocused: Bool
          let play: () -> Void

          var body: some View {
            Button("Play", action: play)
              .focused($isFocused)
              .focusEffectDisabled()
              .border(isFocused ? Color.accentColor : .clear)
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.controls) { element, findings in
      for modifier in element.ownModifiers
      where modifier.name == "focusEffectDisabled" && !modifier.isConditional {
        guard modifier.firstArgument?.boolean ?? modifier.arguments.isEmpty else { continue }
        findings.report(
          "Nothing shows that keyboard focus is here",
          at: modifier.callRange,
          fixes: [.review("Remove `.\(modifier.name)`", .remove(modifier))]
        )
      }
    },
    exemptions: [
      Exemption("its type knows about focus and may show it") { element in
        element.declaration?.properties.contains {
          $0.attributes.contains("FocusState") || $0.environmentKey == "isFocused"
        } ?? true
      },
      Exemption("a style of its own may draw it") { button in
        button.ownModifiers.contains { $0.name == "buttonStyle" && $0.firstArgument?.call != nil }
      },
      .notForIOS,
    ]
  )
}
