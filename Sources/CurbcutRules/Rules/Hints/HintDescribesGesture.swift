import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let hintDescribesGesture = Rule(
    id: "hint-describes-gesture",
    title: "Hint describes a gesture",
    group: .hints,
    severity: .warning,
    impact: .moderate,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    why: """
      People who use Switch Control, Voice Control or a keyboard make no gesture at all, and VoiceOver
      explains its own gestures. A hint describes what happens, not how to make it happen.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Pay", action: buy)
              .accessibilityHint("Double-tap to pay the bill.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not everyone uses "double-tap"; describe the result, not the gesture
          }
        }
        """,
        fixed: [
          #"Change to "Pays the bill.""#: """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Pay", action: buy)
                .accessibilityHint("Pays the bill.")
            }
          }
          """
        ]
      ),
      .reported(
        "A text of the type",
        """
        struct Counter: View {
          @State private var count = 0

          private var hint: Text {
            Text("Tap to add one more.")
          }

          var body: some View {
            Button("More") { count += 1 }
              .accessibilityHint(hint)
             //^^^^^^^^^^^^^^^^^^^^^^^ Not everyone uses "tap"; describe the result, not the gesture
          }
        }
        """
      ),
      .reported(
        "It is people who learn",
        """
        struct Screen: View {
          let explain: () -> Void

          var body: some View {
            Button("Backups", action: explain)
              .accessibilityHint("Double-tap to learn more about backups.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not everyone uses "double-tap"; describe the result, not the gesture
          }
        }
        """,
        fixed: [
          #"Change to "Shows more about backups.""#: """
          struct Screen: View {
            let explain: () -> Void

            var body: some View {
              Button("Backups", action: explain)
                .accessibilityHint("Shows more about backups.")
            }
          }
          """
        ]
      ),
      .reported(
        "Each of two hints",
        """
        struct Row: View {
          let isOpen: Bool
          let turn: () -> Void

          var body: some View {
            Button("Answers", action: turn)
              .accessibilityHint(isOpen ? "Tap to close the answers." : "Tap to show the answers.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not everyone uses "tap"; describe the result, not the gesture
          }
        }
        """,
        fixed: [
          #"Change to "Closes the answers." and "Shows the answers.""#: """
          struct Row: View {
            let isOpen: Bool
            let turn: () -> Void

            var body: some View {
              Button("Answers", action: turn)
                .accessibilityHint(isOpen ? "Closes the answers." : "Shows the answers.")
            }
          }
          """
        ]
      ),
      .reported(
        "Any gesture",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Wrap", action: buy)
              .accessibilityHint("Swipe up for more papers.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not everyone uses "swipe up"; describe the result, not the gesture
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Pay", action: buy).accessibilityHint("Pays the bill.")
          }
        }
        """
      ),
      .ignored(
        "A view that takes touches directly",
        """
        struct Piano: View {
          var body: some View {
            Image("keys")
              .accessibilityLabel("Piano")
              .accessibilityHint("Swipe up for the higher octave.")
              .accessibilityAddTraits(.allowsDirectInteraction)
          }
        }
        """
      ),
      .ignored(
        "Other meanings of tap",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Book", action: buy).accessibilityHint("Books the tap dance class.")
          }
        }
        """
      ),
      .reported(
        "In Chinese",
        """
        struct Screen: View {
          let signIn: () -> Void

          var body: some View {
            Button("签到", action: signIn)
              .accessibilityHint("轻点领取今天的积分。")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not everyone uses "轻点"; describe the result, not the gesture
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
              <accessibility key="accessibilityConfiguration" hint="Double tap to open the map." label="Map"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Not everyone uses "double tap"; describe the result, not the gesture
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
    check: .writtenHints { hint, findings in
      guard let gesture = Hints.gesture(in: hint.text) else { return }
      findings.report(
        "Not everyone uses \"\(gesture)\"; describe the result, not the gesture",
        at: hint.range,
        fixes: Hints.withoutGesture(hint.alternatives).map { [$0] } ?? []
      )
    },
    interface: { view, code in
      guard let hint = view.writtenHint(knowing: code),
        view.traits?.contains("allowsDirectInteraction") != true,
        let gesture = Words.toldGesture(in: hint.words)
          ?? Words.toldGestureWithoutSpaces(in: hint.words)
      else { return nil }
      return InterfaceFault(
        message: "Not everyone uses \"\(gesture)\"; describe the result, not the gesture",
        range: hint.range
      )
    },
    exemptions: [
      Exemption(
        "it is touched directly, so the gesture is meant",
        certainty: { $0.addsTrait("allowsDirectInteraction") }
      )
    ]
  )
}
