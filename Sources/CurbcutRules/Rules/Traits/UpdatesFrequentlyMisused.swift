import CurbcutModel

extension Rule {
  static let updatesFrequentlyMisused = Rule(
    id: "updates-frequently-misused",
    title: "Text that never changes is said to update often",
    group: .traits,
    severity: .info,
    impact: .minor,
    criteria: [.nameRoleValue],
    since: "0.7.0",
    // Source: Apple, `AccessibilityTraits.updatesFrequently`: for elements that update their label or value
    // too often to send notifications.
    why: """
      The trait makes assistive technologies ask for the text again and again, and speak it when it
      changes. On a text that never changes it does nothing but cost time, and often it was meant for
      the view beside it.
      """,
    examples: [
      .reported(
        """
        struct Ferry: View {
          var body: some View {
            Text("Pier 4")
              .accessibilityAddTraits(.updatesFrequently)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text never changes; `.updatesFrequently` is for what does
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityAddTraits`": """
          struct Ferry: View {
            var body: some View {
              Text("Pier 4")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Ferry: View {
          @State private var minutes = 12

          var body: some View {
            Text("\\(minutes) minutes left")
              .accessibilityAddTraits(.updatesFrequently)
          }
        }
        """
      ),
      .ignored(
        "A time that goes on, and words from elsewhere",
        """
        struct Ferry: View {
          let status: String

          var body: some View {
            Text(status).accessibilityAddTraits(.updatesFrequently)
            Text(.now, style: .timer).accessibilityAddTraits(.updatesFrequently)
            Text("Pier 4")
              .accessibilityAddTraits(.updatesFrequently)
              .accessibilityValue(status)
            TimelineView(.everyMinute) { _ in
              Text("Pier 4").accessibilityAddTraits(.updatesFrequently)
            }
          }
        }
        """
      ),
      .reported(
        "A constant of its own",
        """
        struct Ferry: View {
          let pier = "4"

          var body: some View {
            Text("Pier \\(pier)")
              .accessibilityAddTraits([.isHeader, .updatesFrequently])
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This text never changes; `.updatesFrequently` is for what does
          }
        }
        """,
        fixed: [:]
      ),
    ],
    check: .element(of: .text) { text, findings in
      guard
        let modifier = text.ownModifiers.first(where: {
          $0.name == "accessibilityAddTraits" && !$0.isConditional
            && $0.firstArgument?.mentions("updatesFrequently") == true
        }), neverChanges(text)
      else { return }
      findings.report(
        "This text never changes; `.updatesFrequently` is for what does",
        at: modifier.callRange,
        // What else the list holds is to stay.
        fixes: modifier.firstArgument?.memberName == "updatesFrequently"
          ? [.safe("Remove `.accessibilityAddTraits`", .remove(modifier))] : []
      )
    },
    exemptions: [
      .hidden,
      Exemption("it has another label or a value, which may change") {
        $0.hasModifier("accessibilityLabel", "accessibilityValue", "accessibilityElement")
      },
      Exemption("it is drawn again as time goes on") { text in
        sequence(first: text, next: \.parent).contains { $0.typeName == "TimelineView" }
      },
    ]
  )
}

/// Whether a text shows nothing but literals and constants of its own type.
private func neverChanges(_ text: Element) -> Bool {
  guard text.arguments.count == 1, let argument = text.arguments.first?.value,
    case .string(let phrase) = argument.form
  else { return false }
  return phrase.parts.allSatisfy { part in
    guard case .expression(let code) = part else { return true }
    guard let property = text.declaration?.property(code.withoutSelf) else { return false }
    return property.isConstant && property.attributes.isEmpty
      && property.initialValue?.isStringLiteral == true
  }
}
