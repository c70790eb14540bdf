import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitCellStateNotExposed = Rule(
    id: "uikit-cell-state-not-exposed",
    title: "Mark of a cell does not say that it is selected",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A checkmark at the end of a cell shows which option is chosen, and gives the cell the trait
      `.selected`, which VoiceOver announces. Traits that are assigned to the cell take its place, and
      an image of one's own gives none: the cell is then read the same with and without it.
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
      .reported(
        "An image of one's own",
        """
        final class LanguageController: UITableViewController {
          private var current = "nl"

          func fill(_ cell: UITableViewCell, language: String) {
            cell.accessoryView = language == current ? UIImageView(image: UIImage(named: "tick")) : nil
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only this image shows which row is chosen; give the cell the trait `.selected`
          }
        }
        """
      ),
      .reported(
        "An image of one's own, beside traits that are always the same",
        """
        final class LanguageController: UITableViewController {
          private var current = "nl"

          func fill(_ cell: UITableViewCell, language: String) {
            cell.accessibilityTraits = .button
            cell.accessoryView = language == current ? UIImageView(image: UIImage(named: "tick")) : nil
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only this image shows which row is chosen; give the cell the trait `.selected`
          }
        }
        """
      ),
      .ignored(
        "An image of one's own, with the trait",
        """
        final class LanguageController: UITableViewController {
          private var current = "nl"

          func fill(_ cell: UITableViewCell, language: String) {
            cell.accessoryView = language == current ? UIImageView(image: UIImage(named: "tick")) : nil
            cell.accessibilityTraits = language == current ? [.button, .selected] : .button
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
      if let setting = object.markOfState {
        findings.report(
          "Only this image shows which row is chosen; give the cell the trait `.selected`",
          at: setting.range,
          unless: [
            .object("its type says something of its cells") { cell in
              cell.mentions(anyOf: [
                "accessibilityValue", "accessibilityLabel", "accessibilityAttributedLabel",
                "isSelected",
              ]) || cell.mayHaveTraitsOfState
            }
          ]
        )
      }
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

extension UIKitObject {
  /// Where an image stands at the end of a cell as long as the row is the one that is chosen:
  /// `cell.accessoryView = option == current ? UIImageView(image: tick) : nil`.
  fileprivate var markOfState: ObjectSetting? {
    settings.first { setting in
      guard setting.name == "accessoryView", setting.path.count <= 2, setting.isPlainAssignment,
        case .ternary(let condition, let then, let otherwise)? = setting.value?.form,
        case .nothing = otherwise.form, then.call?.callee.path == "UIImageView"
      else { return false }
      if case .operators(_, ["=="]) = condition.form { return true }
      return chosen.matches(condition.path?.pathNames.last ?? "")
    }
  }
}

extension UIKitObject {
  /// Whether its type may give it traits that depend on something: any but those that it is always
  /// assigned as they are written there.
  fileprivate var mayHaveTraitsOfState: Bool {
    let fixed = settings(of: "accessibilityTraits").count { setting in
      guard setting.isPlainAssignment, !setting.isConditional, let value = setting.value else {
        return false
      }
      let traits = if case .array(let list) = value.form { list } else { [value] }
      return traits.allSatisfy { trait in
        if case .member(let base, _) = trait.form {
          base == nil || base?.path == "UIAccessibilityTraits"
        } else {
          false
        }
      }
    }
    let mentions = declaration.node.allTokens.count {
      $0.kind == .identifier && $0.text == "accessibilityTraits"
    }
    return fixed != mentions
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
}

/// What a flag is called that says which of several is the one.
private let chosen = NameHint("selected chosen current checked picked")
