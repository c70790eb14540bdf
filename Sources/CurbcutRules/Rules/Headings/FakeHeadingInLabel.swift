import CurbcutModel

extension Rule {
  static let fakeHeadingInLabel = Rule(
    id: "fake-heading-in-label",
    title: "Label says “heading” instead of being one",
    group: .headings,
    severity: .warning,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      The word “heading” in a label sounds like a heading and is none: VoiceOver’s rotor, with which
      people jump from heading to heading, passes over it. The trait makes it one, and VoiceOver
      adds the word by itself.
      """,
    examples: [
      .bad(
        """
        struct Screen: View {
          var body: some View {
            Text("Tips").accessibilityLabel("Tips heading")
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “Tips heading” sounds like a heading, but VoiceOver does not jump to it as one
          }
        }
        """,
        fixed: [
          "Make it a heading": """
          struct Screen: View {
            var body: some View {
              Text("Tips").accessibilityLabel("Tips").accessibilityAddTraits(.isHeader)
            }
          }
          """
        ]
      ),
      .good(
        """
        struct Screen: View {
          var body: some View {
            Text("Tips").accessibilityAddTraits(.isHeader)
          }
        }
        """
      ),
      .good(
        "A direction, not a heading",
        """
        struct Screen: View {
          var body: some View {
            Image("compass").accessibilityLabel("Heading north")
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.isHidden != .yes, element.isInteractive == .no else { return }
      for label in element.writtenLabels {
        guard let words = label.phrase.literal?.lowercased(), !label.isAlternative,
          let word = ["heading", "header", ", title"].first(where: { words.hasSuffix($0) }),
          words.count > word.count,
          words.dropLast(word.count).last?.isLetter != true
        else { continue }
        let isHeader = element.addsTrait("isHeader") != .no
        let removal = LiteralText(label.expression)?.removing(lastWords: word)
        let trait = ".accessibilityAddTraits(.isHeader)"
        findings.report(
          "“\(label.phrase.spoken)” sounds like a heading, but VoiceOver "
            + (isHeader ? "says that it is one by itself" : "does not jump to it as one"),
          at: label.modifier?.callRange ?? element.head,
          fixes: removal.map {
            isHeader
              ? [.safe("Remove “\(word)”", $0)]
              : [.safe("Make it a heading", $0, .append(trait, to: element))]
          } ?? []
        )
      }
    }
  )
}
