import CurbcutInterfaceBuilder
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
      .reported(
        "After an interpolation",
        """
        struct Entry: View {
          let title: String
          let open: () -> Void

          var body: some View {
            Button(action: open) { Text(title) }
              .accessibilityLabel("\\(title). Double tap to open")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users hear "‹title›. Double tap to open" as the name of this button
          }
        }
        """
      ),
      .reported(
        "A value that is an instruction",
        """
        struct Units: View {
          let change: () -> Void

          var body: some View {
            Button("Distance unit", action: change)
              .accessibilityValue("Changes between miles and kilometers")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users hear "Changes between miles and kilometers" as the value; say what is set now
          }
        }
        """
      ),
      .ignored(
        "A value that says what is set",
        """
        struct Units: View {
          let change: () -> Void

          var body: some View {
            Button("Distance unit", action: change)
              .accessibilityValue("Kilometers")
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
      .reported(
        "In Interface Builder",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <button id="a">
              <accessibility key="accessibilityConfiguration" label="Tap to close"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users hear "Tap to close" as the name of this button
              <state key="normal" image="cross"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" label="Close"/>
              <state key="normal" image="cross"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .elementAndObject(withModifiers: .accessibility) { element, findings in
      for label in WrittenTexts(of: element).labels {
        guard let modifier = label.modifier, namesGesture(label.phrase) else { continue }
        let role = element.role.noun
        findings.report(
          "VoiceOver users hear \"\(label.phrase.spoken)\" as the name of this \(role)",
          at: modifier.callRange
        )
      }
      for modifier in element.ownModifiers {
        let words =
          modifier.name == "accessibilityValue"
          ? modifier.firstArgument
          : modifier.name == "accessibility" ? modifier.argument("value") : nil
        guard let value = words?.phrase.value, namesGesture(value) || tellsWhatHappens(value) else {
          continue
        }
        findings.report(
          "VoiceOver users hear \"\(value.spoken)\" as the value; say what is set now",
          at: modifier.callRange
        )
      }
    } _: { object, _, findings in
      for label in object.writtenLabels {
        guard namesGesture(label.text.phrase) else { continue }
        findings.report(
          "VoiceOver users hear \"\(label.text.phrase.spoken)\" as the name of this \(object.roleName)",
          at: label.setting.range
        )
      }
    },
    interface: { view, code in
      guard let label = view.writtenLabel(knowing: code), namesGesture(Phrase(label.words)) else {
        return nil
      }
      return InterfaceFault(
        message: "VoiceOver users hear \"\(label.words)\" as the name of this \(view.type.words)",
        range: label.range
      )
    },
    exemptions: [.hiddenForCertain]
  )

  private static func namesGesture(_ words: Phrase) -> Bool {
    let known = words.spoken.lowercased()
    return gestures.contains { known.includes($0) }
  }

  /// Whether a value is what a hint says: "Changes between miles and kilometers".
  private static func tellsWhatHappens(_ value: Phrase) -> Bool {
    guard let words = value.literal?.lowercased().split(separator: " "), words.count > 2,
      let first = words.first
    else { return false }
    let verbs: Set = ["changes", "switches", "toggles", "opens", "shows", "selects", "turns"]
    return verbs.contains(String(first))
  }

  private static let gestures = [
    "double tap", "double-tap", "doubletap", "tap twice", "tap to ", "tap here", "swipe to ",
    "swipe up", "swipe down",
    "long press", "press and hold", "tap and hold", "pinch to ", "click to ", "click here",
  ]
}
