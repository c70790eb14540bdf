import CurbcutModel

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
      guard declaration.mentionedSymbols.contains(.waits) else { return }
      for delay in declaration.delays {
        guard let seconds = delay.seconds, seconds >= 20, endsSession(delay.outcome) else {
          continue
        }
        findings.report(
          "People are signed out after \(Int(min(seconds, 1_000_000))) seconds without a warning; "
            + "let them stay signed in",
          at: delay.range,
          unless: [
            Exemption("the type warns people or lets them stay") { _ in
              declaration.mentions(anyOf: [
                "alert", "confirmationDialog", "extend", "extendSession", "warning", "warn",
              ])
            }
          ]
        )
      }
    }
  )

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
