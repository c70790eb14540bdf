import CurbcutModel

extension Rule {
  static let iconButtonMissingLabel = Rule(
    id: "icon-button-missing-label",
    title: "Icon button has no name",
    group: .buttons,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue, .nonTextContent],
    since: "0.1.0",
    why: """
      A button that shows only a picture is read by the name of the picture's file, or merely as
      “button”. Somebody who listens cannot know what it does, and somebody who speaks to the phone
      cannot say its name. The label names what happens, not what is drawn.
      """,
    knownLimitations:
      "A custom view that is built in another package is taken to bring its own words.",
    examples: [
      .reported(
        """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            Button(action: star) {
          //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "star.fill"
              Image(systemName: "star.fill")
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Remove from favorites\")`": """
          struct Card: View {
            let star: () -> Void

            var body: some View {
              Button(action: star) {
                Image(systemName: "star.fill")
              }
              .accessibilityLabel("Remove from favorites")
            }
          }
          """,
          "Show a Label with only its icon": """
          struct Card: View {
            let star: () -> Void

            var body: some View {
              Button(action: star) {
                Label("Remove from favorites", systemImage: "star.fill").labelStyle(.iconOnly)
              }
            }
          }
          """,
        ]
      ),
      .reported(
        "On one line, and with a label closure of its own name",
        """
        struct Toolbar: View {
          @State private var showsSettings = false

          var body: some View {
            Button(action: { showsSettings = true }, label: { Image("cog") }).padding()
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cog"
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Show settings\")`": """
          struct Toolbar: View {
            @State private var showsSettings = false

            var body: some View {
              Button(action: { showsSettings = true }, label: { Image("cog") }).padding().accessibilityLabel("Show settings")
            }
          }
          """
        ]
      ),
      .reported(
        "The system has a word for the drawing, not for the deed",
        """
        struct Cart: View {
          let add: () -> Void

          var body: some View {
            Button(role: .cancel, action: add) {
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "Add", which is what the symbol shows, not what the button does
              Image(systemName: "plus")
            }
          }
        }
        """
      ),
      .reported(
        "A tooltip is read as a hint, after the name that is missing",
        """
        struct Editor: View {
          let undo: () -> Void

          var body: some View {
            Button(action: undo) {
          //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver has no name for this button: its help text is only a hint
              Image(systemName: "arrow.uturn.backward")
            }
            .help("Undo")
          }
        }
        """
      ),
      .reported(
        "Only a shape",
        """
        struct Recorder: View {
          let record: () -> Void

          var body: some View {
            Button(action: record) {
          //^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button without a name
              Circle().fill(.red).frame(width: 60, height: 60)
            }
          }
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Record\")`": """
          struct Recorder: View {
            let record: () -> Void

            var body: some View {
              Button(action: record) {
                Circle().fill(.red).frame(width: 60, height: 60)
              }
              .accessibilityLabel("Record")
            }
          }
          """
        ]
      ),
      .reported(
        "Tabs and a comment behind the last line",
        """
        struct Player: View {
        \tlet play: () -> Void

        \tvar body: some View {
        \t\tButton(action: play) { Image(systemName: "play") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "play"
        \t\t\t.padding()  // Room for a finger.
        \t}
        }
        """,
        fixed: [
          "Add `.accessibilityLabel(\"Play\")`": """
          struct Player: View {
          \tlet play: () -> Void

          \tvar body: some View {
          \t\tButton(action: play) { Image(systemName: "play") }
          \t\t\t.padding()  // Room for a finger.
          \t\t\t.accessibilityLabel("Play")
          \t}
          }
          """
        ]
      ),
      .reported(
        "The only image in it is hidden",
        """
        struct Screen: View {
          let close: () -> Void

          var body: some View {
            Button(action: close) {
          //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button without a name
              Image(systemName: "xmark").accessibilityHidden(true)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            Button(action: star) {
              Image(systemName: "star.fill")
            }
            .accessibilityLabel("Remove from favorites")
          }
        }
        """
      ),
      .ignored(
        "The image inside is named",
        """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            Button(action: star) {
              Image(systemName: "star.fill").accessibilityLabel("Remove from favorites")
            }
          }
        }
        """
      ),
      .ignored(
        """
        struct Toolbar: View {
          let close: () -> Void

          var body: some View {
            VStack {
              Button("Close", systemImage: "xmark", action: close).labelStyle(.iconOnly)
              Button(action: close) {
                Label("Close all", systemImage: "xmark.circle").labelStyle(.iconOnly)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Words that are computed are words",
        """
        struct Row: View {
          let title: LocalizedStringKey
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Image(systemName: "folder")
                Text(title)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The whole card speaks with one voice",
        """
        struct Card: View {
          let open: () -> Void

          var body: some View {
            VStack {
              Button(action: open) { Image(systemName: "folder") }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Open the folder")
            .accessibilityAction { open() }
          }
        }
        """
      ),
      .ignored(
        "Nobody knows what a style is given",
        """
        struct PillStyle: PrimitiveButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button(action: configuration.trigger) {
              HStack {
                Image(systemName: "arrow.right")
                configuration.label
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A style may draw the words that it is given",
        """
        struct Profile: View {
          let chat: () -> Void

          var body: some View {
            Button(action: chat) {
              Image("chat")
            }
            .buttonStyle(ActionButtonStyle(title: Strings.profileActionChat, size: .large))
          }
        }
        """
      ),
    ],
    check: .element(of: .button) { element, findings in
      guard element.isUnnamedIconControl else { return }
      findings.reportIconOnly(element)
    }
  )
}
