extension Rule {
  /// The examples of `tap-gesture-missing-button-trait`.
  static let tapGestureExamples: [Example] = [
    .reported(
      """
      struct Row: View {
        let open: () -> Void

        var body: some View {
          Text("Toy Story").onTapGesture { open() }
                          //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that "Toy Story" is tappable
                          //^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
        }
      }
      """,
      fixed: [
        "Add `.accessibilityAddTraits(.isButton)`": """
        struct Row: View {
          let open: () -> Void

          var body: some View {
            Text("Toy Story").onTapGesture { open() }.accessibilityAddTraits(.isButton)
          }
        }
        """
      ]
    ),
    .reported(
      "A modifier that does what its caller asks for",
      """
      struct Tappable: ViewModifier {
        let action: () -> Void

        func body(content: Content) -> some View {
          content
            .padding()
            .onTapGesture(perform: action)
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
        }
      }

      extension View {
        func onPress(_ action: @escaping () -> Void) -> some View {
          self.contentShape(Rectangle()).onTapGesture { action() }
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
                                       //^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
        }
      }
      """
    ),
    .ignored(
      "A modifier with a tap of its own, or with the trait",
      """
      struct Tappable: ViewModifier {
        let action: () -> Void

        func body(content: Content) -> some View {
          content.onTapGesture(perform: action).accessibilityAddTraits(.isButton)
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
        }
      }

      extension View {
        func measured() -> some View {
          self.onTapGesture { Meter.shared.count() }
        }
      }
      """
    ),
    .reported(
      "A row of several views becomes one element",
      """
      struct Row: View {
        let open: () -> Void

        var body: some View {
          HStack {
            Text("Toy Story")
            Text("1995")
          }
          .padding()
          .onTapGesture {
         //^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
            open()
          }
        }
      }
      """,
      fixed: [
        "Add `.accessibilityAddTraits(.isButton)`": """
        struct Row: View {
          let open: () -> Void

          var body: some View {
            HStack {
              Text("Toy Story")
              Text("1995")
            }
            .padding()
            .onTapGesture {
              open()
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
          }
        }
        """
      ]
    ),
    .reported(
      "A gesture value",
      """
      struct Cell: View {
        let pick: () -> Void

        var body: some View {
          Text("Blue").gesture(TapGesture().onEnded { pick() })
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that "Blue" is tappable
        }
      }
      """
    ),
    .ignored(
      "The picture that a container of another library shows is a button",
      """
      struct Sticker: View {
        let url: URL
        let name: String
        let send: () -> Void

        var body: some View {
          RemoteImage(url: url) { state in
            if let image = state.image {
              image
                .resizable()
                .accessibilityLabel(name)
                .accessibilityAddTraits(.isButton)
            }
          }
          .onTapGesture { send() }
        }
      }
      """
    ),
    .ignored(
      "A button beside it does the same",
      """
      struct Review: View {
        let text: String
        @State private var isWhole = false

        var body: some View {
          VStack {
            Text(text)
              .lineLimit(isWhole ? nil : 4)
              .onTapGesture { withAnimation { isWhole.toggle() } }
            Button(isWhole ? "Less" : "Read more") { isWhole.toggle() }
          }
        }
      }
      """
    ),
    .recommended(
      """
      struct Row: View {
        let open: () -> Void

        var body: some View {
          VStack {
            Text("Toy Story")
          }
          .onTapGesture { open() }
          .accessibilityAddTraits(.isButton)
        }
      }
      """
    ),
    .ignored(
      "Another role, or one that is computed",
      """
      struct Row: View {
        let traits: AccessibilityTraits
        let open: () -> Void

        var body: some View {
          VStack {
            Text("Terms").onTapGesture { open() }.accessibilityAddTraits(.isLink)
            Text("Conditions").onTapGesture { open() }.accessibilityAddTraits(traits)
          }
        }
      }
      """
    ),
    .ignored(
      "A project's own modifier that is about accessibility",
      """
      struct Row: View {
        let open: () -> Void

        var body: some View {
          Text("Terms").onTapGesture { open() }.accessibleButton()
        }
      }
      """
    ),
    .ignored(
      "A tap beside the field dismisses the keyboard",
      """
      struct Form: View {
        @FocusState private var isFocused: Bool

        var body: some View {
          Color.clear.contentShape(Rectangle()).onTapGesture { isFocused = false }
        }
      }
      """
    ),
    .ignored(
      "An accessibility action does the same",
      """
      struct Photo: View {
        let zoom: () -> Void

        var body: some View {
          Text("The summit")
            .onTapGesture(count: 2) { zoom() }
            .accessibilityAction(named: "Zoom") { zoom() }
        }
      }
      """
    ),
    .ignored(
      "Hidden, or inside an element that replaces it",
      """
      struct Card: View {
        let open: () -> Void

        var body: some View {
          VStack {
            Text("More").onTapGesture { open() }
          }
          .accessibilityElement()
          .accessibilityLabel("More")
          .accessibilityAction { open() }
        }
      }
      """
    ),
    .ignored(
      "The position of the tap matters",
      """
      struct Board: View {
        let drop: (CGPoint) -> Void

        var body: some View {
          Text("Board").gesture(SpatialTapGesture().onEnded { drop($0.location) })
        }
      }
      """
    ),
    .reported(
      "A group of which one branch only keeps the room",
      """
      struct Cover: View {
        let isShown: Bool
        let open: () -> Void

        var body: some View {
          Group {
            if isShown {
              Text("Cover")
            } else {
              Rectangle().hidden()
            }
          }
          .onTapGesture { open() }
         //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
        }
      }
      """
    ),
    .reported(
      "A member, a function and a group",
      """
      struct Screen: View {
        let open: () -> Void

        private var card: some View {
          VStack {
            Text("Trails")
            Text("Huts")
          }
        }

        var body: some View {
          VStack {
            card.onTapGesture { open() }
               //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
               //^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
            chip("New").onTapGesture { open() }
                      //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
                      //^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
            Group { Text("Old") }.onTapGesture { open() }
                                //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that "Old" is tappable
          }
        }

        private func chip(_ title: String) -> some View {
          Text(title).padding(8)
        }
      }
      """
    ),
    .ignored(
      "A member that has the trait, or handles taps itself",
      """
      struct Screen: View {
        @Environment(\\.dismiss) private var dismiss
        let open: () -> Void

        private var card: some View {
          Text("Trails").accessibilityAddTraits(.isLink)
        }

        private var shade: some View {
          Color.black.opacity(0.4)
        }

        @ViewBuilder private var row: some View {
          Text("Huts")
          Button("Book") { open() }
        }

        var body: some View {
          VStack {
            shade.onTapGesture { dismiss() }
            card.gesture(TapGesture().onEnded { open() })
            row.onTapGesture { open() }
          }
        }
      }
      """
    ),
    .reported(
      "A gesture with a name",
      """
      struct Screen: View {
        let open: () -> Void

        private var tap: some Gesture {
          TapGesture().onEnded { open() }
        }

        var body: some View {
          Text("Trails").gesture(tap)
                       //^^^^^^^^^^^^ VoiceOver users cannot tell that "Trails" is tappable
        }
      }
      """
    ),
    .reported(
      "A location that is never used",
      """
      struct Screen: View {
        let open: () -> Void

        var body: some View {
          Text("Trails").onTapGesture { _ in open() }
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that "Trails" is tappable
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
        }
      }
      """
    ),
    .ignored(
      "What dims the screen",
      """
      struct Screen: View {
        let cancel: () -> Void

        var body: some View {
          Color.black.opacity(0.3)
            .ignoresSafeArea()
            .onTapGesture { cancel() }
        }
      }
      """
    ),
    .ignored(
      "A button inside does the same",
      """
      struct Screen: View {
        let toggle: () -> Void

        var body: some View {
          VStack {
            Text("Rain is expected")
            Button("More") { toggle() }
          }
          .contentShape(Rectangle())
          .onTapGesture { toggle() }
        }
      }
      """
    ),
    .ignored(
      "A link in what is combined",
      """
      struct Screen: View {
        let open: () -> Void

        var body: some View {
          HStack {
            Text("Privacy").accessibilityAddTraits(.isLink)
            Image(systemName: "arrow.up.right")
          }
          .accessibilityElement(children: .combine)
          .onTapGesture { open() }
        }
      }
      """
    ),
    .ignored(
      "The bottom layer",
      """
      struct Screen: View {
        let showControls: () -> Void

        var body: some View {
          ZStack {
            Color.clear.contentShape(Rectangle()).onTapGesture { showControls() }
            Text("Hut")
          }
        }
      }
      """
    ),
    .ignored(
      "A part of it is announced, a tap beside a tip closes it, and a field has a tap of its own",
      """
      struct Order: View {
        @State private var isExpanded = false
        @State private var showsTip = false
        @Binding var amount: String

        var body: some View {
          VStack {
            HStack {
              Text("Deposits")
              Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
                .accessibilityLabel(isExpanded ? "Hide details" : "Show details")
                .accessibilityAddTraits(.isButton)
            }
            .contentShape(Rectangle())
            .onTapGesture { isExpanded.toggle() }
            VStack {
              Text("Discount")
              Button("About discounts") { showsTip.toggle() }
            }
            .contentShape(Rectangle())
            .onTapGesture { showsTip = false }
            AmountField(amount: $amount)
              .simultaneousGesture(TapGesture().onEnded { count("amount") })
          }
        }
      }

      struct AmountField: View {
        @Binding var amount: String

        var body: some View {
          TextField("Amount", text: $amount).textContentType(.creditCardNumber)
        }
      }
      """
    ),
    .reported(
      "A function makes what is tapped, with another control in it or an image that it is handed",
      """
      struct Receive: View {
        var body: some View {
          address(title: "Shielded")
            .onTapGesture { print("opened") }
          // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
          detail("Recipient", icon: Image(decorative: "copy"))
            .onTapGesture { print("tapped") }
          // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this is tappable
          // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
        }
        func address(title: String) -> some View { HStack { Text(title); Button("Copy") { print("x") } } }
        private func detail(_ title: String, icon: Image? = nil) -> some View {
          HStack { Text(title); if let icon { icon.padding(4) } }
        }
      }
      """
    ),
  ]
}
