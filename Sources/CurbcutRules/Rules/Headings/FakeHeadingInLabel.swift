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
      .reported(
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
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “Tips, heading level 2” sounds like a heading, but VoiceOver does not jump to it as one
          }
        }
        """,
        fixed: [
          "Make it a heading": """
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
      guard element.isHidden != .yes, element.isInteractive == .no else { return }
      for label in element.writtenLabels {
        guard let words = label.phrase.literal?.lowercased(), !label.isAlternative,
          let word = headingWord(endingIn: words)
        else { continue }
        let isHeader = element.addsTrait("isHeader") != .no
        findings.report(
          "“\(label.phrase.spoken)” sounds like a heading, but VoiceOver "
            + (isHeader ? "says that it is one by itself" : "does not jump to it as one"),
          at: label.modifier?.callRange ?? element.head,
          fixes: remedies(for: label, without: word, on: element, isHeader: isHeader)
        )
      }
    }
  )

  /// The words that call a label a heading: “Tips heading”, “Tips, header”, “Tips heading level 2”.
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

  /// The label without the word, or no label where only the visible words are left.
  private static func remedies(
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
      return [FixProposal(title: "Remove “\(word)”", safety: .safe, changes: changes)]
    }
    changes.append(.append(".accessibilityAddTraits(.isHeader)", to: element))
    return [FixProposal(title: "Make it a heading", safety: .safe, changes: changes)]
  }
}
