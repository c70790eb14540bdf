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
  ]
}
