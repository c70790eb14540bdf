import CurbcutModel

extension Rule {
  static let allCapsText = Rule(
    id: "all-caps-text",
    title: "Running text is set in capitals",
    group: .text,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.5.0",
    why: """
      Words in capitals have no shape of their own, so people with dyslexia or low vision read
      longer text in capitals slowly or give up. Keep capitals for short titles.
      """,
    examples: [
      .reported(
        """
        struct Terms: View {
          let terms: String

          var body: some View {
            Text(terms).textCase(.uppercase)
                      //^^^^^^^^^^^^^^^^^^^^ Longer text in capitals is hard to read; keep it as written
          }
        }
        """
      ),
      .reported(
        "A label that is typed in capitals",
        """
        final class MenuController: UIViewController {
          private let note = UILabel()
                           //^^^^^^^^^ The default font of this label does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            note.text = "ALL DISHES CONTAIN NUTS"
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Longer text in capitals is hard to read; keep it as written
            view.addSubview(note)
          }
        }
        """
      ),
      .recommended(
        """
        struct Terms: View {
          let terms: String

          var body: some View {
            Text(terms)
          }
        }
        """
      ),
      .ignored(
        "VoiceOver gets other letters, and an abbreviation",
        """
        final class MenuController: UIViewController {
          private let note = UILabel()
          private let unit = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            note.text = "ALL DISHES CONTAIN NUTS"
            note.accessibilityLabel = "All dishes contain nuts"
            unit.text = "VAT ID"
          }
        }
        """
      ),
      .ignored(
        "A short title",
        """
        struct Header: View {
          let name: String

          var body: some View {
            VStack {
              Text("Popular").textCase(.uppercase)
              Text(name.uppercased())
            }
          }
        }
        """
      ),
    ],
    check: .elementAndObject(of: .text, withModifiers: []) { element, findings in
      guard let shown = element.arguments.first?.value else { return }
      let uppercase = element.ownModifiers.first { modifier in
        modifier.name == "textCase" && modifier.firstArgument?.memberName == "uppercase"
      }
      if let uppercase, !uppercase.isConditional, isRunningText(shown) {
        findings.report(
          "Longer text in capitals is hard to read; keep it as written",
          at: uppercase.callRange
        )
      } else if let call = shown.call, case .member(let base?, "uppercased") = call.callee.form,
        isRunningText(base)
      {
        findings.report(
          "Longer text in capitals is hard to read; keep it as written",
          at: element.head
        )
      }
    } _: { object, _, findings in
      guard object.isKind(of: .label, .textView), !object.isOwn else { return }
      for setting in object.settings where setting.path == ["text"] {
        guard let words = setting.value?.phrase.value?.literal, isShouted(words) else { continue }
        findings.report(
          "Longer text in capitals is hard to read; keep it as written",
          at: setting.range
        )
      }
    },
    exemptions: [
      .object("it has an accessibility label in other letters") {
        $0.setsForCertain(anyOf: ["accessibilityLabel", "accessibilityAttributedLabel"])
      }
    ]
  )

  /// Whether several words are all typed in capitals.
  private static func isShouted(_ text: String) -> Bool {
    let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return words.count { $0.count > 2 } >= 3 && text.contains(where: \.isLetter)
      && !text.contains(where: \.isLowercase)
  }

  /// How many letters a title has at most.
  private static let longestTitle = 60

  private static let running = NameHint(
    "terms conditions paragraph description body-text story article policy summary details message"
  )

  /// Whether an expression gives more than a title, by its words or its name.
  private static func isRunningText(_ text: Expression) -> Bool {
    if case .string(let phrase) = text.form {
      return (phrase.literal?.count ?? 0) > longestTitle
    }
    // A constant of a type is a title: `Strings.description`.
    guard let path = text.path, path.first?.isUppercase != true else { return false }
    return running.matchesEnd(of: path)
  }
}
