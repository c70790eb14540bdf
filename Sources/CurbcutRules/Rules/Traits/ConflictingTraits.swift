import CurbcutModel

extension Rule {
  static let conflictingTraits = Rule(
    id: "conflicting-traits",
    title: "Conflicting accessibility traits",
    group: .traits,
    severity: .warning,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      A trait says what an element is and how it is used. With two that exclude each other, people who use
      VoiceOver hear "button, link" and cannot tell what a double tap does.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Terms")
              .accessibilityAddTraits([.isButton, .isLink])
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Conflicting traits: an element cannot be both a button and a link
          }
        }
        """
      ),
      .reported(
        "An adjustable heading",
        """
        struct Screen: View {
          let change: (AccessibilityAdjustmentDirection) -> Void

          var body: some View {
            Text("Volume")
              .accessibilityValue("40 percent")
              .accessibilityAddTraits(.isHeader)
              .accessibilityAdjustableAction { change($0) }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Conflicting traits: an element cannot be both a heading and an adjustable element
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Terms").accessibilityAddTraits([.isLink, .isSelected])
          }
        }
        """
      ),
      .ignored(
        "One or the other",
        """
        struct Screen: View {
          let isExternal: Bool

          var body: some View {
            Text("Terms").accessibilityAddTraits(isExternal ? .isLink : .isButton)
          }
        }
        """
      ),
      .ignored(
        "A heading that opens and closes",
        """
        struct Screen: View {
          var body: some View {
            Text("Terms").accessibilityAddTraits([.isHeader, .isButton])
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      var seen: Set<String> = []
      for modifier in element.ownModifiers where !modifier.isConditional {
        var added: Set<String> = []
        if modifier.name == "accessibilityAddTraits" {
          let traits = TraitList(modifier.firstArgument)
          if !traits.isConditional { added = traits.names }
        } else if modifier.name == "accessibilityAdjustableAction" {
          added = ["adjustable"]
        }
        guard !added.isEmpty else { continue }
        seen.formUnion(added)
        guard
          let pair = conflicts.first(where: { pair in
            seen.contains(pair.0) && seen.contains(pair.1)
              && (added.contains(pair.0) || added.contains(pair.1))
          })
        else { continue }
        findings.report(
          "Conflicting traits: an element cannot be both \(name(pair.0)) and \(name(pair.1))",
          at: modifier.callRange
        )
      }
    }
  )

  /// Source: Apple, "UIAccessibilityTraits"; a heading that is a button opens and closes its section.
  private static let conflicts: [(String, String)] = [
    ("isButton", "isLink"), ("isButton", "isStaticText"), ("isButton", "isSearchField"),
    ("isHeader", "adjustable"), ("isButton", "adjustable"), ("isButton", "isKeyboardKey"),
    ("isImage", "isStaticText"),
  ]

  private static func name(_ trait: String) -> String {
    switch trait {
    case "isButton": "a button"
    case "isLink": "a link"
    case "isStaticText": "static text"
    case "isSearchField": "a search field"
    case "isHeader": "a heading"
    case "isKeyboardKey": "a key"
    case "isImage": "an image"
    default: "an adjustable element"
    }
  }
}
