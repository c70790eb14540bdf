import CurbcutInterfaceBuilder
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
      VoiceOver pauses at the period before it announces the role, and reads "period" aloud when
      punctuation is spoken. A label is a name, not a sentence.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("cart") }
              .accessibilityLabel("Add to cart.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A label is a name; remove the "." at its end
          }
        }
        """,
        fixed: [
          #"Remove ".""#: """
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
        "Full sentences that describe an image",
        """
        struct Screen: View {
          var body: some View {
            Image("map").accessibilityLabel("The trail starts at the hut. It ends at the lake.")
          }
        }
        """
      ),
      .reported(
        "In Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <accessibility key="accessibilityConfiguration" label="Favorites."/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A label is a name; remove the "." at its end
              <state key="normal" image="heart"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" label="Pier Co."/>
              <state key="normal" image="anchor"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .element(of: .image, withModifiers: .accessibility) { element, findings in
      for label in WrittenTexts(of: element).labels {
        guard case .words(let words)? = label.phrase.parts.last, let end = words.last,
          [".", "!", ":", ",", ";"].contains(end)
        else { continue }
        let text = LiteralText(label.expression)
        findings.report(
          "A label is a name; remove the \"\(end)\" at its end",
          at: label.modifier?.callRange ?? element.head,
          unless: [
            Exemption("the punctuation belongs to an abbreviation or to sentences") {
              isSentence(words, on: $0)
            }
          ],
          fixes: text?.removing(lastWords: String(end)).map { [.safe("Remove \"\(end)\"", $0)] }
            ?? []
        )
      }
    },
    interface: { view, code in
      guard let label = view.writtenLabel(knowing: code), let end = label.words.last,
        [".", "!", ":", ",", ";"].contains(end), !isShortened(label.words),
        view.kind.isControl || !label.words.dropLast().contains(". ")
      else { return nil }
      return InterfaceFault(
        message: "A label is a name; remove the \"\(end)\" at its end",
        range: label.range
      )
    },
    exemptions: [.hiddenForCertain]
  )

  /// Whether the period belongs: to an abbreviation, to dots, or to sentences about a picture.
  private static func isSentence(_ words: String, on element: Element) -> Bool {
    isShortened(words) || element.isInteractive != .yes && words.dropLast().contains(". ")
  }

  /// Whether the period belongs to an abbreviation or to dots.
  private static func isShortened(_ words: String) -> Bool {
    let last = words.split(separator: " ").last.map(String.init) ?? ""
    let abbreviations = ["Inc.", "Ltd.", "Co.", "etc.", "Jr.", "Sr.", "St.", "No.", "p.m.", "a.m."]
    return abbreviations.contains(last) || words.hasSuffix("..") || last.dropLast().contains(".")
  }
}
