import CurbcutModel

extension Rule {
  static let transitionIgnoresReduceMotion = Rule(
    id: "transition-ignores-reduce-motion",
    title: "Transition ignores Reduce Motion",
    group: .motion,
    severity: .hint,
    impact: .minor,
    criteria: [.animationFromInteractions],
    since: "0.1.0",
    why: """
      A view that slides or grows into place makes people with a vestibular disorder dizzy. With
      Reduce Motion on, the system fades its own screens in; an app's transitions should do the
      same.
      """,
    knownLimitations: """
      Silent for transitions of the project, and for small views that grow.
      """,
    examples: [
      .reported(
        """
        struct Deck: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Open") { isOpen = true }
              if isOpen {
                Text("Joker")
                  .transition(.move(edge: .bottom))
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This transition moves or scales the view even with Reduce Motion on
              }
            }
          }
        }
        """,
        fixed: [
          "Use `.opacity` when Reduce Motion is on": """
          struct Deck: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @State private var isOpen = false

            var body: some View {
              VStack {
                Button("Open") { isOpen = true }
                if isOpen {
                  Text("Joker")
                    .transition(reduceMotion ? .opacity : .move(edge: .bottom))
                }
              }
            }
          }
          """
        ]
      ),
      .reported(
        "An asymmetric transition",
        """
        struct Deck: View {
          let isOpen: Bool

          var body: some View {
            VStack {
              if isOpen {
                Text("Joker")
                  .transition(.asymmetric(insertion: .slide.combined(with: .opacity), removal: .opacity))
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This transition moves or scales the view even with Reduce Motion on
              }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Deck: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          let isOpen: Bool

          var body: some View {
            VStack {
              if isOpen {
                Text("Joker")
                  .transition(reduceMotion ? .opacity : .move(edge: .bottom))
              }
            }
          }
        }
        """
      ),
      .ignored(
        "What brings it in is animated only without Reduce Motion",
        """
        struct Orders: View {
          @State private var showsSearch = false

          var body: some View {
            VStack {
              if showsSearch {
                Text("Search").transition(.move(edge: .top))
              }
              Button("Search orders") {
                withAnimation(UIAccessibility.isReduceMotionEnabled ? .none : .default) {
                  showsSearch = true
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A model decides that it is there, and nothing here animates that",
        """
        struct Booth: View {
          @ObservedObject var line: Line

          var body: some View {
            if line.isOpen {
              Text("Line open").transition(.move(edge: .leading))
            }
          }
        }
        """
      ),
      .ignored(
        "It fades, or moves only slightly",
        """
        struct Deck: View {
          let isOpen: Bool

          var body: some View {
            VStack {
              if isOpen {
                Text("Joker").transition(.opacity)
                Text("Queen").transition(.scale(scale: 0.95).combined(with: .opacity))
                Text("King").transition(.offset(y: 8))
                Text("Ten").transition(.move(edge: .top).animation(.linear(duration: 0.1)))
                Text("Jack").transition(.scale.combined(with: .opacity))
                Image(systemName: "suit.heart")
                  .accessibilityLabel("Hearts")
                  .transition(.move(edge: .leading))
              }
            }
          }
        }
        """
      ),
      .ignored(
        "It is there all the time",
        """
        struct Shelf: View {
          var body: some View {
            VStack {
              Text("Rummy").transition(.move(edge: .bottom))
            }
          }
        }
        """
      ),
      .reported(
        "Its identity changes, so that it comes and goes",
        """
        struct Shelf: View {
          let game: String

          var body: some View {
            VStack {
              Text(game).id(game).transition(.move(edge: .bottom))
                                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This transition moves or scales the view even with Reduce Motion on
            }
          }
        }
        """
      ),
      .ignored(
        "The project's own transition, and the system's zoom",
        """
        struct Deck: View {
          @Namespace private var deck
          let isOpen: Bool

          var body: some View {
            VStack {
              if isOpen {
                Text("Joker").transition(.deal)
              }
              Text("Queen").navigationTransition(.zoom(sourceID: "queen", in: deck))
            }
          }
        }
        """
      ),
      .ignored(
        "What comes and goes is the column around it",
        """
        struct Screen: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Details") { withAnimation { isOpen.toggle() } }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this button the same whether "isOpen" is true or false
              if isOpen {
                ScrollView {
                  Text("Opened in 1902").transition(.move(edge: .trailing))
                }
              }
            }
          }
        }
        """
      ),
      .ignored(
        "An animation of the project that may follow Reduce Motion",
        """
        struct Screen: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button(isOpen ? "Less" : "More") { withAnimation(.calm) { isOpen.toggle() } }
              if isOpen {
                Text("Opened in 1902").transition(.move(edge: .trailing))
              }
            }
          }
        }

        extension Animation {
          static var calm: Animation {
            let animation: Animation = .default
            return animation.unlessMotionIsReduced()
          }
        }
        """
      ),
      .reported(
        "An animation of the project that is one of the system's",
        """
        struct Screen: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button(isOpen ? "Less" : "More") { withAnimation(.brisk) { isOpen.toggle() } }
              if isOpen {
                Text("Opened in 1902").transition(.move(edge: .trailing))
                                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This transition moves or scales the view even with Reduce Motion on
              }
            }
          }
        }

        extension Animation {
          static let brisk = Animation.spring(duration: 0.4)
        }
        """
      ),
    ],
    check: .element(withModifiers: .animation) { element, findings in
      guard let declaration = element.declaration else { return }
      for modifier in Modifier.movingTransitions(of: element) {
        guard let transition = modifier.argument(nil) else { continue }
        findings.report(
          "This transition moves or scales the view even with Reduce Motion on",
          at: modifier.callRange,
          unless: [
            .checksReduceMotion(modifier),
            Exemption("what brings it in is animated only without Reduce Motion") { view in
              let names = view.conditions.last?.source.sourceWords.map(String.init) ?? []
              guard declaration.mentionsReduceMotion, !names.isEmpty else { return false }
              return SettingChecks(of: .reduceMotion, in: declaration)
                .guardChange(of: Set(names.suffix(1)))
            },
          ],
          fixes: [.fadeUnderReduceMotion(transition, in: declaration)].compactMap { $0 }
        )
      }
    },
    exemptions: [
      .inWidget,
      Exemption("it is always there, so that nothing comes or goes", certainty: isAlwaysThere),
      Exemption("it comes and goes with what is around it, whose transition counts") {
        comesWithContainer($0)
      },
      Exemption("it is a symbol, too small to disturb") { ImageContent(of: $0).isSymbol },
      Exemption("anything animates that it comes and goes", certainty: isNeverAnimated),
      Exemption(
        "the animation is one of the system's, rather than the project's own",
        certainty: isAnimatedByProject
      ),
    ]
  )
}

/// Whether nothing in its type animates a change, where a model decides whether the view is there: others
/// may animate that, or nothing does.
private func isNeverAnimated(_ view: Element) -> Certainty {
  guard let declaration = view.declaration, let condition = view.conditions.last,
    condition.source.includes("."), !declaration.node.code.includes("nimation")
  else { return .no }
  let names = condition.source.sourceWords.map(String.init)
  let isOfModel = names.contains { name in
    declaration.property(name).map { property in
      ["ObservedObject", "EnvironmentObject", "StateObject"]
        .contains(where: property.attributes.contains)
    } == true
  }
  return isOfModel ? .unknown : .no
}

/// Whether all that its type animates is animated by what the project makes of animations, none of which
/// is known: `withAnimation(.calm)`.
private func isAnimatedByProject(_ view: Element) -> Certainty {
  guard let declaration = view.declaration else { return .no }
  let modifiers = declaration.ownNodes(.functionCallExpr).compactMap { Expression($0).call }
    .filter { $0.callee.memberName == "animation" }
  let animations =
    declaration.animatedChanges.map(\.animation)
    + modifiers.map { call in
      call.arguments.first { !$0.isTrailingClosure && $0.label == nil }?.value
    }
  let constants = ConstantResolver(of: view)
  let isOwn = animations.allSatisfy { animation in
    animation.map { AnimationFact(constants.resolved($0)) } == .unknown
  }
  return isOwn && !animations.isEmpty ? .unknown : .no
}

/// Whether a view stands in a stack of its screen that nothing inserts or removes: neither a condition
/// nor a repetition, nor an identity that changes.
private func isAlwaysThere(_ view: Element) -> Certainty {
  guard view.parent != nil else { return .no }
  let chain = Array(sequence(first: view, next: \.parent))
  let stays = chain.allSatisfy { !$0.isConditional && !$0.hasModifier("id") && !$0.is(.forEach) }
  let isApp = view.declaration?.conforms(to: "App") == true
  let isInStacks = chain.dropFirst().allSatisfy { $0.is(.vStack, .hStack, .zStack) }
  return stays && view.slot == .content
    && (isApp || isInStacks && view.tree.purpose == .body) ? .yes : .no
}

/// Whether a condition inserts and removes a container around a view rather than the view: only what is
/// inserted moves.
///
/// Source: Apple, "transition(_:)": when this view appears or disappears.
private func comesWithContainer(_ view: Element) -> Bool {
  var inner = view
  while !inner.isConditional, !inner.is(.forEach), !inner.hasModifier("id") {
    guard let outer = inner.parent, inner.slot == .content, !outer.is(.forEach) else {
      return false
    }
    inner = outer
  }
  let between = sequence(first: view, next: \.parent).prefix { $0.index != inner.index }
    .compactMap(\.parent)
  // A view of the project may insert what it is handed.
  return inner.isConditional && between.contains { !$0.isPassthrough }
    && !between.contains { $0.isCustomView || $0.isUnknownView }
}
