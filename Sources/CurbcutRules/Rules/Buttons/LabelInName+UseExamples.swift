import CurbcutModel

extension Rule {
  /// Buttons of the project that are handed their title and their name, where they are used.
  static let labelInNameUseExamples: [Example] = [
    .reported(
      "A view of the project that is handed a title and another name",
      """
      struct PayBar: View {
        let pay: () -> Void

        var body: some View {
          WideButton(title: "Pay now", spoken: "Submit order", action: pay)
                                             //^^^^^^^^^^^^^^ In `WideButton`: Voice Control cannot match "Tap Pay now": the accessible name is "Submit order"
        }
      }

      struct WideButton: View {
        let title: String
        let spoken: String
        let action: () -> Void

        var body: some View {
          Button(title, action: action)
            .accessibilityLabel(spoken)
        }
      }
      """
    ),
    .ignored(
      "Each use is told by what it hands over: one begins with its title, one leaves the name out",
      """
      struct PayBar: View {
        let pay: () -> Void
        let cancel: () -> Void

        var body: some View {
          WideButton(title: "Pay now", spoken: "Pay now, 12 items", action: pay)
          WideButton(title: "Cancel", action: cancel)
        }
      }

      struct WideButton: View {
        let title: String
        var spoken: String?
        let action: () -> Void

        var body: some View {
          Button(title, action: action)
            .accessibilityLabel(spoken ?? title)
        }
      }
      """
    ),
  ]
}
