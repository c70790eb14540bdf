import CurbcutModel

extension Rule {
  static let repeatingAnimationIgnoresReduceMotion = Rule(
    id: "repeating-animation-ignores-reduce-motion",
    title: "Movement that never stops",
    group: .motion,
    severity: .warning,
    impact: .serious,
    criteria: [.pauseStopHide, .animationFromInteractions],
    since: "0.1.0",
    why: """
      Things that swing, pulse or turn without end make some people dizzy or sick, and keep others
      from reading what stands beside them. Who has asked the phone to reduce motion has asked for
      exactly this to stop.
      """,
    knownLimitations: """
      Animations that an action or a task starts by `withAnimation` are not judged.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let isLarge: Bool

          var body: some View {
            Text("New")
              .scaleEffect(isLarge ? 1.3 : 1)
              .animation(.easeInOut(duration: 1).repeatForever(), value: isLarge)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This moves for ever, also for people who have asked for less motion
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          let isLarge: Bool

          var body: some View {
            Text("New")
              .scaleEffect(isLarge ? 1.3 : 1)
              .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isLarge)
          }
        }
        """
      ),
      .ignored(
        "It fades and does not move",
        """
        struct Screen: View {
          let isBright: Bool

          var body: some View {
            Text("New")
              .opacity(isBright ? 1 : 0.7)
              .animation(.easeInOut.repeatForever(), value: isBright)
          }
        }
        """
      ),
      .reported(
        "From the moment that it appears",
        """
        struct Screen: View {
          @State private var isTurning = false

          var body: some View {
            Text("New")
              .rotationEffect(.degrees(isTurning ? 360 : 0))
              .onAppear {
                withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) {
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ “isTurning” moves something for ever, also for people who have asked for less motion
                  isTurning = true
                }
              }
          }
        }
        """
      ),
      .ignored(
        "It glows for ever, and moves nothing",
        """
        struct Screen: View {
          @State private var isBright = false

          var body: some View {
            Text("New")
              .opacity(isBright ? 1 : 0.8)
              .onAppear {
                withAnimation(.easeInOut(duration: 2).repeatForever()) { isBright = true }
              }
          }
        }
        """
      ),
      .ignored(
        "It moves once",
        """
        struct Screen: View {
          let isDown: Bool

          var body: some View {
            Text("New")
              .offset(y: isDown ? 20 : 0)
              .animation(.linear(duration: 0.1), value: isDown)
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: .animation,
      { element, findings in
        guard
          let animation = element.ownModifiers.first(where: { modifier in
            modifier.name == "animation" && modifier.firstArgument?.repeatsForever == true
          }),
          !animation.isConditional, element.movesByState,
          element.declaration?.knowsReduceMotion != true
        else { return }
        findings.report(
          "This moves for ever, also for people who have asked for less motion",
          at: animation.callRange,
          severity: element.looksLikeLoading ? .info : nil
        )
      },
      { declaration, item, findings in
        guard declaration.mentionedSymbols.contains(.animates), !declaration.mentionsReduceMotion
        else {
          return
        }
        let endless = declaration.animatedChanges.filter { $0.animation?.repeatsForever == true }
        guard !endless.isEmpty else { return }
        let moving = item.movementNames(of: declaration)
        for change in endless {
          guard let name = change.changed.intersection(moving).min() else { continue }
          findings.report(
            "“\(name)” moves something for ever, also for people who have asked for less motion",
            at: change.range,
            severity: declaration.looksLikeLoading ? .info : nil
          )
        }
      }
    )
  )
}
