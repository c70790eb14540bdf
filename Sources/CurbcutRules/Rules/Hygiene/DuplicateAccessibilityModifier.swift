import CurbcutModel

extension Rule {
  static let duplicateAccessibilityModifier = Rule(
    id: "duplicate-accessibility-modifier",
    title: "Duplicate accessibility modifier",
    group: .hygiene,
    severity: .warning,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      VoiceOver reads only one of two labels on the same view, and the code does not make clear
      which one. Keep one of them.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Image("exit")
              .accessibilityLabel("Exit")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ This `.accessibilityLabel` is overridden by the one that follows
              .accessibilityLabel("Way out")
          }
        }
        """,
        fixed: [
          "Remove this `.accessibilityLabel`": """
          struct Screen: View {
            var body: some View {
              Image("exit")
                .accessibilityLabel("Way out")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Image("exit")
              .accessibilityLabel("Way out")
          }
        }
        """
      ),
      .ignored(
        "Traits and actions add up",
        """
        struct Screen: View {
          var body: some View {
            Text("Exit")
              .accessibilityAddTraits(.isHeader)
              .accessibilityAddTraits(.isSelected)
          }
        }
        """
      ),
      .ignored(
        "Each under its condition",
        """
        struct Screen: View {
          let isShort: Bool

          var body: some View {
            Image("exit")
              .accessibilityLabel("Exit")
              .accessibilityLabel("Way out", isEnabled: isShort)
          }
        }
        """
      ),
      .reported(
        "Hidden and shown",
        """
        struct Screen: View {
          var body: some View {
            Image("fox").accessibilityHidden(true).accessibilityHidden(false)
                       //^^^^^^^^^^^^^^^^^^^^^^^^^ This `.accessibilityHidden` is overridden by the one that follows
          }
        }
        """
      ),
      .reported(
        "A value that was meant as one",
        """
        struct Row: View {
          let title: String
          let value: String

          var body: some View {
            Image(systemName: "bolt")
              .accessibilityLabel(title)
             //^^^^^^^^^^^^^^^^^^^^^^^^^ This `.accessibilityLabel` is overridden by the one that follows
              .accessibilityLabel(value)
          }
        }
        """,
        fixed: [
          "Use `.accessibilityValue`": """
          struct Row: View {
            let title: String
            let value: String

            var body: some View {
              Image(systemName: "bolt")
                .accessibilityLabel(title)
                .accessibilityValue(value)
            }
          }
          """
        ]
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      let single: Set<String> = [
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityIdentifier",
        "accessibilitySortPriority", "accessibilityInputLabels", "accessibilityHidden",
      ]
      var last: [String: Modifier] = [:]
      for modifier in element.ownModifiers where single.contains(modifier.name) {
        guard !modifier.isConditional, modifier.argument("isEnabled") == nil,
          modifier.closure("content") == nil, modifier.closure(nil) == nil,
          // Either of two conditions may hide a view.
          modifier.name != "accessibilityHidden" || modifier.firstArgument?.boolean != nil
        else { continue }
        if let inner = last[modifier.name] {
          findings.report(
            "This `.\(inner.name)` is overridden by the one that follows",
            at: inner.callRange,
            fixes: fixes(for: inner, overriddenBy: modifier)
          )
        }
        last[modifier.name] = modifier
      }
    }
  )
}

/// The outer one as the value where that is what it is handed, else the inner one removed. Which of two
/// conditions for hiding is meant is not known.
private func fixes(for inner: Modifier, overriddenBy outer: Modifier) -> [FixProposal] {
  if inner.name == "accessibilityHidden" { return [] }
  if inner.name == "accessibilityLabel",
    outer.firstArgument?.path.flatMap({ $0.pathNames.last })
      .map(NameHint("value").matchesEnd) == true
  {
    return [
      .review("Use `.accessibilityValue`", .replace(outer.nameRange, with: "accessibilityValue"))
    ]
  }
  return [.review("Remove this `.\(inner.name)`", .remove(inner))]
}
