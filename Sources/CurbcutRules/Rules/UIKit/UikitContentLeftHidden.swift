import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitContentLeftHidden = Rule(
    id: "uikit-content-left-hidden",
    title: "Content remains hidden from assistive technology",
    group: .uiKit,
    severity: .warning,
    impact: .critical,
    criteria: [.nameRoleValue, .infoAndRelationships],
    since: "0.6.0",
    why: """
      What is hidden from assistive technology while a panel is open has to come back when the panel
      closes. Otherwise people who use VoiceOver find an empty screen.
      """,
    knownLimitations: "Only assignments in the same type are compared.",
    examples: [
      .reported(
        """
        final class TrailController: UIViewController {
          private let map = UIView()
          private let legend = UIView()

          func openLegend() {
            legend.accessibilityViewIsModal = true
            legend.isHidden = false
            map.accessibilityElementsHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This is never set back to `false`; VoiceOver users cannot reach the content again
            UIAccessibility.post(notification: .screenChanged, argument: legend)
          }

          func closeLegend() {
            legend.isHidden = true
            UIAccessibility.post(notification: .screenChanged, argument: map)
          }
        }
        """
      ),
      .reported(
        "The view of a screen inside",
        """
        final class SideMenuController: UIViewController {
          private let content: UIViewController
          private let menu: UIViewController

          func openMenu() {
            menu.view.isHidden = false
            content.view.accessibilityElementsHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This is never set back to `false`; VoiceOver users cannot reach the content again
          }

          func closeMenu() {
            menu.view.isHidden = true
            UIAccessibility.post(notification: .screenChanged, argument: content.view)
          }
        }
        """
      ),
      .recommended(
        """
        final class TrailController: UIViewController {
          private let map = UIView()
          private let legend = UIView()

          func openLegend() {
            legend.accessibilityViewIsModal = true
            legend.isHidden = false
            map.accessibilityElementsHidden = true
            UIAccessibility.post(notification: .screenChanged, argument: legend)
          }

          func closeLegend() {
            legend.isHidden = true
            map.accessibilityElementsHidden = false
            UIAccessibility.post(notification: .screenChanged, argument: map)
          }
        }
        """
      ),
      .reported(
        "In a class that is no view, with the views that it is handed",
        """
        final class TipPresenter {
          private var tip: UIView?

          func show(_ tip: UIView, over content: UIView, in host: UIView) {
            self.tip = tip
            host.addSubview(tip)
            content.accessibilityElementsHidden = true
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This is never set back to `false`; VoiceOver users cannot reach the content again
            UIAccessibility.post(notification: .screenChanged, argument: tip)
          }

          func hide(revealing content: UIView) {
            tip?.removeFromSuperview()
            tip = nil
            UIAccessibility.post(notification: .screenChanged, argument: content)
          }
        }
        """
      ),
      .ignored(
        "What it is handed is set back under another name",
        """
        final class TipPresenter {
          private var tip: UIView?

          func show(_ tip: UIView, over content: UIView, in host: UIView) {
            self.tip = tip
            host.addSubview(tip)
            content.accessibilityElementsHidden = true
            UIAccessibility.post(notification: .screenChanged, argument: tip)
          }

          func hide(revealing screen: UIView) {
            tip?.removeFromSuperview()
            tip = nil
            screen.accessibilityElementsHidden = false
            UIAccessibility.post(notification: .screenChanged, argument: screen)
          }
        }
        """
      ),
      .ignored(
        "What is hidden from the start, and what goes away itself",
        """
        final class TrailController: UIViewController {
          private let map = UIView()
          private let spinner = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            map.accessibilityElementsHidden = true
          }

          func finish() {
            spinner.accessibilityElementsHidden = true
            spinner.isHidden = true
          }

          func show() { view.addSubview(spinner) }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      guard declaration.mentions(anyOf: ["accessibilityElementsHidden"]) else { return }
      let settings = declaration.hidings
      for setting in settings where setting.isHiding {
        guard !NameHint.settingUp.matchesBeginning(of: setting.function.name),
          !starting.contains(setting.function.name),
          !settings.contains(where: { other in
            !other.isHiding && (other.target == setting.target || setting.isOfParameter)
          }),
          declaration.takesBack(whatIsShownIn: setting.function, apart: setting.target)
        else { continue }
        findings.report(
          "This is never set back to `false`; VoiceOver users cannot reach the content again",
          at: setting.range
        )
      }
    },
    exemptions: []
  )

  private static let starting: Set<String> = [
    "init", "viewDidLoad", "loadView", "awakeFromNib", "layoutSubviews", "viewWillAppear",
    "viewDidLayoutSubviews", "viewDidDisappear", "prepareForReuse",
  ]
}

/// An assignment of `accessibilityElementsHidden`.
private struct HidingAssignment {
  /// What is hidden, as written: `map`, `tabBarController?.view`.
  let target: String
  let isHiding: Bool
  let function: Declaration.Function
  let range: Range<Int>

  /// Whether the view is handed to the function, so that another function may have it under another name.
  var isOfParameter: Bool {
    function.parameters.contains { target == $0.name || target.hasPrefix("\($0.name).") }
  }
}

extension Declaration {
  /// Where its functions hide something from assistive technology, or set that back.
  fileprivate var hidings: [HidingAssignment] {
    functions.flatMap { function -> [HidingAssignment] in
      function.node.descendants.compactMap { node in
        guard node.kind == .sequenceExpr, let target = node.firstChild,
          target.lastToken?.text == "accessibilityElementsHidden"
        else { return nil }
        let value = Expression(node).afterFirstOperator
        return HidingAssignment(
          target: target.text.withoutSelf.replacing("?", with: ""),
          isHiding: value.boolean == true,
          function: function,
          range: node.range
        )
      }
    }
  }

  /// Whether another function takes away what a function shows.
  fileprivate func takesBack(
    whatIsShownIn function: Function,
    apart hidden: String
  ) -> Bool {
    let code = function.node.code.replacing("?.", with: ".")
    // `menu.view` of a view controller that is kept.
    let shown = properties.flatMap { [$0.name, "\($0.name).view"] }.filter {
      !hidden.hasPrefix("\($0).") && hidden != $0 && shows($0, in: code)
    }
    guard !shown.isEmpty else { return false }
    return functions.contains { other in
      guard other.name != function.name else { return false }
      let code = other.node.code.replacing("?.", with: ".")
      return shown.contains { view in
        ["\(view).isHidden = true", "\(view).removeFromSuperview()", "\(view).alpha = 0"]
          .contains { code.includes($0) }
      }
    }
  }

  private func shows(_ view: String, in code: String) -> Bool {
    [
      "\(view).isHidden = false", "addSubview(\(view))", "addSubview(self.\(view))",
      "\(view).alpha = 1",
    ].contains { code.includes($0) }
  }
}
