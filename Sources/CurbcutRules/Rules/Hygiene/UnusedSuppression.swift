extension Rule {
  package static let unusedSuppression = Rule(
    id: "unused-suppression",
    title: "Suppression silences nothing",
    group: .hygiene,
    severity: .info,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      A comment that silences a rule is a promise that somebody has looked. Once the fault is gone the
      comment misleads readers, and it would hide the next fault of its kind.
      """,
    knownLimitations: "A suppression of a rule that is switched off is not judged.",
    examples: [
      .reported(
        """
        struct Hero: View {
          var body: some View {
            // curbcut:disable:next image-missing-label - The text below describes it.
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This comment silences nothing: “image-missing-label” reports nothing here
            Image("crest").accessibilityLabel("The town's crest")
          }
        }
        """,
        fixed: [
          "Remove this comment": """
          struct Hero: View {
            var body: some View {
              Image("crest").accessibilityLabel("The town's crest")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Hero: View {
          var body: some View {
            // curbcut:disable:next image-missing-label - The text below describes it.
            Image("crest")
          }
        }
        """
      ),
    ],
    check: .suppressions
  )
}
