import CurbcutModel

extension Rule {
  static let customModalMissingTrait = Rule(
    id: "custom-modal-missing-trait",
    title: "Dialog that does not keep VoiceOver inside",
    group: .focus,
    severity: .warning,
    impact: .serious,
    criteria: [.focusOrder, .meaningfulSequence],
    since: "0.1.0",
    why: """
      The dark layer tells the eye that only the dialog counts now. VoiceOver does not see it: it
      goes on reading the screen behind, and whoever listens may never learn that a dialog is open.
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

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
              //^^^^^^^^ VoiceOver goes on to what is behind this dialog
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .padding()
                .accessibilityAction(.escape) { isAsking = false }
              }
            }
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }

          @AccessibilityFocusState private var isBookFocused: Bool
        }
        """,
        fixed: [
          "Keep VoiceOver inside": """
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
                  .padding()
                  .accessibilityAction(.escape) { isAsking = false }
                  .accessibilityElement(children: .contain)
                  .accessibilityAddTraits(.isModal)
                }
              }
              .onChange(of: isAsking) { isBookFocused = !isAsking }
            }

            @AccessibilityFocusState private var isBookFocused: Bool
          }
          """
        ]
      ),
      .reported(
        "In an overlay, in a member",
        """
        struct Booking: View {
          @Binding var room: Room?
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            Text("Rooms")
              .overlay {
                if room != nil { dialog }
              }
              .onChange(of: room) { isBookFocused = room == nil }
          }

          private var dialog: some View {
            ZStack {
              Rectangle()
                .fill(.black.opacity(0.5))
                .onTapGesture { room = nil }
              VStack {
            //^^^^^^^^ VoiceOver goes on to what is behind this dialog
                Text("Book this room?")
                Button("Not now") { room = nil }
              }
              .accessibilityAction(.escape) { room = nil }
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
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityElement(children: .contain)
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
        "What is behind is hidden",
        """
        struct Booking: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
                .accessibilityHidden(isAsking)
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityAction(.escape) { isAsking = false }
              }
            }
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """
      ),
      .ignored(
        "Nothing to operate: a message to be announced",
        """
        struct Booking: View {
          let isLoading: Bool

          var body: some View {
            ZStack {
              Text("Rooms")
              if isLoading {
                Color.black.opacity(0.4).ignoresSafeArea()
                ProgressView("Loading")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Controls over a picture, which is no dialog",
        """
        struct RoomPhoto: View {
          @State private var showsControls = false

          var body: some View {
            ZStack {
              Image("room").accessibilityLabel("The room")
              if showsControls {
                Color.black.opacity(0.4).ignoresSafeArea()
                Button("Next photo") { showsControls = false }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A shade over a part of the screen",
        """
        struct RoomRow: View {
          let isSold: Bool

          var body: some View {
            ZStack {
              Image("room").accessibilityLabel("The room")
              if isSold {
                Color.black.opacity(0.4)
                VStack {
                  Text("Sold")
                  Button("Notify me") {}
                }
              }
            }
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.paint) { element, findings in
      guard let modal = element.dimmedModal, modal.isModal == .no
      else { return }
      let grouping = ".accessibilityElement(children: .contain)"
      let traits = ".accessibilityAddTraits(.isModal)"
      findings.report(
        "VoiceOver goes on to what is behind this dialog",
        at: modal.card.head,
        fixes: [
          .safe(
            "Keep VoiceOver inside",
            .append(
              modal.card.grouping == nil ? [grouping, traits] : [traits],
              to: modal.card
            )
          )
        ]
      )
    }
  )
}
