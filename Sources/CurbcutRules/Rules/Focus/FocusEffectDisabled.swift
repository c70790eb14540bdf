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
      .reported(
        "A focus state that only code asks for",
        """
        struct Shelf: View {
          @FocusState private var focused: Int?
          let films: [Film]
          let play: (Film) -> Void

          var body: some View {
            ForEach(films) { film in
              Button(film.title) { play(film) }
                .focused($focused, equals: film.id)
                .focusEffectDisabled()
               //^^^^^^^^^^^^^^^^^^^^^ Nothing shows that keyboard focus is here
                .onKeyPress(.rightArrow) {
                  focused = film.id + 1
                  return .handled
                }
            }
          }
        }
        """,
        fixed: [
          "Remove `.focusEffectDisabled`": """
          struct Shelf: View {
            @FocusState private var focused: Int?
            let films: [Film]
            let play: (Film) -> Void

            var body: some View {
              ForEach(films) { film in
                Button(film.title) { play(film) }
                  .focused($focused, equals: film.id)
                  .onKeyPress(.rightArrow) {
                    focused = film.id + 1
                    return .handled
                  }
              }
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
      Exemption("its type asks where the focus is and may show it") { element in
        guard let declaration = element.declaration else { return true }
        return declaration.properties.contains {
          $0.environmentKey == "isFocused"
            || $0.attributes.contains("FocusState")
              && declaration.isSeen($0.name, withBindings: false)
        }
      },
      Exemption("a style of its own may draw it") { button in
        button.ownModifiers.contains { $0.name == "buttonStyle" && $0.firstArgument?.call != nil }
      },
      .notForIOS,
    ]
  )
}
