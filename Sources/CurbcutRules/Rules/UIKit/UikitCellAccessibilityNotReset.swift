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
      .reported(
        "A part of the content that some rows have",
        """
        final class FriendCell: UITableViewCell {
          func show(_ friend: Friend) {
            textLabel?.text = friend.name
            if let city = friend.city {
              accessibilityLabel = "\\(friend.name) from \\(city)"
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A reused cell keeps this `accessibilityLabel`; set it in the other case too
            }
          }
        }
        """
      ),
      .ignored(
        "All of the content is optional, or the view is hidden without it",
        """
        final class FriendCell: UITableViewCell {
          private let badge = UIImageView()

          func show(_ friend: Friend?) {
            if let friend {
              textLabel?.text = friend.name
              accessibilityLabel = friend.spokenName
            }
          }

          func mark(_ friend: Friend) {
            badge.isHidden = friend.badge == nil
            if let mark = friend.badge {
              badge.image = mark.image
              badge.accessibilityLabel = mark.name
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
      .reported(
        "Only the first row is given the other label",
        """
        final class ContactCell: UITableViewCell {
          func show(_ contact: Contact) {
            if let nickname = contact.nickname {
              accessibilityLabel = "\\(contact.name), \\(nickname)"
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ A reused cell keeps this `accessibilityLabel`; set it in the other case too
            } else if accessibilityLabel == nil {
              accessibilityLabel = contact.name
            }
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      guard object.declaration.isReused, object.isOwn || object.place == .member else { return }
      for name in kept {
        let settings = object.settings.filter { setting in
          setting.path.first == name && !setting.onlyAddsAlways
            // `else if accessibilityLabel == nil` sets it once, for the first row.
            && !setting.isOnlyForFirst(of: object)
        }
        guard settings.count == 1, let setting = settings.first, setting.isConditional,
          setting.path.count == 1 && !setting.isCall || setting.name == "insert",
          !["init", "awakeFromNib", "prepareForReuse"].contains(setting.member),
          let branch = setting.branch(in: object.declaration),
          branch.isWithoutElse(besides: name),
          !branch.bindsName || object.keeps(setting, ofPartIn: branch)
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

extension UIKitObject {
  /// Whether the text that an `if let` sets is made of a part that some rows have and others have not:
  /// `if let nickname = contact.nickname` of a contact that is always there.
  ///
  /// Where the whole content is optional, or the view is hidden without it, nothing of it is heard.
  fileprivate func keeps(_ setting: ObjectSetting, ofPartIn branch: Node) -> Bool {
    let conditions = branch.children.filter { $0.kind == .conditionElement }
    guard conditions.count == 1, let binding = conditions[0].child(.optionalBindingCondition),
      let name = binding.child(.identifierPattern)?.text, let value = setting.value,
      value.node.allTokens.contains(where: { $0.text == name }),
      let parameters = declaration.function(setting.member)?.parameters,
      !settings.contains(where: { $0.path == ["isHidden"] }),
      !settings.contains(where: { other in
        other.path.count == 1 && shown.contains(other.name) && branch.range.encloses(other.range)
      })
    else { return false }
    guard let source = binding.child(.initializerClause)?.lastChild else {
      // `if let nickname`, besides what all rows have.
      return parameters.count > 1
        && parameters.contains { $0.name == name && $0.type.hasSuffix("?") }
        && parameters.contains { !$0.type.hasSuffix("?") }
    }
    guard let path = Expression(source).path?.pathNames, path.count == 2,
      source.text.allSatisfy({ $0 != "?" })
    else { return false }
    return parameters.contains { $0.name == path[0] && !$0.type.hasSuffix("?") }
  }
}

/// What gives a view of a cell its content.
private let shown: Set<String> = [
  "text", "attributedText", "image", "contentConfiguration", "setImage", "setTitle",
]

extension ObjectSetting {
  /// Whether it is done only as long as nothing has been set.
  fileprivate func isOnlyForFirst(of object: UIKitObject) -> Bool {
    branch(in: object.declaration)?.asksWhetherMissing(path[0]) == true
  }

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
  /// Whether an `if` has no `else`, or only one for the first time: `else if accessibilityLabel == nil`.
  fileprivate func isWithoutElse(besides name: String) -> Bool {
    guard children.count(where: { $0.kind == .codeBlock }) == 1 else { return false }
    return children(.ifExpr).allSatisfy { other in
      other.asksWhetherMissing(name) && other.isWithoutElse(besides: name)
    }
  }

  /// Whether an `if` asks whether a property has no value yet.
  fileprivate func asksWhetherMissing(_ name: String) -> Bool {
    children.contains { condition in
      condition.kind == .conditionElement
        && condition.code.filter { $0 != " " }.withoutSelf.hasPrefix("\(name)==nil")
    }
  }

  /// Whether it takes a value out of an optional, `if let cell`.
  fileprivate var bindsName: Bool {
    children(.conditionElement).contains { $0.child(.optionalBindingCondition) != nil }
  }
}
