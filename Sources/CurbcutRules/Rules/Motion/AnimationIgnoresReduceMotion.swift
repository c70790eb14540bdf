import CurbcutModel

extension Rule {
  static let animationIgnoresReduceMotion = Rule(
    id: "animation-ignores-reduce-motion",
    title: "Movement that ignores the wish for less motion",
    group: .motion,
    severity: .info,
    impact: .moderate,
    criteria: [.animationFromInteractions, .pauseStopHide],
    since: "0.1.0",
    why: """
      Things that fly, turn or grow make people with a disorder of balance dizzy, some for hours.
      They have asked the phone to reduce motion. The system heeds it in its own animations; yours
      must ask.
      """,
    knownLimitations: """
      Silent where the type mentions reduced motion at all, where the animation has a name of the
      project, and where what moves stands in another type. Sizes that change are not judged.
      """,
    examples: [
      .reported(
        """
        struct Card: View {
          @State private var isFlipped = false

          var body: some View {
            Text("Ace of spades")
              .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
              .animation(.spring(), value: isFlipped)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This moves also for people who have asked for less motion
          }
        }
        """,
        fixed: [
          "Leave it out where motion is reduced": """
          struct Card: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @State private var isFlipped = false

            var body: some View {
              Text("Ace of spades")
                .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                .animation(reduceMotion ? nil : .spring(), value: isFlipped)
            }
          }
          """
        ]
      ),
      .reported(
        "A state that moves something",
        """
        struct Deck: View {
          @State private var distance: CGFloat = 0

          var body: some View {
            VStack {
              Text("Ace of spades").offset(x: distance)
              Button("Deal") {
                withAnimation(.easeInOut(duration: 0.6)) {
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “distance” moves something here, also for people who have asked for less motion
                  distance = 240
                }
              }
            }
          }
        }
        """,
        fixed: [
          "Leave it out where motion is reduced": """
          struct Deck: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @State private var distance: CGFloat = 0

            var body: some View {
              VStack {
                Text("Ace of spades").offset(x: distance)
                Button("Deal") {
                  withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.6)) {
                    distance = 240
                  }
                }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "In a function, by the default animation",
        """
        struct Deck: View {
          @State private var isDealt = false

          var body: some View {
            VStack {
              Text("Ace of spades").offset(x: isDealt ? 240 : 0)
              Button("Deal", action: deal)
            }
          }

          private func deal() {
            withAnimation { isDealt.toggle() }
          //^^^^^^^^^^^^^ “isDealt” moves something here, also for people who have asked for less motion
          }
        }
        """,
        fixed: [
          "Leave it out where motion is reduced": """
          struct Deck: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @State private var isDealt = false

            var body: some View {
              VStack {
                Text("Ace of spades").offset(x: isDealt ? 240 : 0)
                Button("Deal", action: deal)
              }
            }

            private func deal() {
              withAnimation(reduceMotion ? nil : .default) { isDealt.toggle() }
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Card: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isFlipped = false

          var body: some View {
            Text("Ace of spades")
              .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
              .animation(reduceMotion ? nil : .spring(), value: isFlipped)
          }
        }
        """
      ),
      .ignored(
        "It fades or changes color, and does not move",
        """
        struct Card: View {
          @State private var isShown = false

          var body: some View {
            VStack {
              Text("Ace of spades")
                .opacity(isShown ? 1 : 0.2)
                .animation(.easeInOut, value: isShown)
              Button("Show") {
                withAnimation(.spring()) { isShown.toggle() }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A number that rolls over",
        """
        struct Score: View {
          let score: Int

          var body: some View {
            Text(score, format: .number)
              .contentTransition(.numericText())
              .animation(.snappy, value: score)
          }
        }
        """
      ),
      .ignored(
        "Too brief or too little to be seen as movement",
        """
        struct Card: View {
          @State private var isDown = false

          var body: some View {
            VStack {
              Text("Ace of spades")
                .scaleEffect(isDown ? 0.95 : 1)
                .animation(.spring(), value: isDown)
              Text("Queen of hearts")
                .offset(y: isDown ? 200 : 0)
                .animation(.linear(duration: 0.1), value: isDown)
              Text("Jack of clubs")
                .offset(y: isDown ? 200 : 0)
                .animation(nil, value: isDown)
            }
          }
        }
        """
      ),
      .ignored(
        "A chevron that turns",
        """
        struct Chevron: View {
          @State private var isOpen = false

          var body: some View {
            Button {
              withAnimation(.easeInOut) { isOpen.toggle() }
            } label: {
              Label {
                Text(isOpen ? "Less" : "More")
              } icon: {
                Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
              }
            }
          }
        }
        """
      ),
      .reported(
        "A name with “pan” in it is no touch",
        """
        struct Card: View {
          @State private var isExpanded = false

          var body: some View {
            Text("Ace of spades")
              .scaleEffect(isExpanded ? 2 : 1)
              .animation(.spring(), value: isExpanded)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This moves also for people who have asked for less motion
          }
        }
        """
      ),
      .ignored(
        "The project's own animation may heed it",
        """
        struct Card: View {
          @State private var isFlipped = false

          var body: some View {
            Text("Ace of spades")
              .offset(x: isFlipped ? 240 : 0)
              .animation(.deal, value: isFlipped)
          }
        }
        """
      ),
      .ignored(
        "It follows fingers, in a function",
        """
        struct Plan: View {
          @State private var place = CGSize.zero

          var body: some View {
            Text("Plan")
              .offset(place)
              .gesture(
                DragGesture()
                  .onChanged { place = $0.translation }
                  .onEnded { _ in settle() }
              )
          }

          private func settle() {
            withAnimation(.spring()) { place = .zero }
          }
        }
        """
      ),
      .ignored(
        "It gives way under the finger",
        """
        struct Pressable: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label
              .scaleEffect(scale(configuration.isPressed))
              .animation(.easeOut, value: configuration.isPressed)
          }

          private func scale(_ isPressed: Bool) -> CGFloat { isPressed ? 0.96 : 1 }
        }
        """
      ),
      .ignored(
        "The finger moves it",
        """
        struct Card: View {
          @State private var dragOffset = CGSize.zero

          var body: some View {
            Text("Ace of spades")
              .offset(dragOffset)
              .gesture(
                DragGesture()
                  .onChanged { dragOffset = $0.translation }
                  .onEnded { _ in withAnimation(.spring()) { dragOffset = .zero } }
              )
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: .animation,
      { element, findings in
        guard let declaration = element.declaration,
          !declaration.mentionsReduceMotion, element.place.isDisjoint(with: .widget),
          !element.looksLikeLoading
        else { return }
        for modifier in element.ownModifiers
        where modifier.name == "animation" && !modifier.isConditional {
          guard let animation = modifier.argument(nil) else { continue }
          let fact = AnimationFact(animation)
          guard fact == .curve || fact == .standard, element.isMoved(by: modifier) else { continue }
          findings.report(
            "This moves also for people who have asked for less motion",
            at: modifier.callRange,
            severity: fact == .standard ? .hint : nil,
            fixes: declaration.heedingReduceMotion(
              animation.source,
              at: animation.range,
              still: "nil"
            )
          )
        }
      },
      { declaration, item, findings in
        guard declaration.mentionedSymbols.contains(.animates), !declaration.mentionsReduceMotion
        else {
          return
        }
        let moving = item.movementNames(of: declaration)
        guard !moving.isEmpty else { return }
        for change in declaration.animatedChanges {
          let fact = change.animation.map { AnimationFact($0) } ?? .standard
          guard fact == .curve || fact == .standard,
            let name = change.changed.intersection(moving).min(), !Movement.isTouch(name)
          else { continue }
          findings.report(
            "“\(name)” moves something here, also for people who have asked for less motion",
            at: change.range,
            severity: fact == .standard ? .hint : nil,
            fixes: remedy(for: change, in: declaration)
          )
        }
      }
    )
  )

  private static func remedy(
    for change: AnimatedChange,
    in declaration: Declaration
  ) -> [FixProposal] {
    if let animation = change.animation {
      return declaration.heedingReduceMotion(
        animation.source,
        at: animation.range,
        still: "nil"
      )
    }
    let remedies = declaration.heedingReduceMotion(".default", at: change.nameRange, still: "nil")
    guard change.range.upperBound - change.nameRange.upperBound <= 1 else { return [] }
    return remedies.map { remedy in
      FixProposal(
        title: remedy.title,
        safety: remedy.safety,
        changes: remedy.changes.map { change in
          guard case .replace(let range, let text) = change else { return change }
          return .replace(range, with: "withAnimation(\(text))")
        }
      )
    }
  }
}
