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
    ),
    .ignored(
      "Buttons under a row that is dragged aside, whose actions the row has",
      """
      struct SwipeRow: View {
        let title: String
        let actions: [RowAction]
        @State private var offset: CGFloat = 0

        var body: some View {
          ZStack(alignment: .trailing) {
            HStack {
              ForEach(actions) { action in
                Button(action.title) {
                  offset = 0
                  action.perform()
                }
                .frame(minWidth: 80, minHeight: 44)
              }
            }
            .accessibilityHidden(true)
            Text(title)
              .background(.background)
              .offset(x: offset)
              .gesture(DragGesture().onChanged { offset = min(0, $0.translation.width) })
              .accessibilityActions {
                ForEach(actions) { action in
                  Button(action.title, action: action.perform)
                }
              }
          }
        }
      }
      """
    ),
  ]
}
