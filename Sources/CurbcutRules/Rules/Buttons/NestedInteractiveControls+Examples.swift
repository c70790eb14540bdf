extension Rule {
  /// Rows of the project that are buttons, or say that they are.
  static let controlsInRows: [Example] = [
    .reported(
      "A row that is a button where it is given an action",
      """
      struct PriceRow: View {
        let price: String

        var body: some View {
          VStack {
            Row(middle: { Button(price) { flip() } })
            Row(middle: { Button(price) { flip() } }, action: { open() })
                        //^^^^^^^^^^^^^^^^^^^^^^^^ In `Row`: The button "‹price›" inside the label of a button is no element of its own for VoiceOver
          }
        }
      }

      struct Row<Middle: View>: View {
        private let middle: Middle
        private let action: (() -> Void)?

        init(@ViewBuilder middle: () -> Middle, action: (() -> Void)? = nil) {
          self.middle = middle()
          self.action = action
        }

        var body: some View {
          if let action {
            Button(action: action) { content }
          } else {
            content
          }
        }

        private var content: some View { HStack { middle } }
      }
      """
    ),
    .ignored(
      "A row that only says that it is a button",
      """
      struct HutRow: View {
        let hut: Hut

        var body: some View {
          Text(hut.name)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
        }
      }

      struct Huts: View {
        let hut: Hut
        let open: () -> Void

        var body: some View {
          Button(action: open) { HutRow(hut: hut) }
        }
      }
      """
    ),
  ]
}
