import CurbcutModel

extension Rule {
  static let hintBadlyFormatted = Rule(
    id: "hint-badly-formatted",
    title: "Hint is no sentence",
    group: .hints,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      A hint is a short sentence with a capital letter and a period: VoiceOver then lowers its voice
      at the end, and a braille display shows it as what it is.
      """,
    examples: [
      .reported(
        "No period",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Invoice", action: buy)
              .accessibilityHint("Opens the invoice")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “Opens the invoice” should be a sentence with a capital letter and a period
          }
        }
        """,
        fixed: [
          "Write it as a sentence": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Invoice", action: buy)
                .accessibilityHint("Opens the invoice.")
            }
          }
          """
        ]
      ),
      .reported(
        "No capital letter",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Receipt", action: buy)
              .accessibilityHint("prints the receipt.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “prints the receipt.” should be a sentence with a capital letter and a period
          }
        }
        """,
        fixed: [
          "Write it as a sentence": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Receipt", action: buy)
                .accessibilityHint("Prints the receipt.")
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
            Button("Invoice", action: buy).accessibilityHint("Opens the invoice.")
          }
        }
        """
      ),
      .ignored(
        "What is computed is not judged",
        """
        struct Screen: View {
          let count: Int
          let buy: () -> Void

          var body: some View {
            Button("Invoice", action: buy).accessibilityHint("\\(count)")
          }
        }
        """
      ),
      .ignored(
        "The key of a translation",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Map", action: open).accessibilityHint("map.button.hint")
          }
        }
        """
      ),
      .ignored(
        "The key of a translation",
        """
        struct Screen: View {
          @Binding var boosts: Bool

          var body: some View {
            Toggle("Boost", isOn: $boosts).accessibilityHint("settings_boost_description")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for hint in element.writtenHints {
        guard let modifier = hint.modifier, let fault = Hints.formatFault(of: hint) else {
          continue
        }
        findings.report(
          "“\(hint.phrase.spoken)” \(fault.message)",
          at: modifier.callRange,
          fixes: fault.changes.isEmpty
            ? []
            : [FixProposal(title: "Write it as a sentence", safety: .safe, changes: fault.changes)]
        )
      }
    }
  )
}
