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
      let warns = Exemption("the type warns people or lets them stay") { _ in
        declaration.mentions(anyOf: [
          "alert", "confirmationDialog", "extend", "extendSession", "warning", "warn",
        ])
      }
      for countdown in declaration.countdowns where endsSession(countdown.outcome) {
        findings.report(
          message(afterSeconds: countdown.seconds),
          at: countdown.range,
          unless: [warns]
        )
      }
      guard declaration.mentionedSymbols.contains(.waits) else { return }
      for delay in declaration.delays {
        guard let seconds = delay.seconds, seconds >= 20, endsSession(delay.outcome) else {
          continue
        }
        findings.report(
          message(afterSeconds: seconds),
          at: delay.range,
          unless: [warns]
        )
      }
    }
  )

  private static func message(afterSeconds seconds: Double) -> String {
    "People are signed out after \(Int(min(seconds, 1_000_000))) seconds without a warning; "
      + "let them stay signed in"
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

/// A number that a timer counts down in a view, and what its code does.
private struct Countdown {
  let range: Range<Int>
  let seconds: Double
  let outcome: ActionFact
}

extension Declaration {
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
