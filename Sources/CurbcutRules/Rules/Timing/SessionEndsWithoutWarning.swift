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
      Silent where the type mentions a warning or a way to extend the session, or presents an alert after a
      while.
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
      .reported(
        "What counts up to a limit, with an alert about something else",
        """
        struct TaxReturn: View {
          @StateObject private var clock = SessionClock()
          @State private var hasFailed = false
          let signOut: () -> Void
          private static let limit = 2 * 60
          private let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Form {
              Button("File") { hasFailed = !clock.file() }
            }
            .alert("That has failed", isPresented: $hasFailed) {}
            .onReceive(ticker) { _ in
           //^^^^^^^^^ People are signed out after 120 seconds without a warning; let them stay signed in
              clock.idleSeconds += 1
              if clock.idleSeconds >= Self.limit { signOut() }
            }
          }
        }
        """
      ),
      .reported(
        "A loop, and a limit that is a date away",
        """
        struct Vault: View {
          let session: Session
          @State private var lastTouch = Date.now
          private let timeout: TimeInterval = 300

          var body: some View {
            List {
              Text("Your passwords")
            }
            .task {
              while !Task.isCancelled {
            //^^^^^ People are signed out after 300 seconds without a warning; let them stay signed in
                try? await Task.sleep(for: .seconds(5))
                checkIdle()
              }
            }
          }

          private func checkIdle() {
            guard Date.now.timeIntervalSince(lastTouch) > timeout else { return }
            session.signOut()
          }
        }
        """
      ),
      .reported(
        "A timer of a model that calls a function, and a wait with a name",
        """
        final class SessionModel: ObservableObject {
          @Published var currentUser: User?
          private let timeout: TimeInterval = 600
          private var timer: Timer?
          private var idle = 0

          func begin() {
            timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { [weak self] _ in
                  //^^^^^^^^^^^^^^^^^^^^ People are signed out after 300 seconds without a warning; let them stay signed in
              self?.tick()
            }
          }

          func restart() {
            timer = Timer.scheduledTimer(withTimeInterval: timeout, repeats: false) { [weak self] _ in
                  //^^^^^^^^^^^^^^^^^^^^ People are signed out after 600 seconds without a warning; let them stay signed in
              self?.currentUser = nil
            }
          }

          private func tick() {
            idle += 1
            if idle == 30 { logout() }
          }

          private func logout() { currentUser = nil }
        }
        """
      ),
      .ignored(
        "An alert that the same clock shows",
        """
        struct TaxReturn: View {
          @StateObject private var clock = SessionClock()
          @State private var isEnding = false
          let signOut: () -> Void
          private let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

          var body: some View {
            Form {
              Button("File") { clock.file() }
            }
            .alert("Are you still there?", isPresented: $isEnding) {
              Button("Stay signed in") { clock.touch() }
            }
            .onReceive(ticker) { _ in
              clock.idleSeconds += 1
              if clock.idleSeconds == 120 {
                isEnding = true
              } else if clock.idleSeconds >= 240 {
                signOut()
              }
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
      guard !declaration.isPreview else { return }
      let delays = declaration.mentionedSymbols.contains(.waits) ? declaration.delays : []
      let clocks = declaration.clocks
      let outcomes = delays.map(\.outcome) + clocks.map(\.outcome)
      for clock in clocks where endsSession(clock.outcome) {
        guard let seconds = clock.seconds,
          !declaration.warns(beside: clock.range, among: delays, outcomes)
        else { continue }
        findings.report(message(afterSeconds: seconds), at: clock.range)
      }
      for delay in delays {
        guard let seconds = delay.seconds, seconds >= 20 else { continue }
        guard endsSession(delay.outcome) || leavesScreens(delay.outcome),
          !declaration.warns(beside: delay.range, among: delays, outcomes)
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
        let name = target.pathNames.last ?? target
        return signedIn.matches(name) && value.boolean == false
          || signedOut.matches(name) && value.boolean == true
          || value.memberName.map(signedOut.matches) == true && value.path?.hasPrefix(".") == true
          || value.form == .nothing && person.contains(Identifier.words(of: name).joined())
      }
  }

  private static let signingOut = NameHint(
    "log-out logout sign-out signout end-session expire-session close-session"
  )
  private static let session = NameHint("session login authentication auth account")
  private static let ending = NameHint("end expire close invalidate terminate stop reset lock")
  /// What has happened to a session that has ended.
  private static let signedOut = NameHint("signed-out logged-out session-expired session-ended")
  /// Who is signed in, and by what.
  private static let person: Set = [
    "user", "currentuser", "session", "currentsession", "account", "currentaccount", "authtoken",
    "accesstoken", "credentials",
  ]
  private static let signedIn = NameHint("signed-in logged-in authenticated authorized")
}
