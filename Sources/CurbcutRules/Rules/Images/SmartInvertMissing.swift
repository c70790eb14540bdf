import CurbcutModel

extension Rule {
  static let smartInvertMissing = Rule(
    id: "smart-invert-missing",
    title: "Photo is inverted by Smart Invert",
    group: .images,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.2.0",
    isOptIn: true,
    why: """
      Smart Invert turns the colors of the screen around for people who need a dark screen, and leaves
      photos and videos alone that say so. Without `accessibilityIgnoresInvertColors()` they look like
      negatives.
      """,
    examples: [
      .reported(
        """
        struct Portrait: View {
          let url: URL

          var body: some View {
            AsyncImage(url: url)
          //^^^^^^^^^^^^^^^^^^^^ Smart Invert shows this photo as a negative; add `.accessibilityIgnoresInvertColors()`
              .accessibilityLabel("Portrait")
          }
        }
        """
      ),
      .recommended(
        """
        struct Portrait: View {
          let url: URL

          var body: some View {
            AsyncImage(url: url)
              .accessibilityLabel("Portrait")
              .accessibilityIgnoresInvertColors()
          }
        }
        """
      ),
    ],
    check: .element(of: .asyncImage, .videoPlayer) { element, findings in
      findings.report(
        "Smart Invert shows this photo as a negative; add `.accessibilityIgnoresInvertColors()`",
        at: element.head
      )
    },
    exemptions: [
      .notForIOS, .inWidget,
      Exemption("it or a view around it says so") { element in
        sequence(first: element, next: \.parent).contains {
          $0.hasModifier("accessibilityIgnoresInvertColors")
        } || element.descendants.contains { $0.hasModifier("accessibilityIgnoresInvertColors") }
      },
    ]
  )
}
