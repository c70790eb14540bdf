import CurbcutModel

extension Rule {
  static let motionActuationMissingAlternative = Rule(
    id: "motion-actuation-missing-alternative",
    title: "Motion gesture has no alternative",
    group: .gestures,
    severity: .info,
    impact: .serious,
    criteria: [.motionActuation],
    since: "0.1.0",
    why: """
      People whose device is mounted to a wheelchair, or who cannot move their hands freely,
      cannot shake or tilt it; others do so without meaning to. Everything that a motion triggers
      needs a control too.
      """,
    knownLimitations: """
      Silent where anything else in the same type does the same.
      """,
    examples: [
      .reported(
        """
        struct Board: View {
          @State private var cards = ["Plan", "Build"]

          var body: some View {
            List(cards, id: \\.self) { Text($0) }
              .onShake { cards.shuffle() }
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only shaking the device triggers this; add a button
          }
        }
        """
      ),
      .reported(
        "In a view controller",
        """
        final class BoardController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                      //^^^^^^^^^^^ Only shaking the device triggers this; add a button
            guard motion == .motionShake else { return }
            undoLastMove()
          }

          private func undoLastMove() {}
        }
        """
      ),
      .reported(
        "From sensor data",
        """
        struct Reader: View {
          @State private var page = 0
          private let sensors = CMMotionManager()

          var body: some View {
            Text("Page \\(page)").onAppear { watch() }
          }

          private func watch() {
            sensors.startDeviceMotionUpdates(to: .main) { motion, _ in
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only moving the device triggers this; add a button
              guard let motion else { return }
              if motion.attitude.roll > 0.8 { turnPage() }
            }
          }

          private func turnPage() { page += 1 }
        }
        """
      ),
      .reported(
        "By a notification, where the outcome of a call is not used",
        """
        struct Board: View {
          @State private var cards = ["Plan", "Build"]

          var body: some View {
            List(cards, id: \\.self) { Text($0) }
              .onReceive(NotificationCenter.default.publisher(for: .deviceDidShake)) { _ in
             //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ Only shaking the device triggers this; add a button
                _ = cards.popLast()
              }
          }
        }
        """
      ),
      .ignored(
        "Sensor data that is only shown",
        """
        struct Postcard: View {
          @State private var shift = 0.0
          private let sensors = CMMotionManager()

          var body: some View {
            Text("Greetings").onAppear { watch() }
          }

          private func watch() {
            sensors.startDeviceMotionUpdates(to: .main) { motion, _ in
              guard let motion else { return }
              if motion.attitude.roll > 0.1 { shift = motion.attitude.roll }
            }
          }
        }
        """
      ),
      .recommended(
        """
        struct Board: View {
          @State private var cards = ["Plan", "Build"]

          var body: some View {
            VStack {
              List(cards, id: \\.self) { Text($0) }
              Button("Shuffle") { shuffle() }
            }
            .onShake { shuffle() }
          }

          private func shuffle() { cards.shuffle() }
        }
        """
      ),
      .ignored(
        "A type for motion",
        """
        struct ShakeDetector: View {
          let undo: () -> Void

          var body: some View {
            Text("Shake it").onShake { undo() }
          }
        }
        """
      ),
      .ignored(
        "A bar button does it too",
        """
        final class BoardController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: String(localized: "Undo"),
              style: .plain,
              target: self,
              action: #selector(undoLastMove)
            )
          }

          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            undoLastMove()
          }

          @objc private func undoLastMove() {}
        }
        """
      ),
      .ignored(
        "A tool for developers, a setting, and a game",
        """
        final class BoardController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            showDebugMenu()
          }
        }

        final class AlarmController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if AlarmSettings.shakeRestarts { restartTimer() }
          }
        }

        final class GameController: UIViewController {
          override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            rollDice()
          }
        }
        """
      ),
    ],
    check: .elementAndDeclaration(
      withModifiers: .event,
      { element, findings in
        guard let trigger = ShakeGesture(of: element).trigger else { return }
        findings.report(
          "Only shaking the device triggers this; add a button",
          at: trigger.modifier.callRange,
          unless: [
            Exemption("it only opens a tool for developers") { _ in
              trigger.action.isForDevelopers
            },
            Exemption("a control of the same view does the same") {
              ShakeGesture(of: $0).offersControl(for: trigger.action)
            },
          ]
        )
      },
      { declaration, _, findings in
        for trigger in declaration.motionTriggers {
          findings.report(
            "Only \(trigger.isShaking ? "shaking" : "moving") the device triggers this; add a button",
            at: trigger.range
          )
        }
      }
    ),
    exemptions: [
      Exemption("motion is what its type is for") { $0.declaration?.isAboutMotion == true }
    ]
  )
}
