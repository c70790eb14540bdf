import CurbcutModel

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
    ] + refusedTouchesExamples,
    check: .element(of: ViewKind.controls, withModifiers: .withholding) { element, findings in
      func disabling(when condition: String) -> [FixProposal] {
        let disabled = ".disabled(\(condition))"
        return [.review("Add `\(disabled)`", .append(disabled, to: element))]
      }
      guard element.kind.map(ViewKind.controls.contains) == true else {
        guard let (modifier, hitTesting) = refusedTouches(in: element) else { return }
        return findings.report(
          "The controls in here ignore touches, but VoiceOver users can still activate them",
          at: modifier.callRange,
          // What nobody can ever press is a picture of controls.
          severity: hitTesting.condition == "true" ? .info : nil,
          unless: [
            .conditional(modifier),
            Exemption("it follows a press, an animation or loading") { _ in hitTesting.isMomentary
            },
            Exemption("it is invisible then, and VoiceOver passes over it") {
              isInvisible($0, by: hitTesting)
            },
            Exemption("what it holds is there under the same condition") {
              showsContent(of: $0, by: hitTesting)
            },
            Exemption("a dialog is in front of it, which other rules are about") {
              CustomModal(dimmedBy: $0) != nil
            },
            Exemption("it is a placeholder that is drawn") { isDrawnWhileLoading($0) },
          ],
          fixes: hitTesting.condition == "true" ? [] : disabling(when: hitTesting.condition)
        )
      }
      var message: String {
        "This \(element.role.noun) looks disabled, but VoiceOver users can still activate it"
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
            Exemption("it is invisible then, and VoiceOver passes over it") {
              isInvisible($0, by: fading)
            },
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
