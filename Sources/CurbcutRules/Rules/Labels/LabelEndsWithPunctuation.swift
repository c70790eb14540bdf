import CurbcutModel

extension Rule {
  static let labelEndsWithPunctuation = Rule(
    id: "label-ends-with-punctuation",
    title: "Label ends with punctuation",
    group: .labels,
    severity: .hint,
    impact: .minor,
    criteria: [.headingsAndLabels],
    since: "0.1.0",
    why: """
      VoiceOver pauses at the period of a label before it says what kind of element it is, and with
      punctuation read aloud it says “period”. A label is a name, not a sentence.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("cart") }
              .accessibilityLabel("Add to cart.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A label is a name and needs no “.” at its end
          }
        }
        """,
        fixed: [
          "Remove “.”": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button(action: buy) { Image("cart") }
                .accessibilityLabel("Add to cart")
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
            VStack {
              Button(action: buy) { Image("cart") }.accessibilityLabel("Add to cart")
              Button(action: buy) { Image("why") }.accessibilityLabel("Why do I see this?")
              Button(action: buy) { Image("company") }.accessibilityLabel("Acme Inc.")
              Button(action: buy) { Image("more") }.accessibilityLabel("More…")
            }
          }
        }
        """
      ),
      .ignored(
        "Whole sentences about a picture",
        """
        struct Screen: View {
          var body: some View {
            Image("map").accessibilityLabel("The trail starts at the hut. It ends at the lake.")
          }
        }
        """
      ),
    ],
    check: .element(of: .image, withModifiers: .accessibility) { element, findings in
      guard element.isHidden != .yes else { return }
      for label in element.writtenLabels {
        guard case .words(let words)? = label.phrase.parts.last, let end = words.last,
          [".", "!", ":", ",", ";"].contains(end), !isSentence(words, on: element)
        else { continue }
        let text = LiteralText(label.expression)
        findings.report(
          "A label is a name and needs no “\(end)” at its end",
          at: label.modifier?.callRange ?? element.head,
          fixes: text?.removing(lastWords: String(end)).map { [.safe("Remove “\(end)”", $0)] } ?? []
        )
      }
    }
  )

  /// Whether the period belongs: to an abbreviation, to dots, or to sentences about a picture.
  private static func isSentence(_ words: String, on element: Element) -> Bool {
    let last = words.split(separator: " ").last.map(String.init) ?? ""
    let abbreviations = ["Inc.", "Ltd.", "Co.", "etc.", "Jr.", "Sr.", "St.", "No.", "p.m.", "a.m."]
    if abbreviations.contains(last) || words.hasSuffix("..") || last.dropLast().contains(".") {
      return true
    }
    return element.isInteractive != .yes && words.dropLast().contains(". ")
  }
}
