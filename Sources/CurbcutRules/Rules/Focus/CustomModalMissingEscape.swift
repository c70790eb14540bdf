import CurbcutModel

extension Rule {
  static let customModalMissingEscape = Rule(
    id: "custom-modal-missing-escape",
    title: "Dialog ignores the escape gesture",
    group: .focus,
    severity: .info,
    impact: .moderate,
    criteria: [.noKeyboardTrap],
    since: "0.1.0",
    why: """
      People who use VoiceOver leave a sheet or an alert with the escape gesture, a two-finger
      scrub. In a custom dialog the gesture does nothing unless there is an action for it, and
      VoiceOver cannot tap outside the dialog.
      """,
    knownLimitations: """
      Only dialogs with a dimming layer over the whole screen that appear by a condition in the
      same type are checked.
      """,
    examples: [
      .ignored(
        "A gate that is there until it is passed",
        """
        struct WineShop: View {
          @State private var isAdult = false
          let wines: [String]

          var body: some View {
            List(wines, id: \\.self) { Text($0) }
              .overlay {
                if !isAdult {
                  VStack {
                //^^^^^^^^ VoiceOver focus is not restored when this dialog closes
                    Text("Are you 18 or older?")
                    Button("Yes, I am") { isAdult = true }
                    Button("No") { leave() }
                  }
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
                  .background(Color(.systemBackground))
                  .accessibilityElement(children: .contain)
                  .accessibilityAddTraits(.isModal)
                }
              }
          }
        }
        """
      ),
      .reported(
        """
        struct Booking: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
              //^^^^^^^^ The VoiceOver escape gesture does not close this dialog
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityAddTraits(.isModal)
              }
            }
            .accessibilityFocused($isBookFocused)
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAction(.escape)`": """
          struct Booking: View {
            @State private var isAsking = false
            @AccessibilityFocusState private var isBookFocused: Bool

            var body: some View {
              ZStack {
                Button("Book") { isAsking = true }
                if isAsking {
                  Color.black.opacity(0.4).ignoresSafeArea()
                  VStack {
                    Text("Book this room?")
                    Button("Book it") { isAsking = false }
                  }
                  .accessibilityAddTraits(.isModal)
                  .accessibilityAction(.escape) { isAsking = false }
                }
              }
              .accessibilityFocused($isBookFocused)
              .onChange(of: isAsking) { isBookFocused = !isAsking }
            }
          }
          """
        ]
      ),
      .reported(
        "A text that is modal, with nothing to press in it",
        """
        struct Glossary: View {
          @State private var openTerm: String?
          @AccessibilityFocusState private var isTermFocused: Bool

          var body: some View {
            ZStack {
              Button("Belay") { openTerm = "Belay" }.accessibilityFocused($isTermFocused)
              if let openTerm {
                Color.black.opacity(0.5)
                  .onTapGesture { self.openTerm = nil }
                  .accessibilityHidden(true)
                VStack {
              //^^^^^^^^ Only a tap outside this dialog closes it; VoiceOver users cannot do that
                  Text(openTerm)
                }
                .accessibilityAddTraits(.isModal)
                .onDisappear { isTermFocused = true }
              }
            }
          }
        }
        """
      ),
      .reported(
        "A picture in a pile that is modal",
        """
        struct Scan: View {
          @State private var isShown = false
          @AccessibilityFocusState private var isFocused: Bool

          var body: some View {
            ZStack {
              Button("Show the scan") { isShown = true }.accessibilityFocused($isFocused)
              if isShown {
                ZStack {
                  Color.black.opacity(0.9).ignoresSafeArea()
                    .onTapGesture { isShown = false }
                  Image("scan").accessibilityLabel("The left hand")
                //^^^^^^^^^^^^^ Only a tap outside this dialog closes it; VoiceOver users cannot do that
                }
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
                .onDisappear { isFocused = true }
              }
            }
          }
        }
        """
      ),
      .reported(
        "Only a tap outside closes it",
        """
        struct Booking: View {
          @State private var room: Room?
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isBookFocused = false }.accessibilityFocused($isBookFocused)
              if let room {
                ZStack {
                  Color.black.opacity(0.4)
                    .onTapGesture { self.room = nil }
                  VStack {
                //^^^^^^^^ Only a tap outside this dialog closes it; VoiceOver users cannot do that
                    Text(room.name)
                    Toggle("Breakfast", isOn: $hasBreakfast)
                  }
                }
                .accessibilityAddTraits(.isModal)
              }
            }
          }

          @State private var hasBreakfast = false
        }
        """
      ),
      .reported(
        "A flag that its view cannot change, and the closure that it is handed",
        """
        struct Drawer: View {
          let isOpen: Bool
          let closeDrawer: () -> Void
          @AccessibilityFocusState private var isFocused: Bool

