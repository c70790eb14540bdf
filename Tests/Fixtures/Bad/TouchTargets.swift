import SwiftUI

struct PlayerControls: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button(action: previous) {
        Image(systemName: "backward.end")
          .frame(width: 20, height: 20)
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ touch-target-too-small
      }
      .accessibilityLabel("Previous track")

      Button(action: next) {
        Image(systemName: "forward.end")
          .resizable()
          .frame(width: 30, height: 30)
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ touch-target-too-small
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Next track")

      Button(action: next, label: {
        Image(systemName: "shuffle").frame(width: 60, height: 22)
//                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ touch-target-too-small
      })
      .accessibilityLabel("Shuffle")

      Button(action: next) {
        Image("ab_loop", label: Text("Loop"))
          .frame(width: 16, height: 16)
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ touch-target-too-small
          .padding(4)
      }

      Image("eject")
        .frame(width: 24, height: 24)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ touch-target-too-small
        .onTapGesture(perform: next)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ tap-gesture-instead-of-button
        .accessibilityLabel("Eject")
        .accessibilityAddTraits(.isButton)

      HStack {
        Text("Queue")
        Spacer()
        Text("12 songs")
      }
      .onTapGesture { isOpen = true }
//     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ content-shape-missing
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
    }
  }

  private func previous() {}
  private func next() {}
}
