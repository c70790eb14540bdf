import CurbcutInterfaceBuilder
import CurbcutModel

extension Rule {
  static let hintNotThirdPerson = Rule(
    id: "hint-not-third-person",
    title: "Hint is imperative",
    group: .hints,
    severity: .hint,
    impact: .minor,
    criteria: [.labelsOrInstructions],
    since: "0.1.0",
    why: """
      A hint says what happens when the control is used, as if it followed "This button": "Sends the
      parcel." An imperative, "Send the parcel.", sounds like a second button name.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Deliver", action: buy)
              .accessibilityHint("Send the parcel to your door.")
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Send the parcel to your door." is imperative; say what the button does
          }
        }
        """,
        fixed: [
          #"Change to "Sends the parcel to your door.""#: """
          struct Screen: View {
            let buy: () -> Void

            var body: some View {
              Button("Deliver", action: buy)
                .accessibilityHint("Sends the parcel to your door.")
            }
          }
          """
        ]
      ),
      .reported(
        "An object of UIKit",
        """
        final class Screen: UIViewController {
          private let buy = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            buy.setTitle("Deliver", for: .normal)
            buy.accessibilityHint = "Send the parcel to your door."
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Send the parcel to your door." is imperative; say what the button does
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Deliver", action: buy).accessibilityHint("Sends the parcel to your door.")
          }
        }
        """
      ),
      .ignored(
        "A noun",
        """
        struct Screen: View {
          let buy: () -> Void

          var body: some View {
            Button("Latest", action: buy).accessibilityHint("Search results from today.")
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
              <accessibility key="accessibilityConfiguration" hint="Open the harbor map." label="Map"/>
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Open the harbor map." is imperative; say what the button does
              <state key="normal" image="map"/>
            </button>
            <button id="b">
              <accessibility key="accessibilityConfiguration" hint="Opens the harbor map." label="Map"/>
              <state key="normal" image="map"/>
            </button>
          </objects>
        </document>
        """
      ),
    ],
    check: .writtenHints { hint, findings in
      let phrase = hint.text.phrase
      guard case .words(let words)? = phrase.parts.first, let verb = Words.orderingVerb(of: words)
      else { return }
      let third = Words.thirdPerson(of: verb)
      let sentence = third.prefix(1).uppercased() + third.dropFirst()
      findings.report(
        "\"\(phrase.spoken)\" is imperative; say what the \(hint.noun) does",
        at: hint.range,
        fixes: LiteralText(hint.text.expression)?.replacing(firstWord: verb, with: sentence).map {
          [.safe("Change to \"\(sentence)\(phrase.spoken.dropFirst(verb.count))\"", $0)]
        } ?? []
      )
    },
    interface: { view, code in
      guard let hint = view.writtenHint(knowing: code), Words.orderingVerb(of: hint.words) != nil,
        Words.toldGesture(in: hint.words) == nil
      else { return nil }
      return InterfaceFault(
        message: "\"\(hint.words)\" is imperative; say what the \(view.type.words) does",
        range: hint.range
      )
    }
  )
}
