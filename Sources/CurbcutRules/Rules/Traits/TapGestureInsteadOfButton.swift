import CurbcutModel

extension Rule {
  static let tapGestureInsteadOfButton = Rule(
    id: "tap-gesture-instead-of-button",
    title: "Tap gesture where a button would do",
    group: .traits,
    severity: .info,
    impact: .moderate,
    criteria: [.keyboard],
    since: "0.1.0",
    why: """
      A button can be pressed with a keyboard, a switch, a spoken word and a double tap, shows where
      the focus is and looks pressed. A view with a tap gesture can do none of that unless every
      part is built again.
      """,
    limits: """
      Stacks and custom views are left alone.
      """,
    examples: [
      .bad(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Text("Terms")
              .onTapGesture { open() }
             //^^^^^^^^^^^^^^^^^^^^^^^ A keyboard cannot press this: a tap gesture is no button
              .accessibilityAddTraits(.isButton)
          }
        }
        """
      ),
      .good(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Terms", action: open).buttonStyle(.plain)
          }
        }
        """
      ),
      .good(
        "There is another way",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Text("Terms")
              .onTapGesture { open() }
              .accessibilityAddTraits(.isButton)
              .accessibilityAction { open() }
          }
        }
        """
      ),
    ],
    check: .element { element, findings in
      guard element.wears(.gesture) else { return }
      guard let tap = element.taps.first(where: { $0.count == 1 }),
        tap.modifier.name == "onTapGesture", !element.isLayout, !element.isCustomView,
        element.isTappedLikeButton(by: tap), element.addsTrait("isLink", "isToggle") == .no
      else { return }
      findings.report(
        "A keyboard cannot press this: a tap gesture is no button",
        at: tap.modifier.callRange
      )
    }
  )
}
