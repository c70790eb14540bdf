import CurbcutModel

extension Rule {
  static let uikitSwipeActionMissingLabel = Rule(
    id: "uikit-swipe-action-missing-label",
    title: "Swipe action with an image has no title",
    group: .uiKit,
    severity: .error,
    impact: .critical,
    criteria: [.nonTextContent, .nameRoleValue],
    since: "0.5.0",
    // Source: Apple, `UIContextualAction.title` and "Actions" of the VoiceOver rotor: swipe actions are
    // offered as custom actions under their titles.
    why: """
      VoiceOver and Switch Control offer the actions of a row by name. A swipe action with only an image
      has none, so that people cannot tell what it would do. Give it a title, or give its image an
      accessibility label.
      """,
    knownLimitations: "Silent about actions that code of another type may name.",
    examples: [
      .reported(
        """
        final class MailController: UITableViewController {
          override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
          ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: nil) { _, _, done in
                       //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This swipe action has an image and no title; VoiceOver cannot name it
              done(true)
            }
            delete.image = UIImage(systemName: "trash")
            return UISwipeActionsConfiguration(actions: [delete])
          }
        }
        """
      ),
      .recommended(
        """
        final class MailController: UITableViewController {
          override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
          ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
              done(true)
            }
            delete.image = UIImage(systemName: "trash")
            return UISwipeActionsConfiguration(actions: [delete])
          }
        }
        """
      ),
      .ignored(
        "Its title follows, or its image has a label",
        """
        final class MailController: UITableViewController {
          override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
          ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: nil) { _, _, done in
              done(true)
            }
            delete.title = "Delete"
            delete.image = UIImage(systemName: "trash")
            let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
            flag.image = UIImage(systemName: "flag")
            flag.image?.accessibilityLabel = "Flag"
            let pinImage = UIImage(systemName: "pin")
            pinImage?.accessibilityLabel = "Pin"
            let pin = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
            pin.image = pinImage
            let move = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
            label(move)
            move.image = UIImage(systemName: "folder")
            return UISwipeActionsConfiguration(actions: [delete, flag, pin, move])
          }
        }
        """
      ),
    ],
    check: .object { action, _, findings in
      guard action.isKind(of: .contextualAction), let creation = action.creation?.call,
        action.settings.contains(where: { $0.path == ["image"] }),
        let title = creation.arguments.first(where: { $0.label == "title" })?.value,
        title.isNothing || title.phrase.value?.isBlank == true
      else { return }
      findings.report(
        "This swipe action has an image and no title; VoiceOver cannot name it",
        at: action.range
      )
    },
    exemptions: Exemption.unnamedObject + [
      .object("it gets a title") { $0.setsForCertain(anyOf: ["title"]) },
      .object("its image has a label, or comes from elsewhere") { action in
        action.settings.contains { setting in
          setting.path.starts(with: ["image"])
            && (setting.name == "accessibilityLabel"
              || setting.name == "image" && setting.value?.call == nil)
        }
      },
    ]
  )
}

extension Expression {
  fileprivate var isNothing: Bool {
    if case .nothing = form { true } else { false }
  }
}
