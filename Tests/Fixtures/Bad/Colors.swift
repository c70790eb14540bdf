import SwiftUI

struct StatusBoard: View {
  let isUp: Bool
  let load: Double

  var body: some View {
    ScrollView {
      Text("Database")
        .foregroundStyle(isUp ? .green : .red)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-only-state
        .background(.black)

      HStack {
        Circle()
//      ^^^^^^^^ custom-drawing-missing-accessibility
          .fill(isUp ? Color.green : Color.orange)
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-only-state
          .frame(width: 12, height: 12)
        Text("Queue")
      }

      Text("Notice")
        .foregroundStyle(.black)
//       ^^^^^^^^^^^^^^^^^^^^^^^ hardcoded-color
      Text("Paper")
        .padding()
        .background(.white)
//       ^^^^^^^^^^^^^^^^^^ hardcoded-color

      Text("Low contrast")
        .foregroundStyle(.yellow)
//       ^^^^^^^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
        .background(.white)
      Text("Pale")
        .foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7))
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
        .background(Color.white)
      Text("Faint on black")
        .foregroundStyle(.white.opacity(0.3))
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
        .background(.black)

      Text("Updated a minute ago")
        .foregroundStyle(.tertiary)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^ low-emphasis-text-style
      Text("By the night shift")
        .foregroundStyle(.quaternary)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ low-emphasis-text-style
      Text("Old data")
        .italic()
        .foregroundStyle(Color.gray)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ low-emphasis-text-style
    }
  }
}

struct OfferCard: View {
  let isMember: Bool
  let buy: () -> Void
  let wait: () -> Void

  var body: some View {
    ZStack {
      Color.orange
      VStack {
        Text("Only today")
//      ^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
        Button("Buy") { buy() }
          .foregroundStyle(.white)
//         ^^^^^^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
          .background(.yellow)
        Button("Later") { wait() }
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
          .buttonStyle(.borderedProminent)
          .tint(.mint)
        Text("Terms")
          .foregroundColor(Color(hex: "#CCCCCC"))
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
          .background(Color.white)
        Text(isMember ? "For members" : "For everybody")
          .foregroundStyle(isMember ? Palette.sun : .black)
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ color-contrast-insufficient
          .background(RoundedRectangle(cornerRadius: 8).fill(.white))
      }
      .foregroundStyle(.white)
    }
  }
}

enum Palette {
  static let sun = Color(red: 0.95, green: 0.8, blue: 0.1)
}

extension Color {
  init(hex: String) {
    let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
    self.init(
      red: Double(value >> 16 & 255) / 255,
      green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255
    )
  }
}
