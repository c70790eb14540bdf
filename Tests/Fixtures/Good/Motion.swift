import SwiftUI

struct DeckView: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var isFlipped = false
  @State private var isPulsing = false
  @State private var offset: CGFloat = 0
  @State private var count = 0
  @State private var haptics = HapticEngine()

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 12)
        .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .offset(x: offset)
        .animation(reduceMotion ? nil : .spring(), value: isFlipped)
        .animation(.adaptive(reduceMotion: reduceMotion), value: offset)
        .accessibilityHidden(true)

      Circle()
        .scaleEffect(isPulsing ? 1.2 : 1)
        .animation(reduceMotion ? .none : .easeInOut.repeatForever(), value: isPulsing)
        .accessibilityHidden(true)

      Text(count, format: .number)
        .contentTransition(.numericText())
        .animation(.easeInOut, value: count)

      Text("Saved")
        .opacity(isFlipped ? 1 : 0)
        .animation(.easeIn(duration: 0.3), value: isFlipped)

      Button("Flip") {
        withAnimation(reduceMotion ? nil : .bouncy) {
          isFlipped.toggle()
        }
      }
      Button("Shuffle") { shuffle() }
      Button("Deal") {
        guard !reduceMotion else {
          offset = 200
          return
        }
        withAnimation(.spring(duration: 0.6)) {
          offset = 200
        }
      }

      Color.clear
        .frame(height: 1)
        .onAppear { haptics.play() }

      if isFlipped {
        Text("Ace of spades")
          .transition(reduceMotion ? .opacity : .move(edge: .bottom))
      }
    }
  }

  private func shuffle() {
    withAnimation(.linear(duration: 0.1)) {
      offset = 0
    }
  }
}

@MainActor
final class HapticEngine {
  private let generator = UIImpactFeedbackGenerator(style: .soft)

  func play() {
    generator.impactOccurred()
  }
}

extension Animation {
  static func adaptive(reduceMotion: Bool) -> Animation? {
    reduceMotion ? nil : .spring(duration: 0.4)
  }
}
