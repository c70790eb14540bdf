import CoreMotion
import SwiftUI

/// A cart for those who see, stand and read fast.
struct CartScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isFlying = false
  @State private var couponError: String?
  @State private var showsOffer = false
  @State private var size = "M"

  var body: some View {
    VStack {
      Text("Shirt")
        .offset(y: isFlying ? -300 : 0)
        .animation(.spring(duration: 0.6), value: isFlying)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ animation-ignores-reduce-motion

      Picker("Size", selection: $size) {
        Text("S").tag("S")
        Text("M").tag("M")
      }
      .onChange(of: size) { dismiss() }
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ input-triggers-context-change

      if let couponError {
        Text(couponError)
//      ^^^^^^^^^^^^^^^^^ status-change-not-announced
          .transition(.move(edge: .top))
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transition-ignores-reduce-motion
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
//    ^^^^^^^^ custom-modal-missing-trait
//    ^^^^^^^^ custom-modal-missing-escape
//    ^^^^^^^^ presentation-missing-focus-return
        Text("Two for one")
        Button("No, thanks") { showsOffer = false }
      }
      .padding()
    }
  }

  private func addToCart() {
    withAnimation(.bouncy) { isFlying = true }
//  ^^^^^^^^^^^^^^^^^^^^^^ animation-ignores-reduce-motion
    couponError = String(localized: "This coupon is for trousers.")
    Task {
      try? await Task.sleep(for: .seconds(4))
//               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ auto-dismiss-no-control
      showsOffer = false
    }
  }
}

struct LookbookScreen: View {
  @State private var page = 1
  private let sensors = CMMotionManager()

  var body: some View {
    Text("Page \(page)")
      .onAppear { watch() }
      .navigationTitle("Lookbook")
  }

  private func watch() {
    sensors.startDeviceMotionUpdates(to: .main) { motion, _ in
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ motion-actuation-missing-alternative
      guard let motion else { return }
      if motion.attitude.roll > 0.8 { turnPage() }
    }
  }

  private func turnPage() { page += 1 }
}
