import CurbcutModel

extension Rule {
  static let presentationMissingFocusReturn = Rule(
    id: "presentation-missing-focus-return",
    title: "VoiceOver focus is not restored when the dialog closes",
    group: .focus,
    severity: .hint,
    impact: .minor,
    criteria: [.focusOrder],
    since: "0.1.0",
    why: """
      When a sheet or an alert closes, the system moves VoiceOver focus back to where it was. When
      a custom dialog closes, focus starts again at the top of the screen, and people who use
      VoiceOver have to find their place again.
      """,
    knownLimitations: """
      Sheets, covers and popovers are not checked, because the system restores the focus. Silent
      where the type moves the focus of assistive technology at all, and where a dialog is modal
      and handles the escape gesture.
      """,
    examples: [
      .reported(
        """
        struct Booking: View {
          @State private var isAsking = false

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
              //^^^^^^^^ VoiceOver focus can leave this dialog
              //^^^^^^^^ The VoiceOver escape gesture does not close this dialog
              //^^^^^^^^ VoiceOver focus is not restored when this dialog closes
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A dialog that is modal and handles the escape gesture",
        """
        struct Booking: View {
          @State private var isAsking = false

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
          }
        }
        """
      ),
      .recommended(
        """
        struct Booking: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
                .accessibilityFocused($isBookFocused)
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
            .onChange(of: isAsking) {
              if !isAsking { isBookFocused = true }
            }
          }
        }
        """
      ),
      .ignored(
        "The type moves VoiceOver focus",
        """
        struct Screen: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isOnButton: Bool

          var body: some View {
            ZStack {
              Button("Delete") { isAsking = true }.accessibilityFocused($isOnButton)
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea().accessibilityHidden(true)
                VStack {
                  Text("Delete the trail?")
                  Button("Cancel") {
                    isAsking = false
                    isOnButton = true
                  }
                }
                .background(Color(.systemBackground))
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
                .accessibilityAction(.escape) { isAsking = false }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The system restores the focus",
        """
        struct Booking: View {
          @State private var isAsking = false
          @State private var showsTerms = false

          var body: some View {
            Button("Book") { isAsking = true }
              .alert("Book this room?", isPresented: $isAsking) {
                Button("Book it") {}
              }
              .sheet(isPresented: $showsTerms) {
                Text("You may cancel until noon of the day before.")
              }
          }
        }
        """
      ),
    ],
    check: .element(of: CustomModal.kinds, withModifiers: CustomModal.modifiers) {
      element,
      findings in
      guard element.declaration != nil, let modal = CustomModal(dimmedBy: element),
        !modal.card.isUnknownView
      else { return }
      findings.report(
        "VoiceOver focus is not restored when this dialog closes",
        at: modal.card.head,
        unless: Exemption.dialog(modal) + [
          // Where both are there, what is left can be judged on a device only.
          Exemption(
            "it is modal and handles the escape gesture",
            certainty: { _ in modal.isModal && modal.handlesEscape }
          )
        ]
      )
    },
    exemptions: [
      Exemption("its type moves VoiceOver focus") {
        $0.declaration?.mentionedSymbols.contains(.movesFocus) == true
      }
    ]
  )
}
