import CurbcutModel

extension Rule {
  static let uikitAlertMissingText = Rule(
    id: "uikit-alert-missing-text",
    title: "Alert or its button has no text",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.pageTitled, .labelsOrInstructions],
    since: "0.2.0",
    why: """
      VoiceOver moves to an alert and reads its title and message. With neither, people hear only the
      buttons and cannot tell what they are asked; a button without a title is heard as nothing.
      """,
    examples: [
      .reported(
        """
        final class TrailController: UIViewController {
          func askBeforeDeleting() {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver announces this alert without saying what it is about
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            present(alert, animated: true)
          }
        }
        """
      ),
      .reported(
        "A button of an alert that has only a picture",
        """
        final class TrailController: UIViewController {
          func askBeforeDeleting() {
            let alert = UIAlertController(title: "Delete trail?", message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "", style: .default) { _ in }
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button of an alert has no title; VoiceOver says nothing
            action.setValue(UIImage(named: "bin"), forKey: "image")
            alert.addAction(action)
            present(alert, animated: true)
          }
        }
        """
      ),
      .recommended(
        """
        final class TrailController: UIViewController {
          func askBeforeDeleting() {
            let alert = UIAlertController(title: "Delete trail?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            present(alert, animated: true)
          }
        }
        """
      ),
      .ignored(
        "The title is set later, or it is a menu of actions",
        """
        final class TrailController: UIViewController {
          func askBeforeDeleting(_ name: String) {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.title = name
            present(alert, animated: true)
            let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            present(menu, animated: true)
          }
        }
        """
      ),
    ],
    check: .object { alert, _, findings in
      if alert.isKind(of: .alertAction), !alert.isOpen,
        let title = alert.creation?.call?.arguments.first(where: { $0.label == "title" })?.value,
        title.isNoText
      {
        findings.report(
          "This button of an alert has no title; VoiceOver says nothing",
          at: alert.range
        )
      }
      // What leaves the code that was read may get its text elsewhere.
      guard alert.isKind(of: .alertController), !alert.isOpen,
        let arguments = alert.creation?.call?.arguments,
        arguments.contains(where: {
          $0.label == "preferredStyle" && $0.value.memberName == "alert"
        }),
        arguments.allSatisfy({
          $0.label == "preferredStyle"
            || ["title", "message"].contains($0.label) && $0.value.isNoText
        })
      else { return }
      findings.report(
        "VoiceOver announces this alert without saying what it is about",
        at: alert.range
      )
    },
    exemptions: [
      .object("its title or message is set") {
        // The picture of a button is set by its key.
        $0.setsForCertain(anyOf: ["title", "message", "attributedTitle", "view"])
          || $0.isKind(of: .alertController) && $0.setsForCertain(anyOf: ["setValue"])
      }
    ]
  )
}

extension Expression {
  /// Whether it is nil or an empty literal.
  fileprivate var isNoText: Bool {
    switch form {
    case .nothing: true
    case .string(let phrase): phrase.isBlank
    default: false
    }
  }
}
