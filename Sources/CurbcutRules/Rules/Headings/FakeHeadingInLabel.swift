import CurbcutModel

extension Rule {
  static let fakeHeadingInLabel = Rule(
    id: "fake-heading-in-label",
    title: "Label says \"heading\" instead of the header trait",
    group: .headings,
    severity: .warning,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.1.0",
    why: """
      The word "heading" in a label sounds like a heading but is not one: the rotor, with which people who
      use VoiceOver jump between headings, skips it. Add the header trait; VoiceOver then says the word
      itself.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Tips").accessibilityLabel("Tips heading")
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Tips heading" says heading but the element lacks the header trait
          }
        }
        """,
        fixed: [
          "Add the header trait": """
          struct Screen: View {
            var body: some View {
              Text("Tips").accessibilityAddTraits(.isHeader)
            }
          }
          """
        ]
      ),
      .reported(
        "With its level",
        """
        struct Screen: View {
          var body: some View {
            Text("Tips").accessibilityLabel("Tips, heading level 2")
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Tips, heading level 2" says heading but the element lacks the header trait
          }
        }
        """,
        fixed: [
          "Add the header trait": """
          struct Screen: View {
            var body: some View {
              Text("Tips").accessibilityAddTraits(.isHeader)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Tips").accessibilityAddTraits(.isHeader)
          }
        }
        """
      ),
      .ignored(
        "A control",
        """
        struct Editor: View {
          let make: () -> Void

          var body: some View {
            Button(action: make) { Image(systemName: "textformat") }.accessibilityLabel("Insert heading")
          }
        }
        """
      ),
      .ignored(
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
    check: .element(of: .image, withModifiers: .accessibility) { element, findings in
      for label in WrittenTexts(of: element).labels {
        guard let words = label.phrase.literal?.lowercased(), !label.isAlternative,
          let word = headingWord(endingIn: words)
        else { continue }
        let isHeader = element.addsTrait("isHeader") != .no
        findings.report(
          isHeader
            ? "\"\(label.phrase.spoken)\" repeats the header trait"
            : "\"\(label.phrase.spoken)\" says heading but the element lacks the header trait",
          at: label.modifier?.callRange ?? element.head,
          fixes: fixes(for: label, without: word, on: element, isHeader: isHeader)
        )
      }
    },
    exemptions: [
      .hiddenForCertain,
      Exemption("it is a control", certainty: \.isInteractive),
    ]
  )

  /// The words that call a label a heading: "Tips heading", "Tips, header", "Tips heading level 2".
  private static func headingWord(endingIn words: String) -> String? {
    let digits = words.reversed().prefix { $0.isNumber }.count
    let level = " level " + words.suffix(digits)
    let ending = digits > 0 && words.hasSuffix(level) ? level : ""
    let stem = words.dropLast(ending.count)
    for word in ["heading", "header", ", title"] where stem.hasSuffix(word) {
      let rest = stem.dropLast(word.count)
      return rest.isEmpty || rest.last?.isLetter == true ? nil : word + ending
    }
    return nil
  }

  /// The label without the word, or no label where only the visible text is left.
  private static func fixes(
    for label: WrittenText,
    without word: String,
    on element: Element,
    isHeader: Bool
  ) -> [FixProposal] {
    var rest = String((label.phrase.literal ?? "").dropLast(word.count))
    while rest.last?.isWhitespace == true || rest.last == "," { rest.removeLast() }
    var changes: [Change] = []
    if let modifier = label.modifier, rest == element.visibleText.value?.literal {
      changes.append(.remove(modifier))
    } else if let removal = LiteralText(label.expression)?.removing(lastWords: word) {
      changes.append(removal)
    }
    guard !changes.isEmpty else { return [] }
    guard !isHeader else {
      return [
        FixProposal(title: "Remove \"\(word)\" from the label", safety: .safe, changes: changes)
      ]
    }
    changes.append(.append(".accessibilityAddTraits(.isHeader)", to: element))
    return [FixProposal(title: "Add the header trait", safety: .safe, changes: changes)]
  }
}
