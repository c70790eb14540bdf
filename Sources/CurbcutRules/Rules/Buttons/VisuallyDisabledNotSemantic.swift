import CurbcutModel

extension Rule {
  static let visuallyDisabledNotSemantic = Rule(
    id: "visually-disabled-not-semantic",
    title: "Looks disabled and is not",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      A faded button tells the eye that it cannot be pressed. VoiceOver says nothing of the kind,
      and a double tap presses it. `disabled()` fades it and says “dimmed”.
      """,
    examples: [
      .reported(
        """
        struct Screen: View {
          let open: () -> Void
          let canSend: Bool

          var body: some View {
            Button("Send", action: open)
              .opacity(canSend ? 1 : 0.4)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ This button looks disabled, but VoiceOver does not say so and presses it
          }
        }
        """,
        fixed: [
          "Add .disabled(!canSend)": """
          struct Screen: View {
            let open: () -> Void
            let canSend: Bool

            var body: some View {
              Button("Send", action: open)
                .opacity(canSend ? 1 : 0.4)
                .disabled(!canSend)
            }
          }
          """
        ]
      ),
      .reported(
        "Touches are kept away",
        """
        struct Screen: View {
          let open: () -> Void
          let canSend: Bool

          var body: some View {
            Button("Send", action: open)
              .allowsHitTesting(canSend)
             //^^^^^^^^^^^^^^^^^^^^^^^^^ This button looks disabled, but VoiceOver does not say so and presses it
          }
        }
        """,
        fixed: [
          "Add .disabled(!canSend)": """
          struct Screen: View {
            let open: () -> Void
            let canSend: Bool

            var body: some View {
              Button("Send", action: open)
                .allowsHitTesting(canSend)
                .disabled(!canSend)
            }
          }
          """
        ]
      ),
      .reported(
        "Always faded",
        """
        struct Screen: View {
          let open: () -> Void

          var body: some View {
            Button("Send", action: open).opacity(0.3)
                                       //^^^^^^^^^^^^ This button looks disabled, but VoiceOver does not say so and presses it
          }
        }
        """
      ),
      .recommended(
        """
        struct Screen: View {
          let open: () -> Void
          let canSend: Bool

          var body: some View {
            Button("Send", action: open).opacity(canSend ? 1 : 0.4).disabled(!canSend)
          }
        }
        """
      ),
      .ignored(
        "Disabled further out",
        """
        struct Screen: View {
          let open: () -> Void
          let canSend: Bool

          var body: some View {
            VStack {
              Button("Send", action: open).opacity(canSend ? 1 : 0.4)
            }
            .disabled(!canSend)
          }
        }
        """
      ),
      .ignored(
        "Pressed, not disabled",
        """
        struct Screen: View {
          let open: () -> Void
          let isPressed: Bool

          var body: some View {
            Button("Send", action: open).opacity(isPressed ? 0.5 : 1)
          }
        }
        """
      ),
      .ignored(
        "Gone altogether",
        """
        struct Screen: View {
          let open: () -> Void
          let canSend: Bool

          var body: some View {
            Button("Send", action: open).opacity(canSend ? 1 : 0)
          }
        }
        """
      ),
      .ignored(
        "As good as invisible",
        """
        struct Screen: View {
          @State private var emoji = ""

          var body: some View {
            Text("Hut").background {
              TextField("Emoji", text: $emoji).opacity(0.01)
            }
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.controls) { element, findings in
      guard element.isHidden == .no,
        !element.isDisabledAnywhere, element.declaration?.readsEnvironment("isEnabled") != true
      else { return }
      for modifier in element.ownModifiers where !modifier.isConditional {
        guard let fading = Fading(modifier) else { continue }
        let disabled = ".disabled(\(fading.condition))"
        findings.report(
          "This \(element.roleName) looks disabled, but VoiceOver does not say so and presses it",
          at: modifier.callRange,
          fixes: [.review("Add \(disabled)", .append(disabled, to: element))]
        )
        return
      }
    }
  )
}

/// A modifier that makes a control look as if nobody could use it.
private struct Fading {
  /// The source of the condition under which it looks so.
  let condition: String

  init?(_ modifier: Modifier) {
    guard let value = modifier.firstArgument else { return nil }
    let condition: String?
    switch modifier.name {
    case "opacity": condition = Self.condition(value) { $0 >= 0.05 && $0 < 0.6 }
    case "saturation": condition = Self.condition(value) { $0 == 0 }
    case "grayscale": condition = Self.condition(value) { $0 > 0 }
    case "allowsHitTesting":
      switch value.form {
      case .boolean(let isTouchable): condition = isTouchable ? nil : "true"
      default: condition = Self.isMotion(value) ? nil : value.negated
      }
    default: condition = nil
    }
    guard let condition else { return nil }
    self.condition = condition
  }

  /// When a value looks faded; nil where it never does, or where what is faded is gone altogether.
  private static func condition(
    _ value: Expression,
    isFaded: (Double) -> Bool
  ) -> String? {
    switch value.form {
    case .number(let number):
      return isFaded(number) ? "true" : nil
    case .ternary(let question, let then, let otherwise):
      guard !isMotion(question), let first = then.number, let second = otherwise.number,
        isFaded(first) != isFaded(second)
      else { return nil }
      return isFaded(first) ? question.source : question.negated
    default:
      return nil
    }
  }

  /// Whether a condition is about a moment, such as a press or an animation, not about a state.
  private static func isMotion(_ condition: Expression) -> Bool {
    let source = condition.source.lowercased()
    let moments = [
      "press", "hover", "appear", "anim", "drag", "focus", "visible", "show", "present", "scroll",
      "loading",
    ]
    return moments.contains { source.contains($0) }
  }
}
