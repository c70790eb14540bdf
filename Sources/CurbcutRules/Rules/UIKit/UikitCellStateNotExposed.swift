import CurbcutModel

extension Rule {
  static let uikitCellStateNotExposed = Rule(
    id: "uikit-cell-state-not-exposed",
    title: "Checkmark of a cell is not exposed as selected",
    group: .uiKit,
    severity: .hint,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A checkmark at the end of a cell shows which option is chosen. Cells that draw or label
      themselves are read the same with and without it; the trait `.selected` makes VoiceOver
      announce it.
      """,
    knownLimitations: "A type that mentions the trait `.selected` anywhere is left alone.",
    examples: [
      .reported(
        """
        final class SoundController: UITableViewController {
          func fill(_ cell: UITableViewCell, isChosen: Bool) {
            cell.accessoryType = isChosen ? .checkmark : .none
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver may not announce this checkmark; set the trait `.selected` with it
          }
        }
        """
      ),
      .reported(
        "What is done is a value",
        """
        final class UploadController: UITableViewController {
          func fill(_ cell: UITableViewCell, with entry: Entry) {
            cell.accessoryType = entry.isUploaded ? .checkmark : .none
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver may not announce this checkmark; say it in the accessibility value
          }
        }
        """
      ),
      .recommended(
        """
        final class SoundController: UITableViewController {
          func fill(_ cell: UITableViewCell, isChosen: Bool) {
            cell.accessoryType = isChosen ? .checkmark : .none
            if isChosen {
              cell.accessibilityTraits.insert(.selected)
            } else {
              cell.accessibilityTraits.remove(.selected)
            }
          }
        }
        """
      ),
      .ignored(
        "All cells are made anew",
        """
        final class SoundController: UITableViewController {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
            tableView.reloadData()
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
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      for setting in object.settings where setting.name == "accessoryType" {
        guard let value = setting.value, value.mayBeCheckmark,
          !object.declaration.reloads(after: setting)
        else { continue }
        findings.report(
          value.isDone
            ? "VoiceOver may not announce this checkmark; say it in the accessibility value"
            : "VoiceOver may not announce this checkmark; set the trait `.selected` with it",
          at: setting.range
        )
      }
    },
    exemptions: [
      .object("its type exposes what is selected") { object in
        let symbols = object.mentionedSymbols
        return symbols.contains(.exposesState) || symbols.contains(.namesObjects)
      }
    ]
  )
}

extension Declaration {
  /// Whether the code that follows makes all cells anew, so that the mark is set where they are made.
  fileprivate func reloads(after setting: ObjectSetting) -> Bool {
    nodes(around: setting.range).reversed().prefix { $0.kind != .functionDecl }
      .filter { $0.kind == .codeBlock || $0.kind == .closureExpr }
      .flatMap(\.children)
      .contains { statement in
        statement.range.lowerBound >= setting.range.upperBound
          && statement.allTokens.contains {
            $0.hasText("reloadData") || $0.hasText("reloadSections")
          }
      }
  }
}

extension Expression {
  fileprivate var mayBeCheckmark: Bool {
    switch form {
    case .member(_, "checkmark"): true
    case .ternary(_, let then, let otherwise): then.mayBeCheckmark || otherwise.mayBeCheckmark
    default: false
    }
  }

  /// Whether it says that something is done, `entry.isUploaded ? .checkmark : .none`, which is no
  /// choice.
  fileprivate var isDone: Bool {
    guard case .ternary(let condition, _, _) = form,
      let name = condition.path?.split(separator: ".").last.map(String.init)
    else { return false }
    return name.hasSuffix("ed") && !NameHint.selection.matches(name)
      && !NameHint.switchedState.matches(name)
  }
}
