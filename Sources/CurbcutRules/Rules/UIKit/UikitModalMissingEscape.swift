import CurbcutModel

extension Rule {
  static let uikitModalMissingEscape = Rule(
    id: "uikit-modal-missing-escape",
    title: "UIKit overlay ignores the escape gesture",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.noKeyboardTrap],
    since: "0.2.0",
    why: """
      VoiceOver users close what is in front with a two-finger scrub, and keyboard users with Escape.
      An overlay of your own does that only if it overrides `accessibilityPerformEscape()`.
      """,
    examples: [
      .reported(
        """
        final class RatingPopup: UIView {
                  //^^^^^^^^^^^ The escape gesture does not close this overlay; override `accessibilityPerformEscape()`
          private let send = UIButton(type: .system)

          func setUp() {
            accessibilityViewIsModal = true
            send.setTitle("Send", for: .normal)
            addSubview(send)
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
        "The escape gesture closes it",
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
        "A message that goes away by itself",
        """
        final class UndoToastOverlay: UIView {
          private let undo = UIButton(type: .system)

          func setUp() {
            undo.setTitle("Undo", for: .normal)
            addSubview(undo)
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isOwn, item.isOverlay(object) else { return }
      findings.report(
        "The escape gesture does not close this overlay; override `accessibilityPerformEscape()`",
        at: object.range
      )
    },
    exemptions: [
      .object("it closes", certainty: { $0.sets("accessibilityPerformEscape") })
    ]
  )
}
