import CurbcutModel

extension Rule {
  /// What goes away and what comes.
  static let autoDismissStateExamples: [Example] = [
    .ignored(
      "A function that shows one state after the other",
      """
      struct Menu: View {
        @State private var showsMessage = false
        let text: String

        var body: some View {
          VStack {
            if showsMessage { Text(text) }
          }
          .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { go(to: 2) }
          }
        }

        private func go(to step: Int) {
          if step == 1 {
            showsMessage = false
          } else {
            showsMessage = true
          }
        }
      }
      """
    )
  ]
}
