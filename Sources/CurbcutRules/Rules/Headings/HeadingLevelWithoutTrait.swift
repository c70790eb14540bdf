import CurbcutModel

extension Rule {
  static let headingLevelWithoutTrait = Rule(
    id: "heading-level-without-trait",
    title: "Heading level has no effect without the header trait",
    group: .headings,
    severity: .warning,
    impact: .moderate,
    criteria: [.infoAndRelationships],
    since: "0.2.0",
    why: """
      `accessibilityHeading(_:)` says which level a heading has and does not make one: without the
      header trait the headings rotor leaves the text out, and VoiceOver does not say that it is a
      heading.
      """,
    examples: [
      .reported(
        """
        struct Settings: View {
          var body: some View {
            VStack {
              Text("Settings")
                .accessibilityHeading(.h1)
               //^^^^^^^^^^^^^^^^^^^^^^^^^ A heading level without the header trait has no effect
              Text("Sound and light")
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Settings: View {
          var body: some View {
            VStack {
              Text("Settings")
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
              Text("Sound and light")
            }
          }
        }
        """
      ),
      .ignored(
        "With the trait",
        """
        struct Guide: View {
          var body: some View {
            Text("Huts").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
          }
        }
        """
      ),
      .ignored(
        "The header of a section is a heading",
        """
        struct Guide: View {
          var body: some View {
            List {
              Section {
                Text("Open all year")
              } header: {
                Text("Huts").accessibilityHeading(.h2)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The level is undefined",
        """
        struct Settings: View {
          var body: some View {
            Text("Settings").accessibilityHeading(.unspecified)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for modifier in element.ownModifiers where modifier.name == "accessibilityHeading" {
        guard let level = modifier.firstArgument?.memberName, level != "unspecified" else {
          continue
        }
        let trait = ".accessibilityAddTraits(.isHeader)"
        findings.report(
          "A heading level without the header trait has no effect",
          at: modifier.callRange,
          fixes: [.safe("Add `\(trait)`", .append(trait, to: element))]
        )
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption("it has the header trait", certainty: { $0.addsTrait("isHeader") }),
      Exemption("the system makes it a heading") { !$0.place.isDisjoint(with: .sectionHeader) },
    ]
  )
}
