import CurbcutModel

extension Rule {
  static let uikitGestureMissingAlternative = Rule(
    id: "uikit-gesture-missing-alternative",
    title: "UIKit gesture has no accessible alternative",
    group: .uiKit,
    severity: .info,
    impact: .serious,
    criteria: [.keyboard, .pointerGestures],
    since: "0.2.0",
    why: """
      Long presses, swipes and pinches that an app recognizes itself do not reach VoiceOver, Switch
      Control or Voice Control users. Offer the same by a button, a context menu or a custom action.
      """,
    examples: [
      .reported(
        """
        final class PhotoController: UIViewController {
          private let photo = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            let press = UILongPressGestureRecognizer(target: self, action: #selector(showActions))
            photo.addGestureRecognizer(press)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a long press triggers "showActions"; add an accessibility action
          }

          @objc private func showActions() {}
        }
        """
      ),
      .recommended(
        """
        final class PhotoController: UIViewController {
          private let photo = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            let press = UILongPressGestureRecognizer(target: self, action: #selector(showActions))
            photo.addGestureRecognizer(press)
            photo.accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Show actions") { _ in true }
            ]
          }

          @objc private func showActions() {}
        }
        """
      ),
      .ignored(
        "It offers the action",
        """
        final class Screen: UIViewController {
          private let photo = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            let press = UILongPressGestureRecognizer(target: self, action: #selector(share))
            photo.addGestureRecognizer(press)
            photo.accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Share") { _ in true }
            ]
          }

          @objc private func share() { present(sheet, animated: true) }
        }
        """
      ),
      .ignored(
        "Its type offers a context menu",
        """
        final class Screen: UIViewController {
          private let photo = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            let press = UILongPressGestureRecognizer(target: self, action: #selector(share))
            photo.addGestureRecognizer(press)
            list.addInteraction(UIContextMenuInteraction(delegate: self))
          }

          @objc private func share() { present(sheet, animated: true) }
        }
        """
      ),
      .ignored(
        "A button does the same",
        """
        final class PhotoController: UIViewController {
          private let photo = UIImageView()
          private let more = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            more.setTitle("More", for: .normal)
            more.addTarget(self, action: #selector(showActions), for: .touchUpInside)
            let press = UILongPressGestureRecognizer(target: self, action: #selector(showActions))
            photo.addGestureRecognizer(press)
          }

          @objc private func showActions() {}
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isKind(of: .view), !object.isKind(of: .scrollView, .window) else { return }
      for gesture in item.gestures(on: object) {
        guard let words = gesture.recognizer.gestureWords, gesture.recognizer.creation != nil,
          let action = gesture.recognizer.actionName
        else { continue }
        findings.report(
          "Only a \(words) triggers \"\(action)\"; add an accessibility action",
          at: gesture.setting.range,
          unless: [
            .object("something else does the same") { _ in
              item.objects.contains {
                ($0.isKind(of: .control, .barButtonItem, .tapRecognizer)) && $0.actionName == action
              }
            },
            .object("it only moves or closes what it is on") { _ in
              NameHint.dismissal.matches(action) || NameHint.continuousGesture.matches(action)
                || NameHint.backdrop.matches(object.name)
            },
            .object("a delegate decides about the gesture") { _ in
              gesture.recognizer.settings.contains {
                ["delegate", "cancelsTouchesInView", "minimumPressDuration"].contains($0.name)
              }
            },
          ]
        )
      }
    },
    exemptions: [
      .object("code that was not read sets it up", certainty: { $0.isHandedOn ? .unknown : .no }),
      .object("it offers actions") {
        $0.setsForCertain(anyOf: [
          "accessibilityCustomActions", "accessibilityActivate", "accessibilityIncrement",
          "addInteraction", "accessibilityCustomRotors", "accessibilityElements",
        ])
      },
      .object("its type offers actions or a context menu") {
        $0.declaration.mentionedSymbols.contains(.offersActions)
      },
      .leftOut,
    ]
  )
}

extension UIKitObject {
  /// What the gesture is called; nil for taps and for those that have a system counterpart.
  fileprivate var gestureWords: String? {
    switch type {
    case .longPressRecognizer: "long press"
    case .swipeRecognizer: "swipe"
    case .pinchRecognizer: "pinch"
    case .rotationRecognizer: "rotation"
    default: nil
    }
  }
}
