import SwiftUI

struct BookingScreen: View {
  @State private var showsDialog = false

  var body: some View {
    ZStack {
      Button("Book") { showsDialog = true }

      if showsDialog {
        Color.black.opacity(0.4).ignoresSafeArea()
        VStack {
//      ^^^^^^^^ custom-modal-missing-trait
//      ^^^^^^^^ custom-modal-missing-escape
//      ^^^^^^^^ presentation-missing-focus-return
          Text("Book this room?")
          Button("Book it") { showsDialog = false }
          Button("Not now") { showsDialog = false }
        }
        .padding()
        .background(.regularMaterial)
      }
    }
    .navigationTitle("Booking")
  }
}
