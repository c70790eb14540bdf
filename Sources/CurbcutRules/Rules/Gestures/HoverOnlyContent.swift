import CurbcutModel

extension Rule {
  static let hoverOnlyContent = Rule(
    id: "hover-only-content",
    title: "Content appears only on hover",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.keyboard],
    since: "0.2.0",
    why: """
      People who use a keyboard, VoiceOver or a touch screen have no pointer to hover with, so they
      never reach a button that appears only then, and never read text that does. Keep it there, or
      offer it by a tap, in a context menu or as an accessibility action too.
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
      .reported(
        "Text",
        """
        struct Fee: View {
          @State private var showsDetail = false

          var body: some View {
            VStack {
              Text("Service fee")
                .onHover { inside in showsDetail = inside }
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Text appears only while the pointer is here; touch, keyboard and VoiceOver users miss it
              if showsDetail {
                Text("It covers the costs of your card.")
              }
            }
          }
        }
        """
      ),
      .ignored(
        "A button shows it too, and a tip that VoiceOver reads as the hint",
        """
        struct Fee: View {
          @State private var showsDetail = false
          @State private var showsTip = false

          var body: some View {
            VStack {
              Button("Service fee") { showsDetail.toggle() }
                .onHover { inside in showsDetail = inside }
                .accessibilityValue(showsDetail ? "Expanded" : "Collapsed")
              if showsDetail {
                Text("It covers the costs of your card.")
              }
              Button("Pay") { pay() }
                .onHover { inside in showsTip = inside }
                .accessibilityHint("Takes you to your bank.")
              if showsTip {
                Text("Takes you to your bank.")
              }
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
        ActionFact(closure, in: element.declaration).assignments.compactMap { target, value in
          value.boolean == false ? nil : target.withoutSelf
        }
      )
      guard !names.isEmpty else { return }
      let shown = element.tree.elements.filter {
        !$0.place.contains(.menu) && isShown($0, only: names)
      }
      if shown.contains(where: { $0.row?.isInteractive == true }) {
        findings.report(
          "A control appears only while the pointer is here; keyboard and VoiceOver users miss it",
          at: modifier.callRange
        )
      } else if shown.contains(where: { holdsText($0) }) {
        findings.report(
          "Text appears only while the pointer is here; touch, keyboard and VoiceOver users miss it",
          at: modifier.callRange,
          unless: [
            Exemption("something else shows it too") { element in
              names.contains { name in
                element.declaration?.changes(name, outside: modifier.range) != false
              }
            },
            Exemption("a hint says it") { $0.hasModifier("accessibilityHint", "help") },
          ]
        )
      }
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

  /// Whether it is text that is written out, and not in place of other text.
  private static func holdsText(_ element: Element) -> Bool {
    ([element] + element.descendants).contains { text in
      text.is(.text, .label) && text.isHidden == .no
        && text.visibleText.value?.literal?.contains(where: \.isLetter) == true
    }
      && !element.tree.elements.contains { other in
        other.isTextual != .no && other.isAlternative(to: element)
      }
  }

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

extension Declaration {
  /// Whether anything outside of a place may give a state another value: an assignment, a toggle, a
  /// binding or a gesture.
  fileprivate func changes(_ name: String, outside place: Range<Int>) -> Bool {
    let tokens = Array(node.allTokens)
    return tokens.indices.contains { index in
      let token = tokens[index]
      guard !place.contains(token.range.lowerBound) else { return false }
      if token.text == "$\(name)" || token.text == "_\(name)" { return true }
      guard token.text == name, index + 2 < tokens.count,
        property(name)?.nameRange != token.range
      else { return false }
      return tokens[index + 1].hasText("=")
        || tokens[index + 1].hasText(".") && tokens[index + 2].hasText("toggle")
    }
  }
}
