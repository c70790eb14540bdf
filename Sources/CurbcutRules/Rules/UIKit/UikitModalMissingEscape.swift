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
      .reported(
        "A panel that only a tap beside it closes",
        """
        final class ShopController: UIViewController {
          private var overlay: UIView?

          @objc private func openHours() {
            let dim = UIView(frame: view.bounds)
            dim.accessibilityViewIsModal = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users cannot leave "dim"; add a button or override `accessibilityPerformEscape()`
            dim.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
            let hours = UILabel()
            hours.text = "Open from 9 to 17"
            hours.font = .preferredFont(forTextStyle: .body)
            hours.adjustsFontForContentSizeCategory = true
            hours.numberOfLines = 0
            dim.addSubview(hours)
            view.addSubview(dim)
            overlay = dim
            UIAccessibility.post(notification: .screenChanged, argument: hours)
          }

          @objc private func close() { overlay?.removeFromSuperview() }
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
      if let modal = item.modalWithoutWayOut(object) {
        findings.report(
          "VoiceOver users cannot leave \"\(object.name)\"; add a button or "
            + "override `accessibilityPerformEscape()`",
          at: modal.range,
          severity: .warning
        )
        return
      }
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
  /// The setting that makes a view modal which a screen lays over itself, where nothing in it can be
  /// activated and only a tap on it closes it.
  fileprivate func modalWithoutWayOut(_ view: UIKitObject) -> ObjectSetting? {
    guard !view.isOwn, view.place == .local || view.place == .member,
      view.className == UIKitType.view.rawValue, view.creation != nil, !view.isHandedOn,
      !view.declaration.mentions(anyOf: ["accessibilityPerformEscape", "keyCommands"]),
      case let flags = view.settings(of: "accessibilityViewIsModal"), flags.count == 1,
      let flag = flags.first, flag.value?.boolean == true,
      case let contents = descendants(of: view), !contents.isEmpty,
      contents.allSatisfy({ $0.type != nil && !$0.isKind(of: .control, .textView, .scrollView) }),
      contents.allSatisfy({ UIKitType(rawValue: $0.className) != nil && !$0.isOpen }),
      gestures(on: view).contains(where: { $0.recognizer.isKind(of: .tapRecognizer) })
    else { return nil }
    return flag
  }

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
