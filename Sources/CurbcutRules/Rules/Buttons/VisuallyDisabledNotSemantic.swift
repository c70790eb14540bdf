import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let visuallyDisabledNotSemantic = Rule(
    id: "visually-disabled-not-semantic",
    title: "Control looks disabled but is active",
    group: .buttons,
    severity: .warning,
    impact: .serious,
    criteria: [.nameRoleValue],
    since: "0.1.0",
    why: """
      People who use VoiceOver hear an ordinary button where others see a faded one, and a double tap
      activates it. `.disabled(_:)` fades a control and makes VoiceOver say "dimmed".
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
             //^^^^^^^^^^^^^^^^^^^^^^^^^^ This button looks disabled, but VoiceOver users can still activate it
          }
        }
        """,
        fixed: [
          "Add `.disabled(!canSend)`": """
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
        "Touches are ignored",
        """
        struct Screen: View {
          let open: () -> Void
          let canSend: Bool

          var body: some View {
            Button("Send", action: open)
              .allowsHitTesting(canSend)
             //^^^^^^^^^^^^^^^^^^^^^^^^^ This button ignores touches, but VoiceOver users can still activate it
          }
        }
        """,
        fixed: [
          "Add `.disabled(!canSend)`": """
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
                                       //^^^^^^^^^^^^ This button looks disabled, but VoiceOver users can still activate it
          }
        }
        """
      ),
      .reported(
        "A style fades it, a modifier of the project does, or it is gray, while its action waits",
        """
        struct SendStyle: ButtonStyle {
          let isActive: Bool

          func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(isActive ? 1 : 0.35)
          }
        }

        extension View {
          func dimmed(_ isDimmed: Bool) -> some View { opacity(isDimmed ? 0.3 : 1) }
        }

        struct Feedback: View {
          let canSend: Bool
          let post: () -> Void

          var body: some View {
            VStack {
              Button("Send") {
                guard canSend else { return }
                post()
              }
              .buttonStyle(SendStyle(isActive: canSend))
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button looks disabled, but VoiceOver users can still activate it
              Button("Publish", action: publish)
                .dimmed(!canSend)
               //^^^^^^^^^^^^^^^^ This button looks disabled, but VoiceOver users can still activate it
              Button("Share") { publish() }
                .tint(canSend ? .blue : .gray)
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ This button looks disabled, but VoiceOver users can still activate it
            }
          }

          private func publish() {
            guard canSend else { return }
            post()
          }
        }
        """
      ),
      .ignored(
        "The style shows what is chosen, and the action asks for nothing",
        """
        struct TabStyle: ButtonStyle {
          let isCurrent: Bool

          func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(isCurrent ? 1 : 0.5)
          }
        }

        struct Tabs: View {
          let isFirst: Bool
          let open: () -> Void

          var body: some View {
            Button("First", action: open)
              .buttonStyle(TabStyle(isCurrent: isFirst))
              .accessibilityAddTraits(isFirst ? .isSelected : [])
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
        "A container is disabled",
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
        "It follows a press",
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
        "It disappears altogether",
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
        "It is practically invisible",
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
      .ignored(
        "The view is faded when it is disabled",
        """
        struct SendButton: View {
          @Environment(\\.isEnabled) private var isEnabled
          let send: () -> Void

          var body: some View {
            Button("Send", action: send).opacity(isEnabled ? 1 : 0.4)
          }
        }
        """
      ),
      .reported(
        "A faded label of a button that does nothing then",
        """
        struct Order: View {
          let isValid: Bool
          let send: () -> Void

          var body: some View {
            Button {
          //^^^^^^^^ This button looks disabled, but VoiceOver users can still activate it
              if isValid { send() }
            } label: {
              Text("Order").opacity(isValid ? 1 : 0.4)
            }
          }
        }
        """
      ),
      .ignored(
        "A button that a use leaves as it is",
        """
        struct ScrollButton: View {
          let title: String
          let isHidden: Bool
          let scroll: () -> Void

          init(title: String, isHidden: Bool = false, scroll: @escaping () -> Void) {
            self.title = title
            self.isHidden = isHidden
            self.scroll = scroll
          }

          var body: some View {
            Button(title, action: scroll)
              .opacity(isHidden ? 0 : 1)
              .allowsHitTesting(!isHidden)
              .accessibilityHidden(isHidden)
          }
        }

        struct Timeline: View {
          let scroll: () -> Void

          var body: some View {
            ScrollButton(title: "Newest", scroll: scroll)
          }
        }
        """
      ),
    ],
    check: .element(of: ViewKind.controls) { element, findings in
      var message: String {
        "This \(element.role.noun) looks disabled, but VoiceOver users can still activate it"
      }
      func disabling(when condition: String) -> [FixProposal] {
        let disabled = ".disabled(\(condition))"
        return [.review("Add `\(disabled)`", .append(disabled, to: element))]
      }
      // What ignores touches looks disabled for certain.
      let own = element.ownModifiers
      let ordered =
        own.filter { $0.name == "allowsHitTesting" } + own.filter { $0.name != "allowsHitTesting" }
      for modifier in ordered {
        guard let fading = Fading(modifier) else { continue }
        let isAlwaysPale = modifier.name != "allowsHitTesting" && fading.condition == "true"
        findings.report(
          modifier.name == "allowsHitTesting"
            ? "This \(element.role.noun) ignores touches, but VoiceOver users can still activate it"
            : message,
          at: modifier.callRange,
          // What is always pale is in no state: its color is wrong rather than its action.
          severity: isAlwaysPale ? .info : nil,
          unless: [
            .conditional(modifier),
            Exemption("it follows a press, an animation or loading") { _ in fading.isMomentary },
          ],
          // What never does anything would only look paler, and a field that code focuses take no text.
          fixes: isAlwaysPale
            || (fading.condition == "true"
              && (element.action?.isEmpty == true || element.hasModifier("focused")))
            ? [] : disabling(when: fading.condition)
        )
        // One fix is enough.
        if !modifier.isConditional, !fading.isMomentary { return }
      }
      if let look = guardedLook(of: element) {
        let condition = look.value ? look.condition.source : look.condition.negated
        return findings.report(
          message,
          at: look.modifier.callRange,
          unless: [
            Exemption("it follows a press, an animation or loading") { _ in
              NameHint.moment.matches(condition)
            }
          ],
          fixes: disabling(when: condition)
        )
      }
      guard let (modifier, fading) = fadedLabel(of: element) else { return }
      findings.report(
        message,
        at: element.head,
        unless: [.conditional(modifier)],
        fixes: disabling(when: fading.condition)
      )
    },
    exemptions: [
      .hidden,
      Exemption("it is disabled, itself or by a container") {
        EnvironmentModifiers(of: $0).disable
      },
      Exemption("the view reads `isEnabled`") {
        $0.declaration?.readsEnvironment("isEnabled") == true
      },
    ]
  )
}

