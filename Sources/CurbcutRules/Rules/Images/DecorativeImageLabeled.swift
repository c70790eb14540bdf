import CurbcutModel

extension Rule {
  static let decorativeImageLabeled = Rule(
    id: "decorative-image-labeled",
    title: "Hidden image has a label that is never read",
    group: .images,
    severity: .warning,
    impact: .moderate,
    criteria: [.nonTextContent],
    since: "0.1.0",
    why: """
      People who use VoiceOver never hear the label, value, hint or traits of an image that is
      decorative or hidden. They were written because they matter: either expose the image, or remove
      them.
      """,
    examples: [
      .reported(
        """
        struct Hero: View {
          var body: some View {
            Image(decorative: "harbor").accessibilityLabel("The harbor at dusk")
                                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads "The harbor at dusk": the image is decorative
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityLabel`": """
          struct Hero: View {
            var body: some View {
              Image(decorative: "harbor")
            }
          }
          """,
          "Use `Image(_:)`": """
          struct Hero: View {
            var body: some View {
              Image("harbor").accessibilityLabel("The harbor at dusk")
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
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver never reads "Marks the trail": the image is hidden
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityHint`": """
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
            Image(decorative: "harbor")
          }
        }
        """
      ),
      .ignored(
        "An identifier, which is for tests only",
        """
        struct Hero: View {
          var body: some View {
            Image(decorative: "harbor").accessibilityIdentifier("hero")
          }
        }
        """
      ),
      .ignored(
        "Hidden only sometimes",
        """
        struct Hero: View {
          let isRepeated: Bool

          var body: some View {
            Image("harbor")
              .accessibilityLabel("The harbor at dusk")
              .accessibilityHidden(isRepeated)
          }
        }
        """
      ),
    ],
    check: .element(of: .image, .asyncImage) { element, findings in
      let isDecorative = ImageContent(of: element).isDecorative
      let hiding = element.ownModifiers.first { Hiding.isExplicit($0) }
      guard isDecorative || hiding != nil else { return }
      for modifier in element.ownModifiers {
        guard let text = unreadText(of: modifier) else { continue }
        var fixes: [FixProposal] = [.safe("Remove `.\(modifier.name)`", .remove(modifier))]
        if modifier.name != "accessibilityLabel" {
          // Without a label VoiceOver would read the image's file name.
        } else if let hiding {
          fixes.append(.review("Remove `.\(hiding.name)`", .remove(hiding)))
        } else if let first = element.arguments.first {
          let label = first.range.lowerBound..<first.value.range.lowerBound
          fixes.append(.review("Use `Image(_:)`", .replace(label, with: "")))
        }
        findings.report(
          "VoiceOver never reads \(text): the image is \(isDecorative ? "decorative" : "hidden")",
          at: modifier.callRange,
          unless: [.conditional(modifier)],
          fixes: fixes
        )
      }
    }
  )

  /// What a modifier would have VoiceOver read, for the message; nil for modifiers without text.
  private static func unreadText(of modifier: Modifier) -> String? {
    switch modifier.name {
    case "accessibilityLabel", "accessibilityValue", "accessibilityHint":
      guard let text = modifier.firstArgument?.phrase.value, !text.isBlank else { return nil }
      return "\"\(text.spoken)\""
    case "accessibilityAddTraits":
      return "its traits"
    default:
      return nil
    }
  }
}
