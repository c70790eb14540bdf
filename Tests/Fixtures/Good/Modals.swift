import SwiftUI

struct BookingScreen: View {
  @State private var showsTerms = false
  @State private var showsDialog = false
  @State private var confirmsCancel = false
  @State private var failed = false
  @AccessibilityFocusState private var isTermsButtonFocused: Bool
  @AccessibilityFocusState private var isBookButtonFocused: Bool

  var body: some View {
    ZStack {
      VStack {
        Button("Terms") { showsTerms = true }
          .accessibilityFocused($isTermsButtonFocused)
        Button("Book") { showsDialog = true }
          .accessibilityFocused($isBookButtonFocused)
        Button("Cancel booking", role: .destructive) { confirmsCancel = true }
      }
      .accessibilityHidden(showsDialog)

      if showsDialog {
        Color.black.opacity(0.4)
          .ignoresSafeArea()
          .onTapGesture { showsDialog = false }

        VStack {
          Text("Book this room?")
          Button("Book it") { showsDialog = false }
          Button("Not now") { showsDialog = false }
        }
        .padding()
        .background(.regularMaterial)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { showsDialog = false }
      }
    }
    .onChange(of: showsDialog) {
      if !showsDialog { isBookButtonFocused = true }
    }
    .sheet(isPresented: $showsTerms, onDismiss: { isTermsButtonFocused = true }) {
      TermsSheet()
    }
    .alert("Booking failed", isPresented: $failed) {
      Button("OK") {}
    } message: {
      Text("The room was taken a moment ago.")
    }
    .confirmationDialog("Cancel this booking?", isPresented: $confirmsCancel) {
      Button("Yes, cancel", role: .destructive) {}
      Button("Keep it", role: .cancel) {}
    }
    .navigationTitle("Booking")
  }
}

struct TermsSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ScrollView {
        Text("You may cancel until noon of the day before, and we refund the whole price.")
      }
      .navigationTitle("Terms")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

struct ReceiptCover: View {
  @Binding var isPresented: Bool

  var body: some View {
    Text("Receipt")
      .fullScreenCover(isPresented: $isPresented) {
        VStack {
          Text("Thank you.")
          Button("Close") { isPresented = false }
        }
      }
  }
}
