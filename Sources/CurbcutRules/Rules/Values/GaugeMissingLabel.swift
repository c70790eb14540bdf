import CurbcutModel

extension Rule {
  static let gaugeMissingLabel = Rule(
    id: "gauge-missing-label",
    title: "Gauge has no label",
    group: .values,
    severity: .warning,
    impact: .serious,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.2.0",
    why: """
      VoiceOver reads the value of a gauge, "40 percent", and without a label does not say of
      what.
      """,
    examples: [
      .reported(
        """
        struct Battery: View {
          let level: Double

          var body: some View {
            Gauge(value: level) {
          //^^^^^^^^^^^^^^^^^^^^^ VoiceOver reads the value of this gauge, but not what it measures
              EmptyView()
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Battery: View {
          let level: Double

          var body: some View {
            Gauge(value: level) {
              Text("Battery")
            }
          }
        }
        """
      ),
      .ignored(
        "It has an accessibility label",
        """
        struct Battery: View {
          let level: Double

          var body: some View {
            Gauge(value: level) { }.accessibilityLabel("Battery")
          }
        }
        """
      ),
    ],
    check: .element(of: .gauge) { element, findings in
      switch ControlLabel(of: element).hasText {
      case .yes: return
      case .unknown: return findings.cannotTell("whether its label has text")
      case .no: break
      }
      findings.report(
        "VoiceOver reads the value of this gauge, but not what it measures",
        at: element.head
      )
    },
    exemptions: Exemption.unlabeledControl + [.partOfControl, .combined]
  )
}
