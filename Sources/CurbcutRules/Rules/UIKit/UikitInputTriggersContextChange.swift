import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitInputTriggersContextChange = Rule(
    id: "uikit-input-triggers-context-change",
    title: "Changing a UIKit control navigates away",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.onInput],
    since: "0.6.0",
    why: """
      People who use VoiceOver or a keyboard try a control to learn what it does. If the first change
      closes the screen or opens another one, they do not know where they are and may not find back.
      Leave navigation to a button.
      """,
    knownLimitations: "Silent where a condition decides, as for a code that is complete.",
    examples: [
      .reported(
        """
        final class RoamingController: UIViewController {
          private let roaming = UISwitch()

          override func viewDidLoad() {
            super.viewDidLoad()
            roaming.accessibilityLabel = "Roaming"
            roaming.addTarget(self, action: #selector(flip), for: .valueChanged)
            view.addSubview(roaming)
          }

          @objc private func flip() {
            settings.isRoaming = roaming.isOn
            navigationController?.popViewController(animated: true)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Changing this switch navigates away from the screen
          }
        }
        """
      ),
      .reported(
        "An action in a closure",
        """
        final class VolumeController: UIViewController {
          private let volume = UISlider()

          override func viewDidLoad() {
            super.viewDidLoad()
            volume.accessibilityLabel = "Volume"
            volume.addAction(
              UIAction { [weak self] _ in
                self?.dismiss(animated: true)
              //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Changing this slider navigates away from the screen
              },
              for: .valueChanged
            )
            view.addSubview(volume)
          }
        }
        """
      ),
      .reported(
        "When it is switched on",
        """
        final class AccountController: UIViewController {
          private let business = UISwitch()
          private let roaming = UISwitch()

          override func viewDidLoad() {
            super.viewDidLoad()
            business.accessibilityLabel = "Business account"
            business.addTarget(self, action: #selector(change), for: .valueChanged)
            roaming.accessibilityLabel = "Roaming"
            roaming.addTarget(self, action: #selector(roam), for: .valueChanged)
            view.addSubview(business)
            view.addSubview(roaming)
          }

          @objc private func change(_ sender: UISwitch) {
            guard sender.isOn else { return }
            let form = CompanyController()
            navigationController?.pushViewController(form, animated: true)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Changing this switch navigates away from the screen
          }

          @objc private func roam(_ sender: UISwitch) {
            guard settings.isComplete else { return }
            dismiss(animated: true)
          }
        }
        """
      ),
      .reported(
        "A function of the type that opens another screen",
        """
        final class ShelfController: UIViewController {
          private let shelf = UISegmentedControl(items: ["Novels", "Poems"])

          override func viewDidLoad() {
            super.viewDidLoad()
            shelf.accessibilityLabel = "Shelf"
            shelf.addAction(
              UIAction { [weak self] _ in
                self?.openShelf()
              //^^^^^^^^^^^^^^^^^ Changing this segmented control navigates away from the screen
              },
              for: .valueChanged
            )
            view.addSubview(shelf)
          }

          private func openShelf() {
            let books = BooksController()
            navigationController?.pushViewController(books, animated: true)
          }
        }
        """
      ),
      .recommended(
        """
        final class RoamingController: UIViewController {
          private let roaming = UISwitch()
          private let done = UIButton(configuration: .filled())

          override func viewDidLoad() {
            super.viewDidLoad()
            roaming.accessibilityLabel = "Roaming"
            roaming.addTarget(self, action: #selector(flip), for: .valueChanged)
            done.setTitle("Done", for: .normal)
            done.addTarget(self, action: #selector(close), for: .touchUpInside)
            view.addSubview(roaming)
            view.addSubview(done)
          }

          @objc private func flip() { settings.isRoaming = roaming.isOn }
          @objc private func close() { navigationController?.popViewController(animated: true) }
        }
        """
      ),
      .ignored(
        "A condition decides, and a field whose editing has ended",
        """
        final class CodeController: UIViewController {
          private let code = UITextField()
          private let name = UITextField()

          override func viewDidLoad() {
            super.viewDidLoad()
            code.accessibilityLabel = "Code"
            code.textContentType = .oneTimeCode
            name.accessibilityLabel = "Label of the device"
            code.addTarget(self, action: #selector(typed), for: .editingChanged)
            name.addTarget(self, action: #selector(ended), for: .editingDidEndOnExit)
          }

          @objc private func typed() {
            if code.text?.count == 6 { navigationController?.popViewController(animated: true) }
          }

          @objc private func ended() { navigationController?.popViewController(animated: true) }
        }
        """
      ),
    ],
    check: .object { control, _, findings in
      guard
        control.isKind(of: .switchControl, .slider, .stepper, .segmentedControl, .textField),
        !control.isOwn
      else { return }
      for body in control.changeHandlers {
        // A switch has two values; a field or a slider has many, of which one may be the last.
        let isChoice = control.isKind(of: .switchControl, .segmentedControl)
        guard let leaving = control.declaration.navigation(in: body, atOneValue: isChoice) else {
          continue
        }
        findings.report(
          "Changing this \(control.roleName) navigates away from the screen",
          at: leaving.range
        )
        return
      }
    }
  )
}

