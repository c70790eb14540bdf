import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitCellAccessibilityNotReset = Rule(
    id: "uikit-cell-accessibility-not-reset",
    title: "Reused cell keeps accessibility text of another row",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      Cells are used again for other rows. A label, value or trait that one branch sets and no other
      takes back remains on the cell, and VoiceOver says it of rows to which it does not belong.
      """,
    knownLimitations: "Only an `if` without `else` is known, in a cell that sets it nowhere else.",
    examples: [
      .reported(
        """
        final class LetterCell: UITableViewCell {
          func show(_ title: String, isUnread: Bool) {
            textLabel?.text = title
            if isUnread {
              accessibilityLabel = "Unread, \\(title)"
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A reused cell keeps this `accessibilityLabel`; set it in the other case too
            }
          }
        }
        """
      ),
      .reported(
        "A trait besides one that all rows have",
        """
        final class ErrandCell: UITableViewCell {
          func show(_ title: String, isDone: Bool) {
            textLabel?.text = title
            accessibilityTraits.insert(.button)
            if isDone {
              accessibilityTraits.insert(.selected)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A reused cell keeps this `accessibilityTraits`; set it in the other case too
            }
          }
        }
        """
      ),
      .ignored(
        "The traits are set anew for each row",
        """
        final class ErrandCell: UITableViewCell {
          func show(_ title: String, isDone: Bool) {
            textLabel?.text = title
            accessibilityTraits = .button
            if isDone {
              accessibilityTraits.insert(.selected)
            }
          }
        }
        """
      ),
      .recommended(
        """
        final class LetterCell: UITableViewCell {
          func show(_ title: String, isUnread: Bool) {
            textLabel?.text = title
            accessibilityLabel = isUnread ? "Unread, \\(title)" : title
          }
        }
        """
      ),
      .ignored(
        "The cell is cleared before it is used again",
        """
        final class LetterCell: UITableViewCell {
          override func prepareForReuse() {
            super.prepareForReuse()
            accessibilityValue = nil
          }

          func show(_ title: String, isUnread: Bool) {
            textLabel?.text = title
            if isUnread {
              accessibilityValue = "Unread"
            }
          }
        }
        """
      ),
      .ignored(
        "An extension sets it as well",
        """
        final class LetterCell: UITableViewCell {
          func show(_ title: String, isUnread: Bool) {
            textLabel?.text = title
            if isUnread {
              accessibilityValue = "Unread"
            }
          }
        }

        extension LetterCell {
          func clear() {
            accessibilityValue = nil
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      guard object.declaration.isReused, object.isOwn || object.place == .member else { return }
      for name in kept {
        let settings = object.settings.filter { $0.path.first == name && !$0.onlyAddsAlways }
        guard settings.count == 1, let setting = settings.first, setting.isConditional,
          setting.path.count == 1 && !setting.isCall || setting.name == "insert",
          !["init", "awakeFromNib", "prepareForReuse"].contains(setting.member),
          let branch = setting.branch(in: object.declaration), branch.isWithoutElse,
          !branch.bindsName
        else { continue }
        findings.report(
          "A reused cell keeps this `\(name)`; set it in the other case too",
          at: setting.range
        )
      }
    },
    exemptions: [
      .object("another declaration sets it too") { object in
        !object.outside.isDisjoint(with: Set(kept))
      }
    ]
  )

  private static let kept = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits",
    "accessibilityCustomActions",
  ]
}

extension ObjectSetting {
  /// Whether it adds to what is there for each row, which takes nothing back.
  fileprivate var onlyAddsAlways: Bool { !isConditional && path.count == 2 && name == "insert" }
}

extension Declaration {
  /// Whether it is a view that a list uses again for other content, by its name or class.
  fileprivate var isReused: Bool {
    keyword == .class
      && (name.hasSuffix("Cell")
        || conformances.contains { $0.hasSuffix("Cell") || $0 == "UICollectionReusableView" })
  }
}

extension Node {
  /// Whether an `if` has no `else`.
  fileprivate var isWithoutElse: Bool {
    children.count { $0.kind == .codeBlock } == 1 && children(.ifExpr).first { _ in true } == nil
  }

  /// Whether it only takes a value out of an optional, `if let cell`.
  fileprivate var bindsName: Bool {
    children(.conditionElement).contains { $0.child(.optionalBindingCondition) != nil }
  }
}
