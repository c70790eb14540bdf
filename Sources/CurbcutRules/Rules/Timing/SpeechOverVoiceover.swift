import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let speechOverVoiceover = Rule(
    id: "speech-over-voiceover",
    title: "App speaks over VoiceOver",
    group: .timing,
    severity: .info,
    impact: .serious,
    criteria: [.audioControl],
    since: "0.2.0",
    why: """
      A voice that starts with the screen talks at the same time as VoiceOver, and neither can be
      understood. Post an announcement, or speak only while VoiceOver is off or when people ask.
      """,
    examples: [
      .reported(
        """
        struct Welcome: View {
          let synthesizer: AVSpeechSynthesizer

          var body: some View {
            Text("Hello there")
              .onAppear {
                synthesizer.speak(AVSpeechUtterance(string: "Hello there"))
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This speaks at the same time as VoiceOver
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Welcome: View {
          let synthesizer: AVSpeechSynthesizer

          var body: some View {
            Button("Read aloud") {
              synthesizer.speak(AVSpeechUtterance(string: "Hello there"))
            }
          }
        }
        """
      ),
      .ignored(
        "Only while VoiceOver is off",
        """
        struct Welcome: View {
          let synthesizer: AVSpeechSynthesizer

          var body: some View {
            Text("Hello there")
              .onAppear {
                if !UIAccessibility.isVoiceOverRunning {
                  synthesizer.speak(AVSpeechUtterance(string: "Hello there"))
                }
              }
          }
        }
        """
      ),
    ],
    check: .element(withModifiers: .event) { element, findings in
      for modifier in element.ownModifiers
      where ["onAppear", "task", "onChange"].contains(modifier.name) {
        guard let closure = modifier.handler else { continue }
        let action = ActionFact(closure, in: element.declaration)
        let speaks = action.steps.contains { step in
          guard case .call(let path, let arguments) = step, path.hasSuffix("speak") else {
            return false
          }
          return NameHint.speech.matches(path)
            || arguments.contains { $0.value.call?.callee.path == "AVSpeechUtterance" }
        }
        guard speaks else { continue }
        findings.report(
          "This speaks at the same time as VoiceOver",
          at: closure.node.descendants.first { $0.speaks }?.range ?? modifier.callRange
        )
      }
    },
    exemptions: [
      Exemption("its type asks whether VoiceOver runs") {
        $0.declaration?.mentionedSymbols.contains(.asksAssistiveTechnology) == true
      }
    ]
  )
}

extension Node {
  /// Whether it calls a synthesizer: `synthesizer.speak(utterance)`.
  fileprivate var speaks: Bool {
    kind == .functionCallExpr && Expression(self).call?.callee.memberName == "speak"
  }
}
