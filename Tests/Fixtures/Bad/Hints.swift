import SwiftUI

struct CheckoutScreen: View {
  @State private var isGift = false

  var body: some View {
    Form {
      Button("Pay now") { pay() }
        .accessibilityHint("Double-tap to pay.")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint-describes-gesture
      Button("Wrap") { isGift = true }
        .accessibilityHint("Swipe up for more wrapping papers.")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint-describes-gesture
      Button("Deliver") {}
        .accessibilityHint("Send the parcel to your door.")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint-not-third-person
      Button("Invoice") {}
        .accessibilityHint("opens the invoice.")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint-badly-formatted
      Button("Receipt") {}
        .accessibilityHint("prints the receipt.")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint-badly-formatted
      Button("Cancellation") {}
        .accessibilityHint("Cancellation.")
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint-repeats-label
      Button("Help") {}
        .accessibilityHint("")
//       ^^^^^^^^^^^^^^^^^^^^^ hint-empty
      Button("Save for later") {}
        .accessibility(hint: Text("Moves the order to your list."))
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ deprecated-accessibility-api
    }
    .navigationTitle("Checkout")
  }

  private func pay() {}
}
