import CurbcutModel

extension Rule {
  static let labelIsPlaceholder = Rule(
    id: "label-is-placeholder",
    title: "Accessibility label is a placeholder",
    group: .labels,
    severity: .warning,
    impact: .serious,
    criteria: [.headingsAndLabels, .nameRoleValue],
    since: "0.2.0",
    why: """
      A label such as "TODO" or "Lorem ipsum" stands in code until the real one is written.
      VoiceOver reads it as it is, in place of the name that the view would have had. Describe what
      the control does or what the image shows.
      """,
    examples: [
      .reported(
        """
        struct Play: View {
          var body: some View {
            Image("chart").accessibilityLabel("TODO: describe the chart")
            //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "TODO: describe the chart" is a placeholder; write the words that people should hear
          }
        }
        """
      ),
      .reported(
        "On a control, and as a text",
        """
        struct Play: View {
          let save: () -> Void

          var body: some View {
            Button(action: save) { Image(systemName: "heart") }
              .accessibilityLabel(Text("Placeholder"))
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Placeholder" is a placeholder; write the words that people should hear
          }
        }
        """
      ),
      .reported(
        "A constant",
        """
        private enum Words {
          static let chart = "Lorem ipsum dolor"
        }

        struct Play: View {
          var body: some View {
            Image("chart").accessibilityLabel(Words.chart)
            //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Lorem ipsum dolor" is a placeholder; write the words that people should hear
          }
        }
        """
      ),
      .reported(
        "UIKit",
        """
        func makeScanButton() -> UIButton {
          let button = UIButton(type: .system)
          button.setImage(UIImage(named: "scan"), for: .normal)
          button.accessibilityLabel = "FIXME"
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "FIXME" is a placeholder; write the words that people should hear
          return button
        }
        """
      ),
      .recommended(
        """
        struct Play: View {
          var body: some View {
            Image("chart").accessibilityLabel("Sales from January to June")
          }
        }
        """
      ),
      .ignored(
        "A list of things to do",
        """
        struct Play: View {
          let add: () -> Void

          var body: some View {
            Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add todo")
            Image("rows").accessibilityLabel("Todo list")
          }
        }
        """
      ),
      .ignored(
        "It is never heard",
        """
        struct Play: View {
          var body: some View {
            HStack {
              Image("chart").accessibilityLabel("TODO")
              Text("Sales rose")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Sales rose")
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      of: .image,
      withModifiers: .accessibility,
      { element, findings in
        for label in WrittenTexts(of: element).labels {
          guard let words = label.phrase.literal, isPlaceholder(words) else { continue }
          findings.report(
            message(for: words),
            at: label.modifier?.callRange ?? label.expression.range
          )
        }
      },
      { object, _, findings in
        for label in object.writtenLabels {
          guard let words = label.text.phrase.literal, isPlaceholder(words) else { continue }
          findings.report(message(for: words), at: label.setting.range)
        }
      }
    ),
    exemptions: [.hidden, .replacedByAncestor]
  )

  private static func message(for words: String) -> String {
    "\"\(words)\" is a placeholder; write the words that people should hear"
  }

  /// Notes of programmers. In capitals, because lists of things to do are called todos.
  private static let notes: Set<Substring> = ["TODO", "FIXME", "TBD", "XXX"]

  private static let placeholders: Set<String> = [
    "accessibility label", "alt text", "asdf", "change me", "changeme", "dummy", "foo", "label",
    "label here", "placeholder", "placeholder label", "placeholder text", "test label",
    "your label here", "your text here",
  ]

  private static func isPlaceholder(_ words: String) -> Bool {
    let text = words.lowercased()
    return placeholders.contains(text) || text.hasPrefix("lorem ipsum")
      || words.split { !$0.isLetter }.contains { notes.contains($0) }
  }
}
