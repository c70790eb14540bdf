import CurbcutModel

extension Rule {
  static let hoverOnlyContent = Rule(
    id: "hover-only-content",
    title: "Controls appear only on hover",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.keyboard],
    since: "0.2.0",
    why: """
      People who use a keyboard, VoiceOver or a touch screen have no pointer to hover with, so they
      never reach a button that appears only then. Keep it there, or offer its action in a context menu
      or as an accessibility action too.
      """,
    examples: [
      .reported(
        """
        struct Mail: View {
          let subject: String
          let archive: () -> Void
          @State private var isHovering = false

          var body: some View {
            HStack {
              Text(subject)
              if isHovering { Button("Archive", action: archive) }
            }
            .onHover { isHovering = $0 }
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^ A control appears only while the pointer is here; keyboard and VoiceOver users miss it
          }
        }
        """
      ),
      .recommended(
        """
        struct Mail: View {
          let subject: String
          let archive: () -> Void

          var body: some View {
            HStack {
              Text(subject)
              Button("Archive", action: archive)
            }
          }
        }
        """
      ),
      .ignored(
        "A context menu has it too",
        """
        struct Mail: View {
          let subject: String
          let archive: () -> Void
          @State private var isHovering = false

          var body: some View {
            HStack {
              Text(subject)
              if isHovering { Button("Archive", action: archive) }
            }
            .onHover { isHovering = $0 }
            .contextMenu { Button("Archive", action: archive) }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .event) { element, findings in
      guard let modifier = element.ownModifiers.first(where: { $0.name == "onHover" }),
        let closure = modifier.handler, !element.tree.isOverlong
      else { return }
      let names = Set(
        ActionFact(closure, in: element.declaration).assignments.map { target, _ in
          target.withoutSelf
        }
      )
      guard !names.isEmpty,
        element.tree.elements.contains(where: { control in
          control.row?.isInteractive == true && !control.place.contains(.menu)
            && isShown(control, only: names)
        })
      else { return }
      findings.report(
        "A control appears only while the pointer is here; keyboard and VoiceOver users miss it",
        at: modifier.callRange
      )
    },
    exemptions: [
      Exemption("a menu or an accessibility action offers it too") { element in
        element.tree.elements.contains { other in
          other.hasModifier(
            "contextMenu",
            "swipeActions",
            "accessibilityAction",
            "accessibilityActions"
          )
        }
      }
    ]
  )

  /// Whether a branch, or an opacity, that asks for one of some names alone shows a control.
  private static func isShown(_ control: Element, only names: Set<String>) -> Bool {
    if control.conditions.contains(where: {
      $0.kind == .branch && $0.alternative == 0 && names.contains($0.source)
    }) {
      return true
    }
    return control.ownModifiers.contains { modifier in
      guard modifier.name == "opacity",
        case .ternary(let condition, _, let otherwise)? = modifier.firstArgument?.form
      else { return false }
      return otherwise.number == 0 && names.contains(condition.source)
    }
  }
}
