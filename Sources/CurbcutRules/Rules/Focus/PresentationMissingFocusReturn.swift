import CurbcutModel

extension Rule {
  static let presentationMissingFocusReturn = Rule(
    id: "presentation-missing-focus-return",
    title: "Dialog after which VoiceOver has lost its place",
    group: .focus,
    severity: .hint,
    impact: .minor,
    criteria: [.focusOrder],
    since: "0.1.0",
    why: """
      When a sheet or an alert closes, the system puts VoiceOver back where it was. When a dialog of
      your own making closes, VoiceOver begins again at the top of the screen, and whoever listens
      has to find the place anew.
      """,
    knownLimitations: """
      Sheets, covers and popovers are not judged: the system gives the focus back. Silent where the
      type moves the focus of assistive technology at all, and where a dialog is modal and closed by
      the escape gesture.
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
              //^^^^^^^^ VoiceOver goes on to what is behind this dialog
              //^^^^^^^^ VoiceOver’s escape gesture does not close this dialog
              //^^^^^^^^ When this dialog closes, VoiceOver does not return to where it was
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
        "A dialog that is made for assistive technology otherwise",
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
        "The system gives the focus back",
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
    check: .element(of: ViewKind.paint) { element, findings in
      guard element.declaration?.mentionedSymbols.contains(.movesFocus) == false,
        let modal = element.dimmedModal,
        // Whoever has thought of both is told nothing that can only be seen on a device.
        modal.isModal == .no || modal.handlesEscape == .no
      else { return }
      findings.report(
        "When this dialog closes, VoiceOver does not return to where it was",
        at: modal.card.head
      )
    }
  )
}
