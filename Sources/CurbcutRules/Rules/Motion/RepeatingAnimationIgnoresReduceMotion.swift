import CurbcutModel

extension Rule {
  static let repeatingAnimationIgnoresReduceMotion = Rule(
    id: "repeating-animation-ignores-reduce-motion",
    title: "Repeating animation ignores Reduce Motion",
    group: .motion,
    severity: .warning,
    impact: .serious,
    criteria: [.pauseStopHide, .animationFromInteractions],
    since: "0.1.0",
    why: """
      Movement that never ends makes some people dizzy or sick, and keeps others from reading the
      text beside it. It must end when Reduce Motion is on.
      """,
    knownLimitations: """
      Animations that an action or a task starts by `withAnimation` are not reported.
      """,
    examples: [
      .reported(
        "A modifier of the project that a use tells to move anyway",
        """
        struct Breathing: ViewModifier {
          let isCalm: Bool
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isExpanded = false

          func body(content: Content) -> some View {
            content
              .scaleEffect(isExpanded ? 1.6 : 1)
              .onAppear {
                if isCalm && reduceMotion { return }
                withAnimation(.easeInOut(duration: 1.2).repeatForever()) { isExpanded = true }
              }
          }
        }

        struct Listening: View {
          var body: some View {
            VStack {
              Text("Listening").modifier(Breathing(isCalm: true))
              Text("Searching").modifier(Breathing(isCalm: false))
                              //^^^^^^^^ In `Breathing`: The animation of "isExpanded" repeats forever, even with Reduce Motion on
            }
          }
        }
        """
      ),
      .reported(
        "An animation of the project that is called by its name",
        """
        extension Animation {
          static let attention = Animation.easeInOut(duration: 1).repeatForever()
        }

        struct Screen: View {
          let isLarge: Bool

          var body: some View {
            Text("New")
              .scaleEffect(isLarge ? 1.3 : 1)
              .animation(.attention, value: isLarge)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation repeats forever, even with Reduce Motion on
          }
        }
        """
      ),
      .reported(
        """
        struct Screen: View {
          let isLarge: Bool

          var body: some View {
            Text("New")
              .scaleEffect(isLarge ? 1.3 : 1)
              .animation(.easeInOut(duration: 1).repeatForever(), value: isLarge)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This animation repeats forever, even with Reduce Motion on
          }
        }
        """
      ),
      .reported(
        "A timeline that moves something at each frame",
        """
        struct Boat: View {
          var body: some View {
            TimelineView(.animation) { timeline in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ What moves in here never stops, even with Reduce Motion on
              let time = timeline.date.timeIntervalSinceReferenceDate
              Image(decorative: "boat")
                .offset(y: sin(time) * 20)
            }
          }
        }
        """
      ),
      .ignored(
        "A timeline that is paused, or that moves nothing",
        """
        struct Boat: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion

          var body: some View {
            VStack {
              TimelineView(.animation(paused: reduceMotion)) { timeline in
                Image(decorative: "boat")
                  .offset(y: sin(timeline.date.timeIntervalSinceReferenceDate) * 20)
              }
              TimelineView(.animation) { timeline in
                Text(timeline.date, style: .timer)
                  .accessibilityAddTraits(.updatesFrequently)
              }
            }
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
        "Started when the view appears",
        """
        struct Screen: View {
          @State private var isTurning = false

          var body: some View {
            Text("New")
              .rotationEffect(.degrees(isTurning ? 360 : 0))
              .onAppear {
                withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) {
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The animation of "isTurning" repeats forever, even with Reduce Motion on
                  isTurning = true
                }
              }
          }
        }
        """
      ),
      .reported(
        "Little movement in a modifier of the project: it never ends",
        """
        struct Bouncing: ViewModifier {
          @State private var isUp = false

          func body(content: Content) -> some View {
            content
              .offset(y: isUp ? -12 : 0)
              .onAppear {
                withAnimation(.easeInOut(duration: 0.8).repeatForever()) { isUp = true }
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The animation of "isUp" repeats forever, even with Reduce Motion on
              }
          }
        }
        """
      ),
      .ignored(
        "It glows forever, and moves nothing",
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
        for modifier in element.ownModifiers where modifier.repeatsPhases {
          findings.report(
            "This animation repeats forever, even with Reduce Motion on",
            at: modifier.callRange,
            severity: element.declaration?.looksLikeLoading == true ? .info : nil,
            unless: [.checksReduceMotion(modifier)]
          )
        }
        guard
          let animation = element.ownModifiers.first(where: { modifier in
            modifier.name == "animation" && modifier.firstArgument?.repeatsForever == true
          }),
          !animation.isConditional, Movement(of: element).dependsOnState
        else { return }
        findings.report(
          "This animation repeats forever, even with Reduce Motion on",
          at: animation.callRange,
          severity: element.declaration?.looksLikeLoading == true ? .info : nil,
          unless: [.checksReduceMotion(animation)]
        )
      },
      { declaration, item, findings in
        for animator in item.endlessAnimators(of: declaration) {
          findings.report(
            "This animation repeats forever, even with Reduce Motion on",
            at: animator.head,
            severity: declaration.looksLikeLoading ? .info : nil
          )
        }
        for timeline in item.movingTimelines(of: declaration) {
          findings.report(
            "What moves in here never stops, even with Reduce Motion on",
            at: timeline.head,
            severity: .info
          )
        }
        guard declaration.mentionedSymbols.contains(.animates) else { return }
        let endless = declaration.animatedChanges.filter { $0.animation?.repeatsForever == true }
        guard !endless.isEmpty else { return }
        let moving = item.movementNames(of: declaration, countingSlight: true)
        for change in endless {
          guard let name = change.changed.intersection(moving).min(),
            !declaration.checksReduceMotion(change)
          else { continue }
          findings.report(
            "The animation of \"\(name)\" repeats forever, even with Reduce Motion on",
            at: change.range,
            severity: declaration.looksLikeLoading ? .info : nil
          )
        }
      }
    )
  )
}

extension Modifier {
  /// Whether it goes through phases or keyframes again and again, and something moves with them.
  ///
  /// Source: Apple, "phaseAnimator(_:content:animation:)" and
  /// "keyframeAnimator(initialValue:repeating:content:keyframes:)".
  fileprivate var repeatsPhases: Bool {
    guard name == "phaseAnimator" || name == "keyframeAnimator" else { return false }
    return !isConditional && arguments.repeatPhases
  }
}

extension [Argument] {
  /// Whether a phase or keyframe animator with these arguments never stops, and moves something.
  fileprivate var repeatPhases: Bool {
    guard !contains(where: { $0.label == "trigger" }),
      first(where: { $0.label == "repeating" })?.value.boolean != false
    else { return false }
    let movement: Set<String> = [
      "scaleEffect", "offset", "rotationEffect", "rotation3DEffect", "position", "frame",
    ]
    return contains { argument in
      guard case .closure(let closure) = argument.value.form else { return false }
      return closure.node.allTokens.contains {
        $0.kind == .identifier && movement.contains($0.text)
      }
    }
  }
}

extension ItemModel {
  /// The views of a type that go through phases or keyframes forever, whatever the person has asked
  /// for.
  fileprivate func endlessAnimators(of declaration: Declaration) -> [Element] {
    let animators = trees(of: declaration).flatMap { tree in
      tree.elements.filter {
        $0.is(.phaseAnimator, .keyframeAnimator) && $0.arguments.repeatPhases
      }
    }
    guard !animators.isEmpty, declaration.mentionsReduceMotion else { return animators }
    let checks = SettingChecks(of: .reduceMotion, in: declaration)
    return animators.filter { animator in
      !checks.guardPlace(animator.range)
        && !animator.arguments.contains { checks.decide($0.value) }
    }
  }

  /// The timelines of a type that move something at each frame, `TimelineView(.animation)`, and that nothing
  /// ever pauses.
  fileprivate func movingTimelines(of declaration: Declaration) -> [Element] {
    let timelines = trees(of: declaration).flatMap { tree in
      tree.elements.filter { $0.is(.timelineView) && movesEachFrame($0) }
    }
    guard !timelines.isEmpty, declaration.mentionsReduceMotion else { return timelines }
    let checks = SettingChecks(of: .reduceMotion, in: declaration)
    return timelines.filter { timeline in
      !checks.guardPlace(timeline.range) && !timeline.arguments.contains { checks.decide($0.value) }
    }
  }

  private func movesEachFrame(_ timeline: Element) -> Bool {
    guard let schedule = timeline.arguments.first?.value,
      (schedule.path ?? schedule.call?.callee.path) == ".animation",
      schedule.call?.arguments.contains(where: { $0.label == "paused" }) != true,
      let content = timeline.closure(.content), let date = content.parameters.first
    else { return false }
    // What follows the date, by a local constant too.
    var names: Set<String> = [date]
    for local in content.items where local.kind == .variableDecl {
      guard local.allTokens.contains(where: { names.contains($0.text) }) else { continue }
      names.formUnion(Declaration.Property.properties(of: local).map(\.name))
    }
    return timeline.descendants.contains { view in
      view.ownModifiers.contains { modifier in
        modifier.categories.contains(.movement)
          && modifier.arguments.contains { argument in
            names.contains { argument.value.mentions($0) }
          }
      }
    }
  }
}
