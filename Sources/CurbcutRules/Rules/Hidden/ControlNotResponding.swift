import CurbcutModel

extension Rule {
  static let controlNotResponding = Rule(
    id: "control-not-responding",
    title: "Control is declared not to respond to people",
    group: .hidden,
    severity: .warning,
    impact: .serious,
    criteria: [.keyboard, .nameRoleValue],
    since: "0.6.0",
    why: """
      Switch Control, Voice Control and Full Keyboard Access offer only what responds to user
      interaction. They pass over a control that is declared not to, and people who use them cannot
      reach it.
      """,
    examples: [
      .reported(
        """
        struct Alarm: View {
          let snooze: () -> Void

          var body: some View {
            Button("Snooze", action: snooze)
              .accessibilityRespondsToUserInteraction(false)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Switch Control and Full Keyboard Access pass over this button
          }
        }
        """,
        fixed: [
          "Remove `.accessibilityRespondsToUserInteraction`": """
          struct Alarm: View {
            let snooze: () -> Void

            var body: some View {
              Button("Snooze", action: snooze)
            }
          }
          """
        ]
      ),
      .reported(
        "In UIKit",
        """
        final class AlarmController: UIViewController {
          private let snooze = UIButton(type: .system)

          override func viewDidLoad() {
            super.viewDidLoad()
            snooze.setTitle("Snooze", for: .normal)
            snooze.accessibilityRespondsToUserInteraction = false
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Switch Control and Full Keyboard Access pass over this button
          }
        }
        """
      ),
      .reported(
        "By a modifier of the project",
        """
        struct Chip: ViewModifier {
          func body(content: Content) -> some View {
            content.buttonStyle(.bordered).accessibilityRespondsToUserInteraction(false)
          }
        }

        extension View {
          func chip() -> some View { modifier(Chip()) }
        }

        struct Replies: View {
          let send: () -> Void

          var body: some View {
            VStack {
              Text("Running late").chip()
              Button("Send", action: send).chip()
                                         //^^^^^^ Switch Control and Full Keyboard Access pass over this button
            }
          }
        }
        """,
        fixed: [:]
      ),
      .recommended(
        """
        struct Alarm: View {
          let time: String
          let snooze: () -> Void

          var body: some View {
            VStack {
              Text(time).accessibilityRespondsToUserInteraction(false)
              Button("Snooze", action: snooze)
            }
          }
        }
        """
      ),
      .ignored(
        "While it is disabled, and at times",
        """
        struct Alarm: View {
          let isRinging: Bool
          let snooze: () -> Void

          var body: some View {
            VStack {
              Button("Snooze", action: snooze)
                .accessibilityRespondsToUserInteraction(isRinging)
              Button("Sleep in", action: snooze)
                .disabled(true)
                .accessibilityRespondsToUserInteraction(false)
            }
          }
        }
        """
      ),
    ],
    check: .elementAndObject(
      withModifiers: [.accessibility, .applying],
      { element, findings in
        guard element.row?.isInteractive == true || !element.taps.isEmpty else { return }
        for modifier in element.modifiers
        where modifier.name == "accessibilityRespondsToUserInteraction" {
          guard !modifier.isConditional, modifier.firstArgument?.boolean == false,
            let call = element.ownCall(of: modifier)
          else { continue }
          let noun = element.row?.isInteractive == true ? element.role.noun : "element"
          findings.report(
            "Switch Control and Full Keyboard Access pass over this \(noun)",
            at: call.callRange,
            unless: [
              Exemption("it is or may be disabled") { EnvironmentModifiers(of: $0).disable }
            ],
            fixes: call.name == modifier.name
              ? [.review("Remove `.\(modifier.name)`", .remove(modifier))] : []
          )
        }
      },
      { object, _, findings in
        guard object.isKind(of: .control), !object.isOwn else { return }
        let settings = object.settings(of: "accessibilityRespondsToUserInteraction")
        guard let setting = settings.first, settings.count == 1, !setting.isConditional,
          setting.value?.boolean == false
        else { return }
        findings.report(
          "Switch Control and Full Keyboard Access pass over this "
            + (object.isKind(of: .button) ? "button" : "control"),
          at: setting.range,
          unless: [
            .leftOut,
            .object("it is or may be disabled") { $0.setsForCertain(anyOf: ["isEnabled"]) },
            .object("its type lists accessibility elements") {
              $0.mentions(anyOf: ["accessibilityElements"])
            },
          ]
        )
      }
    ),
    exemptions: [.hidden, .replacedByAncestor]
  )
}
