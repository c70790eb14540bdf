import CurbcutModel

extension Rule {
  static let multiTapMissingAlternative = Rule(
    id: "multi-tap-missing-alternative",
    title: "Tapping twice is the only way",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.keyboard],
    since: "0.1.0",
    why: """
      With VoiceOver two taps mean one: they activate what is in focus, and what two quick taps do is
      out of reach. A switch or a keyboard has no second tap at all, and hands that tremble are too
      slow for it.
      """,
    knownLimitations:
      "Silent where an action, a menu, a single tap or a control of the same view does the same.",
    examples: [
      .reported(
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption)
              .onTapGesture(count: 2) { like() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only tapping this twice does it: offer an action too
          }
        }
        """,
        fixed: [
          "Add .accessibilityAction": """
          struct Post: View {
            let caption: String
            let like: () -> Void

            var body: some View {
              Text(caption)
                .onTapGesture(count: 2) { like() }
                .accessibilityAction(named: "Like") { like() }
            }
          }
          """
        ]
      ),
      .reported(
        "As a value",
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption)
              .gesture(TapGesture(count: 2).onEnded { like() })
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only tapping this twice does it: offer an action too
          }
        }
        """
      ),
      .recommended(
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            Text(caption)
              .onTapGesture(count: 2) { like() }
              .accessibilityAction(named: "Like") { like() }
          }
        }
        """
      ),
      .ignored(
        "A button does it too, or nothing is done",
        """
        struct Post: View {
          let caption: String
          let like: () -> Void

          var body: some View {
            VStack {
              Text(caption).onTapGesture(count: 2) { like() }
              Text("2 hours ago").onTapGesture(count: 2) {}
              Button("Like") { like() }
            }
          }
        }
        """
      ),
      .ignored(
        "Hidden tools of the developers",
        """
        struct About: View {
          let showDebugMenu: () -> Void

          var body: some View {
            Text("Version 2").onTapGesture(count: 7) { showDebugMenu() }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.hasOwnModifier(.gesture) else { return }
      guard element.isHidden == .no, element.isReplacedByAncestor == .no, !element.isUnknownView,
        !element.isPassthrough || element.handsThroughKnownViews
      else { return }
      for tap in element.repeatedTaps {
        var fixes: [FixProposal] = []
        if let name = tap.action?.calls.last, let body = tap.body,
          let words = ActionWords.label(
            forAction: name.split(separator: ".").last.map(String.init) ?? name
          )
        {
          let action = ".accessibilityAction(named: \(literal(words))) \(body)"
          fixes = [.review("Add .accessibilityAction", .append(action, to: element))]
        }
        findings.report(
          "Only tapping this twice does it: offer an action too",
          at: tap.modifier.callRange,
          fixes: fixes
        )
      }
    }
  )
}
