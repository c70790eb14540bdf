import CurbcutModel

extension Rule {
  static let valueMissingOnCustomControl = Rule(
    id: "value-missing-on-custom-control",
    title: "Custom indicator has no accessibility value",
    group: .values,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A ring or bar that fills shows how far something is. With a label alone VoiceOver says what it is
      and not how far. Add the figure as its value.
      """,
    examples: [
      .reported(
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            Circle()
              .trim(from: 0, to: progress)
              .stroke(.green, lineWidth: 8)
              .accessibilityLabel("Daily goal")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads this label, but not how far "progress" is; add an accessibility value
          }
        }
        """
      ),
      .recommended(
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            Circle()
              .trim(from: 0, to: progress)
              .stroke(.green, lineWidth: 8)
              .accessibilityLabel("Daily goal")
              .accessibilityValue("\\(Int(progress * 100)) percent")
          }
        }
        """
      ),
      .ignored(
        "The label says it",
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            ZStack {
              Circle().trim(from: 0, to: progress).stroke(.green, lineWidth: 8)
              Text("\\(Int(progress * 100))")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Daily goal, \\(Int(progress * 100)) percent")
          }
        }
        """
      ),
      .ignored(
        "A representation says it",
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            Circle()
              .trim(from: 0, to: progress)
              .stroke(.green, lineWidth: 8)
              .accessibilityLabel("Daily goal")
              .accessibilityRepresentation { ProgressView("Daily goal", value: progress) }
          }
        }
        """
      ),
      .ignored(
        "The text beside it says how far",
        """
        struct Goal: View {
          let progress: Double

          var body: some View {
            HStack {
              Circle()
                .trim(from: 0, to: progress)
                .stroke(.green, lineWidth: 8)
                .accessibilityLabel("Daily goal")
              Text("\\(Int(progress * 100)) percent")
            }
            .accessibilityElement(children: .combine)
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      guard element.isNamed == .yes, element.row?.isInteractive != true,
        element.row?.isPaint == true || element.grouping == .ignore,
        let label = Naming(of: element).modifier, let words = Naming(of: element).label,
        words.phrase.value?.literal?.includes("<#") == false, let name = shownShare(of: element)
      else { return }
      findings.report(
        "VoiceOver reads this label, but not how far \"\(name)\" is; add an accessibility value",
        at: label.callRange
      )
    },
    exemptions: [
      .hidden, .replacedByAncestor, .hasValue, .unreadModifier,
      Exemption("children, a representation or an action say it") {
        $0.hasModifier(
          "accessibilityRepresentation",
          "accessibilityChildren",
          "accessibilityAdjustableAction"
        )
      },
      Exemption("it is part of a control or a combined element") {
        $0.labeledControl != nil || $0.combiningElement != nil
      },
    ]
  )
}

/// The property that says how much of a shape of a control is drawn.
private func shownShare(of control: Element) -> String? {
  for part in [control] + control.descendants.prefix(64) where part.row?.isPaint == true {
    guard let end = part.ownModifiers.first(where: { $0.name == "trim" })?.argument("to"),
      end.number == nil, let name = end.memberName ?? end.smallNames.sorted().first,
      !NameHint.motion.matches(name)
    else { continue }
    return name
  }
  return nil
}
