import CurbcutModel

extension Rule {
  static let unknownAccessibilityModifier = Rule(
    id: "unknown-accessibility-modifier",
    title: "Unknown accessibility modifier",
    group: .hygiene,
    severity: .warning,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      SwiftUI has no modifier of this name, so nothing reaches VoiceOver unless the project
      declares one. The modifier that was probably meant has another name.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Lift").accessibilityTitle("Lift to all platforms")
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "accessibilityTitle" is not a SwiftUI modifier; did you mean "accessibilityLabel"?
          }
        }
        """,
        fixed: [
          "Use `.accessibilityLabel`": """
          struct Screen: View {
            var body: some View {
              Text("Lift").accessibilityLabel("Lift to all platforms")
            }
          }
          """
        ]
      ),
      .reported(
        "SwiftUI has traits instead of roles",
        """
        struct Screen: View {
          var body: some View {
            Text("Lift").accessibilityRole(.button)
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^ "accessibilityRole" is not a SwiftUI modifier; did you mean "accessibilityAddTraits"?
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
        "A modifier of the project",
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
        "A typo",
        """
        struct Screen: View {
          var body: some View {
            Image("fox").accessibilityLable("Fox")
                       //^^^^^^^^^^^^^^^^^^^^^^^^^ "accessibilityLable" is not a SwiftUI modifier; did you mean "accessibilityLabel"?
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for modifier in element.ownModifiers {
        guard let name = AccessibilityAPI.meantName(of: modifier.name) else { continue }
        findings.report(
          "\"\(modifier.name)\" is not a SwiftUI modifier; did you mean \"\(name)\"?",
          at: modifier.callRange,
          unless: [
            Exemption("the project declares the modifier") {
              $0.tree.declaresModifier(modifier.name)
            }
          ],
          fixes: name == "accessibilityLabel" || name == "accessibilityIdentifier"
            || AccessibilityAPI.meantNames[modifier.name] == nil
            ? [.safe("Use `.\(name)`", .replace(modifier.nameRange, with: name))] : []
        )
      }
    }
  )
}
