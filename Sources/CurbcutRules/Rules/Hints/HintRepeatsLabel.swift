import CurbcutModel

extension Rule {
  static let hintRepeatsLabel = Rule(
    id: "hint-repeats-label",
    title: "Hint repeats the label",
    group: .hints,
    severity: .info,
    impact: .minor,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads the hint after the label of every element. A hint that repeats the label makes people
      wait for nothing new.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Cancellation", action: buy)
              .accessibilityHint("Cancellation.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Cancellation." repeats the accessibility label
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityHint`": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Cancellation", action: buy)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Cancel", action: buy).accessibilityHint("Cancels the order and refunds it.")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      let hints = WrittenTexts(of: element).hints
      guard !hints.isEmpty, element.name.isAuthored == .yes,
        let name = element.name.phrase.value?.literal
      else { return }
      for hint in hints {
        guard let modifier = hint.modifier, let words = hint.phrase.literal,
          Hints.repeats(words, of: name)
        else { continue }
        findings.report(
          "\"\(words)\" repeats the accessibility label",
          at: modifier.callRange,
          fixes: hint.isAlternative
            ? [] : [.safe("Remove `.\(modifier.name)`", .remove(modifier))]
        )
      }
    }
  )
}