/// What makes the label of a button look disabled, under a condition that its action asks for too:
/// `Button { if isValid { send() } } label: { Text("Send").opacity(isValid ? 1 : 0.4) }`.
private func fadedLabel(of element: Element) -> (Modifier, Fading)? {
  guard let head = guardOfAction(of: element) else { return nil }
  for part in element.children(in: .label).flatMap({ [$0] + $0.descendants.prefix(16) }) {
    for modifier in part.ownModifiers {
      guard modifier.name == "opacity", let fading = Fading(modifier), !fading.isMomentary,
        case .ternary(let condition, _, _)? = modifier.firstArgument?.form
      else { continue }
      if condition.smallNames.contains(where: { head.includes($0) }) { return (modifier, fading) }
    }
  }
  return nil
}

/// A style or modifier of the project, or a gray color, that makes a button look disabled under a
/// condition that its action asks for too.
private func guardedLook(of element: Element) -> FadedLook? {
  guard let head = guardOfAction(of: element) else { return nil }
  return (FadedLook.all(on: element) + FadedLook.grayed(on: element)).first { look in
    look.condition.smallNames.contains { head.includes($0) }
  }
}

/// The condition without which the action of a button does nothing.
private func guardOfAction(of element: Element) -> String? {
  guard element.is(.button) else { return nil }
  var items = element.closure(.action)?.items ?? []
  var function = element.argument("action")?.path?.withoutSelf
  if items.count == 1, let call = items.first.map({ Expression($0.statement) })?.call {
    function = call.callee.path?.withoutSelf
  }
  if let body = function.flatMap({ element.declaration?.function($0)?.body }) { items = body }
  let guards = items.filter { [.ifExpr, .guardStmt].contains($0.statement.kind) }
  guard guards.count == items.count || items.first?.statement.kind == .guardStmt,
    let first = guards.first, !first.statement.children.contains(where: { $0.kind == .ifExpr }),
    first.statement.kind == .guardStmt
      || first.statement.children.count(where: { $0.kind == .codeBlock }) == 1
  else { return nil }
  return first.statement.children.first { $0.kind == .conditionElement }?.text ?? ""
}

