import CurbcutModel

extension Rule {
  static let hintEmpty = Rule(
    id: "hint-empty",
    title: "Hint is empty",
    group: .hints,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    isAboutSpareCode: true,
    why: """
      An empty hint adds nothing for people who use VoiceOver, and makes readers of the code wonder what
      was meant.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Help", action: buy)
              .accessibilityHint("")
             //^^^^^^^^^^^^^^^^^^^^^ This hint is empty
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityHint`": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Help", action: buy)
            }
          }
          """
        ]
      ),
      .recommended(
        "Empty at times",
        """
        struct Screen: View {
          let isNew: Bool
          let buy: () -> Void

          var body: some View {
            Button("Help", action: buy).accessibilityHint(isNew ? "Opens the guide." : "")
          }
        }
        """
      ),
      .ignored(
        "An error, if there is one",
        """
        struct Screen: View {
          @Binding var coupon: String
          let error: String?

          var body: some View {
            TextField("Coupon", text: $coupon).accessibilityHint(error ?? "")
          }
        }
        """
      ),
      .ignored(
        "One of two, the other known only at run time",
        """
        struct Screen: View {
          let isWeb: Bool
          let warning: String

          var body: some View {
            Button("Read") {}.accessibilityHint(isWeb ? warning : "")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for hint in WrittenTexts(of: element).hints where hint.phrase.isBlank && !hint.isAlternative {
        guard let modifier = hint.modifier else { continue }
        findings.report(
          "This hint is empty",
          at: modifier.callRange,
          fixes: [.safe("Remove `.\(modifier.name)`", .remove(modifier))]
        )
      }
    }
  )
}
