import CurbcutModel

extension Rule {
  static let buttonStateNotExposed = Rule(
    id: "button-state-not-exposed",
    title: "Button does not expose its state",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear the same label before and after they press the button, while
      only its image shows whether something is on. Expose the state as a trait, as a value or in
      the label.
      """,
    examples: [
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
        "A style of the project shows it",
        """
        struct PillStyle: ButtonStyle {
          let isOn: Bool

          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().background(isOn ? Color.yellow : Color.clear)
          }
        }

        struct Player: View {
          let player: Music

          var body: some View {
            Button("shuffled") { player.shuffled.toggle() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "shuffled" is true or false
              .buttonStyle(PillStyle(isOn: player.shuffled))
          }
        }
        """
      ),
      .ignored(
        "A style that adds a trait",
        """
        struct PillStyle: ButtonStyle {
          let isOn: Bool

          func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding().background(isOn ? Color.yellow : Color.clear)
              .accessibilityAddTraits(isOn ? .isSelected : [])
          }
        }

        struct Player: View {
          let player: Music

          var body: some View {
            Button("Shuffle") { player.shuffled.toggle() }
              .buttonStyle(PillStyle(isOn: player.shuffled))
            Button("Mute") { player.isMuted.toggle() }
              .buttonStyle(StyleOfAnotherPackage(isOn: player.isMuted))
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
              Text(words).foregroundStyle(state == .following ? .red : .primary)
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
    ],
    check: .element(of: .button) { element, findings in
      let state = ShownState(of: element)
      guard let (name, path) = state.toggle else {
        guard let name = state.cycle else { return }
        return findings.report(
          "VoiceOver reads this button the same whatever \"\(name)\" is set to",
          at: element.head,
          severity: element.place.contains(.menu) ? .info : nil
        )
      }
      let modifier =
        if let (yes, no) = spokenStates(of: name) {
          ".accessibilityValue(\(path) ? \(literal(yes)) : \(literal(no)))"
        } else {
          ".accessibilityAddTraits(\(path) ? .isSelected : [])"
        }
      findings.report(
        "VoiceOver reads this button the same whether \"\(name)\" is true or false",
        at: element.head,
        severity: element.place.contains(.menu) ? .info : nil,
        fixes: [.review("Add `\(modifier)`", .append(modifier, to: element))]
      )
    },
    exemptions: Exemption.exposedState + [
      Exemption("it has no label, which another rule is about", certainty: { !$0.isTextual })
    ]
  )

  /// What VoiceOver should say of something that opens and closes, going by a property's name.
  private static func spokenStates(of name: String) -> (isTrue: String, isFalse: String)? {
    let words = AssetNames.words(of: name)
    if ["expanded", "open", "unfolded"].contains(where: { words.contains($0) }) {
      return ("Expanded", "Collapsed")
    }
    return words.contains("collapsed") || words.contains("folded") ? ("Collapsed", "Expanded") : nil
  }
}
