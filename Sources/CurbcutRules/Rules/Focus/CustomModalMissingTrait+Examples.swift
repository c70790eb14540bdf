extension Rule {
  /// The examples of `custom-modal-missing-trait` about dialogs without a layer of color below them.
  static let undimmedDialogExamples: [Example] = [
    .reported(
      "A card of one color, over a page that another dialog hides",
      """
      struct Album: View {
        @State private var isAsking = false
        @State private var isSharing = false
        @AccessibilityFocusState private var isDeleteFocused: Bool

        var body: some View {
          ZStack {
            ScrollView {
              Button("Delete album") { isAsking = true }
                .accessibilityFocused($isDeleteFocused)
              Button("Share album") { isSharing = true }
            }
            .accessibilityHidden(isSharing)
            if isAsking {
              VStack {
            //^^^^^^^^ VoiceOver focus can leave this dialog
                Text("Delete this album?")
                Button("Keep") { close() }
              }
              .padding()
              .background(Color.indigo)
              .accessibilityAction(.escape) { close() }
            }
          }
        }

        private func close() {
          isAsking = false
          isDeleteFocused = true
        }
      }
      """
    ),
    .reported(
      "A card in the middle of the screen",
      """
      struct Album: View {
        @State private var isAsking = false
        @AccessibilityFocusState private var isDeleteFocused: Bool

        var body: some View {
          ZStack {
            ScrollView {
              Button("Delete album") { isAsking = true }
                .accessibilityFocused($isDeleteFocused)
            }
            if isAsking {
              VStack {
            //^^^^^^^^ VoiceOver focus can leave this dialog
                Text("Delete this album?")
                Button("Delete", role: .destructive) { close() }
                Button("Keep") { close() }
              }
              .padding()
              .background(Color(.systemBackground))
              .cornerRadius(16)
              .accessibilityAction(.escape) { close() }
            }
          }
        }

        private func close() {
          isAsking = false
          isDeleteFocused = true
        }
      }
      """
    ),
    .ignored(
      "The page is hidden meanwhile, and what is no dialog",
      """
      struct Album: View {
        @State private var isAsking = false
        @State private var showsTip = true
        @State private var showsUndo = false
        @AccessibilityFocusState private var isDeleteFocused: Bool

        var body: some View {
          ZStack {
            ScrollView {
              Button("Delete album") { isAsking = true }
                .accessibilityFocused($isDeleteFocused)
            }
            .accessibilityHidden(isAsking)
            if isAsking {
              VStack {
                Text("Delete this album?")
                Button("Delete", role: .destructive) { close() }
                Button("Keep") { close() }
              }
              .background(Color(.systemBackground))
              .cornerRadius(16)
              .accessibilityAction(.escape) { close() }
            }
            if showsTip {
              HStack {
                Text("Albums can be shared.")
                Button("Hide") { showsTip = false }
              }
              .background(Color(.systemBackground))
              .cornerRadius(16)
            }
            if showsUndo {
              VStack {
                Text("The album was deleted.")
                Button("Undo") { showsUndo = false }
              }
              .background(Color(.systemBackground))
              .cornerRadius(16)
              .frame(maxHeight: .infinity, alignment: .bottom)
            }
          }
        }

        private func close() {
          isAsking = false
          isDeleteFocused = true
        }
      }
      """
    ),
    .reported(
      "Another dialog is modal, which is shown at other times",
      """
      struct Visit: View {
        @State private var isAsking = false
        @State private var isThanking = false
        @AccessibilityFocusState private var isFocused: Bool

        var body: some View {
          ZStack {
            Button("End visit") { isAsking = true }
            if isAsking {
              ZStack {
                Color.black.opacity(0.6).ignoresSafeArea()
                VStack {
              //^^^^^^^^ VoiceOver focus can leave this dialog
                  Text("How was your visit?")
                  Button("Good") { isAsking = false }
                }
              }
              .accessibilityAction(.escape) { isAsking = false }
            }
            if isThanking {
              ZStack {
                Color.black.opacity(0.6).ignoresSafeArea()
                VStack {
                  Text("Thank you")
                  Button("Close") { isThanking = false }
                }
              }
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { isThanking = false }
            }
          }
          .accessibilityFocused($isFocused)
          .onChange(of: isAsking) { isFocused = !isAsking }
        }
      }
      """
    ),
    .reported(
      "An empty reader with a background dims the screen",
      """
      struct Menu: View {
        let isOpen: Bool
        let close: () -> Void
        @AccessibilityFocusState private var isFocused: Bool

        var body: some View {
          if isOpen {
            ZStack {
              GeometryReader { _ in EmptyView() }
                .background(Color.black.opacity(0.5))
                .onTapGesture { close() }
            }
            HStack {
          //^^^^^^^^ VoiceOver focus can leave this dialog
              VStack {
                NavigationLink("Huts") { Text("Huts") }
                NavigationLink("Trails") { Text("Trails") }
              }
              .accessibilityFocused($isFocused)
              Spacer()
            }
            .accessibilityAction(.escape) { close() }
            .onChange(of: isOpen) { isFocused = isOpen }
          }
        }
      }
      """
    ),
  ]
}
