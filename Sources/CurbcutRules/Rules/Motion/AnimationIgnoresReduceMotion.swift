import CurbcutModel

extension Rule {
  static let animationIgnoresReduceMotion = Rule(
    id: "animation-ignores-reduce-motion",
    title: "Animation ignores Reduce Motion",
    group: .motion,
    severity: .info,
    impact: .moderate,
    criteria: [.animationFromInteractions, .pauseStopHide],
    since: "0.1.0",
    why: """
      Movement on the screen makes people with a vestibular disorder dizzy or sick, some of them
      for hours, so they turn on Reduce Motion. System animations follow the setting; an app's own
      animations must check it.
      """,
    knownLimitations: """
      Silent where the animation is a constant of
      the project, and where the view that moves is in another type. Changes of size are not
      reported.
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
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs even with Reduce Motion on
          }
        }
        """,
        fixed: [
          "Disable when Reduce Motion is on": """
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
        "A state that a view is moved by",
        """
        struct Deck: View {
          @State private var distance: CGFloat = 0

          var body: some View {
            VStack {
              Text("Ace of spades").offset(x: distance)
              Button("Deal") {
                withAnimation(.easeInOut(duration: 0.6)) {
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The animation of "distance" runs even with Reduce Motion on
                  distance = 240
                }
              }
            }
          }
        }
        """,
        fixed: [
          "Disable when Reduce Motion is on": """
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
          //^^^^^^^^^^^^^ The animation of "isDealt" runs even with Reduce Motion on
          }
        }
        """,
        fixed: [
          "Disable when Reduce Motion is on": """
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
        "It fades and does not move",
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
        "A numeric text transition",
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
        "Too brief or too slight to be seen as movement",
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
        "`isExpanded` contains \"pan\", but is not about a gesture",
        """
        struct Card: View {
          @State private var isExpanded = false

          var body: some View {
            Text("Ace of spades")
              .scaleEffect(isExpanded ? 2 : 1)
              .animation(.spring(), value: isExpanded)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs even with Reduce Motion on
          }
        }
        """
      ),
      .ignored(
        "A constant of the project may check Reduce Motion",
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
        "It follows a drag, in a function",
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
        "Feedback on a press",
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
        "It follows a drag",
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
      .ignored(
        "A loading indicator",
        """
        struct LoadingDots: View {
          @State private var isUp = false

          var body: some View {
            Text("Loading")
              .offset(y: isUp ? 200 : 0)
              .animation(.spring(), value: isUp)
          }
        }
        """
      ),
      .reported(
        "The condition is the wrong way round",
        """
        struct Jump: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isUp = false

          var body: some View {
            Text("Jump")
              .offset(y: isUp ? -100 : 0)
              .animation(reduceMotion ? .spring() : nil, value: isUp)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation runs only with Reduce Motion on; turn the condition around
              .onAppear { isUp = true }
          }
        }
        """
      ),
      .reported(
        "Pages that slide in",
        """
        struct Guide: View {
          @State private var page = 0

          var body: some View {
            TabView(selection: $page) {
              Text("Pack light").tag(0)
              Button("Back") { withAnimation(.easeInOut) { page = 0 } }.tag(1)
                             //^^^^^^^^^^^^^^^^^^^^^^^^^ The animation of "page" runs even with Reduce Motion on
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
        """
      ),
    ] + invertedMotionExamples,
    check: .elementAndDeclaration(
      withModifiers: .animation,
      { element, findings in
        guard let declaration = element.declaration else { return }
        for modifier in element.ownModifiers
        where modifier.name == "animation" && !modifier.isConditional {
          guard let animation = modifier.argument(nil) else { continue }
          if ReducedMotionSetting(in: declaration).isInverted(animation) {
            findings.report(
              "This animation runs only with Reduce Motion on; turn the condition around",
              at: modifier.callRange
            )
            continue
          }
          let fact = AnimationFact(animation)
          if fact == .unknown { findings.cannotTell("which animation it is") }
          guard fact == .curve || fact == .standard else { continue }
          let isForAll =
            modifier.arguments.count == 1 && animation.isSpring && !element.isPassthrough
            && !changesOnlyInLooks(element, before: modifier)
            && !Movement(of: element).isSlight(before: modifier)
          let moving = Movement(of: element).names(animatedBy: modifier)
          guard
            isForAll || !moving.isEmpty || animation.isSpring && rearranges(element, with: modifier)
          else { continue }
          findings.report(
            "This animation runs even with Reduce Motion on",
            at: modifier.callRange,
            // What moves, and how far, is not known then.
            severity: fact == .standard || moving.isEmpty ? .hint : nil,
            unless: [
              .checksReduceMotion(modifier),
              Exemption("it gives way to a touch") { _ in
                modifier.argument("value")?.smallNames.contains(where: Movement.isTouch) == true
              },
              Exemption("it follows a gesture that goes on") {
                !moving.isEmpty && moving.isSubset(of: $0.tree.namesMovedByHand)
              },
            ],
            fixes: [.disableUnderReduceMotion(animation, in: declaration)].compactMap { $0 }
          )
        }
      },
      { declaration, item, findings in
        if !declaration.isPreview {
          for range in declaration.invertedMotionChecks {
            findings.report(
              "This animation runs only with Reduce Motion on; turn the condition around",
              at: range,
              severity: .warning
            )
          }
        }
        guard declaration.mentionedSymbols.contains(.animates) else { return }
        let moving = item.movementNames(of: declaration)
        guard !moving.isEmpty else { return }
        for change in declaration.animatedChanges {
          let fact = change.animation.map { AnimationFact($0) } ?? .standard
          guard fact == .curve || fact == .standard,
            let name = change.changed.intersection(moving).min(), !Movement.isTouch(name),
            !declaration.checksReduceMotion(change)
          else { continue }
          findings.report(
            "The animation of \"\(name)\" runs even with Reduce Motion on",
            at: change.range,
            severity: fact == .standard ? .hint : nil,
            fixes: [fix(for: change, in: declaration)].compactMap { $0 }
          )
        }
      }
    ),
    exemptions: [
      .inWidget,
      Exemption("its type shows that something is loading") {
        $0.declaration?.looksLikeLoading == true
      },
    ]
  )

  private static func fix(
    for change: AnimatedChange,
    in declaration: Declaration
  ) -> FixProposal? {
    if let animation = change.animation {
      return .disableUnderReduceMotion(animation, in: declaration)
    }
    guard change.range.upperBound - change.nameRange.upperBound <= 1 else { return nil }
    return .checkReduceMotion(
      "Disable when Reduce Motion is on",
      .replace(change.nameRange, with: "withAnimation(reduceMotion ? nil : .default)"),
      in: declaration
    )
  }
}

