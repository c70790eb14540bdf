import CurbcutModel

extension Rule {
  static let hintBadlyFormatted = Rule(
    id: "hint-badly-formatted",
    title: "Hint is not a sentence",
    group: .hints,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      A hint is a short sentence. People who use VoiceOver wait for its end before they know whether it
      helps them, and read it in braille as it is written.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Receipt", action: buy)
              .accessibilityHint("prints the receipt.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "prints the receipt." should begin with a capital letter
          }
        }
        """,
        fixed: [
          "Make it a sentence": """
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
        "Computed hints are not checked",
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
        "A localization key",
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
        "A localization key",
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
    check: .writtenHints { hint, findings in
      guard let fault = Hints.formatFault(of: hint.text) else { return }
      findings.report(
        "\"\(hint.text.phrase.spoken)\" \(fault.message)",
        at: hint.range,
        fixes: fault.changes.isEmpty
          ? [] : [FixProposal(title: "Make it a sentence", safety: .safe, changes: fault.changes)]
      )
    }
  )
}
