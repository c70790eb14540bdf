import CurbcutModel

extension Rule {
  static let gestureMissingAlternative = Rule(
    id: "gesture-missing-alternative",
    title: "Gesture has no accessible alternative",
    group: .gestures,
    severity: .warning,
    impact: .serious,
    criteria: [.keyboard, .pointerGestures],
    since: "0.1.0",
    why: """
      People who use VoiceOver, Switch Control or a keyboard cannot hold, pinch or rotate. What
      only such a gesture triggers is out of their reach, unless an accessibility action or a
      control does it too.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption)
              .onLongPressGesture { like() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a long press triggers this; add an accessibility action
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAction(named: \"Like\")`": """
          struct Screen: View {
            let caption: String
            let like: () -> Void

            var body: some View {
              Text(caption)
                .onLongPressGesture { like() }
                .accessibilityAction(named: "Like") { like() }
            }
          }
          """
        ]
      ),
      .reported(
        "A rotation",
        """
        struct Screen: View {
          let turn: (Angle) -> Void

          var body: some View {
            Text("Compass")
              .gesture(RotateGesture().onChanged { turn($0.rotation) })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a two-finger rotation triggers this; add an accessibility action
          }
        }
        """
      ),
      .reported(
        "A drag whose function is still to be written",
        """
        struct Mail: View {
          @State private var offset = CGSize.zero

          var body: some View {
            Text("Offer of the week")
              .offset(offset)
              .gesture(
             //^^^^^^^^ Only a drag triggers this; add an accessibility action
                DragGesture()
                  .onChanged { offset = $0.translation }
                  .onEnded { value in
                    if value.translation.width > 100 { archive() }
                  }
              )
          }

          private func archive() { print("archived") }
        }
        """
      ),
      .reported(
        "In an extension",
        """
        extension View {
          func onHold(_ action: @escaping () -> Void) -> some View {
            onLongPressGesture(minimumDuration: 1) { action() }
          }
        }

        struct Chat: View {
          let name: String
          let archive: () -> Void

          var body: some View {
            Text(name).onHold(archive)
                     //^^^^^^^^^^^^^^^ Only a long press triggers this; add an accessibility action
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption)
              .onLongPressGesture { like() }
              .accessibilityAction(named: "Like") { like() }
          }
        }
        """
      ),
      .ignored(
        "A control",
        """
        struct Photo: View {
          let open: () -> Void
          @State private var scale = 1.0