extension FadedLook {
  /// What makes the label or the background of a button gray: `.background(canSend ? .blue : .gray)`.
  fileprivate static func grayed(on element: Element) -> [FadedLook] {
    let parts =
      [element] + element.children(in: .label).flatMap { [$0] + $0.descendants.prefix(16) }
    return parts.flatMap(\.ownModifiers).compactMap { modifier in
      guard
        ["background", "foregroundStyle", "foregroundColor", "tint", "fill"]
          .contains(modifier.name), !modifier.isConditional,
        case .ternary(let condition, let then, let otherwise)? = modifier.firstArgument?.form,
        then.isGray != otherwise.isGray
      else { return nil }
      return FadedLook(modifier: modifier, condition: condition, value: then.isGray)
    }
  }
}

extension Expression {
  /// Whether it is a gray of the system, as what is disabled has.
  fileprivate var isGray: Bool {
    if case .call(let callee, let arguments) = form {
      if case .member(let base?, "opacity") = callee.form {
        return base.isGray || arguments.first?.value.number.map { $0 < 0.6 } == true
      }
      return callee.path == "Color" && arguments.first?.value.isGray == true
    }
    guard let name = memberName else { return false }
    return ["gray", "secondary", "tertiary", "quaternary"].contains(name)
      || name.hasPrefix("systemGray") || name.hasSuffix("SystemFill")
  }
}

/// A modifier that makes a control look disabled.
private struct Fading {
  /// The source of the condition under which it looks so.
  let condition: String
  /// Whether the condition is about a moment, such as a press or an animation, not about a state.
  let isMomentary: Bool

  init?(_ modifier: Modifier) {
    guard let value = modifier.firstArgument else { return nil }
    switch modifier.name {
    case "opacity": self.init(value) { $0 >= 0.05 && $0 < 0.6 }
    case "saturation": self.init(value) { $0 == 0 }
    case "grayscale": self.init(value) { $0 > 0 }
    case "allowsHitTesting":
      switch value.boolean {
      case true: return nil
      case false: self.init(condition: "true", isMomentary: false)
      case nil: self.init(condition: value.negated, isMomentary: Self.isMoment(value))
      }
    default: return nil
    }
  }

  /// Nil where a value never looks faded, or where what is faded is gone altogether.
  private init?(_ value: Expression, isFaded: (Double) -> Bool) {
    switch value.form {
    case .number(let number):
      guard isFaded(number) else { return nil }
      self.init(condition: "true", isMomentary: false)
    case .ternary(let question, let then, let otherwise):
      guard let first = then.number, let second = otherwise.number,
        isFaded(first) != isFaded(second)
      else { return nil }
      self.init(
        condition: isFaded(first) ? question.source : question.negated,
        isMomentary: Self.isMoment(question)
      )
    default:
      return nil
    }
  }

  private init(condition: String, isMomentary: Bool) {
    self.condition = condition
    self.isMomentary = isMomentary
  }

  private static func isMoment(_ condition: Expression) -> Bool {
    NameHint.moment.matches(condition.source)
  }
}
