import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let labelIsPlaceholder = Rule(
    id: "label-is-placeholder",
    title: "Accessibility label, value or hint is a placeholder",
    group: .labels,
    severity: .warning,
    impact: .serious,
    criteria: [.headingsAndLabels, .nameRoleValue],
    since: "0.2.0",
    why: """
      A label such as "TODO" or "Lorem ipsum" stands in code until the real one is written, and so
      does the `<#text#>` that a fix or Xcode leaves to be filled in. VoiceOver reads it as it is, in
      place of the name that the view would have had. Describe what the control does or what the
      image shows.
      """,
    examples: constantValueExamples + [
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
      .reported(
        "What a fix has left to be filled in",
        """
        struct Play: View {
          let ring: Double
          let archive: () -> Void

          var body: some View {
            Image("chart").accessibilityLabel("<#What the image shows#>")
            //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "<#What the image shows#>" is a placeholder; write the words that people should hear
            Ring(share: ring)
              .accessibilityElement()
              .accessibilityLabel("Storage")
              .accessibilityValue("<#The current value#>")
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "<#The current value#>" is a placeholder; write the words that people should hear
            Button("Archive", action: archive)
              .accessibilityHint("<#What happens then#>")
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "<#What happens then#>" is a placeholder; write the words that people should hear
          }
        }
        """
      ),
      .reported(
        "A part that is to be filled in",
        #"""
        struct Play: View {
          let isOn: Bool
          let name: String
          let remove: () -> Void

          var body: some View {
            Button(action: remove) { Image(systemName: "trash") }
              .accessibilityLabel("Remove \(name) <#which one#>")
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Remove ‹name› <#which one#>" is a placeholder; write the words that people should hear
            Image(isOn ? "lamp" : "dark")
              .accessibilityLabel(isOn ? "<#What it shows then#>" : "A dark room")
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "<#What it shows then#>" is a placeholder; write the words that people should hear
          }
        }
        """#
      ),
      .reported(
        "UIKit: a hint that is to be filled in",
        """
        func makeArchiveButton() -> UIButton {
          let button = UIButton(type: .system)
          button.setTitle("Archive", for: .normal)
          button.accessibilityHint = "<#What happens then#>"
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "<#What happens then#>" is a placeholder; write the words that people should hear
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
        "Angle brackets, and a value called a placeholder",
        """
        struct Play: View {
          let add: () -> Void

          var body: some View {
            Button("Tag", action: add).accessibilityHint("Puts <# before the tag.")
            Button("Insert", action: add).accessibilityValue("Placeholder")
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
      .reported(
        "In Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <accessibility key="accessibilityConfiguration" label="Accessibility label"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Accessibility label" is a placeholder; write the words that people should hear
              <state key="normal" image="printer"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" label="Label printer"/>
              <state key="normal" image="printer"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .elementAndObject(
      of: .image,
      withModifiers: .accessibility,
      { element, findings in
        if let constant = constantValue(of: element) {
          findings.report(
            "VoiceOver always reads \"\(constant.words)\", whatever the value is",
            at: constant.modifier.callRange
          )
        }
        let texts = WrittenTexts(of: element)
        for label in texts.labels where isPlaceholder(label.phrase) {
          findings.report(
            message(for: label.phrase),
            at: label.modifier?.callRange ?? label.expression.range
          )
        }
        for text in texts.values + texts.hints where text.phrase.hasPlaceToFill {
          findings.report(
            message(for: text.phrase),
            at: text.modifier?.callRange ?? text.expression.range
          )
        }
      },
      { object, _, findings in
        for label in object.writtenLabels where isPlaceholder(label.text.phrase) {
          findings.report(message(for: label.text.phrase), at: label.setting.range)
        }
        for text in object.writtenValues + object.writtenHints
        where text.text.phrase.hasPlaceToFill {
          findings.report(message(for: text.text.phrase), at: text.setting.range)
        }
      }
    ),
    interface: { view, code in
      guard let label = view.writtenLabel(knowing: code), isPlaceholder(Phrase(label.words)) else {
        return nil
      }
      return InterfaceFault(message: message(for: Phrase(label.words)), range: label.range)
    },
    exemptions: [.hidden, .replacedByAncestor]
  )

  private static func message(for phrase: Phrase) -> String {
    "\"\(phrase.spoken)\" is a placeholder; write the words that people should hear"
  }

  /// Notes of programmers. In capitals, because lists of things to do are called todos.
  private static let notes: Set<Substring> = ["TODO", "FIXME", "TBD", "XXX"]

  private static let placeholders: Set<String> = [
    "accessibility label", "alt text", "asdf", "change me", "changeme", "dummy", "foo", "label",
    "label here", "placeholder", "placeholder label", "placeholder text", "test label",
    "your label here", "your text here",
  ]

  private static func isPlaceholder(_ phrase: Phrase) -> Bool {
    if phrase.hasPlaceToFill { return true }
    guard let words = phrase.literal else { return false }
    let text = words.lowercased()
    return placeholders.contains(text) || text.hasPrefix("lorem ipsum")
      || words.split { !$0.isLetter }.contains { notes.contains($0) }
  }
}

extension Phrase {
  /// Whether an editor's placeholder is in it, `<#What the image shows#>`: within a string the
  /// compiler takes it for text.
  ///
  /// Source: swift-syntax, "EditorPlaceholder": `<#` to `#>` on one line.
  fileprivate var hasPlaceToFill: Bool {
    parts.contains { part in
      guard case .words(let words) = part, words.includes("<#") else { return false }
      return words.firstRange(of: "<#").map { words[$0.upperBound...].contains("#>") } ?? false
    }
  }
}
