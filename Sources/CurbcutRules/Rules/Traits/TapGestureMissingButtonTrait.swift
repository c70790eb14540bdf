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
    limits: """
      Taps on scroll views, backgrounds and views that a caller passes in are left alone: they mostly
      put the keyboard away.
      """,
    examples: [
      .bad(
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
      .bad(
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
      .bad(
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
      .good(
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
      .good(
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
      .good(
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
      .good(
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
      .good(
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
      .good(
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
      .good(
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
      .bad(
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
    ],
    check: .element(wearing: .gesture) { element, findings in
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
      let words = element.is(.text, .label) ? element.visibleText.value : nil
      var message = "VoiceOver does not say that this can be tapped"
      if let words, !words.isBlank {
        message = "VoiceOver reads “\(words.spoken)” without saying that it can be tapped"
      }
      var modifiers = [".accessibilityAddTraits(.isButton)"]
      if element.isLayout, element.grouping == nil, element.isNamed == .no,
        element.children(in: .content).count > 1
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
