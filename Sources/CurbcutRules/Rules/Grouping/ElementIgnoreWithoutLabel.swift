import CurbcutModel

extension Rule {
  static let elementIgnoreWithoutLabel = Rule(
    id: "element-ignore-without-label",
    title: "Children are ignored without a label",
    group: .grouping,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      `accessibilityElement(children: .ignore)`, which is also the default of `accessibilityElement()`,
      removes everything inside and creates one new element. Until it has a label, people who use
      VoiceOver land on an element that says nothing.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let gate: String

          var body: some View {
            HStack {
              Text("Gate")
              Text(gate)
            }
            .accessibilityElement(children: .ignore)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Children are ignored but the element has no label
          }
        }
        """,
        fixed: [
          "Use `.combine` to keep the text": """
          struct Screen: View {
            let gate: String

            var body: some View {
              HStack {
                Text("Gate")
                Text(gate)
              }
              .accessibilityElement(children: .combine)
            }
          }
          """
        ]
      ),
      .reported(
        "Without arguments it ignores too",
        """
        struct Screen: View {
          let gate: String

          var body: some View {
            ZStack {
              Text(gate)
            }
            .accessibilityElement()
           //^^^^^^^^^^^^^^^^^^^^^^ Children are ignored but the element has no label
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let gate: String

          var body: some View {
            HStack {
              Text("Gate")
              Text(gate)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Gate \\(gate)")
          }
        }
        """
      ),
      .ignored(
        "An empty label is a fault of its own",
        """
        struct Row: View {
          var body: some View {
            HStack {
              Text("Huts")
              Text("12")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("")
           //^^^^^^^^^^^^^^^^^^^^^^ This label is empty; VoiceOver focuses the element and says nothing
          }
        }
        """
      ),
      .ignored(
        "The text is kept",
        """
        struct Screen: View {
          let gate: String

          var body: some View {
            HStack {
              Text("Gate")
              Text(gate)
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
      .ignored(
        "Another view represents it",
        """
        struct Screen: View {
          let gate: String

          var body: some View {
            Text(gate)
              .accessibilityElement()
              .accessibilityRepresentation { Text("Gate") }
          }
        }
        """
      ),
      .reported(
        "A bar of which only the value is read",
        """
        struct Meter: View {
          let level: Double

          var body: some View {
            Rectangle()
              .frame(width: 200 * level, height: 12)
              .accessibilityElement()
             //^^^^^^^^^^^^^^^^^^^^^^ Children are ignored but the element has no label
              .accessibilityValue("\\(Int(level * 100)) percent")
          }
        }
        """
      ),
      .ignored(
        "Texts whose value is read",
        """
        struct Screen: View {
          let gate: String

          var body: some View {
            HStack {
              Text(gate)
              Text(gate)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityValue(gate)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.grouping == .ignore,
        let modifier = element.ownModifiers.last(where: { Grouping($0) == .ignore })
      else { return }
      let combined = Change.replace(
        modifier.callRange,
        with: "accessibilityElement(children: .combine)"
      )
      findings.report(
        "Children are ignored but the element has no label",
        at: modifier.callRange,
        // A picture alone is an element that says nothing; words and controls are lost.
        severity: element.isTextual == .yes || element.hasControl == .yes || !element.taps.isEmpty
          ? nil : .warning,
        fixes: element.hasControl == .no && element.isTextual == .yes && !element.is(.text)
          ? [.safe("Use `.combine` to keep the text", combined)] : []
      )
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      Exemption("it has an accessibility label", certainty: \.isNamed),
      Exemption("it has an empty label, which another rule is about") {
        WrittenTexts(of: $0).hasBlankLabel
      },
      Exemption(
        "it has an accessibility value, and is no bare shape of which nothing says what it measures",
        certainty: { $0.row?.isPaint == true ? .no : $0.value.isPresent }
      ),
    ]
  )
}
