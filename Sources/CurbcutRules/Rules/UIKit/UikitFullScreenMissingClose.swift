import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitFullScreenMissingClose = Rule(
    id: "uikit-full-screen-missing-close",
    title: "Full-screen view controller cannot be closed",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.noKeyboardTrap],
    since: "0.6.0",
    why: """
      A view controller that is presented over the full screen has no swipe that closes it. Without a
      control in it people are stuck, and with VoiceOver the escape gesture does not help either.
      """,
    knownLimitations: """
      Only controllers whose class, and all that it calls, has been read are known, and only those to
      which the code that presents them adds nothing.
      """,
    examples: [
      .reported(
        """
        final class LegendController: UIViewController {
          override func loadView() {
            let legend = UITextView()
            legend.isEditable = false
            legend.font = .preferredFont(forTextStyle: .body)
            legend.adjustsFontForContentSizeCategory = true
            legend.text = "Blue lines are cycle paths."
            view = legend
          }
        }

        final class MapController: UIViewController {
          @objc func showLegend() {
            let legend = LegendController()
            legend.modalPresentationStyle = .fullScreen
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing in "LegendController" closes it; add a close button
            present(legend, animated: true)
          }
        }
        """
      ),
      .reported(
        "In a navigation controller",
        """
        final class LegendController: UIViewController {
          override func loadView() {
            let legend = UITextView()
            legend.isEditable = false
            legend.font = .preferredFont(forTextStyle: .body)
            legend.adjustsFontForContentSizeCategory = true
            view = legend
          }
        }

        extension UIViewController {
          func showLegend() {
            let legend = LegendController()
            legend.title = "Legend"
            let stack = UINavigationController(rootViewController: legend)
            stack.modalPresentationStyle = .fullScreen
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Nothing in "LegendController" closes it; add a close button
            present(stack, animated: true)
          }
        }
        """
      ),
      .recommended(
        """
        final class LegendController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              systemItem: .close,
              primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
            )
          }
        }

        final class MapController: UIViewController {
          @objc func showLegend() {
            let stack = UINavigationController(rootViewController: LegendController())
            stack.modalPresentationStyle = .fullScreen
            present(stack, animated: true)
          }
        }
        """
      ),
      .ignored(
        "Who presents it gives it a button, or takes it away again",
        """
        final class LegendController: UIViewController {
          override func loadView() { view = UIView() }
        }

        final class MapController: UIViewController {
          @objc func showLegend() {
            let legend = LegendController()
            legend.navigationItem.leftBarButtonItem = UIBarButtonItem(
              systemItem: .close,
              primaryAction: UIAction { _ in router.close() }
            )
            let stack = UINavigationController(rootViewController: legend)
            stack.modalPresentationStyle = .fullScreen
            present(stack, animated: true)
          }
        }

        final class StartController: UIViewController {
          func load() {
            let cover = LegendController()
            cover.modalPresentationStyle = .fullScreen
            present(cover, animated: false)
            store.load { [weak self] in self?.dismiss(animated: true) }
          }
        }
        """
      ),
      .ignored(
        "Other code may add a button, and a sheet is swiped away",
        """
        class BaseController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            CloseButton.add(to: self)
          }
        }

        final class LegendController: BaseController {
          override func loadView() { view = UIView() }
        }

        final class RulesController: UIViewController {
          override func loadView() { view = UIView() }
        }

        final class MapController: UIViewController {
          @objc func showLegend() {
            let legend = LegendController()
            legend.modalPresentationStyle = .fullScreen
            present(legend, animated: true)
          }

          @objc func showRules() {
            let rules = RulesController()
            rules.modalPresentationStyle = .pageSheet
            present(rules, animated: true)
          }
        }
        """
      ),
    ],
    check: .object { screen, item, findings in
      guard screen.isKind(of: .viewController), screen.place == .local || screen.place == .member,
        screen.creation != nil, UIKitType(rawValue: screen.className) == nil,
        !screen.inherited.contains(ScreenFacts.exit),
        let style = item.fullScreenStyle(of: screen)
      else { return }
      findings.report(
        "Nothing in \"\(screen.className)\" closes it; add a close button",
        at: style.range
      )
    },
    exemptions: [
      .object("who presents it may take it away again") { $0.declaration.mayTakeAway }
    ]
  )
}

extension Declaration {
  /// Whether it closes what it presents; that a navigation controller holds a screen closes nothing.
  fileprivate var mayTakeAway: Bool {
    if mentions(anyOf: ["dismiss", "presentedViewController", "popViewController"]) { return true }
    return node.code.includes(".rootViewController")
  }
}

extension ItemModel {
  /// What makes a screen, or the navigation controller around it, cover all that is there, where
  /// nothing else is done to it than to present it.
  fileprivate func fullScreenStyle(of screen: UIKitObject) -> ObjectSetting? {
    guard screen.isOnlyShown else { return nil }
    if let style = screen.fullScreenStyle, screen.isHanded(to: "present") { return style }
    guard screen.isHanded(to: "UINavigationController") else { return nil }
    let holder = objects.first { holder in
      holder.declaration === screen.declaration && holder.member == screen.member
        && holder.className == UIKitType.navigationController.rawValue
        && holder.creation?.call?.arguments.contains {
          $0.label == "rootViewController" && $0.value.path == screen.name
        } == true
    }
    guard let holder, holder.isOnlyShown, holder.isHanded(to: "present") else { return nil }
    return holder.fullScreenStyle
  }
}

extension UIKitObject {
  fileprivate var fullScreenStyle: ObjectSetting? {
    settings(of: "modalPresentationStyle").first { $0.value?.memberName == "fullScreen" }
  }

  /// Whether all that is done to it is to present it, and says how.
  fileprivate var isOnlyShown: Bool {
    settings.allSatisfy { setting in
      switch setting.kind {
      case .passed(let function): ["present", "UINavigationController"].contains(function)
      case .assignment: setting.path.first.map(ways.contains) == true
      case .call: false
      }
    }
  }
}

/// What says how a view controller is shown, and gives people nothing to press.
private let ways: Set<String> = [
  "modalPresentationStyle", "modalTransitionStyle", "isModalInPresentation", "title",
  "navigationBar", "overrideUserInterfaceStyle", "hidesBottomBarWhenPushed",
]
