import CurbcutModel

extension Rule {
  static let labelsHiddenWithoutLabel = Rule(
    id: "labels-hidden-without-label",
    title: "Hidden label is empty",
    group: .forms,
    severity: .error,
    impact: .critical,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear a control's value, but not what it is for. `labelsHidden()` keeps
      a title from being drawn, and VoiceOver still reads it; an empty title gives it nothing to
      read.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          @Binding var start: Date

          var body: some View {
            DatePicker("", selection: $start)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The hidden label is empty: this control has no accessibility label
              .labelsHidden()
          }
        }
        """,
        fixed: [
          "Set the title to \"Start\"": """
          struct Screen: View {
            @Binding var start: Date

            var body: some View {
              DatePicker("Start", selection: $start)
                .labelsHidden()
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          @Binding var start: Date

          var body: some View {
            DatePicker("Start", selection: $start).labelsHidden()
          }
        }
        """
      ),
      .ignored(
        "It has an accessibility label",
        """
        struct Screen: View {
          @Binding var start: Date

          var body: some View {
            DatePicker("", selection: $start).labelsHidden().accessibilityLabel("Start")
          }
        }
        """
      ),
      .reported(
        "The name in the column before it",
        """
        struct FeedRow: View {
          let feed: Feed
          @Binding var isOn: Bool

          var body: some View {
            HStack {
              VStack {
                Text(feed.displayName)
                Text(feed.summary)
              }
              Toggle("", isOn: $isOn).labelsHidden()
            //^^^^^^^^^^^^^^^^^^^^^^^ The hidden label is empty: this control has no accessibility label
            }
          }
        }
        """,
        fixed: [
          "Set the title to feed.displayName": """
          struct FeedRow: View {
            let feed: Feed
            @Binding var isOn: Bool

            var body: some View {
              HStack {
                VStack {
                  Text(feed.displayName)
                  Text(feed.summary)
                }
                Toggle(feed.displayName, isOn: $isOn).labelsHidden()
              }
            }
          }
          """
        ]
      ),
    ],
    check: .element(of: ViewKind.controls) { element, findings in
      guard ControlLabel(of: element).hidingModifier != nil,
        ControlLabel(of: element).hasText != .yes
      else { return }
      guard ControlLabel(of: element).hasText == .no else {
        return findings.cannotTell("whether its label has text")
      }
      findings.report(
        "The hidden label is empty: this control has no accessibility label",
        at: element.head,
        // What is chosen is read, and not of what.
        severity: element.is(.picker, .datePicker) ? .warning : nil,
        fixes: FixProposal.setTitle(of: element)
      )
    },
    exemptions: Exemption.unlabeledControl
  )
}
