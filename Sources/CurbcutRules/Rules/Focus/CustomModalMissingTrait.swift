import CurbcutModel

extension Rule {
  static let customModalMissingTrait = Rule(
    id: "custom-modal-missing-trait",
    title: "Custom dialog lacks the modal trait",
    group: .focus,
    severity: .warning,
    impact: .serious,
    criteria: [.focusOrder, .meaningfulSequence],
    since: "0.1.0",
    why: """
      A dimming layer shows that only the dialog is active, but VoiceOver cannot see it: it goes
      on to the screen underneath, and people who use VoiceOver may never learn that a dialog is
      open. The modal trait keeps VoiceOver inside the dialog.
      """,
    knownLimitations: """
      Only dialogs that appear by a condition in the same type are checked: with a dimming layer over
      the whole screen, or as a card in the middle of a `ZStack` with a button that closes it.
      """,
    examples: [
      .reported(
        """
        struct Booking: View {
          @State private var isAsking = false

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
              //^^^^^^^^ VoiceOver focus can leave this dialog
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .padding()
                .accessibilityAction(.escape) { isAsking = false }
              }
            }
            .accessibilityFocused($isBookFocused)
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }

          @AccessibilityFocusState private var isBookFocused: Bool
        }
        """,
        fixed: [
          "Add `.accessibilityAddTraits(.isModal)`": """
          struct Booking: View {
            @State private var isAsking = false

            var body: some View {
              ZStack {
                Button("Book") { isAsking = true }
                if isAsking {
                  Color.black.opacity(0.4).ignoresSafeArea()
                  VStack {
                    Text("Book this room?")
                    Button("Book it") { isAsking = false }
                  }
                  .padding()
                  .accessibilityAction(.escape) { isAsking = false }
                  .accessibilityElement(children: .contain)
                  .accessibilityAddTraits(.isModal)
                }
              }
              .accessibilityFocused($isBookFocused)
              .onChange(of: isAsking) { isBookFocused = !isAsking }
            }

            @AccessibilityFocusState private var isBookFocused: Bool
          }
          """
        ]
      ),
      .reported(
        "In an overlay, in a member",
        """
        struct Booking: View {
          @Binding var room: Room?
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            Text("Rooms")
              .overlay {
                if room != nil { dialog }
              }
              .accessibilityFocused($isBookFocused)
              .onChange(of: room) { isBookFocused = room == nil }
          }

          private var dialog: some View {
            ZStack {
              Rectangle()
                .fill(.black.opacity(0.5))
                .onTapGesture { room = nil }
              VStack {
            //^^^^^^^^ VoiceOver focus can leave this dialog
                Text("Book this room?")
                Button("Not now") { room = nil }
              }
              .accessibilityAction(.escape) { room = nil }
            }
          }
        }
        """
      ),
      .reported(
        "A type of the project's own that a screen lays over itself",
        """
        struct Question: View {
          let remove: () -> Void
          @AccessibilityFocusState private var isFocused: Bool
                                             //^^^^^^^^^ "isFocused" is never set, so that VoiceOver focus never moves to its view

          var body: some View {
            ZStack {
              Color.black.opacity(0.5).ignoresSafeArea()
              VStack {
            //^^^^^^^^ VoiceOver focus can leave this dialog
                Text("Remove this trip?")
                Button("Remove", action: remove)
              }
              .accessibilityAction(.escape, remove)
              .accessibilityFocused($isFocused)
            }
          }
        }

        struct Trips: View {
          @State private var isAsking = false

          var body: some View {
            List { Button("Remove trip") { isAsking = true } }
              .overlay {
                if isAsking { Question { isAsking = false } }
              }
          }
        }
        """
      ),
      .reported(
        "An opaque layer over a whole screen",
        """
        struct Trip: View {
          @State private var isAsking = false

          var body: some View {
            ZStack {
              List {
                Button("Cancel Trip") { isAsking = true }
              }
              if isAsking {
                Color(.systemBackground).ignoresSafeArea()
                VStack {
              //^^^^^^^^ VoiceOver focus can leave this dialog
              //^^^^^^^^ VoiceOver focus is not restored when this dialog closes
                  Text("Cancel this trip?")
                  Button("Yes") { isAsking = false }
                }
                .accessibilityAction(.escape) { isAsking = false }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A layer below all else",
        """
        struct Trip: View {
          let isNight: Bool
          let go: () -> Void

          var body: some View {
            ZStack {
              if isNight { Color(.systemBackground).ignoresSafeArea() }
              VStack {
                Text("Ferry to Hven")
                Button("Go", action: go)
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A type of the project's own that is modal where it is used, or shown by the system",
        """
        struct Question: View {
          let remove: () -> Void

          var body: some View {
            ZStack {
              Color.black.opacity(0.5).ignoresSafeArea()
              VStack {
                Text("Remove this trip?")
                Button("Remove", action: remove)
              }
            }
          }
        }

        struct Trips: View {
          @State private var isAsking = false
          @State private var isAskingTwice = false

          var body: some View {
            ZStack {
              List { Button("Remove trip") { isAsking = true } }
              if isAsking {
                Question { isAsking = false }.accessibilityAddTraits(.isModal)
              }
            }
            .fullScreenCover(isPresented: $isAskingTwice) {
              Question { isAskingTwice = false }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Booking: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
                .accessibilityAction(.escape) { isAsking = false }
              }
            }
            .accessibilityFocused($isBookFocused)
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """
      ),
      .ignored(
        "The rest of the screen is hidden",
        """
        struct Booking: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isBookFocused: Bool

          var body: some View {
            ZStack {
              Button("Book") { isAsking = true }
                .accessibilityHidden(isAsking)
              if isAsking {
                Color.black.opacity(0.4).ignoresSafeArea()
                VStack {
                  Text("Book this room?")
                  Button("Book it") { isAsking = false }
                }
                .accessibilityAction(.escape) { isAsking = false }
              }
            }
            .accessibilityFocused($isBookFocused)
            .onChange(of: isAsking) { isBookFocused = !isAsking }
          }
        }
        """
      ),
      .reported(
        "In front of what is disabled meanwhile",
        """
        struct Album: View {
          @State private var isAsking = false
          @AccessibilityFocusState private var isFocused: Bool

          var body: some View {
            ZStack {
              Button("Delete album") { isAsking = true }
                .disabled(isAsking)
              if isAsking {
                VStack {
              //^^^^^^^^ VoiceOver focus can leave this dialog
                  Text("Delete this album?")
                  Button("Delete") { isAsking = false }
                  Button("Cancel") { isAsking = false }
                }
                .accessibilityAction(.escape) { isAsking = false }
                .accessibilityFocused($isFocused)
              }
            }
            .onChange(of: isAsking) { isFocused = isAsking }
          }
        }
        """
      ),
      .reported(
        "A modifier that shows what it is given",
        """
        struct RootModal: ViewModifier {
          @EnvironmentObject var manager: ModalManager

          func body(content: Content) -> some View {
            ZStack {
              content.disabled(manager.isPresented)
              if manager.isPresented {
                Color.black.opacity(0.4).edgesIgnoringSafeArea(.all)
                manager.makeContent()
              //^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus can leave this dialog
                  .background(Color(.systemBackground))
              }
            }
          }
        }
        """
      ),
      .ignored(
        "In front of what is hidden, or disabled for another reason",
        """
        struct Album: View {
          @State private var isAsking = false
          let isEmpty: Bool

          var body: some View {
            ZStack {
              VStack {
                Button("Delete album") { isAsking = true }
              }
              .disabled(isAsking)
              .accessibilityHidden(isAsking)
              if isAsking {
                VStack {
                  Text("Delete this album?")
                  Button("Delete") { isAsking = false }
                }
              }
            }
            .overlay {
              if isAsking { Button("Undo") { isAsking = false } }
            }
            .disabled(isEmpty)
          }
        }
        """
      ),
      .ignored(
        "Nothing to operate",
        """
        struct Booking: View {
          let isLoading: Bool

          var body: some View {
            ZStack {
              Text("Rooms")
              if isLoading {
                Color.black.opacity(0.4).ignoresSafeArea()
                ProgressView("Loading")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Controls over an image are not a dialog",
        """
        struct RoomPhoto: View {
          @State private var showsControls = false

          var body: some View {
            ZStack {
              Image("room").accessibilityLabel("The room")
              if showsControls {
                Color.black.opacity(0.4).ignoresSafeArea()
                Button("Next photo") { showsControls = false }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A shade over part of the screen",
        """
        struct RoomRow: View {
          let isSold: Bool

          var body: some View {
            ZStack {
              Image("room").accessibilityLabel("The room")
              if isSold {
                Color.black.opacity(0.4)
                VStack {
                  Text("Sold")
                  Button("Notify me") {}
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "Controls over a player",
        """
        struct Player: View {
          @State private var showsControls = false

          var body: some View {
            ZStack {
              Text("Film")
              if showsControls {
                Color.black.opacity(0.4).ignoresSafeArea()
                Button("Pause") { showsControls = false }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "The layer lets taps through",
        """
        struct Screen: View {
          @State private var isShown = false

          var body: some View {
            ZStack {
              Text("Map")
              if isShown {
                Color.black.opacity(0.4).ignoresSafeArea().allowsHitTesting(false)
                Button("Done") { isShown = false }
              }
            }
          }
        }
        """
      ),
    ] + undimmedDialogExamples + modalPagesMissingTrait,
    check: .element(of: CustomModal.kinds, withModifiers: CustomModal.modifiers) {
      element,
      findings in
      guard let modal = CustomModal(dimmedBy: element) else { return }
      findings.report(
        "VoiceOver focus can leave this dialog",
        at: place(of: modal.card).head,
        unless: Exemption.dialog(modal) + [
          Exemption(
            "it has the modal trait, or the rest of the screen is hidden",
            certainty: { _ in modal.isModal }
          )
        ],
        fixes: [fix(for: modal)]
      )
    }
  )
}

/// The trait, together with an action for the escape gesture where VoiceOver would not get out else.
private func fix(for modal: CustomModal) -> FixProposal {
  let traits = ".accessibilityAddTraits(.isModal)"
  var added = [traits]
  if modal.card.grouping == nil { added.insert(".accessibilityElement(children: .contain)", at: 0) }
  if !modal.hasWayOut, modal.handlesEscape == .no, let closing = modal.closingStatement {
    added.append(".accessibilityAction(.escape) { \(closing) }")
  }
  return FixProposal(
    title: "Add `\(traits)`",
    safety: modal.hasWayOut ? .safe : .review,
    changes: [.append(added, to: modal.card)]
  )
}

/// Where a dialog is shown: the name of the property or function that makes it, where there is one.
private func place(of card: Element) -> Element {
  guard let parent = card.parent, parent.isPassthrough, parent.row == nil,
    parent.content.count == 1
  else { return card }
  return place(of: parent)
}
