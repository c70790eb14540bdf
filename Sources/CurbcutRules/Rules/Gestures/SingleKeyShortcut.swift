import CurbcutModel

extension Rule {
  static let singleKeyShortcut = Rule(
    id: "single-key-shortcut",
    title: "Keyboard shortcut is a single character",
    group: .gestures,
    severity: .warning,
    impact: .moderate,
    criteria: [.keyboard],
    since: "0.2.0",
    why: """
      People who dictate or hit keys by accident trigger shortcuts of one character without wanting to.
      Combine the key with Command or Control.
      """,
    examples: [
      .reported(
        """
        struct Player: View {
          let mute: () -> Void

          var body: some View {
            Button("Mute", action: mute)
              .keyboardShortcut("m", modifiers: [])
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Pressing "m" alone triggers this; add a modifier key such as Command
          }
        }
        """
      ),
      .recommended(
        """
        struct Player: View {
          let mute: () -> Void

          var body: some View {
            Button("Mute", action: mute).keyboardShortcut("m")
          }
        }
        """
      ),
      .ignored(
        "A game",
        """
        struct GameView: View {
          let jump: () -> Void

          var body: some View {
            Button("Jump", action: jump).keyboardShortcut("j", modifiers: [])
          }
        }
        """
      ),
      .ignored(
        "Escape and Return are no characters",
        """
        struct Player: View {
          let close: () -> Void

          var body: some View {
            Button("Close", action: close).keyboardShortcut(.escape, modifiers: [])
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.controls) { element, findings in
      guard let modifier = element.ownModifiers.first(where: { $0.name == "keyboardShortcut" }),
        case .array(let keys)? = modifier.argument("modifiers")?.form, keys.isEmpty,
        let key = modifier.firstArgument?.phrase.value?.literal, key.count == 1,
        let character = key.first,
        character.isLetter || character.isNumber || character.isPunctuation
      else { return }
      findings.report(
        "Pressing \"\(key)\" alone triggers this; add a modifier key such as Command",
        at: modifier.callRange
      )
    },
    exemptions: [
      Exemption("it is part of a game or calculator, by the name of its type") {
        NameHint.playedByKeys.matches($0.declaration?.name ?? "")
      }
    ]
  )
}
