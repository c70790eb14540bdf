import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let hapticFeedbackOnly = Rule(
    id: "haptic-feedback-only",
    title: "Outcome is conveyed by haptics alone",
    group: .timing,
    severity: .info,
    impact: .moderate,
    criteria: [.statusMessages],
    since: "0.3.0",
    why: """
      People who do not feel the vibration, or whose device cannot make one, do not learn whether
      something has worked, and VoiceOver says nothing. Haptics may come in addition to text and an
      announcement, not in their place.
      """,
    knownLimitations: "What code outside of the view shows after the action is not seen.",
    examples: [
      .reported(
        """
        struct Locker: View {
          @State private var isOpen = false

          var body: some View {
            Button("Open locker") {
              isOpen = locker.open()
              UINotificationFeedbackGenerator().notificationOccurred(isOpen ? .success : .error)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only haptics tell how this ended; show it in text and announce it
            }
          }
        }
        """
      ),
      .reported(
        "A trigger that nothing else shows",
        """
        struct Note: View {
          @State private var saves = 0

          var body: some View {
            Button("Save") { saves += 1 }
              .sensoryFeedback(.success, trigger: saves)
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only haptics tell how this ended; show it in text and announce it
          }
        }
        """
      ),
      .reported(
        "One of the ways through a function",
        """
        final class TicketController: UIViewController {
          private let result = UILabel()
          private let feedback = UINotificationFeedbackGenerator()

          func handle(_ ticket: Ticket) {
            if ticket.isValid {
              feedback.notificationOccurred(.success)
              show("Ticket \\(ticket.number) is valid")
            } else {
              feedback.notificationOccurred(.error)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only haptics tell how this ended; show it in text and announce it
            }
          }

          private func show(_ text: String) {
            result.text = text
            UIAccessibility.post(notification: .announcement, argument: text)
          }
        }
        """
      ),
      .reported(
        "An error that is caught, and a closure that chooses",
        """
        struct Note: View {
          @State private var saves = 0
          @State private var isSaved = false
          let save: () throws -> Void
          let upload: () async -> Bool

          var body: some View {
            VStack {
              Button("Save") {
                do {
                  try save()
                } catch {
                  UINotificationFeedbackGenerator().notificationOccurred(.error)
                //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only haptics tell how this ended; show it in text and announce it
                }
              }
              Button("Upload") {
                Task {
                  isSaved = await upload()
                  saves += 1
                }
              }
            }
            .sensoryFeedback(trigger: saves) { _, _ in isSaved ? .success : .error }
           //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only haptics tell how this ended; show it in text and announce it
          }
        }
        """
      ),
      .reported(
        "What a condition alone brings",
        """
        struct Door: View {
          @State private var code = ""
          @State private var tries = 0

          var body: some View {
            Form {
              SecureField("Code", text: $code)
                .textContentType(.password)
                .onSubmit {
                  if code != "1234" {
                    UINotificationFeedbackGenerator().notificationOccurred(.error)
                  //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only haptics tell how this ended; show it in text and announce it
                  }
                }
              Button("Open", action: open)
            }
          }

          private func open() {
            guard code == "1234" else {
              tries += 1
              code = ""
              UINotificationFeedbackGenerator().notificationOccurred(.error)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only haptics tell how this ended; show it in text and announce it
              return
            }
            door.open()
          }
        }
        """
      ),
      .ignored(
        "An alert says it as well, or the caller shows it",
        """
        struct Door: View {
          @State private var code = ""
          @State private var isWrong = false
          let model: DoorModel

          var body: some View {
            Form {
              SecureField("Code", text: $code)
                .textContentType(.password)
                .onSubmit {
                  if code != "1234" {
                    isWrong = true
                    UINotificationFeedbackGenerator().notificationOccurred(.error)
                  }
                }
              Button("Open") {
                signal(model.isOpen)
                isWrong = !model.isOpen
              }
            }
            .alert("That code is wrong", isPresented: $isWrong) {}
          }

          private func signal(_ isRight: Bool) {
            if isRight {
              UINotificationFeedbackGenerator().notificationOccurred(.success)
            } else {
              UINotificationFeedbackGenerator().notificationOccurred(.error)
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Locker: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Open locker") {
                isOpen = locker.open()
                AccessibilityNotification.Announcement(isOpen ? "Open" : "Still locked").post()
              }
              Text(isOpen ? "Open" : "Locked")
            }
            .sensoryFeedback(.success, trigger: isOpen)
          }
        }
        """
      ),
      .reported(
        "Where it works the screen closes",
        """
        final class PasscodeController: UIViewController {
          private let haptics = UINotificationFeedbackGenerator()

          private func submit() {
            if vault.opens(with: code) {
              dismiss(animated: true)
            } else {
              haptics.notificationOccurred(.error)
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only haptics tell how this ended; show it in text and announce it
            }
          }
        }
        """
      ),
      .ignored(
        "Both ways show something, or neither does",
        """
        final class TicketController: UIViewController {
          private let result = UILabel()
          private let feedback = UINotificationFeedbackGenerator()

          func handle(_ ticket: Ticket) {
            if ticket.isValid {
              feedback.notificationOccurred(.success)
              show("Ticket \\(ticket.number) is valid")
            } else {
              feedback.notificationOccurred(.error)
              show("This ticket is not valid")
            }
          }

          private func signal(_ ticket: Ticket) {
            if ticket.isValid {
              feedback.notificationOccurred(.success)
            } else {
              feedback.notificationOccurred(.error)
            }
          }

          private func show(_ text: String) {
            result.text = text
            UIAccessibility.post(notification: .announcement, argument: text)
          }
        }
        """
      ),
      .ignored(
        "The state is shown too",
        """
        struct Locker: View {
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Open locker") { isOpen = locker.open() }
              Text(isOpen ? "Open" : "Locked")
            }
            .sensoryFeedback(.success, trigger: isOpen)
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      guard !declaration.isPreview,
        declaration.mentionedSymbols.contains(.vibrates)
          || declaration.mentions(anyOf: ["kSystemSoundID_Vibrate"])
      else { return }
      let message = "Only haptics tell how this ended; show it in text and announce it"
      guard declaration.conforms(to: "View") else {
        for call in declaration.vibrationsInPlaceOfWords {
          findings.report(message, at: call.range)
        }
        return
      }
      guard declaration.mentionedSymbols.isDisjoint(with: [.announces, .movesFocus]) else { return }
      let signals = HapticSignal.all(in: declaration).filter { $0.isAlone(in: declaration) }
      for signal in signals { findings.report(message, at: signal.range) }
      for signal in declaration.loneSignals(where: \.vibratesForOutcome)
      where !signals.contains(where: { $0.range == signal.call.range }) {
        findings.report(message, at: signal.call.range)
      }
    }
  )
}

extension Declaration {
  /// The vibrations that are all that one way through a function of a screen does, where the other ways
  /// show something.
  fileprivate var vibrationsInPlaceOfWords: [Node] {
    guard keyword == .class, !conformances.isEmpty else { return [] }
    return ways.compactMap { way in
      let calls = way.statements.filter { $0.kind != .returnStmt }
      guard let signal = calls.first(where: \.vibratesForOutcome),
        calls.allSatisfy({ $0.vibratesForOutcome || $0.isUnnoticed }), showsSomething(way.others)
      else { return nil }
      return signal
    }
  }
}

extension Node {
  /// Whether it is a vibration that says how something has ended.
  fileprivate var vibratesForOutcome: Bool {
    guard let call = Expression(self).call, let name = call.callee.memberName else { return false }
    return name == "notificationOccurred"
      || ["AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound"].contains(name)
        && call.arguments.first?.value.path == "kSystemSoundID_Vibrate"
  }

  /// Whether it is a call that nobody notices.
  fileprivate var isUnnoticed: Bool {
    guard let callee = Expression(self).call?.callee else { return false }
    return callee.memberName == "prepare" || NameHint.isUnnoticed(callee.path ?? "")
  }
}

/// A vibration that says whether something has worked.
private struct HapticSignal {
  /// The call, in UTF-8 offsets; of a modifier without what it modifies.
  let range: Range<Int>
  /// The code that it is part of: a function, or the closure of a control.
  let scope: Node?
  /// The state whose change makes it, where it is a modifier.
  let trigger: String?

  private static let outcomes: Set<String> = ["success", "error", "warning"]

  static func all(in declaration: Declaration) -> [HapticSignal] {
    declaration.ownNodes(.functionCallExpr).compactMap { node in
      guard let call = Expression(node).call else { return nil }
      switch call.callee.memberName {
      case "notificationOccurred":
        return HapticSignal(
          range: node.range,
          scope: scope(of: node, in: declaration),
          trigger: nil
        )
      case "sensoryFeedback":
        guard
          let trigger = call.arguments.first(where: { $0.label == "trigger" })?.value.memberName,
          call.arguments.contains(where: { argument in
            argument.label == nil
              && (outcomes.contains(argument.value.memberName ?? "")
                || argument.closure?.node.allTokens.contains { outcomes.contains($0.text) } == true)
          }), let base = node.firstChild?.base
        else { return nil }
        return HapticSignal(
          range: (node.firstChild?.lastChild?.range ?? base.range)
            .lowerBound..<node.range.upperBound,
          scope: nil,
          trigger: trigger
        )
      default: return nil
      }
    }
  }

  /// The innermost function or closure around a call.
  private static func scope(of node: Node, in declaration: Declaration) -> Node? {
    declaration.ownNodes(.functionDecl, .closureExpr).last {
      $0.range.encloses(node.range)
    }
  }

  /// Whether the state that changes with it is for nothing else, and nothing else changes.
  func isAlone(in declaration: Declaration) -> Bool {
    let states = declaration.properties.filter { $0.attributes.contains("State") }.map(\.name)
    if let trigger { return states.contains(trigger) && !isRead(trigger, in: declaration) }
    guard let scope else { return false }
    let changed = Set(
      scope.descendants.filter { $0.kind == .sequenceExpr }.compactMap { node -> String? in
        guard node.child(.assignmentExpr) != nil else { return nil }
        let path = node.firstChild.map { Expression($0) }?.path ?? ""
        return path.withoutSelf
      }
    )
    guard !changed.isEmpty, changed.allSatisfy(states.contains) else { return false }
    let shows: Set = ["dismiss", "alert", "present", "navigate", "push", "append"]
    if scope.allTokens.contains(where: { shows.contains($0.text) }) { return false }
    return changed.allSatisfy { !isRead($0, in: declaration) }
  }

  /// Whether a state is asked for other than to make a vibration.
  private func isRead(_ name: String, in declaration: Declaration) -> Bool {
    var left: [Range<Int>] = declaration.property(name).map { [$0.node.range] } ?? []
    for node in declaration.ownNodes(.functionCallExpr, .sequenceExpr) {
      if node.kind == .sequenceExpr {
        if let target = node.change?.target { left.append(target.range) }
        continue
      }
      guard let call = Expression(node).call else { continue }
      switch call.callee.memberName {
      case "notificationOccurred": left.append(node.range)
      case "toggle": left.append(call.callee.range)
      case "sensoryFeedback":
        left += call.arguments.filter { $0.label == "trigger" }.map(\.range)
      default: break
      }
    }
    return declaration.node.allTokens.contains { token in
      guard token.text == name || token.text == "$\(name)" else { return false }
      return !left.contains { $0.contains(token.range.lowerBound) }
    }
  }
}
