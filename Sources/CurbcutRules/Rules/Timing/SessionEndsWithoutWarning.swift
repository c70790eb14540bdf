import CurbcutModel
import CurbcutSyntax

extension Rule {
  static let sessionEndsWithoutWarning = Rule(
    id: "session-ends-without-warning",
    title: "Session ends without a warning",
    group: .timing,
    severity: .warning,
    impact: .serious,
    criteria: [.timingAdjustable],
    since: "0.5.0",
    why: """
      People who read or type slowly, or who use a switch or VoiceOver, lose what they have entered
      when they are signed out after a fixed time. Warn them before, and let them stay signed in.
      """,
    knownLimitations: """
      Silent where the type mentions a warning, an alert or a way to extend the session.
      """,
    examples: [
      .reported(
        """
        struct Account: View {
          let session: Session

          var body: some View {
            Text("Your account")
              .task {
                try? await Task.sleep(for: .seconds(120))
                         //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ People are signed out after 120 seconds without a warning; let them stay signed in
                session.logOut()
              }
          }
        }
        """
      ),
      .reported(
        "In a model",
        """
        final class Session {
          private var timer: Timer?
          private var isSignedIn = true

          func begin() {
            timer = Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in
                  //^^^^^^^^^^^^^^^^^^^^ People are signed out after 300 seconds without a warning; let them stay signed in
              self.isSignedIn = false
            }
          }
        }
        """
      ),
      .reported(
        "Screens that close, where another function warns before it ends something else",
        """
        final class KioskController: UIViewController {
          private var timer: Timer?

          @objc private func lend() {
            timer = Timer.scheduledTimer(withTimeInterval: 90, repeats: false) { [weak self] _ in
                  //^^^^^^^^^^^^^^^^^^^^ People are taken to the first screen after 90 seconds without a warning; let them stay
              self?.navigationController?.popToRootViewController(animated: true)
            }
          }

          @objc private func read() {
            timer = Timer.scheduledTimer(withTimeInterval: 900, repeats: false) { [weak self] _ in
              let alert = UIAlertController(title: "Are you still reading?", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "Go on", style: .default) { _ in self?.read() })
              self?.present(alert, animated: true)
            }
          }
        }
        """
      ),
      .reported(
        "A countdown that a view receives",
        """
        struct Account: View {
          @State private var secondsLeft = 90
          let session: Session
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Text("Your account")
              .onReceive(timer) { _ in
             //^^^^^^^^^ People are signed out after 90 seconds without a warning; let them stay signed in
                secondsLeft -= 1
                if secondsLeft <= 0 { session.logOut() }
              }
          }
        }
        """
      ),
      .ignored(
        "A countdown that ends a game",
        """
        struct Game: View {
          @State private var secondsLeft = 90
          let round: Round
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Text("Find the word")
              .onReceive(timer) { _ in
                secondsLeft -= 1
                if secondsLeft <= 0 { round.finish() }
              }
          }
        }
        """
      ),
      .recommended(
        """
        struct Account: View {
          let session: Session
          @State private var warnsOfEnd = false

          var body: some View {
            Text("Your account")
              .task {
                try? await Task.sleep(for: .seconds(100))
                warnsOfEnd = true
              }
              .alert("Are you still there?", isPresented: $warnsOfEnd) {
                Button("Stay signed in") { session.extend() }
                Button("Sign out") { session.logOut() }
              }
          }
        }
        """
      ),
      .ignored(
        "What ends after a while is no session of the person's",
        """
        struct Search: View {
          @State private var isActive = true

          var body: some View {
            Text("Searching")
              .task {
                try? await Task.sleep(for: .seconds(60))
                isActive = false
              }
          }
        }
        """
      ),
    ],
    check: .declaration { declaration, _, findings in
      let delays = declaration.mentionedSymbols.contains(.waits) ? declaration.delays : []
      for countdown in declaration.countdowns where endsSession(countdown.outcome) {
        guard !declaration.warns(beside: countdown.range, among: delays) else { continue }
        findings.report(message(afterSeconds: countdown.seconds), at: countdown.range)
      }
      for delay in delays {
        guard let seconds = delay.seconds, seconds >= 20 else { continue }
        guard endsSession(delay.outcome) || leavesScreens(delay.outcome),
          !declaration.warns(beside: delay.range, among: delays)
        else { continue }
        findings.report(
          message(afterSeconds: seconds, signsOut: endsSession(delay.outcome)),
          at: delay.range
        )
      }
    }
  )

  private static func message(afterSeconds seconds: Double, signsOut: Bool = true) -> String {
    let time = "\(Int(min(seconds, 1_000_000))) seconds without a warning"
    return signsOut
      ? "People are signed out after \(time); let them stay signed in"
      : "People are taken to the first screen after \(time); let them stay"
  }

  /// Whether what happens then takes people out of all that they have opened.
  private static func leavesScreens(_ outcome: ActionFact) -> Bool {
    outcome.calls.contains { $0.hasSuffix("popToRootViewController") }
  }

  /// Whether what happens then signs people out.
  private static func endsSession(_ outcome: ActionFact) -> Bool {
    outcome.calls.contains { path in
      let parts = path.split(separator: ".").map(String.init)
      guard let name = parts.last else { return false }
      if signingOut.matches(name) { return true }
      let isSession = parts.dropLast().contains { session.matches($0) }
      return isSession && ending.matchesBeginning(of: name)
    }
      || outcome.assignments.contains { target, value in
        signedIn.matches(target) && value.boolean == false
      }
  }

  private static let signingOut = NameHint(
    "log-out logout sign-out signout end-session expire-session close-session"
  )
  private static let session = NameHint("session login authentication auth account")
  private static let ending = NameHint("end expire close invalidate terminate stop reset lock")
  private static let signedIn = NameHint("signed-in logged-in authenticated authorized")
}

/// What people are warned by, or stay signed in by.
private let warning: Set<String> = [
  "alert", "confirmationDialog", "extend", "extendSession", "warning", "warn", "UIAlertController",
]

/// A number that a timer counts down in a view, and what its code does.
private struct Countdown {
  let range: Range<Int>
  let seconds: Double
  let outcome: ActionFact
}

extension Declaration {
  /// Whether its code warns people or lets them stay, other than in functions that wait for something else.
  fileprivate func warns(beside place: Range<Int>, among delays: [Delay]) -> Bool {
    let own = functions.first { $0.node.range.contains(place.lowerBound) }
    let others = functions.filter { function in
      function.name != own?.name
        && delays.contains { function.node.range.contains($0.range.lowerBound) }
    }
    return node.allTokens.contains { token in
      token.kind == .identifier && warning.contains(token.text)
        && !others.contains { $0.node.range.contains(token.range.lowerBound) }
    }
  }

  /// What `.onReceive(timer) { … }` counts down from 20 or more.
  fileprivate var countdowns: [Countdown] {
    guard mentionedSymbols.contains(.ticks) else { return [] }
    return ownNodes(.functionCallExpr).compactMap { call in
      guard let callee = call.firstChild, callee.kind == .memberAccessExpr,
        let name = callee.lastChild, name.hasText("onReceive"),
        case .call(_, let arguments) = Expression(call).form,
        case .closure(let closure)? = arguments.last?.value.form
      else { return nil }
      let outcome = ActionFact(closure, in: self)
      let start = outcome.assignments.compactMap { target, _ in
        property(target.withoutSelf)?.initialValue?.number
      }.max()
      guard let start, start >= 20 else { return nil }
      return Countdown(
        range: name.range,
        seconds: start,
        outcome: outcome
      )
    }
  }
}
