import CurbcutModel
import CurbcutSyntax

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
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a long press triggers `showActions`; add an accessibility action
            photo.addGestureRecognizer(press)
          }

          @objc private func showActions() {}
        }
        """
      ),
      .reported(
        "A pinch, and a swipe that is the only way out of a full screen",
        """
        final class PlanController: UIViewController {
          private let plan = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            modalPresentationStyle = .fullScreen
            plan.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a pinch triggers `pinched`; add an accessibility action
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(close))
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a swipe closes this screen; add a close button, or override `accessibilityPerformEscape()`
            view.addGestureRecognizer(swipe)
          }

          @objc private func close() { dismiss(animated: true) }

          @objc private func pinched(_ recognizer: UIPinchGestureRecognizer) {
            plan.transform = plan.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
          }
        }
        """
      ),
      .reported(
        "A collection that a gesture reorders",
        """
        final class StopsController: UICollectionViewController {
          @objc private func lift(_ press: UILongPressGestureRecognizer) {
            let point = press.location(in: collectionView)
            guard let path = collectionView.indexPathForItem(at: point) else { return }
            collectionView.beginInteractiveMovementForItem(at: path)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a long press and a drag reorder this list; add accessibility actions that move items
          }
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
        "A button calls the same function",
        """
        final class CardController: UIViewController {
          private lazy var next = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Next") { [weak self] _ in self?.showNext() }
          )

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(next)
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
            view.addGestureRecognizer(swipe)
          }

          @objc private func showNext() { page += 1 }
          private var page = 0
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
      .reported(
        "A recognizer with a type of its own, and a press on a list",
        """
        final class LogController: UIViewController {
          private let list = UITableView()
          private let day = UIView()
          private lazy var press: UILongPressGestureRecognizer = {
            let press = UILongPressGestureRecognizer(target: self, action: #selector(react))
            press.minimumPressDuration = 0.4
            return press
          }()

          override func viewDidLoad() {
            super.viewDidLoad()
            day.addGestureRecognizer(press)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a long press triggers `react`; add an accessibility action
            let hold = UILongPressGestureRecognizer(target: self, action: #selector(openMenu))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a long press triggers `openMenu`; add an accessibility action
            list.addGestureRecognizer(hold)
          }

          @objc private func react() {}
          @objc private func openMenu(_ press: UILongPressGestureRecognizer) {
            show(press.location(in: list))
          }
        }
        """
      ),
      .ignored(
        "A pan and a swipe on a list",
        """
        final class LogController: UIViewController {
          private let list = UITableView()

          override func viewDidLoad() {
            super.viewDidLoad()
            list.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(turn)))
          }

          @objc private func turn() {}
        }
        """
      ),
      .reported(
        "A swipe over the rows of a list",
        """
        final class TasksController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a swipe triggers `swiped`; add an accessibility action
            tableView.addGestureRecognizer(swipe)
          }

          @objc private func swiped(_ gesture: UISwipeGestureRecognizer) {
            guard let indexPath = tableView.indexPathForRow(at: gesture.location(in: tableView)) else { return }
            finish(indexPath)
          }
        }
        """
      ),
      .reported(
        "Actions of another view",
        """
        final class SeatsController: UIViewController {
          private let plan = UIView()
          private let note = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            plan.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(scale)))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a pinch triggers `scale`; add an accessibility action
            note.accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Share") { _ in true }
            ]
          }

          @objc private func scale() {}
        }
        """
      ),
      .reported(
        "A function that the actions of another view call",
        """
        final class SeatsController: UIViewController {
          private let code = UILabel()
          private let price = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            code.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(share)))
            code.accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Share", target: self, selector: #selector(shareByAction))
            ]
            price.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(share)))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a long press triggers `share`; add an accessibility action
          }

          @objc private func share() {}

          @objc private func shareByAction() -> Bool {
            share()
            return true
          }
        }
        """
      ),
      .ignored(
        "Actions of the view that it stands in",
        """
        final class SeatsController: UIViewController {
          private let plan = UIView()
          private let hall = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            plan.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(scale)))
            hall.addSubview(plan)
            hall.accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "Enlarge") { _ in true }
            ]
          }

          @objc private func scale() {}
        }
        """
      ),
      .reported(
        "A button that does nothing but slide",
        """
        final class UnlockView: UIView {
          private let thumb = UIButton(configuration: .filled())
          private let bubble = UIButton(configuration: .filled())

          func setUp() {
            thumb.accessibilityLabel = "Unlock scooter"
            thumb.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(slide)))
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only a drag triggers `slide`; add an accessibility action
            addSubview(thumb)
            bubble.accessibilityLabel = "Help"
            bubble.addTarget(self, action: #selector(help), for: .touchUpInside)
            bubble.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(move)))
            addSubview(bubble)
          }

          @objc private func slide(_ pan: UIPanGestureRecognizer) {
            if pan.state == .ended, pan.translation(in: self).x > 200 { onUnlock?() }
          }

          @objc private func move(_ pan: UIPanGestureRecognizer) { bubble.center = pan.location(in: self) }
          @objc private func help() {}
        }
        """
      ),
    ] + gesturesInInterface,
    check: .object { object, item, findings in
      let offersActions = object.mentionedSymbols.contains(.offersActions)
      if object.isOwn, !offersActions, object.isKind(of: .viewController),
        let closing = item.closingGesture(of: object)
      {
        findings.report(
          "Only a swipe closes this screen; add a close button, or override "
            + "`accessibilityPerformEscape()`",
          at: closing.range
        )
        return
      }
      if object.isOwn, !offersActions, let lifting = object.declaration.liftingForReorder {
        findings.report(
          "Only a long press and a drag reorder this list; add accessibility actions that move items",
          at: lifting
        )
      }
      guard object.isKind(of: .view) || object.isOwn && object.isKind(of: .viewController),
        !object.isKind(of: .window)
      else { return }
      for gesture in item.gestures(on: object, and: screenParts) {
        // Lists scroll and swipe by themselves.
        if object.isKind(of: .scrollView) || gesture.isOnList,
          !gesture.recognizer.isKind(of: .longPressRecognizer), !gesture.actsOnRow
        {
          continue
        }
        let isIdle = object.isIdleButton
        guard let words = gesture.recognizer.gestureWords(onIdleButton: isIdle),
          gesture.recognizer.creation != nil,
          let action = gesture.recognizer.actionName
        else { continue }
        findings.report(
          "Only a \(words) triggers `\(action)`; add an accessibility action",
          at: gesture.range,
          unless: [
            .object("its type offers actions or a context menu") { item.mayOfferActions(for: $0) },
            .object("something else does the same") { _ in
              item.objects.contains {
                ($0.isKind(of: .control, .barButtonItem, .tapRecognizer)) && $0.actionName == action
                  && $0.range != gesture.recognizer.range
              }
            },
            .object("it only moves or closes what it is on") { _ in
              NameHint.dismissal.matches(action)
                || !isIdle && !gesture.recognizer.isKind(of: .pinchRecognizer)
                  && !object.declaration.decides(in: action)
                  && NameHint.continuousGesture.matches(action)
                || NameHint.backdrop.matches(object.name)
            },
            .object("something else calls it") { _ in
              item.calls(action, for: object)
            },
            .object("something else calls what it calls") { _ in
              item.callsElsewhere(what: action, of: object.declaration)
            },
            .object("a delegate decides about the gesture") { _ in
              gesture.recognizer.settings.contains {
                // What archives a row does so whichever way the finger goes.
                ["delegate", "cancelsTouchesInView"].contains($0.name)
                  && !(gesture.recognizer.isKind(of: .panRecognizer)
                    && object.declaration.decides(in: action))
                  // What reacts at once follows the touch.
                  || $0.name == "minimumPressDuration" && ($0.value?.number ?? 0) < 0.2
              }
            },
          ]
        )
      }
    },
    interface: onlyGesture,
    exemptions: [
      .object("code that was not read sets it up", certainty: { $0.isHandedOn ? .unknown : .no }),
      .object("it offers actions") {
        $0.setsForCertain(anyOf: [
          "accessibilityCustomActions", "accessibilityActivate", "accessibilityIncrement",
          "addInteraction", "accessibilityCustomRotors", "accessibilityElements",
        ])
      },
      .leftOut,
    ]
  )
}

/// The views of a screen whose gestures are among its own.
private let screenParts: Set<String> = ["view", "contentView", "tableView", "collectionView"]

extension ItemModel.AddedGesture {
  /// Whether it is added to the list of a screen.
  fileprivate var isOnList: Bool {
    ["tableView", "collectionView"].contains(setting.path.first)
  }

  /// Whether what it does is done to the row or item under the finger.
  fileprivate var actsOnRow: Bool {
    guard let action = recognizer.actionName,
      let code = recognizer.declaration.function(action)?.node.code
    else { return false }
    return code.includes("indexPathForRow(at:") || code.includes("indexPathForItem(at:")
  }
}

extension UIKitObject {
  /// Whether it is a button that does nothing when it is pressed.
  fileprivate var isIdleButton: Bool {
    isKind(of: .button) && creation != nil && !isOwn && actionName == nil
      && creation?.call?.arguments.contains { $0.label == "primaryAction" } != true
      && sets("addTarget", "addAction", "menu", "rx", "primaryAction") == .no
  }

  /// What the gesture is called; nil for taps and for those that have a system counterpart.
  ///
  /// - Parameter isIdle: whether it is on a button that nothing else makes do anything.
  fileprivate func gestureWords(onIdleButton isIdle: Bool) -> String? {
    switch type {
    case .longPressRecognizer: "long press"
    case .swipeRecognizer: "swipe"
    case .pinchRecognizer: "pinch"
    case .rotationRecognizer: "rotation"
    case .panRecognizer: isIdle || declaration.decides(in: actionName ?? "") ? "drag" : nil
    case .tapRecognizer:
      // What is enlarged by two taps is enlarged by VoiceOver and the system's zoom as well.
      settings.contains { $0.path == ["numberOfTapsRequired"] && $0.value?.number == 2 }
        && !declaration.mentions(anyOf: ["zoomScale", "setZoomScale", "zoom", "maximumZoomScale"])
        && !NameHint("zoom* magnif*").matches(name)
        ? "double tap" : nil
    default: nil
    }
  }
}

extension Declaration {
  /// Whether a function of it does something with what a card or row is about, by what it calls.
  fileprivate func decides(in action: String) -> Bool {
    guard let body = function(action)?.body else { return false }
    return body.contains { statement in
      statement.allTokens.contains { token in
        guard token.kind == .identifier else { return false }
        return deciding.matches(token.text)
      }
    }
  }
}

extension Declaration {
  /// The call by which a gesture lifts an item of a collection, where nothing else reorders.
  fileprivate var liftingForReorder: Range<Int>? {
    guard mentions(anyOf: ["beginInteractiveMovementForItem"]),
      // Handles and drags of the system can be used with VoiceOver.
      !mentions(anyOf: ["dragDelegate", "reorderingHandlers", "moveItem", "moveRow"]),
      !node.code.includes(".reorder(")
    else { return nil }
    return ownNodes(.functionCallExpr).first {
      Expression($0).call?.callee.memberName == "beginInteractiveMovementForItem"
    }?.range
  }
}

/// What is done to a card or row by moving it.
private let deciding = NameHint(
  """
  delete remove archive like unlike approve reject accept decline favorite snooze skip swiped confirm
  confirmed unlock submit purchase
  """
)
