import CurbcutModel

extension Rule {
  static let hintContainsRole = Rule(
    id: "hint-contains-role",
    title: "Hint repeats the role",
    group: .hints,
    severity: .hint,
    impact: .minor,
    criteria: [.labelsOrInstructions],
    since: "0.2.0",
    why: """
      VoiceOver says "button" by itself, right before the hint. A hint says what happens, in one
      sentence that stands on its own.
      """,
    examples: [
      .reported(
        """
        struct Send: View {
          var body: some View {
            Button("Send") { send() }
              .accessibilityHint("Button that sends the message.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver already says "button"; remove it from the hint
          }
        }
        """
      ),
      .recommended(
        """
        struct Send: View {
          var body: some View {
            Button("Send") { send() }
              .accessibilityHint("Sends the message.")
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      let words = Words.roles(of: element.role)
      guard !words.isEmpty else { return }
      for hint in WrittenTexts(of: element).hints {
        guard let modifier = hint.modifier, let text = hint.phrase.literal?.lowercased() else {
          continue
        }
        let starts = words.first { word in
          text.hasPrefix(word + " ") || text.hasPrefix("this \(word) ")
            || text.hasPrefix("a \(word) ")
        }
        guard let word = starts else { continue }
        findings.report(
          "VoiceOver already says \"\(word)\"; remove it from the hint",
          at: modifier.callRange
        )
      }
    }
  )
}
