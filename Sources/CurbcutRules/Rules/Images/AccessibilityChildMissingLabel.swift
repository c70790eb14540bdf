import CurbcutModel

extension Rule {
  static let accessibilityChildMissingLabel = Rule(
    id: "accessibility-child-missing-label",
    title: "Accessibility child has no label",
    group: .images,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.3.0",
    why: """
      What `accessibilityChildren` holds is all that VoiceOver gets of a drawing. A shape in it without a
      label is an element that says nothing.
      """,
    examples: [
      .reported(
        """
        struct Timeline: View {
          let events: [Event]

          var body: some View {
            Canvas { context, size in draw(events, in: context, size) }
              .accessibilityLabel("Timeline")
              .accessibilityChildren {
                ForEach(events) { event in
                  Rectangle()
                //^^^^^^^^^^^ VoiceOver stops here and says nothing; add a label
                }
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Timeline: View {
          let events: [Event]

          var body: some View {
            Canvas { context, size in draw(events, in: context, size) }
              .accessibilityLabel("Timeline")
              .accessibilityChildren {
                ForEach(events) { event in
                  Rectangle().accessibilityLabel(event.title)
                }
              }
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.paint) { element, findings in
      guard isAccessibilityChild(element), element.isNamed == .no, element.isHidden == .no,
        !element.hasModifier("accessibilityValue"),
        !element.hasUnreadAccessibilityModifier
      else { return }
      findings.report("VoiceOver stops here and says nothing; add a label", at: element.head)
    },
    exemptions: [.replacedByAncestor, .combined]
  )
}

/// Whether a view is written for assistive technology, in the place of what a drawing shows.
private func isAccessibilityChild(_ element: Element) -> Bool {
  for view in sequence(first: element, next: \.parent) where view.slot == .accessibility {
    return view.parent?.hasModifier("accessibilityChildren") == true
  }
  return false
}
