import CoreMotion
import SwiftUI

/// A cart: what moves, appears, disappears or opens here does so for everybody.
struct CartScreen: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.dismiss) private var dismiss
  @State private var isFlying = false
  @State private var couponError: String?
  @State private var showsOffer = false
  @State private var size = "M"
  @AccessibilityFocusState private var isErrorFocused: Bool

  var body: some View {
    VStack {
      Text("Shirt")
        .offset(y: isFlying ? -300 : 0)
        .animation(reduceMotion ? nil : .spring(duration: 0.6), value: isFlying)

      Picker("Size", selection: $size) {
        Text("S").tag("S")
        Text("M").tag("M")
      }
      .onChange(of: size) { couponError = nil }

      if let couponError {
        Text(couponError)
          .accessibilityFocused($isErrorFocused)
          .transition(reduceMotion ? .opacity : .move(edge: .top))
      }

      Button("Add to cart", action: addToCart)
      Button("Done") { dismiss() }
    }
    .overlay {
      if showsOffer { offer }
    }
    .navigationTitle("Cart")
  }

  private var offer: some View {
    ZStack {
      Color.black.opacity(0.5)
        .ignoresSafeArea()
        .onTapGesture { showsOffer = false }
      VStack {
        Text("Two for one")
        Button("No, thanks") { showsOffer = false }
      }
      .padding()
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .accessibilityAction(.escape) { showsOffer = false }
    }
  }

  private func addToCart() {
    isFlying = true
    couponError = String(localized: "This coupon is for trousers.")
    isErrorFocused = true
    // The offer waits for the shirt to land.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { showsOffer = true }
  }
}

/// Turns the page by a button as well as by tilting.
struct LookbookScreen: View {
  @State private var page = 1
  private let sensors = CMMotionManager()

  var body: some View {
    VStack {
      Text("Page \(page)")
      Button("Next page", action: turnPage)
    }
    .onAppear { watch() }
    .navigationTitle("Lookbook")
  }

  private func watch() {
    sensors.startDeviceMotionUpdates(to: .main) { motion, _ in
      guard let motion else { return }
      if motion.attitude.roll > 0.8 { turnPage() }
    }
  }

  private func turnPage() { page += 1 }
}
