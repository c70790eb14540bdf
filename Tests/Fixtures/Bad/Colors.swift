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
        .bold()
        .foregroundStyle(Color.gray)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ low-emphasis-text-style
    }
  }
}
