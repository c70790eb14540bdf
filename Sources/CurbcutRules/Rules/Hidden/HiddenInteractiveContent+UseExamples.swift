import CurbcutModel

extension Rule {
  /// Views that a component is handed and hides.
  static let hiddenInteractiveUseExamples: [Example] = [
    .reported(
      "A component hides what it is handed where its use says so",
      """
      struct Panel<Content: View>: View {
        var isDecorative = false
        @ViewBuilder var content: () -> Content

        var body: some View {
          VStack(spacing: 12, content: content)
            .padding()
            .accessibilityHidden(isDecorative)
        }
      }

      struct NoTrips: View {
        let search: () -> Void

        var body: some View {
          Panel(isDecorative: true) {
            Image("empty-station").resizable()
          }
          Panel(isDecorative: true) {
                            //^^^^ In `Panel`: VoiceOver users cannot reach the button "Search tomorrow"
            Button("Search tomorrow", action: search)
          }
          Panel {
            Button("Search again", action: search)
          }
        }
      }
      """
    )
  ]
}
