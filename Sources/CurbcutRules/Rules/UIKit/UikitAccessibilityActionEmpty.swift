import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let uikitAccessibilityActionEmpty = Rule(
    id: "uikit-accessibility-action-empty",
    title: "Accessibility action does nothing",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.5.0",
    why: """
      A method that returns `true` tells VoiceOver that it has done what the person asked for. If it
      does nothing, the escape gesture leaves people where they are without a word. Close the
      screen, or return `false` so that a container can.
      """,
    knownLimitations:
      "An escape that does nothing is reported where the type closes in another way.",
    examples: [
      .reported(
        """
        final class PictureController: UIViewController {
          @objc private func close() { dismiss(animated: true) }

          override func accessibilityPerformEscape() -> Bool {
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^ This claims to be done and does nothing; close the view, or return `false`
            return true
          }
        }
        """
      ),
      .reported(
        "The magic tap of a player",
        """
        final class PlayerController: UIViewController {
          override func accessibilityPerformMagicTap() -> Bool { true }
                      //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This claims to be done and does nothing
        }
        """
      ),
      .reported(
        "A control that only touches work",
        """
        final class RecordControl: UIControl {
          override var isAccessibilityElement: Bool { get { true } set {} }
          override var accessibilityLabel: String? { get { "Record" } set {} }
          override var accessibilityTraits: UIAccessibilityTraits { get { .button } set {} }

          override func accessibilityActivate() -> Bool {
                      //^^^^^^^^^^^^^^^^^^^^^ This claims to be done and does nothing; do what a touch does
            return true
          }

          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            super.touchesEnded(touches, with: event)
            toggleRecording()
          }
        }
        """
      ),
      .recommended(
        """
        final class PictureController: UIViewController {
          @objc private func close() { dismiss(animated: true) }

          override func accessibilityPerformEscape() -> Bool {
            close()
            return true
          }
        }
        """
      ),
      .ignored(
        "A step that people have to take, and what leaves the gesture to others",
        """
        final class ConsentController: UIViewController {
          override func accessibilityPerformEscape() -> Bool { true }
        }

        final class PictureController: UIViewController {
          @objc private func close() { dismiss(animated: true) }

          override func accessibilityPerformEscape() -> Bool { false }
        }

        final class Doorbell: UIControl {
          override func accessibilityActivate() -> Bool { true }
        }
        """
      ),
    ],
    check: .object { own, _, findings in
      guard own.isOwn, !own.declaration.isOpenClass else { return }
      let declaration = own.declaration
      for function in declaration.functions where function.claimsToBeDone {
        switch function.name {
        case "accessibilityPerformEscape":
          guard declaration.closes else { continue }
          findings.report(
            "This claims to be done and does nothing; close the view, or return `false`",
            at: function.nameRange
          )
        case "accessibilityActivate":
          // What a finger does is all that happens.
          guard declaration.actsOnTouch else { continue }
          findings.report(
            "This claims to be done and does nothing; do what a touch does",
            at: function.nameRange
          )
        case "accessibilityPerformMagicTap":
          findings.report("This claims to be done and does nothing", at: function.nameRange)
        default: continue
        }
      }
    }
  )
}

extension Declaration {
  /// Whether it does something when a finger is lifted from it.
  fileprivate var actsOnTouch: Bool {
    functions.contains { function in
      ["touchesEnded", "endTracking"].contains(function.name)
        && function.body?.contains { statement in
          Expression(statement).call.map { $0.callee.path?.hasPrefix("super.") != true } ?? false
        } == true
    }
  }

  /// Whether its code closes what it shows.
  fileprivate var closes: Bool {
    mentions(anyOf: [
      "dismiss", "popViewController", "popToRootViewController", "removeFromSuperview", "close",
      "onClose", "onDismiss", "closeButton",
    ])
  }
}

extension Declaration.Function {
  /// Whether it returns at once that it has done what it was asked for.
  fileprivate var claimsToBeDone: Bool {
    guard let body else { return false }
    return body.count == 1 && body[0].isTrue
  }
}

extension Node {
  /// `true` or `return true`.
  fileprivate var isTrue: Bool {
    Expression(kind == .returnStmt ? firstChild ?? self : self).boolean == true
  }
}
