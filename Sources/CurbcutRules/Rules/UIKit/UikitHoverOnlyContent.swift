import CurbcutModel

extension Rule {
  static let uikitHoverOnlyContent = Rule(
    id: "uikit-hover-only-content",
    title: "UIKit control appears only on hover",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.keyboard],
    since: "0.7.0",
    why: """
      People who touch the screen, use VoiceOver or a keyboard have no pointer to hover with: a control
      that is hidden until then is never there for them. Leave it visible, or offer what it does in a
      context menu or as an accessibility action too.
      """,
    examples: [
      .reported(
        """
        final class AttachmentCell: UICollectionViewListCell {
          private let deleteButton = UIButton(configuration: .plain())

          func setUp() {
            deleteButton.configuration?.title = "Delete"
            deleteButton.isHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a pointer makes this button appear; who touches the screen or uses VoiceOver never gets it
            deleteButton.addTarget(self, action: #selector(deleteFile), for: .touchUpInside)
            addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hover)))
            contentView.addSubview(deleteButton)
          }

          @objc private func hover(_ recognizer: UIHoverGestureRecognizer) {
            deleteButton.isHidden = recognizer.state == .ended
          }

          @objc private func deleteFile() {}
        }
        """
      ),
      .recommended(
        """
        final class AttachmentCell: UICollectionViewListCell {
          private let deleteButton = UIButton(configuration: .plain())

          func setUp() {
            deleteButton.configuration?.title = "Delete"
            deleteButton.addTarget(self, action: #selector(deleteFile), for: .touchUpInside)
            addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hover)))
            contentView.addSubview(deleteButton)
          }

          @objc private func hover(_ recognizer: UIHoverGestureRecognizer) {
            deleteButton.configuration?.baseForegroundColor = recognizer.state == .ended ? .label : .red
          }

          @objc private func deleteFile() {}
        }
        """
      ),
      .ignored(
        "Editing shows it too",
        """
        final class AttachmentCell: UICollectionViewListCell {
          private let deleteButton = UIButton(configuration: .plain())

          func setUp() {
            deleteButton.configuration?.title = "Delete"
            deleteButton.isHidden = true
            deleteButton.addTarget(self, action: #selector(deleteFile), for: .touchUpInside)
            addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hover)))
            contentView.addSubview(deleteButton)
          }

          func edit(_ isEditing: Bool) { deleteButton.isHidden = !isEditing }

          @objc private func hover(_ recognizer: UIHoverGestureRecognizer) {
            deleteButton.isHidden = recognizer.state == .ended
          }

          @objc private func deleteFile() {}
        }
        """
      ),
      .ignored(
        "A custom action does the same",
        """
        final class AttachmentCell: UICollectionViewListCell {
          private let deleteButton = UIButton(configuration: .plain())

          func setUp() {
            deleteButton.configuration?.title = "Delete"
            deleteButton.alpha = 0
            deleteButton.addTarget(self, action: #selector(deleteFile), for: .touchUpInside)
            addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hover)))
            contentView.addSubview(deleteButton)
            accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(deleteFile))
            ]
          }

          @objc private func hover(_ recognizer: UIHoverGestureRecognizer) {
            deleteButton.alpha = recognizer.state == .ended ? 0 : 1
          }

          @objc private func deleteFile() -> Bool { true }
        }
        """
      ),
      .ignored(
        "Another button does the same",
        """
        final class AttachmentCell: UICollectionViewListCell {
          private let deleteButton = UIButton(configuration: .plain())
          private let menuButton = UIButton(configuration: .plain())

          func setUp() {
            deleteButton.configuration?.title = "Delete"
            deleteButton.isHidden = true
            deleteButton.addTarget(self, action: #selector(deleteFile), for: .touchUpInside)
            menuButton.configuration?.title = "Delete file"
            menuButton.addTarget(self, action: #selector(deleteFile), for: .touchUpInside)
            addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hover)))
            contentView.addSubview(deleteButton)
            contentView.addSubview(menuButton)
          }

          @objc private func hover(_ recognizer: UIHoverGestureRecognizer) {
            deleteButton.isHidden = recognizer.state == .ended
          }

          @objc private func deleteFile() {}
        }
        """
      ),
    ],
    check: .object { control, item, findings in
      guard control.isKind(of: .control), !control.isOwn, !control.isHandedOn,
        let hiding = control.hiding(until: item.hoverHandlers(of: control.declaration))
      else { return }
      findings.report(
        "Only a pointer makes this \(control.roleName) appear; who touches the screen or uses VoiceOver "
          + "never gets it",
        at: hiding.range,
        unless: [
          .object("another control does the same") { control in
            guard let action = control.actionName else { return false }
            return item.objects.contains {
              $0.actionName == action && $0.range != control.range
                && $0.declaration === control.declaration
            }
          }
        ]
      )
    },
    exemptions: [
      .object("its type offers actions or a context menu") {
        $0.mentionedSymbols.contains(.offersActions)
          || $0.declaration.mentions(anyOf: [
            "UIContextMenuInteraction", "contextMenuConfigurationForItemAt",
            "contextMenuConfigurationForRowAt", "isVoiceOverRunning",
          ])
      }
    ]
  )
}

extension ItemModel {
  /// The functions of a type that run while a pointer hovers.
  fileprivate func hoverHandlers(of declaration: Declaration) -> Set<String> {
    Set(
      objects.lazy.filter { $0.declaration === declaration && $0.isKind(of: .hoverRecognizer) }
        .compactMap(\.actionName)
    )
  }
}

extension UIKitObject {
  /// The statement that hides it from the start, where nothing but some functions shows it again.
  fileprivate func hiding(until handlers: Set<String>) -> ObjectSetting? {
    guard !handlers.isEmpty, outside.isDisjoint(with: ["isHidden", "alpha"]) else { return nil }
    let all = settings.filter { $0.path == ["isHidden"] || $0.path == ["alpha"] }
    let others = all.filter { !handlers.contains($0.member) }
    guard others.count < all.count, others.count == 1, let hiding = others.first,
      !hiding.isConditional, hiding.value?.boolean == true || hiding.value?.number == 0
    else { return nil }
    return hiding
  }
}