extension UIKitObject {
  /// What happens each time that its value changes, where its own type says so.
  fileprivate var changeHandlers: [[Node]] {
    var bodies: [[Node]] = []
    for setting in settings where ["addTarget", "addAction"].contains(setting.name) {
      guard setting.path.count == 1,
        ["valueChanged", "editingChanged"].contains(setting.argument("for")?.memberName)
      else { continue }
      if let action = setting.argument("action")?.selectorName {
        if let body = declaration.function(action)?.body { bodies.append(body) }
      } else if let closure = setting.node.descendants.first(where: { $0.kind == .closureExpr }) {
        bodies.append(closure.children.filter { $0.kind != .closureSignature })
      }
    }
    return bodies
  }
}

extension Declaration {
  /// The statement that leaves the screen, whatever the case; where a function of the type does, the one
  /// that calls it.
  ///
  /// - Parameter atOneValue: whether it counts where only the control's own value decides about it.
  fileprivate func navigation(
    in body: [Node],
    atOneValue: Bool,
    depth: Int = 0
  ) -> Node? {
    guard depth < 4 else { return nil }
    for statement in body {
      // What stands behind a condition is not always done.
      let conditions = statement.children(.conditionElement)
      if statement.kind == .guardStmt,
        !conditions.allSatisfy({
          $0.firstChild?.kind == .optionalBindingCondition || atOneValue && $0.asksForValue
        })
      {
        return nil
      }
      if atOneValue, statement.kind == .ifExpr, conditions.allSatisfy(\.asksForValue),
        let block = statement.child(.codeBlock),
        let leaving = navigation(in: Array(block.children), atOneValue: true, depth: depth + 1)
      {
        return leaving
      }
      if statement.navigatesAway { return statement }
      guard let called = Expression(statement).call?.callee.path?.withoutSelf.pathNames,
        called.count == 1, let inner = function(called[0])?.body,
        navigation(in: inner, atOneValue: atOneValue, depth: depth + 1) != nil
      else { continue }
      return statement
    }
    return nil
  }
}

extension Node {
  /// Whether a condition asks for the value of a control: `sender.isOn`.
  fileprivate var asksForValue: Bool {
    let condition = text
    return condition.hasSuffix(".isOn") && !condition.includes(" ") && !condition.includes("(")
  }

  /// Whether it leaves the screen, whatever the case.
  fileprivate var navigatesAway: Bool {
    guard let callee = Expression(self).call?.callee, let name = callee.memberName else {
      return false
    }
    return [
      "popViewController", "popToRootViewController", "pushViewController", "dismiss",
      "performSegue", "popToViewController", "showDetailViewController",
    ].contains(name)
  }
}
