import CurbcutModel

extension Rule {
  static let labelEmpty = Rule(
    id: "label-empty",
    title: "Label is empty",
    group: .labels,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      An empty label does not hide anything: it takes the words away, and VoiceOver stops at
      something it cannot name. Give it words, or hide it if there is nothing to say.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          var body: some View {
            Text("Total").accessibilityLabel("")
                        //^^^^^^^^^^^^^^^^^^^^^^ This label is empty: VoiceOver stops here and has nothing to say
          }
        }
        """,
        fixed: [
          "Hide it instead": """
          struct Screen: View {
            var body: some View {
              Text("Total").accessibilityHidden(true)
            }
          }
          """
        ]
      ),
      .reported(
        "On a control nobody can tell what it does",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Pay", action: buy)
              .accessibilityLabel(Text("  "))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This label is empty: VoiceOver has no name for this button
          }
        }
        """,
        fixed: [
          "Remove .accessibilityLabel": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Pay", action: buy)
            }
          }
          """
        ]
      ),
      .reported(
        "A picture loses even the name of its file",
        """
        struct Screen: View {
          var body: some View {
            Image("crest").accessibilityLabel("")
                         //^^^^^^^^^^^^^^^^^^^^^^ This label is empty: VoiceOver stops here and has nothing to say
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          var body: some View {
            Text("Total").accessibilityLabel("Total price")
          }
        }
        """
      ),
      .ignored(
        "Empty at times",
        """
        struct Screen: View {
          let isFinal: Bool

          var body: some View {
            Text("Total").accessibilityLabel(isFinal ? "Total price" : "")
          }
        }
        """
      ),
      .ignored(
        "Hidden instead",
        """
        struct Screen: View {
          var body: some View {
            Text("Total").accessibilityHidden(true)
          }
        }
        """
      ),
      .reported(
        "Empty in one case",
        """
        struct Screen: View {
          let isLive: Bool

          var body: some View {
            Image("camera").accessibilityLabel(isLive ? "Live picture" : "")
                          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ In one case this label is empty: VoiceOver has nothing to say then
          }
        }
        """
      ),
    ],
    check: .element(of: .image, withModifiers: .accessibility) { element, findings in
      guard !element.isUnreachable else { return }
      for label in element.writtenLabels where label.phrase.isBlank {
        guard let modifier = label.modifier, !modifier.isConditional else { continue }
        guard !label.isAlternative else {
          guard element.isInteractive == .yes || element.is(.image) else { continue }
          findings.report(
            "In one case this label is empty: VoiceOver has nothing to say then",
            at: modifier.callRange,
            severity: .info
          )
          continue
        }
        let isControl = element.isInteractive == .yes
        findings.report(
          isControl
            ? "This label is empty: VoiceOver has no name for this \(element.roleName)"
            : "This label is empty: VoiceOver stops here and has nothing to say",
          at: modifier.callRange,
          severity: isControl || element.is(.image) ? .error : nil,
          fixes: remedies(for: modifier, on: element)
        )
      }
    }
  )

  /// Words that the control has without the label; nothing at all for what is no control.
  private static func remedies(for modifier: Modifier, on element: Element) -> [FixProposal] {
    guard element.isInteractive == .no else {
      return element.labelWords == .yes
        ? [.safe("Remove .\(modifier.name)", .remove(modifier))] : []
    }
    return [
      .review("Hide it instead", .replace(modifier.callRange, with: "accessibilityHidden(true)"))
    ]
  }
}
