import CurbcutModel

extension Rule {
  static let uikitOffscreenViewExposed = Rule(
    id: "uikit-offscreen-view-exposed",
    title: "View moved off the screen is exposed to VoiceOver",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.focusOrder],
    since: "0.2.0",
    why: """
      A drawer that is only moved out of sight is there for VoiceOver all the same: people swipe into
      a closed menu and activate what cannot be seen. Hide it, or set `accessibilityElementsHidden`.
      """,
    examples: [
      .reported(
        """
        final class HomeController: UIViewController {
          private let drawer = UIView()
          private let settings = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            settings.setTitle("Settings", for: .normal)
            drawer.addSubview(settings)
            view.addSubview(drawer)
          }

          func closeDrawer() {
            drawer.transform = CGAffineTransform(translationX: -280, y: 0)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users reach "drawer" while it is off the screen; hide it as well
          }
        }
        """
      ),
      .recommended(
        """
        final class HomeController: UIViewController {
          private let drawer = UIView()
          private let settings = UIButton(configuration: .plain())

          override func viewDidLoad() {
            super.viewDidLoad()
            settings.setTitle("Settings", for: .normal)
            drawer.addSubview(settings)
            view.addSubview(drawer)
          }

          func closeDrawer() {
            drawer.transform = CGAffineTransform(translationX: -280, y: 0)
            drawer.accessibilityElementsHidden = true
          }
        }
        """
      ),
      .reported(
        "By a constant of the type",
        """
        final class LibraryController: UIViewController {
          private let menuView = UIStackView()
          private let menuWidth: CGFloat = 280

          private func setMenu(open: Bool) {
            menuView.transform = open ? .identity : CGAffineTransform(translationX: -menuWidth, y: 0)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users reach "menuView" while it is off the screen; hide it as well
          }
        }
        """
      ),
      .reported(
        "By its frame, although it is modal while it is open",
        """
        final class LibraryController: UIViewController {
          private let menuView = UIStackView()
          private let menuWidth: CGFloat = 280

          private func setMenu(open: Bool) {
            menuView.accessibilityViewIsModal = open
            menuView.frame.origin.x = open ? 0 : -menuWidth
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver users reach "menuView" while it is off the screen; hide it as well
          }
        }
        """
      ),
      .ignored(
        "A view that comes in from outside",
        """
        final class HomeController: UIViewController {
          private let banner = UIView()

          func slideIn() {
            banner.transform = CGAffineTransform(translationX: -280, y: 0)
            UIView.animate(withDuration: 0.1) {
              self.banner.transform = .identity
            }
          }
        }
        """
      ),
      .ignored(
        "It is hidden here or in an extension, or the screen lists its elements",
        """
        final class HomeController: UIViewController {
          private let drawer = UIView()

          func closeDrawer() {
            drawer.transform = CGAffineTransform(translationX: -280, y: 0)
            drawer.isHidden = true
          }
        }

        final class MapController: UIViewController {
          private let menu = UIView()

          func closeMenu() {
            menu.transform = CGAffineTransform(translationX: -280, y: 0)
          }
        }

        extension MapController {
          func hideMenu() {
            menu.isHidden = true
          }
        }

        final class ListController: UIViewController {
          private let menu = UIView()
          private let list = UITableView()

          func closeMenu() {
            menu.transform = CGAffineTransform(translationX: -280, y: 0)
            view.accessibilityElements = [list]
          }
        }
        """
      ),
    ],
    check: .object { object, item, findings in
      guard object.isKind(of: .view), !object.isOwn, object.place == .member,
        drawers.matches(object.name)
          || item.descendants(of: object).contains(where: { $0.isKind(of: .control) })
      else { return }
      let moves =
        object.settings.filter {
          $0.movesAway(in: object.declaration) && $0.member != "viewDidLoad"
        }
        + (drawers.matches(object.name) ? item.constraints(movingAway: object) : [])
      guard
        let move = moves.first(where: { move in
          // What comes in within the same function is an entrance.
          !object.settings.contains {
            $0.member == move.member && $0.name == "transform" && $0.value?.memberName == "identity"
              && $0.range.lowerBound > move.range.lowerBound
          }
        })
      else { return }
      findings.report(
        "VoiceOver users reach \"\(object.name)\" while it is off the screen; hide it as well",
        at: move.range
      )
    },
    exemptions: [
      .object("it is hidden or taken away as well") {
        $0.setsForCertain(anyOf: [
          "isHidden", "accessibilityElementsHidden", "removeFromSuperview", "alpha",
        ])
      },
      .object("the type decides which elements there are") {
        $0.mentions(anyOf: ["accessibilityElements", "accessibilityElementsHidden"])
      },
    ]
  )

  /// Views that come in from an edge.
  private static let drawers = NameHint("drawer menu sidebar side-menu panel tray sheet")
}

extension ItemModel {
  /// Where the constant of a constraint of the type moves a view off the screen.
  fileprivate func constraints(movingAway view: UIKitObject) -> [ObjectSetting] {
    let owners = objects.filter {
      ($0.isOwn || $0.place == .others) && $0.declaration === view.declaration
    }
    return owners.flatMap(\.settings).filter { setting in
      guard setting.name == "constant", setting.path.count == 2,
        setting.value?.firstCondition != nil,
        let numbers = setting.value?.possibleNumbers(in: view.declaration)
      else { return false }
      return numbers.contains { abs($0) >= 150 } && numbers.contains(0)
    }
  }
}

extension ObjectSetting {
  /// Whether it moves something by so much that nothing of it is seen.
  fileprivate func movesAway(in declaration: Declaration) -> Bool {
    switch path {
    case ["transform"]:
      guard let value else { return false }
      return value.translations(in: declaration).contains { abs($0) >= 200 }
    case ["frame", "origin", "x"], ["frame", "origin", "y"], ["center", "x"]:
      return value?.possibleNumbers(in: declaration).contains { $0 <= -150 } == true
    default: return false
    }
  }
}

extension Expression {
  /// The numbers by which a transform moves, in either branch of a ternary; constants of the type are
  /// followed.
  fileprivate func translations(in declaration: Declaration) -> [Double] {
    switch form {
    case .ternary(_, let then, let otherwise):
      return then.translations(in: declaration) + otherwise.translations(in: declaration)
    case .call(_, let arguments):
      let amounts = arguments.filter {
        $0.label == "translationX" || $0.label == "translationY" || $0.label == "y"
      }
      return amounts.flatMap { amount in
        amount.value.possibleNumbers(in: declaration)
      }
    default: return []
    }
  }

  /// The numbers that it is in some branch; constants of the type are followed.
  fileprivate func possibleNumbers(in declaration: Declaration) -> [Double] {
    switch form {
    case .ternary(_, let then, let otherwise):
      return then.possibleNumbers(in: declaration) + otherwise.possibleNumbers(in: declaration)
    case .prefixed("-", let inner): return inner.possibleNumbers(in: declaration).map { -$0 }
    default:
      if let number { return [number] }
      let constant = path.flatMap { declaration.property($0.withoutSelf) }
      guard constant?.isConstant == true, let number = constant?.initialValue?.number else {
        return []
      }
      return [number]
    }
  }
}
