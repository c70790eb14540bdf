extension Rule {
  /// The examples of `button-state-not-exposed`.
  static let buttonStateExamples: [Example] = [
    .reported(
      "A box that is filled with a shape",
      """
      struct Chore: View {
        let name: String
        @Binding var isFinished: Bool

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether "isFinished" is true or false
            isFinished.toggle()
          } label: {
            HStack {
              ZStack {
                Circle().strokeBorder(lineWidth: 2)
                if isFinished { Circle().padding(6) }
              }
              .frame(width: 28, height: 28)
              Text(name)
            }
          }
        }
      }
      """,
      fixed: [:]
    ),
    .reported(
      """
      struct Screen: View {
        @State private var isSaved = false

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether "isSaved" is true or false
            isSaved.toggle()
          } label: {
            Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
          }
          .accessibilityLabel("Bookmark")
        }
      }
      """,
      fixed: [
        "Add `.accessibilityAddTraits(isSaved ? .isSelected : [])`": """
        struct Screen: View {
          @State private var isSaved = false

          var body: some View {
            Button {
              isSaved.toggle()
            } label: {
              Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
            }
            .accessibilityLabel("Bookmark")
            .accessibilityAddTraits(isSaved ? .isSelected : [])
          }
        }
        """
      ]
    ),
    .reported(
      "What pressing it does is written elsewhere",
      """
      @Observable final class Player {
        var isPlaying = false
        var symbol: String { isPlaying ? "pause.fill" : "play.fill" }

        func togglePlayback() { isPlaying.toggle() }
      }

      struct Controls: View {
        @State private var player = Player()
        let track: Track
        let onLike: () -> Void

        var body: some View {
          List {
            Button(action: onLike) { Image(systemName: track.isLiked ? "heart.fill" : "heart") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isLiked" is true or false
              .accessibilityLabel("Like")
            Button { player.togglePlayback() } label: { Image(systemName: player.symbol) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isPlaying" is true or false
              .accessibilityLabel("Play")
          }
        }
      }
      """
    ),
    .reported(
      "Two actions",
      """
      struct Controls: View {
        let store: Store

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether "isPlaying" is true or false
            store.isPlaying ? store.pause() : store.play()
          } label: {
            if store.isPlaying {
              Image(systemName: "pause.circle")
            } else {
              Image(systemName: "play.circle")
            }
          }
          .accessibilityLabel("Play")
        }
      }
      """,
      fixed: [
        "Let the label be `store.isPlaying ? \"Pause\" : \"Play\"`": """
        struct Controls: View {
          let store: Store

          var body: some View {
            Button {
              store.isPlaying ? store.pause() : store.play()
            } label: {
              if store.isPlaying {
                Image(systemName: "pause.circle")
              } else {
                Image(systemName: "play.circle")
              }
            }
            .accessibilityLabel(store.isPlaying ? "Pause" : "Play")
          }
        }
        """
      ]
    ),
    .ignored(
      "A representation takes its place",
      """
      struct Screen: View {
        let title: String
        @Binding var isOn: Bool

        var body: some View {
          Button {
            isOn.toggle()
          } label: {
            Label(title, systemImage: isOn ? "bell.fill" : "bell")
          }
          .accessibilityRepresentation {
            Toggle(title, isOn: $isOn)
          }
        }
      }
      """
    ),
    .ignored(
      "A symbol of the checkmark family makes the button selected",
      """
      struct Reminder: View {
        @State private var isOn = false

        var body: some View {
          Button {
            isOn.toggle()
          } label: {
            HStack {
              Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
              Text("Remind me")
            }
          }
        }
      }
      """
    ),
    .ignored(
      "Two images of different things, of the surroundings or for a moment",
      """
      struct Steps: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        let isLast: Bool
        let isLoading: Bool
        let next: () -> Void

        var body: some View {
          List {
            Button(action: next) { Image(systemName: isLast ? "checkmark" : "arrow.right") }
              .accessibilityLabel("Continue")
            Button(action: next) { Image(systemName: isLoading ? "cloud.fill" : "cloud") }
              .accessibilityLabel("Continue")
            Button(action: next) { Image(systemName: sizeClass == .compact ? "map" : "map.fill") }
              .accessibilityLabel("Continue")
          }
        }
      }
      """
    ),
    .reported(
      "A row that is tapped",
      """
      struct Chore: View {
        let title: String
        @State private var isDone = false

        var body: some View {
          HStack {
            Image(systemName: isDone ? "square.fill" : "square")
            Text(title)
          }
          .onTapGesture { isDone.toggle() }
         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this element the same whether "isDone" is true or false
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        }
      }
      """
    ),
    .reported(
      "Two images",
      """
      struct Screen: View {
        @State private var isSaved = false

        var body: some View {
          Button(action: { isSaved = !isSaved }) {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isSaved" is true or false
            if isSaved {
              Image("saved")
            } else {
              Image("unsaved")
            }
          }
          .accessibilityLabel("Add to library")
        }
      }
      """
    ),
    .reported(
      "A label that repeats the text",
      """
      struct Task: View {
        let title: String
        @Binding var isDone: Bool

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether "isDone" is true or false
            isDone.toggle()
          } label: {
            HStack {
              Image(systemName: isDone ? "checkmark.square.fill" : "square")
              Text(title)
            }
          }
          .accessibilityLabel(title)
        }
      }
      """
    ),
    .reported(
      "Only its color differs",
      """
      struct Lamp: View {
        @State private var isOn = false

        var body: some View {
          Button("Lamp") { isOn.toggle() }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isOn" is true or false
            .padding()
            .background(isOn ? Color.yellow : Color.gray)
        }
      }
      """
    ),
    .ignored(
      "Its color differs, and its value",
      """
      struct Lamp: View {
        @State private var isOn = false

        var body: some View {
          Button("Lamp") { isOn.toggle() }
            .padding()
            .background(isOn ? Color.yellow : Color.gray)
            .accessibilityValue(isOn ? "On" : "Off")
        }
      }
      """
    ),
    .reported(
      "The knob of a switch moves",
      """
      struct Seat: View {
        @Binding var isWarm: Bool

        var body: some View {
          Button { isWarm.toggle() } label: {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isWarm" is true or false
            ZStack(alignment: isWarm ? .trailing : .leading) {
              Capsule().frame(width: 60, height: 44)
              Circle().padding(4)
            }
            .frame(width: 60, height: 44)
          }
          .accessibilityLabel("Heated seat")
        }
      }
      """
    ),
    .reported(
      "The next of several values",
      """
      struct Player: View {
        @State private var mode = RepeatMode.off

        var body: some View {
          Button { mode = mode.next } label: {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whatever "mode" is set to
            Label("Repeat", systemImage: mode == .one ? "repeat.1" : "repeat")
          }
        }
      }
      """
    ),
    .ignored(
      "The words are worked out elsewhere",
      """
      struct Follow: View {
        @State private var state = FollowState.none

        var body: some View {
          Button { state = state.next } label: {
            let words = title(state)
            Text(words).foregroundStyle(state == .following ? .secondary : .primary)
          }
        }
      }
      """
    ),
    .ignored(
      "The value tells which it is",
      """
      struct Player: View {
        @State private var mode = RepeatMode.off

        var body: some View {
          Button { mode = mode.next } label: {
            Label("Repeat", systemImage: mode == .one ? "repeat.1" : "repeat")
          }
          .accessibilityValue(mode.title)
        }
      }
      """
    ),
    .recommended(
      "The label changes",
      """
      struct Screen: View {
        @State private var isSaved = false

        var body: some View {
          Button {
            isSaved.toggle()
          } label: {
            Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
          }
          .accessibilityLabel(isSaved ? "Remove bookmark" : "Bookmark")
        }
      }
      """
    ),
    .ignored(
      "A modifier of another file may say it",
      """
      struct Player: View {
        @State private var isMuted = false

        var body: some View {
          Button {
            isMuted.toggle()
          } label: {
            Image(systemName: isMuted ? "speaker.slash" : "speaker").accessibilityLabel("Sound")
          }
          .accessibleState(isMuted)
        }
      }
      """
    ),
    .ignored(
      "A button without a label has a fault of its own",
      """
      struct Player: View {
        @State private var isMuted = false

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "muted" or "loud"
            isMuted.toggle()
          } label: {
            Image(isMuted ? "muted" : "loud")
          }
        }
      }
      """
    ),
    .ignored(
      "The text changes",
      """
      struct Screen: View {
        @State private var isSaved = false

        var body: some View {
          Button {
            isSaved.toggle()
          } label: {
            Label(isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark")
          }
        }
      }
      """
    ),
    .reported(
      "A section that expands",
      """
      struct Screen: View {
        @State private var isExpanded = false

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button the same whether "isExpanded" is true or false
            isExpanded.toggle()
          } label: {
            Label("Shipping", systemImage: isExpanded ? "chevron.up" : "chevron.down")
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityValue(isExpanded ? \"Expanded\" : \"Collapsed\")`": """
        struct Screen: View {
          @State private var isExpanded = false

          var body: some View {
            Button {
              isExpanded.toggle()
            } label: {
              Label("Shipping", systemImage: isExpanded ? "chevron.up" : "chevron.down")
            }
            .accessibilityValue(isExpanded ? "Expanded" : "Collapsed")
          }
        }
        """
      ]
    ),
    .ignored(
      "The value changes",
      """
      struct Screen: View {
        @State private var isSaved = false

        var body: some View {
          Button("Bookmark", systemImage: isSaved ? "bookmark.fill" : "bookmark") {
            isSaved.toggle()
          }
          .accessibilityValue(isSaved ? "On" : "Off")
        }
      }
      """
    ),
    .ignored(
      "The trait changes",
      """
      struct Screen: View {
        @State private var isSaved = false

        var body: some View {
          Button("Bookmark", systemImage: isSaved ? "bookmark.fill" : "bookmark") {
            isSaved.toggle()
          }
          .accessibilityAddTraits(isSaved ? .isSelected : [])
        }
      }
      """
    ),
    .ignored(
      "A toggle exposes its state itself",
      """
      struct Screen: View {
        @State private var isSaved = false

        var body: some View {
          Toggle("Bookmark", isOn: $isSaved).toggleStyle(.button)
        }
      }
      """
    ),
  ]
}
