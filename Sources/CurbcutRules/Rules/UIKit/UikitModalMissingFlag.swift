import CurbcutModel

extension Rule {
  static let uikitModalMissingFlag = Rule(
    id: "uikit-modal-missing-flag",
    title: "VoiceOver focus can leave this UIKit overlay",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.focusOrder],
    since: "0.2.0",
    why: """
      An overlay covers the views below it only visually. Unless it sets `accessibilityViewIsModal`,
      VoiceOver users move on to the covered views and do not notice that something asks for an
      answer.
      """,
    knownLimitations: """
      Overlays are known by the names of their classes, such as "ConfirmOverlay", and by the controls
      in them.
      """,
    examples: [
      .reported(
        """
        final class RatingPopup: UIView {
                  //^^^^^^^^^^^ VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`
          private let send = UIButton(type: .system)

          func setUp() {
            send.setTitle("Send", for: .normal)
            addSubview(send)
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .recommended(
        """
        final class RatingPopup: UIView {
          private let send = UIButton(type: .system)

          func setUp() {
            accessibilityViewIsModal = true
            send.setTitle("Send", for: .normal)
            addSubview(send)
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .ignored(
        "A modal overlay",
        """
        final class ConfirmOverlay: UIView {
          private let confirm = UIButton(type: .system)

          override init(frame: CGRect) {
            super.init(frame: frame)
            confirm.setTitle("Delete", for: .normal)
            addSubview(confirm)
            accessibilityViewIsModal = true
          }

          override func accessibilityPerformEscape() -> Bool {
            removeFromSuperview()
            return true
          }
        }
        """
      ),
      .ignored(
        "Messages and controls that lie over a film, and views without a control",
        """
        final class UndoToastOverlay: UIView {
          private let undo = UIButton(type: .system)

          func setUp() {
            undo.setTitle("Undo", for: .normal)
            addSubview(undo)
          }
        }

        final class CropOverlay: UIView {
          private let grid = UIView()

          func setUp() { addSubview(grid) }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isOwn, item.isOverlay(object) else { return }
      findings.report(
        "VoiceOver focus can leave this overlay; set `accessibilityViewIsModal`",
        at: object.range
      )
    },
    exemptions: [
      .object("it is modal", certainty: { $0.sets("accessibilityViewIsModal") })
    ]
  )
}
