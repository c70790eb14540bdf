import CurbcutModel

extension Rule {
  static let labelDescribesGesture = Rule(
    id: "label-describes-gesture",
    title: "Accessibility label describes a gesture",
    group: .labels,
    severity: .info,
    impact: .minor,
    criteria: [.headingsAndLabels],
    since: "0.2.0",
    why: """
      A label is the name of an element. "Double tap to open" is said by VoiceOver itself where it
      is true, and wrong for people who use Switch Control or a keyboard. What happens belongs to
      the hint.
      """,
    examples: [
      .reported(
        """
        struct Play: View {
          var body: some View {
            Button { play() } label: { Image(systemName: "play") }
              .accessibilityLabel("Double tap to play")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users hear "Double tap to play" as the name of this button
          }
        }
        """
      ),
      .recommended(
        """
        struct Play: View {
          var body: some View {
            Button { play() } label: { Image(systemName: "play") }
              .accessibilityLabel("Play")
              .accessibilityHint("Starts the film from the beginning.")
          }
        }
        """
      ),
    ],
    check: .elementAndObject(withModifiers: .accessibility) { element, findings in
      for label in WrittenTexts(of: element).labels {
        guard let modifier = label.modifier, let words = label.phrase.literal?.lowercased(),
          gestures.contains(where: { words.includes($0) })
        else { continue }
        let role = element.role.noun
        findings.report(
          "VoiceOver users hear \"\(label.phrase.spoken)\" as the name of this \(role)",
          at: modifier.callRange
        )
      }
    } _: { object, _, findings in
      for label in object.writtenLabels {
        guard let words = label.text.phrase.literal?.lowercased(),
          gestures.contains(where: { words.includes($0) })
        else { continue }
        findings.report(
          "VoiceOver users hear \"\(label.text.phrase.spoken)\" as the name of this \(object.roleName)",
          at: label.setting.range
        )
      }
    },
    exemptions: [Exemption("it is hidden from assistive technology") { $0.isHidden == .yes }]
  )

  private static let gestures = [
    "double tap", "double-tap", "tap to ", "tap here", "swipe to ", "swipe up", "swipe down",
    "long press", "press and hold", "tap and hold", "pinch to ", "click to ", "click here",
  ]
}
