import CurbcutModel

extension Rule {
  static let tapGestureMissingButtonTrait = Rule(
    id: "tap-gesture-missing-button-trait",
    title: "Tappable view is not announced as a button",
    group: .traits,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      A view with a tap gesture looks like something to press, but VoiceOver reads it like any other
      text or picture. Nobody who listens finds out that a double tap would do something.
      """,
    knownLimitations: """
      Taps on scroll views, backgrounds and views that a caller passes in are left alone: they mostly
      put the keyboard away.
      """,
    examples: [
      .reported(
        """
        struct Row: View {
          let open: () -> Void

          var body: some View {
            Text("Toy Story").onTapGesture { open() }
                            //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads “Toy Story” without saying that it can be tapped
                            //^^^^^^^^^^^^^^^^^^^^^^^ A keyboard cannot press this: a tap gesture is no button
          }
        }
        """,
        fixed: [
          "Add .accessibilityAddTraits(.isButton)": """
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
           //^^^^^^^^^^^^^^ VoiceOver does not say that this can be tapped
              open()
            }
          }
        }
        """,
        fixed: [
          "Add .accessibilityAddTraits(.isButton)": """
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
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads “Blue” without saying that it can be tapped
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
        "Another role, or one that code decides",
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
        "A tap beside the field puts the keyboard away",
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
        "Assistive technology has its own way",
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
        "Hidden, or inside what speaks for it",
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
        "The place of the tap means something",
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
                 //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this can be tapped
                 //^^^^^^^^^^^^^^^^^^^^^^^ A keyboard cannot press this: a tap gesture is no button
              chip("New").onTapGesture { open() }
                        //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this can be tapped
                        //^^^^^^^^^^^^^^^^^^^^^^^ A keyboard cannot press this: a tap gesture is no button
              Group { Text("Old") }.onTapGesture { open() }
                                  //^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads “Old” without saying that it can be tapped
            }
          }

          private func chip(_ title: String) -> some View {
            Text(title).padding(8)
          }
        }
        """
      ),
      .ignored(
        "A member that says what it is, or takes taps for itself",
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
                         //^^^^^^^^^^^^ VoiceOver reads “Trails” without saying that it can be tapped
          }
        }
        """
      ),
      .reported(
        "A place that nobody asks for",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Text("Trails").onTapGesture { _ in open() }
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads “Trails” without saying that it can be tapped
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A keyboard cannot press this: a tap gesture is no button
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
        "What lies under all else",
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
    ],
    check: .element(withModifiers: .gesture) { element, findings in
      guard let tap = element.taps.first(where: { $0.count == 1 }),
        element.isTappedLikeButton(by: tap),
        element.addsTrait(
          "isButton",
          "isLink",
          "isToggle",
          "isKeyboardKey",
          "allowsDirectInteraction"
        ) == .no
      else { return }
      let shown = element.shown
      let words = shown.is(.text, .label) ? shown.visibleText.value : nil
      var message = "VoiceOver does not say that this can be tapped"
      // What a function is called with is not in its own words.
      if let words, !words.isBlank, !element.isPassthrough || words.literal != nil {
        message = "VoiceOver reads “\(words.spoken)” without saying that it can be tapped"
      }
      var modifiers = [".accessibilityAddTraits(.isButton)"]
      if shown.isLayout, shown.grouping == nil, element.grouping == nil, shown.isNamed == .no,
        element.isNamed == .no, shown.children(in: .content).count > 1
      {
        modifiers.insert(".accessibilityElement(children: .combine)", at: 0)
      }
      findings.report(
        message,
        at: tap.modifier.callRange,
        fixes: element.hasControl == .no && !element.isConcatenated
          ? [.safe("Add .accessibilityAddTraits(.isButton)", .append(modifiers, to: element))] : []
      )
    }
  )
}
