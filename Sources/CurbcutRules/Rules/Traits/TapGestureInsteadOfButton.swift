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
    knownLimitations: """
      Stacks and custom views are left alone.
      """,
    examples: [
      .reported(
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
        """,
        fixed: [
          "Make it a button": """
          struct Screen: View {
            let open: () -> Void

            var body: some View {
              Button { open() } label: { Text("Terms") }.buttonStyle(.plain)
            }
          }
          """
        ]
      ),
      .reported(
        "On several lines; what stands behind the gesture stays",
        """
        struct Screen: View {
          let open: () -> Void
          let count: () -> Void

          var body: some View {
            Text("Terms")
              .padding()
              .onTapGesture {
             //^^^^^^^^^^^^^^ A keyboard cannot press this: a tap gesture is no button
                count()
                open()
              }
              .accessibilityAddTraits(.isButton)
              .accessibilityHint("Opens the terms of use.")
          }
        }
        """,
        fixed: [
          "Make it a button": """
          struct Screen: View {
            let open: () -> Void
            let count: () -> Void

            var body: some View {
              Button {
                count()
                open()
              } label: {
                Text("Terms")
                  .padding()
              }
              .buttonStyle(.plain)
                .accessibilityHint("Opens the terms of use.")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Terms", action: open).buttonStyle(.plain)
          }
        }
        """
      ),
      .ignored(
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
    check: .element(withModifiers: .gesture) { element, findings in
      guard let tap = element.taps.first(where: { $0.count == 1 }),
        tap.modifier.name == "onTapGesture", !element.isLayout, !element.isCustomView,
        element.isTappedLikeButton(by: tap), element.addsTrait("isLink", "isToggle") == .no
      else { return }
      findings.report(
        "A keyboard cannot press this: a tap gesture is no button",
        at: tap.modifier.callRange,
        fixes: buttonRemedies(for: element, tappedBy: tap.modifier)
      )
    }
  )

  /// The view as the label of a button that does what the tap does; the trait is the button's own.
  private static func buttonRemedies(for element: Element, tappedBy tap: Modifier) -> [FixProposal]
  {
    // A button without a name would be the next fault.
    guard tap.origin == .own, !element.ownModifiers.contains(where: \.isConditional),
      element.isNamed == .yes || element.isTextual != .no
    else { return [] }
    let traits = element.ownModifiers.filter { $0.name == "accessibilityAddTraits" }
    guard traits.allSatisfy({ $0.firstArgument?.path == ".isButton" }),
      element.range.lowerBound < tap.range.lowerBound
    else { return [] }
    let opening: String
    if let closure = tap.handler {
      guard closure.parameters.isEmpty, !closure.isEmpty else { return [] }
      opening = "Button \(dedented(closure.node.text)) label: {"
    } else if let action = tap.argument("perform") {
      opening = "Button(action: \(action.source)) {"
    } else {
      return []
    }
    return [
      FixProposal(
        title: "Make it a button",
        safety: .review,
        changes: [
          .wrap(
            element.range.lowerBound..<tap.range.lowerBound,
            opening: opening,
            closing: "}\n.buttonStyle(.plain)"
          ),
          .replace(tap.range, with: ""),
        ] + traits.map { .remove($0) }
      )
    ]
  }

  /// Lines without the indentation of the last.
  private static func dedented(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let margin = lines.last?.prefix { $0 == " " || $0 == "\t" } ?? ""
    return lines.enumerated().map { number, line in
      number > 0 && line.hasPrefix(margin) ? String(line.dropFirst(margin.count)) : String(line)
    }.joined(separator: "\n")
  }
}
