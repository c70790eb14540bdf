import CurbcutModel

extension Rule {
  static let respondsToInteractionMissing = Rule(
    id: "responds-to-interaction-missing",
    title: "Element may be skipped by keyboard and switches",
    group: .gestures,
    severity: .hint,
    impact: .moderate,
    criteria: [.keyboard],
    since: "0.2.0",
    isOn: false,
    why: """
      Full Keyboard Access, Switch Control and Voice Control stop at what they take for operable. An
      element that has actions, but neither a trait nor a control's role, may be left out.
      """,
    examples: [
      .reported(
        """
        struct Row: View {
          let archive: () -> Void

          var body: some View {
            Text("Minutes of the meeting")
              .accessibilityAction(named: "Archive", archive)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Switch Control may skip this element; add `.accessibilityRespondsToUserInteraction()`
          }
        }
        """
      ),
      .recommended(
        """
        struct Row: View {
          let archive: () -> Void

          var body: some View {
            Text("Minutes of the meeting")
              .accessibilityAction(named: "Archive", archive)
              .accessibilityRespondsToUserInteraction()
          }
        }
        """
      ),
      .ignored(
        "A row that is a button",
        """
        struct Row: View {
          let open: () -> Void
          let archive: () -> Void

          var body: some View {
            Button("Minutes of the meeting", action: open)
              .accessibilityAction(named: "Archive", archive)
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .image, .label, withModifiers: .accessibility) { element, findings in
      guard element.is(.text, .image, .label),
        let action = element.ownModifiers.first(where: {
          $0.name == "accessibilityAction" && $0.argument("named") != nil
        })
      else { return }
      findings.report(
        "Switch Control may skip this element; add `.accessibilityRespondsToUserInteraction()`",
        at: action.callRange
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor, .partOfControl, .combined, .unreadModifier,
      Exemption("it is known as something to operate") { element in
        element.addsTrait("isButton", "isLink", "isToggle") != .no || !element.taps.isEmpty
          || element.hasModifier(
            "accessibilityRespondsToUserInteraction",
            "accessibilityAdjustableAction",
            "focusable",
            "accessibilityRepresentation"
          )
      },
    ]
  )
}
