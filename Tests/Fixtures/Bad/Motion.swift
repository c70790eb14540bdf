import SwiftUI

struct DeckView: View {
  @State private var isFlipped = false
  @State private var isPulsing = false
  @State private var offset: CGFloat = 0
  @State private var page = 0

  private let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("Ace of spades")
        .offset(x: offset)
        .rotationEffect(.degrees(isFlipped ? 180 : 0))
        .animation(.spring(), value: isFlipped)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ animation-ignores-reduce-motion

      Text("New")
        .scaleEffect(isPulsing ? 1.3 : 1)
        .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isPulsing)
//       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ repeating-animation-ignores-reduce-motion

      Button("Deal") {
        withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.6)) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ animation-ignores-reduce-motion
          offset = 200
        }
      }

      if isFlipped {
        Text("Joker")
          .transition(.move(edge: .bottom))
//         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transition-ignores-reduce-motion
      }

      TabView(selection: $page) {
        Text("Rules").tag(0)
        Text("Scores").tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .onReceive(timer) { _ in
//     ^^^^^^^^^^^^^^^^^^^^^^^ auto-advancing-content
        page = (page + 1) % 2
      }

      Button("Back") { page = 0 }
      Button("Flip") { isFlipped.toggle() }
    }
    .onAppear { isPulsing = true }
  }
}
