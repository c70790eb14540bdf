import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitCellStateNotExposed = Rule(
    id: "uikit-cell-state-not-exposed",
    title: "Traits of a cell replace the selected trait of its checkmark",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A checkmark at the end of a cell shows which option is chosen, and gives the cell the trait
      `.selected`, which VoiceOver announces. Traits that are assigned to the cell take its place: it
      is then read the same with and without the checkmark.
      """,
    knownLimitations: "A type that mentions the trait `.selected` anywhere is left alone.",
    examples: [
      .reported(
        """
        final class SoundController: UITableViewController {
          func fill(_ cell: UITableViewCell, isChosen: Bool) {
            cell.accessoryType = isChosen ? .checkmark : .none
            cell.accessibilityTraits = .button
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes away the trait `.selected`, which the checkmark gives
          }
        }
        """
      ),
      .reported(
        "A cell of the project",
        """
        final class SoundCell: UITableViewCell {
          func show(isChosen: Bool) {
            accessibilityTraits = [.button]
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This takes away the trait `.selected`, which the checkmark gives
            accessoryType = isChosen ? .checkmark : .none
          }
        }
        """
      ),
      .recommended(
        """
        final class SoundController: UITableViewController {
          func fill(_ cell: UITableViewCell, isChosen: Bool) {
            cell.accessoryType = isChosen ? .checkmark : .none
            cell.accessibilityTraits.insert(.button)
          }
        }
        """
      ),
      .ignored(
        "The traits stay those of the system",
        """
        final class SoundController: UITableViewController {
          func fill(_ cell: UITableViewCell, isChosen: Bool) {
            cell.accessoryType = isChosen ? .checkmark : .none
          }
        }
        """
      ),
      .ignored(
        "The trait is set as well",
        """
        final class TrailCell: UITableViewCell {
          func show(isChosen: Bool) {
            accessoryType = isChosen ? .checkmark : .none
            accessibilityTraits = isChosen ? [.button, .selected] : .button
          }
        }
        """
      ),
      .ignored(
        "Another accessory",
        """
        final class SoundController: UITableViewController {
          func fill(_ cell: UITableViewCell) {
            cell.accessoryType = .disclosureIndicator
            cell.accessibilityTraits = .button
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      guard
        object.settings(of: "accessoryType").contains(where: {
          $0.value?.mayBeCheckmark == true
        })
      else { return }
      for setting in object.settings(of: "accessibilityTraits") where setting.isPlainAssignment {
        findings.report(
          "This takes away the trait `.selected`, which the checkmark gives",
          at: setting.range
        )
      }
    },
    exemptions: [
      .object("its type exposes what is selected") {
        $0.declaration.node.identifiers.contains("selected")
      }
    ]
  )
}

extension Expression {
  fileprivate var mayBeCheckmark: Bool {
    switch form {
    case .member(_, "checkmark"): true
    case .ternary(_, let then, let otherwise): then.mayBeCheckmark || otherwise.mayBeCheckmark
    default: false
    }
  }
}
