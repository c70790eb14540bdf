import CurbcutModel

extension Rule {
  static let hintDescribesGesture = Rule(
    id: "hint-describes-gesture",
    title: "Hint tells which gesture to make",
    group: .hints,
    severity: .warning,
    impact: .moderate,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    why: """
      Who uses Switch Control, a keyboard or Voice Control makes no gesture at all, and VoiceOver
      tells its own gestures by itself. A hint says what happens, not how to make it happen.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Pay", action: buy)
              .accessibilityHint("Double-tap to pay the bill.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “double-tap” is not how everybody does it: say what happens
          }
        }
        """,
        fixed: [
          "Write “Pays the bill.”": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Pay", action: buy)
                .accessibilityHint("Pays the bill.")
            }
          }
          """
        ]
      ),
      .reported(
        "Any gesture",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Wrap", action: buy)
              .accessibilityHint("Swipe up for more papers.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “swipe up” is not how everybody does it: say what happens
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Pay", action: buy).accessibilityHint("Pays the bill.")
          }
        }
        """
      ),
      .ignored(
        "Taps that are none",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Book", action: buy).accessibilityHint("Books the tap dance class.")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.addsTrait("allowsDirectInteraction") == .no else { return }
      for hint in element.writtenHints {
        guard let gesture = Words.toldGesture(in: hint.phrase.spoken), let modifier = hint.modifier
        else { continue }
        findings.report(
          "“\(gesture)” is not how everybody does it: say what happens",
          at: modifier.callRange,
          fixes: Hints.withoutGesture(gesture, hint).map { [$0] } ?? []
        )
      }
    }
  )
}
