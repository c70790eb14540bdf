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
          private let send = UIButton(configuration: .plain())

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
          private let send = UIButton(configuration: .plain())

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
          private let confirm = UIButton(configuration: .plain())

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
          private let undo = UIButton(configuration: .plain())

          func setUp() {
            undo.setTitle("Undo", for: .normal)
            addSubview(undo)
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isOwn, item.isOverlay(object) || item.isModalView(object) else { return }
      // What closes it for those who see it.
      let closing = item.gestures(on: object).first { gesture in
        gesture.recognizer.actionName.map { NameHint.dismissal.matches($0) } == true
      }
      let hasButton = item.objects.contains {
        $0.declaration === object.declaration && $0.isKind(of: .button)
      }
      guard hasButton || closing != nil || item.isOverlay(object) else { return }
      findings.report(
        "The escape gesture does not close this overlay; override `accessibilityPerformEscape()`",
        at: hasButton ? object.range : closing?.range ?? object.range
      )
    },
    exemptions: [
      .object("it closes", certainty: { $0.sets("accessibilityPerformEscape") })
    ]
  )
}

extension ItemModel {
  /// Whether a view says itself that it is modal, and closes.
  fileprivate func isModalView(_ object: UIKitObject) -> Bool {
    guard object.declaration.keyword == .class,
      object.type == .view || object.type == .visualEffectView
    else { return false }
    let isModal = object.settings.contains {
      $0.path == ["accessibilityViewIsModal"] && $0.value?.boolean == true
    }
    return isModal && !object.declaration.isOpenClass
      && object.settings.contains { $0.path == ["removeFromSuperview"] }
  }
}
