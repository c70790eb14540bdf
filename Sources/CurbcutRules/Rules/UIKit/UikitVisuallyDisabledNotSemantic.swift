import CurbcutModel

extension Rule {
  static let uikitVisuallyDisabledNotSemantic = Rule(
    id: "uikit-visually-disabled-not-semantic",
    title: "UIKit control looks disabled but is active",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A control that is faded and ignores touches is still announced as an active one, and people who
      use VoiceOver wonder why nothing happens. `isEnabled = false` fades it, and VoiceOver says
      "dimmed".
      """,
    examples: [
      .reported(
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.alpha = isReady ? 1 : 0.4
            create.isUserInteractionEnabled = isReady
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this button is disabled; set `isEnabled`
          }
        }
        """
      ),
      .reported(
        "A row that is dimmed and cannot be selected",
        """
        final class VersionsController: UITableViewController {
          func configure(_ cell: UITableViewCell, isEnabled: Bool) {
            if isEnabled {
              cell.textLabel?.alpha = 1
              cell.selectionStyle = .default
            } else {
              cell.textLabel?.alpha = 0.3
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this cell is disabled; add the `.notEnabled` trait
              cell.selectionStyle = .none
            }
          }
        }
        """
      ),
      .ignored(
        "A row that says so, one that can be selected, and a class that may say so itself",
        """
        final class VersionsController: UITableViewController {
          func configure(_ cell: UITableViewCell, isEnabled: Bool) {
            if isEnabled {
              cell.textLabel?.alpha = 1
              cell.accessibilityTraits.remove(.notEnabled)
            } else {
              cell.textLabel?.alpha = 0.3
              cell.selectionStyle = .none
              cell.accessibilityTraits.insert(.notEnabled)
            }
          }
        }

        final class DrivesController: UITableViewController {
          func configure(_ cell: UITableViewCell, isEnabled: Bool) {
            if !isEnabled {
              cell.textLabel?.alpha = 0.3
              cell.selectionStyle = .none
            }
          }

          func expose(_ cell: UITableViewCell, isEnabled: Bool) {
            if isEnabled {
              cell.accessibilityTraits.remove(.notEnabled)
            } else {
              cell.accessibilityTraits.insert(.notEnabled)
            }
          }
        }

        final class AlbumsController: UITableViewController {
          func configure(_ cell: UITableViewCell, isSeen: Bool) {
            cell.selectionStyle = .none
            if isSeen { cell.textLabel?.alpha = 0.4 }
          }
        }

        final class TracksController: UITableViewController {
          func configure(_ cell: TrackCell, isEnabled: Bool) {
            if !isEnabled {
              cell.contentView.alpha = 0.4
              cell.selectionStyle = .none
            }
          }
        }
        """
      ),
      .recommended(
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.isEnabled = isReady
          }
        }
        """
      ),
      .ignored(
        "It is told, or it only fades in",
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)
          private let skip = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.alpha = isReady ? 1 : 0.4
            create.isUserInteractionEnabled = isReady
            create.accessibilityTraits = isReady ? .button : [.button, .notEnabled]
            skip.alpha = isReady ? 1 : 0
            skip.isUserInteractionEnabled = isReady
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      if object.isKind(of: .tableViewCell, .collectionViewCell) {
        guard let dimming = object.dimming else { return }
        return findings.report(
          "VoiceOver does not say that this cell is disabled; add the `.notEnabled` trait",
          at: dimming.range
        )
      }
      guard object.isKind(of: .control) else { return }
      let switched = object.settings(of: "isUserInteractionEnabled")
      guard !switched.isEmpty else { return }
      for setting in object.settings(of: "alpha") {
        guard setting.value?.values.contains(where: { $0 >= 0.1 && $0 <= 0.9 }) == true,
          let ignoring = switched.first(where: {
            $0.member == setting.member && $0.value?.boolean != true
          })
        else { continue }
        findings.report(
          "VoiceOver does not say that this \(object.roleName) is disabled; set `isEnabled`",
          at: ignoring.range
        )
        return
      }
    },
    exemptions: [
      .object("its state is exposed") {
        $0.setsForCertain(anyOf: [
          "isEnabled", "accessibilityTraits", "accessibilityValue", "setAccessibilityTraits",
          "isAccessibilityElement",
        ])
      },
      .object("its type says more of the state of views") {
        $0.isKind(of: .tableViewCell, .collectionViewCell)
          && $0.mentionedSymbols.contains(.exposesState)
      },
      .object(
        "other code may set it up",
        // What a list is asked for is set up where it is asked.
        certainty: { $0.isHandedOn && !$0.isPlainCell ? .unknown : .no }
      ),
    ]
  )
}

extension UIKitObject {
  /// Whether it is a cell of UIKit's own class, which knows no state by itself.
  fileprivate var isPlainCell: Bool { className == UIKitType.tableViewCell.rawValue }

  /// What fades the text of a cell where the same branch lets nobody select it.
  fileprivate var dimming: ObjectSetting? {
    settings.first { dimmed in
      guard dimmed.name == "alpha", dimmed.isConditional,
        ["textLabel", "detailTextLabel", "contentView", "alpha"].contains(dimmed.path[0]),
        let value = dimmed.value?.number, value >= 0.1, value <= 0.6,
        let block = dimmed.block(in: declaration)
      else { return false }
      return settings.contains { other in
        let refuses =
          other.path == ["selectionStyle"] && other.value?.memberName == "none"
          || other.path == ["isUserInteractionEnabled"] && other.value?.boolean == false
        return refuses && other.block(in: declaration) == block
      }
    }
  }
}

extension ObjectSetting {
  /// Where the branch stands that it is done in.
  fileprivate func block(in declaration: Declaration) -> Range<Int>? {
    branch(in: declaration)?.children.first {
      $0.kind == .codeBlock && $0.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.range.upperBound
    }?.range
  }
}