extension Expression {
  /// Whether it is a spring, which overshoots whatever it moves.
  fileprivate var isSpring: Bool {
    let name = call?.callee.memberName ?? memberName ?? ""
    return ["spring", "bouncy", "interpolatingSpring", "interactiveSpring", "snappy"].contains(name)
  }
}

/// Whether what an animation waits for decides how many views a container holds, so that the others
/// move to make room.
private func rearranges(_ container: Element, with animation: Modifier) -> Bool {
  guard let names = animation.argument("value")?.smallNames, container.row?.layout != nil else {
    return false
  }
  return container.descendants.prefix(64).contains { inner in
    inner.is(.forEach)
      && inner.arguments.first.map { !$0.value.smallNames.isDisjoint(with: names) } == true
  }
}

/// Whether what changes in a view's chain before an animation is its opacity or color, and nothing
/// that moves.
private func changesOnlyInLooks(_ element: Element, before animation: Modifier) -> Bool {
  guard element.row?.layout == nil || element.is(.zStack) else { return false }
  let looks: Set<String> = [
    "opacity", "foregroundColor", "foregroundStyle", "background", "fill", "blur", "shadow",
    "tint",
  ]
  let before = element.ownModifiers.prefix { $0.range != animation.range }
  guard !before.contains(where: { $0.name == "transition" }) else { return false }
  let changing = before.filter { modifier in
    (looks.contains(modifier.name) || modifier.categories.contains(.movement)
      || modifier.name == "frame")
      && modifier.arguments.contains { !$0.isTrailingClosure && $0.value.mayChange }
  }
  return !changing.isEmpty && changing.allSatisfy { looks.contains($0.name) }
}

extension Expression {
  /// Whether it is neither a literal nor a constant such as `.gold`.
  fileprivate var mayChange: Bool {
    switch form {
    case .number, .string, .boolean, .nothing, .member(nil, _): false
    default: !smallNames.isEmpty
    }
  }
}
