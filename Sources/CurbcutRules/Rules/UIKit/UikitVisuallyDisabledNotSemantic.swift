import CurbcutModel

extension Rule {
  static let uikitVisuallyDisabledNotSemantic = Rule(
    id: "uikit-visually-disabled-not-semantic",
    title: "UIKit control looks disabled but is active",
    group: .uiKit,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.2.0",
    why: """
      A control that is faded and ignores touches is still announced as an active one, and people who
      use VoiceOver wonder why nothing happens. `isEnabled = false` fades it, and VoiceOver says
      "dimmed".
      """,
    examples: [
      .reported(
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.alpha = isReady ? 1 : 0.4
            create.isUserInteractionEnabled = isReady
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ VoiceOver does not say that this button is disabled; set `isEnabled`
          }
        }
        """
      ),
      .recommended(
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.isEnabled = isReady
          }
        }
        """
      ),
      .ignored(
        "It is told, or it only fades in",
        """
        final class PollController: UIViewController {
          private let create = UIButton(type: .system)
          private let skip = UIButton(type: .system)

          func update(isReady: Bool) {
            create.setTitle("Create", for: .normal)
            create.alpha = isReady ? 1 : 0.4
            create.isUserInteractionEnabled = isReady
            create.accessibilityTraits = isReady ? .button : [.button, .notEnabled]
            skip.alpha = isReady ? 1 : 0
            skip.isUserInteractionEnabled = isReady
          }
        }
        """
      ),
    ],
    check: .object { object, _, findings in
      guard object.isKind(of: .control) else { return }
      let switched = object.settings(of: "isUserInteractionEnabled")
      guard !switched.isEmpty else { return }
      for setting in object.settings(of: "alpha") {
        guard setting.value?.values.contains(where: { $0 >= 0.1 && $0 <= 0.9 }) == true,
          let ignoring = switched.first(where: {
            $0.member == setting.member && $0.value?.boolean != true
          })
        else { continue }
        findings.report(
          "VoiceOver does not say that this \(object.roleName) is disabled; set `isEnabled`",
          at: ignoring.range
        )
        return
      }
    },
    exemptions: [
      .object("its state is exposed") {
        $0.setsForCertain(anyOf: [
          "isEnabled", "accessibilityTraits", "accessibilityValue", "setAccessibilityTraits",
          "isAccessibilityElement",
        ])
      },
      .object("other code may set it up", certainty: { $0.isHandedOn ? .unknown : .no }),
    ]
  )
}
