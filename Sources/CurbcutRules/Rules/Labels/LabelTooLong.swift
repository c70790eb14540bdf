import CurbcutModel

extension Rule {
  static let labelTooLong = Rule(
    id: "label-too-long",
    title: "Accessibility label is too long",
    group: .labels,
    severity: .info,
    impact: .minor,
    criteria: [.headingsAndLabels],
    since: "0.2.0",
    why: """
      VoiceOver reads the whole label each time, and people cannot go back in it word by word. A
      label names the element in a few words; what happens belongs to the hint, and what is shown
      to the value or to text.
      """,
    examples: [
      .reported(
        """
        struct Play: View {
          var body: some View {
            Image("chart")
              .accessibilityLabel("A line chart of the sales of all shops in the north and in the south from January to June with a peak in May")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This label is 108 characters long; name the element and move the rest to its value or hint
          }
        }
        """
      ),
      .recommended(
        """
        struct Play: View {
          var body: some View {
            Image("chart").accessibilityLabel("Sales from January to June")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for label in WrittenTexts(of: element).labels {
        guard let modifier = label.modifier, let words = label.phrase.literal, words.count > 100
        else {
          continue
        }
        findings.report(
          "This label is \(words.count) characters long; name the element and move the rest to its value or hint",
          at: modifier.callRange
        )
      }
    },
    exemptions: [.hiddenForCertain]
  )
}
