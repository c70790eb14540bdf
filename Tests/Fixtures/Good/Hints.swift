import SwiftUI

struct CheckoutScreen: View {
  @State private var coupon = ""
  @State private var weight = 2.0
  @State private var isGift = false
  @State private var error: String?

  var body: some View {
    Form {
      Button("Pay now") { pay() }
        .accessibilityHint("Charges the card on file.")
      Button("Remove gift wrap") { isGift = false }
        .accessibilityHint("Removes the paper and the ribbon.")
      Button("Archive") {}
        .accessibilityHint("Moves the order to the archive.")
      Button("Drop-off points") {}
        .accessibilityHint("Opens the map.")
      TextField("Coupon", text: $coupon)
        .accessibilityHint(error ?? "")
      Slider(value: $weight, in: 1...30) { Text("Weight") }
        .accessibilityValue("\(Int(weight)) kilograms")
      Toggle("Gift", isOn: $isGift)
        .help("Adds wrapping paper.")
      ForEach(0..<2) { index in
        Text("Line \(index)")
          .onLongPressGesture { duplicate(index) }
          .accessibilityHint("Duplicates the line.")
          .accessibilityAction(named: "Duplicate") { duplicate(index) }
          .accessibilityRespondsToUserInteraction()
      }
    }
    .navigationTitle("Checkout")
  }

  private func pay() {}
  private func duplicate(_ index: Int) {}
}
