import CurbcutModel

extension Rule {
  static let decorativeImageLabeled = Rule(
    id: "decorative-image-labeled",
    title: "Hidden image has words that nobody hears",
    group: .images,
    severity: .warning,
    impact: .moderate,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      An image that is decorative or hidden does not exist for VoiceOver, so its label, value, hint
      and traits are never read. Somebody wrote them because they matter: decide which of the two is
      meant.
      """,
    examples: [
      .reported(
        """
        struct Hero: View {
          var body: some View {
            Image(decorative: "harbour").accessibilityLabel("The harbour at dusk")
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nobody hears “The harbour at dusk”: the image is decorative
          }
        }
        """,
        fixed: [
          "Remove .accessibilityLabel": """
          struct Hero: View {
            var body: some View {
              Image(decorative: "harbour")
            }
          }
          """,
          "Use Image(_:) and keep the words": """
          struct Hero: View {
            var body: some View {
              Image("harbour").accessibilityLabel("The harbour at dusk")
            }
          }
          """,
        ]
      ),
      .reported(
        "Hidden by a modifier",
        """
        struct Star: View {
          var body: some View {
            Image(systemName: "star")
              .accessibilityHidden(true)
              .accessibilityHint("Marks the trail")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nobody hears “Marks the trail”: the image is hidden
          }
        }
        """,
        fixed: [
          "Remove .accessibilityHint": """
          struct Star: View {
            var body: some View {
              Image(systemName: "star")
                .accessibilityHidden(true)
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Hero: View {
          var body: some View {
            Image(decorative: "harbour")
          }
        }
        """
      ),
      .ignored(
        "An identifier is for tests and read to nobody",
        """
        struct Hero: View {
          var body: some View {
            Image(decorative: "harbour").accessibilityIdentifier("hero")
          }
        }
        """
      ),
      .ignored(
        "Hidden only at times",
        """
        struct Hero: View {
          let isRepeated: Bool

          var body: some View {
            Image("harbour")
              .accessibilityLabel("The harbour at dusk")
              .accessibilityHidden(isRepeated)
          }
        }
        """
      ),
    ],
    check: .element(of: .image, .asyncImage) { element, findings in
      let isDecorative = element.isDecorativeImage
      let hiding = element.ownModifiers.first { Hiding.isExplicit($0) }
      guard isDecorative || hiding != nil else { return }
      for modifier in element.ownModifiers where !modifier.isConditional {
        guard let words = unheard(modifier) else { continue }
        var fixes: [FixProposal] = [.safe("Remove .\(modifier.name)", .remove(modifier))]
        if modifier.name != "accessibilityLabel" {
          // Without a label the image would be heard by the name of its file.
        } else if let hiding {
          fixes.append(.review("Remove .\(hiding.name) and keep the words", .remove(hiding)))
        } else if let first = element.arguments.first {
          let label = first.range.lowerBound..<first.value.range.lowerBound
          fixes.append(.review("Use Image(_:) and keep the words", .replace(label, with: "")))
        }
        findings.report(
          "Nobody hears \(words): the image is \(isDecorative ? "decorative" : "hidden")",
          at: modifier.callRange,
          fixes: fixes
        )
      }
    }
  )

  /// What a modifier would have VoiceOver say, in words for the message.
  private static func unheard(_ modifier: Modifier) -> String? {
    switch modifier.name {
    case "accessibilityLabel", "accessibilityValue", "accessibilityHint":
      guard let words = modifier.firstArgument?.phrase.value, !words.isBlank else { return nil }
      return "“\(words.spoken)”"
    case "accessibilityAddTraits":
      return "its traits"
    default:
      return nil
    }
  }
}
