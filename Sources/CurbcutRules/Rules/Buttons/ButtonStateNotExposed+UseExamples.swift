import CurbcutModel

extension Rule {
  /// Views and functions of the project whose state lies in what they are handed.
  static let buttonStateUseExamples: [Example] = [
    .reported(
      "A symbol that the cases of an enumeration have, and a label that is always the same",
      """
      enum Playback {
        case playing, paused, buffering
        var symbol: String { self == .paused ? "play.fill" : "pause.fill" }
        var actionName: LocalizedStringKey { self == .paused ? "Play" : "Pause" }
      }

      struct Transport: View {
        let state: Playback
        let toggle: () -> Void

        var body: some View {
          Button(action: toggle) {
        //^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whatever "state" is
            Image(systemName: state.symbol).font(.largeTitle)
          }
          .accessibilityLabel("Play")
        }
      }
      """
    ),
    .ignored(
      "A label that the cases have too, and symbols that show no state",
      """
      enum Playback {
        case playing, paused, buffering
        var symbol: String { self == .paused ? "play.fill" : "pause.fill" }
        var icon: String { self == .paused ? "moon" : "music.note" }
        var actionName: LocalizedStringKey { self == .paused ? "Play" : "Pause" }
      }

      struct Transport: View {
        let state: Playback
        let toggle: () -> Void

        var body: some View {
          VStack {
            Button(action: toggle) {
              Image(systemName: state.symbol).font(.largeTitle)
            }
            .accessibilityLabel(state.actionName)
            Button(action: toggle) {
              Image(systemName: state.icon).font(.largeTitle)
            }
            .accessibilityLabel("Details")
          }
        }
      }
      """
    ),
    .ignored(
      "A modifier of the project makes a text of the words that change",
      """
      extension View {
        func spokenName(_ name: String) -> some View {
          accessibilityLabel(Text(name))
        }
      }

      struct Camera: View {
        @Binding var flashOn: Bool

        var body: some View {
          Button {
            flashOn.toggle()
          } label: {
            Image(systemName: flashOn ? "bolt.fill" : "bolt.slash.fill").font(.title)
          }
          .spokenName(flashOn ? "Turn flash off" : "Turn flash on")
        }
      }
      """
    ),
    .reported(
      "A symbol that changes and a label that does not, handed to a view of the project",
      """
      struct CallBar: View {
        @State private var isMuted = false
        let end: () -> Void

        var body: some View {
          HStack {
            CallButton(label: "Mute", symbol: isMuted ? "mic.slash" : "mic") { isMuted.toggle() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In `CallButton`: VoiceOver reads this button the same whether "isMuted" is true or false
            CallButton(label: "End call", symbol: "phone.down", action: end)
          }
        }
      }

      struct CallButton: View {
        let label: String
        let symbol: String
        let action: () -> Void

        var body: some View {
          Button(action: action) {
            Image(systemName: symbol).frame(width: 56, height: 56)
          }
          .accessibilityLabel(label)
        }
      }
      """
    ),
    .reported(
      "A binding by what it holds",
      """
      struct MuteButton: View {
        let isMuted: Binding<Bool>

        var body: some View {
          Button { isMuted.wrappedValue.toggle() } label: {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isMuted" is true or false
            Image(systemName: isMuted.wrappedValue ? "mic.slash" : "mic")
          }
          .accessibilityLabel("Mute")
        }
      }
      """
    ),
    .ignored(
      "A label that goes with the symbol, kept in a local name and worked out in a property",
      """
      struct CallBar: View {
        @State private var isMuted = false
        @State private var isHeld = false

        private var holdLabel: LocalizedStringKey {
          switch isHeld {
          case true: "Resume call"
          case false: "Hold call"
          }
        }

        var body: some View {
          let muteLabel: LocalizedStringKey = isMuted ? "Unmute" : "Mute"
          CallButton(label: muteLabel, symbol: isMuted ? "mic.slash" : "mic") { isMuted.toggle() }
          CallButton(label: holdLabel, symbol: isHeld ? "play" : "pause") { isHeld.toggle() }
        }
      }

      struct CallButton: View {
        let label: LocalizedStringKey
        let symbol: String
        let action: () -> Void

        var body: some View {
          Button(action: action) {
            Image(systemName: symbol).frame(width: 56, height: 56)
          }
          .accessibilityLabel(Text(label))
        }
      }
      """
    ),
  ]
}
