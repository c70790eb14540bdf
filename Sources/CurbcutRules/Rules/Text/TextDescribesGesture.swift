import CurbcutModel

extension Rule {
  static let textDescribesGesture = Rule(
    id: "text-describes-gesture",
    title: "Text names a gesture",
    group: .text,
    severity: .info,
    impact: .minor,
    criteria: [.sensoryCharacteristics],
    since: "0.2.0",
    isOn: false,
    why: """
      "Tap to retry" tells people who use VoiceOver, a keyboard or their voice to do something that they do
      not do. Name the action: "Retry".
      """,
    examples: [
      .reported(
        """
        struct Failure: View {
          let retry: () -> Void

          var body: some View {
            Button(action: retry) {
              Text("Tap to retry")
            //^^^^^^^^^^^^^^^^^^^^ "Tap to retry" names a gesture that not everybody makes; name the action
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Failure: View {
          let retry: () -> Void

          var body: some View {
            Button(action: retry) {
              Text("Retry")
            }
          }
        }
        """
      ),
      .ignored(
        "A text of the type that only a modifier is handed",
        """
        struct Counter: View {
          @State private var count = 0

          private var lesson: Text { Text("Tap to add one more") }

          var body: some View {
            Button("More") { count += 1 }
              .coachMark(lesson)
          }
        }
        """
      ),
    ],
    check: .element(of: .text, .label, .button) { element, findings in
      guard
        let words = (element.title?.value ?? element.arguments.first?.value)?
          .phrase.value?.literal, isGesture(words.lowercased())
      else { return }
      findings.report(
        "\"\(words)\" names a gesture that not everybody makes; name the action",
        at: element.head
      )
    },
    exemptions: [
      .notForIOS, .inWidget, .hidden, .replacedByAncestor,
      Exemption("it is a text of the type that no view shows") { isOnlyHandedOn($0) },
    ]
  )
}

/// Whether it is a `Text` that a member keeps and no tree of views enters: a hint, a label.
private func isOnlyHandedOn(_ view: Element) -> Bool {
  guard view.parent == nil, case .member(let name) = view.tree.purpose else { return false }
  return view.declaration?.property(name)?.type == "Text"
}

/// Whether words begin with a gesture: “Tap to retry”, “Swipe left for more”.
private func isGesture(_ words: String) -> Bool {
  [
    "tap to ", "tap here", "double tap to ", "double-tap to ", "swipe to ", "swipe left",
    "swipe right",
    "swipe up", "swipe down", "long press to ", "press and hold", "hold to ", "pinch to ",
    "click to ",
    "click here",
  ].contains { words.hasPrefix($0) }
}
