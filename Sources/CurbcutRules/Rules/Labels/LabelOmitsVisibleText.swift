import CurbcutModel

extension Rule {
  static let labelOmitsVisibleText = Rule(
    id: "label-omits-visible-text",
    title: "Label omits visible text",
    group: .labels,
    severity: .info,
    impact: .serious,
    criteria: [.infoAndRelationships, .labelInName],
    since: "0.2.0",
    why: """
      A label replaces everything inside a control or a combined row. A count, a price or a status
      that is shown and not in the label is lost to people who use VoiceOver.
      """,
    knownLimitations: """
      Only labels that are written out, and text that is a property, are compared.
      """,
    examples: [
      .reported(
        """
        struct Inbox: View {
          let unread: Int
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Inbox")
                Text("\\(unread)")
              }
            }
            .accessibilityLabel("Inbox")
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^ The label leaves out "unread", which is shown
          }
        }
        """
      ),
      .recommended(
        """
        struct Inbox: View {
          let unread: Int
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Inbox")
                Text("\\(unread)")
              }
            }
            .accessibilityLabel("Inbox, \\(unread) unread")
          }
        }
        """
      ),
      .ignored(
        "The value says it",
        """
        struct Inbox: View {
          let unread: Int
          let open: () -> Void

          var body: some View {
            Button(action: open) {
              HStack {
                Text("Inbox")
                Text("\\(unread)")
              }
            }
            .accessibilityLabel("Inbox")
            .accessibilityValue("\\(unread) unread")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard let modifier = Naming(of: element).modifier, modifier.origin == .own,
        !modifier.isConditional, let label = Naming(of: element).label,
        let shown = ShownWords(in: element), !shown.isPartlyUnknown
      else { return }
      let known = ShownWords.sources(in: label)
      // A label that is computed elsewhere may say everything.
      guard
        label.phrase.value?.literal != nil || label.isStringLiteral
          || shown.sources.contains(label.source)
      else { return findings.cannotTell("what the label says") }
      let others = element.modifiers.filter {
        $0.name.hasPrefix("accessibility") && $0.name != "accessibilityIdentifier"
      }
      let omitted = shown.sources.subtracting(known).filter { source in
        let name = source.split(separator: ".").last.map(String.init) ?? source
        let root = source.split(separator: ".").first { $0 != "self" }.map(String.init) ?? source
        return !others.contains { other in
          other.arguments.contains {
            $0.value.mentions(name)
              || (name != root && other.name != "accessibilityLabel" && $0.value.mentions(root))
          }
        }
      }
      guard let first = omitted.sorted().first else { return }
      findings.report(
        "The label leaves out \"\(first)\", which is shown",
        at: modifier.callRange
      )
    },
    exemptions: [.hidden, .replacedByAncestor, .unreadModifier]
  )
}
