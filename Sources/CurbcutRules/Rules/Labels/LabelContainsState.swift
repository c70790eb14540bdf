import CurbcutModel

extension Rule {
  static let labelContainsState = Rule(
    id: "label-contains-state",
    title: "Label says what state the element is in",
    group: .labels,
    severity: .warning,
    impact: .moderate,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      A state belongs to the traits and the value: VoiceOver then says it where the listener expects
      it, in every language, and says it again when it changes. In the label it is only a word, and
      a wrong one as soon as the state changes.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("star") }
              .accessibilityLabel("Star, selected")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “selected” is a state: as part of the label nobody hears when it changes
          }
        }
        """
      ),
      .reported(
        "In one arm",
        """
        struct Screen: View {
          let isOn: Bool
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("bulb") }
              .accessibilityLabel(isOn ? "Light on" : "Light")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “on” is a state: as part of the label nobody hears when it changes
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button(action: buy) { Image("star") }
              .accessibilityLabel("Star")
              .accessibilityAddTraits(.isSelected)
          }
        }
        """
      ),
      .ignored(
        "Verbs and names",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            VStack {
              Button(action: buy) { Image("a") }.accessibilityLabel("Log off")
              Button(action: buy) { Image("b") }.accessibilityLabel("On sale")
              Button(action: buy) { Image("c") }.accessibilityLabel("Open")
              Button(action: buy) { Image("d") }.accessibilityLabel("Selected works")
            }
          }
        }
        """
      ),
      .reported(
        "Behind a name that is only known later",
        """
        struct Screen: View {
          let tag: String
          let isSelected: Bool
          let select: () -> Void

          var body: some View {
            VStack {
              Button(tag, action: select).accessibilityLabel("\\(tag), selected")
                                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “selected” is a state: as part of the label nobody hears when it changes
              Button(tag, action: select).accessibilityLabel("\\(tag)\\(isSelected ? ", selected" : "")")
                                        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “selected” is a state: as part of the label nobody hears when it changes
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .image, withModifiers: .accessibility) { element, findings in
      guard element.isHidden != .yes, element.isInteractive == .yes else { return }
      for label in element.writtenLabels {
        guard let state = label.trailingState else { continue }
        findings.report(
          "“\(state)” is a state: as part of the label nobody hears when it changes",
          at: label.modifier?.callRange ?? element.head
        )
      }
    }
  )
}
