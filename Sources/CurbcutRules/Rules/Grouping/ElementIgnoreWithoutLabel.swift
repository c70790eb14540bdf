import CurbcutModel

extension Rule {
  static let elementIgnoreWithoutLabel = Rule(
    id: "element-ignore-without-label",
    title: "Element without a name in place of its children",
    group: .grouping,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      `accessibilityElement(children: .ignore)`, which is also what it means without arguments,
      takes away everything inside and puts one new element in its place. Until it gets a label,
      VoiceOver stops at it and says nothing.
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
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes the words inside away and gives VoiceOver none in their place
          }
        }
        """,
        fixed: [
          "Combine the words instead": """
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
           //^^^^^^^^^^^^^^^^^^^^^^ This takes the words inside away and gives VoiceOver none in their place
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
        "The words are kept",
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
        "Another view speaks for it",
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
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.isHidden == .no, element.isReplacedByAncestor == .no, element.isNamed == .no,
        !element.hasBlankLabel,
        let modifier = element.ownModifiers.last(where: { Grouping($0) == .ignore }),
        element.grouping == .ignore, element.value == .absent
      else { return }
      let mended = Change.replace(
        modifier.callRange,
        with: "accessibilityElement(children: .combine)"
      )
      findings.report(
        "This takes the words inside away and gives VoiceOver none in their place",
        at: modifier.callRange,
        fixes: element.hasControl == .no && element.isTextual == .yes && !element.is(.text)
          ? [.safe("Combine the words instead", mended)] : []
      )
    }
  )
}
