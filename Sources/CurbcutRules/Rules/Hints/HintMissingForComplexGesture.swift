import CurbcutModel

extension Rule {
  static let hintMissingForComplexGesture = Rule(
    id: "hint-missing-for-complex-gesture",
    title: "Long press is not announced",
    group: .hints,
    severity: .info,
    impact: .moderate,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver announces the actions and the hint of an element. Without either, people who use it never
      learn that a long press does something.
      """,
    knownLimitations: """
      Where a long press is the only way, `gesture-missing-alternative` reports it.
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
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this can be long-pressed
          }
        }
        """,
        fixed: [
          "Add `.accessibilityAction`": """
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
          "Add `.accessibilityHint`": """
          struct Sound: View {
            let play: () -> Void
            let delete: () -> Void

            var body: some View {
              Button("Play", action: play)
                .onLongPressGesture { delete() }
                .accessibilityHint("<#What a long press does, such as: Deletes the item.#>")
            }
          }
          """,
        ]
      ),
      .reported(
        "Another control does the same, but does not say so",
        """
        struct Sounds: View {
          let delete: () -> Void

          var body: some View {
            VStack {
              Text("Rain").gesture(LongPressGesture().onEnded { _ in delete() })
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot tell that this can be long-pressed
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
        "Menus, swipe actions and drag interactions are announced",
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
      .ignored(
        "A press that only tells of a finger",
        """
        struct Scrubber: View {
          @State private var isTouched = false

          var body: some View {
            Slider(value: .constant(1)) { Text("Page") }
              .gesture(
                LongPressGesture(minimumDuration: .infinity).onChanged { _ in isTouched = true }
              )
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .gesture) { element, findings in
      guard !element.isUnknownView, !element.isPassthrough else { return }
      for gesture in ComplexGestures(of: element).all where gesture.kind == .longPress {
        let isReportedOtherwise =
          element.row?.isInteractive != true && !Alternatives(to: element).offer(gesture.action)
        guard !isReportedOtherwise, !Alternatives(to: element).tell(of: gesture) else { continue }
        var fixes: [FixProposal] = []
        if let name = gesture.action.flatMap({ $0.calls.last ?? $0.assignments.last?.target }),
          let words = ActionWords.label(
            forAction: name.split(separator: ".").last.map(String.init) ?? name
          ),
          let body = gesture.body
        {
          let action = ".accessibilityAction(named: \(literal(words))) \(body)"
          fixes.append(.review("Add `.accessibilityAction`", .append(action, to: element)))
        }
        let hint = "<#What a long press does, such as: Deletes the item.#>"
        fixes.append(
          .review(
            "Add `.accessibilityHint`",
            .append(".accessibilityHint(\(literal(hint)))", to: element)
          )
        )
        findings.report(
          "VoiceOver users cannot tell that this can be long-pressed",
          at: gesture.modifier.callRange,
          fixes: fixes
        )
      }
    },
    exemptions: [.hidden, .replacedByAncestor]
  )
}
