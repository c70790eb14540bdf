import CurbcutModel

extension Rule {
  static let unknownAccessibilityModifier = Rule(
    id: "unknown-accessibility-modifier",
    title: "Accessibility modifier that does not exist",
    group: .hygiene,
    severity: .warning,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      SwiftUI has no modifier of this name. What was meant has another, and only that one reaches
      VoiceOver.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Lift").accessibilityTitle("Lift to all platforms")
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ SwiftUI has no “accessibilityTitle”: “accessibilityLabel” is meant
          }
        }
        """,
        fixed: [
          "Use .accessibilityLabel": """
          struct Screen: View {
            var body: some View {
              Text("Lift").accessibilityLabel("Lift to all platforms")
            }
          }
          """
        ]
      ),
      .reported(
        "Roles are traits here",
        """
        struct Screen: View {
          var body: some View {
            Text("Lift").accessibilityRole(.button)
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^ SwiftUI has no “accessibilityRole”: “accessibilityAddTraits” is meant
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Lift").accessibilityLabel("Lift to all platforms")
          }
        }
        """
      ),
      .ignored(
        "The project has one",
        """
        extension View {
          func accessibilityTitle(_ title: String) -> some View {
            accessibilityLabel(title)
          }
        }

        struct Screen: View {
          var body: some View {
            Text("Lift").accessibilityTitle("Lift to all platforms")
          }
        }
        """
      ),
      .reported(
        "A slip of the fingers",
        """
        struct Screen: View {
          var body: some View {
            Image("fox").accessibilityLable("Fox")
                       //^^^^^^^^^^^^^^^^^^^^^^^^^ SwiftUI has no “accessibilityLable”: “accessibilityLabel” is meant
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for modifier in element.ownModifiers {
        guard let name = AccessibilityAPI.meantName(of: modifier.name),
          !element.tree.declaresModifier(modifier.name)
        else { continue }
        findings.report(
          "SwiftUI has no “\(modifier.name)”: “\(name)” is meant",
          at: modifier.callRange,
          fixes: name == "accessibilityLabel" || name == "accessibilityIdentifier"
            || AccessibilityAPI.meantNames[modifier.name] == nil
            ? [.safe("Use .\(name)", .replace(modifier.nameRange, with: name))] : []
        )
      }
    }
  )
}
