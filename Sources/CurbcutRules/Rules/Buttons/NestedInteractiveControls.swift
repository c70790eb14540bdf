import CurbcutModel

extension Rule {
  static let nestedInteractiveControls = Rule(
    id: "nested-interactive-controls",
    title: "Control inside the label of another control",
    group: .buttons,
    severity: .error,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      VoiceOver reads a control with everything in its label as one thing. A control inside cannot
      be reached: a double tap always activates the outer one.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void
          let like: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Toy Story")
                Button("Like", action: like)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver cannot reach the button “Like”: it is part of another button
              }
            }
          }
        }
        """
      ),
      .reported(
        "A view with a tap of its own",
        """
        struct Screen: View {
          let film: Int
          let like: () -> Void

          var body: some View {
            NavigationLink(value: film) {
              HStack {
                Text("Toy Story")
                Text("Play").onTapGesture { like() }
                           //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver cannot reach “Play”: it is part of another button
              }
            }
          }
        }
        """
      ),
      .recommended(
        "Side by side",
        """
        struct Screen: View {
          let open: () -> Void
          let like: () -> Void

          var body: some View {
            HStack {
              Button("Toy Story", action: open)
              Button("Like", action: like)
            }
          }
        }
        """
      ),
      .ignored(
        "In a menu, each is its own item",
        """
        struct Screen: View {
          let like: () -> Void

          var body: some View {
            Menu("More") {
              Button("Like", action: like)
            }
          }
        }
        """
      ),
      .ignored(
        "Swipe actions are offered as actions",
        """
        struct Screen: View {
          let film: Int
          let like: () -> Void

          var body: some View {
            NavigationLink(value: film) {
              Text("Toy Story").swipeActions { Button("Like", action: like) }
            }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard !element.isUnreachable, let owner = element.labeledControl,
        owner.is(.button, .link, .navigationLink, .menu, .toggle)
      else { return }
      let words = element.visibleText.value.map { " “\($0.spoken)”" } ?? ""
      let outer = "it is part of another \(owner.roleName)"
      if element.row?.isInteractive == true {
        findings.report(
          "VoiceOver cannot reach the \(element.roleName)\(words): \(outer)",
          at: element.head
        )
      } else if let tap = element.taps.first, !tap.doesNothing, !element.isPassthrough {
        findings.report(
          "VoiceOver cannot reach\(words.isEmpty ? " this" : words): \(outer)",
          at: tap.modifier.callRange
        )
      }
    }
  )
}
