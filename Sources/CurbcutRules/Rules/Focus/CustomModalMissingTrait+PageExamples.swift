extension Rule {
  /// More examples of `custom-modal-missing-trait`: pages over a whole screen.
  static let modalPagesMissingTrait: [Example] = [
    .reported(
      "A page that a flag lays over the whole screen",
      """
      struct Rows: View {
        @State private var showsMenu = false

        var body: some View {
          VStack {
            Button("Menu") { showsMenu = true }
            List(1..<20) { Text("Row \\($0)") }
          }
          .overlay {
            if showsMenu {
              MenuPanel(isPresented: $showsMenu)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this dialog
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The VoiceOver escape gesture does not close this dialog
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus is not restored when this dialog closes
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(.systemBackground))
            }
          }
        }
      }

      struct MenuPanel: View {
        @Binding var isPresented: Bool

        var body: some View { Button("Close") { isPresented = false } }
      }
      """
    ),
    .ignored(
      "An overlay that says there is nothing",
      """
      struct Rows: View {
        @State private var rows: [String] = []

        var body: some View {
          List(rows, id: \\.self) { Text($0) }
            .overlay {
              if rows.isEmpty {
                Button("Add a row") { rows.append("New") }
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
                  .background(Color(.systemBackground))
              }
            }
        }
      }
      """
    ),
    .reported(
      "A gate that covers a list until it is passed",
      """
      struct WineShop: View {
        @State private var isAdult = false
        let wines: [String]

        var body: some View {
          List(wines, id: \\.self) { Text($0) }
            .overlay {
              if !isAdult { gate }
                          //^^^^ VoiceOver focus can leave this dialog
            }
        }

        private var gate: some View {
          VStack {
        //^^^^^^^^ VoiceOver focus is not restored when this dialog closes
            Text("Are you 18 or older?")
            Button("Yes, I am") { isAdult = true }
            Button("No") { leave() }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color(.systemBackground))
        }
      }
      """
    ),
    .reported(
      "A page that cases of a `switch` lay over the rest",
      """
      struct Game: View {
        @State private var stage = Stage.playing

        var body: some View {
          ZStack {
            Button("Pause") { stage = .paused }
            switch stage {
            case .playing:
              EmptyView()
            case .paused, .lost:
              VStack {
            //^^^^^^^^ VoiceOver focus can leave this dialog
            //^^^^^^^^ VoiceOver focus is not restored when this dialog closes
                Text("The game is paused")
                Button("Continue") { stage = .playing }
              }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Color(.systemBackground))
              .accessibilityAction(.escape) { stage = .playing }
            }
          }
        }
      }
      """
    ),
    .reported(
      "A card whose second background dims the screen",
      """
      struct Trip: View {
        @State private var isAsking = false
        let cancel: () -> Void

        var body: some View {
          ZStack {
            Button("Cancel trip") { isAsking = true }
            if isAsking {
              VStack {
            //^^^^^^^^ VoiceOver focus can leave this dialog
            //^^^^^^^^ VoiceOver focus is not restored when this dialog closes
                Text("Cancel this trip for good?")
                Button("Yes, cancel it", action: cancel)
                Button("Keep it") { isAsking = false }
              }
              .padding(32)
              .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 16))
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Color.black.opacity(0.5))
              .accessibilityAction(.escape) { isAsking = false }
            }
          }
        }
      }
      """
    ),
    .ignored(
      "What it covers is hidden by the same condition",
      """
      struct Game: View {
        @State private var stage = Stage.playing

        var body: some View {
          ZStack {
            Button("Pause") { stage = .paused }
              .accessibilityHidden(stage != .playing)
            switch stage {
            case .playing:
              EmptyView()
            case .paused, .lost:
              VStack {
                Text("The game is paused")
                Button("Continue") { stage = .playing }
              }
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Color(.systemBackground))
              .accessibilityAction(.escape) { stage = .playing }
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A page that nothing in it takes back",
      """
      struct Huts: View {
        let huts: [String]

        var body: some View {
          List(huts, id: \\.self) { Text($0) }
            .overlay {
              if huts.isEmpty {
                VStack {
                  Text("No huts")
                  Button("Search again") { search() }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color(.systemBackground))
              }
            }
        }
      }
      """
    ),
  ]
}
