import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitAlertMissingText = Rule(
    id: "uikit-alert-missing-text",
    title: "Alert, its button or an item of a menu has no text",
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
        "Items of a menu that have only pictures",
        """
        enum Reaction: String, CaseIterable {
          case like, laugh
        }

        final class MessageController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let actions = Reaction.allCases.map { reaction in
              UIAction(title: "", image: UIImage(named: "reaction_\\(reaction.rawValue)")) { _ in }
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This item of a menu has no title; VoiceOver cannot say what it does
            }
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "React",
              menu: UIMenu(title: "React", children: actions)
            )
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
      if alert.isItemOfMenu, let arguments = alert.creation?.call?.arguments,
        arguments.contains(where: { $0.label == "title" && $0.value.isNoText }),
        arguments.contains(where: { $0.label == "image" })
      {
        findings.report(
          "This item of a menu has no title; VoiceOver cannot say what it does",
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
          || $0.isKind(of: .action) && $0.isNamed == .yes
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

extension UIKitObject {
  /// Whether it is an action that a menu is made of, in place or under a name.
  fileprivate var isItemOfMenu: Bool {
    guard isKind(of: .action) else { return false }
    let around = declaration.nodes(around: range)
    if around.contains(where: { node in
      node.kind == .functionCallExpr && Expression(node).call?.callee.path == "UIMenu"
    }) {
      return true
    }
    guard let list = around.last(where: { $0.kind == .variableDecl }),
      let name = Declaration.Property.properties(of: list).first?.name
    else { return false }
    return declaration.ownNodes(.labeledExpr).contains { argument in
      argument.labelToken?.hasText("children") == true
        && argument.lastChild.map { Expression($0).path == name } == true
    }
  }
}
