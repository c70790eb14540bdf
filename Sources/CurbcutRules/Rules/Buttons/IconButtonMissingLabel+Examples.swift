extension Rule {
  /// The examples of `icon-button-missing-label`.
  static let iconButtonMissingLabelExamples: [Example] = [
    .reported(
      """
      struct Card: View {
        let star: () -> Void

        var body: some View {
          Button(action: star) {
        //^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "Favorite", which names the symbol, not what the button does
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
        "Use `Label` with `.labelStyle(.iconOnly)`": """
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
      "On one line, with a label closure as an argument",
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
      "A button that a view of the project is given, and one in what a case holds",
      """
      struct Screen: View {
        var body: some View {
          Header(title: "Trails", trailing: Button { print("tapped") } label: { Image("gear_icon") })
                                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "gear_icon"
          Row(kind: .custom { Button(action: { dump(self) }) { Image("cart_icon") } })
                            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "cart_icon"
        }
      }
      """
    ),
    .reported(
      "Buttons that a function of the view and a modifier of the project are handed",
      """
      struct Screen: View {
        let item: Item

        var body: some View {
          Text(item.name).badgeView {
            Button(action: { item.delete() }) { Image("bin_icon") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "bin_icon"
          }
          box(title: "Help", trailing: Button(action: { item.open() }) { Image("help_icon") }) {
                                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "help_icon"
            Button(action: { item.share() }) { Image("share_icon") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "share_icon"
          }
        }

        func box<Inside: View, Trailing: View>(
          title: String,
          trailing: Trailing,
          @ViewBuilder content: () -> Inside
        ) -> some View {
          VStack { HStack { Text(title); trailing }; content() }
        }
      }
      """
    ),
    .ignored(
      "Picture that a modifier of another package shows while the hidden one loads",
      """
      struct Thumbnail: View {
        let url: URL?

        var body: some View {
          KFImage
            .url(url)
            .placeholder { Image("trail_placeholder") }
            .resizable()
            .accessibilityHidden(true)
            .accessibilityIgnoresInvertColors()
        }
      }
      """
    ),
    .reported(
      "The system has a fitting name for the symbol",
      """
      struct Cart: View {
        let add: () -> Void

        var body: some View {
          Button(role: .cancel, action: add) {
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Add"
            Image(systemName: "plus")
          }
        }
      }
      """
    ),
    .reported(
      "The symbol's name is only half of what the button does",
      """
      struct Address: View {
        let editAddress: () -> Void

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "Edit", which says less than "Edit address"
            editAddress()
          } label: {
            Image(systemName: "pencil").padding()
          }
        }
      }
      """
    ),
    .reported(
      "Help text is read as a hint",
      """
      struct Editor: View {
        let undo: () -> Void

        var body: some View {
          Button(action: undo) {
        //^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label; `.help` adds only a hint
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
        //^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
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
      "Tabs and a comment after the last line",
      """
      struct Player: View {
      \tlet play: () -> Void

      \tvar body: some View {
      \t\tButton(action: play) { Image(systemName: "play") }
      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Play"
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
        //^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
            Image(systemName: "xmark").accessibilityHidden(true)
          }
        }
      }
      """
    ),
    .reported(
      "A component that shows an image it is handed",
      """
      struct Icon: View {
        private let image: Image

        init(_ icon: KeyPath<Icons, Image>) { image = Icons.all[keyPath: icon] }

        var body: some View { image }
      }

      struct Banner: View {
        let close: () -> Void

        var body: some View {
          HStack {
            Text("New sounds are here")
            Button(action: close) { Icon(\\.close) }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
          }
        }
      }
      """
    ),
    .reported(
      "A cross that flips the flag of what it closes",
      """
      struct Preview: View {
        @Binding var isFullScreen: Bool

        var body: some View {
          Button {
        //^^^^^^^^ This button has no label of its own; VoiceOver uses its symbol's name, "Close"
            isFullScreen.toggle()
          } label: {
            Image(systemName: "xmark.circle").frame(width: 44, height: 44)
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
    .reported(
      "In what an optional is mapped to",
      """
      struct Player: View {
        let episode: Episode?
        let stop: () -> Void

        var body: some View {
          episode.map { _ in
            Button(action: stop) { Image("octagon") }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "octagon"
          }
        }
      }
      """
    ),
    .reported(
      "A picker of photos",
      """
      struct Composer: View {
        @Binding var photo: PhotosPickerItem?

        var body: some View {
          PhotosPicker(selection: $photo, matching: .images) { Image("camera") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "camera"
        }
      }
      """
    ),
    .ignored(
      "A closure that a modifier of the project applies gives the label where there is one",
      """
      struct TrayButton: View {
        let name: String?
        let open: () -> Void

        var body: some View {
          Button(action: open) { Image("tray") }
            .ifLet(name) { $0.accessibilityLabel($1) }
        }
      }
      """
    ),
    .reported(
      "Such a closure gives something else",
      """
      struct TrayButton: View {
        let id: String?
        let open: () -> Void

        var body: some View {
          Button(action: open) { Image("tray") }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button as "tray"
            .ifLet(id) { $0.accessibilityIdentifier($1) }
        }
      }
      """
    ),
    .ignored(
      "The image inside has a label",
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
      "Labels that show only their icon",
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
      "Text that is computed",
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
      "An element around it replaces its children",
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
      "Unknown label of a style",
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
      "Unknown whether its style draws the text that it is given",
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
    .reported(
      "Images that a generator made, and those that a function is handed",
      """
      struct Wallet: View {
        @State private var hidesBalance = false
        let kind: Kind

        var body: some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "eyeOff" or "eyeOn"
            hidesBalance.toggle()
          } label: {
            if hidesBalance {
              Asset.Assets.eyeOff.image.sized(44)
            } else {
              Asset.Assets.eyeOn.image.sized(44)
            }
          }
          fieldButton(icon: Asset.Assets.Icons.scan.image)
          Button(action: scan) { kind.icon.swiftUIImage }
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button has no accessibility label
        }

        private func fieldButton(icon: Image?) -> some View {
          Button {
        //^^^^^^^^ VoiceOver reads this button as "scan"
            self.scan()
          } label: {
            if let icon { icon.sized(44) }
          }
        }
      }

      extension Image {
        func sized(_ side: CGFloat) -> some View {
          resizable().frame(width: side, height: side)
        }
      }
      """
    ),
  ]
}
