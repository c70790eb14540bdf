import CurbcutModel

extension Rule {
  static let customModalMissingEscape = Rule(
    id: "custom-modal-missing-escape",
    title: "Dialog that the escape gesture does not close",
    group: .focus,
    severity: .info,
    impact: .moderate,
    criteria: [.noKeyboardTrap],
    since: "0.1.0",
    why: """
      Somebody who uses VoiceOver draws a Z with two fingers to leave a sheet or an alert. In a
      dialog of your own making the gesture does nothing, and a tap beside the dialog is nothing
      that VoiceOver can do.
      """,
    knownLimitations: """
      Only dialogs with a dark layer over the whole screen that appear by a condition in the same
      type are judged.
      """,
    examples: [
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
              //^^^^^^^^ VoiceOver’s escape gesture does not close this dialog
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityAddTraits(.isModal)
              }
            }
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """,
        fixed: [
          "Close it by the escape gesture": """
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
              .onChange(of: isAsking) { isBookFocused = !isAsking }
            }
          }
          """
        ]
      ),
      .reported(
        "Only a tap beside it closes it",
        """
        struct Booking: View {
          @State private var room: Room?
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isBookFocused = false }
              if let room {
                ZStack {
                  Color.black.opacity(0.4)
                    .onTapGesture { self.room = nil }
                  VStack {
                //^^^^^^^^ Only a tap beside this dialog closes it, which VoiceOver cannot do
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
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """
      ),
      .ignored(
        "Sheets and alerts know the gesture",
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
    ],
    check: .element(of: ViewKind.paint) { element, findings in
      guard let modal = element.dimmedModal,
        modal.handlesEscape == .no
      else { return }
      findings.report(
        modal.closesOnlyByTapBeside
          ? "Only a tap beside this dialog closes it, which VoiceOver cannot do"
          : "VoiceOver’s escape gesture does not close this dialog",
        at: modal.card.head,
        fixes: modal.closing.map { closing in
          let action = ".accessibilityAction(.escape) { \(closing) }"
          return [.review("Close it by the escape gesture", .append(action, to: modal.card))]
        } ?? []
      )
    }
  )
}
