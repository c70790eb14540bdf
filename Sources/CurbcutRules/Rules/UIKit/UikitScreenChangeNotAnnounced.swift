import CurbcutModel

extension Rule {
  static let uikitScreenChangeNotAnnounced = Rule(
    id: "uikit-screen-change-not-announced",
    title: "Child screen is swapped in without moving the focus",
    group: .uiKit,
    severity: .info,
    impact: .moderate,
    criteria: [.focusOrder],
    since: "0.2.0",
    why: """
      When a container replaces the screen that it shows, the focus of VoiceOver remains where the old one
      was, or falls on anything. Posting `.screenChanged` with the new view moves it to the beginning.
      """,
    examples: [
      .reported(
        """
        final class WizardController: UIViewController {
          private var current: UIViewController?

          func show(_ step: UIViewController) {
            current?.view.removeFromSuperview()
            current?.removeFromParent()
            addChild(step)
            view.addSubview(step.view)
            step.didMove(toParent: self)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver focus does not move to the new screen; post `.screenChanged`
            current = step
          }
        }
        """
      ),
      .recommended(
        """
        final class WizardController: UIViewController {
          private var current: UIViewController?

          func show(_ step: UIViewController) {
            current?.view.removeFromSuperview()
            current?.removeFromParent()
            addChild(step)
            view.addSubview(step.view)
            step.didMove(toParent: self)
            UIAccessibility.post(notification: .screenChanged, argument: step.view)
            current = step
          }
        }
        """
      ),
      .ignored(
        "A child that is there from the start",
        """
        final class WizardController: UIViewController {
          private let list = UITableViewController()

          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(list)
            view.addSubview(list.view)
            list.didMove(toParent: self)
          }
        }
        """
      ),
      .ignored(
        "The type posts a notification",
        """
        final class WizardController: UIViewController {
          private var current: UIViewController?

          func show(_ step: UIViewController) {
            current?.removeFromParent()
            addChild(step)
            view.addSubview(step.view)
            step.didMove(toParent: self)
            UIAccessibility.post(notification: .screenChanged, argument: step.view)
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      if !object.isOwn {
        guard let shown = object.shownModally else { return }
        findings.report(
          "VoiceOver focus does not move to \"\(object.name)\"; post `.screenChanged`",
          at: shown.range
        )
        return
      }
      guard object.isKind(of: .viewController) else { return }
      for adding in object.settings where adding.path == ["view", "addSubview"] {
        guard adding.argument(nil)?.memberName == "view",
          object.settings.contains(where: {
            $0.path == ["addChild"] && $0.member == adding.member
          }),
          item.removesChild(in: adding.member, of: object)
        else { continue }
        let moved = item.objects.lazy.flatMap(\.settings).first {
          $0.name == "didMove" && $0.member == adding.member
        }
        findings.report(
          "VoiceOver focus does not move to the new screen; post `.screenChanged`",
          at: moved?.range ?? adding.range
        )
      }
    },
    exemptions: [
      .object("its type posts notifications or moves the focus") {
        $0.isOwn
          && !$0.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus])
      }
    ]
  )
}

extension ItemModel {
  /// Whether a member of a type takes another screen away.
  fileprivate func removesChild(in member: String, of owner: UIKitObject) -> Bool {
    objects.contains { object in
      object.declaration === owner.declaration
        && object.settings.contains { $0.name == "removeFromParent" && $0.member == member }
    }
  }
}

extension UIKitObject {
  /// Where a view that keeps VoiceOver to itself is shown in a function that posts no notification.
  fileprivate var shownModally: ObjectSetting? {
    guard isKind(of: .view), place == .member,
      settings.contains(where: {
        $0.path == ["accessibilityViewIsModal"] && $0.value?.boolean == true
      })
    else { return nil }
    let posts = declaration.accessibilityPosts
    return settings.first { setting in
      guard setting.path == ["isHidden"], setting.value?.boolean == false,
        let function = declaration.function(setting.member)
      else { return false }
      let text = function.node.text
      return !posts.contains { function.node.range.contains($0.range.lowerBound) }
        // What it calls may post, or show another screen.
        && !declaration.functions.contains { other in
          other.name != function.name && text.includes("\(other.name)(")
            && posts.contains { other.node.range.contains($0.range.lowerBound) }
        }
        && !text.includes("nnounce") && !text.includes("ocus")
    }
  }
}
