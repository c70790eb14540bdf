extension Rule {
  /// The examples of `tap-gesture-missing-button-trait` about one function that takes all requests.
  static let tapGestureRequestExamples: [Example] = [
    .reported(
      "Controls inside that ask for something else",
      """
      struct Invitation: View {
        let store: StoreOf<Regatta>

        var body: some View {
          VStack {
            Text("Regatta on Sunday")
            Button("Accept") { store.send(.accept(1)) }
            Button("Decline") { store.send(.decline) }
          }
          .onTapGesture { store.send(.preview) }
        // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
        }
      }
      """,
      fixed: [:]
    ),
    .ignored(
      "A control inside that asks for the same",
      """
      struct Invitation: View {
        let store: StoreOf<Regatta>

        var body: some View {
          VStack {
            Text("Regatta on Sunday")
            Button("Accept") { store.send(.accept(1)) }
          }
          .onTapGesture { store.send(.accept(1)) }
        }
      }
      """
    ),
    .reported(
      "Where one branch was not read",
      """
      struct Reaction: View {
        let react: () -> Void
        let emoji: String?

        var body: some View {
          Group {
            if let emoji {
              picture(emoji)
            } else {
              Image("heart")
            }
          }
          .accessibilityLabel("Like")
          .onTapGesture { react() }
        // ^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
        }
      }
      """,
      fixed: [:]
    ),
  ]
}
