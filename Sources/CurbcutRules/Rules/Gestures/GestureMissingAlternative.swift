import CurbcutModel

extension Rule {
  static let gestureMissingAlternative = Rule(
    id: "gesture-missing-alternative",
    title: "Gesture without another way",
    group: .gestures,
    severity: .warning,
    impact: .serious,
    criteria: [.keyboard, .pointerGestures],
    since: "0.1.0",
    why: """
      Somebody who uses VoiceOver, a switch or a keyboard cannot hold, pinch or turn. What only such
      a gesture does, they cannot do at all.
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
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only holding a finger on this does it: offer an action too
          }
        }
        """,
        fixed: [
          "Add .accessibilityAction": """
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
        "Turning and pinching",
        """
        struct Screen: View {
          let turn: (Angle) -> Void

          var body: some View {
            Text("Compass")
              .gesture(RotateGesture().onChanged { turn($0.rotation) })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only turning two fingers does it: offer an action too
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
        "Only its look changes",
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
        "Two at once",
        """
        struct Screen: View {
          let change: () -> Void

          var body: some View {
            Text("Compass")
              .gesture(SimultaneousGesture(MagnifyGesture(), RotateGesture()).onChanged { _ in change() })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only pinching two fingers does it: offer an action too
          }
        }
        """
      ),
      .reported(
        "A card that is thrown away",
        """
        struct Screen: View {
          let discard: () -> Void
          @State private var offset = CGSize.zero

          var body: some View {
            Text("Card")
              .offset(offset)
              .gesture(
             //^^^^^^^^ Only dragging a finger does it: offer an action too
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
        "A tap that shares no more than a tick",
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
             //^^^^^^^^^^^^^^^^^^^^ Only holding a finger on this does it: offer an action too
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
             //^^^^^^^^ Only dragging a finger does it: offer an action too
                DragGesture().onEnded { drag in
                  if drag.translation.width < -40 { page += 1 } else { page -= 1 }
                }
              )
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
    ],
    check: .element(withModifiers: .gesture) { element, findings in
      // What a style draws is part of a control that may have another way.
      guard element.tree.purpose != .style, element.isHidden == .no,
        element.isReplacedByAncestor == .no,
        !element.isUnknownView,
        !element.isPassthrough || element.handsThroughKnownViews, element.row?.isInteractive != true
      else { return }
      // A drag that sets a value within bounds makes a control: another rule's.
      for gesture in element.complexGestures where !gesture.setsBoundedValue {
        guard !element.alternatives.offer(gesture.action) else { continue }
        let fixes: [FixProposal]
        if let name = gesture.action.flatMap({ $0.calls.last ?? $0.assignments.last?.target }),
          let words = ActionWords.label(
            forAction: name.split(separator: ".").last.map(String.init) ?? name
          ),
          let body = gesture.body, gesture.kind == .longPress
        {
          let action = ".accessibilityAction(named: \(literal(words))) \(body)"
          fixes = [.review("Add .accessibilityAction", .append(action, to: element))]
        } else {
          fixes = []
        }
        findings.report(
          "Only \(gesture.kind.words) does it: offer an action too",
          at: gesture.modifier.callRange,
          fixes: fixes
        )
      }
    }
  )
}

extension ComplexGesture.Kind {
  fileprivate var words: String {
    switch self {
    case .longPress: "holding a finger on this"
    case .magnify: "pinching two fingers"
    case .rotate: "turning two fingers"
    case .drag: "dragging a finger"
    }
  }
}
