import CurbcutModel

extension Rule {
  static let uikitErrorByColorOnly = Rule(
    id: "uikit-error-by-color-only",
    title: "Error in a UIKit field is shown by color alone",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.useOfColor, .errorIdentification],
    since: "0.2.0",
    why: """
      A red border says nothing to people who use VoiceOver, and little to those who do not tell red from
      gray. They send the form again and do not learn what is wrong. Say it in text, and announce it.
      """,
    examples: [
      .reported(
        """
        final class SignUpController: UIViewController {
          private let email = UITextField()
                            //^^^^^^^^^^^^^ The default font of this text field does not support Dynamic Type

          override func viewDidLoad() {
            super.viewDidLoad()
            email.accessibilityLabel = "Email"
            email.textContentType = .emailAddress
            view.addSubview(email)
          }

          func validate() {
            if email.text?.isEmpty != false {
              email.layer.borderColor = UIColor.systemRed.cgColor
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color shows this error; say it in text and announce it
            }
          }
        }
        """
      ),
      .reported(
        "A red border that comes and goes",
        """
        final class TicketForm: UIStackView {
          private let number = UITextField()
                             //^^^^^^^^^^^^^ The default font of this text field does not support Dynamic Type

          func setUp() {
            number.accessibilityLabel = "Ticket number"
            number.layer.borderColor = UIColor.systemRed.cgColor
            addArrangedSubview(number)
          }

          func check(_ isKnown: Bool) {
            number.layer.borderWidth = isKnown ? 0 : 2
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only the color shows this error; say it in text and announce it
          }
        }
        """
      ),
      .recommended(
        """
        final class SignUpController: UIViewController {
          private let email = UITextField()
          private let emailError = UILabel()

          func validate() {
            email.accessibilityLabel = "Email"
            email.textContentType = .emailAddress
            if email.text?.isEmpty != false {
              email.layer.borderColor = UIColor.systemRed.cgColor
              emailError.text = "Enter your email address"
              UIAccessibility.post(notification: .announcement, argument: emailError.text)
            }
          }
        }
        """
      ),
      .ignored(
        "The color of a field that is being edited",
        """
        final class SignUpController: UIViewController {
          private let email = UITextField()

          func show(isEditing: Bool) {
            email.accessibilityLabel = "Email"
            email.textContentType = .emailAddress
            email.layer.borderColor = isEditing ? UIColor.systemBlue.cgColor : UIColor.gray.cgColor
          }
        }
        """
      ),
    ],
    check: .object { field, item, findings in
      guard field.isKind(of: .textField, .textView) || field.isParameterOfField else { return }
      let isRedAtTimes = field.settings.contains {
        $0.path == ["layer", "borderColor"] && !$0.isConditional && $0.value?.isFaultColor == true
          && $0.value?.firstCondition == nil
      }
      let setting = field.settings.first { setting in
        guard let value = setting.value else { return false }
        // A red border that is there at times.
        if isRedAtTimes, setting.path == ["layer", "borderWidth"] {
          return setting.isConditional || value.firstCondition != nil
        }
        guard coloring.contains(setting.path) else { return false }
        return value.isFaultColor
          && (setting.isConditional || value.firstCondition != nil
            || NameHint.fault.matches(setting.member))
      }
      guard let setting else { return }
      findings.report(
        "Only the color shows this error; say it in text and announce it",
        at: setting.range,
        unless: [
          .object("words tell it too") { item.tellsFault(in: setting.member, of: $0.declaration) }
        ]
      )
    },
    exemptions: [
      .object("its type posts notifications or moves the focus") {
        !$0.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus])
      }
    ]
  )

  private static let coloring: Set<[String]> = [
    ["layer", "borderColor"], ["backgroundColor"], ["textColor"], ["tintColor"],
  ]
}

extension UIKitObject {
  fileprivate var isParameterOfField: Bool {
    place == .parameter && isKind(of: .textField, .textView)
  }
}

extension Expression {
  /// Whether it may be the color of an error.
  fileprivate var isFaultColor: Bool {
    operands.contains { operand in
      operand.allTokens.contains { token in
        guard token.kind == .identifier else { return false }
        let words = Identifier.words(of: token.text)
        return words.contains("red") || words.contains("error") || words.contains("danger")
          || words.contains("destructive")
      }
    }
  }
}

extension ItemModel {
  /// Whether words about a fault are shown in a member of a type, or in what it calls.
  fileprivate func tellsFault(in member: String, of declaration: Declaration) -> Bool {
    objects.contains { object in
      object.declaration === declaration
        && (object.isKind(of: .alertController) && object.member == member
          || object.settings.contains { setting in
            guard setting.member == member else { return false }
            if NameHint.fault.matches(object.name) || setting.path.contains(where: fault) {
              return ["text", "isHidden", "attributedText", "alpha"].contains(setting.name)
                || setting.isCall
            }
            return setting.name.hasPrefix("accessibility")
              || object.isKind(of: .label) && setting.path == ["text"]
              || setting.isCall && object.isOwn
                && (telling.matches(setting.name) || setting.name == "present")
          })
    }
  }

  private func fault(_ name: String) -> Bool { NameHint.fault.matches(name) }

  /// Functions that show a message.
  private var telling: NameHint { NameHint("alert toast message announce show present error") }
}
