import CurbcutModel

extension Rule {
  static let invisibleButAccessible = Rule(
    id: "invisible-but-accessible",
    title: "Invisible view can be reached with VoiceOver",
    group: .hidden,
    severity: .info,
    impact: .moderate,
    criteria: [.focusOrder, .nameRoleValue],
    since: "0.2.0",
    why: """
      What is invisible is still read by VoiceOver if it is only made transparent, tiny or moved
      off the screen: focus lands on nothing, and Voice Control shows a number there. Take it out
      of the view tree or hide it.
      """,
    examples: [
      .reported(
        """
        struct Search: View {
          var body: some View {
            Button("Next") { next() }
              .opacity(0.01)
             //^^^^^^^^^^^^^ This button is invisible, but VoiceOver reaches it
          }
        }
        """
      ),
      .reported(
        "Off the screen",
        """
        struct Search: View {
          var body: some View {
            Text("Copied")
              .offset(x: -9999)
             //^^^^^^^^^^^^^^^^ This text is invisible, but VoiceOver reaches it
          }
        }
        """
      ),
      .recommended(
        """
        struct Search: View {
          var body: some View {
            Button("Next") { next() }
              .keyboardShortcut("g")
              .opacity(0)
          }
        }
        """
      ),
      .ignored(
        "It gives its size only",
        """
        struct Demo: View {
          var body: some View {
            Text("Huts")
              .background {
                Text("Huts and camps").offset(x: -9999)
              }
          }
        }
        """
      ),
      .ignored(
        "It is meant for VoiceOver",
        """
        struct Search: View {
          var body: some View {
            VStack {
              Button("Next") { next() }.opacity(0.01).accessibilityLabel("Next match")
            }
          }
        }
        """
      ),
    ],
    check: .element(of: .button, .text, .textField, .label, .toggle) { element, findings in
      for modifier in element.ownModifiers {
        guard modifier.makesInvisible, !modifier.isConditional else { continue }
        return findings.report(
          "This \(element.role.noun) is invisible, but VoiceOver reaches it",
          at: modifier.callRange
        )
      }
    },
    exemptions: [
      .hidden,
      .replacedByAncestor,
      .labeled,
      .partOfControl,
      .combined,
      Exemption("it is a background or a representation") {
        !$0.place.isDisjoint(with: [.background, .representation, .menu])
      },
    ]
  )
}

extension Modifier {
  /// Whether it makes a view disappear for those who look, and only for them.
  ///
  /// `opacity(0)` and `hidden()` take a view out of the accessibility tree too.
  /// Source: rendered hierarchies, iOS 17.
  fileprivate var makesInvisible: Bool {
    switch name {
    case "opacity": return firstArgument?.number.map { $0 > 0 && $0 <= 0.05 } == true
    case "offset":
      return arguments.contains { $0.value.number.map { abs($0) >= 2_000 } == true }
    case "frame":
      return argument("width")?.number == 0 && argument("height")?.number == 0
    default: return false
    }
  }
}
