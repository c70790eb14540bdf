import CurbcutInterfaceBuilder
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
      .reported(
        "In Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <accessibility key="accessibilityConfiguration" hint="Button that opens the map." label="Map"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver already says "button"; remove it from the hint
              <state key="normal" image="map"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" hint="Opens the map." label="Map"/>
              <state key="normal" image="map"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .element(withModifiers: .accessibility) { element, findings in
      for hint in WrittenTexts(of: element).hints {
        guard let modifier = hint.modifier, let text = hint.phrase.literal,
          let word = role(element.role, startingIn: text)
        else { continue }
        findings.report(message(for: word), at: modifier.callRange)
      }
    },
    interface: { view, code in
      guard let hint = view.writtenHint(knowing: code),
        let word = role(view.role, startingIn: hint.words)
      else { return nil }
      return InterfaceFault(message: message(for: word), range: hint.range)
    }
  )

  private static func message(for word: String) -> String {
    "VoiceOver already says \"\(word)\"; remove it from the hint"
  }

  /// The word for a role that a hint starts with.
  private static func role(_ role: Role, startingIn hint: String) -> String? {
    let text = hint.lowercased()
    return Words.roles(of: role).first { word in
      text.hasPrefix(word + " ") || text.hasPrefix("this \(word) ")
        || text.hasPrefix("a \(word) ")
    }
  }
}
