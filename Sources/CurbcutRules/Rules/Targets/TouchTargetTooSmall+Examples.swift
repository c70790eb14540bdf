extension Rule {
  /// The examples of `touch-target-too-small`.
  static let touchTargetTooSmallExamples: [Example] = [
    .reported(
      """
      struct Card: View {
        let star: () -> Void

        var body: some View {
          Button(action: star) {
            Image(systemName: "star")
              .frame(width: 32, height: 32)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 32×32 pt; 44×44 pt is recommended
          }
          .accessibilityLabel("Favorite")
        }
      }
      """,
      fixed: [
        "Enlarge the touch target to 44×44 pt": """
        struct Card: View {
          let star: () -> Void

          var body: some View {
            Button(action: star) {
              Image(systemName: "star")
                .frame(width: 32, height: 32)
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
            }
            .accessibilityLabel("Favorite")
          }
        }
        """
      ]
    ),
    .reported(
      "A frame around a button whose style draws its label alone",
      """
      struct Card: View {
        let star: () -> Void

        var body: some View {
          Button(action: star) { Image(systemName: "star") }
            .buttonStyle(.plain)
            .accessibilityLabel("Favorite")
            .frame(width: 26, height: 26)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 26×26 pt; 44×44 pt is recommended
        }
      }
      """
    ),
    .reported(
      "With a localized label",
      """
      struct Card: View {
        let star: () -> Void

        var body: some View {
          Button(action: star) {
            Image(systemName: "star").frame(width: 32, height: 32)
                                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 32×32 pt; 44×44 pt is recommended
          }
          .accessibilityLabel(NSLocalizedString("favorite", comment: "Marks a trail"))
        }
      }
      """
    ),
    .reported(
      "By a constant",
      """
      struct Card: View {
        let star: () -> Void
        private let side: CGFloat = 32

        var body: some View {
          Button(action: star) {
            Image(systemName: "star").frame(width: side, height: side)
                                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 32×32 pt; 44×44 pt is recommended
          }
          .accessibilityLabel("Favorite")
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
            Image(systemName: "star")
              .frame(width: 32, height: 32)
              .frame(minWidth: 44, minHeight: 44)
              .contentShape(Rectangle())
          }
          .accessibilityLabel("Favorite")
        }
      }
      """
    ),
    .reported(
      "One of two labels is small",
      """
      struct Recorder: View {
        @State private var isRecording = false

        var body: some View {
          Button {
            isRecording.toggle()
          } label: {
            if isRecording {
              Image(systemName: "stop.fill")
                .accessibilityLabel("Stop")
                .frame(width: 30, height: 30)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
            } else {
              Text("Record")
            }
          }
          .buttonStyle(.plain)
        }
      }
      """
    ),
    .ignored(
      "Small only while it cannot be pressed",
      """
      struct Sender: View {
        let isSending: Bool
        let send: () -> Void

        var body: some View {
          Button(action: send) {
            if isSending {
              ProgressView("Sending").labelsHidden().frame(width: 20, height: 20)
            } else {
              Text("Send")
            }
          }
        }
      }
      """
    ),
    .ignored(
      "A background",
      """
      struct Screen: View {
        let open: () -> Void

        var body: some View {
          Text("Huts").background {
            Button("Open", action: open).frame(width: 20, height: 20)
          }
        }
      }
      """
    ),
    .ignored(
      "A size that scales, or that is passed in",
      """
      struct Card: View {
        let star: () -> Void
        let side: CGFloat
        @ScaledMetric private var scaled: CGFloat = 32

        var body: some View {
          VStack {
            Button(action: star) {
              Image(systemName: "star").frame(width: side, height: side)
            }
            .accessibilityLabel("Favorite")
            Button(action: star) {
              Image(systemName: "heart").frame(width: scaled, height: scaled)
            }
            .accessibilityLabel("Like")
          }
        }
      }
      """
    ),
    .reported(
      "A frame around the button",
      """
      struct Card: View {
        let close: () -> Void

        var body: some View {
          Button("Hide", action: close).frame(width: 30, height: 30)
                                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
          Button(action: close) { Image(systemName: "xmark").resizable().padding(4) }
            .frame(width: 30, height: 30).accessibilityLabel("Close")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 30×30 pt; 44×44 pt is recommended
        }
      }
      """
    ),
    .ignored(
      "A frame around a control with its own size",
      """
      struct Card: View {
        let close: () -> Void

        var body: some View {
          VStack {
            Button("Hide", action: close).buttonStyle(.bordered).frame(width: 30, height: 30)
            Button(action: close) {
              Image(systemName: "xmark").padding()
            }
            .frame(width: 30)
            .accessibilityLabel("Close")
          }
        }
      }
      """
    ),
    .reported(
      "Below 24 pt it is an error",
      """
      struct Chip: View {
        let title: String
        let remove: () -> Void

        var body: some View {
          Button(action: remove) {
            Image(systemName: "xmark").frame(width: 12, height: 12).padding(2)
                                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 16×16 pt; 44×44 pt is recommended
          }
          .accessibilityLabel("Remove \\(title)")
        }
      }
      """
    ),
    .reported(
      "Too small on one side",
      """
      struct Chip: View {
        let title: String
        let pick: () -> Void

        var body: some View {
          Button(action: pick) {
            Text(title).frame(height: 28)
                      //^^^^^^^^^^^^^^^^^ Touch target is 28 pt high; 44×44 pt is recommended
                      //^^^^^^^^^^^^^^^^^ Fixed height of 28 pt may clip larger text
          }
        }
      }
      """
    ),
    .reported(
      "A tapped view",
      """
      struct Dot: View {
        let pick: () -> Void

        var body: some View {
          Circle()
            .frame(width: 20, height: 20)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 20×20 pt; 44×44 pt is recommended
            .onTapGesture { pick() }
            .accessibilityLabel("Red")
            .accessibilityAction { pick() }
        }
      }
      """,
      fixed: [
        "Enlarge the touch target to 44×44 pt": """
        struct Dot: View {
          let pick: () -> Void

          var body: some View {
            Circle()
              .frame(width: 20, height: 20)
              .frame(minWidth: 44, minHeight: 44)
              .contentShape(Rectangle())
              .onTapGesture { pick() }
              .accessibilityLabel("Red")
              .accessibilityAction { pick() }
          }
        }
        """
      ]
    ),
    .reported(
      "As small as its symbol",
      """
      struct Field: View {
        let clear: () -> Void

        var body: some View {
          Button("Clear", systemImage: "xmark", action: clear)
          Button(action: clear) {
        //^^^^^^^^^^^^^^^^^^^^^^^ Touch target is as small as its symbol, about 20 pt; 44×44 pt is recommended
            Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear")
          }
          .buttonStyle(.plain)
        }
      }
      """,
      fixed: [
        "Enlarge the touch target to 44×44 pt": """
        struct Field: View {
          let clear: () -> Void

          var body: some View {
            Button("Clear", systemImage: "xmark", action: clear)
            Button(action: clear) {
              Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear").frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
          }
        }
        """
      ]
    ),
    .ignored(
      "Padding inside the label counts",
      """
      struct Card: View {
        let star: () -> Void

        var body: some View {
          Button(action: star) {
            Image(systemName: "star").frame(width: 20, height: 20).padding(12)
          }
          .accessibilityLabel("Favorite")
        }
      }
      """
    ),
    .ignored(
      "Not a control",
      """
      struct Avatar: View {
        var body: some View {
          Image("anna").resizable().frame(width: 20, height: 20).accessibilityLabel("Anna")
        }
      }
      """
    ),
    .ignored(
      "A size that scales",
      """
      struct Card: View {
        @ScaledMetric private var side: CGFloat = 30
        let star: () -> Void

        var body: some View {
          Button(action: star) {
            Image(systemName: "star").frame(width: side, height: side)
          }
          .accessibilityLabel("Favorite")
        }
      }
      """
    ),
    .ignored(
      "The system sizes rows and toolbar items",
      """
      struct Screen: View {
        let star: () -> Void

        var body: some View {
          List {
            Button(action: star) {
              Image(systemName: "star").frame(width: 20, height: 20)
            }
            .accessibilityLabel("Favorite")
          }
          .toolbar {
            Button(action: star) {
              Image(systemName: "star").frame(width: 20, height: 20)
            }
            .accessibilityLabel("Favorite")
          }
        }
      }
      """
    ),
    .ignored(
      "A bordered style makes it larger",
      """
      struct Card: View {
        let star: () -> Void

        var body: some View {
          Button(action: star) {
            Image(systemName: "star").frame(width: 20, height: 20)
          }
          .buttonStyle(.bordered)
          .accessibilityLabel("Favorite")
        }
      }
      """
    ),
    .ignored(
      "A pointer needs less space",
      """
      struct Card: View {
        let star: () -> Void

        var body: some View {
          #if os(macOS)
            Button(action: star) {
              Image(systemName: "star").frame(width: 20, height: 20)
            }
            .accessibilityLabel("Favorite")
          #endif
        }
      }
      """
    ),
    .ignored(
      "A symbol with a size of its own, or one that something else enlarges",
      """
      struct Bar: View {
        let close: () -> Void

        var body: some View {
          VStack {
            Button(action: close) { Image(systemName: "xmark").font(.largeTitle) }
              .accessibilityLabel("Close").buttonStyle(.plain)
            Button(action: close) { Image(systemName: "xmark") }
              .accessibilityLabel("Close").buttonStyle(.plain).padding(20)
            Button(action: close) { Image(systemName: "xmark").enlarged() }
              .accessibilityLabel("Close").buttonStyle(.plain)
          }
        }
      }
      """
    ),
    .ignored(
      "A font around the control sets the size of its symbol",
      """
      struct Bar: View {
        let close: () -> Void

        var body: some View {
          HStack {
            Button(action: close) { Image(systemName: "xmark") }
              .accessibilityLabel("Close").buttonStyle(.plain)
          }
          .font(.largeTitle)
        }
      }
      """
    ),
    .reported(
      "A style whose label has a size",
      """
      struct Round: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .frame(width: 28, height: 28)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 28×28 pt; 44×44 pt is recommended
            .background(.thinMaterial, in: Circle())
            .opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      """
    ),
    .ignored(
      "The content shape of a style reaches beyond what it draws; the mark of a toggle is not all",
      """
      struct Round: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
            .frame(width: 28, height: 28)
            .contentShape(Circle().inset(by: -8))
        }
      }

      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: 28, height: 28)
        }
      }
      """
    ),
    .reported(
      "The style of a section leaves a button in a row as large as its label",
      """
      struct Row: View {
        var body: some View {
          List {
            Button(action: close) { Text("Close").frame(width: 40, height: 40) }
                                                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Touch target is 40×40 pt; 44×44 pt is recommended
          }
          .buttonStyle(.borderless)
        }
      }
      """
    ),
  ]
}