          var body: some View {
            Button("Open", action: open)
              .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
          }
        }
        """
      ),
      .ignored(
        "A menu or a button does it too",
        """
        struct Screen: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            VStack {
              Text(caption).onLongPressGesture { like() }
              Button("Like") { like() }
            }
          }
        }
        """
      ),
      .ignored(
        "Only its appearance changes",
        """
        struct Screen: View {
          let caption: String
          @State private var isPressed = false

          var body: some View {
            Text(caption).onLongPressGesture(perform: {}, onPressingChanged: { isPressed = $0 })
          }
        }
        """
      ),
      .reported(
        "An accessibility action does what the tap does, and not what the long press does",
        """
        struct Note: View {
          let text: String
          let open: () -> Void
          let pin: () -> Void

          var body: some View {
            Text(text)
              .onTapGesture(perform: open)
              .onLongPressGesture(minimumDuration: 0.6, perform: pin)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a long press triggers this; add an accessibility action
              .accessibilityAddTraits(.isButton)
              .accessibilityAction { open() }
          }
        }
        """
      ),
      .reported(
        "Two gestures at once",
        """
        struct Screen: View {
          let change: () -> Void

          var body: some View {
            Text("Compass")
              .gesture(SimultaneousGesture(MagnifyGesture(), RotateGesture()).onChanged { _ in change() })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a pinch triggers this; add an accessibility action
          }
        }
        """
      ),
      .reported(
        "A card that is dragged away",
        """
        struct Screen: View {
          let discard: () -> Void
          @State private var offset = CGSize.zero

          var body: some View {
            Text("Card")
              .offset(offset)
              .gesture(
             //^^^^^^^^ Only a drag triggers this; add an accessibility action
                DragGesture()
                  .onChanged { offset = $0.translation }
                  .onEnded { drag in
                    if drag.translation.width > 100 { discard() } else { offset = .zero }
                  }
              )
          }
        }
        """
      ),
      .reported(
        "A tap that shares only haptic feedback",
        """
        struct Screen: View {
          let haptics: Haptics
          let next: () -> Void
          let menu: () -> Void

          var body: some View {
            Text("Jump")
              .accessibilityAddTraits(.isButton)
              .onTapGesture {
             //^^^^^^^^^^^^^^ Not reachable by keyboard; use a `Button`
                haptics.play()
                next()
              }
              .onLongPressGesture {
             //^^^^^^^^^^^^^^^^^^^^ Only a long press triggers this; add an accessibility action
                haptics.play()
                menu()
              }
          }
        }
        """
      ),
      .reported(
        "A page that is turned",
        """
        struct Story: View {
          let pages: [String]
          @State private var page = 0

          var body: some View {
            Text(pages[page])
              .gesture(
             //^^^^^^^^ Only a drag triggers this; add an accessibility action
                DragGesture().onEnded { drag in
                  if drag.translation.width < -40 { page += 1 } else { page -= 1 }
                }
              )
          }
        }
        """
      ),
      .reported(
        "A card that a drag takes away",
        """
        struct Offers: View {
          @State private var isRemoved = false

          var body: some View {
            if !isRemoved {
              Text("Two for one on rental skis")
                .gesture(DragGesture().onEnded { isRemoved = $0.translation.width < -120 })
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag triggers this; add an accessibility action
            }
          }
        }
        """
      ),
      .ignored(
        "The card itself calls back to be taken away",
        """
        struct Offers: View {
          @State private var isRemoved = false

          var body: some View {
            if !isRemoved {
              OfferCard { isRemoved = true }
                .gesture(DragGesture().onEnded { isRemoved = $0.translation.width < -120 })
            }
          }
        }

        struct OfferCard: View {
          let remove: () -> Void
          var body: some View { Button("Remove offer", action: remove) }
        }
        """
      ),
      .ignored(
        "A button takes it away too",
        """
        struct Offers: View {
          @State private var isRemoved = false

          var body: some View {
            if !isRemoved {
              Text("Two for one on rental skis")
                .gesture(DragGesture().onEnded { isRemoved = $0.translation.width < -120 })
              Button("Remove offer") { isRemoved = true }
            }
          }
        }
        """
      ),
      .ignored(
        "A page that buttons turn too, and a card that only snaps back",
        """
        struct Story: View {
          let pages: [String]
          @State private var page = 0
          @State private var place = CGSize.zero

          var body: some View {
            VStack {
              Text(pages[page])
                .gesture(DragGesture().onEnded { _ in page += 1 })
              Button("Next page") { page += 1 }
              Text("Card")
                .offset(place)
                .gesture(
                  DragGesture().onChanged { place = $0.translation }.onEnded { _ in place = .zero }
                )
            }
          }
        }
        """
      ),
      .ignored(
        "What a style draws belongs to the control",
        """
        struct TrackStyle: TrackSliderStyle {
          func makeBody(configuration: Configuration) -> some View {
            Circle().gesture(DragGesture().onChanged { configuration.move($0.location) })
          }
        }
        """
      ),
      .ignored(
        "Hidden from assistive technology",
        """
        struct Screen: View {
          let like: () -> Void

          var body: some View {
            Text("Photo").onLongPressGesture { like() }.accessibilityHidden(true)
          }
        }
        """
      ),
      .reported(
        "A drag is the only way out",
        """
        struct Story: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            VStack {
              Text("Summer by the sea")
              Text("We spent a week on the coast.")
            }
            .gesture(DragGesture().onEnded { value in if value.translation.height > 99 { dismiss() } })
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag closes this screen; add a button and the escape action
          }
        }
        """
      ),
      .reported(
        "A drag closes a screen that brings its bar along",
        """
        struct News: View {
          @Environment(\\.dismiss) private var dismiss
          let changes: [String]

          var body: some View {
            NavigationStack {
              List(changes, id: \\.self) { Text($0) }
                .navigationTitle("What's new")
                .simultaneousGesture(
               //^^^^^^^^^^^^^^^^^^^^ Only a drag closes this screen; add a button and the escape action
                  DragGesture().onEnded { drag in
                    if drag.translation.height > 200 { dismiss() }
                  }
                )
            }
          }
        }
        """
      ),
      .ignored(
        "A button closes it too",
        """
        struct Story: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            VStack {
              Text("We spent a week on the coast.")
              Button("Close") { dismiss() }
            }
            .gesture(DragGesture().onEnded { value in if value.translation.height > 99 { dismiss() } })
          }
        }
        """
      ),
    ] + gestureAlternativeExamples,
    check: .element(withModifiers: [.gesture, .applying]) { element, findings in
      if let drag = ComplexGestures(of: element).closingDrag, isOnlyWayOut(of: element) {
        return findings.report(
          "Only a drag closes this screen; add a button and the escape action",
          at: drag.callRange
        )
      }
      // A drag that sets a value within bounds makes a control, which another rule is about.
      let gestures = ComplexGestures(of: element).all + ComplexGestures(of: element).applied
      for gesture in gestures where !gesture.setsBoundedValue {
        let done = gesture.isMove ? "moves" : "triggers"
        findings.report(
          "Only \(beginsWithTouch(gesture, on: element) ? "a touch" : words(for: gesture.kind)) "
            + "\(done) this; add an accessibility action",
          at: gesture.modifier.callRange,
          // What moves no distance reacts to a tap.
          severity: gesture.isMove || beginsWithTouch(gesture, on: element) ? .info : nil,
          unless: [
            Exemption("a double tap enlarges it too") {
              gesture.kind == .magnify && isDoubleTapped($0)
            },
            Exemption("an action, a menu, a tap or a control does the same") {
              Alternatives(to: $0).offer(gesture.action)
            },
          ],
          fixes: [addAction(for: gesture, to: element)].compactMap { $0 }
        )
      }
    },
    exemptions: [
      Exemption("a style draws it as part of a control") { $0.tree.purpose == .style },
      .hidden,
      .replacedByAncestor,
      .unknownView,
      .handsOnGesture,
      Exemption("it is a control") { $0.row?.isInteractive == true },
    ]
  )

  private static func words(for kind: ComplexGesture.Kind) -> String {
    switch kind {
    case .longPress: "a long press"
    case .magnify: "a pinch"
    case .rotate: "a two-finger rotation"
    case .drag: "a drag"
    }
  }

  private static func addAction(for gesture: ComplexGesture, to element: Element) -> FixProposal? {
    guard gesture.kind == .longPress, let body = gesture.body,
      let path = gesture.action.flatMap({ $0.calls.last ?? $0.assignments.last?.target })
    else { return nil }
    return .addAction(doing: path, body, to: element)
  }
}

/// Whether nothing else on the screen that a view fills can close it: there is no control, no bar,
/// no action, and nothing that is not known.
private func isOnlyWayOut(of element: Element) -> Bool {
  guard element.tree.purpose == .body, !element.tree.isOverlong else { return false }
  // A handle anywhere on a screen that brings its own stack along.
  let roots = element.tree.roots
  let isOwnStack =
    roots.count == 1 && roots[0].is(.navigationStack) && roots[0].index != element.index
  guard element.container == nil || isOwnStack else { return false }
  let wayOut = WayOut(in: element.tree.elements)
  // A title is one of a screen that was pushed, unless the screen brings a stack along.
  return !wayOut.isPossible && wayOut.closures.isEmpty
    && (isOwnStack
      || element.tree.elements.allSatisfy {
        !$0.ownModifiers.contains { $0.name == "navigationTitle" }
      })
}
