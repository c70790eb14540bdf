import CurbcutModel

extension Rule {
  static let hintMissingForComplexGesture = Rule(
    id: "hint-missing-for-complex-gesture",
    title: "Gesture that nobody can discover",
    group: .hints,
    severity: .info,
    impact: .moderate,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    why: """
      Nothing tells that this can be held. VoiceOver reads actions and hints of an element: without
      either, whoever listens never learns that there is more to it than a tap.
      """,
    knownLimitations: """
      Where holding is the only way at all, “gesture-missing-alternative” says so.
      """,
    examples: [
      .reported(
        """
        struct Sound: View {
          let play: () -> Void
          let delete: () -> Void

          var body: some View {
            Button("Play", action: play)
              .onLongPressGesture { delete() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not tell that holding this does something
          }
        }
        """,
        fixed: [
          "Add .accessibilityAction": """
          struct Sound: View {
            let play: () -> Void
            let delete: () -> Void

            var body: some View {
              Button("Play", action: play)
                .onLongPressGesture { delete() }
                .accessibilityAction(named: "Delete") { delete() }
            }
          }
          """,
          "Add .accessibilityHint": """
          struct Sound: View {
            let play: () -> Void
            let delete: () -> Void

            var body: some View {
              Button("Play", action: play)
                .onLongPressGesture { delete() }
                .accessibilityHint("<#What holding does, such as “Holding deletes it.”#>")
            }
          }
          """,
        ]
      ),
      .reported(
        "Another control does the same, which does not tell",
        """
        struct Sounds: View {
          let delete: () -> Void

          var body: some View {
            VStack {
              Text("Rain").gesture(LongPressGesture().onEnded { _ in delete() })
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not tell that holding this does something
              Button("Clear") { delete() }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Sound: View {
          let play: () -> Void
          let delete: () -> Void

          var body: some View {
            VStack {
              Button("Play", action: play)
                .onLongPressGesture { delete() }
                .accessibilityAction(named: "Delete") { delete() }
              Button("Again", action: play)
                .onLongPressGesture { delete() }
                .accessibilityHint("Holding deletes it.")
            }
          }
        }
        """
      ),
      .ignored(
        "Menus, swipes and what can be dragged tell by themselves",
        """
        struct Sounds: View {
          let names: [String]
          let delete: () -> Void

          var body: some View {
            List(names, id: \\.self) { name in
              Text(name)
                .swipeActions { Button("Delete") { delete() } }
                .contextMenu { Button("Delete") { delete() } }
                .onLongPressGesture { delete() }
            }
          }
        }
        """
      ),
      .ignored(
        "A button says that it does the same",
        """
        struct Banner: View {
          let model: BannerModel

          var body: some View {
            HStack {
              Text("Give a friend a month")
              Button {
                model.onCloseTap()
              } label: {
                Image(systemName: "xmark").accessibilityLabel("Close")
              }
            }
            .onLongPressGesture { model.onCloseTap() }
          }
        }
        """
      ),
      .ignored(
        "Only its look changes",
        """
        struct Sound: View {
          let play: () -> Void
          @State private var isPressed = false

          var body: some View {
            Button("Play", action: play)
              .onLongPressGesture(perform: {}, onPressingChanged: { isPressed = $0 })
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .gesture) { element, findings in
      guard element.isHidden == .no, element.isReplacedByAncestor == .no,
        !element.isUnknownView, !element.isPassthrough
      else { return }
      for gesture in element.complexGestures where gesture.kind == .longPress {
        let isReportedOtherwise =
          element.row?.isInteractive != true && !element.alternatives.offer(gesture.action)
        guard !isReportedOtherwise, !element.alternatives.tell(of: gesture) else { continue }
        var fixes: [FixProposal] = []
        if let name = gesture.action.flatMap({ $0.calls.last ?? $0.assignments.last?.target }),
          let words = ActionWords.label(
            forAction: name.split(separator: ".").last.map(String.init) ?? name
          ),
          let body = gesture.body
        {
          let action = ".accessibilityAction(named: \(literal(words))) \(body)"
          fixes.append(.review("Add .accessibilityAction", .append(action, to: element)))
        }
        let hint = "<#What holding does, such as “Holding deletes it.”#>"
        fixes.append(
          .review(
            "Add .accessibilityHint",
            .append(".accessibilityHint(\(literal(hint)))", to: element)
          )
        )
        findings.report(
          "VoiceOver does not tell that holding this does something",
          at: gesture.modifier.callRange,
          fixes: fixes
        )
      }
    }
  )
}
