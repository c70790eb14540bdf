import CurbcutModel

extension Rule {
  static let nestedInteractiveControls = Rule(
    id: "nested-interactive-controls",
    title: "Control is nested in another control's label",
    group: .buttons,
    severity: .error,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver cannot reach a control inside the label of another control: VoiceOver
      reads both as one element, and a double tap activates the outer one. Place controls side by
      side.
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
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach the button "Like" inside the label of a button
              }
            }
          }
        }
        """
      ),
      .reported(
        "A text with a tap gesture",
        """
        struct Screen: View {
          let film: Int
          let like: () -> Void

          var body: some View {
            NavigationLink(value: film) {
              HStack {
                Text("Toy Story")
                Text("Play").onTapGesture { like() }
                           //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach "Play" inside the label of a button
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A button that does nothing by itself",
        """
        struct HutMenu: View {
          @Binding var hut: Int

          var body: some View {
            Menu {
              Picker("Hut", selection: $hut) { Text("Lakes hut").tag(0) }
            } label: {
              Button(action: {}, label: { Text("Choose a hut") })
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
        "The tap does what the button around it does",
        """
        struct Chip: View {
          @Binding var choice: Int

          var body: some View {
            Button {
              choice = 2
            } label: {
              ZStack {
                Capsule().onTapGesture { choice = 2 }
                Text("Two")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The items of a menu",
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
        "Swipe actions, which VoiceOver offers as actions",
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
      .ignored(
        "A link that the button around it opens",
        """
        struct Row: View {
          @State private var isOpen = false

          var body: some View {
            Button {
              isOpen = true
            } label: {
              NavigationLink("Privacy", isActive: $isOpen) { Privacy() }
            }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard let owner = element.labeledControl,
        owner.is(.button, .link, .navigationLink, .menu, .toggle)
      else { return }
      let text = element.visibleText.value.map { "\"\($0.spoken)\"" }
      let place = "inside the label of a \(owner.role.noun)"
      if element.row?.isInteractive == true {
        let control = [element.role.noun, text].compactMap { $0 }.joined(separator: " ")
        findings.report(
          "VoiceOver users cannot reach the \(control) \(place)",
          at: element.head
        )
      } else if let tap = element.taps.first, !tap.onlyRecords, !tap.isEmpty, !element.isPassthrough
      {
        findings.report(
          "VoiceOver users cannot reach \(text ?? "this tap gesture") \(place)",
          at: tap.modifier.callRange
        )
      }
    },
    exemptions: [
      .hidden, .replacedByAncestor,
      Exemption("it does nothing, so that nothing is lost") { control in
        control.is(.button) && control.action?.isEmpty == true
      },
      Exemption("the control around it does the same") { element in
        if let tap = element.taps.first?.action, let action = element.labeledControl?.action,
          !tap.isUnread, !tap.steps.isEmpty, tap.steps.count == action.steps.count,
          tap.effects == action.effects
        {
          return true
        }
        guard let shown = element.argument("isActive")?.source, shown.hasPrefix("$"),
          let action = element.labeledControl?.action
        else { return false }
        return action.assignments.contains { $0.target == shown.dropFirst() }
      },
    ]
  )
}
