extension Rule {
  package static let unusedSuppression = Rule(
    id: "unused-suppression",
    title: "Unused suppression",
    group: .hygiene,
    severity: .info,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      A suppression says that a person has looked at a finding and accepted it. Once the finding
      is gone, the comment misleads readers, and it would hide the next finding of the same rule.
      """,
    knownLimitations: """
      A suppression of a rule that is turned off is not checked.
      """,
    examples: [
      .reported(
        """
        struct Hero: View {
          var body: some View {
            // curbcut:disable:next image-missing-label - The text below describes it.
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Unused suppression: "image-missing-label" reports nothing here
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