          var body: some View {
            ZStack {
              Button("Rooms") { isFocused = false }.accessibilityFocused($isFocused)
              if isOpen {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
              //^^^^^^^^ The VoiceOver escape gesture does not close this dialog
                  Text("Rooms")
                  Button("Done") { closeDrawer() }
                }
                .accessibilityAddTraits(.isModal)
                .onDisappear { isFocused = true }
              }
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAction(.escape)`": """
          struct Drawer: View {
            let isOpen: Bool
            let closeDrawer: () -> Void
            @AccessibilityFocusState private var isFocused: Bool

            var body: some View {
              ZStack {
                Button("Rooms") { isFocused = false }.accessibilityFocused($isFocused)
                if isOpen {
                  Color.black.opacity(0.4).ignoresSafeArea()
                  VStack {
                    Text("Rooms")
                    Button("Done") { closeDrawer() }
                  }
                  .accessibilityAddTraits(.isModal)
                  .onDisappear { isFocused = true }
                  .accessibilityAction(.escape) { closeDrawer() }
                }
              }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Booking: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityAddTraits(.isModal)
                .accessibilityAction(.escape) { isAsking = false }
              }
            }
            .accessibilityFocused($isBookFocused)
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """
      ),
      .ignored(
        "Sheets and alerts handle the gesture",
        """
        struct Booking: View {
          @State private var isAsking = false

          var body: some View {
            Button("Book") { isAsking = true }
              .alert("Book this room?", isPresented: $isAsking) {
                Button("Book it") {}
              }
          }
        }
        """
      ),
      .ignored(
        "An action for the gesture on the whole screen",
        """
        struct Booking: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityAddTraits(.isModal)
              }
            }
            .accessibilityAction(.escape) { isAsking = false }
            .accessibilityFocused($isBookFocused)
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """
      ),
      .reported(
        "A layer that says that it is modal",
        """
        struct Booking: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
                .accessibilityHidden(isAsking)
              if isAsking {
                VStack {
              //^^^^^^^^ The VoiceOver escape gesture does not close this dialog
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
              }
            }
            .accessibilityFocused($isBookFocused)
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """
      ),
    ],
    check: .element(of: CustomModal.kinds, withModifiers: CustomModal.modifiers) {
      element,
      findings in
      guard let modal = CustomModal(dimmedBy: element) else { return }
      findings.report(
        modal.closesOnlyByTapBeside
          ? "Only a tap outside this dialog closes it; VoiceOver users cannot do that"
          : "The VoiceOver escape gesture does not close this dialog",
        at: modal.card.head,
        unless: Exemption.dialog(modal) + [
          Exemption("the escape gesture has an action", certainty: { _ in modal.handlesEscape }),
          Exemption("it is there until something is done, and nothing else puts it away") { _ in
            modal.condition.hasPrefix("!")
          },
        ],
        fixes: modal.closingStatement.map { closing in
          let action = ".accessibilityAction(.escape) { \(closing) }"
          return [.review("Add `.accessibilityAction(.escape)`", .append(action, to: modal.card))]
        } ?? []
      )
    }
  )
}
