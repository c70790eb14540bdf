import CurbcutModel

extension Rule {
  static let uikitKeyboardTypeMismatch = Rule(
    id: "uikit-keyboard-type-mismatch",
    title: "Keyboard does not fit what is typed",
    group: .uiKit,
    severity: .hint,
    impact: .minor,
    criteria: [],
    since: "0.5.0",
    why: """
      For people who type slowly or by Switch Control each change of the keyboard costs time. The
      keyboard for email addresses has the "@", that for phone numbers large digits.
      """,
    examples: [
      .reported(
        """
        final class SignUpController: UIViewController {
          private let mail = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            mail.accessibilityLabel = "Email"
            mail.textContentType = .emailAddress
            mail.keyboardType = .asciiCapable
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The keyboard does not fit an email address; use `.emailAddress`
          }
        }
        """
      ),
      .reported(
        "Another keyboard",
        """
        final class SignUpController: UIViewController {
          private let phone = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            phone.accessibilityLabel = "Phone"
            phone.textContentType = .telephoneNumber
            phone.keyboardType = .default
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ The keyboard does not fit a phone number; use `.phonePad`
          }
        }
        """
      ),
      .recommended(
        """
        final class SignUpController: UIViewController {
          private let mail = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            mail.accessibilityLabel = "Email"
            mail.textContentType = .emailAddress
            mail.keyboardType = .emailAddress
          }
        }
        """
      ),
      .ignored(
        "The keyboard is set elsewhere or depends on something",
        """
        final class SignUpController: UIViewController {
          private let mail = UITextField()
          private let phone = UITextField()

          func setUp(_ keyboard: UIKeyboardType) {
            mail.accessibilityLabel = "Email"
            mail.textContentType = .emailAddress
            mail.keyboardType = keyboard
            phone.accessibilityLabel = "Phone"
            phone.textContentType = .telephoneNumber
            phone.keyboardType = .default
            Theme.shared.apply(to: phone)
          }
        }
        """
      ),
    ],
    check: .object { field, _, findings in
      guard field.isKind(of: .textField), !field.isOwn, field.creation != nil else { return }
      let types = field.settings(of: "textContentType")
      guard types.count == 1, let type = types.first, !type.isConditional,
        let fitting = type.value?.memberName.flatMap({ fittingKeyboards[$0] })
      else { return }
      let keyboards = field.settings(of: "keyboardType")
      guard keyboards.count == 1, let keyboard = keyboards.first,
        let name = keyboard.value?.memberName, knownKeyboards.contains(name),
        !fitting.types.contains(name), !field.setsForCertain(anyOf: ["inputView"])
      else { return }
      findings.report(
        "The keyboard does not fit \(fitting.noun); use `.\(fitting.types[0])`",
        at: keyboard.range
      )
    },
    exemptions: Exemption.elsewhere
  )

  /// The keyboards that fit a content type, the best first.
  private static let fittingKeyboards: [String: (noun: String, types: [String])] = [
    "emailAddress": ("an email address", ["emailAddress", "webSearch", "twitter"]),
    "telephoneNumber": (
      "a phone number", ["phonePad", "numberPad", "namePhonePad", "asciiCapableNumberPad"]
    ),
    "URL": ("a web address", ["URL", "webSearch"]),
  ]

  private static let knownKeyboards: Set<String> = [
    "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ]
}
