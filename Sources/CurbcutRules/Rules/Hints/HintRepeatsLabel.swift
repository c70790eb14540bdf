import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let hintRepeatsLabel = Rule(
    id: "hint-repeats-label",
    title: "Hint repeats the label",
    group: .hints,
    severity: .info,
    impact: .minor,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    why: """
      VoiceOver reads the hint after the label of every element. A hint that repeats the label makes people
      wait for nothing new.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Cancellation", action: buy)
              .accessibilityHint("Cancellation.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Cancellation." repeats the accessibility label
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityHint`": """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Cancellation", action: buy)
            }
          }
          """
        ]
      ),
      .reported(
        "A control of UIKit",
        """
        final class TimerController: UIViewController {
          private let reset = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            reset.accessibilityLabel = NSLocalizedString("RESET", comment: "")
            reset.accessibilityHint = NSLocalizedString("RESET", comment: "")
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This hint repeats the accessibility label
          }
        }
        """,
        fixed: [
          "Remove the hint": """
          final class TimerController: UIViewController {
            private let reset = UIButton(type: .system)

            override func viewDidLoad() {
              super.viewDidLoad()
              reset.accessibilityLabel = NSLocalizedString("RESET", comment: "")
            }
          }
          """
        ]
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Cancel", action: buy).accessibilityHint("Cancels the order and refunds it.")
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
              <accessibility key="accessibilityConfiguration" hint="Harbor map" label="Harbor map"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Harbor map" repeats the accessibility label
              <state key="normal" image="map"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" hint="Opens in your browser." label="Harbor map"/>
              <state key="normal" image="map"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .elementAndObject(withModifiers: .accessibility) { element, findings in
      let hints = WrittenTexts(of: element).hints
      guard !hints.isEmpty, element.name.isAuthored == .yes,
        let name = element.name.phrase.value?.literal
      else { return }
      for hint in hints {
        guard let modifier = hint.modifier, let words = hint.phrase.literal,
          Hints.repeats(words, of: name)
        else { continue }
        findings.report(
          "\"\(words)\" repeats the accessibility label",
          at: modifier.callRange,
          fixes: hint.isAlternative
            ? [] : [.safe("Remove `.\(modifier.name)`", .remove(modifier))]
        )
      }
    } _: { object, _, findings in
      for hint in object.settings where hint.path == ["accessibilityHint"] {
        guard let words = hint.value, object.isNamed(by: words) else { continue }
        findings.report(
          "This hint repeats the accessibility label",
          at: hint.range,
          fixes: hint.statement == hint.range
            ? [.safe("Remove the hint", .removeLines(of: hint.range))] : []
        )
      }
    },
    interface: { view, code in
      guard let hint = view.writtenHint(knowing: code),
        let name = view.accessibilityLabel ?? view.title, Hints.repeats(hint.words, of: name)
      else { return nil }
      return InterfaceFault(
        message: "\"\(hint.words)\" repeats the accessibility label",
        range: hint.range
      )
    }
  )
}

extension UIKitObject {
  /// Whether its accessibility label or its title is made of the same words.
  fileprivate func isNamed(by words: Expression) -> Bool {
    if case .nothing = words.form { return false }
    if case .string(let phrase) = words.form, phrase.isBlank { return false }
    // A name may stand for other words by then.
    if words.path != nil { return false }
    return settings.contains { setting in
      switch setting.path {
      case ["accessibilityLabel"]: setting.value?.source == words.source
      default: false
      }
    }
  }
}
