import CurbcutModel

extension Rule {
  static let hintHoldsContent = Rule(
    id: "hint-holds-content",
    title: "Visible text is only in the hint",
    group: .hints,
    severity: .warning,
    impact: .serious,
    criteria: [.infoAndRelationships],
    since: "0.2.0",
    why: """
      Many people turn hints off, and braille displays often leave them out. What everybody sees, such
      as a price, belongs in the label or the value.
      """,
    examples: [
      .reported(
        """
        struct Plan: View {
          let name: String
          let price: String
          let buy: () -> Void

          var body: some View {
            Button(action: buy) {
              VStack {
                Text(name)
                Text(price)
              }
            }
            .accessibilityLabel(name)
            .accessibilityHint(price)
           //^^^^^^^^^^^^^^^^^^^^^^^^ "price" is shown to everybody but spoken only as a hint, which people turn off
          }
        }
        """
      ),
      .recommended(
        """
        struct Plan: View {
          let name: String
          let price: String
          let buy: () -> Void

          var body: some View {
            Button(action: buy) {
              VStack {
                Text(name)
                Text(price)
              }
            }
            .accessibilityLabel("\\(name), \\(price)")
          }
        }
        """
      ),
      .ignored(
        "The value says it too",
        """
        struct Plan: View {
          let name: String
          let price: String
          let buy: () -> Void

          var body: some View {
            Button(action: buy) {
              VStack {
                Text(name)
                Text(price)
              }
            }
            .accessibilityLabel(name)
            .accessibilityValue(price)
            .accessibilityHint("Buys it for \\(price).")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.hasModifier("accessibilityHint"),
        let label = Naming(of: element).label, let shown = ShownWords(in: element)
      else { return }
      let spoken = ShownWords.sources(in: label)
        .union(
          element.modifiers.filter { $0.name == "accessibilityValue" }.compactMap(\.firstArgument)
            .flatMap {
              ShownWords.sources(in: $0)
            }
        )
      for modifier in element.ownModifiers where modifier.name == "accessibilityHint" {
        guard let hint = modifier.firstArgument else { continue }
        guard
          let only = ShownWords.sources(in: hint).intersection(shown.sources)
            .subtracting(spoken).sorted().first
        else { continue }
        findings.report(
          "\"\(only)\" is shown to everybody but spoken only as a hint, which people turn off",
          at: modifier.callRange
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor, .unreadModifier]
  )
}
