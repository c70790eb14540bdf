import CurbcutModel

extension Rule {
  static let transitionIgnoresReduceMotion = Rule(
    id: "transition-ignores-reduce-motion",
    title: "Transition that ignores the wish for less motion",
    group: .motion,
    severity: .hint,
    impact: .minor,
    criteria: [.animationFromInteractions],
    since: "0.1.0",
    why: """
      A view that slides or grows into place makes some people dizzy. The system fades its own
      screens in for whoever has asked for less motion; yours can do the same.
      """,
    knownLimitations: """
      Silent where the type mentions reduced motion at all, for transitions of the project, and for
      small views that grow. `matchedGeometryEffect` is not judged.
      """,
    examples: [
      .reported(
        """
        struct Deck: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Open") { isOpen.toggle() }
              if isOpen {
                Text("Joker")
                  .transition(.move(edge: .bottom))
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This slides or grows into place, also for people who have asked for less motion
              }
            }
          }
        }
        """,
        fixed: [
          "Leave it out where motion is reduced": """
          struct Deck: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @State private var isOpen = false

            var body: some View {
              VStack {
                Button("Open") { isOpen.toggle() }
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
        "One way in, another way out",
        """
        struct Deck: View {
          let isOpen: Bool

          var body: some View {
            VStack {
              if isOpen {
                Text("Joker")
                  .transition(.asymmetric(insertion: .slide.combined(with: .opacity), removal: .opacity))
                 //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This slides or grows into place, also for people who have asked for less motion
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
        "It fades, or only seems to come a little closer",
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
    ],
    check: .element(withModifiers: .animation) { element, findings in
      guard element.declaration?.mentionsReduceMotion == false,
        element.place.isDisjoint(with: .widget)
      else { return }
      for modifier in element.movingTransitions {
        guard let transition = modifier.argument(nil) else { continue }
        findings.report(
          "This slides or grows into place, also for people who have asked for less motion",
          at: modifier.callRange,
          fixes: element.declaration?.heedingReduceMotion(
            transition.source,
            at: transition.range,
            still: ".opacity"
          ) ?? []
        )
      }
    }
  )
}
