import CurbcutModel

extension Rule {
  static let duplicateAccessibilityModifier = Rule(
    id: "duplicate-accessibility-modifier",
    title: "The same thing said twice",
    group: .hygiene,
    severity: .warning,
    impact: .minor,
    criteria: [],
    since: "0.1.0",
    why: """
      Of two labels on one view only one is heard, and which one is not plain to see in the code.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Image("exit")
              .accessibilityLabel("Exit")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ Nobody hears this: another accessibilityLabel follows
              .accessibilityLabel("Way out")
          }
        }
        """,
        fixed: [
          "Remove this .accessibilityLabel": """
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
        "Each at its time",
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
                       //^^^^^^^^^^^^^^^^^^^^^^^^^ Nobody hears this: another accessibilityHidden follows
          }
        }
        """
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
            "Nobody hears this: another \(inner.name) follows",
            at: inner.callRange,
            // Which of two is meant to hide the view, nobody knows.
            fixes: inner.name == "accessibilityHidden"
              ? [] : [.review("Remove this .\(inner.name)", .remove(inner))]
          )
        }
        last[modifier.name] = modifier
      }
    }
  )
}
