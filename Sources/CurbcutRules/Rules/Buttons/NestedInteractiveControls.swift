import CurbcutModel

extension Rule {
  static let nestedInteractiveControls = Rule(
    id: "nested-interactive-controls",
    title: "Control is nested in another control's label",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      VoiceOver reads a control inside the label of another control as part of that, and a double tap
      activates the outer one. A nested button is at best one of its actions, which few people look
      for; other controls cannot be used at all. Place controls side by side.
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
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The button "Like" inside the label of a button is no element of its own for VoiceOver
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
      .reported(
        "A button in what a card of the project takes for its label",
        """
        struct Card<Content: View>: View {
          let action: () -> Void
          @ViewBuilder let content: Content

          var body: some View {
            Button(action: action) {
              VStack { content }
            }
          }
        }

        struct Offer: View {
          let open: () -> Void
          let save: () -> Void

          var body: some View {
            Card(action: open) {
              Text("Two rooms with a balcony")
              Button("Save", action: save)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In `Card`: The button "Save" inside the label of a button is no element of its own for VoiceOver
            }
          }
        }
        """
      ),
      .ignored(
        "A button beside the card of the project",
        """
        struct Card<Content: View>: View {
          let action: () -> Void
          @ViewBuilder let content: Content

          var body: some View {
            Button(action: action) {
              VStack { content }
            }
          }
        }

        struct Offer: View {
          let open: () -> Void
          let save: () -> Void

          var body: some View {
            VStack {
              Card(action: open) {
                Text("Two rooms with a balcony")
              }
              Button("Save", action: save)
            }
          }
        }
        """
      ),
      .reported(
        "A modifier that makes a button of what it modifies",
        """
        struct Pressable: ViewModifier {
          let action: () -> Void

          func body(content: Content) -> some View {
            Button(action: action) { content }
          }
        }

        struct Alarm: View {
          let time: String
          @Binding var isOn: Bool
          let edit: () -> Void

          var body: some View {
            VStack {
              Text(time)
              Toggle("Alarm at \\(time)", isOn: $isOn)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach the toggle "Alarm at ‹time›" inside the label of a button
            }
            .modifier(Pressable(action: edit))
          }
        }
        """
      ),
      .reported(
        "A view of the project that holds a button",
        """
        struct LikeButton: View {
          let like: () -> Void

          var body: some View {
            Button("Like", action: like).frame(minHeight: 44)
          }
        }

        struct Film: View {
          let open: () -> Void
          let like: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Toy Story")
                LikeButton(like: like)
              //^^^^^^^^^^^^^^^^^^^^^^ The control in `LikeButton` inside the label of a button is no element of its own for VoiceOver
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A view of the project that holds a button in some cases only",
        """
        struct LikeButton: View {
          let isShown: Bool
          let like: () -> Void

          var body: some View {
            if isShown { Button("Like", action: like).frame(minHeight: 44) }
          }
        }

        struct Film: View {
          let open: () -> Void
          let like: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Toy Story")
                LikeButton(isShown: false, like: like)
              }
            }
          }
        }
        """
      ),
      .reported(
        "A switch, which is no action",
        """
        struct Screen: View {
          @Binding var isSaved: Bool
          let film: Int

          var body: some View {
            NavigationLink(value: film) {
              HStack {
                Text("Toy Story")
                Toggle("Saved", isOn: $isSaved)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot reach the toggle "Saved" inside the label of a button
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A view that touches go through",
        """
        struct LikeButton: View {
          let like: () -> Void

          var body: some View {
            Button("Like", action: like).frame(minHeight: 44)
          }
        }

        struct Film: View {
          let open: () -> Void
          let like: () -> Void

          var body: some View {
            Button(action: open) {
              LikeButton(like: like).allowsHitTesting(false)
            }
          }
        }
        """
      ),
      .ignored(
        "What only draws: a switch of a constant, and a link that leads nowhere",
        """
        struct Screen: View {
          let isSaved: Bool
          let open: () -> Void

          var body: some View {
            VStack {
              Button(action: open) {
                Toggle("Saved", isOn: .constant(isSaved))
              }
              Button(action: open) {
                NavigationLink(destination: EmptyView()) { Text("Licenses") }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The item of a menu",
        """
        struct Screen: View {
          @Binding var isSaved: Bool
          let open: () -> Void

          var body: some View {
            Menu("More") {
              Button(action: open) {
                Toggle("Saved", isOn: $isSaved)
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
      .ignored(
        "A button that opens the link around it",
        """
        struct Row: View {
          @State private var isOpen = false
          let choose: () -> Void

          var body: some View {
            NavigationLink(isActive: $isOpen) {
              Privacy()
            } label: {
              Button("Privacy") {
                choose()
                isOpen = true
              }
            }
          }
        }
        """
      ),
    ] + controlsInRows,
    check: .element { element, findings in
      guard let owner = element.labeledControl,
        owner.is(.button, .link, .navigationLink, .menu, .toggle)
      else { return }
      let text = element.visibleText.value.map { "\"\($0.spoken)\"" }
      let place = "inside the label of a \(owner.role.noun)"
      if element.row?.isInteractive == true {
        let control = [element.role.noun, text].compactMap { $0 }.joined(separator: " ")
        // Source: rendered accessibility hierarchies, iOS 18 to 27: a button in the label of a link is
        // a custom action of that.
        let isAction = element.is(.button, .link, .navigationLink, .shareLink)
        findings.report(
          isAction
            ? "The \(control) \(place) is no element of its own for VoiceOver"
            : "VoiceOver users cannot reach the \(control) \(place)",
          at: element.head,
          severity: isAction ? .info : nil
        )
      } else if element.makesControls, element.isInteractive == .yes, element.taps.isEmpty,
        !isHandedOver(element)
      {
        findings.report(
          "The control in `\(element.typeName)` \(place) is no element of its own for VoiceOver",
          at: element.head,
          severity: .info
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
        control.is(.button) && control.action?.isEmpty == true || isForShow(control)
      },
      Exemption("it is the item of a menu, which the system draws") { $0.place.contains(.menu) },
      Exemption("touches go through it, so that it only draws") { control in
        control.ownModifiers.contains {
          $0.name == "allowsHitTesting" && $0.firstArgument?.boolean == false
        }
      },
      Exemption("the control around it does the same") { element in
        if let tap = element.taps.first?.action, let action = element.labeledControl?.action,
          !tap.isUnread, !tap.steps.isEmpty, tap.steps.count == action.steps.count,
          tap.effects == action.effects
        {
          return true
        }
        // A button sets what a link around it, or in it, opens by.
        guard let owner = element.labeledControl else { return false }
        return opens(by: owner.action, element) || opens(by: element.action, owner)
      },
    ]
  )
}

/// Whether a control only draws what it looks like: a switch of a constant, and a link that leads
/// nowhere and brings its chevron along.
private func isForShow(_ control: Element) -> Bool {
  if control.is(.toggle) { return control.argument("isOn")?.call?.callee.memberName == "constant" }
  guard control.is(.navigationLink) else { return false }
  let screens = control.children(in: .destination)
  return !screens.isEmpty && screens.allSatisfy { $0.is(.emptyView) }
}

/// Whether a view of the project in a label is handed it, and may show it elsewhere: on a screen that opens.
private func isHandedOver(_ view: Element) -> Bool {
  sequence(first: view, next: \.parent).dropFirst().prefix { $0.row?.isInteractive != true }
    .contains(where: \.isCustomView)
}

/// Whether an action sets the flag by which a link is opened: `NavigationLink(isActive: $isOpen)`.
private func opens(by action: ActionFact?, _ link: Element) -> Bool {
  guard let shown = link.argument("isActive")?.source, shown.hasPrefix("$"), let action else {
    return false
  }
  return action.assignments.contains { $0.target.withoutSelf == String(shown.dropFirst()) }
}
